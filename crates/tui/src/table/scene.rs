//! All that the people at this keyboard may know of a table, and nothing else.

use std::time::{Duration, Instant};

use bots::Level;
use protocol::table::{Phase, SeatView};
use rules::any::{AnyAction, AnyView};
use rules::record::Ending;
use rules::{Actor, GameKind, Seat, Turn};
use words::{Sentences, show};

/// A table as it is shown.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Which game.
    pub game: GameKind,
    /// Where the table stands.
    pub phase: Phase,
    /// The seats, clockwise.
    pub seats: Vec<Sitting>,
    /// Whether this client made the table.
    pub host: bool,
    /// What the seats at this keyboard see; what spectators see, if there is none.
    pub views: Vec<SeatView>,
    /// In a race, when the dice are shown; the first of them, where rolls are read aloud.
    pub shown_at: Option<Instant>,
    /// In a race, when all dice are shown and calls open.
    pub opens_at: Option<Instant>,
    /// Whose time runs until when; `None` is the table's own (D4.7).
    pub clock: Option<(Option<Seat>, Instant)>,
    /// How fast the calls of the last round were, the first one first.
    pub reactions: Vec<Reaction>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// What has happened, in words.
    pub log: Vec<Told>,
    /// How many steps were taken.
    pub steps: usize,
    /// A bot throws when the people here are ready for the next round.
    pub waits: bool,
    /// Whether the line to the server holds; always, where there is none.
    pub connected: bool,
    /// Games that nobody won.
    pub drawn: u32,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// The name; empty for nobody.
    pub name: String,
    /// What sits there.
    pub who: Who,
    /// Games won in this seat.
    pub won: u32,
}

/// What sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Nobody.
    Nobody,
    /// Somebody at this keyboard.
    Here,
    /// A person elsewhere, who may be away.
    Elsewhere {
        /// Whether they are connected.
        here: bool,
        /// Whether a bot plays for them.
        stand_in: bool,
    },
    /// A bot.
    Bot(Level),
}

/// A call of the last round and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// Whose.
    pub seat: Seat,
    /// What was called, in notation.
    pub call: String,
    /// From the moment when calls opened to the press.
    pub after: Duration,
    /// Whether a lot decided.
    pub lot: bool,
    /// Whether it counted.
    pub counted: bool,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// After how many steps.
    pub step: usize,
    /// The line.
    pub text: String,
}

impl Scene {
    /// A table at which nothing has happened.
    pub fn new(game: GameKind) -> Scene {
        Scene {
            game,
            phase: Phase::Waiting,
            seats: Vec::new(),
            host: false,
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
        let hidden = self.opens_at.is_some_and(|opens_at| now < opens_at);
        let shown = |told: &Told| !(hidden && told.step >= self.steps);
        let end = self.log.iter().rposition(shown).map_or(0, |last| last + 1);
        self.log.get(..end).unwrap_or_default()
    }

    /// Whether a roll is read aloud now: its dice are shown one after the other until calls open.
    pub fn is_read_aloud(&self, now: Instant) -> bool {
        let shown_at = self.shown_at.zip(self.opens_at);
        shown_at.is_some_and(|(shown_at, opens_at)| shown_at < opens_at && now < opens_at)
    }

    /// How many dice of the roll can be seen: all, unless they tumble or are read aloud.
    pub fn dice_seen(&self, dice: usize, now: Instant) -> usize {
        let Some(opens_at) = self.opens_at.filter(|&opens_at| now < opens_at) else { return dice };
        let Some(since) = self.shown_at else { return 0 };
        let each =
            opens_at.saturating_duration_since(since) / u32::try_from(dice).unwrap_or(1).max(1);
        // The first one is there at once, the last one a die's time before the end.
        let shown = std::iter::successors(Some(since), |before| Some(*before + each));
        shown.take(dice).filter(|&die| die <= now).count()
    }

    /// Who acts next.
    pub fn turn(&self) -> Option<Turn> {
        self.view(None).map(turn)
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
        let text = show::step(sentences, &names, by, action, Some(action));
        self.log.push(Told { step, text });
        if let (Some(before), Some(after)) = views {
            let follows = show::aftermath(sentences, &names, before, action, after);
            self.log.extend(follows.map(|text| Told { step, text }));
        }
    }
}

/// Who acts next in a view.
pub fn turn(view: &AnyView) -> Turn {
    match view {
        AnyView::Cards(view) => view.turn,
        AnyView::Dice(view) => view.turn,
        AnyView::Tiles(view) => view.turn,
    }
}

/// What the viewer may do, in notation.
pub fn actions(view: &AnyView) -> Vec<String> {
    match view {
        AnyView::Cards(view) => view.actions.iter().map(ToString::to_string).collect(),
        AnyView::Dice(view) => view.actions.iter().map(ToString::to_string).collect(),
        AnyView::Tiles(view) => view.actions.iter().map(ToString::to_string).collect(),
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
        let mut scene = Scene::new(GameKind::Dice);
        assert_eq!(scene.dice_seen(7, start), 7, "no race is on");
        (scene.shown_at, scene.opens_at) = (Some(at(100)), Some(at(5350)));
        let seen = [0, 99, 100, 849, 850, 4600, 5349, 5350].map(|now| scene.dice_seen(7, at(now)));
        assert_eq!(seen, [0, 0, 1, 1, 2, 7, 7, 7]);
        // Elsewhere all are seen at once.
        scene.shown_at = scene.opens_at;
        assert_eq!([5349, 5350].map(|now| scene.dice_seen(7, at(now))), [0, 7]);
    }
}
