//! Advice at the table: hints from the strongest bot, and the odds of what comes next.

use std::rc::Rc;
use std::time::Instant;

use rules::Turn;

use super::Playing;
use crate::board::Context;
use crate::event::Event;
use crate::games;
use crate::table::local;
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
        let hidden = scene.is_covered(Instant::now());
        let view = turn.filter(|seat| scene.own().any(|own| own == *seat) && !hidden);
        let view = view.and_then(|seat| scene.view(Some(seat)));
        let Some(view) = view.filter(|view| !view.actions().is_empty()) else {
            self.note = Some(sentences.say("tui-nothing-to-decide"));
            return;
        };
        let view = view.clone();
        let steps = scene.steps;
        if let Some(stop) = self.adviser.take() {
            stop.now();
        }
        self.asked += 1;
        let tell = Event::of_advice(&self.events, Asked(self.asked));
        self.adviser = Some(thinker::advise(view, tell));
        self.hint = Some((steps, sentences.say("tui-thinking")));
    }

    pub(super) fn advised(&mut self, asked: Asked, advice: Option<&thinker::Advice>) {
        if asked != Asked(self.asked) {
            return;
        }
        if let (Some((_, text)), Some(advice)) = (&mut self.hint, advice) {
            *text = local::advice(&self.manner.sentences, advice);
            if let Some((board, context)) = self.at_board(Instant::now()) {
                board.point_at(&context, &advice.action);
            }
        }
    }

    /// The odds of what comes next, where they were asked for.
    pub(super) fn odds_line(&self, context: &Context<'_>) -> Option<String> {
        let seat = context.seat.filter(|_| self.odds && self.cover.is_none())?;
        let game = games::of(context.scene.game.filter(|_| self.gives_odds())?);
        let odds = game.odds(context.sentences, context.view, seat);
        Some(odds.unwrap_or_else(|| context.say("tui-odds-none")))
    }
}
