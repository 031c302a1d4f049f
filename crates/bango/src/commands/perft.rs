//! `bango perft`: counts of step sequences to a depth.

use rules::any::{ForGame, Registered};
use rules::{Actor, AnyState};
use serde::Serialize;

use super::Done;
use super::records::read_record;
use super::table::table;
use crate::cli::Perft;
use crate::failure::Failure;
use crate::terminal::{Terminal, style};

/// Beyond this the count would not end, or not fit.
const DEEPEST: u32 = 64;

pub fn run(args: &Perft, terminal: &mut Terminal) -> Done {
    let state = match &args.from {
        None => table(args.game, &args.table)?.start,
        Some(path) => {
            let record = read_record(path)?;
            let step = args.step.unwrap_or(record.steps.len());
            let state = record.state_after(step).ok_or_else(|| {
                Failure::bad_request(format_args!("the record has no step {step}"))
                    .hint(format_args!("its steps are 1 to {}", record.steps.len()))
            })?;
            if state.kind() != args.game {
                let sentence =
                    format!("the record is one of {}, not of {}", state.kind(), args.game);
                let hint = format!("try: bango perft {} --from …", state.kind());
                return Err(Failure::bad_request(sentence).hint(hint));
            }
            state
        }
    };
    if args.depth > DEEPEST {
        let sentence = format!("a depth of {} would never end", args.depth);
        return Err(
            Failure::bad_request(sentence).hint("small depths grow fast enough: try --depth 3")
        );
    }
    let first_steps = args.game.run(Divide { state: &state, depth: args.depth });
    let count: u64 =
        if args.depth == 0 { 1 } else { first_steps.iter().map(|step| step.count).sum() };
    if args.json {
        #[derive(Serialize)]
        struct Line<'a> {
            game: &'static str,
            depth: u32,
            count: u64,
            #[serde(skip_serializing_if = "Option::is_none")]
            first_steps: Option<&'a [FirstStep]>,
        }
        let first_steps = args.divide.then_some(first_steps.as_slice());
        return Ok(terminal.json(&Line {
            game: args.game.id(),
            depth: args.depth,
            count,
            first_steps,
        })?);
    }
    if args.divide {
        for step in &first_steps {
            writeln!(
                terminal.out,
                "{:>14}  {:<8}  {}",
                step.count,
                step.by.to_string(),
                step.action
            )?;
        }
    }
    let details = [("count", count.to_string().into()), ("depth", args.depth.into())];
    let total = terminal.sentences.say_of("perft-total", &details);
    let strong = style::STRONG;
    writeln!(terminal.out, "{strong}{total}{strong:#}")?;
    Ok(())
}

/// How many sequences begin with one step.
#[derive(Serialize)]
struct FirstStep {
    by: Actor,
    #[serde(rename = "do")]
    action: String,
    count: u64,
}

struct Divide<'a> {
    state: &'a AnyState,
    depth: u32,
}

impl ForGame for Divide<'_> {
    type Output = Vec<FirstStep>;

    fn run<G: Registered>(self) -> Vec<FirstStep> {
        let Some(state) = G::state_of(self.state) else {
            return Vec::new();
        };
        let counted = rules::perft::divide::<G>(state, self.depth);
        counted
            .into_iter()
            .map(|(by, action, count)| FirstStep { by, action: action.to_string(), count })
            .collect()
    }
}
