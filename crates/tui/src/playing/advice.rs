//! Advice at the table: hints from the strongest bot, and the odds of the next card.

use std::rc::Rc;
use std::time::Instant;

use rules::Turn;
use rules::any::AnyView;
use words::Sentences;

use super::Playing;
use crate::board::Context;
use crate::table::local;
use crate::table::scene::actions;
use crate::table::thinker::{self, Asked};

impl Playing {
    /// Asks the strongest bot what it would do in the viewer's place.
    pub(super) fn ask_adviser(&mut self) {
        let sentences = Rc::clone(&self.manner.sentences);
        if !self.table.gives_hints() {
            self.note = Some(sentences.say("tui-no-hints"));
            return;
        }
        let scene = self.table.scene();
        let turn = match scene.turn() {
            Some(Turn::Seat(seat)) => Some(seat),
            Some(Turn::Race(_)) if scene.own().count() == 1 => self.viewer,
            _ => None,
        };
        let hidden = scene.opens_at.is_some_and(|opens_at| Instant::now() < opens_at);
        let view = turn.filter(|seat| scene.own().any(|own| own == *seat) && !hidden);
        let view = view.and_then(|seat| Some((seat, scene.view(Some(seat))?)));
        let Some((seat, view)) = view.filter(|(_, view)| !actions(view).is_empty()) else {
            self.note = Some(sentences.say("tui-nothing-to-decide"));
            return;
        };
        // Any state that agrees with the view will do: the adviser sees the view only.
        let mut rng = local::throwaway();
        let Ok(state) = view.determinize(&mut rng) else { return };
        let steps = scene.steps;
        if let Some(stop) = self.adviser.take() {
            stop.now();
        }
        self.asked += 1;
        let events = self.events.clone();
        self.adviser = Some(thinker::advise(&state, seat, Asked(self.asked), events));
        self.hint = Some((steps, sentences.say("tui-thinking")));
    }

    pub(super) fn advised(&mut self, asked: Asked, advice: Option<&thinker::Advice>) {
        if asked != Asked(self.asked) {
            return;
        }
        if let (Some((_, text)), Some(advice)) = (&mut self.hint, advice) {
            *text = local::advice(&self.manner.sentences, advice);
            self.board.point_at(&advice.action);
        }
    }

    /// How likely the next card explodes.
    pub(super) fn odds_line(&self, context: &Context<'_>) -> Option<String> {
        let AnyView::Cards(view) = context.view else { return None };
        let seat = context.seat.filter(|_| self.odds && self.cover.is_none())?;
        if view.open.deck == 0 || view.open.active != Some(seat) || view.open.centre.is_empty() {
            return Some(context.say("tui-odds-none")).filter(|_| self.odds);
        }
        Some(odds(context.sentences, view))
    }
}

/// The odds of the next card, in a sentence.
pub fn odds(sentences: &Sentences, view: &rules::cards::View) -> String {
    let odds = bots::cards::odds::explosion(view);
    let share = |share: f64| format!("{:.0} %", 100.0 * share);
    let details = [
        ("explodes", share(odds.explodes).into()),
        ("uncancelled", share(odds.uncancelled).into()),
        ("helpful", i64::from(odds.helpful).into()),
    ];
    sentences.say_of("tui-odds", &details)
}
