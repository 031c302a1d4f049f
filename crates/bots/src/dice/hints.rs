//! Why: the facts of a reading, a slip or a claim, for the sentences
//! `hint-dice-…`. Animals, seats and such are in notation.

use rules::dice::{Effect, Matching, Reading, Roll, Shown};

use super::slip::Slip;
use crate::reason::Reason;

/// Somebody has to roll.
pub(super) fn throw() -> Reason {
    Reason::plain("hint-dice-throw")
}

/// All other calls were wrong.
pub(super) fn only_left() -> Reason {
    Reason::plain("hint-dice-only-left")
}

/// The right answer, step by step: the wanted number, what the poachers did, the counts.
pub(super) fn reading(roll: &Roll) -> Reason {
    let Reading { wanted, poachers, left, matching, .. } = roll.read();
    let reason = match matching {
        Matching::One(animal) => Reason::plain("hint-dice-one").notation("animal", animal),
        Matching::Two(one, other) => {
            Reason::plain("hint-dice-two").notation("one", one).notation("other", other)
        }
        Matching::None => Reason::plain("hint-dice-none"),
    };
    let reason = reason
        .count("wanted", wanted.number.value())
        .notation("shown", by(wanted.by))
        .count("rhino", left.rhino)
        .count("gnu", left.gnu)
        .count("bongo", left.bongo);
    match poachers {
        None => reason.notation("poachers", "none").notation("target", "none"),
        Some(poaching) => {
            let effect = match poaching.effect {
                Effect::Cancelled => "cancelled",
                Effect::Missed => "missed",
                Effect::Guarded => "guarded",
            };
            reason.notation("poachers", effect).notation("target", poaching.target)
        }
    }
}

/// What someone overlooks who comes to another answer.
pub(super) fn slip(slip: Slip) -> Reason {
    match slip {
        Slip::NumberShown(number) => {
            Reason::plain("hint-dice-slip-number").count("number", number.value())
        }
        Slip::PoachersOverlooked => Reason::plain("hint-dice-slip-poachers"),
        Slip::PoachersShown(animal) => {
            Reason::plain("hint-dice-slip-target").notation("animal", animal)
        }
        Slip::GuardOverlooked => Reason::plain("hint-dice-slip-guard"),
        Slip::TieNamed(animal) => Reason::plain("hint-dice-slip-tie").notation("animal", animal),
        Slip::NearEnough(animal) => Reason::plain("hint-dice-slip-near").notation("animal", animal),
    }
}

fn by(shown: Shown) -> &'static str {
    match shown {
        Shown::Both => "both",
        Shown::Neither => "neither",
    }
}
