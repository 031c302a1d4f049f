//! Help for a person who plays `cards`.

use rules::Observer;
use rules::cards::{Phase, View};

use super::laying;
use super::odds::Chances;
use crate::advice::{Advice, Question};

/// What can be said about this to whoever has this view.
pub fn advise(view: &View, about: Question) -> Option<Advice> {
    match about {
        Question::Odds => odds(view),
        Question::Arrangement => arrangement(view),
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

fn arrangement(view: &View) -> Option<Advice> {
    let Observer::Seat(seat) = view.observer else { return None };
    let lays = match view.open.phase {
        Phase::Lay(laying) => laying == seat,
        Phase::LayOrKeep => view.open.active == Some(seat),
        _ => false,
    };
    let place = view.open.places.get(seat.index()).filter(|_| lays)?;
    let now = view.points.get(seat.index())?.total;
    let best = laying::best(view.hand?, &place.sequences, place.discard);
    Some(Advice::Arrangement {
        actions: best.steps.iter().map(ToString::to_string).collect(),
        points: best.points - now,
    })
}
