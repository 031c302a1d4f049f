//! A table at a server, with people in browsers and other terminals.

pub mod address;
pub mod clock;
pub mod link;
mod showing;
#[cfg(test)]
mod tests;

use std::rc::Rc;
use std::time::{Duration, Instant};

use protocol::known::{Change, Known};
use protocol::race::RaceStart;
use protocol::server::ServerMessage;
use protocol::table::{Phase, Play};
use protocol::text::Name;
use protocol::{ClientMessage, Code, Command, CommandId, Refusal};
use rules::{Seat, Turn};
use words::{Sentences, show};

pub use address::{Address, BadLink};
pub use link::Heard;

use self::clock::AgreedClock;
use crate::scene::{Scene, Told, Who};

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
    /// What makes this client's command ids its own.
    client: u64,
    commands: u64,
    cookie: Option<String>,
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
        cookie: Option<String>,
        sentences: Rc<Sentences>,
        tell: impl Fn(Heard) -> bool + Send + 'static,
    ) -> std::io::Result<Remote> {
        let line = link::open(address.clone(), cookie.clone(), tell)?;
        Ok(Remote::over(line, address, name, cookie, sentences))
    }

    fn over(
        line: link::Line,
        address: Address,
        name: String,
        cookie: Option<String>,
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
            client: u64::from_le_bytes(client),
            commands: 0,
            cookie,
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

    /// The name to sit down with.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who we are there.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Whether the table has been seen.
    pub fn is_open(&self) -> bool {
        self.known.table().is_some()
    }

    /// Whether there is no such table.
    pub fn is_gone(&self) -> bool {
        self.gone
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
        let _ = self.line.send(message);
    }

    /// Asks for the time now and then.
    pub fn wake(&mut self, now: Instant) {
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
        pings.into_iter().chain(opens_at).chain(part).chain(tick).min()
    }

    /// Something came over the line.
    pub fn hear(&mut self, heard: Heard, now: Instant) {
        match heard {
            Heard::Open(cookie) => {
                self.cookie = cookie;
                self.scene.connected = true;
                self.clock.forget();
                self.send(self.known.watch(self.address.table));
                for _ in 0..3 {
                    self.send(ClientMessage::Ping { at: self.clock.own(Instant::now()) });
                }
                self.pings = Some(now + link::ping_every());
                for (id, command) in &self.open {
                    self.send(ClientMessage::Do { id: id.clone(), command: command.clone() });
                }
            }
            Heard::Broken(why) => {
                if !self.is_open() {
                    let details = [("why", why.into())];
                    self.refusal = Some(self.sentences.say_of("tui-no-line", &details));
                }
                self.scene.connected = false;
            }
            Heard::Said(message, at) => self.said(*message, at),
        }
    }

    fn said(&mut self, message: ServerMessage, at: Instant) {
        match self.known.hear(&message) {
            Change::Nothing => {}
            Change::Table => self.see_table(at),
            Change::Seats => self.see_seats(),
            Change::Steps { from } => self.see_steps(from, at),
            Change::Pause => self.see_pause(),
            Change::AskAgain => self.send(self.known.watch(self.address.table)),
        }
        match message {
            ServerMessage::Done { id, .. } => self.open.retain(|(open, _)| *open != id),
            ServerMessage::Refused { id, refusal } => self.refused(id.as_ref(), &refusal),
            ServerMessage::Said { seat, name, text, .. } => {
                let who = self.speaker(seat, name.as_ref());
                self.line(format!("{who}: {}", text.as_str()));
            }
            ServerMessage::Reacted { seat, reaction, .. } => {
                let who = self.speaker(seat, None);
                let key = reaction_key(reaction);
                let text = self.sentences.say(key);
                self.line(format!("{who}: {text}"));
            }
            ServerMessage::Signalled { seat, .. } => {
                let who = self.speaker(Some(seat), None);
                let text = self.sentences.say_of("page-signalled", &[("who", who.into())]);
                self.refusal = Some(text.clone());
                self.line(text);
            }
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
            | ServerMessage::Pause { .. }
            | ServerMessage::Welcome { .. }
            | ServerMessage::Hurry { .. }
            | ServerMessage::Bye { .. }
            | ServerMessage::Offered { .. }
            | ServerMessage::Advice { .. }
            | ServerMessage::Told { .. } => {}
        }
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

    fn refused(&mut self, id: Option<&CommandId>, refusal: &Refusal) {
        if let Some(id) = id {
            self.open.retain(|(open, _)| open != id);
        }
        self.gone |= refusal.code == Code::NoTable;
        self.refusal = Some(self.told(refusal));
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
        self.scene.log.push(Told { step: 0, text });
    }
}

fn reaction_key(reaction: protocol::client::Reaction) -> &'static str {
    use protocol::client::Reaction::{Bravo, Laugh, Ouch, Surprise, Thanks, Thinking};
    match reaction {
        Bravo => "page-react-bravo",
        Laugh => "page-react-laugh",
        Surprise => "page-react-surprise",
        Ouch => "page-react-ouch",
        Thinking => "page-react-thinking",
        Thanks => "page-react-thanks",
    }
}
