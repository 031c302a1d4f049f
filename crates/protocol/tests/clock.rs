//! The client's clock against `data/clock.json`, which the page's tests read, too.

use std::time::Duration;

use protocol::clock::ServerClock;
use serde::Deserialize;

/// One sequence of what a client hears and asks. Times are in microseconds.
#[derive(Deserialize)]
struct Sample {
    about: String,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Step {
    Pong {
        /// When it was sent and received on the client's clock, and what the server's showed.
        pong: (u64, u64, u64),
        #[serde(default = "once")]
        times: u32,
    },
    Local {
        /// A moment of the server's, and when it comes on the client's clock.
        local: (u64, Option<u64>),
    },
    Forget {
        #[serde(rename = "forget")]
        _forget: bool,
    },
}

fn once() -> u32 {
    1
}

#[test]
fn the_clock_does_what_the_samples_say() {
    let samples: Vec<Sample> = serde_json::from_str(include_str!("data/clock.json")).unwrap();
    for Sample { about, steps } in samples {
        let mut clock = ServerClock::default();
        for (place, step) in steps.iter().enumerate() {
            match *step {
                Step::Pong { pong: (sent, received, server), times } => (0..times).for_each(|_| {
                    let [sent, received] = [sent, received].map(Duration::from_micros);
                    clock.answered(sent, received, server);
                }),
                Step::Forget { .. } => clock.forget(),
                Step::Local { local: (moment, own) } => {
                    let own = own.map(Duration::from_micros);
                    assert_eq!(clock.local(moment), own, "{about}, step {place}");
                }
            }
        }
    }
}

#[test]
fn any_moment_at_all_can_be_asked_for() {
    let mut clock = ServerClock::default();
    clock.answered(Duration::from_secs(1), Duration::from_secs(1), 10_000_000);
    assert_eq!(clock.local(0), Some(Duration::ZERO), "before the client's time began");
    assert!(clock.local(u64::MAX).is_some());
    clock.answered(Duration::ZERO, Duration::MAX, u64::MAX);
    clock.answered(Duration::MAX, Duration::MAX, 0);
    assert_eq!(clock.local(u64::MAX), Some(Duration::MAX));
}
