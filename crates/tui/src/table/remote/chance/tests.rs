//! What is promised is told once, to one commitment, and to a list that has it.

use std::path::PathBuf;

use super::*;

/// An empty folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("bango-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn table(phase: &str, contributed: bool, play: &serde_json::Value) -> TableState {
    let person = |name: &str, yours: bool| {
        serde_json::json!({ "won": 0, "sitter": {
            "type": "person", "name": name, "yours": yours, "here": true, "stand_in": false,
            "again": false, "contributed": contributed && yours,
        }})
    };
    serde_json::from_value(serde_json::json!({
        "id": "2t2ye05spr9crsfw1arhm1xm2k", "seq": 1, "game": "tiles", "options": {}, "settings": {},
        "host": false, "phase": phase, "drawn": 0, "games": 0, "play": play,
        "seats": [person("Bo", false), person("Ada", true)],
    }))
    .unwrap()
}

fn begun(commitment: &str, promise: &str) -> TableState {
    let play = serde_json::json!({
        "number": 1, "commitment": commitment, "promises": [null, promise], "steps": [], "views": [],
        "clock": null, "race": null, "pause": null, "ending": null,
    });
    table("gathering", true, &play)
}

fn promised(chance: &mut OwnChance) -> String {
    match chance.tend(&table("waiting", false, &serde_json::Value::Null)).as_slice() {
        [Command::Contribute { seat, commitment }] if seat.index() == 1 => commitment.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_promise_is_made_once_and_kept_by_whoever_comes_back() {
    let shelf = Shelf::new(folder("promise"));
    let mut chance = OwnChance::new(shelf.clone());
    let promise = promised(&mut chance);
    let waiting = |contributed| table("waiting", contributed, &serde_json::Value::Null);
    assert_eq!(chance.tend(&waiting(false)), [], "it is on its way");
    assert_eq!(chance.tend(&waiting(true)), []);
    // The client is started again: it makes the same promise, and tells what it stands for.
    let mut chance = OwnChance::new(shelf.clone());
    assert_eq!(promised(&mut chance), promise);
    let told = chance.tend(&begun("server", &promise));
    let [Command::Reveal { seat, entropy }] = told.as_slice() else { panic!("{told:?}") };
    let entropy: Entropy = entropy.parse().unwrap();
    assert_eq!(entropy.commitment("2t2ye05spr9crsfw1arhm1xm2k", 1, *seat).to_string(), promise);
    assert_eq!(chance.tend(&begun("server", &promise)), [], "once");
    let again = OwnChance::new(shelf).tend(&begun("server", &promise));
    assert_eq!(again, told, "whoever comes back says it again, in case it was lost");
}

#[test]
fn nothing_is_told_to_another_promise_or_a_second_beginning() {
    let mut chance = OwnChance::new(Shelf::new(folder("second")));
    let promise = promised(&mut chance);
    assert_eq!(chance.tend(&begun("server", "another")), [], "the list has something else");
    let mut chance = OwnChance::new(Shelf::new(folder("second-begun")));
    let promise_too = promised(&mut chance);
    assert_ne!(promise, promise_too);
    assert_eq!(chance.tend(&begun("server", &promise_too)).len(), 1);
    assert_eq!(chance.tend(&begun("a better one", &promise_too)), []);
    let id = "2t2ye05spr9crsfw1arhm1xm2k".parse().unwrap();
    let seen = chance.witness(id, 1).unwrap();
    assert_eq!((seen.commitment.as_str(), seen.second.len()), ("server", 1));
    // Nothing is promised for a game that began once before.
    assert_eq!(chance.tend(&table("waiting", false, &serde_json::Value::Null)), []);
}

#[test]
fn what_cannot_be_kept_is_not_promised() {
    let mut chance = OwnChance::new(Shelf::new("/dev/null/nowhere".into()));
    assert_eq!(chance.tend(&table("waiting", false, &serde_json::Value::Null)), []);
}
