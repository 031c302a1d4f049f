//! `sim` and `bench`.

use crate::program::{Folder, prints, prints_json, run};

#[test]
fn the_same_seed_gives_the_same_statistics() {
    insta::assert_snapshot!(prints(&["sim", "cards", "--games", "200", "--seed", "3"]));
    insta::assert_snapshot!(prints(&["sim", "tiles", "--games", "1", "--lang", "fr"]));
    let json = |seed| prints(&["sim", "tiles", "--games", "30", "--seed", seed, "--json"]);
    assert_eq!(json("1"), json("1"));
    assert_ne!(json("1"), json("2"));
}

#[test]
fn every_game_is_played_to_its_end() {
    for (game, players) in [("cards", 2..=5), ("dice", 2..=8), ("tiles", 2..=2), ("tiles", 4..=4)] {
        for players in players {
            let players = players.to_string();
            let words = ["sim", game, "--players", &players, "--games", "5", "--json"];
            let words = if game == "dice" {
                [&words[..], &["--option", "trophies=3"]].concat()
            } else {
                words.to_vec()
            };
            let json = &prints_json(&words)[0];
            let wins: u64 =
                json["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
            assert!(wins + json["drawn"].as_u64().unwrap() >= 5, "{json}");
            assert_eq!(json["scores"].is_null(), game != "cards");
        }
    }
}

#[test]
fn records_are_written_one_for_each_game() {
    let folder = Folder::new("records");
    let into = folder.path("new/folder");
    let options = ["--variant", "guards", "--option", "calls=free", "--option", "trophies=3"];
    let words =
        [&["sim", "dice", "--games", "3", "--seed", "9", "--record", &into][..], &options].concat();
    assert!(prints(&words).contains(&into));
    // What was chosen is in the name, so that other tables do not take the same.
    let file = format!("{into}/dice-2p-free-3-guards-9-2.jsonl");
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.starts_with(
        r#"{"bango":1,"game":"dice","seats":2,"options":{"variant":"guards","trophies":3,"calls":"free","limit":30}}"#
    ));
    assert!(prints(&["replay", &file]).contains("all legal, and the outcome is right"));
    // Game 2 is the same, however many are played.
    let again = folder.path("again");
    let words =
        [&["sim", "dice", "--games", "20", "--seed", "9", "--record", &again][..], &options]
            .concat();
    prints(&words);
    assert_eq!(
        std::fs::read_to_string(format!("{again}/dice-2p-free-3-guards-9-2.jsonl")).unwrap(),
        record
    );
    assert_eq!(folder.files(), ["again", "new"]);
}

#[test]
fn a_record_is_never_written_over_something_else() {
    let folder = Folder::new("precious");
    let path = folder.path("tiles-2p-0-0.jsonl");
    std::fs::write(&path, "precious").unwrap();
    let words = ["sim", "tiles", "--games", "2", "--record", &folder.path("")];
    let output = run(&words);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("exists and is another game"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
    // The same games again are no harm.
    std::fs::remove_file(&path).unwrap();
    prints(&words);
    prints(&words);
    assert_eq!(folder.files(), ["tiles-2p-0-0.jsonl", "tiles-2p-0-1.jsonl"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new("unwritable");
    let file = folder.path("file");
    std::fs::write(&file, "").unwrap();
    let output = run(&["sim", "cards", "--games", "1", "--record", &file]);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.contains("cannot be written") && errors.contains("hint:"), "{errors}");
}

#[test]
fn bench_measures_all_that_the_docs_speak_of() {
    let rows = prints_json(&["bench", "--seconds", "0.01", "--json"]);
    let names: Vec<&str> = rows.iter().map(|row| row["what"].as_str().unwrap()).collect();
    assert_eq!(
        names,
        [
            "cards, 2 players, random",
            "cards, 5 players, random",
            "tiles, 2 players, random",
            "dice, 4 players, random",
            "tiles, placing phase, random",
            "dice, basic roll and answer",
            "dice, guards roll and answer",
        ]
    );
    assert!(rows.iter().all(|row| row["per_second"].as_f64().unwrap() > 0.0));
}
