//! `verify`, for people and for programs.

use std::path::Path;

use serde_json::{Value, json};

use crate::program::{Folder, bango, prints, prints_json, run};

/// A record of the server's own tests.
fn kept(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fair/tests/data");
    folder.join(name).with_extension("jsonl").to_str().unwrap().to_owned()
}

#[test]
fn a_fair_game_is_proven_in_words() {
    let said = |name, language| prints(&["verify", &kept(name), "--lang", language]);
    for name in ["cards-3", "dice-4", "tiles-2", "v2-dice-4"] {
        let all = ["en", "fr", "de", "es"].map(|language| said(name, language)).join("\n");
        assert!(all.lines().all(|line| line.chars().count() <= 80), "{all}");
        insta::assert_snapshot!(format!("verify-{name}"), all);
    }
}

#[test]
fn a_fair_game_is_proven_in_json() {
    let [line] = &prints_json(&["verify", &kept("dice-4"), "--json"])[..] else {
        panic!("one object")
    };
    let record = std::fs::read_to_string(kept("dice-4")).unwrap();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let expected = json!({
        "proven": true, "derivation": 1, "commitment": header["commit"],
        "seat_commitments": header["entropy"], "chance": 83, "lots": 60,
        "added": [0, 2], "withheld": [1], "signed_by": null, "not_covered": ["steps", "ties"],
    });
    assert_eq!(*line, expected);
}

#[test]
fn a_signed_game_names_who_signed_it() {
    let [line] = &prints_json(&["verify", &kept("v2-tiles-2"), "--json"])[..] else {
        panic!("one object")
    };
    let record = std::fs::read_to_string(kept("v2-tiles-2")).unwrap();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!((&line["derivation"], &line["signed_by"]), (&json!(2), &header["server"]));
    assert_eq!(line["not_covered"], json!([]));
}

#[test]
fn what_is_no_record_is_answered_in_json_too() {
    let folder = Folder::new("verifying-nothing");
    let path = folder.path("game.jsonl");
    let illegal = "{\"bango\":1,\"game\":\"tiles\",\"seats\":2}\n{\"by\":0,\"do\":\"0,0\"}\n";
    for (text, exit) in [(None, 2), (Some(""), 1), (Some("hello"), 1), (Some(illegal), 1)] {
        let _ = text.map(|text| std::fs::write(&path, text).unwrap());
        answers(&path, exit, "no_record", None);
    }
}

#[test]
fn a_record_may_come_from_standard_input() {
    let file = std::fs::File::open(kept("tiles-2")).unwrap();
    let output = bango(&["verify", "-"]).stdin(file).output().unwrap();
    assert!(output.status.success());
}

/// What `verify` answers to a changed record: the sentences in every language,
/// after the exit code and the answer for programs were checked.
fn answers(path: &str, exit: i32, code: &str, step: Option<u64>) -> String {
    let mut said = String::new();
    for language in ["en", "fr", "de", "es"] {
        let output = run(&["verify", path, "--lang", language]);
        assert_eq!(output.status.code(), Some(exit), "{code}");
        assert!(output.stdout.is_empty());
        said += &String::from_utf8(output.stderr).unwrap();
    }
    let output = run(&["verify", path, "--json"]);
    assert_eq!(output.status.code(), Some(exit), "{code}");
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&json["proven"], &json["code"]), (&json!(false), &json!(code)));
    assert_eq!(json["step"], json!(step));
    assert!(!json["reason"].as_str().unwrap().is_empty());
    said
}

