//! A table on this machine: people at one keyboard, and bots.

mod learning;
mod race;
mod undo;

use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotLevel, Budget, Stop, TrackRecord};
use protocol::table::{Phase, SeatView};
use rules::any::AnyAction;
use rules::record::{Ending, Record, Step};
use rules::{Actor, AnyState, Observer, Seat, Turn};
use words::{Sentences, Teller, show, typed};

use self::learning::Known;
use self::race::{Running, measured};
use super::chance::{Seed, Whose};
use super::thinker::{self, Asked, Thought};
use crate::games;
use crate::scene::{Presence, Reaction, Scene, Sitting, Who};

/// How often it is looked whether the next part is to be read aloud.
const PART: Duration = Duration::from_millis(50);

/// Who plays: a level for each bot, nothing for a person.
pub type Party = Vec<Option<BotLevel>>;

/// How fast things happen, so that people can follow.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Before a bot's step.
    pub bot: Duration,
    /// While the dice tumble.
    pub tumble: Duration,
    /// How long a bot may think.
    pub thinks: Duration,
    /// Whether bots wait with the next throw until the people are ready.
    pub waits: bool,
    /// Whether what a race is about is read aloud before calls open.
    pub aloud: bool,
}

impl Pace {
    /// A pace for people.
    pub const HUMAN: Pace = Pace {
        bot: Duration::from_millis(550),
        tumble: Duration::from_millis(900),
        thinks: Duration::from_millis(600),
        waits: true,
        aloud: false,
    };
    /// As fast as it goes, for programs.
    pub const FAST: Pace = Pace {
        bot: Duration::ZERO,
        tumble: Duration::ZERO,
        thinks: Duration::from_millis(5),
        waits: false,
        aloud: false,
    };
}

/// What a table on this machine begins with.
pub struct Setup<'a> {
    /// The game so far.
    pub record: Record,
    pub party: Party,
    /// By seat, what was known before this game of those who play it; nothing, if they just sat down.
    pub known: Vec<TrackRecord>,
    /// Where its chance comes from.
    pub seed: Seed,
    pub pace: Pace,
    /// The name of somebody who plays alone; empty if there is none.
    pub name: &'a str,
    pub sentences: Rc<Sentences>,
}

/// A table on this machine.
pub struct Local {
    record: Record,
    state: AnyState,
    party: Party,
    known: Known,
    seed: Seed,
    pace: Pace,
    sentences: Rc<Sentences>,
    tell: Arc<dyn Fn(Thought) + Send + Sync>,
    scene: Scene,
    /// When it began, less what was played before it was resumed.
    began: Instant,
    before: u64,
    asked: u64,
    thinking: Option<Thinking>,
    race: Option<Running>,
    refusal: Option<String>,
}

/// A bot that was asked.
struct Thinking {
    asked: Asked,
    seat: Seat,
    stop: Stop,
    /// It plays then and not before.
    when: Instant,
    answer: Option<AnyAction>,
}

impl Local {
    /// A game, new or resumed: its record so far says which. `None` if the record cannot be.
    /// What bots think is told on threads of their own.
    pub fn new(setup: Setup<'_>, tell: impl Fn(Thought) + Send + Sync + 'static) -> Option<Local> {
        let Setup { mut record, party, known, seed, pace, name, sentences } = setup;
        let known = Known::after(known, &record, &party)?;
        let state = record.state_after(record.steps.len())?;
        let people = party.iter().filter(|bot| bot.is_none()).count();
        // The record says who they are, where they were named.
        let named = |seat: Seat| {
            record.header.players.get(seat.index()).filter(|name| !name.is_empty()).cloned()
        };
        let seats = Seat::all(record.header.seats).zip(&party).map(|(seat, bot)| {
            let (name, who) = match bot {
                Some(level) => (bot_name(&sentences, seat, *level), Who::Bot(*level)),
                None if people == 1 && !name.is_empty() => (name.to_owned(), Who::Here),
                None => {
                    let number = [("number", (seat.number() + 1).to_string().into())];
                    let unnamed = || sentences.say_of("tui-player", &number);
                    (named(seat).unwrap_or_else(unnamed), Who::Here)
                }
            };
            Sitting { name, who, presence: Presence::HERE, won: 0 }
        });
        let mut scene = Scene::new(Some(record.header.game));
        scene.seats = seats.collect::<Vec<_>>();
        scene.phase = Phase::Playing;
        record.header.players = scene.names();
        let before = record.steps.last().and_then(|step| step.at).unwrap_or(0);
        let mut local = Local {
            record,
            state,
            party,
            known,
            seed,
            pace,
            sentences,
            tell: Arc::new(tell),
            scene,
            began: Instant::now(),
            before,
            asked: 0,
            thinking: None,
            race: None,
            refusal: None,
        };
        local.retell();
        Some(local)
    }

