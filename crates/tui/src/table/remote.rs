//! A table at a server, with people in browsers and other terminals.

pub mod address;
mod chance;
pub mod clock;
pub mod link;
mod people;
mod proof;
mod showing;
#[cfg(test)]
mod tests;
mod transport;

use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use protocol::known::{Change, Known};
use protocol::race::RaceStart;
use protocol::server::ServerMessage;
use protocol::table::{Phase, Play};
use protocol::text::Name;
use protocol::{ClientMessage, Code, Command, CommandId, Refusal};
use rules::record::Record;
use rules::{Seat, Turn};
use words::{Sentences, show};

pub use address::{Address, BadLink};
pub use link::Heard;
pub use people::{REACTIONS, Talker, reaction_key};
pub use transport::{NoLine, encrypt};

use self::chance::OwnChance;
use self::clock::AgreedClock;
use self::link::Wish;
use self::proof::{Proof, prove};
use crate::scene::{Scene, Who};
use crate::shelf::Shelf;

/// How soon and how often the record of a game is asked for again, where it did not come.
const RETRY: Duration = Duration::from_secs(1);
const MOST_TRIES: u32 = 10;

/// A table at a server.
pub struct Remote {
    address: Address,
    name: String,
    sentences: Rc<Sentences>,
    line: link::Line,
    /// What the server told of the table.
    known: Known,
    /// The same, as it is shown.
    scene: Scene,
    clock: AgreedClock,
    pings: Option<Instant>,
    race: Option<RaceStart>,
    /// Commands that were not answered yet: they are said again on a new line.
    open: Vec<(CommandId, Command)>,
    /// The place in the table's log where the last of them took effect.
    done: u64,
    /// What makes this client's command ids its own.
    client: u64,
    commands: u64,
    cookie: Option<String>,
    /// Where it is kept who we are, what we promised and the games that we played.
    shelf: Shelf,
    chance: OwnChance,
    /// The last game whose record was asked for.
    proven: u32,
    /// When it is asked for again, and how often it was.
    retry: Option<Instant>,
    tries: u32,
    /// Whose words are not heard.
    muted: HashSet<(Option<Seat>, String)>,
    /// Those who have talked and sit nowhere.
    watching: BTreeSet<String>,
    /// The record of the last game that was played here to its end.
    record: Option<PathBuf>,
    /// Whether the line could not be made, or broke.
    broken: bool,
    /// Whether sitting down was tried: it is, once.
    sat: bool,
    gone: bool,
    refusal: Option<String>,
    /// The last game of which it was told whose chance did not come in time.
    missing_told: u32,
}

impl Remote {
    /// Opens the line to a table.
    pub fn join(
        address: Address,
        name: String,
        shelf: &Shelf,
        sentences: Rc<Sentences>,
        tell: impl Fn(Heard) -> bool + Send + Sync + 'static,
    ) -> std::io::Result<Remote> {
        let line = link::open(address.clone(), shelf.cookie(&address.kept_as()), tell)?;
        Ok(Remote::over(line, address, name, shelf, sentences))
    }

    fn over(
        line: link::Line,
        address: Address,
        name: String,
        shelf: &Shelf,
        sentences: Rc<Sentences>,
    ) -> Remote {
        let mut client = [0; 8];
        // Ids only have to differ from those of one's own other terminals.
        let _ = getrandom::fill(&mut client);
        let mut scene = Scene::new(None);
        scene.connected = false;
        Remote {
            address,
            name,
            sentences,
            line,
            known: Known::default(),
            scene,
            clock: AgreedClock::new(Instant::now()),
            pings: None,
            race: None,
            open: Vec::new(),
            done: 0,
            client: u64::from_le_bytes(client),
            commands: 0,
            cookie: None,
            shelf: shelf.clone(),
            chance: OwnChance::new(shelf.clone()),
            proven: 0,
            retry: None,
            tries: 0,
            muted: HashSet::new(),
            watching: BTreeSet::new(),
            record: None,
            broken: false,
            sat: false,
            gone: false,
            refusal: None,
            missing_told: 0,
        }
    }

    /// What can be seen.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Where the table is.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The record of the last game that was played here to its end.
    pub fn record(&self) -> Option<&Path> {
        self.record.as_deref()
    }

