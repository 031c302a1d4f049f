//! What people type at a table, read on the view of their own seat: steps, in notation or in plain
//! words of their language, and questions about what lies where. It knows what the view says and
//! no rule: what the view does not list is left to the rules, which say why it is not possible.
//!
//! What can be typed stands in `locales/*/typed.ftl`.

mod cards;
mod dice;
pub mod line;
#[cfg(test)]
mod tests;
mod tiles;

use bots::Reason;
use rules::any::{AnyAction, AnyView, Registered};
use rules::game::GameView;
use rules::notation::shown;
use rules::{Actor, Seat};

pub use self::line::Line;
use self::line::first_phrase;
use crate::in_words::{InWords, Teller};
use crate::sentences::Sentences;
use crate::show;

/// What a line meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Steps to take, all or none.
    Steps(Vec<AnyAction>),
    /// The answer to a question. It may have several lines.
    Told(String),
}

/// Who types, and what they have seen.
#[derive(Clone, Copy)]
pub struct Typist<'a> {
    /// Speaks to the typist, whose seat is the reader's.
    pub teller: Teller<'a>,
    /// What was done at the table, as far as the typist may know it; the last of it is enough.
    pub steps: &'a [(Actor, AnyAction)],
}

/// A game that can be played by typing.
pub trait Typing: InWords {
    /// The key of what its help says.
    const HELP: &'static str;

