//! A bot that plays as well as the people at its table: it learns how fast they are from the races
//! that they won or waited in, and corrects itself by the games that were won and lost.

use std::time::Duration;

use rules::dice::{Dice, View};

use super::player::Player;
use super::racer::Racer;
use super::reflexes::Reflexes;
use super::steps::steps;
use crate::bot::Bot;
use crate::level::Level;
use crate::matching::{Matching, Shown, TrackRecord};

pub(super) const MATCHING: Matching<Dice> = Matching { usual, bot };

/// Which level gives an even game to somebody who takes so many times as long as an adult: see
/// the tests of growth, which play it.
const EVEN: [(f64, Level); 4] =
    [(2.1, Level::Beginner), (1.0, Level::Casual), (0.633, Level::Strong), (0.433, Level::Expert)];

/// How much a person's times vary: the deviation of their logarithm, with what the difficulty of a
/// roll leaves unexplained.
const SPREAD: f64 = 0.4;
/// How often a time says nothing of a person: they looked away, or guessed.
const STRAY: f64 = 0.1;
/// How unsure it is at first how fast somebody is: the deviation of its logarithm around an adult.
const UNSURE: f64 = 0.5;
/// How much faster, as a logarithm, each game that somebody leads by makes the bot.
const CORRECTION: f64 = 0.07;

/// The mean time of an adult, who takes 3 seconds in `basic` and 4.5 in `guards`: the level that is
/// even with them, times what their mean is above its median.
fn usual(view: &View) -> Duration {
    let casual = Reflexes::of(Level::Casual);
    let roll = view.round.as_ref().map(|round| steps(&round.roll));
    let seconds = 1.2 * (casual.least + casual.step * f64::from(roll.unwrap_or(3)));
    Duration::from_secs_f64(seconds)
}

/// A bot that gives an even game to the fastest of these people.
fn bot(people: &[TrackRecord]) -> Box<dyn Bot<Dice>> {
    let fastest = people.iter().map(pace).fold(f64::INFINITY, f64::min);
    Box::new(Racer::of(Player::even_with(if fastest.is_finite() { fastest } else { 1.0 })))
}

/// How many times as long as an adult somebody takes whom the bot is to be even with.
fn pace(person: &TrackRecord) -> f64 {
    (expected(person.races()) - CORRECTION * person.lead()).exp()
}

/// The expected logarithm of somebody's pace after these races: every pace from a third of
/// an adult's time to five times as long is weighed by what it makes of them.
fn expected(races: &[Shown]) -> f64 {
    let races: Vec<Seen> = races.iter().map(Seen::of).collect();
    let (mut sum, mut all) = (0.0, 0.0);
    for pace in (-22..=32).map(|step| f64::from(step) * 0.05) {
        let prior = (-(pace / UNSURE).powi(2) / 2.0).exp();
        // No race makes less than a hundredth of it, so what is remembered never makes nothing.
        let weight = races.iter().fold(prior, |weight, race| weight * race.likelihood(pace));
        sum += pace * weight;
        all += weight;
    }
    sum / all
}

/// A race with the logarithm of its time.
enum Seen {
    Won(f64),
    Waited(f64),
}

impl Seen {
    fn of(race: &Shown) -> Seen {
        let ln = |thousandths: &u32| (f64::from((*thousandths).max(1)) / 1000.0).ln();
        match race {
            Shown::Won(at) => Seen::Won(ln(at)),
            Shown::Waited(at) => Seen::Waited(ln(at)),
        }
    }

    /// How likely a person of this pace makes this of a race, but for a constant factor.
    fn likelihood(&self, pace: f64) -> f64 {
        let deviation = |time: &f64| (time - (pace - SPREAD * SPREAD / 2.0)) / SPREAD;
        match self {
            Seen::Won(at) => (1.0 - STRAY) * (-deviation(at).powi(2) / 2.0).exp() + STRAY / 10.0,
            // The bell curve's upper tail, nearly.
            Seen::Waited(at) => (1.0 - STRAY) / (1.0 + (1.7 * deviation(at)).exp()) + STRAY,
        }
    }
}

