//! `bango answer`: the right answer to a roll, and why (D3).

use rules::dice::{Reading, Roll};
use serde::Serialize;

use super::Done;
use crate::cli::Answer;
use crate::failure::Failure;
use crate::show;
use crate::terminal::{Terminal, style};

pub fn run(args: &Answer, terminal: &mut Terminal) -> Done {
    let roll: Roll = args.roll.join(" ").parse().map_err(|error| {
        Failure::bad_request(error).hint(
            "five white dice, two yellow, then perhaps two red and one green: bango answer RRGBB 13 RG B",
        )
    })?;
    let reading = roll.read();
    if args.json {
        #[derive(Serialize)]
        struct Line {
            roll: Roll,
            #[serde(flatten)]
            reading: Reading,
        }
        return Ok(terminal.json(&Line { roll, reading })?);
    }
    for reason in show::dice::reasons(&terminal.sentences, &roll, &reading) {
        terminal.paragraph("", "  ", &reason)?;
    }
    let call = show::dice::call(&terminal.sentences, reading.call);
    let answer = terminal.sentences.say_of("answer-is", &[("call", call.into())]);
    let strong = style::STRONG;
    writeln!(terminal.out, "{strong}{answer}{strong:#}")?;
    Ok(())
}
