//! Bytes choose what three people, bots and the clock do at a table. What is
//! refused changes nothing, what is decided always applies, and the log alone
//! gives the same table again.
#![no_main]

use bots::Level;
use fair::{Derivation, Entropy, Unproven, verify};
use libfuzzer_sys::fuzz_target;
use protocol::id::Code128;
use protocol::table::{Phase, Settings};
use protocol::text::Name;
use protocol::{Command, TableState};
use rules::record::Record;
use rules::{Actor, GameKind, Seat, Seats};
use server::log::{Entry, Event};
use server::session::{HeldSeat, ServerKey, SessionId};
use server::table::{Asker, Missed, Presence, Strengths, Table};

const ID: Code128 = Code128::new(9);
const KEY: ServerKey = ServerKey::new([7; 32]);

fuzz_target!(|bytes: &[u8]| {
    let [game, seats, choices @ ..] = bytes else { return };
    let game = GameKind::ALL[usize::from(*game) % GameKind::ALL.len()];
    let Some(mut log) = Log::begin(game, seats % 8 + 1) else { return };
    let mut choices = Choices(choices);
    while let Some(kind) = choices.next() {
        log.cause(kind, &mut choices);
    }
    log.reads_back();
});

/// A table, and the log that it is the sum of.
struct Log {
    table: Table,
    rows: Vec<Box<str>>,
}

/// The bytes that are left to choose by.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// A number below `count`; 0 where the bytes have ended.
    fn below(&mut self, count: usize) -> usize {
        usize::from(self.next().unwrap_or(0)) % count.max(1)
    }
}

/// One of three people; the first is the host.
fn session(number: usize) -> SessionId {
    serde_json::from_str(&format!("\"{}\"", Code128::new(number as u128))).expect("a session")
}

fn entropy(seat: Seat) -> Entropy {
    Entropy::from([seat.number(); 32])
}

impl Log {
    fn begin(game: GameKind, seats: u8) -> Option<Log> {
        let options = game.default_options();
        rules::AnyState::start(&options, seats).ok()?;
        let options = serde_json::to_value(options).expect("options are written");
        let settings = Settings { public: true, signal: true, spoken: true, ..Settings::default() };
        let made = Event::Made { game, options, seats, settings, host: session(0) };
        let entry = Entry { at: 1, by: Vec::new(), events: vec![made] };
        let table = Table::new(ID, &entry).expect("the table is made");
        Some(Log { table, rows: vec![row(&entry)] })
    }

    /// Something is tried by somebody, by a bot or by the clock.
    fn cause(&mut self, kind: u8, choices: &mut Choices<'_>) {
        let seat = Seat::all(8).nth(choices.below(usize::from(self.table.seats()) + 1));
        let seat = seat.unwrap_or_else(|| Seat::new(0).expect("seat 0"));
        match kind % 24 {
            20 => return self.clock(),
            21 | 22 => return self.bot(seat, choices),
            23 => return self.time_is_over(),
            _ => {}
        }
        let who = session(choices.below(3));
        let asker = Asker { session: who, is_here: &|other| other == session(1), key: &KEY };
        let command = self.command(kind % 24, seat, choices);
        let before = self.shown(who);
        match self.table.decide(&asker, &command) {
            Ok(events) => self.happen(events),
            Err(refusal) => {
                assert!(!refusal.sentence.is_empty());
                assert_eq!(self.shown(who), before, "what is refused changes nothing");
            }
        }
    }

    fn command(&self, kind: u8, seat: Seat, choices: &mut Choices<'_>) -> Command {
        let junk = || "no step of any game".to_owned();
        match kind {
            0 | 1 => {
                Command::Sit { seat, name: Name::from(format!("Player {seat}")), avatar: None }
            }
            2 => Command::Stand { seat },
            3 => Command::SeatBot { seat, level: Level::ALL[choices.below(4)], matches: false },
            4 => Command::Remove { seat },
            5 => {
                let number = self.table.play().map_or(0, |play| play.number()) + 1;
                let commitment =
                    entropy(seat).commitment(&ID.to_string(), number, seat).to_string();
                Command::Contribute { seat, commitment }
            }
            6 => {
                let whose = if choices.below(4) == 0 { Seat::new(7).unwrap_or(seat) } else { seat };
                Command::Reveal { seat, entropy: entropy(whose).to_string() }
            }
            7 => Command::Start,
            8 => Command::Resign { seat },
            9 => Command::Return { seat },
            10 => Command::StandIn { seat },
            11 => Command::Rematch,
            12 => {
                let nobody = HeldSeat { table: ID, seat, holder: session(0), since: 0 };
                let held = self.table.held(seat).unwrap_or(nobody);
                let since = held.since + u64::from(choices.below(3) == 0);
                Command::TakeOver { seat, key: KEY.seat_key(HeldSeat { since, ..held }) }
            }
            13 => Command::HandOver { seat },
            14 => Command::Play { seat, actions: vec![junk()], reaction: None },
            _ => {
                let steps = 1 + choices.below(2);
                let actions = (0..steps).map(|_| self.legal(seat, choices).unwrap_or_else(junk));
                Command::Play { seat, actions: actions.collect(), reaction: None }
            }
        }
    }

