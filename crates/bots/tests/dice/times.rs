//! How long the levels take and how often they are wrong: as documented.

use bots::dice::measure::alone;
use bots::dice::{Reflexes, steps};
use bots::level::Level;
use rules::dice::{Roll, Variant};
use serde_json::json;

use super::{Table, generator, seat};

/// What `bots::dice` says of each level and variant: mean seconds, median, share of errors.
const STATED: [(Level, Variant, f64, f64, f64); 12] = [
    (Level::Beginner, Variant::Basic, 5.40, 3.60, 0.038),
    (Level::Beginner, Variant::Poachers, 7.24, 4.79, 0.066),
    (Level::Beginner, Variant::Guards, 7.75, 5.10, 0.066),
    (Level::Casual, Variant::Basic, 3.47, 2.50, 0.034),
    (Level::Casual, Variant::Poachers, 4.84, 3.48, 0.055),
    (Level::Casual, Variant::Guards, 5.19, 3.73, 0.055),
    (Level::Strong, Variant::Basic, 2.11, 1.57, 0.024),
    (Level::Strong, Variant::Poachers, 3.05, 2.28, 0.037),
    (Level::Strong, Variant::Guards, 3.30, 2.46, 0.035),
    (Level::Expert, Variant::Basic, 1.38, 1.09, 0.012),
    (Level::Expert, Variant::Poachers, 1.95, 1.56, 0.021),
    (Level::Expert, Variant::Guards, 2.11, 1.68, 0.019),
];

#[test]
fn times_and_errors_are_those_stated() {
    for (level, variant, mean, median, errors) in STATED {
        // Another seed than that of the table, so this is not a copy of it.
        let measured = alone(level, variant, 10_000, &mut generator(2));
        let about = |seen: f64, stated: f64| (seen / stated - 1.0).abs() < 0.04;
        assert!(about(measured.mean, mean), "{level} {variant:?} {measured:?}");
        assert!(about(measured.median, median), "{level} {variant:?} {measured:?}");
        // Three deviations of the difference of two shares of 10,000, this one and the stated one.
        let deviation = (errors * (1.0 - errors) / 10_000.0).sqrt();
        assert!(
            (measured.errors - errors).abs() < 4.3 * deviation,
            "{level} {variant:?} {measured:?}"
        );
    }
}

#[test]
fn the_tables_in_the_documentation_are_these() {
    let documentation = include_str!("../../src/dice/mod.rs");
    for (level, variant, mean, median, errors) in STATED {
        let variant = format!("{variant:?}").to_lowercase();
        let errors = errors * 100.0;
        let row = format!("| {level} | {variant} | {mean:.2} s | {median:.2} s | {errors:.1} % |");
        assert!(documentation.contains(&row), "{row}");
    }
    for level in Level::ALL {
        let Reflexes { least, step, spread, slip, check, silence } = Reflexes::of(level);
        let [slip, check, silence] = [slip, check, silence].map(|chance| chance * 100.0);
        let row = format!(
            "| {level} | {least:?} s | {step} s | {spread} | {slip:.1} % | {check:.1} % | {silence:.1} % |"
        );
        assert!(documentation.contains(&row), "{row}");
    }
}

#[test]
fn levels_are_ordered_and_their_times_have_a_long_right_tail() {
    for variant in [Variant::Basic, Variant::Poachers, Variant::Guards] {
        let measured = Level::ALL.map(|level| alone(level, variant, 10_000, &mut generator(4)));
        for seen in measured {
            assert!(seen.mean > 1.03 * seen.median, "{seen:?}");
        }
        for [lower, higher] in measured.array_windows() {
            assert!(higher.mean < lower.mean && higher.errors < lower.errors, "{measured:?}");
        }
    }
}

#[test]
fn d3_steps_are_counted() {
    for (dice, expected) in [
        ("RRRGB 33", 2),      // read, count
        ("RRRGB 12", 3),      // infer, count
        ("RRGGB 22", 3),      // read, count, the third
        ("RRRGB 22", 3),      // read, count, nothing
        ("RRGGB 13", 4),      // infer, count, the third
        ("RRRRG 22 BB", 4),   // and read whom they are after: nobody there
        ("RRRRG 33 RR", 4),   // and one taken away
        ("RRRRG 12 GB", 6),   // all of it inferred
        ("RRRGB 33 GG G", 4), // and the guard
        ("RRRGB 33 GG R", 5), // and the guard elsewhere
        ("RRRBB 13 GB B", 8), // everything
    ] {
        assert_eq!(steps(&dice.parse::<Roll>().unwrap()), expected, "{dice}");
    }
}

#[test]
fn more_steps_take_longer() {
    let by_steps = [
        ("guards", "RRRGB 33 GG G"),
        ("guards", "RRRGB 33 GG R"),
        ("guards", "RRRGB 12 GG R"),
        ("guards", "RRRRG 12 GB B"),
        ("guards", "RRRBB 13 GB B"),
    ];
    for level in Level::ALL {
        let means = by_steps.map(|(variant, dice)| {
            let mut table = Table::new(2, json!({ "variant": variant }));
            table.roll(dice);
            let view = table.view(1);
            let mut rng = generator(5);
            let times =
                (0..2000).filter_map(|_| Reflexes::of(level).react(&view, seat(1), &mut rng));
            times.map(|reaction| reaction.after.as_secs_f64()).sum::<f64>() / 2000.0
        });
        for [easier, harder] in means.array_windows() {
            assert!(easier < harder, "{level} {means:?}");
        }
    }
}
