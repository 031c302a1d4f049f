//! `tiles` by players who avoid fives, so that the moving phase is reached, and
//! who then wander, go back and forth, or crawl away from the centre.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rand_chacha::ChaCha20Rng;
use rules::any::AnyAction;
use rules::chance::below;
use rules::{AnyState, GameKind, Outcome, Turn};
use serde_json::json;

use super::cards_games::some_of;
use super::contest::{Contest, Step, dice_for};
use super::tiles::{Cell, Tiles, read, write};
use super::{Corners, Referee, seat, seats};

/// The corners of the placing phase.
const PLACING: &[&str] = &[
    "T4 a falling diagonal",
    "T4 a horizontal row",
    "T4 a rising diagonal",
    "T4 a vertical row",
    "T4 won while placing",
    "T4 won with the 32nd tile",
];

/// The corners of the moving phase, but for those that have a test of their own below.
const MOVING: &[&str] = &[
    "T4 a falling diagonal",
    "T4 a horizontal row",
    "T4 a rising diagonal",
    "T4 a vertical row",
    "T4 won while moving",
    "T5.1 an enclosed hole is filled",
    "T5.1 an enclosed tile stays",
    "T5.3 a cell that only the moved tile touched",
    "T5.5 a pass",
    "T6 200 turns",
    "T6 the same position for the third time",
    "T6 won on the 200th turn",
];

/// Of two steps, the one whose cell has more of this is taken.
pub(super) type Shape = fn(Cell) -> i32;

pub(super) const SHAPES: [Shape; 4] = [any_shape, lump, string, line];

fn any_shape(_: Cell) -> i32 {
    0
}

fn lump((x, y): Cell) -> i32 {
    -(x * x + y * y)
}

fn string((x, y): Cell) -> i32 {
    x * x + y * y
}

fn line((x, y): Cell) -> i32 {
    x - 3 * y.abs()
}

fn target(step: &str) -> Cell {
    read(step.split('>').next_back().unwrap())
}

/// One of the steps, of this shape, and one that does not end the game if there is such a one.
fn peaceful(shape: Shape) -> impl Fn(&Tiles, &[Step], &mut ChaCha20Rng) -> usize {
    move |table, steps, rng| {
        let mut chosen = 0;
        for _ in 0..30 {
            chosen = any(steps, rng);
            let other = any(steps, rng);
            if steps[chosen].1 != "pass"
                && shape(target(&steps[other].1)) > shape(target(&steps[chosen].1))
            {
                chosen = other;
            }
            if after(table, &steps[chosen]).outcome.is_none() {
                break;
            }
        }
        chosen
    }
}

fn any(steps: &[Step], rng: &mut ChaCha20Rng) -> usize {
    below(rng, u32::try_from(steps.len()).unwrap()) as usize
}

fn after(table: &Tiles, step: &Step) -> Tiles {
    let mut after = table.clone();
    after.play(step.0, &step.1);
    after
}

/// A step that wins, if there is one.
fn winning(table: &Tiles, steps: &[Step]) -> Option<usize> {
    let wins = |step| matches!(after(table, step).outcome, Some(Outcome::Won(_)));
    steps.iter().position(wins)
}

fn table(players: u8, first: Option<u8>) -> Contest<Tiles> {
    Contest::new(Tiles::start(players, first), json!({ "first": first }))
}

/// A table with all 32 tiles laid and nobody the winner.
pub(super) fn laid(players: u8, shape: Shape, rng: &mut ChaCha20Rng) -> Contest<Tiles> {
    loop {
        let mut contest = table(players, None);
        let outcome = contest.play_out(&peaceful(shape), |_, _| 0, 33, rng);
        if outcome.is_none() {
            return contest;
        }
    }
}

