//! Any line that somebody types at a table is steps, an answer or a sentence that says what can be
//! typed, in every language, and the phrases that are offered are understood.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use rules::record::Record;
use rules::{AnyState, Observer, Seat};
use words::{Language, Sentences, Teller, Typed, Typist, typed};

/// Games, and how many play them.
const GAMES: [(&str, usize); 3] = [
    (include_str!("../../crates/fair/tests/data/cards-3.jsonl"), 3),
    (include_str!("../../crates/fair/tests/data/dice-4.jsonl"), 4),
    (include_str!("../../crates/fair/tests/data/tiles-2.jsonl"), 2),
];

/// How far into a game lines are typed, in parts of its length.
const PLACES: usize = 8;

static POSITIONS: LazyLock<Vec<(AnyState, usize)>> = LazyLock::new(|| {
    let places = |(text, seats): (&str, usize)| {
        let record = Record::read(text.as_bytes()).expect("a good record");
        let step = |place| record.steps.len() * place / PLACES;
        let states = (0..=PLACES).filter_map(|place| record.state_after(step(place)));
        states.map(|state| (state, seats)).collect::<Vec<_>>()
    };
    GAMES.into_iter().flat_map(places).collect()
});

fuzz_target!(|input: (u8, u8, &str)| {
    let (place, language, text) = input;
    let (state, seats) = &POSITIONS[usize::from(place) % POSITIONS.len()];
    let language = Language::ALL[usize::from(language) % Language::ALL.len()].0;
    let seat = Seat::new(0).expect("seat 0");
    let view = state.view(Observer::Seat(seat));
    let names = ["Ada", "Bruno", "Gnu", "Cat"].map(str::to_owned);
    let teller = Teller::aloud(Sentences::shared(language), &names[..*seats], Some(seat));
    match typed::read(&Typist { teller, steps: &[] }, &view, text) {
        Ok(Typed::Steps(steps)) => assert!(!steps.is_empty(), "{text:?} means no step"),
        Ok(Typed::Told(told)) | Err(told) => assert!(!told.is_empty(), "{text:?} has no answer"),
    }
});
