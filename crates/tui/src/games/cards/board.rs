//! Keys at the table of `cards`: a cursor in the centre and one in the hand.

use ratatui::crossterm::event::KeyCode;
use rules::cards::{Action, Card, Cards, Phase, View};
use rules::{Seat, Turn};

use super::cursors::{CENTRE, CardsBoard, Cursor, HAND};
use super::screen;
use super::shown::{hand_of, shown};
use crate::board::{Canvas, Context, Intent, Key, Prompt};
use crate::game::Board;

impl Board<Cards> for CardsBoard {
    /// Marks end with the choice that they were for.
    fn settle(&mut self, view: &View) {
        let hand = view.hand.unwrap_or_default();
        let now = (view.open.phase, view.open.centre.len(), hand.len());
        if self.seen != Some(now) {
            self.marked.clear();
            self.choice = 0;
            self.seen = Some(now);
        }
        self.centre = self.centre.min(view.open.centre.len().saturating_sub(1));
        self.hand = self.hand.min(hand_of(view).len().saturating_sub(1));
        self.choice = self.choice.min(self.choices(view).len().saturating_sub(1));
    }

    fn prompt(&self, context: &Context<'_>, view: &View) -> Prompt {
        let Turn::Seat(turn) = view.turn else {
            return Prompt::others(context.say("page-chance"));
        };
        if Some(turn) != context.seat {
            let key = match view.open.phase {
                Phase::Opponent(_) => "page-cards-other-shares",
                Phase::Lay(_) => "page-cards-other-lays",
                Phase::Explosion => "page-cards-other-explosion",
                _ => "page-turn-of",
            };
            return Prompt::others(context.of(key, turn));
        }
        if let (Phase::Opponent(_), Some(active)) = (view.open.phase, view.open.active) {
            return Prompt::mine(context.of("page-cards-share", active));
        }
        let key = match view.open.phase {
            Phase::Lay(_) => "page-cards-laying",
            Phase::Draw { .. } if view.open.centre.is_empty() => "page-cards-draw-first",
            Phase::Draw { .. } if view.actions.contains(&Action::Draw) => "page-cards-draw",
            Phase::Draw { .. } => "page-cards-last",
            Phase::Explosion => "page-cards-explosion",
            Phase::Take => "page-cards-take",
            Phase::Remains => "page-cards-remains",
            Phase::LayOrKeep => "page-cards-lay-or-keep",
            _ => "page-your-turn",
        };
        Prompt::mine(context.say(key))
    }

    fn keys(&self, context: &Context<'_>, view: &View) -> Vec<Key> {
        let has = |wanted: Action| view.actions.contains(&wanted);
        let mut keys = Vec::new();
        let mut add = |code, label: String| keys.push(Key::new(context.sentences, code, label));
        if has(Action::Draw) {
            let key = if view.open.centre.is_empty() {
                "page-cards-turn-over"
            } else {
                "page-cards-another"
            };
            add(KeyCode::Char('d'), context.say(key));
        }
        let cursor = CardsBoard::cursor(view);
        if matches!(cursor, Cursor::Marks) {
            add(KeyCode::Left, context.say("tui-key-choose"));
            add(KeyCode::Char(' '), context.say("tui-key-mark"));
            if !self.marked.is_empty() {
                add(KeyCode::Enter, context.count("page-cards-stop", self.marked.len()));
            }
        }
        if matches!(cursor, Cursor::Centre | Cursor::Hand) {
            add(KeyCode::Left, context.say("tui-key-choose"));
        }
        let choices = self.choices(view);
        if cursor == Cursor::Hand && choices.len() > 1 {
            add(KeyCode::Up, context.say("tui-key-where"));
        }
        for (place, (choice, digit)) in choices.iter().zip('1'..='9').enumerate() {
            let label = self.label(context, view, choice);
            let enter = cursor != Cursor::Marks && place == self.choice;
            let shown = if enter {
                format!("{digit} {}", context.say("tui-enter"))
            } else {
                digit.to_string()
            };
            keys.push(Key::shown(KeyCode::Char(digit), &shown, label));
        }
        let mut add = |code, label: String| keys.push(Key::new(context.sentences, code, label));
        if has(Action::Explode) {
            add(KeyCode::Char('x'), context.say("page-cards-explode"));
        }
        if has(Action::Lay) {
            add(KeyCode::Char('l'), context.say("page-cards-lay"));
        }
        if has(Action::Keep) {
            add(KeyCode::Char('k'), context.say("page-cards-keep"));
        }
        if has(Action::Done) {
            let label = match view.open.phase {
                Phase::Take => context.say("page-cards-enough"),
                Phase::Remains => context.count("page-cards-take-rest", view.open.centre.len()),
                _ => context.count("page-cards-finish", hand_of(view).len()),
            };
            add(KeyCode::Char('f'), label);
        }
        keys
    }

