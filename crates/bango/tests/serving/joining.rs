//! `bango join` as people start it: over plain and encrypted lines, in a terminal and with nobody at the keys.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use protocol::http::NewTable;
use protocol::table::{Pace, Settings};
use protocol::text::Name;
use protocol::{ClientMessage, Command as Ask, CommandId, ServerMessage, TableId};
use rules::record::Record;
use rules::{GameKind, Seat};

use super::encrypted::{Authority, Proxy};
use super::host::Host;
use super::network::{Wire, get, make_table};
use super::terminal::other_end;
use crate::program::{Folder, bango};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A table at which somebody in another program sits, who made it.
fn table_of(game: GameKind) -> NewTable {
    NewTable {
        game,
        seats: Some(2),
        options: None,
        settings: Some(Settings { pace: Pace::Fast, ..Settings::default() }),
        name: Some(Name::from("Program".to_owned())),
        table: None,
        contribution: None,
        avatar: None,
        bots: None,
        bots_match: false,
    }
}

struct Place {
    folder: Folder,
    host: Host,
    runtime: tokio::runtime::Runtime,
    table: TableId,
    cookie: String,
}

impl Place {
    fn new(name: &str, game: GameKind) -> Place {
        let folder = Folder::new(name);
        let host = Host::start(&folder.path("data"));
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let (table, cookie) = runtime.block_on(make_table(host.address, &table_of(game)));
        Place { folder, host, runtime, table, cookie }
    }

    fn join(&self, link: &str) -> Command {
        let mut command = bango(&["join", link, "--plain", "--name", "Ada", "--data"]);
        command.arg(self.folder.path("shelf"));
        command
    }

    /// Who sits there, as everybody may see it.
    fn seats(&self) -> String {
        self.runtime.block_on(get(self.host.address, &format!("/api/tables/{}", self.table)))
    }
}

/// What a program printed that must end by itself.
fn ends(mut command: Command) -> String {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let until = Instant::now() + PATIENCE;
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > until {
            child.kill().unwrap();
            panic!("it does not end");
        }
        thread::yield_now();
    }
    let output = child.wait_with_output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8(text).unwrap()
}

#[test]
fn nobody_at_the_keys_takes_a_seat_and_ends() {
    let place = Place::new("joining", GameKind::Tiles);
    let (address, table) = (place.host.address, place.table);
    let said = ends(place.join(&format!("http://{address}/t/{table}")));
    assert!(said.contains("Program and Ada"), "{said}");
    assert!(place.seats().contains("Ada"), "{}", place.seats());
    // There is no such table, and there is no such server.
    let said = ends(place.join(&format!("http://{address}/t/2t2ye05spr9crsfw1arhm1xm2k")));
    assert!(said.contains("This table doesn't exist"), "{said}");
    let said = ends(place.join(&format!("http://127.0.0.1:9/t/{table}")));
    assert!(said.contains("Can't reach the server"), "{said}");
}

#[test]
fn a_line_is_encrypted_for_those_whom_the_system_trusts() {
    let place = Place::new("encrypted", GameKind::Tiles);
    let (known, stranger) = (Authority::new(), Authority::new());
    let proxy = Proxy::before(place.host.address, &known, "localhost");
    let link = format!("https://localhost:{}/t/{}", proxy.address.port(), place.table);
    let trusting = |authority: &Authority, link: &str| {
        let file = place.folder.path("trusted.pem");
        authority.write(&file);
        let mut command = place.join(link);
        command.env("SSL_CERT_FILE", file).env_remove("SSL_CERT_DIR");
        ends(command)
    };
    let said = trusting(&stranger, &link);
    assert!(said.contains("can't prove who it is"), "{said}");
    assert!(!place.seats().contains("Ada"), "nothing was told to a stranger");
    // The right authority, but for another host.
    let other = format!("https://127.0.0.1:{}/t/{}", proxy.address.port(), place.table);
    let said = trusting(&known, &other);
    assert!(said.contains("can't prove who it is"), "{said}");
    let said = trusting(&known, &link);
    assert!(said.contains("Program and Ada"), "{said}");
    assert!(place.seats().contains("Ada"), "{}", place.seats());
}

