//! The test vector of `docs/FAIRNESS.md`, which was made by another program in
//! another language, from that page alone.

use serde::Deserialize;

use super::super::hex;
use super::*;

const PAGE: &str = include_str!("../../../../../docs/FAIRNESS.md");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    seed: String,
    table: String,
    number: u32,
    game: rules::GameKind,
    options: String,
    seats: u8,
    entropy: Vec<Option<Entropy>>,
    commitment: String,
    seat_commitments: Vec<Option<String>>,
    game_key: String,
    stream_keys: StreamKeys,
    chance: Vec<Words>,
    steps: Vec<Did>,
    lots: Vec<Lot>,
    bots: Vec<Bot>,
}

#[derive(Deserialize)]
struct StreamKeys {
    chance: String,
    lots: String,
    bots: String,
}

#[derive(Deserialize)]
struct Words {
    stream: u64,
    words: Vec<u32>,
}

#[derive(Deserialize)]
struct Did {
    step: u64,
    #[serde(rename = "do")]
    action: String,
}

#[derive(Deserialize)]
struct Lot {
    step: u64,
    tied: Seats,
    seat: Seat,
}

#[derive(Deserialize)]
struct Bot {
    step: u64,
    seat: Seat,
    seed: String,
}

fn vector() -> Vector {
    let json = PAGE.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    serde_json::from_str(json).unwrap()
}

fn table(vector: &Vector) -> (Secret, Binding, Chance) {
    let options = serde_json::from_str(&vector.options).unwrap();
    let binding = Binding {
        table: vector.table.clone(),
        number: vector.number,
        options: vector.game.read_options(options).unwrap(),
        seats: vector.seats,
    };
    let secret = Secret::from_hex(&vector.seed).unwrap();
    let chance = Chance::new(&secret, &binding, &vector.entropy);
    (secret, binding, chance)
}

#[test]
fn commitments_and_keys_are_those_of_the_page() {
    let vector = vector();
    let (secret, binding, chance) = table(&vector);
    assert_eq!(serde_json::to_string(&binding.options).unwrap(), vector.options);
    assert_eq!(secret.commitment(&binding).to_string(), vector.commitment);
    let commitments: Vec<Option<String>> = vector
        .entropy
        .iter()
        .map(|entropy| entropy.map(|entropy| entropy.commitment().to_string()))
        .collect();
    assert_eq!(commitments, vector.seat_commitments);
    assert_eq!(hex::write(&game_key(&secret, &binding, &vector.entropy)), vector.game_key);
    let keys = vector.stream_keys;
    assert_eq!(hex::write(&chance.chance), keys.chance);
    assert_eq!(hex::write(&chance.lots), keys.lots);
    assert_eq!(hex::write(&chance.bots), keys.bots);
}

#[test]
fn words_lots_and_seeds_are_those_of_the_page() {
    let vector = vector();
    let (_, _, chance) = table(&vector);
    for Words { stream, words } in &vector.chance {
        let mut rng = chance.step(*stream);
        let drawn: Vec<u32> = words.iter().map(|_| rng.next_u32()).collect();
        assert_eq!(drawn, *words, "stream {stream}");
    }
    for Lot { step, tied, seat } in &vector.lots {
        assert_eq!(chance.lot(*step, *tied), Some(*seat), "step {step}");
    }
    for Bot { step, seat, seed } in &vector.bots {
        assert_eq!(format!("{:016x}", chance.bot(*seat, *step)), *seed, "step {step}");
    }
}

#[test]
fn chance_acts_as_the_page_says() {
    let vector = vector();
    let (_, binding, chance) = table(&vector);
    let mut state = AnyState::start(&binding.options, binding.seats).unwrap();
    let mut acted = 0;
    for step in 0..=2 {
        let (by, action) = match state.turn() {
            rules::Turn::Seat(seat) => (rules::Actor::Seat(seat), state.actions(seat)[0]),
            _ => (rules::Actor::Chance, chance.act(step, &state).unwrap()),
        };
        if let Some(did) = vector.steps.iter().find(|did| did.step == step) {
            assert_eq!((by, action.to_string()), (rules::Actor::Chance, did.action.clone()));
            acted += 1;
        }
        state.play(by, &action).unwrap();
    }
    assert_eq!(acted, vector.steps.len());
}
