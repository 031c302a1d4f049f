//! `arena` and `hint`.

use crate::program::{Folder, golden, prints, prints_json, run};

#[test]
fn the_arena_ranks_bots() {
    let words = [
        "arena",
        "cards",
        "--bots",
        "odds,random",
        "--games",
        "20",
        "--budget",
        "1",
        "--seed",
        "4",
    ];
    insta::assert_snapshot!("arena", prints(&words));
    let json = &prints_json(&[&words[..], &["--json"]].concat())[0];
    assert_eq!(json["games"], 20);
    assert_eq!(json["standings"][0]["name"], "odds");
    assert!(json["standings"][0]["score"]["share"].as_f64().unwrap() > 0.9);
    let words = [
        "arena",
        "dice",
        "--bots",
        "expert,beginner",
        "--players",
        "4",
        "--games",
        "8",
        "--budget",
        "1",
    ];
    let json = &prints_json(&[&words[..], &["--json"]].concat())[0];
    assert_eq!(json["standings"][0]["even"], 0.25);
}

#[test]
fn a_clear_match_ends_early_and_is_drawn_as_a_picture() {
    let test =
        ["arena", "cards", "--bots", "odds,random", "--games", "4000", "--budget", "1", "--sprt"];
    assert!(prints(&test).ends_with("The first is stronger.\n"));
    let folder = Folder::new("plot");
    let file = folder.path("strength.svg");
    let plot = [
        "arena",
        "dice",
        "--bots",
        "casual,casual",
        "--games",
        "4",
        "--budget",
        "64",
        "--plot",
        &file,
    ];
    assert_eq!(prints(&plot).lines().count(), 6, "one line for each budget");
    let picture = std::fs::read_to_string(&file).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("casual against casual (2)"));
}

#[test]
fn the_same_bot_with_other_budgets_has_a_name_of_its_own() {
    let words =
        ["arena", "cards", "--bots", "expert-1@8,expert-1@1", "--games", "2", "--seed", "1"];
    let text = prints(&words);
    assert!(text.contains("\nexpert-1@8 ") && text.contains("\nexpert-1@1 "), "{text}");
    let json = &prints_json(&[&words[..], &["--json"]].concat())[0];
    assert_eq!(json["standings"][0]["name"], "expert-1@8");
    assert_eq!(json["standings"][1]["name"], "expert-1@1");
}

#[test]
fn results_are_kept_and_added_to() {
    let folder = Folder::new("results");
    let file = folder.path("games.jsonl");
    let play = |games: &str, more: &[&str]| {
        let words = ["arena", "cards", "--bots", "odds,stop-after-3", "--budget", "1"];
        let rest = ["--seed", "4", "--games", games];
        run(&[&words[..], &rest, more].concat())
    };
    let kept = ["--results", file.as_str()];
    let whole = play("12", &[]).stdout;
    assert!(play("6", &kept).status.success());
    let first = std::fs::read_to_string(&file).unwrap();
    assert_eq!(first.lines().count(), 4, "a heading and three deals: {first}");
    // Ended while it wrote: what was cut off is played again.
    std::fs::write(&file, first.trim_end().strip_suffix('}').unwrap()).unwrap();
    assert_eq!(play("12", &kept).stdout, whole);
    let second = std::fs::read_to_string(&file).unwrap();
    assert_eq!(second.lines().count(), 7);
    // Deals that are played at the same time are written in any order.
    assert!(first.lines().all(|line| second.lines().any(|other| other == line)), "{second}");
    // Nothing is left to play, and nothing is added.
    assert_eq!(play("12", &kept).stdout, whole);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), second);
    // Another match, and lines that are no deals of this one.
    let other = run(&["arena", "cards", "--bots", "odds,random", "--results", &file]);
    assert_eq!(other.status.code(), Some(2));
    std::fs::write(&file, format!("{first}{{\"deal\":9,\"outcomes\":[]}}\n")).unwrap();
    let errors = String::from_utf8(play("12", &kept).stderr).unwrap();
    assert!(errors.contains("line 5"), "{errors}");
}

#[test]
fn hints_are_ranked_and_have_reasons() {
    let hint = |name: &str, step: &str, more: &[&str]| {
        prints(&[&["hint", &golden(name), "--step", step, "--budget", "300"][..], more].concat())
    };
    insta::assert_snapshot!("hint", hint("dice-2", "3", &[]));
    let tiles = hint("tiles-4", "14", &[]);
    assert!(tiles.lines().next().unwrap().contains("makes five in a row and wins"), "{tiles}");
    let cards =
        prints_json(&["hint", &golden("cards-3"), "--step", "250", "--budget", "50", "--json"]);
    let advice = cards[0]["advice"].as_array().unwrap();
    let values: Vec<f64> = advice.iter().map(|advice| advice["value"].as_f64().unwrap()).collect();
    assert!(values.len() > 1 && values.is_sorted_by(|one, next| one >= next), "{advice:?}");
    assert!(advice.iter().any(|advice| advice["do"] == "draw"));
    assert!(!hint("cards-3", "250", &["--lang", "fr"]).contains("hint-"));
}
