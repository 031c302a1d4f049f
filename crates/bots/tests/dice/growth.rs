//! Levels that people can grow through: each gives an even game to somebody, and is beaten by
//! the next one more often than not, but not always.

use bots::Level;
use bots::arena::{BudgetPlan, Entrant, Match, Table, line_ups};
use rules::dice::{Dice, Options, Variant};

const VARIANTS: [Variant; 3] = [Variant::Basic, Variant::Poachers, Variant::Guards];

/// The share of games that the first takes from the second.
fn share(first: &str, second: &str, variant: Variant) -> f64 {
    let entrant = |name: &str| Entrant { bot: name.to_owned(), label: name.to_owned() };
    let table = Table::<Dice> {
        options: Options { variant, ..Options::default() },
        seats: 2,
        opening: 0,
        budgets: vec![BudgetPlan::Nodes(1); 2],
    };
    let contest = Match {
        table: &table,
        entrants: &[entrant(first), entrant(second)],
        line_ups: &line_ups(2, 2).unwrap(),
        seed: 500,
        deals: 300,
        sprt: None,
    };
    contest.play(Vec::new(), &|_| {}).unwrap().standings()[0].score.share
}

/// Whom each level gives an even game: a child, an adult, a practised player, and someone at
/// the edge of what people can do. An adult takes 3 seconds in `basic` and 4.5 in `guards`.
const EVEN: [(Level, &str); 4] = [
    (Level::Beginner, "person-6300"),
    (Level::Casual, "person-3000"),
    (Level::Strong, "person-1900"),
    (Level::Expert, "person-1300"),
];

#[test]
fn each_level_is_even_with_somebody() {
    for (level, person) in EVEN {
        for variant in VARIANTS {
            let share = share(person, &level.to_string(), variant);
            assert!((0.40..=0.60).contains(&share), "{person}, {level}, {variant:?}: {share}");
        }
    }
}

#[test]
fn each_level_takes_most_games_but_not_all_from_the_one_below() {
    for [below, level] in Level::ALL.array_windows() {
        for variant in VARIANTS {
            let share = share(&level.to_string(), &below.to_string(), variant);
            assert!((0.65..=0.80).contains(&share), "{level}, {below}, {variant:?}: {share}");
        }
    }
}
