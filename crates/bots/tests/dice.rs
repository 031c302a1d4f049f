//! The players of `dice`: how fast, how often wrong, how bold, and who wins.

mod caution;
mod claims;
mod growth;
mod legality;
mod matching;
mod races;
mod slips;
mod study;
mod times;

use bots::Played;
use bots::level::Level;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::dice::{Call, Dice, Options, View};
use rules::{Actor, Game, Observer, Seat, Turn};
use serde_json::Value;

/// A table that is played, and looked at, in words.
#[derive(Clone)]
struct Table(Dice);

impl Table {
    /// A table with these options, where seat 0 rolls first.
    fn new(seats: u8, options: Value) -> Table {
        let options: Options = serde_json::from_value(options).unwrap();
        let mut table = Table(Dice::start(&options, seats).unwrap());
        table.play(Actor::Chance, "first 0");
        table
    }

    fn play(&mut self, by: Actor, step: &str) {
        self.0.play(by, &step.parse().unwrap()).unwrap();
    }

    /// Whoever's turn it is throws, and the dice lie like this.
    fn roll(&mut self, dice: &str) {
        let Turn::Seat(roller) = self.0.turn() else { panic!("nobody throws") };
        self.play(Actor::Seat(roller), "throw");
        self.play(Actor::Chance, &format!("roll {dice}"));
    }

    fn call(&mut self, by: u8, call: &str) {
        self.play(Actor::Seat(seat(by)), &format!("call {call}"));
    }

    /// This seat wins a round for each letter: `RRG` is two rhinos and a gnu.
    /// Only at tables of `basic`.
    fn give(&mut self, to: u8, animals: &str) {
        for animal in animals.chars() {
            let (dice, call) = match animal {
                'R' => ("RRRGB 33", "rhino"),
                'G' => ("GGGRB 33", "gnu"),
                _ => ("BBBRG 33", "bongo"),
            };
            self.roll(dice);
            self.call(to, call);
        }
    }

    fn view(&self, of: u8) -> View {
        self.0.view(Observer::Seat(seat(of)))
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn call(text: &str) -> Call {
    text.parse().unwrap()
}

fn generator(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

#[test]
fn levels_are_named() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert!(Dice::named(&level.to_string()).is_some());
    }
    assert!("Expert".parse::<Level>().is_err());
    assert!(Dice::named("random").is_some());
    assert!(Dice::named("reader").is_some());
    for name in ["nobody", "person-", "person-0", "person-x"] {
        assert!(Dice::named(name).is_none(), "{name}");
    }
}
