//! Four phones and a TV: the TV shows the dice when its clock says so, and everybody's reaction counts from the
//! moment on which all clocks agree. `docs/RACE.md` quotes the figures.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::Seat;
use server::race::{CAP_BY_LINK, Link, Race};

use super::network::{Conduct, FRAME, Path, Player, bell, moment, share, time};
use super::tournament::{EXPERTS, PEOPLE, Reactions};

/// A phone or a TV in a room with a busy Wi-Fi, 30 ms from the server.
const AT_HOME: Path = Path { round: 30.0, up: 0.55, jitter: 3.0, spikes: 0.01, losses: 0.002 };
/// A phone that is not in the Wi-Fi: farther away, and slower up than down.
const MOBILE: Path = Path { round: 60.0, up: 0.65, jitter: 6.0, spikes: 0.01, losses: 0.003 };
/// What the picture of a TV is late by: it is the same for all who look at it.
const TV_LAG: f64 = 60.0;

struct Room {
    tv: Player,
    phones: Vec<Player>,
    rng: ChaCha8Rng,
    now: f64,
}

#[derive(Default)]
struct Evening {
    rounds: f64,
    right: f64,
    clear: f64,
    clear_right: f64,
    given: [f64; 4],
    due: [f64; 4],
    /// How far the clocks of two phones are apart, in every round.
    apart: Vec<f64>,
    /// What the judged reactions are longer by than the true ones, in sum.
    longer: [f64; 4],
}

impl Room {
    fn new(paths: [Path; 4]) -> Room {
        let mut rng = ChaCha8Rng::seed_from_u64(17);
        let mut come = |path| Player::new(path, Conduct::Honest, &mut rng);
        let (tv, phones) = (come(AT_HOME), paths.map(come).into());
        let mut room = Room { tv, phones, rng, now: 10_000.0 };
        (0..8).for_each(|_| room.exchange());
        room
    }

    fn exchange(&mut self) {
        let Room { tv, phones, rng, now } = self;
        phones.iter_mut().chain([tv]).for_each(|player| player.exchange(*now, rng));
    }

    fn round(&mut self, people: Reactions, evening: &mut Evening) {
        (0..3).for_each(|_| self.exchange());
        self.now += 6000.0;
        let Room { tv, phones, rng, now } = self;
        let opens_at = *now + 100.0;
        let shown = tv.due(opens_at) + FRAME * share(rng) + TV_LAG;
        let Reactions { least, median, spread } = people;
        let reactions = [(); 4].map(|()| least + median * (spread * bell(rng)).exp());
        let link = |seat: Seat| {
            let device = u32::from(seat.number());
            Link::Device { device, trip: phones[seat.index()].trips.trip() }
        };
        let links: Vec<(Seat, Link)> = Seat::all(4).map(|seat| (seat, link(seat))).collect();
        let mut calls: Vec<_> = (Seat::all(4).zip(phones.iter()).zip(reactions))
            .map(|((seat, phone), reaction)| {
                // A finger is seen by the phone within half a frame.
                let pressed = shown + reaction;
                let claim = pressed - phone.due(opens_at) + 8.0 * (share(rng) - 0.5);
                (seat, time(claim.max(0.0)), pressed + phone.path.way_up(rng))
            })
            .collect();
        calls.sort_by(|one, other| one.2.total_cmp(&other.2));
        let mut race = Race::new(moment(opens_at), CAP_BY_LINK, links);
        for (seat, claim, arrived) in calls {
            if race.due().is_some_and(|due| due < moment(arrived)) {
                break;
            }
            race.call(seat, (), Some(claim), moment(arrived)).unwrap();
        }
        let due = race.due().unwrap();
        let verdict = race.verdict(due, rng).unwrap();
        let fastest = |times: &[f64; 4]| {
            (0..4).min_by(|&one, &other| times[one].total_cmp(&times[other])).unwrap()
        };
        let (first, winner) = (fastest(&reactions), verdict.calls[0].seat.index());
        let mut sorted = reactions;
        sorted.sort_by(f64::total_cmp);
        let clear = f64::from(sorted[1] - sorted[0] >= FRAME);
        let right = f64::from(first == winner);
        evening.rounds += 1.0;
        evening.right += right;
        evening.clear += clear;
        evening.clear_right += clear * right;
        evening.due[first] += 1.0;
        evening.given[winner] += 1.0;
        evening.apart.push((phones[0].due(opens_at) - phones[1].due(opens_at)).abs());
        for call in &verdict.calls {
            let seat = call.seat.index();
            evening.longer[seat] += call.judged.as_secs_f64() * 1e3 - reactions[seat];
        }
    }
}

fn play(paths: [Path; 4], people: Reactions) -> Evening {
    let mut room = Room::new(paths);
    let mut evening = Evening::default();
    (0..20_000).for_each(|_| room.round(people, &mut evening));
    evening.apart.sort_by(f64::total_cmp);
    evening
}

impl Evening {
    fn percent(&self, part: f64) -> f64 {
        100.0 * part / self.rounds
    }

    /// So many of the phones' clocks are this far apart at most, in milliseconds.
    fn apart(&self, percent: usize) -> f64 {
        self.apart[self.apart.len() * percent / 100]
    }

    /// By how many points a seat's share is off at most.
    fn most_off(&self) -> f64 {
        let off =
            self.given.iter().zip(self.due).map(|(given, due)| self.percent(given - due).abs());
        off.fold(0.0, f64::max)
    }
}

impl fmt::Display for Evening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "truly first {:.1} % ({:.1} % of those won by a frame), shares off by {:.1}, \
             clocks apart {:.1} ms (median), {:.1} ms (95 %), judged longer by {:?} ms",
            self.percent(self.right),
            100.0 * self.clear_right / self.clear,
            self.most_off(),
            self.apart(50),
            self.apart(95),
            self.longer.map(|sum| (sum / self.rounds).round()),
        )
    }
}

#[test]
fn d6_phones_around_a_tv_are_judged_alike() {
    let people = play([AT_HOME; 4], PEOPLE);
    println!("four at home, people: {people}");
    assert!(people.percent(people.right) >= 97.0);
    assert!(people.most_off() <= 1.5);
    assert!(people.apart(95) <= 5.0);
    let experts = play([AT_HOME; 4], EXPERTS);
    println!("four at home, experts: {experts}");
    assert!(experts.clear_right / experts.clear >= 0.97);
    assert!(experts.most_off() <= 2.5);
}

#[test]
fn d6_a_phone_on_another_network_is_off_by_what_its_ways_differ() {
    let mixed = play([AT_HOME, AT_HOME, AT_HOME, MOBILE], EXPERTS);
    println!("one of four on a mobile network, experts: {mixed}");
    // Half of what its way up takes longer than its way down: 9 ms here, less 1.5 ms that all have.
    assert!(mixed.most_off() <= 6.0);
    assert!(mixed.clear_right / mixed.clear >= 0.93);
}
