//! The answer to a roll, with every reason for it (D3).

use serde::{Deserialize, Serialize};

use super::animal::Animal;
use super::call::Call;
use super::number::Number;
use super::roll::{Poachers, Roll};
use super::tally::Tally;

/// What a roll says, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceReading"))]
pub struct Reading {
    /// How many are wanted (D3.1).
    pub wanted: Wanted,
    /// What the poachers did, where they play (D3.2, D3.3).
    pub poachers: Option<Poaching>,
    /// The animals on all white dice.
    pub shown: Tally,
    /// The animals on the white dice that are left, which are counted (D3.4).
    pub left: Tally,
    /// Which of them have the wanted count (D3.4).
    pub matching: Matching,
    /// The right call (D3.4).
    pub call: Call,
}

/// How many are wanted (D3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceWanted"))]
pub struct Wanted {
    /// The number itself.
    pub number: Number,
    /// How the yellow dice say so.
    pub by: Shown,
}

/// What the poachers did (D3.2, D3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DicePoaching"))]
pub struct Poaching {
    /// The animal that they are after.
    pub target: Animal,
    /// How the red dice say so.
    pub by: Shown,
    /// What came of it.
    pub effect: Effect,
}

/// How a pair of dice chooses one of three faces (D3.1, D3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceShown"))]
pub enum Shown {
    /// Both dice show it.
    Both,
    /// The dice differ, and neither shows it.
    Neither,
}

/// What came of the poachers (D3.2, D3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceEffect"))]
pub enum Effect {
    /// One white die with the target is cancelled.
    Cancelled,
    /// No white die shows the target, so nothing happens.
    Missed,
    /// The green die shows the target, so every white die counts.
    Guarded,
}

/// Which animals have the wanted count: `"none"`, `{"one":"gnu"}` or
/// `{"two":["rhino","gnu"]}`, in the usual order.
///
/// Three cannot: they would be 3, 6 or 9 dice, but four or five are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceMatching"))]
pub enum Matching {
    /// No animal: `nothing` is right.
    None,
    /// One animal: it is right.
    One(Animal),
    /// Two animals: the third is right.
    Two(Animal, Animal),
}

/// How a roll is answered, by what has to be found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One animal has the wanted count.
    One,
    /// Two have it, so that the third is right.
    Two,
    /// No animal has it.
    None,
    /// The same after the poachers cancelled a die.
    Poached,
    /// The same after the guard stopped the poachers.
    Guarded,
}

impl Kind {
    /// The words for all of them, in their order.
    pub const WORDS: [&'static str; 5] = ["one", "two", "none", "poached", "guarded"];

    /// A word for it.
    pub const fn word(self) -> &'static str {
        Kind::WORDS[self as usize]
    }
}

impl Reading {
    /// What had to be found out. Poachers that missed changed nothing.
    pub fn kind(&self) -> Kind {
        match (self.poachers.map(|poachers| poachers.effect), self.matching) {
            (Some(Effect::Cancelled), _) => Kind::Poached,
            (Some(Effect::Guarded), _) => Kind::Guarded,
            (_, Matching::One(_)) => Kind::One,
            (_, Matching::Two(..)) => Kind::Two,
            (_, Matching::None) => Kind::None,
        }
    }
}

impl Roll {
    /// Reads the dice: the right call and every step that leads to it.
    ///
    /// ```
    /// use rules::dice::{Animal, Call, Effect, Matching, Roll};
    ///
    /// // Two are wanted; the poachers cancel one of the three rhinos (D7.4).
    /// let reading = "RRRBB 13 RR".parse::<Roll>()?.read();
    /// assert_eq!(reading.poachers.map(|poachers| poachers.effect), Some(Effect::Cancelled));
    /// assert_eq!(reading.matching, Matching::Two(Animal::Rhino, Animal::Bongo));
    /// assert_eq!(reading.call, Call::Animal(Animal::Gnu));
    /// # Ok::<(), rules::NotationError>(())
    /// ```
    pub fn read(&self) -> Reading {
        let shown = Tally::of(self.white);
        let wanted = self.wanted();
        let poachers = self.poachers.map(|poachers| poachers.poach(shown));
        let mut left = shown;
        if let Some(Poaching { target, effect, .. }) = poachers {
            left[target] -= u8::from(effect == Effect::Cancelled);
        }
        let (matching, call) = answer(left, wanted.number);
        Reading { wanted, poachers, shown, left, matching, call }
    }