#[test]
fn the_crate_agrees_with_the_referee_while_placing() {
    let mut corners = Corners::default();
    let mut seed = 0;
    for players in [2, 4] {
        for first in (0..players).map(Some).chain([None]) {
            for shape in SHAPES {
                for _ in 0..15 {
                    seed += 1;
                    let mut rng = dice_for(seed);
                    let most = 32 + u32::from(first.is_none());
                    // One game of careless players, and one of peaceful ones.
                    let careless =
                        |_: &Tiles, steps: &[Step], rng: &mut ChaCha20Rng| any(steps, rng);
                    let mut contest = table(players, first);
                    contest.play_out(&careless, |_, _| 0, most, &mut rng);
                    corners.add(contest.corners());
                    let mut contest = table(players, first);
                    contest.play_out(&until_the_32nd(shape), |_, _| 0, most, &mut rng);
                    corners.add(contest.corners());
                }
            }
        }
    }
    // A filled gap makes six now and then; the test for it is below.
    corners.0.remove("T4 six in a row");
    corners.assert_all(PLACING);
}

/// Peaceful, but wins with the last tile if that is possible.
fn until_the_32nd(shape: Shape) -> impl Fn(&Tiles, &[Step], &mut ChaCha20Rng) -> usize {
    move |table, steps, rng| {
        let last = (table.board.len() == 31).then(|| winning(table, steps)).flatten();
        last.unwrap_or_else(|| peaceful(shape)(table, steps, rng))
    }
}

#[test]
fn the_crate_agrees_with_the_referee_while_moving() {
    let mut corners = Corners::default();
    for (seed, players) in (0..24).zip([2, 4].into_iter().cycle()) {
        let mut rng = dice_for(100 + seed);
        let shape = SHAPES[usize::try_from(seed / 2).unwrap() % 3];
        let mut contest = laid(players, shape, &mut rng);
        let policy = |table: &Tiles, steps: &[Step], rng: &mut ChaCha20Rng| {
            let last = (table.moving_turns == 199).then(|| winning(table, steps)).flatten();
            last.unwrap_or_else(|| peaceful(shape)(table, steps, rng))
        };
        contest.play_out(&policy, |_, _| 0, 210, &mut rng).unwrap();
        corners.add(contest.corners());
    }
    for (seed, players) in (0..60).zip([2, 4].into_iter().cycle()) {
        let mut rng = dice_for(200 + seed);
        let mut contest = laid(players, lump, &mut rng);
        contest.play_out(&back_and_forth(), |_, _| 0, 210, &mut rng).unwrap();
        corners.add(contest.corners());
    }
    for (seed, players) in (0..30).zip([2, 4].into_iter().cycle()) {
        let mut rng = dice_for(270 + seed);
        let mut contest = laid(players, any_shape, &mut rng);
        let eager = |table: &Tiles, steps: &[Step], rng: &mut ChaCha20Rng| {
            winning(table, steps).unwrap_or_else(|| any(steps, rng))
        };
        contest.play_out(&eager, |_, _| 0, 5, &mut rng);
        corners.add(contest.corners());
    }
    corners.0.remove("T4 six in a row");
    corners.assert_all(MOVING);
}

/// Moves tiles back to where they came from, mostly.
fn back_and_forth() -> impl Fn(&Tiles, &[Step], &mut ChaCha20Rng) -> usize {
    let moved: RefCell<Vec<String>> = RefCell::default();
    move |_, steps, rng| {
        let back = |step: &str| {
            let (from, to) = step.split_once('>')?;
            let back = format!("{to}>{from}");
            steps.iter().position(|(_, step)| *step == back)
        };
        let returning = moved.borrow().iter().rev().take(2).find_map(|step| back(step));
        let chosen = match returning {
            Some(place) if below(rng, 10) > 0 => place,
            _ => any(steps, rng),
        };
        moved.borrow_mut().push(steps[chosen].1.clone());
        chosen
    }
}

