//! Many rounds between four seats of the model, and what came of them.

use std::fmt;
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::Seat;
use server::race::{CAP, Link, Race, ahead, lead};

use super::network::{Conduct, PATHS, Path, Player, bell, judged, moment};

/// How fast people are: `least`, and a log-normal time on top of it; all seats alike.
#[derive(Clone, Copy, Debug)]
pub struct Reactions {
    pub least: f64,
    pub median: f64,
    pub spread: f64,
}

/// Nine in ten between 0.9 and 2.5 s: people who read the dice.
pub const PEOPLE: Reactions = Reactions { least: 500.0, median: 900.0, spread: 0.5 };

/// Nine in ten between 0.65 and 0.95 s: four experts on easy rolls, so that
/// near-ties are frequent. A hard case for any referee.
pub const EXPERTS: Reactions = Reactions { least: 500.0, median: 270.0, spread: 0.35 };

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Tournament {
    pub rounds: u32,
    pub reactions: Reactions,
    pub conduct: [Conduct; 4],
    pub cap: Duration,
    pub paths: [Path; 4],
}

impl Tournament {
    pub const fn honest(rounds: u32, reactions: Reactions) -> Tournament {
        Tournament { rounds, reactions, conduct: [Conduct::Honest; 4], cap: CAP, paths: PATHS }
    }
}

/// What came of it. Everything is a sum over the rounds until it is asked for.
#[derive(Default)]
pub struct Score {
    pub rounds: f64,
    /// Rounds that the truly first caller got.
    pub right: f64,
    /// Rounds in which the first was faster by a frame or more, and those got right.
    pub clear: f64,
    pub clear_right: f64,
    /// Rounds truly won, and rounds given, by seat.
    pub due: [f64; 4],
    pub given: [f64; 4],
    /// The same if the first call to arrive won: with dice shown at one moment, and with
    /// dice shown when they arrive.
    pub by_arrival: [f64; 4],
    pub arrival_right: f64,
    pub at_once: [f64; 4],
    pub at_once_right: f64,
    /// Rounds settled by lot.
    pub lots: f64,
    /// How long verdicts were held: in sum, and the longest.
    pub held: f64,
    pub longest: f64,
    /// Judged reactions in sum, by seat.
    pub judged: [f64; 4],
    /// Rolls that came too late, and how long a program had them early, by seat.
    pub late: [f64; 4],
    pub peeked: [f64; 4],
}

/// Plays it. The same seed gives the same dice, reactions and packets to every
/// conduct, so that runs can be compared round by round.
pub fn play(tournament: Tournament) -> Score {
    let mut rng = ChaCha8Rng::seed_from_u64(2006);
    let mut lots = ChaCha8Rng::seed_from_u64(2007);
    let mut players: Vec<Player> = (tournament.paths.into_iter().zip(tournament.conduct))
        .map(|(path, conduct)| Player::new(path, conduct, &mut rng))
        .collect();
    let mut now = 10_000.0;
    for player in &mut players {
        (0..8).for_each(|_| player.exchange(now, &mut rng));
    }
    let mut score = Score::default();
    for _ in 0..tournament.rounds {
        // A round takes about 6 s, and the clients are asked every 2 s.
        for player in &mut players {
            (0..3).for_each(|_| player.exchange(now, &mut rng));
        }
        now += 6000.0;
        round(&tournament, &players, now, &mut score, &mut rng, &mut lots);
    }
    score
}

