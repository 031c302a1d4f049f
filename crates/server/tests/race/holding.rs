//! While a verdict is held: how long, for whom, and that nothing shows.

use std::fmt::Debug;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rules::chance::below;
use rules::{Seat, Seats};
use serde::Serialize;
use server::race::{CAP, CAP_BY_LINK, Link, Race, Refused, SLACK, TOO_CLOSE, Trip, Verdict};

use super::{afar, at, ms, seat};

const OPENS_AT: u64 = 10_000;

fn lots() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(1)
}

/// The seats of a verdict in order.
fn seats<T>(verdict: &Verdict<T>) -> Vec<u8> {
    verdict.calls.iter().map(|call| call.seat.number()).collect()
}

#[test]
fn d6_a_far_seat_is_waited_for_as_long_as_it_may_have_been_first() {
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), afar(1, 60), afar(2, 220)]);
    assert_eq!(race.due(), None);
    race.call(seat(0), "gnu", Some(ms(1_000)), at(OPENS_AT + 1_010)).unwrap();
    // Seat 2 could have reacted after 1000 ms, too close to call up to 1008:
    // a trip of 110 and the slack of 18 later it must have arrived.
    let due = OPENS_AT + 1_008 + 110 + 18;
    assert_eq!(race.due(), Some(at(due)));
    assert_eq!(race.verdict(at(due - 1), &mut lots()), None);
    race.call(seat(2), "rhino", Some(ms(980)), at(OPENS_AT + 1_095)).unwrap();
    // Now only seat 1 is left, and the time to beat is 980.
    assert_eq!(race.due(), Some(at(OPENS_AT + 988 + 30 + 18)));
    let verdict = race.verdict(at(OPENS_AT + 1_095), &mut lots()).unwrap();
    assert_eq!(seats(&verdict), [2, 0]);
    assert_eq!(verdict.held, ms(85));
    assert_eq!(race.due(), None);
}

#[test]
fn once_all_have_called_nothing_is_waited_for() {
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), afar(1, 220)]);
    race.call(seat(0), (), Some(ms(1_000)), at(OPENS_AT + 1_010)).unwrap();
    race.call(seat(1), (), Some(ms(1_000)), at(OPENS_AT + 1_030)).unwrap();
    assert!(race.verdict(at(OPENS_AT + 1_030), &mut lots()).is_some());
}

#[test]
fn the_cap_ends_every_hold() {
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), afar(1, 2_000)]);
    race.call(seat(0), (), Some(ms(1_010)), at(OPENS_AT + 1_010)).unwrap();
    assert_eq!(race.due(), Some(at(OPENS_AT + 1_010 + 150)));
    let mut by_link = Race::new(at(OPENS_AT), CAP_BY_LINK, [afar(0, 20), afar(1, 2_000)]);
    by_link.call(seat(0), (), Some(ms(1_010)), at(OPENS_AT + 1_010)).unwrap();
    assert_eq!(by_link.due(), Some(at(OPENS_AT + 1_010 + 250)));
}

/// In thousands of races: the cap holds, the hold only gets shorter, and nobody
/// who arrives after it could have been first. Only a lot can be missed, and only
/// if the cap ended the hold.
#[test]
fn a_hold_is_never_longer_than_the_cap_and_long_enough() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut some = |bound: u32| u64::from(below(&mut rng, bound));
    let mut capped = 0;
    for _ in 0..20_000 {
        let links = [0, 1, 2, 3].map(|number| afar(number, some(400)));
        let mut race = Race::new(at(OPENS_AT), CAP, links);
        let mut calls = [0, 1, 2, 3].map(|number| (400 + some(250), number, some(700)));
        calls.sort_unstable();
        let (first, ..) = calls[0];
        let mut due = None;
        let mut called = 0;
        for (arrived, number, claim) in calls {
            if due.is_some_and(|due| due < at(OPENS_AT + arrived)) {
                break;
            }
            race.call(seat(number), (), Some(ms(claim)), at(OPENS_AT + arrived)).unwrap();
            let now = race.due().unwrap();
            assert!(now >= at(OPENS_AT + first) && now <= at(OPENS_AT + first) + CAP);
            assert!(due.is_none_or(|before| now <= before));
            due = Some(now);
            called += 1;
        }
        let due = due.unwrap();
        let verdict = race.verdict(due.max(at(OPENS_AT + 650)), &mut lots()).unwrap();
        assert_eq!(verdict.calls.len(), called);
        let shortest = verdict.calls.iter().map(|call| call.judged).min().unwrap();
        let ended_by_the_cap = due == at(OPENS_AT + first) + CAP;
        capped += u32::from(ended_by_the_cap);
        let beaten = if ended_by_the_cap { shortest } else { shortest + TOO_CLOSE };
        for (arrived, number, _) in &calls[called..] {
            let (_, link) = links[usize::from(*number)];
            let Link::Device { trip: Some(trip), .. } = link else { unreachable!() };
            let least = ms(*arrived).saturating_sub((trip.usual() + SLACK).min(CAP));
            assert!(least >= beaten);
        }
    }
    assert!((50..19_000).contains(&capped), "both cases were tried: {capped}");
}

