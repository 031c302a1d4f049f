//! `bango move`: all data of a server from one store to another.

use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use server::store::moving::{Moved, Side, carry};
use server::store::postgres::Postgres;

use super::{Done, serve};
use crate::cli::Move;
use crate::failure::Failure;
use crate::terminal::Terminal;

pub fn run(args: &Move, terminal: &mut Terminal) -> Done {
    if args.from == args.to {
        return Err(Failure::bad_request("the data is there already"));
    }
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::bad_request(format!("no threads can be started: {error}")))?;
    let Moved { rows, entries } = runtime.block_on(move_all(args))?;
    let details = [("rows", rows.to_string().into()), ("entries", entries.to_string().into())];
    let done = terminal.sentences.say_of("move-done", &details);
    Ok(writeln!(terminal.out, "{done}")?)
}

async fn move_all(args: &Move) -> Result<Moved, Failure> {
    if !Postgres::is_url(&args.from) && !file(&args.from).exists() {
        let sentence = format!("there is no data in {}", args.from);
        return Err(Failure::bad_request(sentence).hint("name the data folder of the server"));
    }
    if !Postgres::is_url(&args.to) {
        serve::make(Path::new(&args.to))?;
    }
    let failed = |store: &str| {
        let store = Postgres::name(store).unwrap_or_else(|_| store.to_owned());
        move |error| Failure::bad_request(format!("{store}: {error}"))
    };
    let from = Side::open(&args.from, || file(&args.from)).await.map_err(failed(&args.from))?;
    let mut to = Side::open(&args.to, || file(&args.to)).await.map_err(failed(&args.to))?;
    // Nothing is drawn where nobody looks.
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
        bar.set_style(style);
    }
    let moved = carry(&from, &mut to, |progress| {
        bar.set_message(format!("{}: {}", progress.part, progress.rows));
        bar.tick();
    });
    let moved = moved.await;
    bar.finish_and_clear();
    moved.map_err(|error| {
        Failure::bad_request(error).hint("the source is as it was; docs/HOSTING.md tells more")
    })
}

/// The file with the data in a folder.
fn file(folder: &str) -> PathBuf {
    serve::file(Path::new(folder))
}
