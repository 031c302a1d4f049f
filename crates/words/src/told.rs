//! The rules of a game in a player's words, as they stand in `locales/*/<game>.ftl`.

use rules::GameKind;

use crate::sentences::Sentences;

/// A part of what is told, in order.
pub enum Part {
    /// What the game is about.
    Idea(String),
    /// A heading, and the paragraphs of the law that it is about.
    Heading(String, String),
    Rule(String),
    /// An example: its title and the text.
    Example(String, String),
}

/// All rules of a game.
pub fn told(sentences: &Sentences, game: GameKind) -> Vec<Part> {
    let say = |part: &str| sentences.find(&format!("rules-{game}-{part}"), &[]);
    let mut parts = vec![Part::Idea(say("idea").unwrap_or_default())];
    for section in 1.. {
        let Some(heading) = say(&format!("{section}-heading")) else {
            break;
        };
        let law = say(&format!("{section}-heading.law")).unwrap_or_default();
        parts.push(Part::Heading(heading, law));
        parts.extend((1..).map_while(|number| say(&format!("{section}-{number}"))).map(Part::Rule));
    }
    for number in 1.. {
        let Some(text) = say(&format!("example-{number}")) else {
            break;
        };
        let title = say(&format!("example-{number}.title")).unwrap_or_default();
        let title = sentences.say_of("rules-example", &[("title", title.into())]);
        parts.push(Part::Example(title, text));
    }
    parts
}
