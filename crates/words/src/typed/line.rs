//! A typed line, word by word, whatever its accents, capitals and commas.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::sentences::Sentences;

/// A typed line, or a part of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    tokens: Vec<Token>,
}

/// A word without accents and capitals, or a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Word(String),
    Number(i16),
}

impl Line {
    /// Reads a line. Commas and other signs only separate words.
    pub fn read(text: &str) -> Line {
        let folded: Vec<char> = text.trim().nfd().filter(|c| !is_combining_mark(*c)).collect();
        let folded: Vec<char> = folded.into_iter().flat_map(char::to_lowercase).collect();
        let mut tokens = Vec::new();
        let mut word = String::new();
        let mut before = ' ';
        for (place, &c) in folded.iter().enumerate() {
            let digit_follows = folded.get(place + 1).is_some_and(char::is_ascii_digit);
            let is_sign =
                matches!(c, '-' | '−' | '–') && digit_follows && !before.is_alphanumeric();
            match c {
                'ß' => word.push_str("ss"),
                'œ' => word.push_str("oe"),
                // A number ends where letters begin; letters may end in digits, as in `p4`.
                c if c.is_alphanumeric() => {
                    if c.is_alphabetic() && is_number(&word) {
                        push(&mut tokens, &mut word);
                    }
                    word.push(c);
                }
                _ => {
                    push(&mut tokens, &mut word);
                    if is_sign {
                        word.push('-');
                    } else if c == '>' || (c == '?' && folded.len() == 1) {
                        tokens.push(Token::Word(c.to_string()));
                    }
                }
            }
            before = c;
        }
        push(&mut tokens, &mut word);
        Line { tokens }
    }

    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Whether the whole line is one of these phrases.
    pub fn is(&self, sentences: &Sentences, key: &str) -> bool {
        phrases(sentences, key).contains(self)
    }

    /// What follows one of these phrases, if the line begins with one; the longest counts.
    pub fn after(&self, sentences: &Sentences, key: &str) -> Option<Line> {
        let rest = |phrase: Line| self.tokens.strip_prefix(phrase.tokens.as_slice());
        let rests = phrases(sentences, key).into_iter().filter_map(rest);
        rests.min_by_key(|rest| rest.len()).map(Line::of)
    }

    /// What stands before one of these phrases, if the line ends in one.
    pub fn before(&self, sentences: &Sentences, key: &str) -> Option<Line> {
        let rest = |phrase: Line| self.tokens.strip_suffix(phrase.tokens.as_slice());
        let rests = phrases(sentences, key).into_iter().filter_map(rest);
        rests.min_by_key(|rest| rest.len()).map(Line::of)
    }

    /// What stands before and after the last of these words.
    pub fn around(&self, sentences: &Sentences, key: &str) -> Option<(Line, Line)> {
        let words = phrases(sentences, key);
        let is_one =
            |token: &Token| words.iter().any(|word| word.tokens.as_slice() == [token.clone()]);
        let place = self.tokens.iter().rposition(is_one)?;
        let (before, rest) = self.tokens.split_at(place);
        Some((Line::of(before), Line::of(rest.get(1..)?)))
    }

    /// The line without words that change nothing: articles, *and*, *please*.
    #[must_use]
    pub fn without(&self, sentences: &Sentences, key: &str) -> Line {
        let words = phrases(sentences, key);
        let counts = |token: &&Token| words.iter().all(|word| word.tokens != [(*token).clone()]);
        Line { tokens: self.tokens.iter().filter(counts).cloned().collect() }
    }

    /// The numbers in the line, if there is nothing else.
    pub fn numbers(&self) -> Option<Vec<i16>> {
        let number = |token: &Token| match token {
            Token::Number(number) => Some(*number),
            Token::Word(_) => None,
        };
        self.tokens.iter().map(number).collect()
    }

    /// Whether the other line begins with this one, which says something.
    pub fn begins(&self, other: &Line) -> bool {
        !self.is_empty() && other.tokens.starts_with(&self.tokens)
    }

    fn of(tokens: &[Token]) -> Line {
        Line { tokens: tokens.to_vec() }
    }
}

/// The phrases of a language for one thing; the first is what the program says itself.
pub fn phrases(sentences: &Sentences, key: &str) -> Vec<Line> {
    sentences.say(key).split('|').map(Line::read).collect()
}

/// How the program says it itself.
pub fn first_phrase(sentences: &Sentences, key: &str) -> String {
    sentences.say(key).split('|').next().unwrap_or_default().trim().to_owned()
}

fn is_number(word: &str) -> bool {
    word.strip_prefix('-').unwrap_or(word).chars().all(|c| c.is_ascii_digit()) && !word.is_empty()
}

fn push(tokens: &mut Vec<Token>, word: &mut String) {
    let word = std::mem::take(word);
    if !word.is_empty() {
        tokens.push(match word.parse() {
            Ok(number) if is_number(&word) => Token::Number(number),
            _ => Token::Word(word),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let shown = |token: &Token| match token {
            Token::Word(word) => word.clone(),
            Token::Number(number) => format!("#{number}"),
        };
        Line::read(text).tokens().iter().map(shown).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_are_read_without_accents_capitals_and_signs() {
        for (typed, tokens) in [
            ("Take the 6, and the 7!", "take the #6 and the #7"),
            ("  PRENDS le  six ", "prends le six"),
            ("l’étoile", "l etoile"),
            ("Straße, cœur, ÑU", "strasse coeur nu"),
            ("0,-2", "#0 #-2"),
            ("0,−2", "#0 #-2"),
            ("0,0>3,1", "#0 #0 > #3 #1"),
            ("3-1", "#3 #1"),
            ("take P4", "take p4"),
            ("6red", "#6 red"),
            ("99999999", "99999999"),
            ("?", "?"),
            ("who?", "who"),
            ("", ""),
        ] {
            assert_eq!(read(typed), tokens, "{typed}");
        }
    }
}
