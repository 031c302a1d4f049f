//! What an observer may not know changes no byte of what they are given.
//!
//! Everything hidden is permuted: the full state is drawn again from what the
//! observer knows, and in whole games the cards dealt to others are exchanged.
//! Doubles of the game with a planted leak show that the test sees leaks.

use std::borrow::Borrow;

use rand_chacha::ChaCha20Rng;
use rules::cards::{self, Cards};
use rules::dice::Dice;
use rules::tiles::Tiles;
use rules::{Actor, Game, Observer, Seat};

use crate::players::{Tested, observers, random_game};

/// All that reaches one observer in one position, as bytes: their view, their
/// legal actions, and the answer to everything that they could try.
fn given<G: Tested>(state: &G, who: Observer, tries: &[G::Action]) -> Vec<String> {
    let mut given = vec![serde_json::to_string(&state.view(who)).unwrap()];
    if let Observer::Seat(seat) = who {
        let mut actions = Vec::new();
        state.actions(seat, &mut actions);
        given.extend(actions.iter().map(ToString::to_string));
        let mut scratch = state.clone();
        for action in tries {
            match scratch.play(Actor::Seat(seat), action) {
                Err(rule) => given.push(rule.to_string()),
                Ok(()) => {
                    given.push(serde_json::to_string(&scratch.view(who)).unwrap());
                    scratch = state.clone();
                }
            }
        }
    }
    given
}

/// Draws the hidden part of many positions again and compares what is given.
fn positions_leak<G: Tested>(seeds: std::ops::Range<u64>) -> Result<(), String> {
    let mut leak = Ok(());
    for (table, seed) in G::tables().iter().cycle().zip(seeds) {
        let mut step = 0;
        let check = |state: &G, rng: &mut ChaCha20Rng| -> Result<(), String> {
            let tries = G::representable(state);
            for who in observers(table.1) {
                let other =
                    G::determinize(&state.view(who), rng).map_err(|error| error.to_string())?;
                let (one, two) = (given::<G>(state, who, &tries), given::<G>(&other, who, &tries));
                if let Some((one, two)) = one.iter().zip(&two).find(|(one, two)| one != two) {
                    return Err(format!("{who:?} can tell these apart:\n{one}\n{two}"));
                }
                if one.len() != two.len() {
                    return Err(format!("{who:?} is given more or less"));
                }
            }
            Ok(())
        };
        random_game::<G>(table, seed, 300, |state, _, rng| {
            step += 1;
            if step % 11 == 0 && leak.is_ok() {
                leak = check(state, rng);
            }
        });
    }
    leak
}

/// Exchanges the card dealt to a seat for another one that would have led to the
/// same game, and compares all that the others saw from the first step on.
fn histories_leak<G>(seeds: std::ops::Range<u64>) -> Result<usize, String>
where
    G: Tested<Action = cards::Action> + Borrow<Cards>,
{
    let mut exchanged = 0;
    for (table, seed) in G::tables().iter().cycle().zip(seeds) {
        let mut steps = Vec::new();
        let mut states = Vec::new();
        random_game::<G>(table, seed, 120, |state, step, _| {
            steps.extend(step);
            states.push(state.clone());
        });
        for dealt in 0..usize::from(table.1) {
            let Some((by, cards::Action::Deal(seat, card))) = steps.get(dealt).copied() else {
                return Err("the deals come first".into());
            };
            // As long as the card is hidden; later it is open to all.
            let hidden = states
                .iter()
                .rposition(|state| state.borrow().open().places[seat.index()].hidden.is_some())
                .ok_or("the card was never dealt")?;
            for other in
                states[hidden].borrow().pool().coloured().kinds().filter(|&other| other != card)
            {
                let mut exchange = steps[..hidden].to_vec();
                exchange[dealt] = (by, cards::Action::Deal(seat, other));
                exchanged +=
                    usize::from(compare_histories::<G>(table, &steps[..hidden], &exchange, seat)?);
            }
        }
    }
    Ok(exchanged)
}

/// Whether both games are possible, whatever the table could see of them; an
/// error if they are and anyone but `knows` can tell them apart.
fn compare_histories<G: Tested>(
    (options, seats): &(G::Options, u8),
    one: &[(Actor, G::Action)],
    two: &[(Actor, G::Action)],
    knows: Seat,
) -> Result<bool, String> {
    let mut states = [G::start(options, *seats), G::start(options, *seats)].map(Result::unwrap);
    let mut told_apart = None;
    for (one, two) in one.iter().zip(two) {
        for (state, (by, action)) in states.iter_mut().zip([one, two]) {
            if state.play(*by, action).is_err() {
                return Ok(false);
            }
        }
        for who in observers(*seats).filter(|&who| who != Observer::Seat(knows)) {
            let glimpses = [one, two].map(|(_, action)| G::glimpse(action, who));
            if glimpses[0] != glimpses[1] {
                told_apart.get_or_insert_with(|| format!("{who:?} glimpses {glimpses:?}"));
            }
            let views =
                states.each_ref().map(|state| serde_json::to_string(&state.view(who)).unwrap());
            if views[0] != views[1] {
                told_apart
                    .get_or_insert_with(|| format!("{who:?} can tell these apart: {views:#?}"));
            }
        }
    }
    // Whether somebody is asked about an explosion is for all to see.
    if states[0].turn() != states[1].turn() {
        return Ok(false);
    }
    told_apart.map_or(Ok(true), Err)
}

