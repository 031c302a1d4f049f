//! What people type: cleaned and cut before anyone else sees it. It is always
//! sent as plain text and never as markup.

use rules::text::is_invisible;
use serde::{Deserialize, Serialize};

/// A person's name at a table: 1 to 24 characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Name(Box<str>);

/// What the page calls bots, by their seats: people see these names beside their own.
pub const BOTS: [&str; 8] = ["Amara", "Bruno", "Chika", "Dario", "Elif", "Faro", "Gita", "Hugo"];

/// A line of chat: 1 to 200 characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Line(Box<str>);

impl Name {
    /// The most characters.
    pub const MOST: usize = 24;

    /// The name as text; empty if nothing was left of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Line {
    /// The most characters.
    pub const MOST: usize = 200;

    /// The line as text; empty if nothing was left of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name(clean(&text, Name::MOST))
    }
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line(clean(&text, Line::MOST))
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0.into()
    }
}

impl From<Line> for String {
    fn from(line: Line) -> String {
        line.0.into()
    }
}

/// Single spaces for all white space, nothing invisible or that turns the
/// direction of writing, and at most so many characters.
fn clean(text: &str, most: usize) -> Box<str> {
    let visible = |c: &char| !is_invisible(*c);
    let spaced = text.split_whitespace().map(|word| word.chars().filter(visible).collect());
    let words: Vec<String> = spaced.filter(|word: &String| !word.is_empty()).collect();
    let cut: String = words.join(" ").chars().take(most).collect();
    cut.trim_end().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_calls_bots_so() {
        let page = include_str!("../../../web/src/lib/names.ts");
        let names = BOTS.map(|name| format!("'{name}'")).join(", ");
        assert!(page.contains(&format!("const BOTS = [{names}];")));
    }

    #[test]
    fn names_and_lines_are_cleaned_and_cut() {
        let name = |text: &str| Name::from(text.to_owned()).as_str().to_owned();
        assert_eq!(name("  Ada \t\n Lovelace "), "Ada Lovelace");
        assert_eq!(name("a\u{202e}b\u{200b}c\u{0}d"), "abcd");
        assert_eq!(name("\u{3164}\u{200b}"), "");
        assert_eq!(name("<b>Zoé</b>"), "<b>Zoé</b>", "markup is text like any other");
        assert_eq!(name(&"é".repeat(100)).chars().count(), Name::MOST);
        assert_eq!(Line::from("x".repeat(999)).as_str().len(), Line::MOST);
    }
}