#[test]
fn the_table_has_no_edges() {
    let mut rng = dice_for(300);
    let mut contest = laid(2, line, &mut rng);
    // The hindmost tile that can be moved goes to the front, unless that ends the game.
    let crawl = |table: &Tiles, steps: &[Step], rng: &mut ChaCha20Rng| {
        let hindmost = |(_, step): &&Step| {
            let (from, to) = step.split_once('>').unwrap();
            read(from).0 - 2 * read(to).0 + read(to).1.abs()
        };
        let mut order: Vec<&Step> = steps.iter().collect();
        order.sort_by_key(hindmost);
        let skip = if below(rng, 5) == 0 { below(rng, 10) as usize } else { 0 };
        let calm = order.iter().skip(skip).find(|step| after(table, step).outcome.is_none());
        let calm = calm.unwrap_or(&order[0]);
        steps.iter().position(|step| step == *calm).unwrap()
    };
    contest.play_out(&crawl, |_, _| 0, 210, &mut rng);
    let furthest = contest.referee.board.keys().map(|cell| cell.0).max().unwrap();
    assert!(furthest > 130, "only came to column {furthest}");
}

#[test]
fn t4_six_in_a_row_count() {
    let mut contest = table(2, Some(0));
    // Red leaves a gap between three and two, and fills it.
    let steps = "0,0 0,1 1,0 0,2 2,0 2,1 0,-1 3,1 1,-1 4,1 4,0 0,3 5,0 1,3";
    in_turn(&mut contest, steps);
    assert_eq!(contest.game.turn(), Turn::Seat(seat(0)));
    in_turn(&mut contest, "3,0");
    assert_eq!(contest.game.turn(), Turn::Over(Outcome::Won(seats([0]))));
    assert_eq!(contest.corners().0["T4 six in a row"], 1);
}

#[test]
fn t4_a_row_wins_for_the_team() {
    let mut contest = table(4, Some(3));
    in_turn(&mut contest, "0,0 0,1 1,0 0,2 2,0 1,2 3,0 1,3 4,0");
    assert_eq!(contest.game.turn(), Turn::Over(Outcome::Won(seats([1, 3]))));
}

/// Plays these steps by whoever is in turn.
fn in_turn(contest: &mut Contest<Tiles>, steps: &str) {
    for step in steps.split(' ') {
        let Turn::Seat(seat) = contest.game.turn() else {
            panic!("nobody is in turn for {step}");
        };
        contest.script(&format!("{seat} {step}"));
    }
}

#[test]
fn t6_positions_are_the_same_wherever_they_lie() {
    for players in [2, 4] {
        let mut contest = table(players, Some(0));
        let row: Vec<String> = (0..32).map(|x| format!("{x},0")).collect();
        in_turn(&mut contest, &row.join(" "));
        // The line of alternating colours crawls on, and with each side's turn is the same
        // again. In a team of two it is another seat's turn, but the same side's.
        in_turn(&mut contest, "0,0>32,0 1,0>33,0 2,0>34,0");
        assert!(matches!(contest.game.turn(), Turn::Seat(_)));
        in_turn(&mut contest, "3,0>35,0");
        assert_eq!(contest.game.turn(), Turn::Over(Outcome::Drawn));
    }
}

/// Yellow's tiles are a stair in which each is needed, and red's hang on it:
///
/// ```text
/// ········R··R···
/// ·····R··R·YYYYR
/// ··R··R·YYYY·R··
/// ··R·YYYY·R·····
/// RYYYY·R··R·····
/// ···R··R········
/// ···R···········
/// ```
fn stuck() -> Contest<Tiles> {
    // Four flights of four yellow steps, each flight one row above the last.
    let yellow = (0..4).flat_map(|flight| (0..4).map(move |step| (3 * flight + step, -flight)));
    let early: [Cell; 13] = [
        (-1, 0),
        (1, -1),
        (2, 1),
        (1, -2),
        (2, 2),
        (4, -2),
        (5, 0),
        (4, -3),
        (5, 1),
        (7, -3),
        (8, -1),
        (7, -4),
        (8, 0),
    ];
    let red = early.into_iter().chain([(10, -4), (11, -2), (13, -3)]);
    let mut contest = table(2, Some(1));
    for (yellow, red) in yellow.zip(red) {
        contest.script(&format!("1 {}\n 0 {}", write(yellow), write(red)));
    }
    contest
}