    /// The name to sit down with.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the table has been seen.
    pub fn is_open(&self) -> bool {
        self.known.table().is_some()
    }

    /// Whether there is no such table.
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// Whether nothing is under way: all that was asked for is answered and shown, or nobody is there to answer.
    pub fn is_settled(&self) -> bool {
        let shown = self.known.table().is_some_and(|table| table.seq >= self.done);
        self.gone || self.broken || (shown && self.open.is_empty())
    }

    /// Why the last thing was not possible, once.
    pub fn refusal(&mut self) -> Option<String> {
        self.refusal.take()
    }

    /// Takes steps for a seat.
    pub fn take_steps(&mut self, seat: Seat, steps: &[String], pressed: Instant) {
        let race = matches!(self.scene.turn(), Some(Turn::Race(_)));
        let opens_at = self.scene.opens_at.filter(|_| race);
        if opens_at.is_some_and(|opens_at| pressed < opens_at) {
            self.refusal = Some(self.sentences.say("page-refused-too-early"));
            return;
        }
        let reaction = opens_at.map(|opens_at| pressed.saturating_duration_since(opens_at));
        let reaction = reaction.and_then(|after| u64::try_from(after.as_micros()).ok());
        self.command(Command::Play { seat, actions: steps.to_vec(), reaction });
    }

    /// The people here have seen the result.
    pub fn say_next(&mut self) {
        let own = self.scene.own().next();
        if let Some(seat) = own {
            self.command(Command::Next { seat });
        }
    }

    /// Whether the last decision here can be taken back.
    pub fn can_undo(&self) -> bool {
        self.play().is_some_and(|play| play.can_undo)
    }

    /// Takes the last decision here back.
    pub fn undo(&mut self) {
        let own = self.scene.own().next();
        if let Some(seat) = own {
            self.command(Command::Undo { seat });
        }
    }

    fn play(&self) -> Option<&Play> {
        self.known.table().and_then(|table| table.play.as_ref())
    }

    /// Asks the table for something.
    pub fn command(&mut self, command: Command) {
        self.commands += 1;
        let id = format!("t{:x}-{}", self.client, self.commands);
        let Ok(id) = CommandId::try_from(id) else { return };
        self.open.push((id.clone(), command.clone()));
        self.send(ClientMessage::Do { id, command });
    }

    fn send(&self, message: ClientMessage) {
        // A broken line is told as such.
        let _ = self.line.send(Wish::Say(message));
    }

    /// Asks for the time now and then.
    pub fn wake(&mut self, now: Instant) {
        if self.retry.is_some_and(|due| due <= now) {
            self.retry = None;
            self.tend_chance();
        }
        if self.scene.connected && self.pings.is_some_and(|due| due <= now) {
            self.send(ClientMessage::Ping { at: self.clock.own(now) });
            self.pings = Some(now + link::ping_every());
        }
    }

    /// When something is due next: a ping, something to show, a clock that ticks.
    pub fn due(&self) -> Option<Instant> {
        let now = Instant::now();
        let opens_at = self.scene.opens_at.filter(|&opens_at| opens_at > now);
        let read_aloud = self.scene.shown_at.filter(|_| self.scene.is_read_aloud(now));
        let part = read_aloud.map(|since| since.max(now + Duration::from_millis(50)));
        let tick = self.scene.clock.map(|_| now + Duration::from_millis(500));
        let pings = self.pings.filter(|_| self.scene.connected);
        pings.into_iter().chain(self.retry).chain(opens_at).chain(part).chain(tick).min()
    }

