//! Turns played out quickly, everyone deciding by what they can expect.

use rand_core::Rng;
use rules::cards::Card;

use super::table::{Points, Table};
use super::tracks::index;

/// An explosion that cannot be cancelled is not thought about below this chance…
const SAFE: f32 = 0.13;
/// …and never risked above this one.
const RECKLESS: f32 = 0.5;
/// The points that one more card is worth, if it does not explode.
const ONE_MORE_CARD: f32 = 0.75;

impl Table {
    /// Plays the turn to its end from the drawing phase on.
    pub fn finish_turn(&mut self, rng: &mut dyn Rng) {
        loop {
            if !self.centre.is_empty() && (self.outlook.deck == 0 || !self.goes_on()) {
                let places = self.best_take(1).map_or(1, |take| take.places);
                return self.stop(places);
            }
            let Some(card) = self.draw(rng).filter(|_| self.outlook.deck > 0) else {
                // C4.6: a Bango has left nothing to take and nothing to reveal.
                return self.end_turn(false);
            };
            if self.comes(card) {
                return;
            }
        }
    }

    /// A card is revealed; whether the turn is over with it.
    pub fn comes(&mut self, card: Card) -> bool {
        let explodes = self.explodes(card);
        self.reveal(card);
        if !explodes {
            return false;
        }
        if let Some(with) = self
            .answers(card)
            .max_by(|one, other| self.without(*one).total_cmp(&self.without(*other)))
        {
            self.bango(with);
            return false;
        }
        self.explode_and_end();
        true
    }

    /// An explosion that is not cancelled, to the end of the turn.
    pub fn explode_and_end(&mut self) {
        self.explode();
        self.share_out((self.active + 1) % self.seats());
        self.end_turn(false);
    }

    /// What the active side expects without this card of its hand.
    fn without(&self, card: Card) -> f32 {
        let mut side = self.sides[self.active];
        side.row.remove(card);
        self.expects(self.active, &side)
    }

    /// Whether the active seat reveals another card.
    pub fn goes_on(&self) -> bool {
        let risk = self.risk();
        if !(SAFE..=RECKLESS).contains(&risk) {
            return risk < SAFE;
        }
        let stopping = self.best_take(1).map_or(f32::MIN, |take| take.value);
        let (own, others) = self.if_it_exploded();
        let lost = stopping - own + others;
        risk * lost < (1.0 - risk) * ONE_MORE_CARD
    }

    /// The chance that the next card explodes and cannot be cancelled.
    pub fn risk(&self) -> f32 {
        let unseen = &self.outlook.unseen;
        let held = &self.sides[self.active].row.of_number;
        let explode: u32 = self
            .centre
            .iter()
            .map(|card| index(*card))
            .filter(|&number| held[number] == 0)
            .map(|number| u32::from(unseen.of_number[number]))
            .sum();
        explode as f32 / f32::from(unseen.cards.max(1))
    }

    /// What the active side could expect after an explosion now, and how much
    /// more the others could, as far as it matters to one of them.
    fn if_it_exploded(&self) -> (f32, f32) {
        let mut table = self.clone();
        // Any card of the centre may be the one whose twin comes.
        let twin = self.centre[self.centre.len() / 2];
        table.centre.push(twin);
        let before: Points = table.all_expect();
        table.explode();
        table.share_out((table.active + 1) % table.seats());
        let own = table.settled(&table.sides[table.active].row, false).0;
        let gained: f32 = (0..table.seats())
            .filter(|&seat| seat != table.active)
            .map(|seat| table.expects(seat, &table.sides[seat]) - before[seat])
            .sum();
        let others = (table.seats() - 1) as f32;
        (own, gained / others)
    }
}
