//! The dice of one round, as they lie (D1, D4.1).

use std::fmt::{self, Write};
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::animal::Animal;
use super::number::Number;
use super::options::Variant;
use crate::chance;
use crate::notation::{NotationError, serde_as_notation};

/// All dice of a variant, in the order in which they were written or drawn:
/// `RRGBB 13`, `RRGBB 13 RG` or `RRGBB 13 RG B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string", rename = "DiceRoll"))]
pub struct Roll {
    /// The animals to count (D1.1).
    pub white: [Animal; 5],
    /// How many are wanted (D1.2, D3.1).
    pub yellow: [Number; 2],
    /// The dice that the larger variants add (D1.3).
    pub poachers: Option<Poachers>,
}

/// The poachers' dice, and the guard's where guards play (D1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Poachers {
    /// The two red dice (D3.2).
    pub red: [Animal; 2],
    /// The green die (D3.3).
    pub guard: Option<Animal>,
}

impl Roll {
    /// How many dice there are.
    pub fn dice(&self) -> usize {
        let poachers = self.poachers.map_or(0, |dice| 2 + usize::from(dice.guard.is_some()));
        self.white.len() + self.yellow.len() + poachers
    }

    /// Rolls the dice of a variant: every roll is equally likely.
    ///
    /// One number below [`Variant::rolls`] is drawn. Written in base 3 with one
    /// digit for each die, its digits from left to right are the dice in the
    /// order of the notation: the five white, the two yellow, the two red, the
    /// green. 0, 1 and 2 are rhino, gnu and bongo, or 1, 2 and 3.
    pub fn draw(variant: Variant, rng: &mut dyn Rng) -> Roll {
        Roll::nth(variant, chance::below(rng, variant.rolls()))
    }

    /// Every roll of a variant, in the order of the numbers that [`Roll::draw`] draws.
    pub fn all(variant: Variant) -> impl Iterator<Item = Roll> {
        (0..variant.rolls()).map(move |number| Roll::nth(variant, number))
    }

    /// The variant that is played with these dice.
    pub const fn variant(&self) -> Variant {
        match self.poachers {
            None => Variant::Basic,
            Some(Poachers { guard: None, .. }) => Variant::Poachers,
            Some(Poachers { guard: Some(_), .. }) => Variant::Guards,
        }
    }

    /// The roll that [`Roll::draw`] makes of this number. The digits are taken
    /// off its right end, so the last die comes first.
    fn nth(variant: Variant, mut number: u32) -> Roll {
        let mut digit = || {
            let digit = number % 3;
            number /= 3;
            digit as usize
        };
        let guard = (variant == Variant::Guards).then(|| Animal::ALL[digit()]);
        let red = (variant != Variant::Basic).then(|| from_last(|| Animal::ALL[digit()]));
        let yellow = from_last(|| Number::ALL[digit()]);
        let white = from_last(|| Animal::ALL[digit()]);
        Roll { white, yellow, poachers: red.map(|red| Poachers { red, guard }) }
    }
}

/// As many faces as are needed, the last one made first.
fn from_last<T, const N: usize>(mut face: impl FnMut() -> T) -> [T; N] {
    let mut faces = std::array::from_fn(|_| face());
    faces.reverse();
    faces
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |f: &mut fmt::Formatter<'_>, dice: &[Animal]| {
            dice.iter().try_for_each(|animal| f.write_char(animal.letter()))
        };
        letters(f, &self.white)?;
        write!(f, " {}{}", self.yellow[0].value(), self.yellow[1].value())?;
        if let Some(poachers) = self.poachers {
            f.write_char(' ')?;
            letters(f, &poachers.red)?;
            if let Some(guard) = poachers.guard {
                write!(f, " {}", guard.letter())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wanted = "dice such as `RRGBB 13`, `RRGBB 13 RG` or `RRGBB 13 RG B`";
        parse(text).ok_or_else(|| NotationError::new(text, wanted))
    }
}

fn parse(text: &str) -> Option<Roll> {
    let mut words = text.split(' ');
    let white = dice(words.next()?, Animal::from_letter)?;
    let yellow = dice(words.next()?, Number::from_digit)?;
    let poachers = match words.next() {
        None => None,
        Some(red) => {
            let red = dice(red, Animal::from_letter)?;
            let guard = match words.next() {
                None => None,
                Some(green) => dice::<_, 1>(green, Animal::from_letter)?.first().copied(),
            };
            Some(Poachers { red, guard })
        }
    };
    words.next().is_none().then_some(Roll { white, yellow, poachers })
}

/// Exactly `N` dice, one character each.
fn dice<T, const N: usize>(word: &str, face: fn(char) -> Option<T>) -> Option<[T; N]> {
    let mut dice = ArrayVec::<T, N>::new();
    for character in word.chars() {
        dice.try_push(face(character)?).ok()?;
    }
    dice.into_inner().ok()
}

serde_as_notation!(Roll);

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_core::SeedableRng;

    use super::*;

    const VARIANTS: [Variant; 3] = [Variant::Basic, Variant::Poachers, Variant::Guards];

    #[test]
    fn every_roll_is_written_once_and_reads_back() {
        for variant in VARIANTS {
            let texts: std::collections::BTreeSet<String> =
                Roll::all(variant).map(|roll| roll.to_string()).collect();
            assert_eq!(texts.len(), variant.rolls() as usize);
            for roll in Roll::all(variant) {
                assert_eq!(roll.variant(), variant);
                assert_eq!(roll.to_string().parse(), Ok(roll));
            }
        }
    }

    #[test]
    fn rolls_are_numbered_in_base_three() {
        let text = |number| Roll::nth(Variant::Guards, number).to_string();
        assert_eq!(text(0), "RRRRR 11 RR R");
        assert_eq!(text(1), "RRRRR 11 RR G");
        assert_eq!(text(3), "RRRRR 11 RG R");
        assert_eq!(text(27), "RRRRR 12 RR R");
        assert_eq!(text(59_048), "BBBBB 33 BB B");
        assert_eq!(Roll::nth(Variant::Basic, 9 + 5).to_string(), "RRRRG 23");
        assert_eq!(Roll::nth(Variant::Poachers, 9 * 5).to_string(), "RRRRR 23 RR");
    }

    #[test]
    fn the_way_from_a_seed_to_rolls_never_changes() {
        let mut rng = ChaCha20Rng::from_seed([7; 32]);
        let rolls = VARIANTS.map(|variant| Roll::draw(variant, &mut rng).to_string());
        assert_eq!(rolls, ["GGRBR 22", "RBRBB 23 GG", "BRGGB 33 RB G"]);
    }

    #[test]
    fn what_is_no_roll_does_not_parse() {
        let refused = "|RRGBB|RRGB 13|RRGBBB 13|RRGBB 14|RRGBB 03|RRGBB 1|RRGBB 123|rrgbb 13|RRGBK 13\
            |RRGBB 13 R|RRGBB 13 RGB|RRGBB 13 RG BB|RRGBB 13 RG B B|RRGBB  13| RRGBB 13|RRGBB 13 \
            |RRGBB 13 RG |RRGBB 13  B|RRGBB\t13|RRGBÉ 13";
        for text in refused.split('|') {
            assert!(text.parse::<Roll>().is_err(), "{text:?}");
        }
    }
}
