//! Golden games: what each observer glimpses and learns at every step. Any
//! change in the rules, the views or the notation shows here as a difference.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p rules golden` writes
//! them anew; read the differences before committing them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use rules::record::Record;
use rules::{AnyState, Observer};
use serde_json::Value;

use crate::players::observers;

/// The records in `tests/golden`, by name.
pub fn records() -> Vec<(String, Record)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut records: Vec<(String, Record)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let record = Record::read(&std::fs::read(&path).unwrap());
            (name.clone(), record.unwrap_or_else(|error| panic!("{name}: {error}")))
        })
        .collect();
    records.sort_by(|one, other| one.0.cmp(&other.0));
    records
}

#[test]
fn golden_games_look_the_same_to_every_observer() {
    let records = records();
    assert!(records.len() >= 8);
    for (name, record) in records {
        insta::with_settings!({ snapshot_path => "golden", prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, playthrough(&record));
        });
    }
}

#[test]
fn golden_records_are_written_as_they_were_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for (name, record) in records() {
        let text = std::fs::read_to_string(folder.join(&name).with_extension("jsonl")).unwrap();
        assert_eq!(record.to_string(), text, "{name}");
        assert!(record.ending.is_some());
    }
}

/// A game as text: each step, and what it changed in the view of each observer.
fn playthrough(record: &Record) -> String {
    let mut state = record.start().unwrap();
    let mut known = BTreeMap::new();
    let mut text = String::from("start\n");
    learn(&mut text, &mut known, &state, record.header.seats);
    for (step, number) in record.steps.iter().zip(1..) {
        state.play(step.by, &step.action).unwrap();
        writeln!(text, "{number}. {}: {}", step.by, step.action).unwrap();
        for who in observers(record.header.seats) {
            if step.action.glimpse(who) != Some(step.action) {
                writeln!(text, "   {} sees {:?}", name(who), step.action.glimpse(who)).unwrap();
            }
        }
        learn(&mut text, &mut known, &state, record.header.seats);
    }
    text
}

type Known = BTreeMap<String, BTreeMap<String, String>>;

/// Adds what each observer's view now says otherwise than before, a line for
/// all those who learn the same.
fn learn(text: &mut String, known: &mut Known, state: &AnyState, seats: u8) {
    let mut learned: Vec<(String, Vec<String>)> = Vec::new();
    for who in observers(seats) {
        let mut leaves = BTreeMap::new();
        flatten("", &serde_json::to_value(state.view(who)).unwrap(), &mut leaves);
        leaves.retain(|path, _| !path.starts_with("observer"));
        let before = known.entry(name(who)).or_default();
        let mut changes: Vec<String> = leaves
            .iter()
            .filter(|(path, value)| before.get(*path) != Some(value))
            .map(|(path, value)| format!("{path}={value}"))
            .collect();
        // What is there in another form now, deeper or flatter, is not gone.
        let root = |path: &str| path.split('.').next().unwrap_or_default().to_owned();
        let gone = |path: &&String| !leaves.keys().any(|leaf| root(leaf) == root(path));
        changes.extend(before.keys().filter(gone).map(|path| format!("{path} gone")));
        *before = leaves;
        let changes = changes.join(" ");
        match learned.iter_mut().find(|(known, _)| *known == changes) {
            Some((_, observers)) => observers.push(name(who)),
            None => learned.push((changes, vec![name(who)])),
        }
    }
    for (changes, observers) in learned.iter().filter(|(changes, _)| !changes.is_empty()) {
        writeln!(text, "   {}: {changes}", observers.join(", ")).unwrap();
    }
}

fn name(who: Observer) -> String {
    match who {
        Observer::Seat(seat) => format!("seat {seat}"),
        Observer::Public => "public".to_owned(),
    }
}

/// Every scalar and every list of scalars of a JSON value, by its path.
fn flatten(path: &str, value: &Value, leaves: &mut BTreeMap<String, String>) {
    let below = |key: &str| {
        if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
    };
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            fields.iter().for_each(|(key, value)| flatten(&below(key), value, leaves));
        }
        Value::Array(items) if items.iter().any(|item| item.is_array() || item.is_object()) => {
            items
                .iter()
                .enumerate()
                .for_each(|(place, item)| flatten(&below(&place.to_string()), item, leaves));
        }
        Value::Array(items) => {
            let items: Vec<String> = items
                .iter()
                .map(|item| item.as_str().map_or_else(|| item.to_string(), ToOwned::to_owned))
                .collect();
            leaves.insert(path.to_owned(), format!("[{}]", items.join(" · ")));
        }
        scalar => {
            leaves.insert(path.to_owned(), scalar.to_string());
        }
    }
}