impl Player {
    /// Somebody who gives an even game to a person of this pace: between the levels that are even
    /// with a slower and with a faster one. Slower than the lowest level there is no end; nobody
    /// is faster than the highest.
    fn even_with(pace: f64) -> Player {
        let [(slowest, lowest), ..] = EVEN;
        if pace >= slowest {
            let mut player = Player::of(lowest);
            player.reflexes.least *= pace / slowest;
            player.reflexes.step *= pace / slowest;
            return player;
        }
        for [(slow, below), (fast, above)] in EVEN.array_windows() {
            if pace >= *fast {
                let share = (slow / pace).ln() / (slow / fast).ln();
                let mut player = Player::of(if share < 0.5 { *below } else { *above });
                player.reflexes = between(Reflexes::of(*below), Reflexes::of(*above), share);
                return player;
            }
        }
        Player::of(Level::Expert)
    }
}

/// So far on the way from one to the other.
fn between(from: Reflexes, to: Reflexes, share: f64) -> Reflexes {
    let straight = |from: f64, to: f64| from + share * (to - from);
    let times = |from: f64, to: f64| from * (to / from).powf(share);
    Reflexes {
        least: times(from.least, to.least),
        step: times(from.step, to.step),
        spread: straight(from.spread, to.spread),
        slip: straight(from.slip, to.slip),
        check: straight(from.check, to.check),
        silence: straight(from.silence, to.silence),
    }
}

#[cfg(test)]
mod tests {
    use rules::{Outcome, Seat, Seats};

    use super::*;

    fn is_like(reflexes: Reflexes, level: Level) -> bool {
        let all = |Reflexes { least, step, spread, slip, check, silence }| {
            [least, step, spread, slip, check, silence]
        };
        let pairs = all(reflexes).into_iter().zip(all(Reflexes::of(level)));
        pairs.map(|(one, other)| (one - other).abs()).all(|difference| difference < 1e-9)
    }

    #[test]
    fn who_is_not_known_is_taken_for_an_adult() {
        assert!(expected(&[]).abs() < 0.03);
        assert_eq!(pace(&TrackRecord::default()), expected(&[]).exp());
        assert!(is_like(Player::even_with(1.0).reflexes, Level::Casual));
    }

    #[test]
    fn a_pace_is_learned_from_what_was_won_and_from_what_was_not() {
        let slow = expected(&[Shown::Waited(1800); 12]).exp();
        assert!(slow > 1.7, "{slow}");
        let fast = expected(&[Shown::Won(500); 12]).exp();
        assert!((0.45..0.6).contains(&fast), "{fast}");
        // Somebody who looked away three times is no slower for it.
        let mut races = vec![Shown::Won(900); 12];
        let usual = expected(&races);
        races.extend([Shown::Waited(3000); 3]);
        assert!((expected(&races) - usual).abs() < 0.25);
    }

    #[test]
    fn who_wins_more_games_gets_a_faster_bot() {
        let (person, bot) = (Seat::new(0).unwrap(), Seats::only(Seat::new(1).unwrap()));
        let mut winner = TrackRecord::default();
        winner.note_game(person, bot, Outcome::Won(Seats::only(person)));
        let mut loser = TrackRecord::default();
        loser.note_game(person, bot, Outcome::Won(bot));
        assert!(pace(&winner) < pace(&TrackRecord::default()));
        assert!(pace(&loser) > pace(&TrackRecord::default()));
    }

    #[test]
    fn it_is_slower_for_slower_people_and_ends_at_the_highest_level() {
        let median = |pace: f64| {
            let Reflexes { least, step, .. } = Player::even_with(pace).reflexes;
            least + 4.0 * step
        };
        let paces = [4.0, 2.1, 1.5, 1.0, 0.8, 0.633, 0.5, 0.433];
        assert!(paces.array_windows().all(|[slow, fast]| median(*slow) > median(*fast)));
        for (pace, level) in EVEN {
            assert!(is_like(Player::even_with(pace).reflexes, level), "{level}");
        }
        assert_eq!(Player::even_with(0.1).reflexes, Reflexes::of(Level::Expert));
    }
}
