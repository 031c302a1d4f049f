//! What a game says of itself in words: the one thing that its module here has to provide.

use rules::text::is_invisible;
use rules::{Actor, Game, Seat};

use crate::sentences::{Details, Sentences};

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

/// The language in which something is told, the names of the players, and to whom it is told.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// Every sentence of the language.
    pub sentences: &'a Sentences,
    /// By seat; a seat without a name is called by its number.
    pub names: &'a [String],
    /// Who reads it, if it is one player alone: they are addressed as *you*.
    pub reader: Option<Seat>,
    /// Whether things are named as people say them, *purple 9*, and not in notation, which others
    /// draw.
    pub aloud: bool,
}

impl<'a> Teller<'a> {
    /// Tells everybody, in notation.
    pub fn new(sentences: &'a Sentences, names: &'a [String]) -> Teller<'a> {
        Teller { sentences, names, reader: None, aloud: false }
    }

    /// Tells this player, as people talk; several at once if it is nobody alone.
    pub fn aloud(sentences: &'a Sentences, names: &'a [String], reader: Option<Seat>) -> Self {
        Teller { sentences, names, reader, aloud: true }
    }

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

    /// A sentence about what a player does, as `$who`: the one that ends in `-you`, if there is one
    /// and they read it themselves.
    pub fn of(&self, key: &str, who: Seat, details: Details<'_>) -> String {
        let to_reader = (self.reader == Some(who)).then(|| format!("{key}-you"));
        to_reader.and_then(|key| self.sentences.find(&key, details)).unwrap_or_else(|| {
            let who = ("who", self.name(who).into());
            let details: Vec<_> = details.iter().cloned().chain([who]).collect();
            self.sentences.say_of(key, &details)
        })
    }

    /// A sentence about what was done, by a player or by chance and the clock, who have no name.
    pub fn by(&self, key: &str, by: Actor, details: Details<'_>) -> String {
        match by {
            Actor::Seat(seat) => self.of(key, seat, details),
            Actor::Chance | Actor::Clock => self.sentences.say_of(key, details),
        }
    }

    /// Several names in a row; the reader is *you*.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.who(seat)).collect();
        self.sentences.list(&names)
    }

    /// A player's name at the head of a line; the reader is *You*.
    pub fn who(&self, seat: Seat) -> String {
        if self.reader == Some(seat) { self.sentences.say("typed-you") } else { self.name(seat) }
    }
}
