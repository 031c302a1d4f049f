//! The arena: fair, repeatable, and strict with those who play in it.

use std::sync::Mutex;
use std::time::Duration;

use bots::arena::{
    BudgetPlan, Entrant, Match, PlayedDeal, Results, Sprt, Table, line_ups, ratings,
};
use bots::registry::Played;
use bots::{AnyBot, Bot, Budget, Level, Stop};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::any::Registered;
use rules::cards::Cards;
use rules::dice::Dice;
use rules::tiles::Tiles;
use rules::{Game, Observer, Seat};

fn play<G: Played>(names: &[&str], seats: u8, deals: u64, nodes: u64) -> Result<Results, String> {
    let entrants = entrants(names);
    let table = Table::<G> {
        options: G::Options::default(),
        seats,
        opening: G::OPENING,
        budgets: vec![BudgetPlan::Nodes(nodes); names.len()],
    };
    let line_ups = line_ups(names.len(), seats.into()).unwrap();
    let contest = Match {
        table: &table,
        entrants: &entrants,
        line_ups: &line_ups,
        seed: 1,
        deals,
        sprt: None,
    };
    contest.play(Vec::new(), &|_| {}).map_err(|trouble| trouble.to_string())
}

fn entrants(names: &[&str]) -> Vec<Entrant> {
    let entrant = |name: &&str| Entrant { bot: (*name).to_owned(), label: (*name).to_owned() };
    names.iter().map(entrant).collect()
}

#[test]
fn equals_share_every_deal() {
    // The same bot in every seat: what one seating wins, the other loses.
    for results in [play::<Cards>(&["odds"], 3, 6, 1), play::<Tiles>(&["random"], 4, 6, 1)] {
        let standing = &results.unwrap().standings()[0];
        assert!((standing.score.share - standing.even).abs() < 1e-9, "{standing:?}");
    }
}

#[test]
fn the_same_match_gives_the_same_results() {
    let shares = || {
        let results = play::<Cards>(&["odds", "stop-after-3", "random"], 2, 10, 1).unwrap();
        (format!("{:?}", results.standings()), format!("{:?}", ratings(&results)))
    };
    assert_eq!(shares(), shares());
}

#[test]
fn ratings_and_shares_tell_the_better_from_the_worse() {
    let results = play::<Dice>(&["random", "expert"], 2, 20, 1).unwrap();
    let standings = results.standings();
    assert!(standings[1].score.share > 0.9, "{standings:?}");
    assert_eq!(standings[0].against[1].unwrap().games, 40);
    let ratings = ratings(&results);
    assert!(ratings[1].rating > ratings[0].rating + 5.0, "{ratings:?}");
}

#[test]
fn a_test_ends_a_match_that_is_clear() {
    let entrants = entrants(&["odds", "random"]);
    let table = Table::<Cards> {
        options: rules::cards::Options::default(),
        seats: 2,
        opening: 0,
        budgets: vec![BudgetPlan::Nodes(1); 2],
    };
    let contest = Match {
        table: &table,
        entrants: &entrants,
        line_ups: &line_ups(2, 2).unwrap(),
        seed: 1,
        deals: 10_000,
        sprt: Some(Sprt { elo0: 0.0, elo1: 20.0 }),
    };
    assert!(contest.play(Vec::new(), &|_| {}).unwrap().games() < 1_000);
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let entrants = entrants(&["odds", "stop-after-3", "random"]);
    let table = Table::<Cards> {
        options: rules::cards::Options::default(),
        seats: 2,
        opening: 0,
        budgets: vec![BudgetPlan::Nodes(1); 3],
    };
    let line_ups = line_ups(3, 2).unwrap();
    let play = |seed: u64, deals: u64, known: Vec<PlayedDeal>| {
        let contest = Match {
            table: &table,
            entrants: &entrants,
            line_ups: &line_ups,
            seed,
            deals,
            sprt: None,
        };
        let fresh = Mutex::new(Vec::new());
        let results = contest.play(known, &|deal| fresh.lock().unwrap().push(deal.clone()));
        let results = results.unwrap();
        (format!("{:?}", (results.standings(), ratings(&results))), fresh.into_inner().unwrap())
    };
    let (whole, _) = play(7, 12, Vec::new());
    let (_, first) = play(7, 5, Vec::new());
    let (resumed, second) = play(7, 12, first.clone());
    assert_eq!((first.len(), second.len()), (5, 7), "no deal is played twice");
    assert_eq!(resumed, whole);
    // Other deals are appended to those that are known.
    let (appended, fresh) = play(12, 7, first);
    assert_eq!((appended, fresh.len()), (whole, 7));
}