#[test]
fn c9_no_position_of_cards_leaks() {
    positions_leak::<Cards>(0..16).unwrap();
}

#[test]
fn c9_no_history_of_cards_leaks() {
    let exchanged = histories_leak::<Cards>(50..58).unwrap();
    assert!(exchanged > 500, "only {exchanged} games could be told from another");
}

#[test]
fn no_position_of_dice_leaks() {
    positions_leak::<Dice>(0..6).unwrap();
}

#[test]
fn no_position_of_tiles_leaks() {
    positions_leak::<Tiles>(0..4).unwrap();
}

/// Where a double of `cards` leaks the card dealt to seat 0.
mod planted {
    pub const IN_THE_VIEW: u8 = 0;
    pub const IN_THE_LEGAL_LIST: u8 = 1;
    pub const IN_AN_ERROR: u8 = 2;
    pub const IN_A_GLIMPSE: u8 = 3;
}

#[test]
fn a_planted_leak_is_found() {
    for (found, place) in [
        (positions_leak::<Leaky<{ planted::IN_THE_VIEW }>>(0..8), "view"),
        (positions_leak::<Leaky<{ planted::IN_THE_LEGAL_LIST }>>(0..8), "legal list"),
        (positions_leak::<Leaky<{ planted::IN_AN_ERROR }>>(0..8), "error"),
    ] {
        let error = found.expect_err(place);
        assert!(error.contains("can tell these apart"), "{error}");
    }
    let error = histories_leak::<Leaky<{ planted::IN_A_GLIMPSE }>>(50..52).unwrap_err();
    assert!(error.contains("glimpses"), "{error}");
    let error = histories_leak::<Leaky<{ planted::IN_THE_VIEW }>>(50..52).unwrap_err();
    assert!(error.contains("can tell these apart"), "{error}");
}

/// `cards` with a leak.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Leaky<const WHERE: u8>(Cards);

impl<const WHERE: u8> Borrow<Cards> for Leaky<WHERE> {
    fn borrow(&self) -> &Cards {
        &self.0
    }
}

/// The card dealt to seat 0, as long as it is hidden.
fn secret(state: &Cards) -> Option<cards::Card> {
    (state.hand(Seat::new(0)?) - state.open().places.first()?.known).iter().next()
}

impl<const WHERE: u8> Game for Leaky<WHERE> {
    const ID: &'static str = Cards::ID;
    const SEATS: &'static [u8] = Cards::SEATS;
    const DECISION: std::time::Duration = Cards::DECISION;
    type Options = cards::Options;
    type Action = cards::Action;
    type View = cards::View;
    type Illegal = cards::Illegal;

    fn start(options: &Self::Options, seats: u8) -> Result<Self, rules::BadOptions> {
        Cards::start(options, seats).map(Leaky)
    }
    fn turn(&self) -> rules::Turn {
        self.0.turn()
    }
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.0.actions(seat, out);
        if WHERE == planted::IN_THE_LEGAL_LIST
            && secret(&self.0).is_some_and(|card| card.index() % 2 == 0)
        {
            out.reverse();
        }
    }
    fn chance(&self, rng: &mut dyn rand_core::Rng) -> Option<Self::Action> {
        self.0.chance(rng)
    }
    fn outcomes(&self, out: &mut Vec<(Self::Action, u32)>) {
        self.0.outcomes(out);
    }
    fn play(&mut self, by: Actor, action: &Self::Action) -> Result<(), Self::Illegal> {
        self.0.play(by, action).map_err(|rule| match secret(&self.0) {
            Some(card) if WHERE == planted::IN_AN_ERROR && card.index() % 2 == 0 => {
                cards::Illegal::NotInHand
            }
            _ => rule,
        })
    }
    fn view(&self, who: Observer) -> Self::View {
        let mut view = self.0.view(who);
        if WHERE == planted::IN_THE_VIEW && view.dealt.is_none() {
            view.dealt = secret(&self.0);
        }
        view
    }
    fn glimpse(action: &Self::Action, who: Observer) -> Option<Self::Action> {
        if WHERE == planted::IN_A_GLIMPSE { Some(*action) } else { Cards::glimpse(action, who) }
    }
}

impl<const WHERE: u8> rules::Determinize for Leaky<WHERE> {
    fn determinize(
        view: &Self::View,
        rng: &mut dyn rand_core::Rng,
    ) -> Result<Self, rules::Inconsistent> {
        let mut view = view.clone();
        let own = match view.observer {
            Observer::Seat(seat) => view.open.places[seat.index()].hidden.is_some(),
            Observer::Public => false,
        };
        view.dealt = view.dealt.filter(|_| own);
        Cards::determinize(&view, rng).map(Leaky)
    }
}

impl<const WHERE: u8> Tested for Leaky<WHERE> {
    fn tables() -> Vec<(Self::Options, u8)> {
        Cards::tables()
    }
    fn representable(state: &Self) -> Vec<Self::Action> {
        Cards::representable(&state.0)
    }
    fn conserved(state: &Self) -> Vec<u32> {
        Cards::conserved(&state.0)
    }
}
