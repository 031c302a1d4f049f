//! Whole games with this chance: the seats do anything that is legal.

use std::path::Path;
use std::time::Duration;

use fair::{
    Added, Binding, Chance, Derivation, Entropy, JudgedCall, Lots, RecordKey, Secret, order,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::any::{AnyAction, AnyOptions};
use rules::chance::{below, pick};
use rules::record::{Ending, Hold, LateCall, Race, Record, Reveal, Step};
use rules::{Actor, AnyState, GameKind, Seat, Seats, Turn};
use serde_json::json;

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
        derivation: Derivation::NEWEST,
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
    let promise =
        |(seat, added): (Seat, &Option<Entropy>)| added.map(|added| added.promise(&binding, seat));
    let promises = Seat::all(seats).zip(&promised).map(promise).collect();
    let added = Added { promises, entropy: revealed };
    let chance = Chance::new(&secret, &binding, &added);

    let mut record = Record::new(options.clone(), seats);
    record.header.table = Some(binding.table.clone());
    record.header.number = Some(binding.number);
    record.header.commit = Some(secret.commitment(&binding).to_string());
    record.header.fair = binding.derivation.header_field();
    record.header.entropy =
        added.promises.iter().map(|promise| promise.map(|promise| promise.to_string())).collect();
    let mut state = record.start().unwrap();
    loop {
        let steps = next(&state, &chance, record.steps.len() as u64, &mut rng);
        if steps.is_empty() {
            break;
        }
        for step in steps {
            state.play(step.by, &step.action).unwrap();
            record.steps.push(step);
        }
    }
    record.ending = Ending::of(&state);
    let entropy = added.entropy.iter().map(|added| added.map(|added| added.to_string())).collect();
    record.reveal = Some(Reveal { seed: secret.reveal(), entropy });
    record
}

fn bytes(rng: &mut ChaCha20Rng) -> [u8; 32] {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// The next step, or the calls of one verdict.
fn next(state: &AnyState, chance: &Chance, number: u64, rng: &mut ChaCha20Rng) -> Vec<Step> {
    match state.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => {
            vec![Step::new(Actor::Chance, chance.act(number, state).unwrap())]
        }
        Turn::Seat(seat) => {
            let stand_in = below(rng, 8) == 0;
            let action = pick(rng, &state.actions(seat)).unwrap();
            vec![Step { stand_in, ..Step::new(Actor::Seat(seat), action) }]
        }
        Turn::Race(_) if below(rng, 16) == 0 && state.clock().is_some() => {
            let (action, _) = state.clock().unwrap();
            vec![Step::new(Actor::Clock, action)]
        }
        Turn::Race(racing) => verdict(state, racing, chance, number, rng),
    }
}

/// The calls of one verdict in a race: many are too close to others to tell.
fn verdict(
    state: &AnyState,
    racing: Seats,
    chance: &Chance,
    number: u64,
    rng: &mut ChaCha20Rng,
) -> Vec<Step> {
    let first = racing.iter().nth(below(rng, racing.len()) as usize).unwrap();
    let others: Seats = racing.iter().filter(|_| below(rng, 2) == 0).collect();
    // Later verdicts of one round fall later.
    let opened = 1_000_000 * number;
    let measured = others.with(first).iter().map(|seat| {
        let judged_us = opened + u64::from(400_000 + below(rng, 20_000));
        // The first two sit at one device.
        let clock = Seat::new(if seat.number() < 2 { 0 } else { seat.number() }).unwrap();
        let claimed_us = (below(rng, 3) > 0).then_some(judged_us);
        let (least_us, most_us) = (judged_us - 20_000, judged_us + 20_000);
        LateCall { seat, claimed_us, least_us, most_us, judged_us, clock }
    });
    let judged = order(measured.map(judged_call).collect(), &mut Lotted { chance, number });
    let mut state = state.clone();
    let mut steps: Vec<Step> = Vec::new();
    for (place, call) in judged.iter().enumerate() {
        let late: LateCall = call.what;
        if !matches!(state.turn(), Turn::Race(_)) {
            let last = steps.last_mut().unwrap().race.as_mut().unwrap();
            last.hold.as_mut().unwrap().late.push(late);
            continue;
        }
        let action = answer(&state, call.seat, rng);
        state.play(Actor::Seat(call.seat), &action).unwrap();
        let hold = Hold { fell_us: opened + 500_000, clock: late.clock, late: Vec::new() };
        let LateCall { claimed_us, least_us, most_us, judged_us, .. } = late;
        let (lot, hold) = (call.tied, Some(hold));
        let race = Race { claimed_us, least_us, most_us, judged_us, spoken_us: None, lot, hold };
        steps.push(Step {
            at: Some((number + place as u64) * 250),
            race: Some(Box::new(race)),
            ..Step::new(Actor::Seat(call.seat), action)
        });
    }
    steps
}

fn judged_call(late: LateCall) -> JudgedCall<LateCall> {
    let time = Duration::from_micros;
    JudgedCall {
        seat: late.seat,
        what: late,
        clock: late.clock,
        arrived: time(late.judged_us),
        claimed: late.claimed_us.map(time),
        trip: None,
        least: time(late.least_us),
        most: time(late.most_us),
        judged: time(late.judged_us),
        lot: false,
        tied: Seats::NONE,
    }
}

/// The lots of the verdict that begins with this step.
struct Lotted<'a> {
    chance: &'a Chance,
    number: u64,
}

impl Lots for Lotted<'_> {
    fn draw(&mut self, place: usize, tied: Seats) -> Option<Seat> {
        self.chance.lot(self.number + place as u64, tied)
    }
}

/// What a seat calls. Only wrong calls at random would go on for thousands of rounds.
fn answer(state: &AnyState, seat: Seat, rng: &mut ChaCha20Rng) -> AnyAction {
    let right = |action: &AnyAction| {
        let mut after = state.clone();
        after.play(Actor::Seat(seat), action).unwrap();
        !matches!(after.turn(), Turn::Race(_))
    };
    let mut actions = state.actions(seat);
    if below(rng, 2) == 0 && actions.iter().any(right) {
        actions.retain(right);
    }
    pick(rng, &actions).unwrap()
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

/// Records of the second version, signed by [`key`].
pub const KEPT_V2: [&str; 3] = ["v2-cards-4", "v2-dice-4", "v2-tiles-2"];

/// The key that signed them.
pub fn key() -> RecordKey {
    RecordKey::new(&[7; 32])
}

/// The text of a record in `tests/data`.
pub fn read(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    std::fs::read_to_string(folder.join(name).with_extension("jsonl")).unwrap()
}

/// The seats with these numbers.
pub fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| Seat::new(number).unwrap()).collect()
}
