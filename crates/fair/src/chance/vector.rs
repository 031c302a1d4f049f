//! The test vectors of `docs/FAIRNESS.md`, which were made by another program in
//! another language, from that page alone.

use serde::Deserialize;

use super::super::hex;
use super::*;

const PAGE: &str = include_str!("../../../../docs/FAIRNESS.md");

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

/// Each version and its vector.
fn vectors() -> [(Derivation, Vector); 2] {
    [Derivation::V1, Derivation::V2].map(|derivation| {
        let place = derivation.number() as usize;
        let json = PAGE.split("```json\n").nth(place).unwrap().split("```").next().unwrap();
        (derivation, serde_json::from_str(json).unwrap())
    })
}

fn added(vector: &Vector) -> Added {
    let promise = |text: &Option<String>| text.as_ref().map(|text| text.parse().unwrap());
    let promises = vector.seat_commitments.iter().map(promise).collect();
    Added { promises, entropy: vector.entropy.clone() }
}

fn table(derivation: Derivation, vector: &Vector) -> (Secret, Binding, Chance) {
    let options = serde_json::from_str(&vector.options).unwrap();
    let binding = Binding {
        derivation,
        table: vector.table.clone(),
        number: vector.number,
        options: vector.game.read_options(options).unwrap(),
        seats: vector.seats,
    };
    let secret = Secret::from_hex(&vector.seed).unwrap();
    let chance = Chance::new(&secret, &binding, &added(vector));
    (secret, binding, chance)
}

#[test]
fn commitments_and_keys_are_those_of_the_page() {
    vectors().iter().for_each(|(derivation, vector)| commitments_and_keys(*derivation, vector));
}

fn commitments_and_keys(derivation: Derivation, vector: &Vector) {
    let (secret, binding, chance) = table(derivation, vector);
    assert_eq!(serde_json::to_string(&binding.options).unwrap(), vector.options);
    assert_eq!(secret.commitment(&binding).to_string(), vector.commitment);
    for ((seat, entropy), promise) in
        Seat::all(vector.seats).zip(&vector.entropy).zip(&vector.seat_commitments)
    {
        if let Some(entropy) = entropy {
            assert_eq!(Some(entropy.promise(&binding, seat).to_string()), *promise);
        }
    }
    assert_eq!(hex::write(&game_key(&secret, &binding, &added(vector))), vector.game_key);
    let keys = &vector.stream_keys;
    assert_eq!(hex::write(&chance.chance), keys.chance);
    assert_eq!(hex::write(&chance.lots), keys.lots);
    assert_eq!(hex::write(&chance.bots), keys.bots);
}

#[test]
fn words_lots_and_seeds_are_those_of_the_page() {
    vectors().iter().for_each(|(derivation, vector)| words_lots_and_seeds(*derivation, vector));
}

fn words_lots_and_seeds(derivation: Derivation, vector: &Vector) {
    let (_, _, chance) = table(derivation, vector);
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
    vectors().iter().for_each(|(derivation, vector)| steps(*derivation, vector));
}

fn steps(derivation: Derivation, vector: &Vector) {
    let (_, binding, chance) = table(derivation, vector);
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
