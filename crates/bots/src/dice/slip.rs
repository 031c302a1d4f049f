//! The mistakes that people make with these dice: each is the roll read with one
//! of its rules overlooked, so each is plausible, and gone when no rule is left out.

use arrayvec::ArrayVec;
use rules::dice::{Animal, Call, Matching, Number, Poachers, Roll};

use super::steps::steps;

/// One way to misread a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Takes a yellow number that is shown for the one that is missing (D3.1).
    NumberShown(Number),
    /// Overlooks the poachers (D3.2).
    PoachersOverlooked,
    /// Takes a red animal that is shown for the one that is missing (D3.2).
    PoachersShown(Animal),
    /// Overlooks the guard (D3.3).
    GuardOverlooked,
    /// Names one of the two animals that have the number, not the third (D3.4).
    TieNamed(Animal),
    /// Names an animal that is there but misses the number by one, when none has it (D3.4).
    NearEnough(Animal),
}

/// What someone sees who makes this slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misreading {
    /// What goes wrong.
    pub slip: Slip,
    /// What they would call. Now and then it is right all the same.
    pub call: Call,
    /// The steps that they take; what is overlooked costs no time, but what they
    /// believe to see instead may.
    pub steps: u8,
}

/// Every way to misread one roll: two numbers, three ways with the poachers, one with the
/// guard, and two of a tie or three of nothing.
pub type Misreadings = ArrayVec<Misreading, 9>;

impl Slip {
    /// Every way to misread this roll.
    pub fn all(roll: &Roll) -> Misreadings {
        let mut all = Misreadings::new();
        let mut partial = |slip, seen: Roll| {
            all.push(Misreading { slip, call: seen.read().call, steps: steps(&seen) });
        };
        if roll.yellow[0] != roll.yellow[1] {
            for number in roll.yellow {
                partial(Slip::NumberShown(number), Roll { yellow: [number; 2], ..*roll });
            }
        }
        if let Some(poachers) = roll.poachers {
            partial(Slip::PoachersOverlooked, Roll { poachers: None, ..*roll });
            if poachers.red[0] != poachers.red[1] {
                for animal in poachers.red {
                    let poachers = Some(Poachers { red: [animal; 2], ..poachers });
                    partial(Slip::PoachersShown(animal), Roll { poachers, ..*roll });
                }
            }
            if poachers.guard.is_some() {
                let poachers = Some(Poachers { guard: None, ..poachers });
                partial(Slip::GuardOverlooked, Roll { poachers, ..*roll });
            }
        }
        all.extend(hasty_ends(roll));
        all
    }

    /// How easily it happens, compared with the others.
    pub fn weight(self) -> f64 {
        match self {
            Slip::PoachersOverlooked | Slip::GuardOverlooked => 1.0,
            Slip::TieNamed(_) => 0.75,
            Slip::NumberShown(_) | Slip::PoachersShown(_) | Slip::NearEnough(_) => 0.5,
        }
    }
}

/// Everything is read and counted, but the last thought is not finished.
fn hasty_ends(roll: &Roll) -> ArrayVec<Misreading, 3> {
    let reading = roll.read();
    let steps = steps(roll) - 1;
    let end = |animal, slip| Misreading { slip, call: Call::Animal(animal), steps };
    match reading.matching {
        Matching::One(_) => ArrayVec::new(),
        Matching::Two(one, other) => {
            [one, other].into_iter().map(|animal| end(animal, Slip::TieNamed(animal))).collect()
        }
        Matching::None => {
            let wanted = reading.wanted.number.value();
            let near = |animal: &Animal| {
                let count = reading.left[*animal];
                count > 0 && count.abs_diff(wanted) == 1
            };
            let near = Animal::ALL.into_iter().filter(near);
            near.map(|animal| end(animal, Slip::NearEnough(animal))).collect()
        }
    }
}
