//! Who beats whom, in small tournaments with fixed seeds: every deal is played
//! from both seats.

use super::play;

/// The share of wins of the first against the second.
fn share(first: &str, second: &str, deals: u64, nodes: u64) -> f64 {
    let won: f64 = (0..deals)
        .map(|seed| {
            let here = play(&[first, second], seed, nodes, &mut |_, _| {})[0];
            let there = play(&[second, first], seed, nodes, &mut |_, _| {})[1];
            here + there
        })
        .sum();
    won / (2.0 * deals as f64)
}

#[test]
fn each_baseline_beats_the_simpler_one() {
    for (better, worse, least, most) in [
        ("stop-after-3", "random", 0.95, 1.0),
        ("odds", "random", 0.95, 1.0),
        ("odds", "stop-after-3", 0.52, 0.75),
        ("beginner", "random", 0.85, 1.0),
        ("stop-after-3", "beginner", 0.75, 1.0),
    ] {
        let share = share(better, worse, 150, 1);
        assert!((least..=most).contains(&share), "{better} against {worse}: {share}");
    }
}

#[test]
fn each_level_beats_the_one_below() {
    for (better, worse, deals, least) in [
        ("casual", "beginner", 100, 0.6),
        ("strong", "casual", 150, 0.6),
        ("expert", "strong", 60, 0.55),
    ] {
        let share = share(better, worse, deals, 8);
        assert!(share >= least, "{better} against {worse}: {share}");
    }
}

#[test]
fn nobody_sees_the_future() {
    // Luck decides a fair part of every game: more than this would be knowledge
    // that no view gives.
    let share = share("expert", "odds", 30, 8);
    assert!(share < 0.85, "{share}");
}