    /// D3.1.
    fn wanted(&self) -> Wanted {
        let [one, other] = self.yellow;
        let (face, by) = chosen(one as usize - 1, other as usize - 1);
        Wanted { number: Number::ALL[face], by }
    }
}

impl Poachers {
    /// D3.2 and D3.3: what they do to white dice that show these animals.
    fn poach(self, white: Tally) -> Poaching {
        let [one, other] = self.red;
        let (face, by) = chosen(one as usize, other as usize);
        let target = Animal::ALL[face];
        let effect = if self.guard == Some(target) {
            Effect::Guarded
        } else if white[target] == 0 {
            Effect::Missed
        } else {
            Effect::Cancelled
        };
        Poaching { target, by, effect }
    }
}

/// D3.4: which animals are left exactly this many times, and so the right call.
///
/// The answer is looked up, not branched to: no processor can predict dice.
fn answer(left: Tally, wanted: Number) -> (Matching, Call) {
    use Animal::{Bongo, Gnu, Rhino};
    /// By who has the count: rhino adds 1, gnu 2 and bongo 4.
    const ANSWERS: [(Matching, Call); 8] = [
        (Matching::None, Call::Nothing),
        (Matching::One(Rhino), Call::Animal(Rhino)),
        (Matching::One(Gnu), Call::Animal(Gnu)),
        (Matching::Two(Rhino, Gnu), Call::Animal(Bongo)),
        (Matching::One(Bongo), Call::Animal(Bongo)),
        (Matching::Two(Rhino, Bongo), Call::Animal(Gnu)),
        (Matching::Two(Gnu, Bongo), Call::Animal(Rhino)),
        // All three cannot have it, see `Matching`.
        (Matching::None, Call::Nothing),
    ];
    let has = |animal: Animal| usize::from(left[animal] == wanted.value());
    ANSWERS[has(Rhino) | has(Gnu) << 1 | has(Bongo) << 2]
}

/// Of the faces 0, 1 and 2: the one that both dice show, or the one that neither
/// shows. Either way it makes the sum of all three a multiple of 3.
fn chosen(one: usize, other: usize) -> (usize, Shown) {
    let by = if one == other { Shown::Both } else { Shown::Neither };
    ((one + other) * 2 % 3, by)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_chooses_what_both_or_neither_show() {
        for (face, others) in [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])] {
            let [one, other] = others;
            assert_eq!(chosen(face, face), (face, Shown::Both));
            assert_eq!(chosen(one, other), (face, Shown::Neither));
            assert_eq!(chosen(other, one), (face, Shown::Neither));
        }
    }

    #[test]
    fn every_kind_of_roll() {
        for (roll, word) in [
            ("RRGBB 11", "one"),
            ("RRGBB 13", "two"),
            ("RRGBB 33", "none"),
            ("RRRBB 13 RR", "poached"),
            ("RRRBB 13 GG", "one"),
            ("RRRBB 13 RR R", "guarded"),
            ("RRRBB 13 RR B", "poached"),
        ] {
            assert_eq!(roll.parse::<Roll>().unwrap().read().kind().word(), word, "{roll}");
        }
    }

    #[test]
    fn a_reading_on_the_wire() {
        let reading = "RRRBB 13 RR B".parse::<Roll>().unwrap().read();
        let json = serde_json::to_string(&reading).unwrap();
        let written = concat!(
            r#"{"wanted":{"number":2,"by":"neither"},"#,
            r#""poachers":{"target":"rhino","by":"both","effect":"cancelled"},"#,
            r#""shown":{"rhino":3,"gnu":0,"bongo":2},"left":{"rhino":2,"gnu":0,"bongo":2},"#,
            r#""matching":{"two":["rhino","bongo"]},"call":"gnu"}"#,
        );
        assert_eq!(json, written);
        assert_eq!(serde_json::from_str::<Reading>(&json).unwrap(), reading);
    }
}
