//! One game of a table's series: its chance, its state and its steps.

mod begun;

use std::ops::RangeInclusive;
use std::time::Duration;

use bots::WonRace;
use protocol::race::Photo;
use rules::any::{AnyAction, AnyIllegal, AnyOptions};
use rules::record::{Ending, Header, Record, Reveal, Step};
use rules::{Actor, AnyState, Seat, Seats, Turn};

pub use self::begun::Begun;
use crate::log::{Event, LoggedStep};
use crate::you::Reaction;
use fair::{Added, Binding, Chance, Commitment, Entropy, Secret};

/// A game of the series.
#[derive(Debug)]
pub struct Match {
    binding: Binding,
    /// Who played, by seat: seats may change hands once it is over.
    players: Vec<String>,
    secret: Secret,
    commitment: Commitment,
    added: Added,
    /// Once all chance is together.
    chance: Option<Chance>,
    state: AnyState,
    steps: Vec<Step>,
    started: Started,
    /// The last row of the log that was about it.
    last_row: u64,
    /// For each row of the log that brought steps, how many there were after it.
    marks: Vec<Mark>,
    /// Since which row steps were only added: the start, or the last undo.
    growing_since: u64,
    /// How long people need to see what the last row brought.
    showing: Duration,
    /// How many races there were.
    races: u32,
    photo: Option<Photo>,
    /// The seats for which a bot plays to the end.
    gave_up: Seats,
    /// The right calls that people made themselves, in order.
    reactions: Vec<(Seat, Reaction)>,
    /// The race that the last row decided, until the table has learned from it.
    won_race: Option<WonRace>,
    ending: Option<Ending>,
}

/// Where in the log a game was started.
#[derive(Clone, Copy, Debug)]
pub struct Started {
    /// The row that did it.
    pub seq: u64,
    /// When: milliseconds since 1970.
    pub at: u64,
}

/// A row of the log that brought steps. Small: there is one for every turn, and no table has so many rows.
#[derive(Clone, Copy, Debug)]
struct Mark {
    row: u32,
    /// How many steps there were after it.
    steps: u32,
}

impl Mark {
    fn row(self) -> u64 {
        self.row.into()
    }

    fn steps(self) -> usize {
        self.steps as usize
    }
}

/// Why a list of steps is not taken.
#[derive(Clone, Copy, Debug)]
pub enum NotTaken {
    /// A rule of the game forbids one of them.
    Illegal(AnyIllegal),
    /// What is drawn after one of them is not known before: who sends more
    /// could probe the future by what is refused.
    AfterChance,
}

impl Match {
    /// A game that has been bound to its chance and has not begun.
    pub fn new(
        binding: Binding,
        players: Vec<String>,
        secret: Secret,
        promises: Vec<Option<Commitment>>,
        started: Started,
    ) -> Result<Match, String> {
        let state =
            AnyState::start(&binding.options, binding.seats).map_err(|error| error.to_string())?;
        Ok(Match {
            commitment: secret.commitment(&binding),
            added: Added { entropy: vec![None; promises.len()], promises },
            binding,
            players,
            secret,
            chance: None,
            state,
            steps: Vec::new(),
            started,
            last_row: started.seq,
            marks: Vec::new(),
            growing_since: started.seq,
            showing: Duration::ZERO,
            races: 0,
            photo: None,
            gave_up: Seats::NONE,
            reactions: Vec::new(),
            won_race: None,
            ending: None,
        })
    }

    /// Which game of the series, from 1.
    pub fn number(&self) -> u32 {
        self.binding.number
    }
    pub fn options(&self) -> &AnyOptions {
        &self.binding.options
    }

    /// The server's commitment to its chance.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// By seat, what players promised to add, in hexadecimal digits.
    pub fn promises(&self) -> Vec<Option<String>> {
        let written = |promise: &Option<Commitment>| promise.as_ref().map(ToString::to_string);
        self.added.promises.iter().map(written).collect()
    }

    /// The rows of the log that are about it: all of them from its start to what happened last.
    pub fn rows(&self) -> RangeInclusive<u64> {
        self.started.seq..=self.last_row
    }

    /// The game as it stands.
    pub fn state(&self) -> &AnyState {
        &self.state
    }

    /// All steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How it ended, if it has.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The seats that gave up and for which a bot played on.
    pub fn gave_up(&self) -> Seats {
        self.gave_up
    }

