//! Random games of any kind, for the laws of the contract: which tables there
//! are, what all representable actions are, and what must be conserved.

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::playout::Playout;
use rules::{Actor, Determinize, Game, Observer, Seat, Turn};

/// What the laws need to know of a game beyond its contract.
pub trait Tested: Game + Determinize {
    /// Tables of every size and with every kind of options.
    fn tables() -> Vec<(Self::Options, u8)>;

    /// Every action that can be written down and might matter in this position.
    fn representable(state: &Self) -> Vec<Self::Action>;

    /// Counts of what is never made or lost: the same in every position of a game.
    fn conserved(state: &Self) -> Vec<u32>;

    /// Whether chance may take steps in another order than it does by itself.
    fn chance_may_reorder(_state: &Self) -> bool {
        false
    }
}

/// A seeded generator.
pub fn generator(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

/// All actors that any game has.
pub fn actors() -> impl Iterator<Item = Actor> {
    Seat::all(8).map(Actor::Seat).chain([Actor::Chance, Actor::Clock])
}

/// Everyone who may look on at a table of this many.
pub fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Public])
}

/// Plays a random game of at most `most` steps; `each` sees every position,
/// the first one included, and the step that led to it.
pub fn random_game<G: Tested>(
    (options, seats): &(G::Options, u8),
    seed: u64,
    most: usize,
    mut each: impl FnMut(&G, Option<(Actor, G::Action)>, &mut ChaCha20Rng),
) {
    let mut rng = generator(seed);
    let mut game = Playout::<G>::new(G::start(options, *seats).unwrap());
    each(&game.state, None, &mut rng);
    for _ in 0..most {
        let Some(step) = game.step(&mut rng) else {
            assert!(
                matches!(game.state.turn(), Turn::Over(_)),
                "seed {seed}: stuck in {:?}",
                game.state
            );
            break;
        };
        each(&game.state, Some(step), &mut rng);
    }
}

mod cards {
    use rules::Seat;
    use rules::cards::{Action, Card, Cards, Options, Phase, Pile, Slot};

    impl super::Tested for Cards {
        fn tables() -> Vec<(Options, u8)> {
            let agreed = (Options { first: Seat::new(2) }, 4);
            (2..=5).map(|seats| (Options::default(), seats)).chain([agreed]).collect()
        }

        fn representable(_: &Cards) -> Vec<Action> {
            let cards = Card::all;
            let pairs = || cards().flat_map(move |one| cards().map(move |other| (one, other)));
            let mut all =
                vec![Action::Draw, Action::Explode, Action::Done, Action::Lay, Action::Keep];
            all.extend(
                cards().flat_map(|card| {
                    [Action::Reveal(card), Action::Bango(card), Action::Take(card)]
                }),
            );
            all.extend(pairs().map(|(with, card)| Action::Destroy { with, card }));
            all.extend(pairs().map(|(low, high)| Action::Start { low, high }));
            for sequence in Slot::ALL {
                all.extend(cards().map(|card| Action::Extend { sequence, card }));
            }
            for seat in Seat::all(8) {
                all.push(Action::First(seat));
                all.extend(cards().map(|card| Action::Deal(seat, card)));
            }
            all
        }

        /// How many there are of each card, wherever they are, and how many are
        /// unseen but not left to draw.
        fn conserved(state: &Cards) -> Vec<u32> {
            let open = state.open();
            let hidden = Seat::all(open.seats()).flat_map(|seat| {
                (state.hand(seat) - open.places[seat.index()].known).iter().collect::<Vec<_>>()
            });
            let mut counts: Vec<u32> = Card::all().map(|card| state.pool().count(card)).collect();
            for card in open.seen().chain(hidden) {
                counts[usize::from(card.index())] += 1;
            }
            let deck: Vec<u32> = Card::all().map(|card| Pile::DECK.count(card)).collect();
            assert_eq!(counts, deck);
            counts.push(state.pool().len() - u32::from(open.deck));
            counts
        }

        fn chance_may_reorder(state: &Cards) -> bool {
            state.open().phase == Phase::SetUp
        }
    }
}

