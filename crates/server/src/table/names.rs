//! Which names people may have at a table: nobody's that cannot be seen, and none that can be taken
//! for another player's or a bot's. What can be seen, and what looks alike, is Unicode's own data
//! (UTS 39).

use bots::{BotLevel, Level};
use protocol::text::{BOTS, Name};
use protocol::{Code, Refusal};
use rules::Seat;
use unicode_properties::{GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::{GeneralSecurityProfile, IdentifierType};

use super::{Sitter, Table};
use crate::session::SessionId;

/// Whether somebody may have this name at all.
pub fn check(name: &Name) -> Result<(), Refusal> {
    if name.as_str().is_empty() {
        return Err(Code::NoName.into());
    }
    if !name.as_str().chars().any(is_seen) {
        return Err(Code::InvisibleName.into());
    }
    // Lists and records name bots by their level.
    let level = |level: BotLevel| look_alike(name.as_str(), &level.to_string());
    let fixed = Level::ALL.into_iter().map(BotLevel::Of);
    if fixed.chain([BotLevel::Match]).any(level) {
        return Err(Code::NameTaken.into());
    }
    Ok(())
}

impl Table {
    /// The players' names by seat, as the page shows them; empty where nobody sits.
    pub fn shown_names(&self) -> Vec<String> {
        let name = |seat: Seat| match &self.places.get(seat.index())?.sitter {
            Sitter::Person(person) => Some(person.name.as_str()),
            Sitter::Bot(_) => BOTS.get(seat.index()).copied(),
            Sitter::Nobody => None,
        };
        Seat::all(self.seats()).map(|seat| name(seat).unwrap_or_default().to_owned()).collect()
    }

    /// Whether this session may have this name here.
    pub fn check_name(&self, session: SessionId, name: &Name) -> Result<(), Refusal> {
        check(name)?;
        let taken = |seat: Seat| match &self.places.get(seat.index())?.sitter {
            // Several who play at one device know who is who.
            Sitter::Person(person) if person.session != session => Some(person.name.as_str()),
            Sitter::Bot(_) => BOTS.get(seat.index()).copied(),
            _ => None,
        };
        let mut others = Seat::all(self.seats()).filter_map(taken);
        if others.any(|other| look_alike(name.as_str(), other)) {
            return Err(Code::NameTaken.into());
        }
        Ok(())
    }
}

/// Whether one of these could be taken for the other.
fn look_alike(one: &str, other: &str) -> bool {
    let seen = |name: &str| name.chars().filter(|&c| is_seen(c) || is_mark(c)).collect::<String>();
    let (one, other) = (seen(one), seen(other));
    // Large and small letters are alike, but have other look-alikes each.
    skeleton(&one).eq(skeleton(&other))
        || skeleton(&one.to_lowercase()).eq(skeleton(&other.to_lowercase()))
}

/// Whether a character leaves something on the screen. Some symbols are blank on purpose, so of
/// these only those count that everybody knows.
fn is_seen(c: char) -> bool {
    let ignored = c.identifier_type() == Some(IdentifierType::Default_Ignorable);
    let drawn = match c.general_category_group() {
        GeneralCategoryGroup::Letter
        | GeneralCategoryGroup::Number
        | GeneralCategoryGroup::Punctuation => true,
        GeneralCategoryGroup::Symbol => c.is_ascii() || c.is_emoji_char(),
        _ => false,
    };
    drawn && !ignored
}

/// Whether it changes the letter before it: with an accent a name is another one.
fn is_mark(c: char) -> bool {
    let ignored = c.identifier_type() == Some(IdentifierType::Default_Ignorable);
    c.general_category_group() == GeneralCategoryGroup::Mark && !ignored
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        text.to_owned().into()
    }

    #[test]
    fn names_that_nobody_can_see() {
        for invisible in
            ["\u{200d}", "\u{2800}", "\u{2800} \u{200d}", "\u{fe0f}", "\u{1d159}", "\u{301}"]
        {
            let refused = check(&name(invisible)).unwrap_err().code;
            assert_eq!(refused, Code::InvisibleName, "{invisible:?}");
        }
        assert_eq!(check(&name(" \u{200b}")).unwrap_err().code, Code::NoName);
        for visible in
            ["Ada", "7", "Zoé", "^_^", "漢字", "Ἀθηνᾶ", "שרה", "👩\u{200d}🚀", "🇫🇷", "ᏣᎳᎩ"]
        {
            assert_eq!(check(&name(visible)), Ok(()), "{visible}");
        }
    }

    #[test]
    fn names_that_look_alike() {
        let alike = [
            ("Ada", "Аdа"),
            ("Ada", "ADA"),
            ("Ada", "A\u{200d}da"),
            ("Ada", "Ada\u{2800}"),
            ("Ada", "A d a"),
            ("Paul", "PauI"),
            ("Paul", "Рaul"),
            ("Ian", "lan"),
            ("Zoé", "Zoe\u{301}"),
            ("Bruno", "Вruno"),
            ("Ada", "𝐀𝐝𝐚"),
        ];
        for (one, other) in alike {
            assert!(look_alike(one, other), "{one} {other:?}");
            assert!(look_alike(other, one), "{one} {other:?}");
        }
        for (one, other) in
            [("Ada", "Adam"), ("Zoé", "Zoe"), ("Player 1", "Player 2"), ("Анна", "Инна")]
        {
            assert!(!look_alike(one, other), "{one} {other:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_level_of_bots() {
        for level in ["expert", "Expert", "ехреrt", "beginner", "match"] {
            assert_eq!(check(&name(level)).unwrap_err().code, Code::NameTaken, "{level}");
        }
    }
}
