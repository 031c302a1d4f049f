//! What a lie gains, measured against the same rounds played honestly.
//! `docs/RACE.md` quotes the figures.

use std::time::Duration;

use server::race::{CAP, CAP_BY_LINK};

use super::network::{Conduct, PATHS};
use super::tournament::{PEOPLE, Score, Tournament, play};

/// Enough for the mean of a gain, which is measured round by round against the
/// same round played honestly. A share is right to about half a point.
const ROUNDS: u32 = 3_000;

/// What a conduct gained.
struct Gain {
    /// Who, how, and what.
    told: String,
    /// Milliseconds of reaction, on average.
    time: f64,
    /// Points of the share of rounds.
    share: f64,
}

fn honest(cap: Duration) -> Score {
    play(Tournament { cap, ..Tournament::honest(ROUNDS, PEOPLE) })
}

/// One seat plays like this, the others honestly.
fn gain(honest: &Score, seat: usize, conduct: Conduct, cap: Duration) -> Gain {
    let mut tournament = Tournament { cap, ..Tournament::honest(ROUNDS, PEOPLE) };
    tournament.conduct[seat] = conduct;
    let lying = play(tournament);
    let time = (honest.judged[seat] - lying.judged[seat]) / honest.rounds;
    let share = honest.percent(lying.given[seat] - honest.given[seat]);
    let round = PATHS[seat].round;
    let told = format!("{round:3} ms, {conduct:?}, cap {cap:?}: {time:.1} ms, {share:+.1} points");
    Gain { told, time, share }
}

#[test]
fn a_false_claim_gains_twenty_milliseconds_at_most() {
    let lies = [20.0, 50.0, 100.0, 200.0].map(Conduct::Less);
    let honest = honest(CAP);
    for seat in 0..PATHS.len() {
        for conduct in lies.into_iter().chain([Conduct::Zero, Conduct::Prompt]) {
            let gain = gain(&honest, seat, conduct, CAP);
            println!("{}", gain.told);
            assert!(gain.time <= 20.0 && gain.share <= 2.0);
        }
    }
}

/// This cannot be told from a longer way. It can only be bounded: by half of the
/// delay, and by the cap less the way there really is.
#[test]
fn who_delays_every_answer_gains_half_of_it_and_never_more_than_the_cap() {
    for (cap, delays) in [(CAP, [40.0, 1000.0]), (CAP_BY_LINK, [100.0, 1000.0])] {
        let honest = honest(cap);
        for (seat, path) in PATHS.iter().enumerate() {
            for late in delays {
                let gain = gain(&honest, seat, Conduct::Delays(late), cap);
                println!("{}", gain.told);
                assert!(gain.time <= late / 2.0 + 20.0);
                assert!(gain.time <= cap.as_secs_f64() * 1e3 - path.round / 2.0);
            }
        }
    }
}

/// A program that shows the dice as soon as they arrive has them only a little
/// earlier, because no seat is sent the roll earlier than it needs.
#[test]
fn who_peeks_gains_little() {
    let honest = honest(CAP);
    for (seat, path) in PATHS.iter().enumerate() {
        let peeks = gain(&honest, seat, Conduct::Peeks, CAP);
        let lies_too = gain(&honest, seat, Conduct::Everything(0.0), CAP);
        let everything = gain(&honest, seat, Conduct::Everything(1000.0), CAP);
        println!("{}\n{}\n{}", peeks.told, lies_too.told, everything.told);
        assert!(peeks.time <= 40.0);
        assert!(lies_too.time <= peeks.time + 20.0);
        // Both are bounded by the cap: the claim's credit, and the lead with its 50 ms.
        let cap = CAP.as_secs_f64() * 1e3;
        assert!(everything.time <= 2.0 * (cap - path.round / 2.0) + 50.0);
    }
}
