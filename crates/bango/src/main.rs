//! The `bango` program: reads the command line and wires the parts together.

mod cli;
mod commands;
mod descriptors;
mod failure;
mod terminal;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use words::show;

use crate::cli::Cli;
use crate::terminal::Terminal;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut terminal = Terminal::stdout(cli.lang.unwrap_or_default());
    let done = commands::run(cli.command, &mut terminal)
        .and_then(|()| terminal.out.flush().map_err(Into::into));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_silent() => ExitCode::SUCCESS,
        Err(failure) => {
            let mut stderr = anstream::stderr().lock();
            // If not even the error can be written, the exit code still says it.
            let _ = failure.write(&mut stderr);
            ExitCode::from(failure.exit_code())
        }
    }
}
