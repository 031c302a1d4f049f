//! The table in the small, for thinking ahead: every side, the centre, and the
//! cards that may come. Turns are played in large steps: reveal, stop, explode.

use arrayvec::ArrayVec;
use rand_core::Rng;
use rules::Seat;
use rules::cards::{
    Action, Card, Cards, Colour, HAND_LIMIT, MOST_IN_CENTRE, MOST_SEATS, Number, Open, Pile,
};
use rules::chance::below;

use super::laying::{self, Plan};
use super::side::{Outlook, Side};
use super::takes;
use super::tracks::{COLOURS, Row, index};
use super::value;

/// A table as one mind imagines it: who holds what, and what is unseen.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub sides: ArrayVec<Side, MOST_SEATS>,
    pub active: usize,
    pub centre: ArrayVec<Card, MOST_IN_CENTRE>,
    pub outlook: Outlook,
}

/// The points that each seat can expect.
pub(super) type Points = ArrayVec<f32, MOST_SEATS>;

impl Table {
    /// The table with these hands and these cards unseen.
    pub fn of(open: &Open, unseen: Pile, hand: impl Fn(Seat) -> Pile) -> Table {
        Table {
            sides: Seat::all(open.seats()).map(|seat| Side::of(open, seat, hand(seat))).collect(),
            active: open.active.map_or(0, Seat::index),
            centre: open.centre.clone(),
            outlook: Outlook::of(open, unseen),
        }
    }

    /// The table of a state: nothing is hidden in it.
    pub fn of_state(state: &Cards) -> Table {
        Table::of(state.open(), state.pool(), |seat| state.hand(seat))
    }

    pub fn seats(&self) -> usize {
        self.sides.len()
    }

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

    pub fn explodes(&self, card: Card) -> bool {
        self.centre.iter().any(|other| other.number() == card.number())
    }

    /// The active seat's cards that could answer this one.
    pub fn answers(&self, card: Card) -> impl Iterator<Item = Card> + use<> {
        let row = self.sides[self.active].row;
        let number = index(card);
        let coloured = (0..COLOURS).filter(move |&colour| row.counts[number][colour] > 0);
        let sum: u8 = row.counts[number].iter().sum();
        let black = (row.of_number[number] > sum).then_some(COLOURS);
        coloured.chain(black).map(move |colour| Card::new(Colour::ALL[colour], card.number()))
    }

    /// Chance turns over this card.
    pub fn reveal(&mut self, card: Card) {
        self.outlook.unseen.remove(card);
        self.outlook.deck -= 1;
        self.centre.push(card);
    }

    /// The active seat destroys the card revealed last with this one.
    pub fn bango(&mut self, with: Card) {
        self.sides[self.active].row.remove(with);
        self.centre.pop();
    }

    /// The turn ends, with a laying or not.
    pub fn end_turn(&mut self, lays: bool) {
        let side = &mut self.sides[self.active];
        if self.outlook.deck > 0 && (lays || u32::from(side.row.cards) > HAND_LIMIT) {
            *side = laid(side);
        }
        self.active = (self.active + 1) % self.seats();
    }

    /// C5.1: the active seat takes the card that exploded and the black ones.
    pub fn explode(&mut self) {
        let row = &mut self.sides[self.active].row;
        if let Some(card) = self.centre.pop() {
            row.put(card);
        }
        self.centre.retain(|card| {
            if card.is_black() {
                row.put(*card);
            }
            !card.is_black()
        });
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

    /// A card that may come next, by chance.
    pub fn draw(&self, rng: &mut dyn Rng) -> Option<Card> {
        let unseen = &self.outlook.unseen;
        let mut place = below(rng, unseen.cards.into());
        for (number, &count) in unseen.of_number.iter().enumerate() {
            if place >= u32::from(count) {
                place -= u32::from(count);
                continue;
            }
            for colour in 0..COLOURS {
                let count = u32::from(unseen.counts[number][colour]);
                if place < count {
                    return card_of(number, colour);
                }
                place -= count;
            }
            return card_of(number, COLOURS);
        }
        None
    }

    /// All cards that may come next, and how many there are of each.
    pub fn unseen(&self) -> impl Iterator<Item = (Card, u8)> + use<'_> {
        let unseen = &self.outlook.unseen;
        Card::all().filter_map(|card| {
            let number = index(card);
            let coloured = unseen.counts[number];
            let count = match coloured.get(card.colour() as usize) {
                Some(&count) => count,
                None => unseen.of_number[number] - coloured.iter().sum::<u8>(),
            };
            (count > 0).then_some((card, count))
        })
    }
}

