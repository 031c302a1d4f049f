//! Counts of step sequences, held against files that say where they come from.

use std::path::Path;

use rules::any::{ForGame, Registered};
use rules::perft::perft;
use rules::{AnyState, GameKind};

use crate::golden;

struct Count<'a> {
    state: &'a AnyState,
    depth: u32,
}

impl ForGame for Count<'_> {
    type Output = u64;

    fn run<G: Registered>(self) -> u64 {
        perft::<G>(G::state_of(self.state).unwrap(), self.depth)
    }
}

/// A position as the files name it: `table <game> <seats> <options>`, or
/// `record <name> <step>` of a golden record.
fn position(words: &str) -> AnyState {
    let words: Vec<&str> = words.split(' ').collect();
    match words[..] {
        ["table", game, seats, options] => {
            let game: GameKind = game.parse().unwrap();
            let options = game.read_options(serde_json::from_str(options).unwrap()).unwrap();
            AnyState::start(&options, seats.parse().unwrap()).unwrap()
        }
        ["record", name, step] => {
            let records = golden::records();
            let (_, record) =
                records.iter().find(|(known, _)| known == name).expect("a golden record");
            record.state_after(step.parse().unwrap()).expect("a step of the record")
        }
        _ => panic!("no position: {words:?}"),
    }
}

/// A count in a file: the position in words, the depth, and how many sequences there are.
pub struct Entry {
    pub position: String,
    pub depth: u32,
    pub count: u64,
}

/// All counts of a file in `tests/data`.
pub fn entries(file: &str) -> Vec<Entry> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let mut position = String::new();
    let mut entries = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match line.strip_prefix("perft ").and_then(|count| count.split_once(' ')) {
            Some((depth, count)) => entries.push(Entry {
                position: position.clone(),
                depth: depth.parse().unwrap(),
                count: count.parse().unwrap(),
            }),
            None => position = line.to_owned(),
        }
    }
    entries
}

fn check(file: &str) {
    let entries = entries(file);
    assert!(entries.len() >= 4, "{file} holds too little");
    for Entry { position: words, depth, count } in entries {
        let state = position(&words);
        let task = Count { state: &state, depth };
        assert_eq!(state.kind().run(task), count, "{file}: {words}, depth {depth}");
    }
}

#[test]
fn tiles_from_the_start() {
    check("tiles.perft");
}

#[test]
fn cards_near_the_end() {
    check("cards.perft");
}

#[test]
fn dice_rounds() {
    check("dice.perft");
}