fn round(
    tournament: &Tournament,
    players: &[Player],
    now: f64,
    score: &mut Score,
    rng: &mut ChaCha8Rng,
    lots: &mut ChaCha8Rng,
) {
    let link = |seat: usize| Link::Device {
        device: u32::try_from(seat).unwrap(),
        trip: players[seat].trips.trip(),
    };
    let links: Vec<(Seat, Link)> = Seat::all(4).map(|seat| (seat, link(seat.index()))).collect();
    let lead = lead(links.iter().map(|&(_, link)| link), tournament.cap);
    // Nothing is read aloud here, so calls open when the dice are shown.
    let opens_at = now + in_ms(lead);
    let Reactions { least, median, spread } = tournament.reactions;
    let reactions = [(); 4].map(|()| least + median * (spread * bell(rng)).exp());
    let sent: Vec<_> = (players.iter().zip(&links).zip(reactions))
        .map(|((player, &(_, link)), reaction)| {
            let rolled = opens_at - in_ms(ahead(link, tournament.cap));
            player.call(rolled, opens_at, reaction, rng)
        })
        .collect();
    let at_once: Vec<f64> = (players.iter().zip(reactions))
        .map(|(player, reaction)| player.path.way_down(rng) + reaction + player.path.way_up(rng))
        .collect();

    let mut race = Race::new(moment(opens_at), tournament.cap, links.iter().copied());
    let mut arrivals: Vec<usize> = (0..4).collect();
    arrivals.sort_by(|&one, &other| sent[one].arrived.total_cmp(&sent[other].arrived));
    for &seat in &arrivals {
        let arrived = moment(sent[seat].arrived);
        if race.due().is_some_and(|due| due < arrived) {
            break;
        }
        // A call before calls open is refused; the seat does not get the round then.
        let _ = race.call(
            super::seat(u8::try_from(seat).unwrap()),
            (),
            Some(sent[seat].claim),
            arrived,
        );
    }
    let due = race.due().unwrap();
    let verdict = race.verdict(due, lots).unwrap();

    let first = least_of(&reactions);
    let winner = verdict.calls[0].seat.index();
    let mut sorted = reactions;
    sorted.sort_by(f64::total_cmp);
    let clear = f64::from(sorted[1] - sorted[0] >= super::network::FRAME);
    let right = f64::from(winner == first);
    score.rounds += 1.0;
    score.right += right;
    score.clear += clear;
    score.clear_right += clear * right;
    score.due[first] += 1.0;
    score.given[winner] += 1.0;
    score.by_arrival[arrivals[0]] += 1.0;
    score.arrival_right += f64::from(arrivals[0] == first);
    score.at_once[least_of(&at_once)] += 1.0;
    score.at_once_right += f64::from(least_of(&at_once) == first);
    score.lots += f64::from(verdict.calls[0].lot);
    score.held += in_ms(verdict.held);
    score.longest = score.longest.max(in_ms(verdict.held));
    for (seat, sent) in sent.iter().enumerate() {
        score.judged[seat] += judged(opens_at, tournament.cap, links[seat].1, sent, lots);
        score.late[seat] += f64::from(sent.late);
        score.peeked[seat] += sent.peeked;
    }
}

fn in_ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn least_of(times: &[f64]) -> usize {
    (0..times.len()).min_by(|&one, &other| times[one].total_cmp(&times[other])).unwrap()
}

impl Score {
    /// A part of all rounds, in percent.
    pub fn percent(&self, part: f64) -> f64 {
        100.0 * part / self.rounds
    }

    /// By how many points a seat's share is off at most.
    pub fn most_off(&self, given: [f64; 4]) -> f64 {
        (given.iter().zip(self.due))
            .map(|(given, due)| self.percent(given - due).abs())
            .fold(0.0, f64::max)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shares = |of: [f64; 4]| of.map(|part| format!("{:.2}", self.percent(part))).join(" ");
        let means = |of: [f64; 4]| of.map(|sum| format!("{:.1}", sum / self.rounds)).join(" ");
        writeln!(f, "{} rounds", self.rounds)?;
        writeln!(f, "truly first         100.00 %  shares {}", shares(self.due))?;
        let row = |f: &mut fmt::Formatter<'_>, name, right, given| {
            writeln!(f, "{name:20} {:5.2} %  shares {}", self.percent(right), shares(given))
        };
        row(f, "judged", self.right, self.given)?;
        row(f, "one moment, arrival", self.arrival_right, self.by_arrival)?;
        row(f, "sent at once, arrival", self.at_once_right, self.at_once)?;
        let clear = 100.0 * self.clear_right / self.clear;
        writeln!(
            f,
            "by a frame or more   {clear:5.2} % right, {:.2} % of rounds",
            self.percent(self.clear)
        )?;
        writeln!(f, "by lot {:.2} %", self.percent(self.lots))?;
        writeln!(f, "held {:.1} ms, at most {:.1}", self.held / self.rounds, self.longest)?;
        writeln!(f, "rolls late in % {}", shares(self.late))?;
        writeln!(f, "judged {}  had early {}", means(self.judged), means(self.peeked))
    }
}
