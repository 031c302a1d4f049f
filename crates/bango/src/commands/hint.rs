//! `bango hint`: what could be done in a position, how good it is, and why.

use bots::registry::{ForPlayed, Played};
use bots::{Candidate, Reason};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::AnyState;
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
    let kind = state.kind();
    let advice = bots::registry::run(kind, Ask { args, state: &state, seat })?;
    if args.json {
        #[derive(Serialize)]
        struct Line<'a> {
            step: usize,
            seat: Seat,
            advice: &'a [Advice],
        }
        return Ok(terminal.json(&Line { step, seat, advice: &advice })?);
    }
    let (strong, faint) = (style::STRONG, style::FAINT);
    for (place, advice) in advice.iter().enumerate() {
        let reason = show::reason(&terminal.sentences, &advice.reason);
        let share = format!("{:.0} %", 100.0 * advice.value);
        if place == 0 {
            writeln!(terminal.out, "{strong}{share:>6}  {:<16}{strong:#} {reason}", advice.action)?;
        } else {
            writeln!(terminal.out, "{share:>6}  {:<16} {faint}{reason}{faint:#}", advice.action)?;
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

/// One thing that could be done.
#[derive(Serialize)]
struct Advice {
    #[serde(rename = "do")]
    action: String,
    value: f64,
    reason: Reason,
}

struct Ask<'a> {
    args: &'a Hint,
    state: &'a AnyState,
    seat: Seat,
}

impl ForPlayed for Ask<'_> {
    type Output = Result<Vec<Advice>, Failure>;

    fn run<G: Played>(self) -> Self::Output {
        let Some(state) = G::state_of(self.state) else { return Ok(Vec::new()) };
        let name = self.args.bot.as_deref().unwrap_or(G::ADVISER);
        let mut bot = G::named(name).ok_or_else(|| {
            Failure::bad_request(format_args!("there is no bot “{}” for {}", shown(name), G::ID))
                .hint(format_args!("those there are: {}", G::names().join(", ")))
        })?;
        let view = state.view(Observer::Seat(self.seat));
        let mut rng = ChaCha20Rng::seed_from_u64(self.args.seed);
        let thought = bot.think(&view, &budget(&self.args.budget)?.start(), &mut rng);
        let thought = thought.ok_or_else(|| Failure::bad_request("the bot has no answer"))?;
        let advice = |candidate: Candidate<G>| Advice {
            action: candidate.action.to_string(),
            value: candidate.value,
            reason: candidate.reason,
        };
        Ok(thought.candidates.into_iter().map(advice).collect())
    }
}
