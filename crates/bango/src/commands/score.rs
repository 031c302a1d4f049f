//! `bango score`: the points of sequences and a personal discard, and why (C8).

use rules::cards::{Card, MOST_SEQUENCES, Pile, Sequence, Sequences, Tally};
use serde::Serialize;

use super::Done;
use crate::cli::Score;
use crate::failure::Failure;
use crate::show;
use crate::terminal::{Terminal, style};

pub fn run(args: &Score, terminal: &mut Terminal) -> Done {
    let (sequences, discard) = lay(args)?;
    let tally = Tally::of(&sequences, discard);
    if args.json {
        #[derive(Serialize)]
        struct Line<'a> {
            sequences: &'a Sequences,
            discard: Pile,
            points: Tally,
        }
        return Ok(terminal.json(&Line { sequences: &sequences, discard, points: tally })?);
    }
    for line in show::cards::tally(&terminal.sentences, &sequences, discard, &tally) {
        writeln!(terminal.out, "{line}")?;
    }
    let total =
        terminal.sentences.say_of("score-total", &[("total", show::signed(tally.total).into())]);
    let strong = style::STRONG;
    writeln!(terminal.out, "{strong}{total}{strong:#}")?;
    Ok(())
}

/// The sequences that the words form, and the cards that are left over.
fn lay(args: &Score) -> Result<(Sequences, Pile), Failure> {
    let mut all = Pile::EMPTY;
    let mut read = |word: &str| -> Result<Card, Failure> {
        let card: Card = word.parse().map_err(|error| {
            Failure::bad_request(error).hint("separate cards by spaces: bango score P1 P2 R3")
        })?;
        if !all.put(card) {
            let sentence = format!("{card} stands more often than the deck has it (C1)");
            let hint = "two of each coloured card and one of each black card are in it";
            return Err(Failure::bad_request(sentence).hint(hint));
        }
        Ok(card)
    };
    let mut runs: Vec<Vec<Card>> = Vec::new();
    let mut split = true;
    for word in &args.cards {
        if word == "/" {
            split = true;
            continue;
        }
        let card = read(word)?;
        let continues = |run: &&mut Vec<Card>| {
            let follows =
                run.last().is_some_and(|last| last.number().next() == Some(card.number()));
            let black = card.is_black() || run.iter().any(|other| other.is_black());
            follows && !black && !split
        };
        match runs.last_mut().filter(continues) {
            Some(run) => run.push(card),
            None => runs.push(vec![card]),
        }
        split = false;
    }
    let mut discard = Pile::EMPTY;
    for word in &args.discard {
        discard.put(read(word)?);
    }
    let mut sequences = Sequences::new();
    for run in runs {
        match Sequence::from_cards(&run) {
            Some(sequence) => sequences.try_push(sequence).map_err(|_| {
                let sentence = format!("a player has at most {MOST_SEQUENCES} sequences (C6.4)");
                Failure::bad_request(sentence)
                    .hint("put the other cards on the discard: --discard R1,R2")
            })?,
            None => run.into_iter().for_each(|card| _ = discard.put(card)),
        }
    }
    Ok((sequences, discard))
}
