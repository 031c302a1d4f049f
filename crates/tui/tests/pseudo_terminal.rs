//! A real pseudo-terminal: it is taken over and given back, whatever happens.
//!
//! The child is this very test program, told by a variable what to do.

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rules::GameKind;
use tui::page::{Next, Page};
use tui::save::Shelf;
use tui::start::{Resume, Start, Wish};
use tui::terminal::Screen;
use words::Language;

use crate::keeping::folder;
use crate::player::manner;

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(20);
/// What the child is told to do.
const ROLE: &str = "TUI_TEST_ROLE";
/// Its folder.
const SHELF: &str = "TUI_TEST_SHELF";

const ENTER_SCREEN: &str = "\u{1b}[?1049h";
const LEAVE_SCREEN: &str = "\u{1b}[?1049l";
const SHOW_CURSOR: &str = "\u{1b}[?25h";

/// The client in a terminal of its own.
struct Terminal {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    seen: String,
}

impl Terminal {
    fn start(role: &str, shelf: &std::path::Path) -> Terminal {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(std::env::current_exe().unwrap());
        command.args(["--exact", "pseudo_terminal::child", "--nocapture", "--test-threads=1"]);
        command.env(ROLE, role);
        command.env(SHELF, shelf);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Terminal { master: pair.master, child, keys, output, seen: String::new() }
    }

    /// Reads until this appears.
    fn wait_for(&mut self, text: &str) {
        let end = Instant::now() + PATIENCE;
        let wanted: String = text.split_whitespace().collect();
        while !readable(&self.seen).contains(&wanted) {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.seen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(RecvTimeoutError::Timeout) => panic!("no {text:?} in {:?}", self.seen),
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("it ended without {text:?}: {:?}", self.seen);
                }
            }
        }
    }

    fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits for the end, and says whether it was a good one.
    fn end(mut self) -> (bool, String) {
        let status = self.child.wait().unwrap();
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_secs(1)) {
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
        }
        (status.success(), self.seen)
    }
}

/// What was written, without the sequences that move the cursor and set colours. Only
/// what changes is written, so blanks do not count.
fn readable(seen: &str) -> String {
    anstream::adapter::strip_str(seen).to_string().split_whitespace().collect()
}

/// The other side: does nothing in an ordinary run of the tests.
#[test]
fn child() {
    let (Ok(role), Ok(shelf)) = (std::env::var(ROLE), std::env::var(SHELF)) else { return };
    let manner = manner(Language::En);
    let shelf = Shelf::new(shelf.into());
    if role == "panic" {
        let (events, heard) = channel();
        let mut screen = Screen::open(&events).unwrap();
        let _ = screen.run(&mut Panics, &heard);
        return;
    }
    let options = GameKind::Tiles.read_options(serde_json::json!({ "first": 0 })).unwrap();
    let wish = Some(Wish { options, party: vec![None; 2] });
    let resume = if role == "resume" { Resume::Yes } else { Resume::No };
    let left = tui::play(Start { wish, resume, seed: Some(1), names: Vec::new() }, &manner, &shelf)
        .unwrap();
    Write::write_all(&mut std::io::stderr(), format!("LEFT {left:?}\n").as_bytes()).unwrap();
}

/// A page that crashes while it is drawn.
struct Panics;

impl Page for Panics {
    fn draw(&mut self, _: ratatui::layout::Rect, _: &mut ratatui::buffer::Buffer) {
        panic!("a crash that was meant");
    }

    fn handle(&mut self, _: tui::event::Event) -> Next {
        Next::Stay
    }

    fn due(&self) -> Option<Instant> {
        None
    }

    fn wake(&mut self, _: Instant) {}
}

/// The terminal was given back, and what was said after that.
fn after_the_screen(seen: &str) -> &str {
    assert!(seen.contains(ENTER_SCREEN), "{seen:?}");
    let (_, after) = seen.rsplit_once(LEAVE_SCREEN).unwrap_or_else(|| panic!("{seen:?}"));
    assert!(after.contains(SHOW_CURSOR) || seen.contains(SHOW_CURSOR), "{seen:?}");
    after
}

#[test]
fn a_game_starts_is_resized_and_left() {
    let shelf = folder("pty");
    let mut terminal = Terminal::start("play", &shelf);
    terminal.wait_for("place a tile");
    // What a key does shows that it listens: a window that changes before that is not noticed.
    terminal.send("\r");
    terminal.wait_for("Player 1 places");
    let size = |rows, cols| PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
    terminal.master.resize(size(20, 60)).unwrap();
    terminal.wait_for("This window has 60");
    terminal.seen.clear();
    terminal.master.resize(size(40, 120)).unwrap();
    terminal.wait_for("place a tile");
    terminal.seen = ENTER_SCREEN.to_owned();
    terminal.send("q");
    let (good, seen) = terminal.end();
    assert!(good, "{seen:?}");
    assert!(after_the_screen(&seen).contains("LEFT Saved"), "{seen:?}");
    // It can be gone on with.
    let mut terminal = Terminal::start("resume", &shelf);
    terminal.wait_for("Player 1 places");
    terminal.send("\u{3}");
    let (good, seen) = terminal.end();
    assert!(good && after_the_screen(&seen).contains("LEFT Saved"), "Ctrl-C: {seen:?}");
}

#[test]
fn a_signal_saves_the_game_and_restores_the_terminal() {
    let mut terminal = Terminal::start("play", &folder("signal"));
    terminal.wait_for("place a tile");
    terminal.send("\r");
    terminal.wait_for("Player 1 places");
    let id = i32::try_from(terminal.child.process_id().unwrap()).unwrap();
    let id = rustix::process::Pid::from_raw(id).unwrap();
    rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
    let (good, seen) = terminal.end();
    assert!(good && after_the_screen(&seen).contains("LEFT Saved"), "{seen:?}");
}

#[test]
fn a_crash_restores_the_terminal_before_it_is_told() {
    let terminal = Terminal::start("panic", &folder("crash"));
    let (good, seen) = terminal.end();
    assert!(!good);
    let after = seen.split_once(LEAVE_SCREEN).map(|(_, after)| after).unwrap_or_default();
    assert!(after.contains("a crash that was meant"), "{seen:?}");
}