#[test]
fn t5_5_who_cannot_move_passes() {
    let mut contest = stuck();
    assert_eq!(contest.legal(1), ["pass"]);
    contest.probe(&everything(&contest.referee));
    // Red keeps it so, and passes count as turns (T6).
    let keep_it_so = |table: &Tiles, steps: &[Step], rng: &mut ChaCha20Rng| {
        let stays = |step: &Step| {
            let after = after(table, step);
            after.outcome.is_none() && after.legal(1) == BTreeSet::from(["pass".to_string()])
        };
        let tries: Vec<usize> = (0..40).map(|_| any(steps, rng)).collect();
        let staying = tries.iter().copied().find(|&place| steps.len() > 1 && stays(&steps[place]));
        staying.unwrap_or(tries[0])
    };
    let outcome = contest.play_out(&keep_it_so, |_, _| 0, 210, &mut dice_for(400));
    assert_eq!(outcome, Some(Outcome::Drawn));
    assert_eq!(contest.referee.moving_turns, 200);
    let passes = contest.corners().0["T5.5 a pass"];
    assert!(passes > 50, "only {passes} passes");
}

#[test]
fn t6_the_position_after_the_32nd_tile_counts() {
    let mut contest = stuck();
    // Red goes away and comes back while yellow passes: on the second return the position
    // with yellow to move stands for the third time.
    in_turn(&mut contest, "pass 2,2>14,-3 pass 14,-3>2,2 pass 2,2>14,-3 pass");
    assert_eq!(contest.game.turn(), Turn::Seat(seat(0)));
    in_turn(&mut contest, "14,-3>2,2");
    assert_eq!(contest.game.turn(), Turn::Over(Outcome::Drawn));
}

#[test]
fn the_crate_accepts_exactly_what_the_referee_lists_in_tiles() {
    for (seed, players) in (0..12).zip([2, 4].into_iter().cycle()) {
        let mut rng = dice_for(500 + seed);
        let first = if seed % 3 == 0 { Some(1) } else { None };
        let mut contest = table(players, first);
        for _ in 0..20 {
            contest.probe(&some_of(&everything(&contest.referee), 12, &mut rng));
            if contest
                .play_out(&peaceful(lump), |_, _| 0, 1 + below(&mut rng, 6), &mut rng)
                .is_some()
            {
                break;
            }
        }
    }
}

/// Every step on and around the tiles.
fn everything(table: &Tiles) -> Vec<AnyAction> {
    let near = |cell: &Cell| {
        let (x, y) = *cell;
        (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (x + dx, y + dy)))
    };
    let mut cells: BTreeSet<Cell> = table.board.keys().flat_map(near).collect();
    cells.extend([(0, 0), (2, 0), (-40, 3)]);
    let mut steps: Vec<String> = vec!["pass".to_string()];
    steps.extend((0..8).map(|who| format!("first {who}")));
    for from in &cells {
        steps.push(write(*from));
        steps.extend(cells.iter().map(|to| format!("{}>{}", write(*from), write(*to))));
    }
    steps.iter().filter_map(|step| GameKind::Tiles.read_action(step).ok()).collect()
}

#[test]
fn t2_who_can_play_and_start() {
    let read = |first: Option<u8>| GameKind::Tiles.read_options(json!({ "first": first }));
    for players in 0..=8 {
        let options = GameKind::Tiles.default_options();
        let started = AnyState::start(&options, players);
        assert_eq!(started.is_ok(), players == 2 || players == 4, "{players} players");
        for first in 0..8 {
            let started = AnyState::start(&read(Some(first)).unwrap(), players);
            let fine = (players == 2 || players == 4) && first < players;
            assert_eq!(started.is_ok(), fine, "seat {first} of {players} starts");
        }
    }
    assert_eq!(read(None).unwrap(), GameKind::Tiles.default_options());
}
