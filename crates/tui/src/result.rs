//! How a game ended, in words.

use rules::record::Ending;
use rules::{Outcome, Seat, Turn};
use words::{Teller, show};

use crate::board::Context;

/// How a game ended, in words.
pub fn result(context: &Context<'_>) -> String {
    let Some(Ending { outcome, scores, resigned }) = &context.scene.ending else {
        return String::new();
    };
    let names = context.scene.names();
    let teller = Teller::new(context.sentences, &names);
    let mut parts = Vec::new();
    if let Some(seat) = resigned {
        parts.push(context.of("page-resigned", *seat));
    }
    let mine = |seat: Seat| context.scene.own().any(|own| own == seat);
    let alone = context.scene.own().count() == 1;
    parts.push(match outcome {
        Outcome::Won(seats) if alone && seats.len() == 1 && seats.iter().all(mine) => {
            context.say("end-won-you")
        }
        _ => show::turn(&teller, Turn::Over(*outcome)),
    });
    if let Some(scores) = scores {
        let seats = u8::try_from(scores.len()).unwrap_or(0);
        let each: Vec<String> = Seat::all(seats)
            .zip(scores)
            .map(|(seat, &points)| format!("{} {}", context.name(seat), show::signed(points)))
            .collect();
        parts.push(each.join(", "));
    }
    parts.join("  ")
}
