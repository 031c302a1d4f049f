//! The terminal itself: taken over at the start and given back as it was, whatever happens.

use std::io::{self, Stdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Instant;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture, read};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::event::Event;
use crate::page::{Next, Page};
use crate::table::thinker::is_bot_asked;

/// The screen, as long as the client has it.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

/// What a bot or a thread died of. The game goes on or is saved first, then it is told.
static LAST_WORDS: OnceLock<Mutex<Option<String>>> = OnceLock::new();

impl Screen {
    /// Takes the terminal over; keys, the mouse and signals come as events from now on.
    pub fn open(events: &Sender<Event>) -> io::Result<Screen> {
        restore_on_panic(events.clone());
        enable_raw_mode()?;
        let mut out = io::stdout();
        let opened = execute!(out, EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(out)));
        let terminal = opened.inspect_err(|_| restore())?;
        let screen = Screen { terminal };
        listen_to_keys(events.clone())?;
        listen_to_signals(events.clone())?;
        Ok(screen)
    }

    /// Shows a page until it is done.
    pub fn run(&mut self, page: &mut dyn Page, events: &Receiver<Event>) -> io::Result<Next> {
        page.wake(Instant::now());
        loop {
            self.terminal.draw(|frame| {
                let area = frame.area();
                page.draw(area, frame.buffer_mut());
            })?;
            let Some(first) = wait(events, page.due()) else {
                page.wake(Instant::now());
                continue;
            };
            // Whatever has queued up is heard before the screen is drawn again.
            for event in std::iter::once(first).chain(events.try_iter()) {
                match page.handle(event) {
                    Next::Stay => {}
                    done => return Ok(done),
                }
            }
            page.wake(Instant::now());
        }
    }
}

/// The next event, unless something is due before.
fn wait(events: &Receiver<Event>, due: Option<Instant>) -> Option<Event> {
    let Some(due) = due else {
        return Some(events.recv().unwrap_or(Event::Stop));
    };
    match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
        Ok(event) => Some(event),
        Err(RecvTimeoutError::Timeout) => None,
        Err(RecvTimeoutError::Disconnected) => Some(Event::Stop),
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
        let words =
            LAST_WORDS.get().map(|words| words.lock().unwrap_or_else(PoisonError::into_inner));
        if let Some(words) = words.and_then(|mut words| words.take()) {
            // Where nothing can be written, nothing can be said.
            let _ = io::Write::write_all(&mut io::stderr(), words.as_bytes());
        }
    }
}

/// Gives the terminal back as it was.
fn restore() {
    // Each is tried, whatever came of the others.
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
}

/// A panic is shown on the terminal as it was before, not on the client's screen. The game goes
/// on without a bot's answer; if a thread dies, the client is told to stop, so that it is saved.
fn restore_on_panic(events: Sender<Event>) {
    let main = thread::current().id();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let bot = is_bot_asked();
        if thread::current().id() == main && !bot {
            restore();
            before(panic);
        } else {
            let words = LAST_WORDS.get_or_init(Mutex::default);
            *words.lock().unwrap_or_else(PoisonError::into_inner) = Some(format!("{panic}\n"));
            if !bot {
                let _ = events.send(Event::Stop);
            }
        }
    }));
}

fn listen_to_keys(events: Sender<Event>) -> io::Result<()> {
    let listen = move || {
        while let Ok(input) = read() {
            if events.send(Event::Input(input, Instant::now())).is_err() {
                return;
            }
        }
        // The terminal is gone.
        let _ = events.send(Event::Stop);
    };
    thread::Builder::new().name("keys".to_owned()).spawn(listen).map(drop)
}

/// SIGTERM, SIGHUP and SIGINT end the client as `q` does: the game is saved.
#[cfg(unix)]
fn listen_to_signals(events: Sender<Event>) -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    // From here on no signal kills the client, even before the thread runs.
    let inside = runtime.enter();
    let mut term = signal(SignalKind::terminate())?;
    let mut hangup = signal(SignalKind::hangup())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    drop(inside);
    let listen = move || {
        runtime.block_on(async {
            tokio::select! {
                _ = term.recv() => {}
                _ = hangup.recv() => {}
                _ = interrupt.recv() => {}
            }
            let _ = events.send(Event::Stop);
        });
    };
    thread::Builder::new().name("signals".to_owned()).spawn(listen).map(drop)
}

#[cfg(not(unix))]
fn listen_to_signals(_: Sender<Event>) -> io::Result<()> {
    Ok(())
}
