//! Bots that others are measured by do not change: not even by a change to what they share
//! with others.

use bots::registry::Played;
use bots::{Budget, Level};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::cards::Cards;
use rules::playout::Playout;
use rules::tiles::Tiles;
use rules::{Actor, Observer, Turn};

/// What the bots of the test below did when they were set down as they are, in its order.
const DEEDS: [u64; 6] = [
    15_690_679_459_809_426_613,
    6_051_119_893_978_966_796,
    13_342_022_248_035_761_921,
    369_569_773_693_329_861,
    14_872_369_795_705_411_160,
    5_310_680_324_456_673_666,
];

/// Plays one game, in which the others are random, and gives a number that stands for all
/// that this bot did in it, its nodes included.
fn deeds<G: Played>(name: &str, seats: u8, nodes: u64, seed: u64) -> u64 {
    let start = G::start(&G::Options::default(), seats).unwrap();
    let mut game = Playout::<G>::new(start);
    let (mut chance, mut words) =
        (ChaCha20Rng::seed_from_u64(seed), ChaCha20Rng::seed_from_u64(seed + 1));
    let mut bot = G::named(name).unwrap();
    let mut deeds: u64 = 0xcbf2_9ce4_8422_2325;
    let mut note = |text: &str| {
        for byte in text.bytes() {
            deeds = (deeds ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for _ in 0..600 {
        match game.state.turn() {
            Turn::Seat(seat) if seat.number() == 0 => {
                let view = game.state.view(Observer::Seat(seat));
                let thought = bot.think(&view, &Budget::nodes(nodes), &mut words).unwrap();
                note(&format!("{} {};", thought.action, thought.nodes));
                game.state.play(Actor::Seat(seat), &thought.action).unwrap();
            }
            Turn::Over(_) => break,
            _ => {
                game.step(&mut chance);
            }
        }
    }
    deeds
}

#[test]
fn the_first_experts_play_as_they_did() {
    let cards =
        [("expert-1", 2), ("expert-1", 4), ("expert-1-judging", 3), ("flat-20", 3), ("odds", 2)];
    let mut all = cards.map(|(name, seats)| deeds::<Cards>(name, seats, 60, 11)).to_vec();
    all.push(deeds::<Tiles>("expert-1", 2, 4_000, 12));
    assert_eq!(all, DEEDS, "a bot that others are measured by has changed");
}

#[test]
fn every_baseline_is_a_bot_and_no_level() {
    fn check<G: Played>() {
        for name in G::BASELINES {
            assert!(G::named(name).is_some() && name.parse::<Level>().is_err(), "{name}");
        }
    }
    check::<Cards>();
    check::<Tiles>();
    check::<rules::dice::Dice>();
}
