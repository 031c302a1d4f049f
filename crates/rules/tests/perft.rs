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
        perft::<G>(G::state(self.state).unwrap(), self.depth)
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

fn check(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let mut state = None;
    let mut counted = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match line.strip_prefix("perft ") {
            Some(count) => {
                let (depth, expected) = count.split_once(' ').expect("a depth and a count");
                let state = state.as_ref().expect("a position first");
                let task = Count { state, depth: depth.parse().unwrap() };
                assert_eq!(
                    state.kind().run(task),
                    expected.parse::<u64>().unwrap(),
                    "{file}: {line}"
                );
                counted += 1;
            }
            None => state = Some(position(line)),
        }
    }
    assert!(counted >= 4, "{file} holds too little");
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
