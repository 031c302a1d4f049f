//! `load`: small, but everything is measured.

use serde_json::Value;

use crate::program::{prints, prints_json};

#[test]
fn both_sides_are_measured_at_a_fixed_rate_and_in_a_closed_loop() {
    for pace in [["--rate", "20"].as_slice(), &["--closed"]] {
        let words = ["load", "--tables", "3", "--seconds", "1", "--json"];
        let [report] = &prints_json(&[&words, pace].concat())[..] else { panic!("one object") };
        for side in ["server", "floor"] {
            let side = &report[side];
            assert!(side["moves"].as_u64().unwrap() >= 20, "{report}");
            for spread in ["acknowledgement", "arrival"] {
                let at = |name: &str| side[spread][name].as_f64().unwrap();
                assert!(0.0 < at("p50") && at("p50") <= at("p99"), "{report}");
            }
        }
        assert_eq!(report["rate"], if pace.len() == 2 { 20.0.into() } else { Value::Null });
        assert!(report["disk"]["p50"].as_f64().unwrap() > 0.0, "{report}");
        let whole = report["memory_in_whole_games"].as_f64();
        assert_eq!(whole.is_some_and(|memory| memory > 0.0), pace.len() == 2, "{report}");
    }
}

#[test]
fn the_report_is_a_table_in_every_language() {
    let said = |language| {
        prints(&["load", "--tables", "2", "--seconds", "1", "--rate", "10", "--lang", language])
    };
    for (language, bar) in [
        ("en", "at most 1.9"),
        ("fr", "au plus 1,9"),
        ("de", "höchstens 1,9"),
        ("es", "como mucho 1,9"),
    ] {
        let said = said(language);
        assert!(said.contains(bar), "{said}");
        assert_eq!(said.lines().count(), 11, "{said}");
        assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    }
}

/// Both ways to play, with clients of this version and of earlier ones.
#[test]
fn both_regimes_are_measured_unless_one_is_asked_for() {
    for clients in [&[][..], &["--older-clients"]] {
        let words = ["load", "--tables", "2", "--seconds", "1", "--json"];
        let reports = prints_json(&[&words, clients].concat());
        let [paced, closed] = &reports[..] else { panic!("two objects: {reports:?}") };
        assert_eq!((&paced["rate"], &closed["rate"]), (&1.0.into(), &Value::Null));
        for report in [paced, closed] {
            assert!(report["server"]["moves"].as_u64().unwrap() > 0, "{report}");
        }
    }
}

#[test]
fn every_socket_gets_its_view() {
    let [crowd] = &prints_json(&["load", "--sockets", "40", "--json"])[..] else {
        panic!("one object")
    };
    assert_eq!((&crowd["sockets"], &crowd["views"]), (&40.into(), &40.into()));
    assert_eq!(crowd["moves"], 20);
}
