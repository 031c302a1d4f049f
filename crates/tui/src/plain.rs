//! The games as lines of text, for screen readers, pipes and the simplest terminals:
//! what happens is printed, and commands are read.

mod commands;
mod company;
mod told;

use std::io::{self, BufRead, Write};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use protocol::table::Phase;
use rules::{Seat, Turn};

use crate::event::Event;
use crate::look::Look;
use crate::manner::Manner;
use crate::save::{Left, Shelf, Unfinished, keep};
use crate::start::{self, Start};
use crate::table::remote::Address;
use crate::table::thinker::Asked;
use crate::table::{Local, Pace, Remote, Setup, Table};

/// How lines are read and written.
pub struct Plain<'a> {
    pub out: &'a mut dyn Write,
    /// Whether a person types, or a program sends commands.
    pub typed: bool,
    pub manner: Manner,
    events: Sender<Event>,
    heard: Receiver<Event>,
    /// Lines that came before they were asked for.
    waiting: Vec<Option<String>>,
    /// Up to where the log was printed.
    printed: usize,
    /// The position that was printed last, and who sat there.
    shown: Option<(usize, Phase, Vec<String>)>,
    /// After how many steps something is read aloud, and how much of it was.
    said: Option<(usize, usize)>,
    /// Whether it was told what can be called in a race: once is enough.
    race_explained: bool,
    /// Who holds the keyboard.
    holder: Option<Seat>,
    asked: u64,
}

/// What a command came to.
enum Done {
    Stay,
    Leave,
    Again,
}

impl<'a> Plain<'a> {
    /// Reads these lines, on a thread of their own.
    pub fn new(
        out: &'a mut dyn Write,
        lines: Box<dyn BufRead + Send>,
        typed: bool,
        manner: Manner,
    ) -> io::Result<Plain<'a>> {
        let (events, heard) = channel();
        let sender = events.clone();
        let read = move || {
            for line in lines.lines() {
                let Ok(line) = line else { break };
                if sender.send(Event::Line(Some(line))).is_err() {
                    return;
                }
            }
            let _ = sender.send(Event::Line(None));
        };
        thread::Builder::new().name("lines".to_owned()).spawn(read)?;
        Ok(Plain {
            out,
            typed,
            manner,
            events,
            heard,
            waiting: Vec::new(),
            printed: 0,
            shown: None,
            said: None,
            race_explained: false,
            holder: None,
            asked: 0,
        })
    }

    /// Plays games on this machine until the player leaves.
    pub fn play(&mut self, start: Start, shelf: &Shelf) -> io::Result<Left> {
        let sentences = Rc::clone(&self.manner.sentences);
        let Some(mut game) = start::begin(start, &sentences, shelf, self)? else {
            return Ok(Left::Nothing);
        };
        loop {
            let Unfinished { record, party, seed, file, known } = game;
            let fast = Pace { thinks: Pace::HUMAN.thinks, ..Pace::FAST };
            let pace = if self.typed { Pace::HUMAN } else { fast };
            let pace = Pace { aloud: self.manner.aloud, ..pace };
            let (name, sentences) = (self.manner.name.as_str(), Rc::clone(&sentences));
            let setup = Setup { record, party, known, seed, pace, name, sentences };
            let local = Local::new(setup, Event::of_thoughts(&self.events));
            let local = local.ok_or(io::ErrorKind::InvalidData)?;
            let mut table = Table::Local(Box::new(local));
            let done = self.sit(&mut table)?;
            let Table::Local(local) = &table else { return Ok(Left::Nothing) };
            let left = keep(local, &file, shelf)?;
            match (done, start::another(local, shelf)) {
                (Done::Again, Some(another)) => game = another,
                _ => return Ok(left),
            }
        }
    }

    /// Sits down at a server's table.
    pub fn join(&mut self, address: Address, shelf: &Shelf) -> io::Result<Left> {
        let sentences = Rc::clone(&self.manner.sentences);
        let name = self.manner.name.clone();
        let remote = Remote::join(address, name, shelf, sentences, Event::of_line(&self.events))?;
        let mut table = Table::Remote(Box::new(remote));
        self.sit(&mut table)?;
        Ok(Left::at(&table))
    }

    /// Plays at a table until the player leaves it.
    fn sit(&mut self, table: &mut Table) -> io::Result<Done> {
        self.printed = 0;
        self.shown = None;
        loop {
            table.wake(Instant::now());
            self.report(table)?;
            // Whoever says nothing more has not left before all that was said is done.
            let waits = self.has_ended() && table.is_under_way();
            if !waits
                && self.is_asked(table)
                && let Some(line) = self.next_line()
            {
                match self.obey(table, line)? {
                    Done::Stay => continue,
                    done => return Ok(done),
                }
            }
            if self.has_ended() && table.is_settled() {
                return Ok(Done::Leave);
            }
            match self.wait(table.due()) {
                Some(Event::Line(line)) => self.waiting.push(line),
                Some(Event::News(news)) => table.hear(news, Instant::now()),
                Some(Event::Advice(asked, Some(advice))) if asked == Asked(self.asked) => {
                    self.tell_advice(table, &advice)?;
                }
                Some(Event::Stop) => return Ok(Done::Leave),
                Some(_) | None => {}
            }
        }
    }

    fn wait(&self, due: Option<Instant>) -> Option<Event> {
        let most = Duration::from_secs(3600);
        let time = due.map_or(most, |due| due.saturating_duration_since(Instant::now()));
        match self.heard.recv_timeout(time) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Event::Stop),
        }
    }

    /// Whether a command is read now. A program's commands wait for their turn, so that a
    /// whole game can be sent at once; a person may always say something.
    fn is_asked(&self, table: &Table) -> bool {
        let scene = table.scene();
        let own = |seat: Seat| scene.own().any(|own| own == seat);
        match (scene.phase, scene.turn()) {
            (Phase::Over, _) => true,
            (Phase::Waiting, _) => self.typed || !scene.seats.is_empty(),
            (Phase::Playing, Some(Turn::Seat(seat))) => own(seat) || self.typed || scene.waits,
            (Phase::Playing, Some(Turn::Race(seats))) => {
                let is_open = !scene.is_covered(Instant::now());
                is_open && (self.typed || seats.iter().any(own))
            }
            _ => self.typed,
        }
    }

    /// Whether nobody can say anything more.
    fn has_ended(&self) -> bool {
        self.waiting.first() == Some(&None)
    }

    fn next_line(&mut self) -> Option<Option<String>> {
        (!self.waiting.is_empty()).then(|| self.waiting.remove(0))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.manner.look.text(text))?;
        self.out.flush()
    }

    fn await_line(&mut self) {
        while self.waiting.is_empty() {
            match self.heard.recv() {
                Ok(Event::Line(line)) => self.waiting.push(line),
                Ok(Event::Stop) | Err(_) => self.waiting.push(None),
                Ok(_) => {}
            }
        }
        if self.waiting.first().is_some_and(Option::is_some) {
            self.waiting.remove(0);
        }
    }
}

/// The look of lines: no colours, and plain letters where others cannot be shown.
pub fn look() -> Look {
    Look { colour: false, ..Look::of_environment() }
}
