//! `arena` and `hint`.

use crate::program::{Folder, golden, prints, prints_json};

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
    assert!(picture.starts_with("<svg") && picture.contains("casual against casual"));
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
