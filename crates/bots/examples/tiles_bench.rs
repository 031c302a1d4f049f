//! How fast the board of `tiles` and its search are, by this thread's CPU time.

use std::hint::black_box;
use std::time::Duration;

use bots::budget::Budget;
use bots::tiles::board::Board;
use bots::tiles::clock::Clock;
use bots::tiles::forced_win;
use bots::tiles::search::{Search, Settings};
use bots::tiles::spot::Spot;
use bots::tiles::step::Step;
use bots::tiles::survey::Survey;
use cpu_time::ThreadTime;
use rules::tiles::{Cell, Colour, Options, Tiles, View};
use rules::{Actor, Game, Observer, Seat};

#[expect(clippy::print_stdout, reason = "this is what it is for")]
fn main() {
    if std::env::args().nth(1).as_deref() == Some("moving") {
        println!("moving phase  {:>6.2} million/s", moving_nodes());
        return;
    }
    println!("random moves  {:>6.2} million/s", random_moves(Duration::from_secs(1)));
    println!("surveys       {:>6.2} million/s", surveys(Duration::from_secs(1)));
    println!("search nodes  {:>6.2} million/s", search_nodes());
    println!("moving phase  {:>6.2} million/s", moving_nodes());
    let (count, mean, most) = forced_wins();
    println!("forced wins   {count} positions, {mean:.3} s each, {most:.3} s at most");
}

/// A small generator that costs next to nothing.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}

/// Random games through the board: place, look for five, and take all back.
fn random_moves(time: Duration) -> f64 {
    let mut board = Board::new(Colour::Red);
    board.play(Step::Place(Spot::of(Cell::CENTRE)));
    let mut dice = Dice(0x1234_5678_9abc_def1);
    let start = ThreadTime::now();
    let mut count = 0;
    while start.elapsed() < time {
        for _ in 0..1000 {
            let mut played = 0;
            while !board.is_moving() {
                let spots = board.frontier();
                let spot = spots[dice.below(spots.len())];
                played += 1;
                if board.play(Step::Place(spot)) {
                    break;
                }
            }
            for _ in 0..played {
                board.undo();
            }
            count += played;
        }
    }
    millions(count, start.elapsed())
}

/// How often a position of 15 tiles can be judged.
fn surveys(time: Duration) -> f64 {
    let board = random_board(15, &mut Dice(7));
    let start = ThreadTime::now();
    let mut count = 0;
    while start.elapsed() < time {
        for _ in 0..1000 {
            black_box(Survey::of(black_box(&board)).value());
        }
        count += 1000;
    }
    millions(count, start.elapsed())
}

/// Plain alpha-beta from positions of all lengths in which nobody wins soon.
fn search_nodes() -> f64 {
    let mut dice = Dice(99);
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for tiles in [6, 9, 12, 15, 18, 21, 24] {
        let board = random_board(tiles, &mut dice);
        let budget = Budget::nodes(300_000);
        let mut clock = Clock::new(&budget);
        let start = ThreadTime::now();
        Search::new(board, Settings::plain(30), &mut clock).run();
        nodes += clock.nodes();
        time += start.elapsed();
    }
    millions(nodes, time)
}

/// The expert's search from positions of the moving phase in which nobody wins soon.
fn moving_nodes() -> f64 {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    let lines = MOVING.lines().filter(|line| !line.starts_with('#'));
    for board in lines.filter_map(view_after).filter_map(|view| Board::of(&view)) {
        let budget = Budget::nodes(100_000);
        let mut clock = Clock::new(&budget);
        let settings =
            Settings { depth: 40, selective: true, breadth: 60, values: false, memory: 18 };
        let start = ThreadTime::now();
        Search::new(board, settings, &mut clock).run();
        nodes += clock.nodes();
        time += start.elapsed();
    }
    millions(nodes, time)
}

const MOVING: &str = include_str!("../tests/data/moving.positions");

fn random_board(tiles: usize, dice: &mut Dice) -> Board {
    let mut board = Board::new(Colour::Red);
    board.play(Step::Place(Spot::of(Cell::CENTRE)));
    let mut placed = 1;
    while placed < tiles {
        let spots = board.frontier();
        let spot = spots[dice.below(spots.len())];
        if board.play(Step::Place(spot)) {
            board.undo();
        } else {
            placed += 1;
        }
    }
    board
}

/// The tactical positions of the tests: how many, and seconds for each.
fn forced_wins() -> (u32, f64, f64) {
    let (mut count, mut sum, mut most) = (0, 0.0, 0f64);
    for text in TACTICS {
        for (steps, _) in text.lines().filter_map(|line| line.split_once(" : win ")) {
            let Some(view) = view_after(steps) else { continue };
            let start = ThreadTime::now();
            black_box(forced_win(&view, &Budget::time(Duration::from_secs(5))));
            let time = start.elapsed().as_secs_f64();
            count += 1;
            sum += time;
            most = most.max(time);
        }
    }
    (count, sum / f64::from(count.max(1)), most)
}

const TACTICS: [&str; 3] = [
    include_str!("../tests/data/wins.tactics"),
    include_str!("../tests/data/neighbours.tactics"),
    include_str!("../tests/data/moving.tactics"),
];

fn view_after(steps: &str) -> Option<View> {
    let mut state = Tiles::start(&Options { first: Seat::new(0) }, 2).ok()?;
    for step in steps.split_whitespace() {
        let by = Actor::Seat(state.in_turn()?);
        state.play(by, &step.parse().ok()?).ok()?;
    }
    Some(state.view(Observer::Seat(state.in_turn()?)))
}
