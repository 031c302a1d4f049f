//! All that the people at this keyboard may know of a table, and nothing else.

use std::time::{Duration, Instant};

use bots::BotLevel;
use protocol::table::{Phase, SeatView};
use rules::any::{AnyAction, AnyView};
use rules::record::Ending;
use rules::{Actor, GameKind, Seat, Turn};
use words::{Sentences, Teller, show};

/// A table as it is shown.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Which game; `None` before a server has told.
    pub game: Option<GameKind>,
    /// Where the table stands.
    pub phase: Phase,
    /// The seats, clockwise.
    pub seats: Vec<Sitting>,
    /// Whether this client made the table.
    pub host: bool,
    /// Whether it may do what the host may: it made the table, or the host is away.
    pub hosting: bool,
    /// Where the host sits.
    pub host_seat: Option<Seat>,
    /// Whether partners may warn each other (T8).
    pub signal: bool,
    /// What the seats at this keyboard see; what spectators see, if there is none.
    pub views: Vec<SeatView>,
    /// In a race, when what it is about is shown; the first part, where it is read aloud.
    pub shown_at: Option<Instant>,
    /// In a race, when all of it is shown and calls open.
    pub opens_at: Option<Instant>,
    /// Whose time runs until when; `None` is the table's own (D4.7).
    pub clock: Option<(Option<Seat>, Instant)>,
    /// How fast the calls of the last round were, the first one first.
    pub reactions: Vec<Reaction>,
    pub ending: Option<Ending>,
    /// What has happened, in words.
    pub log: Vec<Told>,
    /// How many steps were taken.
    pub steps: usize,
    /// The next round begins when the people here are ready for it.
    pub waits: bool,
    /// Whether the line to the server holds; always, where there is none.
    pub connected: bool,
    /// Games that nobody won.
    pub drawn: u32,
    /// Whether the chance of the game that is over was fair, once that is known.
    pub proof: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The name; empty for nobody.
    pub name: String,
    pub who: Who,
    pub presence: Presence,
    /// Games won in this seat.
    pub won: u32,
}

/// What sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Nobody,
    /// Somebody at this keyboard.
    Here,
    /// A person elsewhere, who may be away.
    Elsewhere,
    Bot(BotLevel),
}

/// Whether a person can play now, and what the next game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presence {
    /// Whether they are connected.
    pub here: bool,
    /// Whether a bot plays for them.
    pub stand_in: bool,
    /// Whether they gave up in this game.
    pub gave_up: bool,
    /// Whether they have asked for another game.
    pub again: bool,
    /// Whether the next game waits for their word.
    pub awaited: bool,
}

impl Presence {
    /// Somebody who is there and plays.
    pub const HERE: Presence =
        Presence { here: true, stand_in: false, gave_up: false, again: false, awaited: false };
}

/// A call of the last round and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    pub seat: Seat,
    /// The step in notation.
    pub step: String,
    /// From the moment when calls opened to the press.
    pub after: Duration,
    /// Whether it was too close to call and a lot decided.
    pub lot: bool,
    pub counted: bool,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// After how many steps; 0 if it is about none.
    pub step: usize,
    /// As it is drawn: everybody by name, cards and dice in notation.
    pub text: String,
    /// As it is said, to the player here if it is one alone.
    pub aloud: String,
    /// The step itself, where the line is about one.
    pub did: Option<(Actor, AnyAction)>,
}