/// A program that answers with a shell command made of the line that it is told.
fn script(name: &str, answer: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("{name}-{}.sh", std::process::id()));
    let text = format!(
        "while read -r line; do case \"$line\" in *'\"tell\":\"decide\"'*) {answer};; esac; done\n"
    );
    std::fs::write(&path, text).unwrap();
    format!("run:sh {}", path.display())
}

#[test]
fn an_outside_program_can_play() {
    let first =
        script("first", r#"echo "$line" | sed 's/.*"actions":\["\([^"]*\)".*/{"do":"\1"}/'"#);
    for results in
        [play::<Cards>(&[&first, "random"], 2, 2, 1), play::<Tiles>(&[&first, "random"], 2, 2, 1)]
    {
        assert_eq!(results.unwrap().games(), 4);
    }
}

#[test]
fn a_program_that_does_not_play_as_it_must_is_named() {
    for (name, answer, problem) in [
        ("illegal", r#"echo '{"do":"keep"}'"#, "played “keep”: "),
        ("nonsense", r#"echo '{"do":"dance"}'"#, "“dance” is not a step of cards"),
        ("garbled", "echo hello", "answered “hello"),
        ("gone", "exit 0", "has ended"),
    ] {
        let command = script(name, answer);
        let error = play::<Cards>(&[&command, "random"], 2, 1, 1).unwrap_err();
        assert!(error.starts_with(&command) && error.contains(problem), "{error}");
    }
    let error = play::<Cards>(&["run:/nowhere/to/be/found", "random"], 2, 1, 1).unwrap_err();
    assert!(error.contains("cannot be started"), "{error}");
    let error = play::<Cards>(&["grandmaster", "random"], 2, 1, 1).unwrap_err();
    assert!(
        error.contains("there is no bot “grandmaster” for cards: those there are: beginner"),
        "{error}"
    );
}

#[test]
fn thinking_can_be_stopped() {
    let mut state = Tiles::start(&rules::tiles::Options { first: Seat::new(0) }, 2).unwrap();
    for cell in ["0,0", "1,0", "0,1"] {
        let rules::Turn::Seat(seat) = state.turn() else { panic!() };
        state.play(rules::Actor::Seat(seat), &cell.parse().unwrap()).unwrap();
    }
    let view = state.any_state().view(Observer::Seat(Seat::new(1).unwrap()));
    let stop = Stop::default();
    // An hour of thinking, if nobody stopped it.
    let budget = Budget::time(Duration::from_secs(3600)).until(stop.clone());
    let mut bot = AnyBot::of_level(view.kind(), Level::Expert);
    let thinking = {
        let view = view.clone();
        std::thread::spawn(move || bot.decide(&view, &budget, &mut generator()))
    };
    stop.now();
    let decision = thinking.join().unwrap().unwrap();
    assert!(view.actions().contains(&decision.action) && !decision.is_fallback);
}

/// A bot with a bug.
struct Panics;

impl Bot<Tiles> for Panics {
    fn think(
        &mut self,
        _: &rules::tiles::View,
        _: &Budget,
        _: &mut dyn Rng,
    ) -> Option<bots::Thought<Tiles>> {
        panic!("a bug in a bot")
    }
}

#[test]
fn a_bot_that_panics_costs_one_decision() {
    let start = Tiles::start(&rules::tiles::Options { first: Seat::new(0) }, 2).unwrap();
    let seat = Seat::new(0).unwrap();
    let view = start.clone().any_state().view(Observer::Seat(seat));
    let mut bot = AnyBot::of::<Tiles>(Box::new(Panics));
    let decision = bot.decide(&view, &Budget::nodes(1), &mut generator()).unwrap();
    assert!(decision.is_fallback && view.actions().contains(&decision.action));
    let intent = bot.race(&view, seat, Duration::ZERO, &mut generator());
    assert!(intent.is_err());
    // Who has nothing to do has no fallback either.
    let other = start.any_state().view(Observer::Public);
    assert_eq!(bot.decide(&other, &Budget::nodes(1), &mut generator()), None);
}

fn generator() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(1)
}