    /// What can be seen.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The game so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Who plays.
    pub fn party(&self) -> &Party {
        &self.party
    }

    /// Where its chance comes from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The position, for advice: the adviser gets a view of it.
    pub fn state(&self) -> &AnyState {
        &self.state
    }

    /// Why the last thing was not possible, once.
    pub fn refusal(&mut self) -> Option<String> {
        self.refusal.take()
    }

    /// Takes steps for a person, all or none of them.
    pub fn play(&mut self, seat: Seat, steps: &[String], pressed: Instant) {
        // In a race, what was due before the press comes before it.
        self.wake(pressed);
        match self.try_to_play(seat, steps, pressed) {
            Ok(()) => self.wake(Instant::now()),
            Err(sentence) => self.refusal = Some(sentence),
        }
    }

    fn try_to_play(
        &mut self,
        seat: Seat,
        steps: &[String],
        pressed: Instant,
    ) -> Result<(), String> {
        let kind = self.state.kind();
        let mut state = self.state.clone();
        let mut actions = Vec::new();
        for step in steps {
            let action = kind.read_action(step).map_err(|error| error.to_string())?;
            state.play(Actor::Seat(seat), &action).map_err(|rule| {
                let paragraph = rule.paragraph().unwrap_or_default();
                let told = self.sentences.broken(kind, rule.code(), paragraph);
                told.unwrap_or_else(|| rule.to_string())
            })?;
            actions.push(action);
        }
        let opens_at = self.race.as_ref().map(|race| race.opens_at);
        if opens_at.is_some_and(|opens_at| pressed < opens_at) {
            return Err(self.sentences.say("page-refused-too-early"));
        }
        for action in actions {
            self.step(Actor::Seat(seat), action, pressed);
        }
        Ok(())
    }

    /// The people are ready for the next round.
    pub fn ready(&mut self, now: Instant) {
        self.scene.waits = false;
        if let Some(thinking) = &mut self.thinking {
            thinking.when = now;
        }
        self.wake(now);
    }

    /// Does what is due: chance, bots, the clock.
    pub fn wake(&mut self, now: Instant) {
        loop {
            let acted = match self.state.turn() {
                Turn::Chance => self.draw(now),
                Turn::Seat(seat) => self.let_think(seat, now),
                Turn::Race(_) => self.run_race(now),
                Turn::Over(_) => false,
            };
            if !acted {
                return;
            }
        }
    }

    /// When something is due next.
    pub fn due(&self) -> Option<Instant> {
        let thinking = self.thinking.as_ref().filter(|one| one.answer.is_some());
        let thinking = thinking.filter(|_| !self.scene.waits).map(|one| one.when);
        let race = self.race.iter().flat_map(|race| {
            let limit = race.limit.map(|(when, _)| when);
            // What the race is about is shown then, so the screen has to be drawn.
            let opens_at = Some(race.opens_at).filter(|&opens_at| opens_at > Instant::now());
            race.plans.iter().map(|plan| plan.0).chain(limit).chain(opens_at)
        });
        // What is read aloud is said part by part.
        let now = Instant::now();
        let part = self.scene.shown_at.filter(|_| self.scene.is_read_aloud(now));
        let part = part.map(|since| since.max(now + PART));
        thinking.into_iter().chain(race).chain(part).min()
    }

    /// A bot has thought.
    pub fn hear(&mut self, thought: Thought, now: Instant) {
        if let Some(thinking) = &mut self.thinking
            && thinking.asked == thought.asked
        {
            thinking.answer = thought.action;
        }
        self.wake(now);
    }

    fn draw(&mut self, now: Instant) -> bool {
        let mut rng = self.seed.stream(self.record.steps.len(), Whose::Game);
        let Some(action) = self.state.chance(&mut rng) else { return false };
        self.step(Actor::Chance, action, now);
        true
    }

    fn let_think(&mut self, seat: Seat, now: Instant) -> bool {
        let Some(level) = self.party.get(seat.index()).copied().flatten() else { return false };
        let Some(thinking) = &self.thinking else {
            self.asked += 1;
            let asked = Asked(self.asked);
            let rng = self.seed.stream(self.record.steps.len(), Whose::Bot(seat.number()));
            let budget = Budget::time(self.pace.thinks);
            let tell = Arc::clone(&self.tell);
            let tell = move |action| tell(Thought { asked, action });
            let view = self.state.view(Observer::Seat(seat));
            let stop = thinker::think(view, self.bot(level), budget, rng, tell);
            let when = now + self.pace.bot;
            self.thinking = Some(Thinking { asked, seat, stop, when, answer: None });
            self.scene.waits = self.pace.waits && self.is_between_rounds();
            return false;
        };
        let Some(action) = thinking.answer.filter(|_| thinking.when <= now && !self.scene.waits)
        else {
            return false;
        };
        let seat = thinking.seat;
        self.step(Actor::Seat(seat), action, now);
        true
    }