    /// One of the steps that this seat may take now.
    fn legal(&self, seat: Seat, choices: &mut Choices<'_>) -> Option<String> {
        let actions = self.table.playing()?.state().actions(seat);
        actions.get(choices.below(actions.len())).map(ToString::to_string)
    }

    /// A bot takes a legal step, in its own seat or for somebody who is away.
    fn bot(&mut self, seat: Seat, choices: &mut Choices<'_>) {
        let Some((_, stand_in)) = self.table.bot(seat) else { return };
        let Some(step) = self.legal(seat, choices) else { return };
        let actions = self.table.read(&[step]).expect("a listed step is read");
        let events = self.table.plan_steps(seat, &actions, stand_in);
        self.happen(events.expect("a listed step is taken"));
    }

    /// The clock does what a rule lets it do.
    fn clock(&mut self) {
        let Some(play) = self.table.playing() else { return };
        let Some((action, _)) = play.state().clock() else { return };
        let steps = play.plan_steps(Actor::Clock, &[action], false).expect("the clock may act");
        self.happen(vec![Event::Stepped { steps, photo: None }]);
    }

    /// Who has not added their chance by now, does not add any.
    fn time_is_over(&mut self) {
        if self.table.phase() == Phase::Gathering {
            let events = self.table.play().map(|play| play.plan_opening());
            self.happen(events.unwrap_or_default());
        }
    }

    /// What was decided happens. A new game's secret is random, which would make
    /// findings hard to repeat: it is tried on a copy, and a fixed one is used.
    fn happen(&mut self, mut events: Vec<Event>) {
        let start = events.iter().position(|event| matches!(event, Event::Started { .. }));
        if let Some(start) = start {
            let entry = Entry { at: 5, by: Vec::new(), events: events.clone() };
            self.again().apply(&entry).expect("what was decided applies");
            events.truncate(start);
            events.push(Event::Started { secret: "5a".repeat(32), fair: Derivation::NEWEST });
        }
        self.apply(events);
        let play = self.table.play().filter(|play| start.is_some() && play.owing().is_empty());
        if let Some(events) = play.map(|play| play.plan_opening()) {
            self.apply(events);
        }
    }

    fn apply(&mut self, events: Vec<Event>) {
        let at = self.rows.len() as u64 * 10;
        let entry = Entry { at, by: Vec::new(), events };
        let seq = self.table.seq;
        self.table.apply(&entry).expect("what was decided applies");
        assert_eq!(self.table.seq, seq + 1);
        self.rows.push(row(&entry));
    }

    fn again(&self) -> Table {
        let table = Table::load(ID, &self.rows).expect("the log adds up");
        table.expect("the log is not empty")
    }

    fn shown(&self, who: SessionId) -> TableState {
        shown(&self.table, who)
    }

    fn reads_back(&self) {
        let again = self.again();
        assert_eq!(again.seq, self.table.seq);
        assert_eq!(again.summary(), self.table.summary());
        // The last one is a stranger.
        for who in (0..4).map(session) {
            let state = self.shown(who);
            assert_eq!(shown(&again, who), state);
            let written = serde_json::to_string(&state).expect("a table is written");
            assert_eq!(serde_json::from_str::<TableState>(&written).ok(), Some(state));
        }
        self.resumes();
        if let Some(play) = self.table.play()
            && let Some(record) = play.record()
        {
            let read = Record::read(record.to_string().as_bytes());
            assert_eq!(read.as_ref(), Ok(&record), "a finished game is a record");
            // Nothing is measured here, so a race cannot be judged again.
            let proven = verify(&record);
            let unmeasured = matches!(proven, Err(Unproven::OtherMeasurement { .. }));
            assert!(proven.is_ok() || unmeasured, "its chance is proven: {proven:?}");
            assert_eq!(Table::record_of(ID, &self.rows, play.number()).ok(), Some(record));
        }
    }

    /// Whatever a client has seen, what it missed can be sent.
    fn resumes(&self) {
        let strengths = Strengths::default();
        let presence = presence(&strengths);
        for seen in 0..=self.table.seq + 1 {
            if let Missed::Steps(from) = self.table.missed_since(seen) {
                assert!(self.table.steps_message(Seats::NONE, from, &presence).is_some());
            }
        }
    }
}

fn row(entry: &Entry) -> Box<str> {
    serde_json::to_string(entry).expect("an entry is written").into()
}

/// Everybody is here, and nothing else is going on.
fn presence(strengths: &Strengths) -> Presence<'_> {
    Presence { is_here: &|_| true, strengths, screen: false, clock: None, race: None, pause: None }
}

fn shown(table: &Table, who: SessionId) -> TableState {
    table.show(who, &presence(&Strengths::default()))
}
