//! What everyone at a table can expect, by the first expert's value, and the choices that leave most
//! of it.

use arrayvec::ArrayVec;
use rules::cards::{Action, Card, HAND_LIMIT, MOST_SEATS};

use super::value;
use crate::cards::laying::{self, Plan};
use crate::cards::side::Side;
use crate::cards::table::{Table, laid};
use crate::cards::takes;
use crate::cards::tracks::{Row, index};

/// The points that each seat can expect.
pub(super) type Points = ArrayVec<f32, MOST_SEATS>;

impl Table {
    /// Turns until this seat's own begins, once the active one's is over.
    pub fn wait(&self, seat: usize) -> u8 {
        let turns = (seat + 2 * self.seats() - self.active - 1) % self.seats();
        u8::try_from(turns).unwrap_or(u8::MAX)
    }

    /// What a side of this seat can expect once the active one's turn is over.
    pub fn expects(&self, seat: usize, side: &Side) -> f32 {
        let plan = laying::plan(&side.row, &side.tracks);
        self.expects_by(seat, side, &plan)
    }

    /// The same, by the best laying of the hand.
    fn expects_by(&self, seat: usize, side: &Side, plan: &Plan) -> f32 {
        if self.outlook.deck == 0 {
            return f32::from(plan.points);
        }
        value::expected(side, plan, &self.outlook, self.wait(seat))
    }

    /// The same for all, as they stand.
    pub fn all_expect(&self) -> Points {
        self.sides.iter().enumerate().map(|(seat, side)| self.expects(seat, side)).collect()
    }

    /// What the active side can expect with this hand at the end of its turn, and
    /// whether it should lay it down.
    pub fn settled(&self, row: &Row, may_lay: bool) -> (f32, bool) {
        let tracks = self.sides[self.active].tracks;
        let must = u32::from(row.cards) > HAND_LIMIT;
        let kept = Side { tracks, row: *row };
        let plan = laying::plan(row, &tracks);
        if self.outlook.deck == 0 {
            return (f32::from(plan.points), false);
        }
        let keep =
            if must { f32::NEG_INFINITY } else { self.expects_by(self.active, &kept, &plan) };
        if !(must || may_lay) || row.cards == 0 {
            return (keep, false);
        }
        let laid = Side { tracks: plan.laid_on(&tracks, row.cards), row: Row::default() };
        let lay = self.expects_by(self.active, &laid, &Plan::NOTHING);
        if lay > keep { (lay, true) } else { (keep, false) }
    }

    /// What this seat can expect once it has laid down its hand.
    pub fn expects_laid(&self, seat: usize) -> f32 {
        self.expects_by(seat, &laid(&self.sides[seat]), &Plan::NOTHING)
    }

    /// The next step of the laying that leaves this seat with most to expect.
    pub fn best_laying(&self, seat: usize) -> Option<Action> {
        let side = &self.sides[seat];
        let best = laying::plan(&side.row, &side.tracks);
        // A point less now may be worth it, but not in the end.
        let slack = i16::from(self.outlook.deck > 0);
        let plans = laying::plans(&side.row, &side.tracks, best.points - slack);
        let mut most = (None, f32::MIN);
        for (plan, first) in plans {
            let tracks = plan.laid_on(&side.tracks, side.row.cards);
            let value = self.expects(seat, &Side { tracks, row: Row::default() });
            if value > most.1 {
                most = (first, value);
            }
        }
        most.0
    }

    /// The best choice from the centre, of at least so many cards.
    pub fn best_take(&self, least: u32) -> Option<takes::Take> {
        let row = &self.sides[self.active].row;
        takes::best(&self.centre, row, least, |row| self.settled(row, true).0)
    }

    /// The best choice when one card has just come on top of a good choice.
    pub fn next_take(&self, before: u16) -> Option<takes::Take> {
        let row = &self.sides[self.active].row;
        let new = 1u16 << self.centre.len().checked_sub(1)?;
        let value = |places: u16| takes::Take {
            places,
            value: self.settled(&takes::with(row, &self.centre, places), true).0,
        };
        let mut best = value(before | new);
        let alone = value(new);
        if before != 0 && alone.value > best.value {
            best = alone;
        }
        for place in 0..self.centre.len() {
            if before >> place & 1 == 1 && before.count_ones() > 1 {
                let fewer = value((before | new) & !(1 << place));
                if fewer.value > best.value {
                    best = fewer;
                }
            }
        }
        Some(best)
    }

    /// C5.3: destroys what is better destroyed and takes the rest.
    pub fn take_remains(&mut self) {
        while let Some((with, place)) = self.best_destruction() {
            self.sides[self.active].row.remove(with);
            self.centre.remove(place);
        }
        for card in std::mem::take(&mut self.centre) {
            self.sides[self.active].row.put(card);
        }
    }

    /// The Bango after an explosion that is better than taking all the rest.
    pub fn best_destruction(&self) -> Option<(Card, usize)> {
        let row = self.sides[self.active].row;
        let held = |card: &Card| row.of_number[index(*card)] > 0;
        if !self.centre.iter().any(held) {
            return None;
        }
        let with_all = takes::with(&row, &self.centre, u16::MAX);
        let mut most = self.settled(&with_all, false).0;
        let mut best = None;
        for (place, &card) in self.centre.iter().enumerate() {
            for with in self.answers(card) {
                let mut rest = with_all;
                rest.remove(with);
                rest.remove(card);
                let value = self.settled(&rest, false).0;
                if value > most {
                    most = value;
                    best = Some((with, place));
                }
            }
        }
        best
    }
}

/// The share of the win that goes with these expectations, for this seat.
pub(super) fn share(points: &Points, seat: usize, deck: u8) -> f32 {
    let each = match points.len() {
        2 => 0.62,
        3 => 0.56,
        4 => 0.51,
        _ => 0.48,
    };
    let spread = each * (f32::from(deck) + 1.0).sqrt();
    let own = points[seat];
    1.0 / points.iter().map(|other| ((other - own) / spread).exp()).sum::<f32>()
}
