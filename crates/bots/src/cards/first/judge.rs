//! Judgement without search: what each decision is worth one card ahead.

use rules::cards::Card;

use super::expects::{Points, share};
use super::rollout::Expectation;
use crate::cards::table::Table;
use crate::cards::tracks::index;
use crate::cards::turns;

/// How much of one card's gain the card after it is worth.
const OPTION: f32 = 0.7;

/// Looks at a table with one seat's eyes.
pub(super) struct Judge<'a> {
    pub table: &'a Table,
    pub seat: usize,
    /// What everyone can expect as things stand.
    pub points: Points,
}

impl<'a> Judge<'a> {
    pub fn new(table: &'a Table, seat: usize) -> Judge<'a> {
        Judge { table, seat, points: table.all_expect() }
    }

    /// The share of the win if the active seat comes to expect this.
    pub fn share_with(&self, table: &Table, expects: f32) -> f32 {
        let mut points = self.points.clone();
        points[table.active] = expects;
        share(&points, self.seat, table.outlook.deck)
    }

    /// The share after stopping now.
    pub fn stopping(&self, table: &Table) -> Option<f32> {
        Some(self.share_with(table, table.best_take(1)?.value))
    }

    /// The share after one more card, seen from before it is revealed. After that
    /// card comes stopping, or another card that is worth as much as this one.
    pub fn drawing(&self, table: &Table) -> f32 {
        let before = table.best_take(0);
        let places = before.map_or(0, |take| take.places);
        let stopping = match before {
            Some(take) if places != 0 => take.value,
            _ => f32::MIN,
        };
        let (mut exploded, mut explosions) = (0.0, 0.0);
        let mut safe: Vec<(Card, f32, f32)> = Vec::new();
        let (mut gained, mut all) = (0.0, 0.0);
        for (card, count) in table.unseen() {
            let weight = f32::from(count);
            all += weight;
            let mut next = table.clone();
            next.reveal(card);
            if table.explodes(card) {
                explosions += weight;
                exploded += weight * self.exploding_or_not(&next, card);
            } else {
                let after = next.next_take(places).map_or(f32::MIN, |take| take.value);
                let after = after.max(stopping);
                gained += weight * (after - stopping.max(-99.0));
                safe.push((card, weight, after));
            }
        }
        if all == 0.0 {
            return 0.0;
        }
        let gain = OPTION * gained / (all - explosions).max(1.0);
        let loss = if explosions > 0.0 { exploded / explosions } else { 0.0 };
        let held = &table.sides[table.active].row.of_number;
        let risk = table.risk();
        let mut sum = exploded;
        for (card, weight, after) in safe {
            let unseen = &table.outlook.unseen;
            let number = index(card);
            let more = if held[number] > 0 { 0.0 } else { f32::from(unseen.of_number[number] - 1) };
            let risk = risk + more / f32::from(unseen.cards);
            let stop = self.share_with(table, after);
            let mut value = stop;
            if table.outlook.deck > 1 && explosions > 0.0 && stopping > -50.0 {
                let go_on = self.share_with(table, after + gain);
                value = value.max((1.0 - risk) * go_on + risk * loss);
            }
            sum += weight * value;
        }
        sum / all
    }

    fn exploding_or_not(&self, next: &Table, card: Card) -> f32 {
        let cancelled = next.answers(card).map(|with| {
            let mut next = next.clone();
            next.bango(with);
            self.stopping(&next).unwrap_or(0.0)
        });
        let cancelled = cancelled.fold(0.0, f32::max);
        self.exploding(next).max(cancelled)
    }

    /// The share after the last card explodes.
    pub fn exploding(&self, table: &Table) -> f32 {
        let mut table = table.clone();
        table.explode();
        let next = (table.active + 1) % table.seats();
        self.sharing_out(table, next)
    }

    /// The share after an explosion is played out from this opponent on.
    pub fn sharing_out(&self, mut table: Table, from: usize) -> f32 {
        turns::share_out(&mut table, from, &Expectation);
        self.exploded(&table)
    }

    /// The share at the end of an explosion.
    pub fn exploded(&self, table: &Table) -> f32 {
        let mut points: Points = table
            .sides
            .iter()
            .enumerate()
            .map(|(seat, side)| if seat == table.active { 0.0 } else { table.expects(seat, side) })
            .collect();
        points[table.active] = table.settled(&table.sides[table.active].row, false).0;
        share(&points, self.seat, table.outlook.deck)
    }
}