    /// How the last round of a race was decided.
    pub fn photo(&self) -> Option<&Photo> {
        self.photo.as_ref()
    }

    /// Who played, by seat.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The right calls of a seat that were not a stand-in's, in order.
    pub fn reactions(&self, seat: Seat) -> impl Iterator<Item = Reaction> {
        self.reactions.iter().filter(move |(of, _)| *of == seat).map(|(_, reaction)| *reaction)
    }

    /// The race that the last row of the log decided, once.
    pub fn take_won_race(&mut self) -> Option<WonRace> {
        self.won_race.take()
    }

    /// Whether all chance is together.
    pub fn is_open(&self) -> bool {
        self.chance.is_some()
    }

    /// The seats that promised to add chance and have not done so.
    pub fn owing(&self) -> Seats {
        let owes = |seat: &Seat| {
            let promised = self.added.promises.get(seat.index()).is_some_and(Option::is_some);
            promised && self.added.entropy.get(seat.index()).is_some_and(Option::is_none)
        };
        Seat::all(self.binding.seats).filter(owes).collect()
    }

    /// The seats without which play began, although they had promised to add chance.
    pub fn missing(&self) -> Seats {
        if self.is_open() { self.owing() } else { Seats::NONE }
    }

    /// Whether the seat has added this already.
    pub fn has_added(&self, seat: Seat, entropy: &Entropy) -> bool {
        self.added.entropy.get(seat.index()).is_some_and(|added| added.as_ref() == Some(entropy))
    }

    /// Whether this is what the seat promised.
    pub fn keeps_promise(&self, seat: Seat, entropy: &Entropy) -> bool {
        let promised = self.added.promises.get(seat.index()).copied().flatten();
        promised == Some(entropy.promise(&self.binding, seat))
    }