/// A side after its hand is laid down.
fn laid(side: &Side) -> Side {
    let plan = laying::plan(&side.row, &side.tracks);
    Side { tracks: plan.laid_on(&side.tracks, side.row.cards), row: Row::default() }
}

fn card_of(number: usize, colour: usize) -> Option<Card> {
    let number = Number::new(u8::try_from(number + 1).ok()?)?;
    Some(Card::new(Colour::ALL[colour], number))
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

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;
    use rules::cards::{Cards, Options, Phase};
    use rules::playout::Playout;
    use rules::{Actor, Game, Turn};

    use super::*;
    use crate::cards::rollout::Expectation;
    use crate::cards::turns;

    fn same(table: &Table, state: &Cards) {
        let other = Table::of_state(state);
        assert_eq!(table.active, other.active);
        assert_eq!(table.centre, other.centre);
        assert_eq!(table.outlook.deck, other.outlook.deck);
        assert_eq!(table.outlook.unseen, other.outlook.unseen);
        for (side, other) in table.sides.iter().zip(&other.sides) {
            assert_eq!((side.tracks, side.row), (other.tracks, other.row));
        }
    }

    fn act(state: &mut Cards, action: Action) {
        let Turn::Seat(seat) = state.turn() else { panic!("a seat acts") };
        state.play(Actor::Seat(seat), &action).unwrap();
    }

    /// Stops with these cards, by the rules.
    fn stop_by_the_rules(state: &mut Cards, centre: &[Card], places: u16, lays: bool) {
        for (_, &card) in centre.iter().enumerate().filter(|(place, _)| places >> place & 1 == 1) {
            act(state, Action::Take(card));
        }
        act(state, Action::Done);
        if state.open().phase == Phase::LayOrKeep {
            act(state, if lays { Action::Lay } else { Action::Keep });
        }
        if let Phase::Lay(seat) = state.open().phase {
            let place = &state.open().places[seat.index()];
            let best = laying::best(state.hand(seat), &place.sequences, place.discard);
            for step in best.steps {
                act(state, step);
            }
            act(state, Action::Done);
        }
    }

    #[test]
    fn a_table_goes_on_as_the_rules_say() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for seats in [2, 3, 4, 5, 2, 3, 4, 5] {
            let start = Cards::start(&Options::default(), seats).unwrap();
            let mut game = Playout::<Cards>::new(start);
            while game.step(&mut rng).is_some() {
                let open = game.state.open();
                if !matches!(open.phase, Phase::Draw { .. }) || open.deck < 2 {
                    continue;
                }
                let mut state = game.state.clone();
                let mut table = Table::of_state(&state);
                if let Some(take) = table.best_take(1) {
                    let mut table = table.clone();
                    let mut state = state.clone();
                    let row =
                        takes::with(&table.sides[table.active].row, &table.centre, take.places);
                    let lays = table.settled(&row, true).1;
                    stop_by_the_rules(&mut state, &table.centre, take.places, lays);
                    turns::stop(&mut table, take.places, &Expectation);
                    same(&table, &state);
                }
                let card = table.draw(&mut rng).unwrap();
                let explodes = table.explodes(card);
                act(&mut state, Action::Draw);
                state.play(Actor::Chance, &Action::Reveal(card)).unwrap();
                table.reveal(card);
                if let Some(with) = table.answers(card).next() {
                    act(&mut state, Action::Bango(with));
                    table.bango(with);
                } else if explodes {
                    table.explode();
                    if table.centre.is_empty()
                        || state.open().active.map(Seat::index) != Some(table.active)
                    {
                        continue;
                    }
                }
                same(&table, &state);
            }
        }
    }
}