#[test]
fn what_is_wrong_with_a_promise_is_said_in_one_sentence() {
    let folder = Folder::new("verifying");
    let path = folder.path("game.jsonl");
    let honest = std::fs::read_to_string(kept("cards-3")).unwrap();
    let line = |number: usize| honest.lines().nth(number).unwrap().to_owned() + "\n";
    let last = honest.lines().count() - 1;
    let header: Value = serde_json::from_str(&line(0)).unwrap();
    let commitment = format!(",\"commit\":{}", header["commit"]);
    let swapped: Value = serde_json::from_str(&line(last)).unwrap();
    let (one, other) = (swapped["entropy"][0].to_string(), swapped["entropy"][2].to_string());
    let mut said = String::new();
    for (from, to, exit, code) in [
        (commitment.clone(), String::new(), 2, "no_commitment"),
        (line(last), String::new(), 2, "no_seed"),
        (r#""number":2,"#.into(), String::new(), 2, "no_binding"),
        (r#""number":2,"#.into(), r#""number":3,"#.into(), 1, "other_seed"),
        (commitment, r#","commit":"c0ffee""#.into(), 1, "unreadable"),
        (one.clone(), other, 1, "other_entropy"),
        (header["entropy"][0].to_string(), "null".into(), 1, "uncommitted"),
        (one, "\"11\"".into(), 1, "unreadable"),
    ] {
        assert_eq!(honest.matches(&from).count(), 1, "{from}");
        std::fs::write(&path, honest.replace(&from, &to)).unwrap();
        said += &answers(&path, exit, code, None);
    }
    insta::assert_snapshot!("verify-wrong", said);
}

#[test]
fn what_is_wrong_with_a_step_is_said_in_one_sentence() {
    let folder = Folder::new("verifying-steps");
    let path = folder.path("game.jsonl");
    let honest = std::fs::read_to_string(kept("dice-4")).unwrap();
    // The same dice in another order have the same answer, so the game stays legal.
    std::fs::write(&path, honest.replacen("roll GRRGR 12", "roll RGRGR 12", 1)).unwrap();
    let roll = answers(&path, 1, "other_step", Some(3));
    // The first call needed no lot. With one between these, another seat would have come first.
    std::fs::write(&path, honest.replacen("484187}", "484187,\"lot\":[0,2]}", 1)).unwrap();
    let lot = answers(&path, 1, "other_lot", Some(4));
    insta::assert_snapshot!("verify-wrong-step", roll + &lot);
}

#[test]
fn what_is_wrong_with_a_race_or_a_signature_is_said_in_one_sentence() {
    let folder = Folder::new("verifying-races");
    let path = folder.path("game.jsonl");
    let honest = std::fs::read_to_string(kept("v2-dice-4")).unwrap();
    let line = |needle: &str| honest.lines().position(|line| line.contains(needle)).unwrap();
    let step = |line: usize| Some(u64::try_from(line).unwrap());
    let without = |from: &str, to: &str| honest.replacen(from, to, 1);
    let mut said = String::new();

    let place = line("\"lot\":[");
    let lot = honest.lines().nth(place).unwrap();
    let lot = &lot[lot.find(",\"lot\"").unwrap()..lot.find(",\"hold\"").unwrap()];
    std::fs::write(&path, without(lot, "")).unwrap();
    said += &answers(&path, 1, "other_tie", step(place));

    let place = line("\"fell_us\":");
    std::fs::write(&path, without("\"fell_us\":", "\"fell_us\":1,\"x\":")).unwrap();
    said += &answers(&path, 1, "other_measurement", step(place));

    std::fs::write(&path, without("Player 0", "Player X")).unwrap();
    said += &answers(&path, 1, "other_signature", None);
    std::fs::write(&path, without("\"fair\":2", "\"fair\":3")).unwrap();
    said += &answers(&path, 2, "unknown_derivation", None);

    let throw = line("\"throw\"");
    let resigned = "{\"outcome\":{\"won\":[1,2,3]},\"resigned\":0}";
    let seed = honest.lines().nth(line("{\"seed\"")).unwrap();
    let cut = honest.lines().take(throw + 1).chain([resigned, seed]).collect::<Vec<_>>();
    std::fs::write(&path, cut.join("\n")).unwrap();
    said += &answers(&path, 1, "missing_draw", step(throw + 1));
    insta::assert_snapshot!("verify-wrong-race", said);
}
