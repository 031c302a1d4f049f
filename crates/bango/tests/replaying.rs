//! `replay`, for people and for programs.

use serde_json::Value;

use crate::program::{Folder, bango, golden, prints, prints_json, run};

#[test]
fn a_game_is_shown_in_words() {
    insta::assert_snapshot!("replay-tiles", prints(&["replay", &golden("tiles-4")]));
    insta::assert_snapshot!(
        "replay-dice-fr",
        prints(&["replay", &golden("dice-2"), "--lang", "fr"])
    );
    let cards = golden("cards-3");
    insta::assert_snapshot!("replay-cards-public", prints(&["replay", &cards, "--as", "public"]));
    let seen = |eyes| prints(&["replay", &cards, "--as", eyes, "--step", "30"]);
    insta::assert_snapshot!(
        "replay-cards-step",
        [seen("0"), seen("public"), seen("all")].join("\n")
    );
}

#[test]
fn json_has_one_object_for_each_step() {
    for (name, seats) in [("cards-5", 5), ("dice-4-poachers-free", 4), ("tiles-2-moving", 2)] {
        let lines = prints_json(&["replay", &golden(name), "--json"]);
        let record = std::fs::read_to_string(golden(name)).unwrap();
        let steps: Vec<Value> =
            record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), steps.len() - 1, "the start and every step");
        for ((line, number), step) in lines.iter().zip(0..).zip(&steps) {
            assert_eq!(line["step"], number);
            assert_eq!(line["view"]["seats"].as_array().unwrap().len(), seats);
            if number > 0 {
                assert_eq!((&line["by"], &line["do"]), (&step["by"], &step["do"]));
                let legal = &line["legal"];
                assert_eq!(legal.is_null(), step["by"].is_string());
                assert!(legal.as_array().is_none_or(|legal| legal.contains(&step["do"])));
            }
            assert_eq!(line["turn"], line["view"]["public"]["turn"]);
        }
        let last = lines.last().unwrap();
        assert_eq!(last["turn"]["over"], steps.last().unwrap()["outcome"]);
        assert_eq!(last["scores"], steps.last().unwrap()["scores"]);
    }
}

#[test]
fn an_observer_is_told_no_more_than_they_may_know() {
    let lines = prints_json(&["replay", &golden("cards-2"), "--as", "1", "--json"]);
    assert_eq!(lines[1]["do"], Value::Null, "the other's card");
    assert!(lines[2]["do"].as_str().unwrap().starts_with("deal 1 "));
    for line in &lines[1..] {
        assert_eq!(line["legal"].is_array(), line["by"] == 1);
        assert_eq!(line["view"]["observer"]["seat"], 1);
    }
    let hidden = lines[3]["view"].to_string();
    assert!(!hidden.contains("Y5"), "seat 0 was dealt Y5: {hidden}");
}

#[test]
fn one_step_can_be_chosen() {
    let lines = prints_json(&["replay", &golden("tiles-2"), "--json", "--step", "4"]);
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0]["step"], 4);
}

#[test]
fn a_game_that_goes_on_is_not_shown_whole() {
    let folder = Folder::new("unfinished");
    let path = folder.path("game.jsonl");
    let record = std::fs::read_to_string(golden("cards-2")).unwrap();
    let half: Vec<&str> = record.lines().take(40).collect();
    std::fs::write(&path, half.join("\n")).unwrap();
    let output = run(&["replay", &path, "--as", "all"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("finished games only"));
    let shown = prints(&["replay", &path]);
    assert!(shown.contains("gets a card, face down") && shown.contains("still going"), "{shown}");
}

#[test]
fn a_record_may_come_from_standard_input() {
    let file = std::fs::File::open(golden("tiles-2")).unwrap();
    let output = bango(&["replay", "-"]).stdin(file).output().unwrap();
    assert!(output.status.success());
}

#[test]
fn names_cannot_write_to_the_terminal() {
    let folder = Folder::new("names");
    let path = folder.path("game.jsonl");
    let header = r#"{"bango":1,"game":"tiles","seats":2,"options":{"first":0},"players":["\u001b[31mEve\u202e\u0007","Bo"]}"#;
    std::fs::write(&path, format!("{header}\n{{\"by\":0,\"do\":\"0,0\"}}\n")).unwrap();
    let shown = prints(&["replay", &path]);
    assert!(shown.contains("[31mEve places"), "{shown}");
    assert!(!shown.contains(['\u{1b}', '\u{7}', '\u{202e}']));
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    use std::io::Read;
    let mut child = bango(&["replay", &golden("cards-5"), "--json"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut few = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut few).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
