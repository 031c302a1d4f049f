//! What the screens look like, at several sizes and on poor terminals.

use std::path::Path;

use bots::Level;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Color;
use rules::record::Record;
use rules::{GameKind, Observer, Seat};
use tui::look::Look;
use tui::manner::Manner;
use tui::page::Page;
use tui::replaying::{Eyes, Replaying};
use words::Language;

use crate::player::{Player, against, manner, text};

/// A golden record of the rules' own tests.
fn golden(name: &str) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/golden");
    let path = folder.join(name).with_extension("jsonl");
    Record::read(&std::fs::read(path).unwrap()).unwrap()
}

/// The screen of a record after so many steps.
fn screen(manner: Manner, record: &str, at: usize, eyes: Eyes, size: (u16, u16)) -> Buffer {
    let mut page = Replaying::new(manner, golden(record), eyes, at);
    let area = Rect::new(0, 0, size.0, size.1);
    let mut buffer = Buffer::empty(area);
    page.draw(area, &mut buffer);
    buffer
}

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (160, 50)];

#[test]
fn tables_at_several_sizes() {
    for (game, at) in [("cards", 70), ("dice", 16), ("tiles", 11)] {
        let record = records(game);
        for size in SIZES {
            let eyes = Eyes::Of(Observer::Seat(Seat::new(0).unwrap()));
            let drawn = text(&screen(manner(Language::En), &record, at, eyes, size));
            insta::assert_snapshot!(format!("{game}-{}x{}", size.0, size.1), drawn);
        }
        for (language, code, _) in Language::ALL.into_iter().skip(1) {
            let drawn = screen(manner(language), &record, at, Eyes::All, (80, 24));
            insta::assert_snapshot!(format!("{game}-{code}"), text(&drawn));
        }
    }
}

/// The first golden record of a game, by name.
fn records(game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/golden");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "jsonl"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .filter(|name| name.starts_with(game))
        .collect();
    names.sort();
    names.remove(0)
}

#[test]
fn poor_terminals_get_plain_letters_and_no_colours() {
    for game in ["cards", "dice", "tiles"] {
        for (language, ..) in Language::ALL {
            let look = Look { colour: false, ascii: true };
            let manner = Manner { look, ..manner(language) };
            let buffer = screen(manner, &records(game), 50, Eyes::All, (80, 24));
            for cell in &buffer.content {
                assert!(cell.symbol().is_ascii(), "{}", cell.symbol());
                assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
            }
            let drawn = text(&buffer);
            // The slider's handle is the only sign that has no letter of its own.
            assert!(!drawn.lines().any(|line| line.contains("??")), "{drawn}");
            if language == Language::En {
                insta::assert_snapshot!(format!("{game}-ascii"), drawn);
            }
        }
    }
}

