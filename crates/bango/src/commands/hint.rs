//! `bango hint`: what could be done in a position, how good it is, and why.

use bots::AnyBot;
use bots::any::AnyCandidate;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::{AnyState, AnyView};
use rules::notation::shown;
use rules::{Observer, Seat, Turn};
use serde::Serialize;

use super::Done;
use super::budget::budget;
use super::records::read_record;
use crate::cli::Hint;
use crate::failure::Failure;
use crate::show;
use crate::terminal::{Terminal, style};

pub fn run(args: &Hint, terminal: &mut Terminal) -> Done {
    let record = read_record(&args.record)?;
    let step = args.step.unwrap_or(record.steps.len());
    let state = record.state_after(step).ok_or_else(|| {
        Failure::bad_request(format_args!("the record has no step {step}"))
            .hint(format_args!("its steps are 1 to {}; 0 is the start", record.steps.len()))
    })?;
    let seat = seat(args, &state)?;
    let advice = ask(args, &state.view(Observer::Seat(seat)))?;
    if args.json {
        #[derive(Serialize)]
        struct Line<'a> {
            step: usize,
            seat: Seat,
            advice: &'a [AnyCandidate],
        }
        return Ok(terminal.json(&Line { step, seat, advice: &advice })?);
    }
    let (strong, faint) = (style::STRONG, style::FAINT);
    for (place, advice) in advice.iter().enumerate() {
        let reason = show::reason(&terminal.sentences, &advice.reason);
        let action = advice.action.to_string();
        let share = terminal.sentences.percent(advice.value);
        if place == 0 {
            writeln!(terminal.out, "{strong}{share:>6}  {action:<16}{strong:#} {reason}")?;
        } else {
            writeln!(terminal.out, "{share:>6}  {action:<16} {faint}{reason}{faint:#}")?;
        }
    }
    Ok(())
}

/// For whom: the seat that was asked for, or the one in turn.
fn seat(args: &Hint, state: &AnyState) -> Result<Seat, Failure> {
    let able = |seat: &Seat| !state.actions(*seat).is_empty();
    match (args.seat, state.turn()) {
        (Some(number), _) => Seat::new(number).filter(able).ok_or_else(|| {
            Failure::bad_request(format_args!("seat {number} has nothing to decide there"))
                .hint("leave --as out, or choose another --step")
        }),
        (None, Turn::Seat(seat)) => Ok(seat),
        (None, Turn::Race(seats)) => {
            seats.iter().next().ok_or_else(|| Failure::bad_request("nobody may call any more"))
        }
        (None, Turn::Chance) => Err(Failure::bad_request("chance acts there, nobody decides")
            .hint("choose a position with --step in which a seat is to act")),
        (None, Turn::Over(_)) => Err(Failure::bad_request("the game is over there")
            .hint("choose an earlier position with --step")),
    }
}

/// What the bot that was asked for thinks, the best first.
fn ask(args: &Hint, view: &AnyView) -> Result<Vec<AnyCandidate>, Failure> {
    let game = view.kind();
    let name = args.bot.as_deref().unwrap_or(AnyBot::adviser(game));
    let mut bot = AnyBot::named(game, name).ok_or_else(|| {
        Failure::bad_request(format_args!("there is no bot “{}” for {game}", shown(name)))
            .hint(format_args!("those there are: {}", AnyBot::names(game).join(", ")))
    })?;
    let mut rng = ChaCha20Rng::seed_from_u64(args.seed);
    let thought = bot.think(view, &budget(&args.budget)?.start(), &mut rng);
    let thought = thought.ok_or_else(|| Failure::bad_request("the bot has no answer"))?;
    Ok(thought.candidates)
}
