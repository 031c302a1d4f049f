//! Whole games with this chance: the seats do anything that is legal.

use std::path::Path;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::any::{AnyAction, AnyOptions};
use rules::chance::{below, pick};
use rules::record::{Ending, Race, Record, Reveal, Step};
use rules::{Actor, AnyState, GameKind, Seat, Seats, Turn};
use serde_json::json;
use server::fair::{Binding, Chance, Entropy, Secret};

/// A finished game from this number: its secret, its entropy and what the seats do.
pub fn game(options: &AnyOptions, seats: u8, number: u64) -> Record {
    play(options, seats, number, true)
}

/// The same at a table where no seat was asked for entropy.
pub fn game_of_the_server_alone(options: &AnyOptions, seats: u8, number: u64) -> Record {
    let mut record = play(options, seats, number, false);
    record.header.entropy.clear();
    record.reveal.as_mut().unwrap().entropy.clear();
    record
}

fn play(options: &AnyOptions, seats: u8, number: u64, asked: bool) -> Record {
    let mut rng = ChaCha20Rng::seed_from_u64(number);
    let secret = Secret::from_hex(&Entropy::from(bytes(&mut rng)).to_string()).unwrap();
    let binding = Binding {
        table: format!("table {number}"),
        number: u32::try_from(number % 5).unwrap() + 1,
        options: options.clone(),
        seats,
    };
    // Of four seats, two add entropy, one withholds what it promised, and one is a bot.
    let promised: Vec<Option<Entropy>> = (0..seats)
        .map(|seat| (asked && seat % 4 != 3).then(|| Entropy::from(bytes(&mut rng))))
        .collect();
    let revealed: Vec<Option<Entropy>> =
        promised.iter().enumerate().map(|(seat, added)| added.filter(|_| seat % 4 != 1)).collect();
    let chance = Chance::new(&secret, &binding, &revealed);

    let mut record = Record::new(options.clone(), seats);
    record.header.table = Some(binding.table.clone());
    record.header.number = Some(binding.number);
    record.header.commit = Some(secret.commitment(&binding).to_string());
    record.header.entropy =
        promised.iter().map(|added| added.map(|added| added.commitment().to_string())).collect();
    let mut state = record.start().unwrap();
    while let Some(step) = next(&state, &chance, record.steps.len() as u64, &mut rng) {
        state.play(step.by, &step.action).unwrap();
        record.steps.push(step);
    }
    record.ending = Ending::of(&state);
    let entropy = revealed.iter().map(|added| added.map(|added| added.to_string())).collect();
    record.reveal = Some(Reveal { seed: secret.reveal(), entropy });
    record
}

fn bytes(rng: &mut ChaCha20Rng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}

fn next(state: &AnyState, chance: &Chance, number: u64, rng: &mut ChaCha20Rng) -> Option<Step> {
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some(Step::new(Actor::Chance, chance.act(number, state)?)),
        Turn::Seat(seat) => {
            let stand_in = below(rng, 8) == 0;
            let action = pick(rng, &state.actions(seat))?;
            Some(Step { stand_in, ..Step::new(Actor::Seat(seat), action) })
        }
        Turn::Race(_) if below(rng, 16) == 0 && state.clock().is_some() => {
            state.clock().map(|(action, _)| Step::new(Actor::Clock, action))
        }
        Turn::Race(racing) => Some(call(state, racing, chance, number, rng)),
    }
}

/// A call in a race. Every other one is too close to some others to tell.
fn call(
    state: &AnyState,
    racing: Seats,
    chance: &Chance,
    number: u64,
    rng: &mut ChaCha20Rng,
) -> Step {
    let first = racing.iter().nth(below(rng, racing.len()) as usize).unwrap();
    let others: Seats = racing.iter().filter(|_| below(rng, 2) == 0).collect();
    let tied = if below(rng, 2) == 0 { others.with(first) } else { Seats::NONE };
    let lot = if tied.len() > 1 { tied } else { Seats::NONE };
    let seat = chance.lot(number, lot).unwrap_or(first);
    let judged_us = u64::from(400_000 + below(rng, 900_000));
    let race = Race {
        claimed_us: (below(rng, 3) > 0).then_some(judged_us),
        least_us: judged_us - 20_000,
        most_us: judged_us + 20_000,
        judged_us,
        spoken_us: None,
        lot,
    };
    // Only wrong calls at random would go on for thousands of rounds.
    let right = |action: &AnyAction| {
        let mut after = state.clone();
        after.play(Actor::Seat(seat), action).unwrap();
        !matches!(after.turn(), Turn::Race(_))
    };
    let mut actions = state.actions(seat);
    if below(rng, 2) == 0 && actions.iter().any(right) {
        actions.retain(right);
    }
    let action = pick(rng, &actions).unwrap();
    Step {
        at: Some(number * 250),
        race: Some(Box::new(race)),
        ..Step::new(Actor::Seat(seat), action)
    }
}

/// Every game at every size, with several kinds of options.
pub fn tables() -> Vec<(AnyOptions, u8)> {
    let mut all: Vec<AnyOptions> =
        GameKind::ALL.iter().map(|kind| kind.default_options()).collect();
    for (kind, options) in [
        (GameKind::Dice, json!({"variant": "poachers", "trophies": 4, "calls": "free"})),
        (GameKind::Dice, json!({"variant": "guards", "trophies": 3, "limit": null})),
        (GameKind::Tiles, json!({"first": 1})),
    ] {
        all.push(kind.read_options(options).unwrap());
    }
    let mut tables = Vec::new();
    for options in all {
        let fits = |seats: &u8| AnyState::start(&options, *seats).is_ok();
        tables.extend((1..=8).filter(fits).map(|seats| (options.clone(), seats)));
    }
    tables
}

/// The records in `tests/data`. They were played like those of [`game`], and are never made anew.
pub const KEPT: [&str; 5] = ["cards-3", "cards-first", "dice-4", "dice-first", "tiles-2"];

/// The text of a record in `tests/data`.
pub fn read(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    std::fs::read_to_string(folder.join(name).with_extension("jsonl")).unwrap()
}

/// The seats with these numbers.
pub fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| Seat::new(number).unwrap()).collect()
}
