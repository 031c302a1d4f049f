//! The clever searches give the values of the simple ones.

use bots::budget::Budget;
use bots::tiles::board::Board;
use bots::tiles::clock::Clock;
use bots::tiles::search::{Search, Settings, steps_of};

use super::dumb::negamax;
use super::play::{random_position, seeded, view};

#[test]
fn alpha_beta_equals_plain_negamax() {
    let mut rng = seeded(11);
    for (turns, depth) in [(3, 4), (7, 3), (12, 3), (18, 3), (25, 3), (29, 3), (31, 2), (40, 2)] {
        for _ in 0..4 {
            let state = random_position(turns, &mut rng);
            let mut board = Board::of(&view(&state)).unwrap();
            let budget = Budget::nodes(u64::MAX);
            for depth in 1..=depth {
                let mut clock = Clock::new(&budget);
                let settings = Settings { values: true, ..Settings::plain(depth) };
                let found = Search::new(board.clone(), settings, &mut clock).run();
                for (step, value) in found.steps {
                    let five = board.play(step);
                    let plain = if five { 999_999 } else { -negamax(&mut board, depth - 1, 1) };
                    board.undo();
                    assert_eq!(value, plain, "{turns} turns, depth {depth}, {step:?}");
                }
                let mut clock = Clock::new(&budget);
                let best = Search::new(board.clone(), Settings::plain(depth), &mut clock).run();
                assert_eq!(best.steps[0].1, negamax(&mut board, depth, 0));
                assert_eq!(best.steps.len(), steps_of(&board).len());
            }
        }
    }
}

#[test]
fn the_number_of_nodes_is_the_signature_of_the_search() {
    // Any change in what the search does changes this number. If the change is
    // meant, measure the strength again and put the new number here.
    const SIGNATURE: u64 = 45_558;
    let mut rng = seeded(12);
    let budget = Budget::nodes(u64::MAX);
    let mut clock = Clock::new(&budget);
    for (turns, depth) in [(4, 7), (9, 6), (15, 6), (22, 5), (28, 4), (36, 2)] {
        let board = Board::of(&view(&random_position(turns, &mut rng))).unwrap();
        for selective in [false, true] {
            let settings = Settings { selective, breadth: 40, ..Settings::plain(depth - 1) };
            Search::new(board.clone(), settings, &mut clock).run();
        }
    }
    assert_eq!(clock.nodes(), SIGNATURE);
}