#[test]
fn a_lost_connection_holds_nobody_up_and_is_judged_by_arrival() {
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), afar(1, 220)]);
    race.call(seat(0), (), Some(ms(1_000)), at(OPENS_AT + 1_010)).unwrap();
    assert_eq!(race.due(), Some(at(OPENS_AT + 1_136)));
    race.disconnected(seat(1));
    assert_eq!(race.due(), Some(at(OPENS_AT + 1_010)));
    race.call(seat(1), (), Some(ms(900)), at(OPENS_AT + 1_011)).unwrap();
    let verdict = race.verdict(at(OPENS_AT + 1_011), &mut lots()).unwrap();
    assert_eq!(seats(&verdict), [0, 1]);
    assert_eq!(verdict.calls[1].judged, ms(1_011));
    // A seat that nobody connected to is not in the way, either.
    let away = (seat(1), Link::Device { device: 1, trip: None });
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), away]);
    race.call(seat(0), (), None, at(OPENS_AT + 1_010)).unwrap();
    assert_eq!(race.due(), Some(at(OPENS_AT + 1_010)));
}

#[test]
fn a_bot_that_is_not_due_yet_holds_nobody_up() {
    let bot = (seat(1), Link::Here);
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), bot]);
    race.call(seat(0), (), Some(ms(1_000)), at(OPENS_AT + 1_010)).unwrap();
    assert_eq!(race.due(), Some(at(OPENS_AT + 1_010)));
    // But a person far away beats a bot that reacted later.
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 220), bot]);
    race.call(seat(1), (), Some(ms(1_050)), at(OPENS_AT + 1_051)).unwrap();
    race.call(seat(0), (), Some(ms(1_000)), at(OPENS_AT + 1_115)).unwrap();
    assert_eq!(seats(&race.verdict(at(OPENS_AT + 1_115), &mut lots()).unwrap()), [0, 1]);
}

#[test]
fn d4_3_a_seat_has_one_call_until_the_rules_say_otherwise() {
    let mut race = Race::new(at(OPENS_AT), CAP, [afar(0, 20), afar(1, 20)]);
    assert_eq!(race.call(seat(2), (), None, at(OPENS_AT + 500)), Err(Refused::NotRacing));
    race.call(seat(0), (), None, at(OPENS_AT + 500)).unwrap();
    assert_eq!(race.call(seat(0), (), None, at(OPENS_AT + 501)), Err(Refused::Called));
    race.verdict(at(OPENS_AT + 700), &mut lots()).unwrap();
    assert_eq!(race.call(seat(0), (), None, at(OPENS_AT + 701)), Err(Refused::NotRacing));
    // It was wrong, and seat 1 is the next to be held.
    race.call(seat(1), (), None, at(OPENS_AT + 800)).unwrap();
    assert_eq!(race.due(), Some(at(OPENS_AT + 800)), "who sits out is not waited for");
    race.verdict(at(OPENS_AT + 800), &mut lots()).unwrap();
    // With `calls: free` the rules let both call again, and nobody else.
    race.resume(Seats::all(3));
    race.call(seat(0), (), None, at(OPENS_AT + 900)).unwrap();
    assert_eq!(race.call(seat(2), (), None, at(OPENS_AT + 900)), Err(Refused::NotRacing));
}

#[test]
fn d6_on_one_device_the_key_presses_are_in_order_however_close() {
    let shared = |trip| Seat::all(3).map(move |seat| (seat, Link::Device { device: 7, trip }));
    for trip in [Some(Trip::NONE), Some(super::trip(120)), None] {
        let mut race = Race::new(at(OPENS_AT), CAP, shared(trip));
        for (number, claim) in [(2, 1_000), (0, 1_001), (1, 1_002)] {
            race.call(seat(number), (), Some(ms(claim)), at(OPENS_AT + 1_060)).unwrap();
        }
        let verdict = race.verdict(at(OPENS_AT + 1_300), &mut lots()).unwrap();
        assert_eq!(seats(&verdict), [2, 0, 1]);
        assert!(verdict.calls.iter().all(|call| !call.lot));
    }
}

/// Compiles only while a race can be neither copied, printed nor serialised:
/// otherwise it would not be clear which of the two traits is meant.
#[test]
fn nothing_can_be_read_from_a_race() {
    trait Readable<Way> {
        fn hidden() {}
    }
    struct Copied;
    struct Printed;
    struct Serialised;
    impl<T> Readable<()> for T {}
    impl<T: Clone> Readable<Copied> for T {}
    impl<T: Debug> Readable<Printed> for T {}
    impl<T: Serialize> Readable<Serialised> for T {}
    <Race<()> as Readable<_>>::hidden();
}
