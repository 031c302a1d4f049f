//! The chance of each seat to win, between two turns of a table.
//!
//! A small network looks at each side, at how it stands to the others and at what may still come.
//! Its answers are weighed against each other, so the chances of a table make one. It was trained
//! by temporal differences on games of the bots against themselves (`examples/train_cards.rs`).

pub(super) mod network;
mod weights;

use arrayvec::ArrayVec;
use rules::cards::MOST_SEATS;

use super::facts::{self, SIDE_FACTS};
use super::laying::{self, Plan};
use super::side::{Outlook, Side};
use super::table::Table;
use super::tracks::Row;
use network::{INPUTS, Inputs, Network};

/// The network in use.
pub(super) static TRAINED: Network = weights::TRAINED;

/// The chance of each seat to win; a shared win counts in shares.
pub(super) type Shares = ArrayVec<f32, MOST_SEATS>;

/// One side as the network sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub facts: [f32; SIDE_FACTS],
    /// The points of what lies and of the hand's best laying.
    pub points: i16,
}

/// A table between two turns as the network sees it.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub sides: ArrayVec<Seen, MOST_SEATS>,
    outlook: Outlook,
    /// Whose turn comes next.
    next: usize,
}

impl Standing {
    /// The table as it stands, if this seat's turn begins now.
    pub fn of(table: &Table, next: usize) -> Standing {
        let mut standing =
            Standing { sides: ArrayVec::new(), outlook: table.outlook, next: next % table.seats() };
        for (seat, side) in table.sides.iter().enumerate() {
            let seen = standing.see(seat, table.seats(), side);
            standing.sides.push(seen);
        }
        standing
    }

    /// The table as it will stand when the turn that is being played is over.
    pub fn after_turn(table: &Table) -> Standing {
        Standing::of(table, table.active + 1)
    }

    fn see(&self, seat: usize, seats: usize, side: &Side) -> Seen {
        self.see_planned(seat, seats, side, &laying::plan(&side.row, &side.tracks))
    }

    fn see_planned(&self, seat: usize, seats: usize, side: &Side, plan: &Plan) -> Seen {
        // At the end only points count.
        if self.outlook.deck == 0 {
            return Seen { facts: [0.0; SIDE_FACTS], points: plan.points };
        }
        let wait = u8::try_from((seat + seats - self.next) % seats).unwrap_or(0);
        Seen { facts: facts::of_side(side, plan, &self.outlook, wait), points: plan.points }
    }

    /// The chance of this seat to win if its side were this one.
    pub fn share_with(&self, network: &Network, seat: usize, side: &Side) -> f32 {
        self.share_seen(network, seat, self.see(seat, self.sides.len(), side))
    }

    /// The same once it has laid down its hand.
    pub fn share_laid(&self, network: &Network, seat: usize, side: &Side) -> f32 {
        let plan = laying::plan(&side.row, &side.tracks);
        let tracks = plan.laid_on(&side.tracks, side.row.cards);
        let laid = Side { tracks, row: Row::default() };
        let mut nothing = Plan::NOTHING;
        nothing.points = plan.points;
        self.share_seen(network, seat, self.see_planned(seat, self.sides.len(), &laid, &nothing))
    }

    fn share_seen(&self, network: &Network, seat: usize, seen: Seen) -> f32 {
        let mut standing = self.clone();
        standing.sides[seat] = seen;
        standing.shares(network)[seat]
    }

    /// The chance of each seat to win.
    pub fn shares(&self, network: &Network) -> Shares {
        if self.outlook.deck == 0 {
            return self.final_shares();
        }
        let seats = self.sides.len();
        let answers = (0..seats).map(|seat| network.answer(&self.inputs(seat)).0);
        let scale = network.scale(seats, self.outlook.deck);
        let scores: Shares = answers
            .zip(&self.sides)
            .map(|([points, more], seen)| (f32::from(seen.points) + points) * scale + more)
            .collect();
        softmax(&scores)
    }

