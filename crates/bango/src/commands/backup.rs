//! `bango backup`: a copy of a server's data, while it runs.

use std::io::Write;

use server::store::postgres::BACKUP;

use super::{Done, serve};
use crate::cli::Backup;
use crate::failure::Failure;
use crate::terminal::Terminal;

pub fn run(args: &Backup, terminal: &mut Terminal) -> Done {
    if args.store.is_some() {
        return Err(Failure::bad_request(BACKUP).hint("docs/HOSTING.md tells how"));
    }
    let from = serve::file(&serve::folder(args.data.as_deref())?);
    server::store::sqlite::backup(&from, &args.to).map_err(|error| {
        Failure::bad_request(format!("{} cannot be copied: {error}", from.display()))
    })?;
    let to = args.to.display().to_string();
    let done = terminal.sentences.say_of("backup-done", &[("file", to.into())]);
    Ok(writeln!(terminal.out, "{done}")?)
}