    fn press(&mut self, context: &Context<'_>, view: &View, code: KeyCode) -> Intent {
        let Some(seat) = context.seat else { return Intent::Nothing };
        let play =
            |steps: &[Action]| Intent::Play(seat, steps.iter().map(ToString::to_string).collect());
        let cursor = CardsBoard::cursor(view);
        match code {
            KeyCode::Char('d') => play(&[Action::Draw]),
            KeyCode::Char('x') => play(&[Action::Explode]),
            KeyCode::Char('l') => play(&[Action::Lay]),
            KeyCode::Char('k') => play(&[Action::Keep]),
            KeyCode::Char('f') => play(&[Action::Done]),
            KeyCode::Left => self.go(view, cursor, -1),
            KeyCode::Right => self.go(view, cursor, 1),
            KeyCode::Up => self.choose(view, -1),
            KeyCode::Down => self.choose(view, 1),
            KeyCode::Char(' ') if cursor == Cursor::Marks => self.mark(self.centre),
            KeyCode::Char('a') if cursor == Cursor::Marks => {
                self.marked = (0..view.open.centre.len()).collect();
                Intent::Look
            }
            KeyCode::Enter if cursor == Cursor::Marks => {
                if self.marked.is_empty() {
                    return Intent::Note(context.say("tui-mark-first"));
                }
                let cards = self.marked.iter().filter_map(|&place| view.open.centre.get(place));
                let mut steps: Vec<Action> = cards.map(|&card| Action::Take(card)).collect();
                steps.push(Action::Done);
                play(&steps)
            }
            KeyCode::Enter => match self.choices(view).get(self.choice) {
                Some(&step) => play(&[step]),
                None => self.why_not(context, view, seat),
            },
            KeyCode::Char('b') => match self.choices(view).iter().find(|step| is_bango(step)) {
                Some(&step) => play(&[step]),
                None => self.why_no_bango(context, view, seat),
            },
            KeyCode::Char(digit @ '1'..='9') => {
                let place = digit.to_digit(10).unwrap_or(1) as usize - 1;
                match self.choices(view).get(place) {
                    Some(&step) => play(&[step]),
                    None => Intent::Nothing,
                }
            }
            _ => Intent::Nothing,
        }
    }

    fn click(&mut self, _context: &Context<'_>, view: &View, row: i16, card: i16) -> Intent {
        let Ok(place) = usize::try_from(card) else { return Intent::Nothing };
        match (row, CardsBoard::cursor(view)) {
            (CENTRE, Cursor::Marks) => {
                self.centre = place;
                self.mark(place)
            }
            (CENTRE, Cursor::Centre) => {
                self.centre = place;
                self.choice = 0;
                Intent::Look
            }
            (HAND, Cursor::Hand) => {
                self.hand = place;
                self.choice = 0;
                Intent::Look
            }
            _ => Intent::Nothing,
        }
    }

    fn draw(&self, context: &Context<'_>, view: &View, canvas: &mut Canvas<'_>) {
        screen::draw(context, self, view, canvas);
    }
}

impl CardsBoard {
    /// What can be done with the card under the cursor, or with a Bango.
    pub fn choices(&self, view: &View) -> Vec<Action> {
        let hand = hand_of(view);
        let in_centre = view.open.centre.get(self.centre).copied();
        let in_hand = hand.get(self.hand).copied();
        let fits = |action: &&Action| match (CardsBoard::cursor(view), action) {
            (_, Action::Bango(_)) => true,
            (_, Action::Destroy { card, .. }) | (Cursor::Centre, Action::Take(card)) => {
                Some(*card) == in_centre
            }
            (_, Action::Extend { card, .. }) => Some(*card) == in_hand,
            (_, Action::Start { low, high }) => [Some(*low), Some(*high)].contains(&in_hand),
            _ => false,
        };
        view.actions.iter().filter(fits).copied().collect()
    }

