//! `rules`, `answer`, `score`, `perft` and help.

use crate::program::{bango, golden, prints, prints_json};

#[test]
fn rules_are_told_in_every_language() {
    for game in ["cards", "dice", "tiles"] {
        for language in ["en", "fr", "de", "es"] {
            let told = prints(&["rules", game, "--lang", language]);
            assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
            insta::assert_snapshot!(format!("rules-{game}-{language}"), told);
        }
    }
}

#[test]
fn the_law_is_printed_whole_or_by_paragraph() {
    for (game, words) in [("cards", "C8.4"), ("dice", "D7"), ("tiles", "T8")] {
        let law = prints(&["rules", game, "--law"]);
        assert!(law.contains(words) && !law.contains("**") && !law.contains('`'), "{law}");
    }
    assert_eq!(
        prints(&["rules", "C5.4"]),
        "C5.4 An explosion ends the turn. Ruling: there is no optional laying phase after\n\
         an explosion; the hand limit (C6.1) still applies.\n"
    );
    assert_eq!(prints(&["rules", "c5.4"]), prints(&["rules", "C5.4"]));
    assert_eq!(prints(&["rules", "C10.3"]), prints(&["rules", "C10"]));
    let whole = prints(&["rules", "T5"]);
    assert!(
        whole.starts_with("T5 Moving\n") && whole.contains("- T5.5") && !whole.contains("T6"),
        "{whole}"
    );
}

#[test]
fn answers_have_their_reasons() {
    insta::assert_snapshot!(prints(&["answer", "RRRBB", "13", "RR", "G"]), @r"
    1 and 3 shown, so find what appears twice.
    Both red dice show rhino, so poachers hunt the rhino.
    The green die guards the gnu, so it doesn’t help.
    So one rhino doesn’t count.
    Count: rhino 2, gnu 0, bongo 2.
    Both rhino and bongo fit, so it’s the third: gnu.
    Answer: gnu
    ");
    insta::assert_snapshot!(prints(&["answer", "RRRBG", "22", "--lang", "fr"]), @r"
    Les deux dés jaunes montrent 2 : cherchez ce qui apparaît deux fois.
    On compte : rhino 3, gnou 1, bongo 1.
    Aucun animal n’apparaît exactement deux fois : c’est donc « rien ».
    Réponse : rien
    ");
    let json = &prints_json(&["answer", "RRRBB", "13", "RR", "R", "--json"])[0];
    assert_eq!(json["call"], "bongo");
    assert_eq!(json["poachers"]["effect"], "guarded");
    assert_eq!(json["roll"], "RRRBB 13 RR R");
}

#[test]
fn scores_have_their_reasons() {
    // C10.6, with other cards on the discard.
    let words = "P1 P2 R3 P4 P5 Y6 / R2 B3 R4 B5 Y6 / R7 Y8 R9 Y10 --discard K1,K2,B8,P9";
    let words: Vec<&str> = ["score"].into_iter().chain(words.split(' ')).collect();
    insta::assert_snapshot!(prints(&words), @r"
    Sequence 1: 6 cards + 4 = 10   P1 P2 R3 P4 P5 Y6
      bonus: 4 × purple
    Sequence 2: 5 cards + 1 = 6   R2 B3 R4 B5 Y6
      bonus: 1 × yellow (the bigger colours tie)
    Sequence 3: 4 cards + 0 = 4   R7 Y8 R9 Y10
      no bonus: colours tie
    Personal discard: 4 cards, −4   K1 K2 B8 P9
    Total: 16
    ");
    let json = &prints_json(&["score", "R1", "R2", "K3", "Y3", "--json"])[0];
    assert_eq!(json["points"]["total"], 2 + 2 - 2);
    assert_eq!(json["sequences"], serde_json::json!([["R1", "R2"]]));
    assert_eq!(json["discard"], serde_json::json!(["Y3", "K3"]));
}

#[test]
fn perft_counts_from_tables_and_records() {
    assert_eq!(prints(&["perft", "tiles", "--depth", "3", "--option", "first=0"]), "Depth 3: 24\n");
    let from = golden("cards-2");
    let words =
        ["perft", "cards", "--from", &from, "--step", "270", "--depth", "3", "--divide", "--json"];
    let json = &prints_json(&words)[0];
    assert_eq!(json["count"], 26);
    let steps = json["first_steps"].as_array().unwrap();
    assert_eq!(steps.iter().map(|step| step["count"].as_u64().unwrap()).sum::<u64>(), 26);
    assert_eq!(prints(&["perft", "tiles", "--depth", "0"]), "Depth 0: 1\n");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error_and_no_panic() {
    for words in
        [&["completions", "bash"][..], &["rules", "cards"], &["sim", "tiles", "--games", "1"]]
    {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output =
            bango(words).stdout(full).stderr(std::process::Stdio::piped()).spawn().unwrap();
        let output = output.wait_with_output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(errors.contains("the output cannot be written"), "{errors}");
    }
}

#[test]
fn help_teaches_every_command() {
    let help = prints(&["--help"]);
    for designer in ["Paco Yáñez", "Bruno Faidutti", "Steffen Mühlhäuser"] {
        assert!(help.contains(designer), "{help}");
    }
    for command in
        ["rules", "sim", "replay", "verify", "answer", "score", "perft", "load", "completions"]
    {
        let help = prints(&[command, "--help"]);
        assert!(help.contains("Example"), "{help}");
    }
    for shell in ["bash", "zsh", "fish", "powershell"] {
        assert!(prints(&["completions", shell]).contains("replay"));
    }
}