    /// Whether a round of a race is over and the next one is about to begin, with
    /// people at the table who want to see how it went.
    fn is_between_rounds(&self) -> bool {
        let people = self.party.iter().any(Option::is_none);
        let game = games::of(self.state.kind());
        people && game.is_between_rounds(&self.state.view(Observer::Public))
    }

    /// One legal step happens.
    fn step(&mut self, by: Actor, action: AnyAction, when: Instant) {
        let seen = |state: &AnyState| state.view(Observer::Public);
        let before = seen(&self.state);
        let raced = matches!(self.state.turn(), Turn::Race(_));
        let was = self.state.clone();
        if self.state.play(by, &action).is_err() {
            return;
        }
        let after = seen(&self.state);
        let at = self.before + millis(when.saturating_duration_since(self.began));
        let reaction = self.race.as_ref().map(|race| when.saturating_duration_since(race.opens_at));
        let race = match (by, reaction) {
            (Actor::Seat(seat), Some(after)) if raced => {
                let step = action.to_string();
                let reaction = Reaction { seat, step, after, lot: false, counted: true };
                self.scene.reactions.push(reaction);
                Some(measured(after, self.race.as_ref().and_then(|race| race.spoken)))
            }
            _ => None,
        };
        let step = Step { race: race.map(Box::new), at: Some(at), ..Step::new(by, action) };
        self.known.learn(&was, &step, &self.state, &self.party);
        self.record.steps.push(step);
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.now();
        }
        self.scene.waits = false;
        let told = self.glimpse(&action);
        let sentences = Rc::clone(&self.sentences);
        self.scene.tell(&sentences, by, told.as_ref(), (Some(&before), Some(&after)));
        if matches!(self.state.turn(), Turn::Race(_)) && raced {
            self.plan_calls(reaction.unwrap_or_default());
        } else if raced {
            self.race = None;
            (self.scene.shown_at, self.scene.opens_at) = (None, None);
            self.scene.clock = None;
        }
        self.show();
    }

    /// A step as everybody at this keyboard may know it.
    fn glimpse(&self, action: &AnyAction) -> Option<AnyAction> {
        let mut people = Seat::all(self.record.header.seats)
            .zip(&self.party)
            .filter(|(_, bot)| bot.is_none())
            .map(|(seat, _)| seat);
        match (people.next(), people.next()) {
            (Some(alone), None) => action.glimpse(Observer::Seat(alone)),
            _ => action.glimpse(Observer::Public),
        }
    }

    /// Shows the position.
    fn show(&mut self) {
        let people = Seat::all(self.record.header.seats)
            .zip(&self.party)
            .filter(|(_, bot)| bot.is_none())
            .map(|(seat, _)| seat);
        let view =
            |seat| SeatView { seat: Some(seat), view: self.state.view(Observer::Seat(seat)) };
        self.scene.views = people.map(view).collect();
        if self.scene.views.len() != 1 {
            // While the keyboard is nobody's, nobody's hand is there to be shown.
            let view = self.state.view(Observer::Public);
            self.scene.views.insert(0, SeatView { seat: None, view });
        }
        self.record.ending = Ending::of(&self.state);
        self.scene.ending.clone_from(&self.record.ending);
        self.scene.phase = if self.scene.ending.is_some() { Phase::Over } else { Phase::Playing };
    }
}

/// A bot's name: its level, and a number where several have the same.
pub(super) fn bot_name(sentences: &Sentences, seat: Seat, level: BotLevel) -> String {
    let level = sentences.say(&format!("page-level-{level}"));
    let details = [("number", (seat.number() + 1).to_string().into()), ("level", level.into())];
    sentences.say_of("tui-bot", &details)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A bot's reason as a sentence, with the step before it, as it is drawn.
pub fn advice(sentences: &Sentences, advice: &thinker::Advice) -> String {
    let reason = advice.reason.as_ref().map(|reason| show::reason(sentences, reason));
    hint(sentences, advice.action.to_string(), reason)
}

/// The same as it is said: the step in words that can be typed.
pub fn advice_aloud(teller: &Teller<'_>, advice: &thinker::Advice) -> String {
    let reason = advice.reason.as_ref();
    let reason = reason.map(|reason| typed::reason(teller, &advice.action, reason));
    hint(teller.sentences, typed::phrase(teller, &advice.action), reason)
}

fn hint(sentences: &Sentences, step: String, reason: Option<String>) -> String {
    // Many reasons name the step themselves.
    let text = match reason {
        None => step,
        Some(reason) if reason.contains(&step) => reason,
        Some(reason) => format!("{step}. {reason}"),
    };
    sentences.say_of("tui-hint", &[("hint", text.into())])
}
