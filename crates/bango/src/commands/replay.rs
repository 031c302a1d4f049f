//! `bango replay`: a recorded game, step by step, through somebody's eyes.

use std::path::Path;

use rules::any::AnyAction;
use rules::notation::shown;
use rules::record::{Ending, Race, Record, Step};
use rules::{Actor, AnyState, Observer, Seat, Turn};
use serde::Serialize;
use words::Teller;

use super::Done;
use super::play::{is_plain, manner, trouble};
use super::records::read_record;
use crate::cli::Replay;
use crate::failure::Failure;
use crate::show;
use crate::terminal::{Terminal, style};

pub fn run(args: &Replay, terminal: &mut Terminal) -> Done {
    let record = read_record(&args.record)?;
    let eyes = Eyes::parse(args.eyes.as_deref(), &record)?;
    if let Some(step) = args.step.filter(|&step| step > record.steps.len()) {
        let sentence = format!("the record has no step {step}");
        let hint = format!("its steps are 1 to {}; 0 is the start", record.steps.len());
        return Err(Failure::bad_request(sentence).hint(hint));
    }
    if args.json {
        return json(args, &record, eyes, terminal);
    }
    // Whoever asks for one position wants to see it printed, and pipes have no slider.
    let screen = args.step.is_none() && !is_plain(&args.client);
    if screen && args.record != Path::new("-") {
        let manner = manner(&args.client, false, terminal);
        let eyes = match eyes {
            Eyes::Of(observer) => tui::replaying::Eyes::Of(observer),
            Eyes::All => tui::replaying::Eyes::All,
        };
        return tui::replay(record, eyes, 0, &manner).map_err(trouble);
    }
    text(args, &record, eyes, terminal)
}

/// Through whose eyes a game is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    Of(Observer),
    /// Everyone's at once, for games that are over.
    All,
}

impl Eyes {
    fn parse(asked: Option<&str>, record: &Record) -> Result<Eyes, Failure> {
        let over = record.steps.len();
        let finished = || {
            let end = record.state_after(over).map(|state| state.turn());
            matches!(end, Some(Turn::Over(_)))
        };
        let last = record.header.seats - 1;
        match asked {
            None | Some("all") if finished() => Ok(Eyes::All),
            None | Some("public") => Ok(Eyes::Of(Observer::Public)),
            Some("all") => Err(Failure::bad_request("everything is shown of finished games only")
                .hint("choose --as public or a seat")),
            Some(seat) => {
                let seat =
                    seat.parse().ok().and_then(Seat::new).filter(|seat| seat.number() <= last);
                seat.map(|seat| Eyes::Of(Observer::Seat(seat))).ok_or_else(|| {
                    let sentence = format!(
                        "there is no seat “{}” at this table",
                        shown(asked.unwrap_or_default())
                    );
                    Failure::bad_request(sentence)
                        .hint(format_args!("the seats are 0 to {last}; or say public, or all"))
                })
            }
        }
    }

    /// What these eyes see of a step.
    fn glimpse(self, action: &AnyAction) -> Option<AnyAction> {
        match self {
            Eyes::All => Some(*action),
            Eyes::Of(observer) => action.glimpse(observer),
        }
    }

    /// What these eyes know of a seat's legal actions.
    fn legal(self, state: &AnyState, by: Actor) -> Option<Vec<AnyAction>> {
        match by {
            Actor::Seat(seat) if self == Eyes::All || self == Eyes::Of(Observer::Seat(seat)) => {
                Some(state.actions(seat))
            }
            _ => None,
        }
    }

    fn view(self, state: &AnyState, seats: u8) -> serde_json::Result<serde_json::Value> {
        match self {
            Eyes::Of(observer) => serde_json::to_value(state.view(observer)),
            Eyes::All => {
                let seats: Vec<_> =
                    Seat::all(seats).map(|seat| state.view(Observer::Seat(seat))).collect();
                Ok(serde_json::json!({ "public": state.view(Observer::Public), "seats": seats }))
            }
        }
    }
}

