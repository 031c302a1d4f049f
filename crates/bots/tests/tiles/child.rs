//! A child who knows what an open three is: makes five, blocks fours and open
//! threes, and otherwise makes its longest row longer, anyhow.

use bots::bot::{Bot, Thought};
use bots::budget::Budget;
use bots::reason::Reason;
use bots::tiles::board::Board;
use bots::tiles::search::steps_of;
use bots::tiles::step::Step;
use rand_core::Rng;
use rules::chance::pick;
use rules::tiles::{Tiles, View};

pub struct Child;

impl Bot<Tiles> for Child {
    fn think(&mut self, view: &View, _: &Budget, rng: &mut dyn Rng) -> Option<Thought<Tiles>> {
        view.actions.first()?;
        let board = Board::of(view)?;
        let steps = steps_of(&board);
        let best = steps.iter().map(|&step| wish(&board, step)).max()?;
        let wishes: Vec<Step> =
            steps.into_iter().filter(|&step| wish(&board, step) == best).collect();
        let action = pick(rng, &wishes)?.action(Board::middle(view));
        Some(Thought::at_once(action, Reason::plain("child")))
    }
}

/// How much the child wants a step.
fn wish(board: &Board, step: Step) -> u32 {
    let (own, other) = board.gains_of(step);
    if own.is_five() {
        100
    } else if other.is_five() {
        90
    } else if other.fours() >= 2 {
        80
    } else if own.fours() > 0 {
        40
    } else if own.open_threes() + own.threes() > 0 {
        30
    } else {
        u32::from(own.score() > 12)
    }
}
