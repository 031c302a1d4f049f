//! The terminal client and a WebSocket client at one table of a server.

use std::net::SocketAddr;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use protocol::http::NewTable;
use protocol::known::{Change, Known};
use protocol::table::{Pace, Settings, Sitter};
use protocol::text::Name;
use protocol::{ClientMessage, Command, CommandId, ServerMessage, TableId};
use rules::any::AnyView;
use rules::record::Record;
use rules::{GameKind, Turn};
use tui::event::Event;
use tui::keyboard::Keyboard;
use tui::look::Look;
use tui::manner::Manner;
use tui::page::Page;
use tui::playing::Playing;
use tui::save::Shelf;
use tui::table::remote::Address;
use tui::table::{Remote, Table};
use words::{Language, Sentences};

use super::host::Host;
use super::network::{Wire, get, make_table};
use crate::program::Folder;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody in another program: made the table, starts the game, and plays the first step
/// that there is until it is over.
pub async fn other_end(address: SocketAddr, table: TableId, cookie: String) {
    let (mut wire, _) = Wire::open(address, Some(&cookie)).await.expect("a line");
    let mut known = Known::default();
    wire.say(&known.watch(table)).await.expect("a line");
    let mut named = 0;
    let mut command = |command: Command| {
        named += 1;
        let id = CommandId::try_from(format!("w-{named}")).expect("an id");
        ClientMessage::Do { id, command }
    };
    let mut started = false;
    loop {
        let message = wire.hear().await.expect("a line");
        match known.hear(&message) {
            Change::Nothing => continue,
            Change::AskAgain => panic!("{message:?} does not fit to {known:?}"),
            Change::Table | Change::Seats | Change::Steps { .. } | Change::Pause => {}
        }
        let shown = known.table().expect("a change of the table");
        let Some(play) = &shown.play else {
            // A person takes longer to press the button than a promise is on its way.
            let ready = |sitter: &Sitter| match sitter {
                Sitter::Person { yours, contributed, .. } => *yours || *contributed,
                Sitter::Nobody | Sitter::Bot { .. } => false,
            };
            if shown.seats.iter().all(|seat| ready(&seat.sitter)) && !started {
                started = true;
                wire.say(&command(Command::Start)).await.expect("a line");
            }
            continue;
        };
        if play.ending.is_some() {
            return;
        }
        // Who sits where changes nothing for the one in turn.
        let stepped = !matches!(message, ServerMessage::Seats { .. });
        let Some(view) = play.views.first().filter(|_| stepped) else { continue };
        let steps = view.view.actions();
        // In a race the terminal is faster: this one only takes part when it must.
        let race = matches!(view.view.turn(), Turn::Race(_));
        if let (Some(step), Some(seat), false) = (steps.first(), view.seat, race) {
            let play = Command::Play { seat, actions: vec![step.to_string()], reaction: None };
            wire.say(&command(play)).await.expect("a line");
        }
    }
}

/// The terminal client, pressed by hand.
struct Terminal {
    page: Playing,
    heard: Receiver<Event>,
}

impl Terminal {
    fn join(link: &str, shelf: &Shelf) -> Terminal {
        let (events, heard) = channel();
        let sentences = Rc::new(Sentences::of(Language::En));
        let address = Address::read(link).unwrap();
        let words = Rc::clone(&sentences);
        let remote =
            Remote::join(address, "Terminal".to_owned(), shelf, words, Event::of_line(&events));
        let manner = Manner {
            name: "Terminal".to_owned(),
            sentences,
            look: Look { colour: true, ascii: false },
            keyboard: Keyboard::Qwerty,
            aloud: false,
        };
        let table = Table::Remote(Box::new(remote.unwrap()));
        Terminal { page: Playing::new(manner, table, events), heard }
    }

    /// Waits for the next thing to happen.
    fn wait(&mut self) {
        self.page.wake(Instant::now());
        let due = self.page.due().unwrap_or_else(|| Instant::now() + PATIENCE);
        let wait = due.saturating_duration_since(Instant::now());
        if let Ok(event) = self.heard.recv_timeout(wait) {
            self.page.handle(event);
        }
    }

    fn keys(&mut self, keys: &str) {
        use ratatui::crossterm::event::{Event as Input, KeyCode};
        for key in keys.chars() {
            let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
            self.page.handle(Event::Input(Input::Key(code.into()), Instant::now()));
        }
    }

