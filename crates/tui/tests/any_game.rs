//! What a game gets without saying anything of its own: sentences by its id, and a board that
//! fits every game.

use std::time::Instant;

use protocol::table::{Phase, SeatView};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use rules::game::Choice;
use rules::tiles::{Tiles, View};
use rules::{Actor, Game, GameKind, Observer, Seat, any::Registered};
use tui::board::{Canvas, Context, Intent, Spot, Spots};
use tui::choices::Choices;
use tui::game::Board;
use tui::keyboard::Keyboard;
use tui::scene::{Presence, Scene, Sitting, Who};
use words::{Language, Sentences};

use crate::player::text;

#[test]
fn every_game_has_the_sentences_that_are_made_from_its_id() {
    for (language, ..) in Language::ALL {
        let sentences = Sentences::of(language);
        let has = |key: String| assert!(sentences.find(&key, &[]).is_some(), "{language:?} {key}");
        for game in GameKind::ALL {
            has(format!("page-game-{game}"));
            has(format!("page-sentence-{game}"));
            has(format!("rules-{game}-title"));
            has(format!("rules-{game}-designer"));
            for Choice { option, values } in game.choices() {
                has(format!("page-{option}"));
                values.iter().for_each(|value| has(format!("page-{option}-{value}")));
            }
            bots::registry::levels(*game).for_each(|level| has(format!("page-level-{level}")));
        }
        has("page-level-match-how".to_owned());
    }
}

/// Two at one keyboard with a game that is played by choosing from a list.
struct Table {
    sentences: Sentences,
    scene: Scene,
    game: Tiles,
    board: Choices<Tiles>,
}

const SIZE: Rect = Rect::new(0, 0, 60, 16);

impl Table {
    fn new(steps: &[(Actor, &str)]) -> Table {
        let mut game = Tiles::start(&Default::default(), 2).unwrap();
        for (by, step) in steps {
            game.play(*by, &step.parse().unwrap()).unwrap();
        }
        let mut scene = Scene::new(Some(GameKind::Tiles));
        scene.phase = Phase::Playing;
        let sitting = |name: &str| Sitting {
            name: name.to_owned(),
            who: Who::Here,
            presence: Presence::HERE,
            won: 0,
        };
        scene.seats = ["Ada", "Bob"].map(sitting).to_vec();
        let sentences = Sentences::of(Language::En);
        let mut table = Table { sentences, scene, game, board: Choices::default() };
        let view = |seat| Tiles::any_view(table.view(seat));
        table.scene.views =
            [seat(0), seat(1)].map(|seat| SeatView { seat: Some(seat), view: view(seat) }).to_vec();
        table
    }

    fn view(&self, seat: Seat) -> View {
        self.game.view(Observer::Seat(seat))
    }

    /// Asks the board something as the player in a seat.
    fn ask<T>(
        &mut self,
        number: u8,
        question: impl FnOnce(&mut Choices<Tiles>, &Context<'_>, &View) -> T,
    ) -> T {
        let (seat, view) = (seat(number), self.view(seat(number)));
        let any = Tiles::any_view(view.clone());
        let context = Context {
            sentences: &self.sentences,
            scene: &self.scene,
            view: &any,
            seat: Some(seat),
            now: Instant::now(),
            ascii: false,
            keyboard: Keyboard::Qwerty,
            others: &[],
        };
        question(&mut self.board, &context, &view)
    }

    fn press(&mut self, code: KeyCode) -> Intent {
        self.ask(0, |board, context, view| board.press(context, view, code))
    }

    fn screen(&mut self, number: u8) -> (String, Spots) {
        self.ask(number, |board, context, view| {
            let (mut buffer, mut spots) = (Buffer::empty(SIZE), Spots::default());
            board.draw(
                context,
                view,
                &mut Canvas { area: SIZE, buffer: &mut buffer, spots: &mut spots },
            );
            (text(&buffer), spots)
        })
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Ada is in turn after four tiles in a row: there are ten free cells beside them.
fn in_play() -> Table {
    let (ada, bob) = (Actor::Seat(seat(0)), Actor::Seat(seat(1)));
    let tiles = [(ada, "0,0"), (bob, "1,0"), (ada, "2,0"), (bob, "3,0")];
    Table::new(&[&[(Actor::Chance, "first 0")], &tiles[..]].concat())
}

fn takes(step: &str) -> Intent {
    Intent::Play(seat(0), vec![step.to_owned()])
}

#[test]
fn the_board_for_every_game_shows_the_position_and_what_can_be_done() {
    let mut table = in_play();
    insta::assert_snapshot!("choices", table.screen(0).0);
    let (mine, keys) = table.ask(0, |board, context, view| {
        (board.prompt(context, view).mine, board.keys(context, view))
    });
    assert!(mine);
    let shown: Vec<&str> = keys.iter().map(|key| key.shown.as_str()).collect();
    assert_eq!(shown, ["↑ ↓", "1–9 Enter"]);
}

#[test]
fn choices_are_taken_by_number_by_cursor_and_by_click() {
    let mut table = in_play();
    let steps: Vec<String> = table.view(seat(0)).actions.iter().map(ToString::to_string).collect();
    assert_eq!(steps.len(), 10, "{steps:?}");
    assert_eq!(table.press(KeyCode::Char('3')), takes(&steps[2]));
    assert_eq!(table.press(KeyCode::Enter), takes(&steps[0]));
    assert_eq!(table.press(KeyCode::Down), Intent::Look);
    assert_eq!(table.press(KeyCode::Enter), takes(&steps[1]));
    // Round and round: up from the first is the last, which no digit reaches.
    assert_eq!(table.press(KeyCode::Home), Intent::Look);
    assert_eq!(table.press(KeyCode::Up), Intent::Look);
    assert_eq!(table.press(KeyCode::Enter), takes(steps.last().unwrap()));
    let (screen, spots) = table.screen(0);
    let (row, _) = screen.lines().enumerate().find(|(_, line)| line.contains('▸')).unwrap();
    let Some(Spot::Place(across, down)) = spots.at(5, u16::try_from(row).unwrap()) else {
        panic!("nothing can be clicked in\n{screen}");
    };
    let click = table.ask(0, |board, context, view| board.click(context, view, across, down));
    assert_eq!(click, takes(steps.last().unwrap()));
    // A hint moves the cursor to what it is about.
    let hint = steps[4].parse().unwrap();
    table.ask(0, |board, _, view| board.point_at(view, &hint));
    assert_eq!(table.press(KeyCode::Enter), takes(&steps[4]));
    assert_eq!(table.press(KeyCode::Char('x')), Intent::Nothing);
}

#[test]
fn who_is_not_in_turn_has_nothing_to_choose() {
    let mut table = in_play();
    let (prompt, keys, press) = table.ask(1, |board, context, view| {
        let press = board.press(context, view, KeyCode::Enter);
        (board.prompt(context, view), board.keys(context, view), press)
    });
    assert_eq!((prompt.mine, keys, press), (false, Vec::new(), Intent::Nothing));
    assert!(prompt.text.contains("Ada"), "{prompt:?}");
    assert!(!table.screen(1).0.contains('▸'));
    // Nor is anything shown before a race has begun.
    table.scene.opens_at = Some(Instant::now() + std::time::Duration::from_secs(60));
    assert_eq!(table.screen(0).0.trim(), "");
    assert_eq!(table.press(KeyCode::Char('1')), Intent::Nothing);
}
