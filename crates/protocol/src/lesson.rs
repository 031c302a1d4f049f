//! Lessons: a scripted table on the real rules, at which one learns a game by
//! playing it. The server remembers nothing of them.

use rules::any::AnyView;
use rules::{GameKind, Seat};
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;
use crate::table::ShownStep;

/// `POST /api/lessons/{game}`: where does the lesson stand after these steps?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LessonSteps {
    /// The learner's steps so far, in the game's notation; none at the beginning.
    pub actions: Vec<String>,
}

/// The answer: the table of the lesson, and what is told beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lesson {
    /// The game that is learned.
    pub game: GameKind,
    /// The learner's seat.
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: u8,
    /// The game's options, as docs/NOTATION.md tells.
    #[cfg_attr(feature = "typescript", ts(as = "rules::any::AnyOptions"))]
    pub options: serde_json::Value,
    /// The names of those who play, by seat; the learner's own is empty.
    pub players: Vec<String>,
    /// Which of the lesson's tables this is, from 0. When it changes, a new game
    /// lies there, and `steps` begins anew.
    pub chapter: usize,
    /// The key of the sentence in the game's file in locales that is told now.
    pub say: String,
    /// The steps that the lesson follows now: any one of them. None when it is done.
    pub expect: Vec<String>,
    /// What has happened at this table, as the learner sees it.
    pub steps: Vec<ShownStep>,
    /// What the learner sees now. It lists all that the rules allow.
    pub view: AnyView,
    /// Whether the lesson is over.
    pub done: bool,
    /// How many of the learner's steps were taken.
    pub at: usize,
    /// How many there are in the whole lesson.
    pub of: usize,
    /// Why the next one was not: the table is as it was before it. The learner
    /// goes on from the first `at` steps.
    pub refused: Option<Refusal>,
}