#[test]
fn over_an_encrypted_line_chance_of_ones_own_is_added_and_proven() {
    let place = Place::new("proven", GameKind::Cards);
    let (address, table, cookie) = (place.host.address, place.table, place.cookie.clone());
    let authority = Authority::new();
    let file = place.folder.path("trusted.pem");
    authority.write(&file);
    let proxy = Proxy::before(address, &authority, "localhost");
    let other = thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(other_end(address, table, cookie));
    });
    let mut command = place.join(&format!("https://localhost:{}/t/{table}", proxy.address.port()));
    command.env("SSL_CERT_FILE", file).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut keys = child.stdin.take().unwrap();
    let said = BufReader::new(child.stdout.take().unwrap());
    let (mut proof, mut over) = (String::new(), false);
    for line in said.lines() {
        let line = line.unwrap();
        // Whatever is asked first: whoever gives up has seen the cards being dealt.
        over |= line.contains("wins");
        if !over {
            writeln!(keys, "resign").unwrap();
        }
        if line.contains("roven") || line.contains("The record is sound") {
            proof = line;
            break;
        }
    }
    drop(keys);
    assert!(child.wait().unwrap().success());
    other.join().unwrap();
    assert!(proof.starts_with("Proven fair"), "{proof}");
    assert!(proof.contains("your own random number is in there"), "{proof}");
    // The server's record says the same, and so does the one that was kept.
    let path = format!("/api/tables/{table}/games/1");
    let record = Record::read(place.runtime.block_on(get(address, &path)).as_bytes()).unwrap();
    let added: Vec<bool> = record.reveal.unwrap().entropy.iter().map(Option::is_some).collect();
    assert_eq!(added, [false, true]);
    let games = std::path::PathBuf::from(place.folder.path("shelf")).join("games");
    let kept = std::fs::read_dir(games).unwrap().next().unwrap().unwrap().path();
    let verified = bango(&["verify", kept.to_str().unwrap()]).output().unwrap();
    let verified = String::from_utf8(verified.stdout).unwrap();
    assert!(verified.contains("Ada added"), "{verified}");
}

/// The client in a terminal of its own.
struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: Screen,
}

/// What stands on a screen of which only what changes is written.
struct Screen {
    cells: Vec<Vec<char>>,
    at: (usize, usize),
    /// A sequence or a letter that is not whole yet.
    rest: Vec<u8>,
}

impl Screen {
    fn write(&mut self, bytes: &[u8]) {
        self.rest.extend(bytes);
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let text = String::from_utf8(self.rest.drain(..whole).collect()).unwrap();
        let mut letters = text.chars();
        loop {
            let before = letters.clone();
            match letters.next() {
                None => return,
                Some('\u{1b}') => {
                    if self.obey(&mut letters).is_none() {
                        // The rest of the sequence comes with the next bytes.
                        let mut rest = before.collect::<String>().into_bytes();
                        rest.append(&mut self.rest);
                        self.rest = rest;
                        return;
                    }
                }
                Some(letter) => {
                    let (row, column) = self.at;
                    if let Some(cell) = self.cells.get_mut(row).and_then(|row| row.get_mut(column))
                    {
                        *cell = letter;
                    }
                    self.at.1 += 1;
                }
            }
        }
    }

    /// A sequence that moves the cursor or clears the screen; the others change nothing here.
    fn obey(&mut self, letters: &mut std::str::Chars<'_>) -> Option<()> {
        if letters.next()? != '[' {
            return Some(());
        }
        let mut words = String::new();
        let end = loop {
            match letters.next()? {
                end @ '@'..='~' => break end,
                letter => words.push(letter),
            }
        };
        match (end, words.as_str()) {
            ('J', "2") => self.cells.iter_mut().for_each(|row| row.fill(' ')),
            ('H', place) => {
                let mut numbers = place.split(';').map(|number| number.parse().unwrap_or(1));
                let mut next = || numbers.next().unwrap_or(1usize).saturating_sub(1);
                self.at = (next(), next());
            }
            _ => {}
        }
        Some(())
    }

    fn text(&self) -> String {
        self.cells.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
    }
}

impl Terminal {
    fn start(place: &Place, link: &str) -> Terminal {
        let (rows, cols) = (30, 100);
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bango"));
        command.args(["join", link, "--name", "Ada", "--lang", "en", "--data"]);
        command.arg(place.folder.path("shelf"));
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            // The terminal is there for as long as somebody reads.
            let _master = pair.master;
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let cells = vec![vec![' '; usize::from(cols)]; usize::from(rows)];
        Terminal { child, keys, output, screen: Screen { cells, at: (0, 0), rest: Vec::new() } }
    }

