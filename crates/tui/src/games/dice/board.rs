//! Keys at the table of `dice`: one for each call, and four for each player where
//! several share a keyboard.

use ratatui::crossterm::event::KeyCode;
use rules::any::Registered;
use rules::dice::{Action, Animal, Call, Dice, View};
use rules::{Seat, Turn};
use words::show;

use super::hands::{ALONE, CALLS, hand};
use super::screen;
use crate::board::{Canvas, Context, Intent, Key, Prompt};
use crate::game::Board;

/// Nothing has to be remembered here.
#[derive(Default)]
pub struct DiceBoard;

impl Board<Dice> for DiceBoard {
    fn prompt(&self, context: &Context<'_>, view: &View) -> Prompt {
        prompt(context, view)
    }

    fn keys(&self, context: &Context<'_>, view: &View) -> Vec<Key> {
        keys(context, view)
    }

    fn press(&mut self, context: &Context<'_>, view: &View, code: KeyCode) -> Intent {
        press(context, view, code)
    }

    fn draw(&self, context: &Context<'_>, view: &View, canvas: &mut Canvas<'_>) {
        screen::draw(context, view, canvas);
    }
}

/// Whether the dice can be seen.
fn is_revealed(context: &Context<'_>) -> bool {
    !context.scene.is_covered(context.now)
}

/// The keys that do something now.
fn keys(context: &Context<'_>, view: &View) -> Vec<Key> {
    let mut keys = Vec::new();
    if context.scene.waits {
        keys.push(Key::new(
            context.sentences,
            KeyCode::Char(' '),
            context.say("tui-key-next-round"),
        ));
    }
    match view.turn {
        Turn::Seat(seat) if context.scene.own().any(|own| own == seat) => {
            for (place, step) in own_actions(context, seat).iter().enumerate() {
                match step {
                    Action::Throw => {
                        keys.push(Key::new(
                            context.sentences,
                            KeyCode::Char(' '),
                            context.say("page-dice-throw-now"),
                        ));
                    }
                    Action::Claim { animal, from } => {
                        let digit = char::from_digit(u32::try_from(place + 1).unwrap_or(0), 36);
                        let label = claim(context, *animal, *from);
                        keys.push(Key::new(
                            context.sentences,
                            KeyCode::Char(digit.unwrap_or('0')),
                            label,
                        ));
                    }
                    _ => {}
                }
            }
        }
        Turn::Race(_) if is_revealed(context) => {
            let own: Vec<Seat> = context.scene.own().collect();
            if let [seat] = own.as_slice()
                && !own_actions(context, *seat).is_empty()
            {
                for (call, key) in CALLS.into_iter().zip(ALONE) {
                    keys.push(Key::new(
                        context.sentences,
                        KeyCode::Char(key),
                        show::dice::call(context.sentences, call),
                    ));
                }
            }
        }
        _ => {}
    }
    keys
}

fn claim(context: &Context<'_>, animal: Animal, from: Option<Seat>) -> String {
    let animal = show::dice::call(context.sentences, Call::Animal(animal));
    match from {
        None => animal,
        Some(seat) => context.sentences.say_of(
            "page-dice-from",
            &[("animal", animal.into()), ("whom", context.name(seat).into())],
        ),
    }
}

fn own_actions(context: &Context<'_>, seat: Seat) -> Vec<Action> {
    let view = context.scene.view(Some(seat)).and_then(Dice::view_of);
    view.map(|view| view.actions.clone()).unwrap_or_default()
}

/// A key was pressed.
fn press(context: &Context<'_>, view: &View, code: KeyCode) -> Intent {
    let Some(first) = context.scene.own().next() else { return Intent::Nothing };
    let play = |seat: Seat, step: Action| Intent::Play(seat, vec![step.to_string()]);
    let KeyCode::Char(key) = code else {
        return match (code, view.turn) {
            (KeyCode::Enter, Turn::Seat(seat)) => play(seat, Action::Throw),
            _ => Intent::Nothing,
        };
    };
    match view.turn {
        Turn::Race(_) => {
            for seat in context.scene.own() {
                let place = hand(context, seat).iter().position(|&one| one == key);
                if let Some(call) = place.and_then(|place| CALLS.get(place)) {
                    return play(seat, Action::Call(*call));
                }
            }
            Intent::Nothing
        }
        Turn::Seat(seat) if context.scene.own().any(|own| own == seat) => {
            if key == ' ' {
                return play(seat, Action::Throw);
            }
            let place = key.to_digit(36).and_then(|digit| (digit as usize).checked_sub(1));
            let steps = own_actions(context, seat);
            let step = place.and_then(|place| steps.get(place)).copied();
            match step {
                Some(step @ Action::Claim { .. }) => play(seat, step),
                _ if claimed(&steps, key).is_some() => {
                    claimed(&steps, key).map_or(Intent::Nothing, |step| play(seat, step))
                }
                // A call when there is nothing to call: the rules say why.
                _ => called_alone(context, key).map_or(Intent::Nothing, |call| play(seat, call)),
            }
        }
        _ => called_alone(context, key).map_or(Intent::Nothing, |call| play(first, call)),
    }
}

/// The only trophy of the animal whose call this key is.
fn claimed(steps: &[Action], key: char) -> Option<Action> {
    let place = ALONE.iter().position(|&one| one == key)?;
    let wanted = *CALLS.get(place)?;
    let mut claims = steps.iter().filter(|step| match step {
        Action::Claim { animal, .. } => Call::Animal(*animal) == wanted,
        _ => false,
    });
    claims.next().copied().filter(|_| claims.next().is_none())
}

/// The call of this key, for one who plays alone at this keyboard.
fn called_alone(context: &Context<'_>, key: char) -> Option<Action> {
    let place = ALONE.iter().position(|&one| one == key)?;
    let call = CALLS.get(place).filter(|_| context.scene.own().count() == 1)?;
    Some(Action::Call(*call))
}

fn prompt(context: &Context<'_>, view: &View) -> Prompt {
    let own = |seat: Seat| context.scene.own().any(|own| own == seat);
    let several = context.scene.own().count() > 1;
    match view.turn {
        Turn::Seat(seat) if view.round.is_some() => match own(seat) {
            true if !several => Prompt::mine(context.say("page-dice-claim")),
            mine => Prompt { text: context.of("page-dice-claims", seat), mine },
        },
        Turn::Seat(seat) => match own(seat) {
            true if view.last.is_none() && !several => Prompt::mine(context.say("tui-dice-start")),
            true if !several => Prompt::mine(context.say("page-dice-throw")),
            mine => Prompt { text: context.of("page-dice-throws", seat), mine },
        },
        Turn::Race(_) if !is_revealed(context) => {
            let aloud = context.scene.is_read_aloud(context.now);
            let key = if aloud { "page-dice-reading" } else { "page-dice-tumbling" };
            Prompt::others(context.say(key))
        }
        Turn::Race(seats) if context.scene.own().any(|own| seats.contains(own)) => {
            Prompt::mine(context.say("page-dice-race"))
        }
        Turn::Race(_) if context.seat.is_some() => Prompt::others(context.say("page-dice-out")),
        Turn::Race(_) => Prompt::others(context.say("page-dice-watch")),
        _ => Prompt::others(context.say("page-chance")),
    }
}
