//! The laying optimiser against all ways to lay.

use bots::advice::{Advice, Question};
use bots::any::advise;
use bots::cards::laying::{self, Laying};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::any::AnyView;
use rules::cards::{Action, Phase, Pile, Sequence, Sequences, Tally};
use rules::chance::below;
use rules::{Actor, Game, Observer};

/// The best points of all ways to lay, one step after the other.
fn dumbest(hand: Pile, sequences: &Sequences, discard: Pile) -> i16 {
    let mut best = Tally::of(sequences, discard).total - i16::try_from(hand.len()).unwrap();
    for low in hand.kinds() {
        for high in hand.kinds() {
            if !sequences.is_full()
                && let Some(sequence) = Sequence::new(low, high)
            {
                let mut more = sequences.clone();
                more.push(sequence);
                let rest = hand - [low, high].into_iter().collect();
                best = best.max(dumbest(rest, &more, discard));
            }
        }
        for (place, sequence) in sequences.iter().enumerate() {
            if let Some(extended) = sequence.extended(low) {
                let mut more = sequences.clone();
                more[place] = extended;
                best = best.max(dumbest(hand - [low].into_iter().collect(), &more, discard));
            }
        }
    }
    best
}

/// The points after these steps, each checked.
fn played(hand: Pile, sequences: &Sequences, discard: Pile, laying: &Laying) -> i16 {
    let (mut hand, mut sequences) = (hand, sequences.clone());
    for step in &laying.steps {
        match *step {
            Action::Start { low, high } => {
                assert!(hand.remove(low) && hand.remove(high));
                sequences.push(Sequence::new(low, high).unwrap());
            }
            Action::Extend { sequence, card } => {
                assert!(hand.remove(card));
                let place = &mut sequences[sequence.index()];
                *place = place.extended(card).unwrap();
            }
            other => panic!("{other} is no step of laying"),
        }
    }
    assert_eq!(hand.len(), u32::from(laying.left_over));
    Tally::of(&sequences, discard).total - i16::try_from(hand.len()).unwrap()
}

/// Some sequences, a discard and a hand of so many cards, from one deck. Numbers
/// crowd together where `wide` is small, so that much fits.
fn position(rng: &mut dyn Rng, cards: u32, wide: u32) -> (Pile, Sequences, Pile) {
    let mut deck = Pile::DECK;
    let from = below(rng, 12 - wide) + 1;
    let near =
        |card: rules::cards::Card| (from..from + wide).contains(&u32::from(card.number().get()));
    let mut sequences = Sequences::new();
    for _ in 0..below(rng, 4) {
        let (low, high) = (deck.pick(rng).unwrap(), deck.pick(rng).unwrap());
        let Some(mut sequence) = Sequence::new(low, high) else { continue };
        deck = deck - [low, high].into_iter().collect();
        for _ in 0..below(rng, 40) {
            let card = deck.pick(rng).unwrap();
            if let Some(longer) = sequence.extended(card) {
                sequence = longer;
                deck.remove(card);
            }
        }
        sequences.push(sequence);
    }
    let mut take = |near: &dyn Fn(rules::cards::Card) -> bool| {
        let pile: Pile = deck.iter().filter(|&card| near(card)).collect();
        let card = pile.pick(rng).unwrap_or_else(|| deck.pick(rng).unwrap());
        deck.remove(card);
        card
    };
    let discard = (0..2).map(|_| take(&|_| true)).collect();
    let hand = (0..cards).map(|_| take(&near)).collect();
    (hand, sequences, discard)
}

#[test]
fn the_optimiser_is_as_good_as_all_ways_to_lay() {
    let mut rng = ChaCha20Rng::from_seed([5; 32]);
    for round in 0..6_000 {
        let (cards, wide) = (below(&mut rng, 7) + 1, below(&mut rng, 9) + 3);
        let (hand, sequences, discard) = position(&mut rng, cards, wide);
        let laying = laying::best(hand, &sequences, discard);
        let about = || format!("{round}: {hand:?} on {sequences:?}: {:?}", laying.steps);
        assert_eq!(laying.points, dumbest(hand, &sequences, discard), "{}", about());
        assert_eq!(laying.points, played(hand, &sequences, discard, &laying), "{}", about());
    }
}

#[test]
fn large_hands_are_laid_as_promised() {
    let mut rng = ChaCha20Rng::from_seed([6; 32]);
    for _ in 0..500 {
        let cards = below(&mut rng, 14) + 7;
        let (hand, sequences, discard) = position(&mut rng, cards, 11);
        let laying = laying::best(hand, &sequences, discard);
        assert_eq!(laying.points, played(hand, &sequences, discard, &laying));
    }
}

/// Steps that are only tried lead to what they lead to when they are taken, at every laying
/// of some games; what is no step of laying tells nothing.
#[test]
fn laying_can_be_tried_before_it_is_done() {
    let mut tried = 0;
    super::play(&["odds", "odds", "odds"], 11, 200, &mut |state, view| {
        let Observer::Seat(seat) = view.observer else { return };
        let mut state = state.clone();
        let ask = |steps: &[String]| {
            advise(&AnyView::Cards(view.clone()), &Question::Laid(steps.to_vec()))
        };
        let mut steps = Vec::new();
        match view.open.phase {
            Phase::LayOrKeep => steps.push("lay".to_owned()),
            Phase::Lay(_) => {}
            _ => return assert_eq!(ask(&[]), None),
        }
        let Some(Advice::Arrangement { actions, .. }) =
            advise(&AnyView::Cards(view.clone()), &Question::Arrangement)
        else {
            panic!("there is an arrangement whenever a seat lays")
        };
        steps.extend(actions);
        for step in &steps {
            state.play(Actor::Seat(seat), &step.parse().unwrap()).unwrap();
        }
        let Some(Advice::Laid { view: laid, points }) = ask(&steps) else { panic!("{steps:?}") };
        assert_eq!(*laid, AnyView::Cards(state.view(view.observer)));
        state.play(Actor::Seat(seat), &Action::Done).unwrap();
        assert_eq!(points, state.view(view.observer).points[seat.index()].total);
        assert_eq!(ask(&["done".to_owned()]), None);
        assert_eq!(ask(&["start R1 R3".to_owned()]), None);
        tried += 1;
    });
    assert!(tried > 10, "{tried}");
}