    fn final_shares(&self) -> Shares {
        let most = self.sides.iter().map(|seen| seen.points).max();
        let wins = |seen: &Seen| f32::from(u8::from(Some(seen.points) == most));
        let winners: f32 = self.sides.iter().map(wins).sum();
        self.sides.iter().map(|seen| wins(seen) / winners).collect()
    }

    /// What the network looks at for this seat: its own side, and the best of the others; of equals the one
    /// whose turn comes first.
    pub fn inputs(&self, seat: usize) -> Inputs {
        let own = &self.sides[seat];
        let (mut best, mut second) = (None::<&Seen>, None::<&Seen>);
        let seats = self.sides.len();
        for other in (self.next..self.next + seats).map(|place| place % seats) {
            if other == seat {
                continue;
            }
            let other = &self.sides[other];
            if best.is_none_or(|best| other.points > best.points) {
                (best, second) = (Some(other), best);
            } else if second.is_none_or(|second| other.points > second.points) {
                second = Some(other);
            }
        }
        let best = best.unwrap_or(own);
        let lead = |other: &Seen| f32::from(own.points - other.points);
        let deck = f32::from(self.outlook.deck);
        let mut inputs = [0.0; INPUTS];
        inputs[..SIDE_FACTS].copy_from_slice(&own.facts);
        let context = &mut inputs[SIDE_FACTS..];
        context[0] = (lead(best) / 10.0).clamp(-2.0, 2.0);
        context[1] = (lead(best) / (2.0 * (deck + 1.0).sqrt())).clamp(-2.0, 2.0);
        context[2] = second.map_or(0.0, |second| (lead(second) / 10.0).clamp(-2.0, 2.0));
        context[3] = deck.min(12.0) / 12.0;
        for (place, &fact) in facts::SEEN_OF_OTHERS.iter().enumerate() {
            context[4 + place] = best.facts[fact];
        }
        inputs
    }

    /// Cards that are left in the deck.
    #[cfg(any(test, feature = "training"))]
    pub fn deck(&self) -> u8 {
        self.outlook.deck
    }
}

/// Scores as shares that make one together.
pub(super) fn softmax(scores: &Shares) -> Shares {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut shares: Shares = scores.iter().map(|score| (score - most).exp()).collect();
    let sum: f32 = shares.iter().sum();
    for share in &mut shares {
        *share /= sum;
    }
    shares
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;
    use rules::Game;
    use rules::cards::{Cards, Options};
    use rules::playout::Playout;

    use super::*;

    fn tables() -> Vec<Table> {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut found = Vec::new();
        for seats in [2, 3, 4, 5] {
            let mut game = Playout::<Cards>::new(Cards::start(&Options::default(), seats).unwrap());
            while game.step(&mut rng).is_some() {
                if game.state.open().active.is_some() {
                    found.push(Table::of_state(&game.state));
                }
            }
        }
        found
    }

    #[test]
    fn the_chances_of_a_table_make_one() {
        for table in tables() {
            let shares = Standing::after_turn(&table).shares(&TRAINED);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{shares:?}");
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        }
    }

    #[test]
    fn who_sits_where_matters_only_by_whose_turn_it_is() {
        for table in tables() {
            let standing = Standing::of(&table, 1);
            let mut turned = table.clone();
            turned.sides.rotate_left(1);
            let mut expected = standing.shares(&TRAINED);
            expected.rotate_left(1);
            for (one, other) in Standing::of(&turned, 0).shares(&TRAINED).iter().zip(&expected) {
                assert!((one - other).abs() < 1e-4, "{one} {other}");
            }
        }
    }

    #[test]
    fn at_the_end_points_decide() {
        for mut table in tables() {
            table.outlook.deck = 0;
            let points: Vec<i16> = table
                .sides
                .iter()
                .map(|side| laying::plan(&side.row, &side.tracks).points)
                .collect();
            let most = points.iter().max();
            let winners = points.iter().filter(|&points| Some(points) == most).count();
            let shares = Standing::after_turn(&table).shares(&TRAINED);
            for (share, points) in shares.iter().zip(&points) {
                let wins = Some(points) == most;
                assert_eq!(*share, if wins { 1.0 / winners as f32 } else { 0.0 });
            }
        }
    }
}