    /// A seed for the bot in a seat.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let step = self.steps.len() as u64;
        self.chance.as_ref().map_or(step, |chance| chance.bot(seat, step))
    }

    /// The lot for a place in the order of a race that is decided now: which of
    /// these seats gets it.
    pub fn lot(&self, place: usize, tied: Seats) -> Option<Seat> {
        let step = (self.steps.len() + place) as u64;
        self.chance.as_ref().and_then(|chance| chance.lot(step, tied))
    }

    /// How long people need to see what the last row of the log brought.
    pub fn showing(&self) -> Duration {
        self.showing
    }

    /// How many races there were, with the one that is on.
    pub fn races(&self) -> u32 {
        self.races
    }

    /// The row of the log that brought this step.
    pub fn row_of(&self, step: usize) -> Option<u64> {
        let place = self.marks.partition_point(|mark| mark.steps() <= step);
        self.marks.get(place).map(|mark| mark.row())
    }

    /// The game as it stood after so many of its steps.
    pub fn state_after(&self, steps: usize) -> Result<AnyState, String> {
        let mut state = AnyState::start(&self.binding.options, self.binding.seats)
            .map_err(|error| error.to_string())?;
        for step in self.steps.iter().take(steps) {
            state.play(step.by, &step.action).map_err(|error| error.to_string())?;
        }
        Ok(state)
    }

    /// How many steps would be left if whoever holds these seats took back their last decision:
    /// all that one command of theirs did, and what bots did after it. Chance is never taken
    /// back, nor is what was called in a race.
    pub fn undo_point(&self, seats: Seats) -> Option<usize> {
        let own = |step: &Step| {
            matches!(step.by, Actor::Seat(seat) if seats.contains(seat)) && !step.stand_in
        };
        let stays = |step: &Step| !matches!(step.by, Actor::Seat(_)) || step.race.is_some();
        let ends = self.marks.iter().rev().map(|mark| mark.steps());
        let starts = ends.clone().skip(1).chain([0]);
        for (start, end) in starts.zip(ends) {
            let row = self.steps.get(start..end)?;
            if row.iter().any(stays) {
                return None;
            }
            if row.iter().any(own) {
                return Some(start);
            }
        }
        None
    }

    /// How many steps there were after a row of the log; `None` if it was before
    /// this game, or if some of them have been taken back since.
    pub fn steps_at(&self, seq: u64) -> Option<usize> {
        (seq >= self.growing_since).then(|| {
            let after = self.marks.partition_point(|mark| mark.row() <= seq);
            let last = after.checked_sub(1).and_then(|last| self.marks.get(last));
            last.map_or(0, |mark| mark.steps())
        })
    }

    /// What happens when play begins: chance may act at once.
    pub fn plan_opening(&self) -> Vec<Event> {
        self.opening(&self.added)
    }

    /// What happens when the last seat that owes chance adds it: play begins.
    pub fn plan_last_reveal(&self, seat: Seat, entropy: Entropy) -> Vec<Event> {
        let mut all = self.added.clone();
        if let Some(added) = all.entropy.get_mut(seat.index()) {
            *added = Some(entropy);
        }
        let mut events = vec![Event::Revealed { seat, entropy }];
        events.extend(self.opening(&all));
        events
    }

    fn opening(&self, added: &Added) -> Vec<Event> {
        let chance = Chance::new(&self.secret, &self.binding, added);
        let mut state = self.state.clone();
        let mut steps = Vec::new();
        let_chance_act(&chance, &mut state, self.steps.len(), &mut steps);
        let steps = steps.iter().map(LoggedStep::from).collect();
        vec![Event::Opened, Event::Stepped { steps, photo: None }]
    }

    /// What happens when an actor takes these steps: they, and what chance does
    /// after the last of them.
    pub fn plan_steps(
        &self,
        by: Actor,
        actions: &[AnyAction],
        stand_in: bool,
    ) -> Result<Vec<LoggedStep>, NotTaken> {
        let chance = self.chance.as_ref().ok_or(NotTaken::AfterChance)?;
        // Most steps come alone and need not be tried on a copy of the game, which remembers much.
        if let [action] = actions
            && !self.state.chance_follows()
            && self.state.turn() != Turn::Chance
        {
            self.state.check(by, action).map_err(NotTaken::Illegal)?;
            return Ok(vec![LoggedStep::from(&Step { stand_in, ..Step::new(by, *action) })]);
        }
        let mut state = self.state.clone();
        let mut steps = Vec::with_capacity(actions.len() + 1);
        for action in actions {
            if state.turn() == Turn::Chance {
                return Err(NotTaken::AfterChance);
            }
            state.play(by, action).map_err(NotTaken::Illegal)?;
            steps.push(Step { stand_in, ..Step::new(by, *action) });
        }
        let_chance_act(chance, &mut state, self.steps.len(), &mut steps);
        Ok(steps.iter().map(LoggedStep::from).collect())
    }

    /// What happens when these calls of a race are judged in this order: each one
    /// counts until one is right (D4.2), and then chance acts. Gives the steps
    /// and how many calls counted.
    pub fn plan_calls(&self, calls: &[Step]) -> (Vec<LoggedStep>, usize) {
        let mut state = self.state.clone();
        let mut steps = Vec::with_capacity(calls.len() + 1);
        for call in calls {
            let racing = matches!(state.turn(), Turn::Race(_));
            if !racing || state.play(call.by, &call.action).is_err() {
                break;
            }
            steps.push(call.clone());
        }
        let counted = steps.len();
        if let Some(chance) = &self.chance {
            let_chance_act(chance, &mut state, self.steps.len(), &mut steps);
        }
        (steps.iter().map(LoggedStep::from).collect(), counted)
    }

    /// Adds what a row of the log says of the game; what it says of the table is none of its
    /// business.
    pub(super) fn apply(&mut self, seq: u64, at: u64, event: &Event) -> Result<(), String> {
        match event {
            Event::Revealed { seat, entropy } => {
                if let Some(added) = self.added.entropy.get_mut(seat.index()) {
                    *added = Some(*entropy);
                }
            }
            Event::Opened => {
                self.chance = Some(Chance::new(&self.secret, &self.binding, &self.added));
            }
            Event::Stepped { steps, photo } => self.take_steps(seq, at, steps, photo.clone())?,
            Event::Undone { to } => self.undo(seq, *to)?,
            Event::Resigned { seat } => {
                self.ending = Some(Ending::by_resignation(*seat, self.binding.seats));
            }
            Event::GaveUp { seat } => self.gave_up = self.gave_up.with(*seat),
            _ => return Ok(()),
        }
        self.last_row = seq;
        Ok(())
    }

    /// Plays the steps of one row of the log.
    fn take_steps(
        &mut self,
        seq: u64,
        at: u64,
        steps: &[LoggedStep],
        photo: Option<Photo>,
    ) -> Result<(), String> {
        self.showing = Duration::ZERO;
        self.won_race = None;
        for step in steps {
            let action = self.state.kind().read_action(&step.action);
            let action = action.map_err(|error| error.to_string())?;
            self.reactions.extend(reaction(&self.state, step, &action));
            self.won_race = won_race(&self.state, step, &action).or(self.won_race);
            self.state.play(step.by, &action).map_err(|error| error.to_string())?;
            self.showing += self.state.showing_time(&action);
            let race_begins =
                step.by == Actor::Chance && matches!(self.state.turn(), Turn::Race(_));
            self.races += u32::from(race_begins);
            if race_begins {
                self.photo = None;
            }
            make_room(&mut self.steps);
            self.steps.push(Step {
                by: step.by,
                action,
                at: Some(at.saturating_sub(self.started.at)),
                stand_in: step.stand_in,
                race: step.race.clone().map(Box::new),
            });
        }
        make_room(&mut self.marks);
        let small = |number: Option<u32>| number.ok_or("a game of so many rows cannot be kept");
        self.marks.push(Mark {
            row: small(seq.try_into().ok())?,
            steps: small(self.steps.len().try_into().ok())?,
        });
        if photo.is_some() {
            self.photo = photo;
        }
        self.ending = Ending::of(&self.state);
        Ok(())
    }

    /// Goes back to the game as it stood after so many steps, with this row of the log.
    fn undo(&mut self, seq: u64, to: usize) -> Result<(), String> {
        if self.ending.is_some() || to > self.steps.len() {
            return Err(format!("there is no way back to step {to}"));
        }
        self.state = self.state_after(to)?;
        self.steps.truncate(to);
        self.marks.retain(|mark| mark.steps() <= to);
        self.growing_since = seq;
        self.showing = Duration::ZERO;
        Ok(())
    }

    /// The game written down, with the proof of its chance; `None` if it is not over.
    pub fn record(&self) -> Option<Record> {
        let ending = self.ending.clone()?;
        let hex = |added: &Option<Entropy>| added.as_ref().map(ToString::to_string);
        let new = Record::new(self.binding.options.clone(), self.binding.seats);
        Some(Record {
            header: Header {
                players: self.players.clone(),
                table: Some(self.binding.table.clone()),
                number: Some(self.binding.number),
                fair: self.binding.derivation.header_field(),
                commit: Some(self.commitment.to_string()),
                entropy: self.promises(),
                ..new.header
            },
            steps: self.steps.clone(),
            ending: Some(ending),
            reveal: Some(Reveal {
                seed: self.secret.reveal(),
                entropy: self.added.entropy.iter().map(hex).collect(),
            }),
            signature: None,
        })
    }
}

