//! What strangers ask over HTTP: a lesson after any steps, and any moments of a game. A lesson
//! takes the steps that it follows and stops at the first other one; moments are those
//! that were asked for.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::lesson::LessonSteps;
use rules::GameKind;
use rules::record::Record;
use server::review::{MOST, MomentsQuery, Wanted, review};

const GAME: &str = include_str!("../../crates/fair/tests/data/cards-3.jsonl");

fuzz_target!(|text: &str| {
    if let Ok(taken) = serde_json::from_str::<LessonSteps>(text) {
        GameKind::ALL.iter().for_each(|&game| learn(game, &taken.actions));
    }
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    GameKind::ALL.iter().for_each(|&game| learn(game, &lines));
    let query = serde_json::from_str::<MomentsQuery>(text).ok();
    if let Some(wanted) = query.and_then(|query| Wanted::try_from(query).ok()) {
        assert!((1..=MOST).contains(&wanted.count));
        let record = Record::read(GAME.as_bytes()).expect("a good record");
        if let Ok(review) = review(&record, wanted) {
            let left = review.steps + 1 - wanted.from;
            assert_eq!(review.moments.len(), left.min(wanted.count));
        }
    }
});

fn learn(game: GameKind, actions: &[String]) {
    let Ok(lesson) = server::lesson::play(game, actions) else { return };
    assert!(lesson.at <= actions.len().min(lesson.of));
    assert_eq!(lesson.refused.is_none(), lesson.at == actions.len());
    assert_eq!(lesson.done, lesson.expect.is_empty());
    // Whatever was tried, the lesson goes on from the steps that it took.
    let before = server::lesson::play(game, &actions[..lesson.at]).expect("these were taken");
    assert_eq!(protocol::lesson::Lesson { refused: None, ..lesson }, before);
}