    fn label(&self, context: &Context<'_>, view: &View, choice: &Action) -> String {
        let details = |card: Card| [("card", shown(card).into())];
        match choice {
            Action::Bango(card) | Action::Destroy { with: card, .. } => {
                context.sentences.say_of("tui-cards-bango", &details(*card))
            }
            Action::Take(card) => context.sentences.say_of("page-cards-take-one", &details(*card)),
            Action::Start { low, high } => {
                let mine = hand_of(view).get(self.hand).copied();
                let other = if Some(*low) == mine { *high } else { *low };
                context.sentences.say_of("tui-key-start", &details(other))
            }
            Action::Extend { sequence, .. } => {
                let number = (sequence.index() + 1).to_string();
                context.sentences.say_of("tui-key-extend", &[("number", number.into())])
            }
            other => other.to_string(),
        }
    }

    fn mark(&mut self, place: usize) -> Intent {
        match self.marked.iter().position(|&marked| marked == place) {
            Some(at) => {
                self.marked.remove(at);
            }
            None => self.marked.push(place),
        }
        self.marked.sort_unstable();
        Intent::Look
    }

    fn go(&mut self, view: &View, cursor: Cursor, by: isize) -> Intent {
        let (place, count) = match cursor {
            Cursor::Nowhere => return Intent::Nothing,
            Cursor::Marks | Cursor::Centre => (&mut self.centre, view.open.centre.len()),
            Cursor::Hand => (&mut self.hand, hand_of(view).len()),
        };
        *place = turned(*place, by, count);
        self.choice = 0;
        Intent::Look
    }

    fn choose(&mut self, view: &View, by: isize) -> Intent {
        self.choice = turned(self.choice, by, self.choices(view).len());
        Intent::Look
    }

    /// There is nothing to do with the card under the cursor: the rules say why.
    fn why_not(&self, context: &Context<'_>, view: &View, seat: Seat) -> Intent {
        let hand = hand_of(view);
        match (CardsBoard::cursor(view), hand.get(self.hand)) {
            (Cursor::Hand, Some(card)) => {
                let fits = rules::cards::Slot::ALL
                    .map(|sequence| Action::Extend { sequence, card: *card });
                let sequences = context.seat.and_then(|seat| view.open.places.get(seat.index()));
                match (fits.first(), sequences.is_some_and(|place| !place.sequences.is_empty())) {
                    (Some(step), true) => Intent::Play(seat, vec![step.to_string()]),
                    _ => Intent::Note(context.say("tui-no-neighbour")),
                }
            }
            (Cursor::Hand, None) => Intent::Play(seat, vec![Action::Done.to_string()]),
            _ => Intent::Nothing,
        }
    }

    /// A Bango that is not possible, tried with whatever card there is: the rules say why not.
    fn why_no_bango(&self, context: &Context<'_>, view: &View, seat: Seat) -> Intent {
        let Some(&with) = hand_of(view).first() else {
            return Intent::Note(context.say("page-cards-hand-empty"));
        };
        let step = match (CardsBoard::cursor(view), view.open.centre.get(self.centre)) {
            (Cursor::Centre, Some(&card)) => Action::Destroy { with, card },
            _ => Action::Bango(with),
        };
        Intent::Play(seat, vec![step.to_string()])
    }
}

fn is_bango(action: &Action) -> bool {
    matches!(action, Action::Bango(_) | Action::Destroy { .. })
}

/// A place further on, round and round.
fn turned(place: usize, by: isize, count: usize) -> usize {
    if count == 0 {
        return 0;
    }
    let count = isize::try_from(count).unwrap_or(1);
    let place = isize::try_from(place).unwrap_or(0);
    usize::try_from((place + by).rem_euclid(count)).unwrap_or(0)
}