    /// Something came over the line.
    pub fn hear(&mut self, heard: Heard, now: Instant) {
        match heard {
            Heard::Open(cookie) => {
                self.keep_cookie(cookie);
                (self.scene.connected, self.broken) = (true, false);
                self.clock.forget();
                self.send(self.known.watch(self.address.table));
                for _ in 0..3 {
                    self.send(ClientMessage::Ping { at: self.clock.own(Instant::now()) });
                }
                self.pings = Some(now + link::ping_every());
                self.mute_again();
                for (id, command) in &self.open {
                    self.send(ClientMessage::Do { id: id.clone(), command: command.clone() });
                }
            }
            Heard::Broken(why) => {
                if !self.is_open() {
                    let key = match why {
                        NoLine::Unreachable(_) => "tui-no-line",
                        NoLine::NotTrusted(_) => "tui-not-trusted",
                    };
                    let details = [("why", why.to_string().into())];
                    self.refusal = Some(self.sentences.say_of(key, &details));
                }
                (self.scene.connected, self.broken) = (false, true);
            }
            Heard::Said(message, at) => self.said(*message, at),
            Heard::Record(number, Ok(text)) => self.tell_proof(number, &text),
            Heard::Record(number, Err(_)) if self.tries < MOST_TRIES => {
                self.tries += 1;
                self.proven = self.proven.min(number.saturating_sub(1));
                self.retry = Some(now + RETRY);
            }
            Heard::Record(_, Err(why)) => {
                let details = [("why", why.to_string().into())];
                self.refusal = Some(self.sentences.say_of("tui-no-line", &details));
            }
        }
    }

    fn said(&mut self, message: ServerMessage, at: Instant) {
        let change = self.known.hear(&message);
        match change {
            Change::Nothing => {}
            Change::Table => self.see_table(at),
            Change::Seats => self.see_seats(),
            Change::Steps { from } => self.see_steps(from, at),
            Change::Pause => self.see_pause(),
            Change::AskAgain => self.send(self.known.watch(self.address.table)),
        }
        if matches!(change, Change::Table | Change::Seats | Change::Steps { .. }) {
            self.tend_chance();
        }
        match message {
            ServerMessage::Done { id, seq, .. }
            | ServerMessage::Changed { done: Some(id), seq, .. } => self.done(&id, seq),
            ServerMessage::Refused { id, refusal } => self.refused(id.as_ref(), &refusal),
            ServerMessage::Said { seat, name, text, .. } => {
                let who = self.speaker(seat, name.as_ref());
                if let (None, Some(name)) = (seat, &name) {
                    self.watching.insert(name.as_str().to_owned());
                }
                self.line(format!("{who}: {}", text.as_str()));
            }
            ServerMessage::Reacted { seat, name, reaction, .. } => {
                let who = self.speaker(seat, name.as_ref());
                let text = self.sentences.say(reaction_key(reaction));
                self.line(format!("{who}: {text}"));
            }
            ServerMessage::Signalled { seat, .. } => {
                let who = self.speaker(Some(seat), None);
                let text = self.sentences.say_of("page-signalled", &[("who", who.into())]);
                self.refusal = Some(text.clone());
                self.line(text);
            }
            // It may come again, from another server that keeps the table, with another clock.
            ServerMessage::Welcome { .. } => self.clock.forget(),
            ServerMessage::Pong { at: sent, now } => {
                self.clock.answered(sent, at, now);
                self.time_race(at);
            }
            // What is known of the table was taken in above; a terminal offers itself to nobody as a screen,
            // and reads what is typed by itself.
            ServerMessage::Table(_)
            | ServerMessage::Unchanged { .. }
            | ServerMessage::Seats { .. }
            | ServerMessage::Steps { .. }
            | ServerMessage::Changed { .. }
            | ServerMessage::Pause { .. }
            | ServerMessage::Hurry { .. }
            | ServerMessage::Bye { .. }
            | ServerMessage::Offered { .. }
            | ServerMessage::Advice { .. }
            | ServerMessage::Told { .. } => {}
        }
    }

    /// Keeps who we are at once: whatever ends this client, its seat can be taken again.
    fn keep_cookie(&mut self, cookie: Option<String>) {
        if let Some(cookie) = cookie.as_deref().filter(|_| cookie != self.cookie) {
            // Without a disk it is known until the client ends.
            let _ = self.shelf.keep_cookie(&self.address.kept_as(), cookie);
        }
        self.cookie = cookie;
    }