fn json(args: &Replay, record: &Record, eyes: Eyes, terminal: &mut Terminal) -> Done {
    #[derive(Serialize)]
    struct Line<'a> {
        step: usize,
        #[serde(flatten)]
        taken: Option<Taken<'a>>,
        turn: Turn,
        view: serde_json::Value,
        #[serde(skip_serializing_if = "Option::is_none")]
        scores: Option<rules::game::Scores>,
    }
    #[derive(Serialize)]
    struct Taken<'a> {
        by: Actor,
        #[serde(rename = "do")]
        action: Option<AnyAction>,
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        stand_in: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        race: Option<&'a Race>,
        legal: Option<Vec<AnyAction>>,
    }
    walk(record, |number, step, before, state| {
        if args.step.is_some_and(|wanted| wanted != number) {
            return Ok(());
        }
        let taken = step.map(|step| Taken {
            by: step.by,
            action: eyes.glimpse(&step.action),
            at: step.at,
            stand_in: step.stand_in,
            race: step.race.as_deref(),
            legal: before.and_then(|before| eyes.legal(before, step.by)),
        });
        let view = eyes.view(state, record.header.seats)?;
        let line = Line { step: number, taken, turn: state.turn(), view, scores: state.scores() };
        Ok(terminal.json(&line)?)
    })
}

fn text(args: &Replay, record: &Record, eyes: Eyes, terminal: &mut Terminal) -> Done {
    let (strong, faint) = (style::STRONG, style::FAINT);
    terminal.title(record.header.game)?;
    let teller = Teller::new(&terminal.sentences, &record.header.players);
    let all = record.steps.len();
    walk(record, |number, step, before, state| {
        let shown = args.step.unwrap_or(all);
        if let Some(step) = step.filter(|_| args.step.is_none_or(|wanted| wanted == number)) {
            let seen = eyes.glimpse(&step.action);
            let words = show::step(&teller, step.by, &step.action, seen.as_ref());
            let notation = seen
                .map_or_else(|| terminal.sentences.say("replay-hidden"), |seen| seen.to_string());
            writeln!(terminal.out, "{number:>5}  {words:<52} {faint}{notation}{faint:#}")?;
            let open = |state: &AnyState| state.view(Observer::Public);
            for line in before.into_iter().flat_map(|before| {
                let (before, after) = (open(before), open(state));
                show::aftermath(&teller, &before, &step.action, &after)
            }) {
                writeln!(terminal.out, "       {line}")?;
            }
        }
        if number == shown {
            let after = match number {
                0 => terminal.sentences.say("replay-start"),
                _ => terminal.sentences.say_of(
                    "replay-after",
                    &[("step", number.to_string().into()), ("steps", all.to_string().into())],
                ),
            };
            writeln!(terminal.out, "\n{strong}{after}{strong:#}")?;
            let views: Vec<_> = match eyes {
                Eyes::Of(observer) => vec![state.view(observer)],
                Eyes::All => Seat::all(record.header.seats)
                    .map(|seat| state.view(Observer::Seat(seat)))
                    .collect(),
            };
            for line in show::position(&teller, &views) {
                writeln!(terminal.out, "{line}")?;
            }
        }
        Ok(())
    })?;
    let steps = [("steps", all.into())];
    let checked = match record.ending {
        Some(_) => terminal.sentences.say_of("replay-checked-ending", &steps),
        None => terminal.sentences.say_of("replay-checked", &steps),
    };
    writeln!(terminal.out, "\n{checked}")?;
    if record.state_after(all).as_ref().and_then(Ending::of).is_none() {
        writeln!(terminal.out, "{}", terminal.sentences.say("replay-unfinished"))?;
    }
    Ok(())
}

/// Walks through a game: the number of the step, the step itself, the position
/// before it and the one after it. The start comes first, as step 0.
fn walk(
    record: &Record,
    mut each: impl FnMut(usize, Option<&Step>, Option<&AnyState>, &AnyState) -> Done,
) -> Done {
    let mut state = record.start().map_err(Failure::check_failed)?;
    each(0, None, None, &state)?;
    for (step, number) in record.steps.iter().zip(1..) {
        let before = state.clone();
        state.play(step.by, &step.action).map_err(Failure::check_failed)?;
        each(number, Some(step), Some(&before), &state)?;
    }
    Ok(())
}
