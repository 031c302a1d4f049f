//! A board that fits every game: the position in words, and below it what can be done, to be
//! chosen with a number or with the arrow keys.

use std::marker::PhantomData;

use anstream::adapter::strip_str;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rules::game::GameView;
use rules::{Seat, Turn};
use words::Teller;

use crate::board::{Canvas, Context, Intent, Key, Prompt, Spot};
use crate::draw::{centred, put, width};
use crate::game::{Board, TerminalGame};
use crate::look::{KEY, TURN};

/// The choices of whoever is in turn, and which one the cursor is on.
pub struct Choices<G> {
    cursor: usize,
    game: PhantomData<fn() -> G>,
}

impl<G> Default for Choices<G> {
    fn default() -> Choices<G> {
        Choices { cursor: 0, game: PhantomData }
    }
}

impl<G: TerminalGame> Board<G> for Choices<G> {
    fn settle(&mut self, view: &G::View) {
        self.cursor = self.cursor.min(view.actions().len().saturating_sub(1));
    }

    fn prompt(&self, context: &Context<'_>, view: &G::View) -> Prompt {
        match (view.turn(), player(context, view)) {
            (_, Some(_)) => Prompt::mine(context.say("page-your-turn")),
            (Turn::Seat(seat), _) => Prompt::others(context.of("page-turn-of", seat)),
            _ => Prompt::others(context.say("page-chance")),
        }
    }

    fn keys(&self, context: &Context<'_>, view: &G::View) -> Vec<Key> {
        let count = view.actions().len();
        let mut keys = Vec::new();
        if player(context, view).is_none() {
            return keys;
        }
        let enter = context.say("tui-enter");
        let shown = if count > 1 {
            keys.push(Key::new(context.sentences, KeyCode::Up, context.say("tui-key-choose")));
            format!("1–{} {enter}", count.min(9))
        } else {
            format!("1 {enter}")
        };
        keys.push(Key::shown(KeyCode::Enter, &shown, context.say("tui-key-do")));
        keys
    }

    fn press(&mut self, context: &Context<'_>, view: &G::View, code: KeyCode) -> Intent {
        let count = view.actions().len();
        match code {
            KeyCode::Up | KeyCode::Down if count > 0 => {
                let by = if code == KeyCode::Up { count - 1 } else { 1 };
                self.cursor = (self.cursor + by) % count;
                Intent::Look
            }
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(count.saturating_sub(1)),
            KeyCode::Enter => take(context, view, self.cursor),
            KeyCode::Char(digit @ '1'..='9') => {
                let place = digit.to_digit(10).unwrap_or(1) as usize - 1;
                take(context, view, place)
            }
            _ => Intent::Nothing,
        }
    }

    /// A choice was clicked.
    fn click(&mut self, context: &Context<'_>, view: &G::View, _across: i16, down: i16) -> Intent {
        usize::try_from(down).map_or(Intent::Nothing, |place| take(context, view, place))
    }

    fn point_at(&mut self, view: &G::View, action: &G::Action) {
        let place = view.actions().iter().position(|choice| choice == action);
        self.cursor = place.unwrap_or(self.cursor);
    }

    fn draw(&self, context: &Context<'_>, view: &G::View, canvas: &mut Canvas<'_>) {
        if is_covered(context) {
            return;
        }
        let area = centred(canvas.area, 100);
        let views: Vec<&G::View> =
            std::iter::once(view).chain(context.others.iter().filter_map(G::view_of)).collect();
        let names = context.scene.names();
        let teller = Teller::new(context.sentences, &names);
        let mut y = area.y;
        for line in G::position(&teller, &views) {
            let line = strip_str(&line).to_string();
            put(canvas.buffer, area, area.x, y, &line, Style::new());
            y += 1;
        }
        if player(context, view).is_some() {
            let top = (y + 1).min(area.bottom());
            let rest = Rect { y: top, height: area.bottom() - top, ..area };
            let choices = view.actions().iter().map(|action| G::choice(&teller, action));
            self.draw_choices(&choices.collect::<Vec<_>>(), rest, canvas);
        }
    }
}

impl<G> Choices<G> {
    fn go(&mut self, place: usize) -> Intent {
        self.cursor = place;
        Intent::Look
    }

    /// A line for each choice. If there are more than fit, those around the cursor are shown.
    fn draw_choices(&self, choices: &[String], area: Rect, canvas: &mut Canvas<'_>) {
        let room = usize::from(area.height);
        let most = choices.len().saturating_sub(room);
        let from = self.cursor.saturating_sub(room / 2).min(most);
        for ((place, choice), y) in choices.iter().enumerate().skip(from).zip(area.y..area.bottom())
        {
            let here = place == self.cursor;
            let style = if here { TURN } else { Style::new() };
            put(canvas.buffer, area, area.x, y, if here { "▸" } else { " " }, style);
            if let Some(digit) = digit(place) {
                let style = KEY.remove_modifier(Modifier::REVERSED);
                put(canvas.buffer, area, area.x + 2, y, &digit.to_string(), style);
            }
            put(canvas.buffer, area, area.x + 4, y, choice, style);
            let spot = Rect::new(area.x, y, (width(choice) + 4).min(area.width), 1);
            canvas.spots.put(spot, Spot::Place(0, i16::try_from(place).unwrap_or(i16::MAX)));
        }
    }
}

/// The key of a choice: the first nine have one.
fn digit(place: usize) -> Option<char> {
    let number = u32::try_from(place).ok()?.checked_add(1)?;
    char::from_digit(number, 10)
}

/// Whether what a race is about is not shown yet.
fn is_covered(context: &Context<'_>) -> bool {
    context.scene.is_covered(context.now)
}

/// Who of those here acts on the view's choices; `None` if they are nobody's now.
fn player<A>(context: &Context<'_>, view: &impl GameView<A>) -> Option<Seat> {
    let viewer = context.seat.filter(|_| !is_covered(context) && !view.actions().is_empty())?;
    match view.turn() {
        Turn::Seat(seat) => Some(seat).filter(|&seat| seat == viewer),
        Turn::Race(seats) => Some(viewer).filter(|&seat| seats.contains(seat)),
        Turn::Chance | Turn::Over(_) => None,
    }
}

fn take<A: ToString>(context: &Context<'_>, view: &impl GameView<A>, place: usize) -> Intent {
    match (player(context, view), view.actions().get(place)) {
        (Some(seat), Some(action)) => Intent::Play(seat, vec![action.to_string()]),
        _ => Intent::Nothing,
    }
}