impl Scene {
    /// A table at which nothing has happened.
    pub fn new(game: Option<GameKind>) -> Scene {
        Scene {
            game,
            phase: Phase::Waiting,
            seats: Vec::new(),
            host: false,
            hosting: false,
            host_seat: None,
            signal: false,
            views: Vec::new(),
            shown_at: None,
            opens_at: None,
            clock: None,
            reactions: Vec::new(),
            ending: None,
            log: Vec::new(),
            steps: 0,
            waits: false,
            connected: true,
            drawn: 0,
            proof: None,
        }
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// The view of one of the seats here; the first, if it is none of them.
    pub fn view(&self, seat: Option<Seat>) -> Option<&AnyView> {
        let own = self.views.iter().find(|view| seat.is_some() && view.seat == seat);
        own.or(self.views.first()).map(|view| &view.view)
    }

    /// The seats at this keyboard.
    pub fn own(&self) -> impl Iterator<Item = Seat> {
        self.views.iter().filter_map(|view| view.seat)
    }

    /// Whether no other person plays, elsewhere or here.
    pub fn alone(&self) -> bool {
        let people = self.seats.iter().filter(|seat| !matches!(seat.who, Who::Bot(_)));
        people.filter(|seat| seat.who != Who::Nobody).count() == 1 && self.own().count() == 1
    }

    /// What has happened as far as it may be seen: a roll is told when it is shown.
    pub fn told(&self, now: Instant) -> &[Told] {
        // While people count down to a roll it is not there yet, and the throw is no secret.
        let hidden = self.is_covered(now) && matches!(self.turn(), Some(Turn::Race(_)));
        let first = self.log.iter().position(|told| hidden && told.step >= self.steps);
        self.log.get(..first.unwrap_or(self.log.len())).unwrap_or_default()
    }

    /// Whether what a race is about is not shown whole yet: nobody may act on it.
    pub fn is_covered(&self, now: Instant) -> bool {
        self.opens_at.is_some_and(|opens_at| now < opens_at)
    }

    /// Whether it is read aloud now: its parts are shown one after the other until calls open.
    pub fn is_read_aloud(&self, now: Instant) -> bool {
        self.is_covered(now) && self.shown_at < self.opens_at
    }

    /// How many of the parts that a race is about can be seen, such as its dice: all, unless
    /// they are covered or read aloud.
    pub fn parts_shown(&self, parts: usize, now: Instant) -> usize {
        let Some(opens_at) = self.opens_at.filter(|_| self.is_covered(now)) else { return parts };
        let Some(since) = self.shown_at else { return 0 };
        let each =
            opens_at.saturating_duration_since(since) / u32::try_from(parts).unwrap_or(1).max(1);
        // The first one is there at once, the last one a part's time before the end.
        let shown = std::iter::successors(Some(since), |before| Some(*before + each));
        shown.take(parts).filter(|&part| part <= now).count()
    }

    /// Who acts next.
    pub fn turn(&self) -> Option<Turn> {
        self.view(None).map(AnyView::turn)
    }

    /// Adds a step to the log, as everybody here may know it.
    pub fn tell(
        &mut self,
        sentences: &Sentences,
        by: Actor,
        action: Option<&AnyAction>,
        views: (Option<&AnyView>, Option<&AnyView>),
    ) {
        self.steps += 1;
        let step = self.steps;
        // What is hidden is not spoken of.
        let Some(action) = action else { return };
        let names = self.names();
        let drawn = Teller::new(sentences, &names);
        let said = Teller::aloud(sentences, &names, self.reader());
        let [text, aloud] = [&drawn, &said].map(|one| show::step(one, by, action, Some(action)));
        self.log.push(Told { step, text, aloud, did: Some((by, *action)) });
        if let (Some(before), Some(after)) = views {
            let follows = |teller| show::aftermath(teller, before, action, after);
            let told = follows(&drawn).zip(follows(&said));
            self.log.extend(told.map(|(text, aloud)| Told { step, text, aloud, did: None }));
        }
    }

    /// Adds a line that is about no step, such as what somebody said. What may not be seen yet comes
    /// after it.
    pub fn add_line(&mut self, text: String) {
        let place = self.told(Instant::now()).len();
        self.log.insert(place, Told { step: 0, aloud: text.clone(), text, did: None });
    }

    /// The player at this keyboard, if it is one alone.
    pub fn reader(&self) -> Option<Seat> {
        let seats = (0u8..).map_while(Seat::new).zip(&self.seats);
        let mut here = seats.filter(|(_, sitting)| sitting.who == Who::Here).map(|(seat, _)| seat);
        here.next().filter(|_| here.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn dice_that_are_read_aloud_are_seen_one_after_the_other() {
        let start = Instant::now();
        let at = |milliseconds| start + Duration::from_millis(milliseconds);
        let mut scene = Scene::new(None);
        assert_eq!(scene.parts_shown(7, start), 7, "no race is on");
        (scene.shown_at, scene.opens_at) = (Some(at(100)), Some(at(5350)));
        let seen =
            [0, 99, 100, 849, 850, 4600, 5349, 5350].map(|now| scene.parts_shown(7, at(now)));
        assert_eq!(seen, [0, 0, 1, 1, 2, 7, 7, 7]);
        // Elsewhere all are seen at once.
        scene.shown_at = scene.opens_at;
        assert_eq!([5349, 5350].map(|now| scene.parts_shown(7, at(now))), [0, 7]);
    }
}
