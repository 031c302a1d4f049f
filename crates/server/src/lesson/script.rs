//! Scripts of lessons: data in `lessons/*.json`, one for each game. Steps are in
//! the game's notation, which has one way to write each of them.

use std::sync::LazyLock;

use rules::{Actor, GameKind, Seat};
use serde::Deserialize;

use super::games::lesson_of;

/// A lesson: some tables, one after the other.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Which game it teaches.
    pub game: GameKind,
    /// Where the learner sits.
    pub seat: Seat,
    /// What is told at the end: the key of a sentence.
    pub end: String,
    pub chapters: Vec<Chapter>,
}

/// One game of a lesson, from some position on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The game's options; the usual ones, if nothing is said.
    #[serde(default = "nothing")]
    pub options: serde_json::Value,
    /// Who plays, by seat; the learner's name is empty.
    pub players: Vec<String>,
    /// What has happened before the learner comes in.
    pub before: Vec<Line>,
    /// What the learner is told and does.
    pub scenes: Vec<Scene>,
}

/// A sentence, what the learner does about it, and what the others do then.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The key of the sentence.
    pub say: String,
    /// What the learner is to do.
    pub expect: Expect,
    /// The key of the sentence for a step that the rules allow but the lesson does not follow.
    #[serde(default = "another_way")]
    pub otherwise: String,
    /// What chance and the others do then.
    #[serde(default)]
    pub then: Vec<Line>,
}

/// What a learner is to do: the ways to do it, each a list of steps. All are as long
/// as each other and lead to the same position.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Expect(pub Vec<Vec<String>>);

/// A step of chance or of another player.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub by: Actor,
    #[serde(rename = "do")]
    pub action: String,
}

impl Expect {
    /// What may come after the steps that were taken; nothing when all were.
    pub fn next(&self, taken: &[String]) -> Vec<&str> {
        let rests = self.0.iter().filter_map(|way| way.strip_prefix(taken));
        let mut next: Vec<&str> = Vec::new();
        for step in rests.filter_map(|rest| rest.first()) {
            if !next.contains(&step.as_str()) {
                next.push(step);
            }
        }
        next
    }

    /// How many steps it takes.
    pub fn len(&self) -> usize {
        self.0.first().map_or(0, Vec::len)
    }
}

impl Chapter {
    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }
}

impl Script {
    /// How many steps the learner takes in all.
    pub fn len(&self) -> usize {
        let scenes = self.chapters.iter().flat_map(|chapter| &chapter.scenes);
        scenes.map(|scene| scene.expect.len()).sum()
    }
}

/// The script for a game. One that cannot be read is found by the tests.
pub fn of(game: GameKind) -> Option<&'static Script> {
    static SCRIPTS: LazyLock<Vec<Script>> = LazyLock::new(|| {
        let read = |text| {
            serde_json::from_str(text)
                .inspect_err(|error| tracing::error!(%error, "a lesson cannot be read"))
                .ok()
        };
        GameKind::ALL.iter().filter_map(|&game| read(lesson_of(game)?)).collect()
    });
    SCRIPTS.iter().find(|script| script.game == game)
}

fn nothing() -> serde_json::Value {
    serde_json::json!({})
}

fn another_way() -> String {
    "lesson-another-way".to_owned()
}

/// What is told of a step after the last one.
pub const OVER: &str = "lesson-over";