    /// What somebody types to take a step that the view lists: read again, it is that step.
    fn phrase(teller: &Teller<'_>, action: &Self::Action) -> String;

    /// The steps that a line in plain words means, or why it is not clear which; `None` if it
    /// speaks of none.
    fn steps(
        teller: &Teller<'_>,
        view: &Self::View,
        line: &Line,
    ) -> Option<Result<Vec<Self::Action>, String>>;

    /// The answer to a question that only this game has.
    fn answer(_teller: &Teller<'_>, _view: &Self::View, _line: &Line) -> Option<String> {
        None
    }

    /// All that lies on the table, a line for each part. Whose turn it is stands below it.
    fn table(teller: &Teller<'_>, view: &Self::View) -> Vec<String>;

    /// What lies before a player.
    fn place(teller: &Teller<'_>, view: &Self::View, seat: Seat) -> String;

    /// What everybody has got, a line for each player.
    fn standing(teller: &Teller<'_>, view: &Self::View) -> Vec<String>;

    /// Who is close to winning, the closest first.
    fn closest(teller: &Teller<'_>, view: &Self::View) -> Vec<String>;

    /// What decided a game that is over, beside who won and by how many points.
    fn decided(_teller: &Teller<'_>, _view: &Self::View) -> Option<String> {
        None
    }

    /// A card, a cell or the like as people say it.
    fn said(_teller: &Teller<'_>, notation: &str) -> String {
        notation.to_owned()
    }

    /// What can be done now; `about` narrows it down.
    fn moves(teller: &Teller<'_>, view: &Self::View, _about: &Line) -> String {
        list_of::<Self>(teller, view)
    }

    /// What can be done now, when somebody is asked: in short where there is much.
    fn offer(teller: &Teller<'_>, view: &Self::View) -> String {
        list_of::<Self>(teller, view)
    }
}

macro_rules! registry {
    ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
        /// Reads a typed line. What is not understood, or could mean two things, is answered with a
        /// sentence that says what can be typed.
        pub fn read(typist: &Typist<'_>, view: &AnyView, text: &str) -> Result<Typed, String> {
            match view {
                $(AnyView::$kind(view) => read_as::<$game>(typist, view, text),)*
            }
        }

        /// All that lies on the table, and whose turn it is, as people say it.
        pub fn table(teller: &Teller<'_>, view: &AnyView) -> Vec<String> {
            let mut lines = match view {
                $(AnyView::$kind(view) => <$game as Typing>::table(teller, view),)*
            };
            lines.push(show::turn(teller, view.turn()));
            lines
        }

        /// What can be done now, in the words that can be typed.
        pub fn offer(teller: &Teller<'_>, view: &AnyView) -> String {
            match view {
                $(AnyView::$kind(view) => <$game>::offer(teller, view),)*
            }
        }

        /// What decided a game that is over, beside who won and by how many points.
        pub fn decided(teller: &Teller<'_>, view: &AnyView) -> Option<String> {
            match view {
                $(AnyView::$kind(view) => <$game>::decided(teller, view),)*
            }
        }

        /// Why a bot would take a step, as people say it.
        pub fn reason(teller: &Teller<'_>, action: &AnyAction, reason: &Reason) -> String {
            show::reason_in(teller.sentences, reason, |notation| match action {
                $(AnyAction::$kind(_) => <$game>::said(teller, notation),)*
            })
        }

        /// What somebody types to take a step.
        pub fn phrase(teller: &Teller<'_>, action: &AnyAction) -> String {
            match action {
                $(AnyAction::$kind(action) => <$game>::phrase(teller, action),)*
            }
        }
    };
}

rules::games!(registry);

fn read_as<G: Typing + Registered>(
    typist: &Typist<'_>,
    view: &G::View,
    text: &str,
) -> Result<Typed, String> {
    let teller = &typist.teller;
    let mut parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or_default();
    let line = Line::read(first);
    let notation = first.parse::<G::Action>().ok();
    let is_possible = notation.is_some_and(|step| view.actions().contains(&step));
    if !is_possible && let Some(told) = answer::<G>(typist, view, &line) {
        return Ok(Typed::Told(told));
    }
    let mut steps = match notation.filter(|_| is_possible) {
        Some(step) => vec![step],
        None => match (G::steps(teller, view, &line), notation) {
            (Some(steps), _) => steps?,
            // The rules say why it is not possible.
            (None, Some(step)) => vec![step],
            (None, None) => {
                let place = named(teller, &line).map(|seat| G::place(teller, view, seat));
                return place
                    .map(Typed::Told)
                    .ok_or_else(|| not_understood::<G>(teller, view, first));
            }
        },
    };
    for part in parts {
        // What is possible after the first step is not known here.
        let more = part.parse().map(|step| Ok(vec![step])).ok();
        let more = more.or_else(|| G::steps(teller, view, &Line::read(part)));
        steps.extend(more.ok_or_else(|| not_understood::<G>(teller, view, part))??);
    }
    Ok(Typed::Steps(steps.into_iter().map(G::any_action).collect()))
}

/// The answer to a question, if the line is one.
fn answer<G: Typing + Registered>(
    typist: &Typist<'_>,
    view: &G::View,
    line: &Line,
) -> Option<String> {
    let teller = &typist.teller;
    let sentences = teller.sentences;
    let is = |key: &str| line.is(sentences, key);
    if is("typed-ask-help") {
        let help = [sentences.say(G::HELP), sentences.say("typed-help")];
        return Some(format!("{}\n{}", help.join(" "), G::offer(teller, view)));
    }
    if is("typed-ask-position") {
        let mut lines = G::table(teller, view);
        lines.push(show::turn(teller, view.turn()));
        return Some(lines.join("\n"));
    }
    if is("typed-ask-turn") {
        return Some(show::turn(teller, view.turn()));
    }
    if is("typed-ask-score") {
        return Some(G::standing(teller, view).join("\n"));
    }
    if is("typed-ask-close") {
        return Some(G::closest(teller, view).join("\n"));
    }
    if is("typed-ask-last") {
        return Some(last(typist));
    }
    if is("typed-ask-me") {
        return teller.reader.map(|seat| G::place(teller, view, seat));
    }
    if let Some(about) = line.after(sentences, "typed-ask-moves") {
        return Some(G::moves(teller, view, &about));
    }
    G::answer(teller, view, line)
}

/// What was done since the typist's own last step; that one, if nothing was.
fn last(typist: &Typist<'_>) -> String {
    const MOST: usize = 16;
    let (teller, steps) = (&typist.teller, typist.steps);
    let own = teller.reader.map(Actor::Seat);
    let since = steps.iter().rposition(|(by, _)| Some(*by) == own).map_or(0, |place| place + 1);
    let since = if since == steps.len() { since.saturating_sub(1) } else { since };
    let since = steps.get(since.max(steps.len().saturating_sub(MOST))..).unwrap_or_default();
    let told = |(by, action): &(Actor, AnyAction)| show::step(teller, *by, action, Some(action));
    let told: Vec<String> = since.iter().map(told).collect();
    if told.is_empty() { teller.sentences.say("typed-nothing-yet") } else { told.join(" ") }
}

/// The player whom a line names: by the name or its beginning, or by their number.
pub(crate) fn named(teller: &Teller<'_>, line: &Line) -> Option<Seat> {
    let seats = || (0..teller.names.len()).filter_map(|place| Seat::new(u8::try_from(place).ok()?));
    if let Some(number) = line.after(teller.sentences, "typed-word-player") {
        let [number] = number.numbers()?.try_into().ok()?;
        return seats().find(|seat| i16::from(seat.number()) + 1 == number);
    }
    let name = |seat: Seat| Line::read(&teller.name(seat));
    let only = |fits: &dyn Fn(Seat) -> bool| {
        let mut fitting = seats().filter(|&seat| fits(seat));
        fitting.next().filter(|_| fitting.next().is_none())
    };
    only(&|seat| !line.is_empty() && name(seat) == *line)
        .or_else(|| only(&|seat| line.begins(&name(seat))))
}

/// How a player is named in a phrase: so that [`named`] finds them.
pub(crate) fn calling(teller: &Teller<'_>, seat: Seat) -> String {
    let name = teller.name(seat);
    if named(teller, &Line::read(&name)) == Some(seat) {
        return name;
    }
    let player = first_phrase(teller.sentences, "typed-word-player");
    format!("{player} {}", seat.number() + 1)
}

/// What can be done now, every step in the words that can be typed.
fn list_of<G: Typing>(teller: &Teller<'_>, view: &G::View) -> String {
    let mut phrases: Vec<String> = Vec::new();
    for action in view.actions() {
        let phrase = G::phrase(teller, action);
        if !phrases.contains(&phrase) {
            phrases.push(phrase);
        }
    }
    can(teller, &phrases)
}

/// So many points.
pub fn points(sentences: &Sentences, points: i16) -> String {
    let details = [("points", points.into()), ("shown", show::signed(points).into())];
    sentences.say_of("typed-points", &details)
}

/// *You can:* these.
pub(crate) fn can(teller: &Teller<'_>, phrases: &[String]) -> String {
    if phrases.is_empty() {
        return teller.sentences.say("tui-nothing-to-decide");
    }
    teller.sentences.say_of("typed-can", &[("steps", phrases.join("; ").into())])
}

/// A question that names the choices.
pub(crate) fn which(teller: &Teller<'_>, choices: &[String]) -> String {
    let choices = choices.join("; ");
    teller.sentences.say_of("typed-which", &[("choices", choices.into())])
}

/// Nothing that is possible now was meant.
pub(crate) fn not_now<G: Typing>(teller: &Teller<'_>, view: &G::View) -> String {
    format!("{} {}", teller.sentences.say("typed-not-now"), G::offer(teller, view))
}

fn not_understood<G: Typing>(teller: &Teller<'_>, view: &G::View, line: &str) -> String {
    let said = teller.sentences.say_of("typed-not-understood", &[("line", shown(line).into())]);
    let more = teller.sentences.say("typed-ask-for-help");
    format!("{said} {}. {more}", G::offer(teller, view).trim_end_matches('.'))
}
