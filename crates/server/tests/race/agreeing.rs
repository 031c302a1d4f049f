//! Before the dice are shown: trips measured, clocks agreed, rolls sent ahead.

use std::time::Duration;

use protocol::clock::ServerClock;
use server::race::{CAP, CAP_BY_LINK, Link, Moment, Trip, Trips, ahead, lead};

use super::{afar, at, ms, seat, trip};

fn of(rounds: impl IntoIterator<Item = u64>) -> Trips {
    let mut trips = Trips::default();
    rounds.into_iter().for_each(|round| trips.heard(ms(round)));
    trips
}

#[test]
fn too_few_trips_tell_nothing() {
    assert_eq!(of([60; Trips::ENOUGH - 1]).trip(), None);
    assert_eq!(of([60; Trips::ENOUGH]).trip().unwrap().usual(), ms(30));
}

#[test]
fn spikes_and_answers_held_back_change_nothing() {
    // Three quarters of a window are delayed by a second, in any order.
    for shift in 0..4 {
        let trips = of((0..32).map(|n| if (n + shift) % 4 == 0 { 60 } else { 1060 }));
        assert_eq!(trips.trip().unwrap().usual(), ms(30), "{shift}");
    }
}

#[test]
fn a_way_that_became_longer_is_believed_later_than_one_that_became_shorter() {
    let until = |from: u64, to: u64| {
        let mut trips = of([from; Trips::WINDOW]);
        let changed = |trips: &Trips| trips.trip().unwrap().usual() == ms(to / 2);
        (1..=Trips::WINDOW)
            .find(|_| {
                trips.heard(ms(to));
                changed(&trips)
            })
            .unwrap()
    };
    assert_eq!(until(60, 200), 25);
    assert_eq!(until(200, 60), 8);
}

#[test]
fn any_time_at_all_can_be_fed() {
    let mut trips = Trips::default();
    (0..40).for_each(|_| trips.heard(Duration::MAX));
    let link = Link::Device { device: 0, trip: trips.trip() };
    assert_eq!(ahead(link, CAP), ms(160));
}

#[test]
fn d6_ways_of_different_length_cancel_out() {
    // Whatever part of 100 ms the way up takes, a call made 700 ms after the
    // client showed the dice arrives 750 ms after the moment for showing them.
    for up in 0..=100 {
        let mut clock = ServerClock::default();
        clock.answered(ms(50_000), ms(50_100), (1_000 + up) * 1_000);
        let shown = clock.local(9_000_000).unwrap();
        let pressed = shown + ms(700);
        let arrived = pressed - ms(49_000) + ms(up);
        assert_eq!(Moment::after_epoch(arrived), at(9_750), "{up}");
    }
}

#[test]
fn d4_1_each_seat_gets_the_roll_as_early_as_it_needs() {
    let (_, near) = afar(0, 20);
    let (_, far) = afar(1, 220);
    assert_eq!(ahead(near, CAP), ms(20));
    assert_eq!(ahead(far, CAP), ms(120));
    assert_eq!(lead([near, Link::Here, far], CAP), ms(120));
    // Jitter is waited for, up to a point.
    let jittery = of([100, 100, 100, 100, 100, 100, 100, 100, 100, 120, 900]);
    let jittery = Link::Device { device: 0, trip: jittery.trip() };
    assert_eq!(ahead(jittery, CAP), ms(80));
    // Nobody is farther away than the cap, and silence is no reason to get it early.
    let (_, moon) = afar(2, 2600);
    assert_eq!(ahead(moon, CAP), ms(160));
    assert_eq!(ahead(moon, CAP_BY_LINK), ms(260));
    assert_eq!(ahead(Link::Device { device: 3, trip: None }, CAP), ms(0));
    // Bots need nothing sent to them.
    assert_eq!(lead([Link::Here; 3], CAP), ms(0));
    assert_eq!(lead([], CAP), ms(0));
}

#[test]
fn the_servers_own_machine_is_no_way_at_all() {
    assert_eq!(Trip::NONE, trip(0));
    assert_eq!(seat(3), afar(3, 0).0);
}
