//! Lessons: every script is played to its end, in every way that it allows, and
//! everything else that a learner may try.

use protocol::lesson::Lesson;
use protocol::{Code, Refusal};
use rules::any::AnyView;
use rules::{Actor, GameKind, Outcome, Seat, Seats, Turn};
use server::lesson::play;

use crate::wire::{actions, seeded};

fn at(game: GameKind, actions: &[String]) -> Lesson {
    play(game, actions).unwrap_or_else(|refusal| panic!("{game}: {refusal}"))
}

/// Follows a lesson in all ways that it allows, and looks at every stop.
fn follow(game: GameKind, taken: &mut Vec<String>, look: &mut impl FnMut(&[String], &Lesson)) {
    let lesson = at(game, taken);
    assert_eq!(lesson.refused, None, "{game} {taken:?}");
    look(taken, &lesson);
    for step in &lesson.expect {
        taken.push(step.clone());
        follow(game, taken, look);
        taken.pop();
    }
}

fn each_stop(game: GameKind, mut look: impl FnMut(&[String], &Lesson)) {
    follow(game, &mut Vec::new(), &mut look);
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for &game in GameKind::ALL {
        let (mut ends, mut chapters) = (0, 0);
        each_stop(game, |taken, lesson| {
            assert_eq!((lesson.game, usize::from(lesson.seats)), (game, lesson.players.len()));
            assert_eq!((lesson.at, lesson.done), (taken.len(), taken.len() == lesson.of));
            assert_eq!(lesson.done, lesson.expect.is_empty());
            assert!(lesson.players[lesson.seat.index()].is_empty(), "the learner has no name");
            // What is expected can be done, and the table offers it.
            let legal = actions(&lesson.view);
            for step in &lesson.expect {
                assert!(legal.contains(step), "{game}: {step} after {taken:?}");
            }
            chapters = chapters.max(lesson.chapter);
            ends += usize::from(lesson.done);
            assert!((8..=16).contains(&lesson.of), "{game} has {} steps", lesson.of);
        });
        assert!(ends > 0, "{game}");
        assert_eq!(chapters, if game == GameKind::Cards { 0 } else { 1 }, "{game}");
    }
}

#[test]
fn all_ways_of_a_lesson_lead_to_the_same_position() {
    for &game in GameKind::ALL {
        let mut stops: Vec<Vec<Lesson>> = Vec::new();
        each_stop(game, |taken, lesson| {
            stops.resize(stops.len().max(taken.len() + 1), Vec::new());
            stops[taken.len()].push(lesson.clone());
        });
        let mut parted = 0;
        for lessons in stops {
            let mut said: Vec<_> =
                lessons.iter().map(|lesson| (&lesson.say, lesson.chapter)).collect();
            said.dedup();
            assert_eq!(said.len(), 1, "{game}: {said:?}");
            // Within a scene there are several ways; where the next one begins they have met.
            let many = lessons.iter().any(|lesson| lesson.view != lessons[0].view);
            parted = if many { parted + 1 } else { 0 };
            assert!(parted <= 2, "{game}: {said:?}");
        }
    }
}

/// Whatever the rules allow and the lesson does not follow is answered kindly, and
/// what the rules forbid by the rule; nothing is lost either way.
#[test]
fn a_step_aside_is_answered_kindly_and_loses_nothing() {
    for &game in GameKind::ALL {
        let mut kind = 0;
        let mut forbidden = 0;
        each_stop(game, |taken, lesson| {
            let tries =
                ["draw", "explode", "take K1", "throw", "claim gnu", "9,9", "0,0>1,1", "pass"];
            let tries = tries.map(str::to_owned).into_iter().chain(actions(&lesson.view));
            for wrong in tries.filter(|step| !lesson.expect.contains(step)) {
                let mut steps = taken.to_vec();
                steps.push(wrong.clone());
                // What comes after a wrong step is not looked at.
                steps.push("nonsense".to_owned());
                let after = at(game, &steps);
                let refusal = after.refused.clone().unwrap();
                assert_eq!(Lesson { refused: None, ..after }, *lesson, "{game}: {wrong}");
                match refusal.code {
                    Code::Lesson => {
                        assert!(refusal.key.is_some_and(|key| key.starts_with("lesson-")));
                        kind += 1;
                    }
                    Code::Illegal => {
                        assert!(refusal.rule.is_some() && refusal.paragraph.is_some());
                        forbidden += 1;
                    }
                    code => assert_eq!(code, Code::Notation, "{game}: {wrong}"),
                }
            }
        });
        assert!(kind > 10 && forbidden > 0, "{game}: {kind} and {forbidden}");
    }
}

/// What the sentences say of the tables beside them.
#[test]
fn the_lessons_end_as_they_say() {
    for &game in GameKind::ALL {
        let (mut ends, mut lost) = (Vec::new(), Vec::new());
        each_stop(game, |_, lesson| {
            if lesson.done {
                ends.push(lesson.view.clone());
            }
            if let AnyView::Dice(view) = &lesson.view {
                lost.push((lesson.say.clone(), view.trophies[1].total()));
            }
        });
        for end in ends {
            match end {
                // Four cards, three of them blue, and two that found no place.
                AnyView::Cards(view) => assert_eq!(view.points[0].total, 4 + 3 - 2),
                AnyView::Dice(view) => assert_eq!(view.turn, won()),
                AnyView::Tiles(view) => {
                    assert_eq!((view.turn, view.row.len()), (won(), 5));
                }
            }
        }
        let before = |say: &str| lost.iter().find(|(said, _)| said == say).map(|(_, many)| *many);
        if game == GameKind::Dice {
            assert_eq!(before("lesson-dice-again"), Some(1), "Mia has a trophy");
            assert_eq!(before("lesson-dice-nothing"), Some(0), "and loses it");
        }
    }
}

fn won() -> Turn {
    Turn::Over(Outcome::Won(Seats::only(Seat::new(0).unwrap())))
}

#[test]
fn nothing_comes_after_the_end() {
    for &game in GameKind::ALL {
        let mut end = Vec::new();
        each_stop(game, |taken, lesson| {
            if lesson.done {
                end = taken.to_vec();
            }
        });
        end.push("draw".to_owned());
        let after = at(game, &end);
        assert!(after.done && after.at == after.of);
        assert_eq!(after.refused.unwrap().key.as_deref(), Some("lesson-over"));
    }
}

#[test]
fn a_list_that_no_lesson_can_have_is_refused() {
    let many = vec!["draw".to_owned(); 65];
    assert_eq!(play(GameKind::Cards, &many).unwrap_err().code, Code::Unreadable);
    let Refusal { code, .. } = at(GameKind::Cards, &["x".repeat(9000)]).refused.unwrap();
    assert_eq!(code, Code::Notation);
}

/// A position that is another's turn, or a card that nobody may see, is never shown.
#[test]
fn a_lesson_shows_the_learners_eyes_only() {
    let lesson = at(GameKind::Cards, &[]);
    let dealt: Vec<_> = lesson.steps.iter().filter(|step| step.by == Actor::Chance).collect();
    assert_eq!(dealt[0].action.as_deref(), Some("deal 0 R9"));
    assert_eq!(dealt[1].action, None, "Mia's card is face down");
    let mut seen = 0;
    each_stop(GameKind::Cards, |_, lesson| {
        let view = lesson.view.determinize(&mut seeded(1)).unwrap();
        assert_eq!(view.view(rules::Observer::Seat(lesson.seat)), lesson.view);
        seen += 1;
    });
    assert!(seen > 14);
}
