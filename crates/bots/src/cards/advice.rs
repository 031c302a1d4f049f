//! Help for a person who plays `cards`.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::any::Registered;
use rules::cards::{Action, Cards, Phase, View};
use rules::{Actor, Determinize, Game, Observer, Seat};

use super::laying;
use super::odds::Chances;
use crate::advice::{Advice, Question};

/// What can be said about this to whoever has this view.
pub fn advise(view: &View, about: &Question) -> Option<Advice> {
    match about {
        Question::Odds => odds(view),
        Question::Arrangement => arrangement(view),
        Question::Laid(steps) => laid(view, steps),
        // The adviser is asked about that, in every game alike.
        Question::Hint => None,
    }
}

/// The chance that the next card explodes: while somebody draws, since
/// otherwise the centre is cleared before it comes.
fn odds(view: &View) -> Option<Advice> {
    let drawing = matches!(view.open.phase, Phase::Draw { .. }) && view.open.deck > 0;
    drawing.then(|| {
        let (explosion, _) = Chances::of(view).explosion(view);
        Advice::Odds { explosion, cards: view.open.deck.into() }
    })
}

/// The seat that has this view, if it is its time to lay.
fn laying_seat(view: &View) -> Option<Seat> {
    let Observer::Seat(seat) = view.observer else { return None };
    let lays = match view.open.phase {
        Phase::Lay(laying) => laying == seat,
        Phase::LayOrKeep => view.open.active == Some(seat),
        _ => false,
    };
    lays.then_some(seat)
}

/// More steps than any hand can be laid with: 99 cards, `lay` before them.
const MOST_STEPS: usize = 100;

/// Tries steps of laying down. Nothing in them depends on what is hidden, so any
/// position that agrees with the view tells the same.
fn laid(view: &View, steps: &[String]) -> Option<Advice> {
    let seat = laying_seat(view).filter(|_| steps.len() <= MOST_STEPS)?;
    let mut state = Cards::determinize(view, &mut ChaCha8Rng::seed_from_u64(0)).ok()?;
    for step in steps {
        let step: Action = step.parse().ok()?;
        // An arrangement comes without the `lay` before it, and can be tried as it comes.
        if state.open().phase == Phase::LayOrKeep && step != Action::Lay {
            state.play(Actor::Seat(seat), &Action::Lay).ok()?;
        }
        let lays = matches!(step, Action::Lay | Action::Start { .. } | Action::Extend { .. });
        state.play(Actor::Seat(seat), &step).ok().filter(|()| lays)?;
    }
    let view = state.view(view.observer);
    // Who has not said `lay` yet has nothing to close.
    if view.open.phase == Phase::Lay(seat) {
        state.play(Actor::Seat(seat), &Action::Done).ok()?;
    }
    let points = state.view(view.observer).points.get(seat.index())?.total;
    Some(Advice::Laid { view: Box::new(Cards::any_view(view)), points })
}

fn arrangement(view: &View) -> Option<Advice> {
    let seat = laying_seat(view)?;
    let place = view.open.places.get(seat.index())?;
    let now = view.points.get(seat.index())?.total;
    let best = laying::best(view.hand?, &place.sequences, place.discard);
    Some(Advice::Arrangement {
        actions: best.steps.iter().map(ToString::to_string).collect(),
        points: best.points - now,
    })
}
