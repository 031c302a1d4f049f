//! What a game says of itself in words: the one thing that its module here has to provide.

use rules::text::is_invisible;
use rules::{Actor, Game, Seat};

use crate::sentences::Sentences;

/// A game whose steps and positions can be told to people.
pub trait InWords: Game {
    /// A step as a sentence. `seen` says whether those who are told may know all of it.
    fn step(teller: &Teller<'_>, by: Actor, action: &Self::Action, seen: bool) -> String;

    /// A step that could be taken, as it stands in a list to choose from.
    fn choice(_teller: &Teller<'_>, action: &Self::Action) -> String {
        action.to_string()
    }

    /// What the step led to by itself, if that is worth a sentence: an explosion, a wrong call.
    fn aftermath(
        _teller: &Teller<'_>,
        _before: &Self::View,
        _action: &Self::Action,
        _after: &Self::View,
    ) -> Option<String> {
        None
    }

    /// A position as lines of text, with what those know together whose views these are. Whose
    /// turn it is stands below it, and is not repeated here.
    fn position(teller: &Teller<'_>, views: &[&Self::View]) -> Vec<String>;

    /// What is read aloud before a race, in games where a table may choose that: a few words
    /// for each part, in the order in which the parts are shown.
    fn spoken(_sentences: &Sentences, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// Why the last round ended as it did, a sentence for each reason.
    fn reasons(_sentences: &Sentences, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }
}

/// The language in which something is told, and the names of the players.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// Every sentence of the language.
    pub sentences: &'a Sentences,
    /// By seat; a seat without a name is called by its number.
    pub names: &'a [String],
}

impl Teller<'_> {
    /// A player's name, or their seat's. Names come from records, which may come
    /// from anyone, so nothing in them reaches the terminal but what can be read.
    pub fn name(&self, seat: Seat) -> String {
        const LONGEST: usize = 24;
        let readable = |name: &String| -> String {
            name.chars().filter(|c| !is_invisible(*c)).take(LONGEST).collect()
        };
        match self.names.get(seat.index()).map(readable) {
            Some(name) if !name.trim().is_empty() => name,
            _ => self.sentences.say_of("seat", &[("seat", seat.number().to_string().into())]),
        }
    }

    /// The name of the player who acts; nothing for chance and the clock.
    pub fn actor(&self, by: Actor) -> String {
        match by {
            Actor::Seat(seat) => self.name(seat),
            Actor::Chance | Actor::Clock => String::new(),
        }
    }
}