/// The right call that this step is about to be, if one was measured.
fn reaction(state: &AnyState, step: &LoggedStep, action: &AnyAction) -> Option<(Seat, Reaction)> {
    let (Actor::Seat(seat), Some(race), false) = (step.by, &step.race, step.stand_in) else {
        return None;
    };
    let kind = state.wins_race(action)?;
    let ms = u32::try_from(race.judged_us / 1000).unwrap_or(u32::MAX);
    Some((seat, Reaction { kind, ms }))
}

/// The race that this step is about to win, whoever takes it.
fn won_race(state: &AnyState, step: &LoggedStep, action: &AnyAction) -> Option<WonRace> {
    let (Actor::Seat(seat), Some(race)) = (step.by, &step.race) else { return None };
    WonRace::by(state, seat, action, Duration::from_micros(race.judged_us))
}

/// Lets chance act for as long as it is its turn. `before` steps were taken
/// before those in `steps`.
fn let_chance_act(chance: &Chance, state: &mut AnyState, before: usize, steps: &mut Vec<Step>) {
    while state.turn() == Turn::Chance {
        let step = (before + steps.len()) as u64;
        let Some(action) = chance.act(step, state) else { break };
        if state.play(Actor::Chance, &action).is_err() {
            break;
        }
        steps.push(Step::new(Actor::Chance, action));
    }
}

/// Room for a little more. There are many games in memory, and a list that doubles is half empty most of the time.
fn make_room<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact(8 + list.len() / 8);
    }
}
