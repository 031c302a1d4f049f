//! The table in the small, for thinking ahead: every side, the centre, and the
//! cards that may come. Turns are played in large steps: reveal, stop, explode.

use arrayvec::ArrayVec;
use rand_core::Rng;
use rules::Seat;
use rules::cards::{
    Card, Cards, Colour, HAND_LIMIT, MOST_IN_CENTRE, MOST_SEATS, Number, Open, Pile, View,
};
use rules::chance::below;

use super::laying;
use super::side::{Outlook, Side};
use super::tracks::{COLOURS, Row, index};

/// A table as one mind imagines it: who holds what, and what is unseen.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub sides: ArrayVec<Side, MOST_SEATS>,
    pub active: usize,
    pub centre: ArrayVec<Card, MOST_IN_CENTRE>,
    pub outlook: Outlook,
}

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

    /// The table as the observer knows it: hidden cards of others are left out.
    pub fn known_to(view: &View, seat: Seat) -> Table {
        let hand = view.hand.unwrap_or_default();
        Table::of(&view.open, view.unseen(), |other| {
            if other == seat { hand } else { view.open.places[other.index()].known }
        })
    }

    pub fn seats(&self) -> usize {
        self.sides.len()
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
pub(super) fn laid(side: &Side) -> Side {
    let plan = laying::plan(&side.row, &side.tracks);
    Side { tracks: plan.laid_on(&side.tracks, side.row.cards), row: Row::default() }
}

fn card_of(number: usize, colour: usize) -> Option<Card> {
    let number = Number::new(u8::try_from(number + 1).ok()?)?;
    Some(Card::new(Colour::ALL[colour], number))
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;
    use rules::cards::{Action, Cards, Options, Phase};
    use rules::playout::Playout;
    use rules::{Actor, Game, Turn};

    use super::*;
    use crate::cards::baseline::Baseline;
    use crate::cards::takes;
    use crate::cards::turns::{self, Policy};

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
                if !table.centre.is_empty() {
                    let policy = Baseline::ODDS;
                    let mut table = table.clone();
                    let mut state = state.clone();
                    let places = policy.takes(&table);
                    let row = takes::with(&table.sides[table.active].row, &table.centre, places);
                    let lays = policy.lays(&table, &row);
                    stop_by_the_rules(&mut state, &table.centre, places, lays);
                    turns::stop(&mut table, places, &policy);
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
