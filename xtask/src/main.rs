//! Everything that is checked, by one command: `cargo xtask test`.

mod checks;
mod cluster;
mod dist;
mod fuzz;
mod kill;
mod kit;
mod modules;
mod powercut;
mod scaling;
mod siege;
mod tools;

use std::process::ExitCode;
use std::str::FromStr;

const HELP: &str = "\
cargo xtask test                  everything that must pass: formatting, modules, lints, tests, games in a browser, the hosting kit, docs, licences
cargo xtask modules               only the check that modules of a crate do not depend on each other in a circle
cargo xtask fourth-game           only the game that tests add, through the whole program: after a change of a registry
cargo xtask browser               only the games in a browser, about four minutes
cargo xtask kit                   only the hosting kit in use: package, units, proxies (as root on Debian it can check all of it)
cargo xtask screenshots [FOLDER]  pictures of every page in both sizes and themes (target/screenshots)
cargo xtask film [SECONDS]        the first minutes of each game, a picture a second, on a phone, a desktop and a TV (target/film, 300 s each)
cargo xtask fuzz [SECONDS]        feed all that strangers reach with hostile input (15 s for each target)
cargo xtask fuzz campaign [INPUTS]  the same by number: 100 million inputs over all targets, in about an hour on two cores
cargo xtask kill [TIMES]          kill a server with SIGKILL under load (500 times) and see that nothing is lost
cargo xtask cluster [ROUNDS]      kill, freeze and cut off servers that share tables (200 times) and see that every table goes on
cargo xtask siege [MINUTES]       attack a server in every way at once (10 minutes) and see that honest tables do not notice
cargo xtask powercut [IMAGES]     cut the power under load (1000 images of the disk) and see that nothing acknowledged is lost
cargo xtask scaling               what 10⁴, 10⁶ and 10⁸ tables need, from measured costs (docs/SCALING.md)
cargo xtask dist [twice]          what is given away: stripped program, package, parts list, checksums (target/dist-files); twice, to compare

The first installs or checks what it needs and says what is missing.";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => checks::all(),
        ["modules"] => modules::check(),
        ["fourth-game"] => checks::fourth_game(),
        ["browser"] => checks::browser(),
        ["kit"] => checks::kit(),
        ["dist"] => dist::once(),
        ["dist", "twice"] => dist::twice(),
        ["screenshots"] => checks::screenshots("target/screenshots"),
        ["screenshots", folder] => checks::screenshots(folder),
        ["film"] => checks::film("target/film", "300"),
        ["film", seconds] => checks::film("target/film", seconds),
        ["fuzz"] => fuzz::all(15),
        ["fuzz", "campaign"] => fuzz::campaign(100_000_000),
        ["fuzz", "campaign", inputs] => number(inputs, "inputs").and_then(fuzz::campaign),
        ["fuzz", seconds] => number(seconds, "seconds").and_then(fuzz::all),
        ["kill"] => kill::all(500),
        ["kill", times] => number(times, "times").and_then(kill::all),
        ["cluster"] => cluster::all(200),
        ["cluster", rounds] => number(rounds, "rounds").and_then(cluster::all),
        ["powercut"] => powercut::all(1000),
        ["powercut", images] => number(images, "images").and_then(powercut::all),
        ["siege"] => siege::all(10),
        ["siege", minutes] => number(minutes, "minutes").and_then(siege::all),
        ["scaling"] => scaling::print(),
        [] | ["help" | "--help" | "-h"] => {
            eprintln!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => Err(format!("there is no such task; those there are:\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\nxtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn number<T: FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("“{text}” is not a number of {what}"))
}