    fn text(&mut self) -> String {
        let area = ratatui::layout::Rect::new(0, 0, 80, 24);
        let mut buffer = ratatui::buffer::Buffer::empty(area);
        self.page.draw(area, &mut buffer);
        let lines = buffer
            .content
            .chunks(80)
            .map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n");
        lines.collect()
    }

    /// Plays until the game is over: with the keys of the race, or in notation.
    fn play(&mut self) {
        let start = Instant::now();
        let mut done = None;
        loop {
            assert!(start.elapsed() < 4 * PATIENCE, "{}", self.text());
            self.wait();
            let scene = self.page.table().scene();
            if scene.ending.is_some() {
                return;
            }
            let is_open = !scene.is_covered(Instant::now());
            let Some(view) = scene.view(None).filter(|_| scene.own().next().is_some()) else {
                continue;
            };
            let steps = view.actions();
            let keys = match (view, steps.last()) {
                (_, None) => continue,
                (AnyView::Dice(view), _) if matches!(view.turn, Turn::Race(_)) => {
                    let roll = view.round.as_ref().unwrap().roll;
                    match roll.read().call.to_string().as_str() {
                        "rhino" => "r".to_owned(),
                        "gnu" => "g".to_owned(),
                        "bongo" => "b".to_owned(),
                        _ => "n".to_owned(),
                    }
                }
                (_, Some(step)) => format!(":{step}\n"),
            };
            // Once for each position, and not before the dice are shown.
            if is_open && done != Some(scene.steps) {
                done = Some(scene.steps);
                self.keys(&keys);
            }
        }
    }
}

fn play(game: GameKind, options: Option<serde_json::Value>) {
    let folder = Folder::new(&format!("terminal-{game}"));
    let host = Host::start(&folder.path("data"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let new = NewTable {
        game,
        seats: Some(2),
        options,
        // Nobody looks at the results here.
        settings: Some(Settings { pace: Pace::Fast, ..Settings::default() }),
        name: Some(Name::from("Program".to_owned())),
        table: None,
        contribution: None,
        avatar: None,
        bots: None,
        bots_match: false,
    };
    let address = host.address;
    let (table, cookie) = runtime.block_on(make_table(address, &new));
    let other: JoinHandle<()> = thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(other_end(address, table, cookie));
    });
    let mut terminal = Terminal::join(
        &format!("http://{address}/t/{table}"),
        &Shelf::new(folder.path("shelf").into()),
    );
    let start = Instant::now();
    while terminal.page.table().scene().own().next().is_none() {
        assert!(start.elapsed() < PATIENCE, "{}", terminal.text());
        terminal.wait();
    }
    // Advice against a person would not be fair.
    terminal.keys("h");
    assert!(terminal.text().contains("No hints while you play against"), "{}", terminal.text());
    terminal.keys("tGood game\n");
    terminal.play();
    other.join().unwrap();
    let screen = terminal.text();
    assert!(screen.contains("Play again"), "{screen}");
    // The chance of this client is in the game, and the record proves it.
    let start = Instant::now();
    while terminal.page.table().scene().proof.is_none() {
        assert!(start.elapsed() < PATIENCE, "{}", terminal.text());
        terminal.wait();
    }
    let proof = terminal.page.table().scene().proof.clone().unwrap();
    assert!(proof.contains("your own random number is in there"), "{proof}");
    let said =
        terminal.page.table().scene().log.iter().any(|told| told.text == "Terminal: Good game");
    assert!(said, "what was said stands in the log");
    if game == GameKind::Dice {
        let scene = terminal.page.table().scene();
        assert!(!scene.reactions.is_empty(), "the photo finish is shown");
    }
    let record = runtime.block_on(get(address, &format!("/api/tables/{table}/games/1")));
    let record = Record::read(record.as_bytes()).unwrap();
    assert_eq!(record.header.players, ["Program", "Terminal"]);
    assert!(record.ending.is_some());
    assert_eq!(record.steps.len(), terminal.page.table().scene().steps);
}

#[test]
fn a_terminal_and_a_program_play_tiles() {
    play(GameKind::Tiles, None);
}

#[test]
fn a_terminal_and_a_program_play_cards() {
    play(GameKind::Cards, None);
}

#[test]
fn a_terminal_and_a_program_race_for_dice() {
    play(GameKind::Dice, Some(serde_json::json!({ "trophies": 3, "variant": "guards" })));
}
