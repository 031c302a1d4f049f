//! D4.3: a wrong `nothing` costs everything, so who holds much is careful with it.

use bots::dice::Reflexes;
use bots::level::Level;
use serde_json::json;

use super::{Table, call, generator, seat};

/// Of 10,000 looks at a roll: how many are silent, how many call `nothing`, and the mean of the
/// times of those in seconds.
fn looks(level: Level, dice: &str, held: &str, limit: Option<u16>) -> (u32, u32, f64) {
    let mut table = Table::new(2, json!({ "limit": limit }));
    // Both hold the same, so nobody leads.
    table.give(0, held);
    table.give(1, held);
    table.roll(dice);
    let view = table.view(1);
    let mut rng = generator(12);
    let (mut silent, mut nothing, mut time) = (0, 0, 0.0);
    for _ in 0..10_000 {
        match Reflexes::of(level).react(&view, seat(1), &mut rng) {
            None => silent += 1,
            Some(reaction) if reaction.call == call("nothing") => {
                nothing += 1;
                time += reaction.after.as_secs_f64();
            }
            Some(_) => {}
        }
    }
    (silent, nothing, time / f64::from(nothing))
}

const NOTHING: &str = "RRRGB 22";
/// It is the rhino, but who takes 2 for 3 sees nothing.
const RHINO: &str = "RRRGB 12";

#[test]
fn with_much_to_lose_they_are_slower_or_silent() {
    for level in Level::ALL {
        let (silent, _, time) = looks(level, NOTHING, "", Some(30));
        let (shy, _, careful) = looks(level, NOTHING, "RRGGB", Some(30));
        assert_eq!(silent, 0, "{level}");
        assert!(shy > 100, "{level} {shy}");
        assert!(careful > 1.05 * time, "{level} {careful} {time}");
        // One trophy is no reason to be careful.
        assert_eq!(looks(level, NOTHING, "R", Some(30)), (silent, 10_000 - missed(level), time));
    }
}

/// How many of the looks do not see that it is nothing.
fn missed(level: Level) -> u32 {
    10_000 - looks(level, NOTHING, "", Some(30)).1
}

#[test]
fn more_to_lose_is_more_caution_and_higher_levels_dare_more() {
    for level in Level::ALL {
        let shy =
            ["", "RG", "RGB", "RRGB", "RRGGB"].map(|held| looks(level, NOTHING, held, Some(30)).0);
        assert!(shy.array_windows().all(|[less, more]| less < more), "{level} {shy:?}");
    }
    let shy = Level::ALL.map(|level| looks(level, NOTHING, "RRGGB", Some(30)).0);
    assert!(shy.array_windows().all(|[lower, higher]| lower > higher), "{shy:?}");
}

#[test]
fn a_check_finds_wrong_nothings() {
    for level in Level::ALL {
        let (_, bold, _) = looks(level, RHINO, "", None);
        let (_, careful, _) = looks(level, RHINO, "RRGGB", None);
        assert!(careful < bold, "{level} {careful} {bold}");
    }
}

#[test]
fn d4_7_without_a_limit_nobody_is_silent() {
    for level in Level::ALL {
        assert_eq!(looks(level, NOTHING, "RRGGB", None).0, 0, "{level}");
    }
}
