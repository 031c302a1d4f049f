//! Turns played out on the table in the small, everyone deciding by a simple policy.

use rand_core::Rng;
use rules::cards::Card;

use super::side::Side;
use super::table::Table;
use super::tracks::Row;

/// How seats decide while turns are played out.
pub(super) trait Policy {
    /// Whether the active seat reveals another card.
    fn goes_on(&self, table: &Table) -> bool;

    /// Which cards of the centre the active seat takes when it stops, by their places.
    fn takes(&self, table: &Table) -> u16;

    /// Whether the active seat lays down this hand at the end of its turn.
    fn lays(&self, table: &Table, row: &Row) -> bool;

    /// What a side is worth to its seat, to compare hands by.
    fn worth(&self, table: &Table, seat: usize, side: &Side) -> f32;

    /// C5.3: destroys what is better destroyed and takes the rest.
    fn take_remains(&self, table: &mut Table);

    /// The cards that the active seat stops with now, by their places; `None` if it goes on.
    fn stops_with(&self, table: &Table) -> Option<u16> {
        (table.outlook.deck == 0 || !self.goes_on(table)).then(|| self.takes(table))
    }
}

/// Plays the turn to its end from the drawing phase on.
pub(super) fn finish_turn(table: &mut Table, policy: &impl Policy, rng: &mut dyn Rng) {
    loop {
        if !table.centre.is_empty()
            && let Some(places) = policy.stops_with(table)
        {
            return stop(table, places, policy);
        }
        let Some(card) = table.draw(rng).filter(|_| table.outlook.deck > 0) else {
            // C4.6: a Bango has left nothing to take and nothing to reveal.
            return table.end_turn(false);
        };
        if comes(table, card, policy) {
            return;
        }
    }
}

/// A card is revealed; whether the turn is over with it.
pub(super) fn comes(table: &mut Table, card: Card, policy: &impl Policy) -> bool {
    let explodes = table.explodes(card);
    table.reveal(card);
    if !explodes {
        return false;
    }
    let missed = |card: Card| {
        let mut side = table.sides[table.active];
        side.row.remove(card);
        policy.worth(table, table.active, &side)
    };
    let answer = table.answers(card).max_by(|one, other| missed(*one).total_cmp(&missed(*other)));
    match answer {
        Some(with) => table.bango(with),
        None => explode_and_end(table, policy),
    }
    answer.is_none()
}

/// The active seat stops, takes these and lays down or not; the turn ends.
pub(super) fn stop(table: &mut Table, places: u16, policy: &impl Policy) {
    let row = super::takes::with(&table.sides[table.active].row, &table.centre, places);
    table.centre.clear();
    let lays = policy.lays(table, &row);
    table.sides[table.active].row = row;
    table.end_turn(lays);
}

/// An explosion that is not cancelled, to the end of the turn.
pub(super) fn explode_and_end(table: &mut Table, policy: &impl Policy) {
    table.explode();
    share_out(table, (table.active + 1) % table.seats(), policy);
    table.end_turn(false);
}

/// C5.2 and C5.3 from this opponent on, everyone taking what suits them best. The turn does
/// not end yet.
pub(super) fn share_out(table: &mut Table, from: usize, policy: &impl Policy) {
    let mut seat = from;
    while seat != table.active && !table.centre.is_empty() {
        take_best(table, seat, policy);
        seat = (seat + 1) % table.seats();
    }
    policy.take_remains(table);
}

fn take_best(table: &mut Table, seat: usize, policy: &impl Policy) {
    let worth = |place: usize| {
        let mut side = table.sides[seat];
        side.row.put(table.centre[place]);
        policy.worth(table, seat, &side)
    };
    // The first of equals, so not `max_by`.
    let mut best: Option<(usize, f32)> = None;
    for place in 0..table.centre.len() {
        let value = worth(place);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((place, value));
        }
    }
    if let Some((place, _)) = best {
        let card = table.centre.remove(place);
        table.sides[seat].row.put(card);
    }
}