mod dice {
    use rules::Seat;
    use rules::dice::{Action, Animal, Call, Dice, Options, Roll, Variant};
    use rules::{Game, Observer};
    use serde_json::json;

    impl super::Tested for Dice {
        fn tables() -> Vec<(Options, u8)> {
            let variants = ["basic", "poachers", "guards"];
            let tables = (2..=8).zip(variants.iter().cycle()).map(|(seats, variant)| {
                let options = match seats {
                    2 => json!({}),
                    3 | 4 => json!({ "variant": variant, "trophies": 3 }),
                    5 | 6 => json!({ "variant": variant, "trophies": 4, "calls": "free" }),
                    _ => json!({ "variant": variant, "calls": "free", "limit": null }),
                };
                (serde_json::from_value(options).unwrap(), seats)
            });
            let agreed = Options { first: Seat::new(1), ..Options::default() };
            tables.chain([(agreed, 3)]).collect()
        }

        fn representable(_: &Dice) -> Vec<Action> {
            let mut all = vec![Action::Throw, Action::Void];
            all.extend(Call::ALL.map(Action::Call));
            all.extend(Seat::all(8).map(Action::First));
            for animal in Animal::ALL {
                all.push(Action::Claim { animal, from: None });
                all.extend(Seat::all(8).map(|seat| Action::Claim { animal, from: Some(seat) }));
            }
            for variant in [Variant::Basic, Variant::Poachers, Variant::Guards] {
                // Any roll of a variant is as legal as any other; a few hundred will do.
                all.extend(Roll::all(variant).step_by(61).map(Action::Roll));
            }
            all
        }

        /// Trophies of each animal, wherever they are.
        fn conserved(state: &Dice) -> Vec<u32> {
            let view = state.view(Observer::Public);
            let all = |animal| {
                view.trophies.iter().chain([&view.supply]).map(move |held| u32::from(held[animal]))
            };
            Animal::ALL.map(|animal| all(animal).sum()).to_vec()
        }
    }
}

mod tiles {
    use rules::tiles::{Action, Cell, Options, Tiles};
    use rules::{Game, Observer, Seat};

    impl super::Tested for Tiles {
        fn tables() -> Vec<(Options, u8)> {
            let first = |number| Options { first: Seat::new(number) };
            vec![(Options::default(), 2), (Options::default(), 4), (first(1), 2), (first(3), 4)]
        }

        /// Everything on the board and two cells around it, and some far away.
        fn representable(state: &Tiles) -> Vec<Action> {
            let columns = || state.all_tiles().map(|cell| cell.x);
            let rows = || state.all_tiles().map(|cell| cell.y);
            let wide = columns().min().unwrap_or(0) - 2..=columns().max().unwrap_or(0) + 2;
            let high = rows().min().unwrap_or(0) - 2..=rows().max().unwrap_or(0) + 2;
            let mut cells: Vec<Cell> =
                high.flat_map(|y| wide.clone().map(move |x| Cell::new(x, y))).collect();
            cells.extend([
                Cell::new(i16::MAX, i16::MIN),
                Cell::new(i16::MIN, i16::MAX),
                Cell::new(64, 0),
            ]);
            let mut all = vec![Action::Pass];
            all.extend(Seat::all(8).map(Action::First));
            all.extend(cells.iter().map(|&cell| Action::Place(cell)));
            for &from in &cells {
                all.extend(cells.iter().map(|&to| Action::Move { from, to }));
            }
            all
        }

        /// Tiles of each colour, wherever they are.
        fn conserved(state: &Tiles) -> Vec<u32> {
            let view = state.view(Observer::Public);
            let held = |colour: usize| {
                view.left.iter().skip(colour).step_by(2).map(|&left| u32::from(left))
            };
            let laid = [view.red.len(), view.yellow.len()].map(|laid| u32::try_from(laid).unwrap());
            vec![held(0).sum::<u32>() + laid[0], held(1).sum::<u32>() + laid[1]]
        }
    }
}

#[cfg(feature = "fourth-game")]
#[path = "../../../fourth-game/laws.rs"]
mod pig;
