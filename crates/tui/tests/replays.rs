//! The slider of a recorded game, and questions before a game.

use std::rc::Rc;
use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use rules::GameKind;
use rules::record::Record;
use tui::choosing::Choosing;
use tui::event::Event;
use tui::page::{Next, Page};
use tui::replaying::{Eyes, Replaying};
use words::Language;

use crate::player::{manner, text};

fn drawn(page: &mut dyn Page) -> String {
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    page.draw(area, &mut buffer);
    text(&buffer)
}

fn press(page: &mut dyn Page, code: KeyCode) -> Next {
    page.handle(Event::Input(Input::Key(code.into()), Instant::now()))
}

/// A short game of tiles that red wins.
fn record() -> Record {
    let mut record = Record::new(GameKind::Tiles.default_options(), 2);
    let steps = ["first 0", "0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,0", "3,1", "4,0"];
    for (place, step) in steps.into_iter().enumerate() {
        let by = match place {
            0 => rules::Actor::Chance,
            place => rules::Actor::Seat(rules::Seat::new(u8::from(place % 2 == 0)).unwrap()),
        };
        let action = GameKind::Tiles.read_action(step).unwrap();
        record.steps.push(rules::record::Step::new(by, action));
    }
    let end = record.state_after(record.steps.len()).unwrap();
    record.ending = rules::record::Ending::of(&end);
    assert!(record.ending.is_some());
    record
}

#[test]
fn the_slider_goes_everywhere() {
    let mut page = Replaying::new(manner(Language::En), record(), Eyes::All, 0);
    let at = |page: &mut Replaying| {
        let screen = drawn(page);
        let line = screen.lines().find(|line| line.trim_end().ends_with("/10")).unwrap();
        line.split_whitespace().last().unwrap().trim_end_matches("/10").to_owned()
    };
    assert_eq!(at(&mut page), "0");
    for (key, expected) in [
        (KeyCode::Right, "1"),
        (KeyCode::Right, "2"),
        (KeyCode::Left, "1"),
        (KeyCode::PageDown, "10"),
        (KeyCode::Right, "10"),
        (KeyCode::Home, "0"),
        (KeyCode::Left, "0"),
        (KeyCode::End, "10"),
    ] {
        press(&mut page, key);
        assert_eq!(at(&mut page), expected, "{key:?}");
    }
    assert!(drawn(&mut page).contains("Seat 0 wins."));
    let row = drawn(&mut page).lines().position(|line| line.ends_with("/10")).unwrap();
    let mouse = |column| MouseEvent {
        kind: MouseEventKind::Drag(MouseButton::Left),
        column,
        row: u16::try_from(row).unwrap(),
        modifiers: KeyModifiers::NONE,
    };
    for (column, expected) in [(1, "0"), (36, "5"), (71, "10")] {
        page.handle(Event::Input(Input::Mouse(mouse(column)), Instant::now()));
        assert_eq!(at(&mut page), expected, "column {column}");
    }
    // By itself, from the start.
    press(&mut page, KeyCode::Char(' '));
    let due = page.due().unwrap();
    page.wake(due);
    assert_eq!(at(&mut page), "1");
    press(&mut page, KeyCode::Char(' '));
    assert_eq!(page.due(), None, "a second press stops it");
    for eyes in ["As Seat 0 saw it.", "As Seat 1 saw it.", "As a spectator saw it.", "Everything"] {
        press(&mut page, KeyCode::Char('v'));
        assert!(drawn(&mut page).contains(eyes), "{}", drawn(&mut page));
    }
    assert_eq!(press(&mut page, KeyCode::Char('q')), Next::Leave);
}

#[test]
fn a_game_that_goes_on_is_never_shown_whole() {
    let mut unfinished = record();
    unfinished.steps.pop();
    unfinished.ending = None;
    let public = Eyes::Of(rules::Observer::Public);
    let mut page = Replaying::new(manner(Language::En), unfinished, public, 0);
    for _ in 0..4 {
        assert!(!drawn(&mut page).contains("Everything"));
        press(&mut page, KeyCode::Char('v'));
    }
}

#[test]
fn who_types_four_players_gets_four() {
    let manner = manner(Language::En);
    let mut page = Choosing::new(
        (Rc::clone(&manner.sentences), manner.look),
        ("Players".to_owned(), String::new()),
        ["2", "3", "4", "5"].map(str::to_owned).to_vec(),
        0,
    );
    assert!(drawn(&mut page).contains("▸   2"), "{}", drawn(&mut page));
    assert_eq!(press(&mut page, KeyCode::Char('1')), Next::Stay, "nobody plays alone");
    assert_eq!((press(&mut page, KeyCode::Char('4')), page.chosen), (Next::Leave, 2));
}

#[test]
fn questions_are_answered_by_arrows_and_digits() {
    let question = |language| {
        let manner = manner(language);
        Choosing::new(
            (Rc::clone(&manner.sentences), manner.look),
            ("Which?".to_owned(), String::new()),
            vec!["one".to_owned(), "two".to_owned(), "three ".repeat(40)],
            0,
        )
    };
    let mut page = question(Language::En);
    assert!(drawn(&mut page).contains("▸ 1 one"), "{}", drawn(&mut page));
    press(&mut page, KeyCode::Up);
    assert_eq!(page.chosen, 2);
    press(&mut page, KeyCode::Down);
    press(&mut page, KeyCode::Down);
    assert_eq!((press(&mut page, KeyCode::Enter), page.chosen), (Next::Leave, 1));
    assert_eq!((press(&mut page, KeyCode::Char('3')), page.chosen), (Next::Leave, 2));
    assert_eq!(press(&mut page, KeyCode::Char('7')), Next::Stay);
    assert_eq!(press(&mut page, KeyCode::Char('q')), Next::Stop);
    assert_eq!(drawn(&mut page).matches("three").count(), 40, "nothing is cut");
}
