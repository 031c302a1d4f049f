//! One file for each command.

mod answer;
mod arena;
mod backup;
mod bench;
mod budget;
mod doctor;
mod hint;
mod join;
mod load;
mod moving;
mod perft;
mod play;
mod records;
mod replay;
mod rules;
mod score;
mod serve;
mod sim;
mod study;
mod table;
mod verify;

use clap::CommandFactory;

use crate::cli::{Cli, Command, Serve};
use crate::failure::Failure;
use crate::terminal::Terminal;

/// What a command comes to.
pub type Done = Result<(), Failure>;

/// Does what was asked for.
pub fn run(command: Option<Command>, terminal: &mut Terminal) -> Done {
    let command = command.unwrap_or_else(|| Command::Serve(Box::new(Serve::untyped())));
    match command {
        Command::Play(args) => play::run(&args, terminal),
        Command::Join(args) => join::run(&args, terminal),
        Command::Serve(args) => serve::run(*args, terminal),
        Command::Backup(args) => backup::run(&args, terminal),
        Command::Move(args) => moving::run(&args, terminal),
        Command::Doctor(args) => doctor::run(*args, terminal),
        Command::Rules(args) => rules::run(&args, terminal),
        Command::Sim(args) => sim::run(&args, terminal),
        Command::Replay(args) => replay::run(&args, terminal),
        Command::Verify(args) => verify::run(&args, terminal),
        Command::Answer(args) => answer::run(&args, terminal),
        Command::Score(args) => score::run(&args, terminal),
        Command::Perft(args) => perft::run(&args, terminal),
        Command::Arena(args) => arena::run(&args, terminal),
        Command::Study(args) => study::run(&args, terminal),
        Command::Hint(args) => hint::run(&args, terminal),
        Command::Bench(args) => bench::run(&args, terminal),
        Command::Load(args) => load::run(&args, terminal),
        Command::Floor => load::floor::run(terminal),
        Command::Completions { shell } => {
            // Into memory first: it panics where it cannot write.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "bango", &mut script);
            Ok(terminal.out.write_all(&script)?)
        }
    }
}