    /// Reads until this stands on the screen.
    fn wait_for(&mut self, text: &str) {
        let until = Instant::now() + PATIENCE;
        while !self.screen.text().contains(text) {
            match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.screen.write(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("no {text:?}:\n{}", self.screen.text()),
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("it ended without {text:?}:\n{}", self.screen.text())
                }
            }
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }
}

/// Says something to the table and waits until it is done.
async fn ask(wire: &mut Wire, name: &str, command: Ask) {
    let id = CommandId::try_from(name.to_owned()).unwrap();
    wire.say(&ClientMessage::Do { id: id.clone(), command }).await.unwrap();
    loop {
        match wire.hear().await.unwrap() {
            ServerMessage::Done { id: done, .. } if done == id => return,
            ServerMessage::Refused { id: Some(refused), refusal } if refused == id => {
                panic!("{name}: {refusal:?}")
            }
            _ => {}
        }
    }
}

#[test]
fn in_a_terminal_it_is_said_who_is_away_and_a_bot_can_be_let_in() {
    let place = Place::new("away", GameKind::Tiles);
    let (address, table) = (place.host.address, place.table);
    let mut terminal = Terminal::start(&place, &format!("http://{address}/t/{table}"));
    terminal.wait_for("Program");
    place.runtime.block_on(async {
        let (mut wire, _) = Wire::open(address, Some(&place.cookie)).await.unwrap();
        wire.say(&ClientMessage::watch(table, None)).await.unwrap();
        while !place_taken(&wire.hear().await.unwrap()) {}
        ask(&mut wire, "hello", Ask::Say { text: "Welcome, friend".to_owned().into() }).await;
        ask(&mut wire, "start", Ask::Start).await;
        // A reaction and a line from the terminal come over, and one from here is shown there.
        terminal.wait_for("Welcome, friend");
        terminal.press("c1");
        while !matches!(wire.hear().await.unwrap(), ServerMessage::Reacted { .. }) {}
        terminal.press("tGood luck\r");
        hear_said(&mut wire, "Good luck").await;
        terminal.press("m");
        terminal.wait_for("Mute Program");
        terminal.press("1");
        terminal.wait_for("You no longer hear Program");
        // What was said after it tells that the server has heard it.
        terminal.press("tPeace\r");
        hear_said(&mut wire, "Peace").await;
        ask(&mut wire, "unheard", Ask::Say { text: "Can you hear me".to_owned().into() }).await;
        // Whoever begins, it is the program's turn when it leaves.
        let seat = Seat::new(0).unwrap();
        ask_until_own_turn(&mut wire, table, seat, &mut terminal).await;
        // Who watches anew was away for a moment; the terminal has shown that once it shows this.
        terminal.press("tHere\r");
        terminal.wait_for("Ada: Here");
    });
    terminal.wait_for("Let a bot play");
    let shown = terminal.screen.text();
    assert!(shown.contains("Program is away."), "{shown}");
    assert!(!shown.contains("Can you hear me"), "{shown}");
    terminal.press("i");
    terminal.wait_for("A bot plays for Program");
    terminal.press("q");
    assert!(terminal.child.wait().unwrap().success());
}

/// Waits until somebody says this.
async fn hear_said(wire: &mut Wire, words: &str) {
    loop {
        match wire.hear().await.unwrap() {
            ServerMessage::Said { text, .. } if text.as_str() == words => return,
            _ => {}
        }
    }
}

fn place_taken(message: &ServerMessage) -> bool {
    let taken = |seats: &[protocol::table::SeatState]| {
        seats.iter().all(|seat| seat.sitter != protocol::table::Sitter::Nobody)
    };
    match message {
        ServerMessage::Table(table) => taken(&table.seats),
        ServerMessage::Seats { seats, .. } => taken(seats),
        _ => false,
    }
}

/// Waits until the game asks this seat; the terminal places a tile first where it begins.
async fn ask_until_own_turn(wire: &mut Wire, table: TableId, seat: Seat, terminal: &mut Terminal) {
    wire.say(&ClientMessage::watch(table, None)).await.unwrap();
    let mut placed = false;
    loop {
        let views = match wire.hear().await.unwrap() {
            ServerMessage::Table(table) => table.play.map(|play| play.views),
            ServerMessage::Steps { views, .. } => Some(views),
            _ => None,
        };
        let Some(view) = views.as_ref().and_then(|views| views.first()) else { continue };
        match view.view.turn() {
            rules::Turn::Seat(turn) if turn == seat => return,
            rules::Turn::Seat(_) if !placed => {
                placed = true;
                terminal.press("\r");
            }
            _ => {}
        }
    }
}
