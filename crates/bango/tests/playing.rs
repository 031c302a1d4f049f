//! Games in lines of text, as pipes and screen readers have them, and what is kept of them.

use std::io::Write;
use std::process::{Output, Stdio};

use crate::program::{Folder, bango, prints};

/// The program with these words and these lines on standard input.
pub fn piped(words: &[&str], lines: &str) -> Output {
    let mut child = bango(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may have left before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_game_is_left_gone_on_with_and_replayed() {
    let folder = Folder::new("piped");
    let data = folder.path("kept");
    let play = ["play", "tiles", "--data", &data, "--bots", "beginner", "--name", "Ada"];
    let first = [&play[..], &["--option", "first=0", "--seed", "3"]].concat();
    let text = said(&piped(&first, "1,1\n0,0\n"));
    // The locale is not UTF-8, so there are plain letters only.
    assert!(text.is_ascii(), "{text}");
    assert!(text.contains("first tile goes in the centre, 0,0 (T3.1)"), "{text}");
    assert!(text.contains("You place a tile at 0,0."), "{text}");
    assert!(text.contains("Your game is saved: continue it with bango play tiles."), "{text}");
    let text = said(&piped(&[&play[..], &["--resume"]].concat(), "0,0\nquit\n"));
    assert!(text.contains("already a tile there (T3.2)"), "{text}");
    let record = text.split_once("The record is ").unwrap().1.split(". Watch").next().unwrap();
    let replayed = prints(&["replay", record]);
    assert!(replayed.contains("Ada places a tile at 0,0."), "{replayed}");
    // A new game is another file.
    let text = said(&piped(&[&play[..], &["--new", "--option", "first=0"]].concat(), "0,0\n"));
    assert!(!text.contains(record), "{text}");
}

#[test]
fn what_cannot_be_played_is_said_before_anything_is_drawn() {
    let cases: [(&[&str], &str); 6] = [
        (&["play", "chess"], "there is no game “chess”"),
        (&["play", "cards", "--players", "9"], "cards is for 2 to 5 players"),
        (&["play", "--players", "3"], "these options belong to a game"),
        (&["play", "tiles", "--hot-seat", "3"], "3 people need 3 seats"),
        (&["play", "dice", "--bots", "godlike"], "a level is `beginner`"),
        (&["join", "http://example.org/"], "this is no link of a table"),
    ];
    for (words, wanted) in cases {
        let output = piped(words, "");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && errors.contains(wanted), "{words:?}: {errors}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn people_and_bots_share_a_table() {
    let folder = Folder::new("shared");
    let data = folder.path("kept");
    let words = ["play", "cards", "--players", "4", "--hot-seat", "2", "--bots", "strong,expert"];
    let words = [&words[..], &["--data", &data, "--lang", "fr", "--new"]].concat();
    // Bots begin, the first person or the second: whoever is asked is asked by name.
    for seed in 0..8 {
        let seed = seed.to_string();
        let text = said(&piped(&[&words[..], &["--seed", &seed]].concat(), "points\n"));
        for name in ["Joueur 1", "Joueur 2", "Robot 3 (Difficile)", "Robot 4 (Expert)"] {
            assert!(text.contains(name), "{name}, seed {seed}: {text}");
        }
    }
}