    /// Adds to the chance of the next game, and asks for the proof of one that is over.
    fn tend_chance(&mut self) {
        let Some(table) = self.known.table() else { return };
        let over = table.play.as_ref().filter(|play| play.ending.is_some());
        let over = over.map(|play| play.number).filter(|_| self.scene.own().next().is_some());
        for command in self.chance.tend(table) {
            self.command(command);
        }
        if let Some(number) = over.filter(|number| *number > self.proven) {
            self.proven = number;
            let _ = self.line.send(Wish::Record(number));
        }
    }

    /// Keeps the record of a game, and tells whether its chance was fair.
    fn tell_proof(&mut self, number: u32, text: &[u8]) {
        let seen = self.chance.witness(self.address.table, number);
        let table = self.address.table.to_string();
        let record = Record::read(text).ok().filter(|record| {
            let Record { header, .. } = record;
            header.table.as_deref() == Some(&table) && header.number == Some(number)
        });
        let proof = record.as_ref().map_or(Proof::Wrong, |record| prove(record, text, seen));
        let told = match proof {
            Proof::Fair { draws, own } => {
                let key = if own { "tui-proof-own" } else { "tui-proof-fair" };
                self.sentences.say_of(key, &[("count", draws.into())])
            }
            Proof::Unseen { draws } => {
                self.sentences.say_of("tui-proof-unseen", &[("count", draws.into())])
            }
            Proof::Wrong => self.sentences.say("tui-proof-wrong"),
            Proof::Other => self.sentences.say("tui-proof-other"),
        };
        if let Some(record) = record {
            let header = &record.header;
            let file = self.shelf.new_record(header.game, header.seats);
            if self.shelf.keep_record(&file, text).is_ok() {
                self.record = Some(file);
            }
        }
        self.scene.proof = Some(told.clone());
        self.line(told);
    }

    /// Sits down at the first free seat, once.
    fn sit(&mut self) {
        let mine = self.scene.seats.iter().any(|seat| seat.who == Who::Here);
        if self.sat || mine || self.scene.phase != Phase::Waiting {
            return;
        }
        self.sat = true;
        let free = self.scene.seats.iter().position(|seat| seat.who == Who::Nobody);
        let seat = free.and_then(|place| u8::try_from(place).ok()).and_then(Seat::new);
        if let Some(seat) = seat {
            self.command(Command::Sit { seat, name: Name::from(self.name.clone()), avatar: None });
        }
    }

    fn done(&mut self, id: &CommandId, seq: u64) {
        self.done = self.done.max(seq);
        if let Some(Command::Signal { .. }) = self.answered(Some(id)) {
            self.refusal = Some(self.sentences.say("page-signal-sent"));
        }
    }

    /// The command that was answered.
    fn answered(&mut self, id: Option<&CommandId>) -> Option<Command> {
        let place = self.open.iter().position(|(open, _)| Some(open) == id)?;
        Some(self.open.remove(place).1)
    }

    fn refused(&mut self, id: Option<&CommandId>, refusal: &Refusal) {
        let command = self.answered(id);
        self.gone |= refusal.code == Code::NoTable;
        // Chance that came too late for a game is added to the next one, and nobody here has asked for it.
        if !matches!(command, Some(Command::Contribute { .. } | Command::Reveal { .. })) {
            self.refusal = Some(self.told(refusal));
        }
    }

    /// A refusal in the reader's language, where there are words for it.
    fn told(&self, refusal: &Refusal) -> String {
        let rule = refusal.rule.as_deref().zip(refusal.paragraph.as_deref());
        let broken = rule
            .and_then(|(rule, paragraph)| self.sentences.broken(self.scene.game?, rule, paragraph));
        broken
            .or_else(|| {
                let code = serde_json::to_value(refusal.code).ok()?;
                let key = format!("page-refused-{}", code.as_str()?.replace('_', "-"));
                self.sentences.find(&key, &[])
            })
            .unwrap_or_else(|| refusal.sentence.clone())
    }

    fn speaker(&self, seat: Option<Seat>, name: Option<&Name>) -> String {
        match (name, seat) {
            (Some(name), _) => name.as_str().to_owned(),
            (None, Some(seat)) => show::name(&self.sentences, &self.scene.names(), seat),
            (None, None) => self.sentences.say("page-spectator"),
        }
    }

    /// A line of the log that is no step.
    fn line(&mut self, text: String) {
        self.scene.add_line(text);
    }
}