#[test]
fn only_the_sixteen_colours_are_used() {
    use Color::{Black, Blue, Cyan, DarkGray, Gray, Green, Magenta, Red, Reset, White, Yellow};
    let known = [Black, Blue, Cyan, DarkGray, Gray, Green, Magenta, Red, Reset, White, Yellow];
    for game in ["cards", "dice", "tiles"] {
        let buffer = screen(manner(Language::En), &records(game), 60, Eyes::All, (100, 30));
        for cell in &buffer.content {
            assert!(known.contains(&cell.fg) && known.contains(&cell.bg));
            // Written in the terminal's own colour, or on paper of a colour of ours: both can
            // be read on light and dark backgrounds.
            let paper = cell.bg != Reset;
            let ink = [Reset, Green, Cyan, Red].contains(&cell.fg);
            assert!(paper || ink, "{cell:?}");
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_so_and_comes_back() {
    let mut player =
        Player::new(manner(Language::En), GameKind::Tiles, "{}", vec![None; 2], 1, (79, 24));
    assert!(player.text().contains("needs 80 × 24"), "{}", player.text());
    player.resize(12, 3);
    player.text();
    player.resize(1, 1);
    player.text();
    player.resize(80, 24);
    assert!(player.text().contains("place a tile"), "{}", player.text());
    player.resize(300, 100);
    assert!(player.text().contains("place a tile"));
}

#[test]
fn the_help_has_the_keys_and_the_rules() {
    for (language, word) in [
        (Language::En, "Keys"),
        (Language::Fr, "Touches"),
        (Language::De, "Tasten"),
        (Language::Es, "Teclas"),
    ] {
        for game in [GameKind::Cards, GameKind::Dice, GameKind::Tiles] {
            let mut player =
                Player::new(manner(language), game, "{}", against(Level::Beginner, 1), 1, (80, 24));
            player.key('?');
            assert!(player.text().contains(word), "{}", player.text());
            let top = player.text();
            player.press(KeyCode::PageDown);
            assert_ne!(top, player.text());
            player.press(KeyCode::End);
            let end = player.text();
            player.press(KeyCode::Down);
            assert_eq!(end, player.text(), "the end is the end");
            player.press(KeyCode::Esc);
            assert!(!player.text().contains(word));
        }
    }
}

#[test]
fn laying_shows_where_a_card_goes_and_what_it_is_worth() {
    // A hand with something to lay: one of the first in the record.
    let record = golden(&records("cards"));
    let at = record.steps.iter().position(|step| step.action.to_string() == "lay").unwrap() + 1;
    let eyes = match record.steps[at - 1].by {
        rules::Actor::Seat(seat) => Eyes::Of(Observer::Seat(seat)),
        other => panic!("{other}"),
    };
    let drawn = text(&screen(manner(Language::En), &records("cards"), at, eyes, (80, 24)));
    assert!(drawn.contains("if you finish now"), "{drawn}");
}

#[test]
fn the_reasons_of_every_roll_fit_at_the_largest_table() {
    use rules::dice::{Roll, Variant};
    for (language, ..) in Language::ALL {
        let sentences = manner(language).sentences;
        // Eight players leave six lines of 76 columns for the reasons at 80 × 24.
        let longest = Roll::all(Variant::Guards)
            .step_by(53)
            .map(|roll| {
                let reasons = words::show::dice::reasons(&sentences, &roll, &roll.read());
                textwrap::wrap(&reasons.join(" "), 76).len()
            })
            .max();
        assert!(longest <= Some(6), "{longest:?} lines");
    }
}

#[test]
fn tables_in_play_with_what_can_be_done() {
    for (language, ..) in Language::ALL {
        let name = |game: &str| format!("{game}-play-{language:?}").to_lowercase();
        let mut cards =
            Player::new(manner(language), GameKind::Cards, "{}", vec![None; 3], 5, (80, 24));
        for key in [KeyCode::Enter, KeyCode::Char('d'), KeyCode::Char('d'), KeyCode::Char(' ')] {
            cards.press(key);
        }
        insta::assert_snapshot!(name("cards"), cards.text());
        let options = r#"{"variant":"guards","limit":null}"#;
        let mut dice =
            Player::new(manner(language), GameKind::Dice, options, vec![None; 4], 5, (80, 24));
        dice.key(' ');
        insta::assert_snapshot!(name("dice"), dice.text());
        let options = r#"{"first":0}"#;
        let mut tiles =
            Player::new(manner(language), GameKind::Tiles, options, vec![None; 2], 5, (80, 24));
        for key in ['\n', 'n', '\n', 'n', 'n', '\n'] {
            tiles.press(if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
        }
        insta::assert_snapshot!(name("tiles"), tiles.text());
    }
}

#[test]
fn every_letter_of_every_language_has_a_plain_one() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let look = Look { colour: false, ascii: true };
    for (_, code, _) in Language::ALL {
        for file in std::fs::read_dir(folder.join(code)).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let lost = text.chars().find(|letter| {
                !['?', '¿'].contains(letter) && look.text(&letter.to_string()).contains('?')
            });
            assert_eq!(lost, None, "{code}");
        }
    }
}
