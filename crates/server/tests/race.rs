//! `server::race`: who was first (D6), without a network and without real time.

mod agreeing;
mod deciding;
mod holding;
mod judging;
mod liars;
mod living_room;
mod network;
mod simulation;
mod tournament;

use std::time::Duration;

use rules::Seat;
use server::race::{Link, Moment, Trip, Trips};

fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn at(milliseconds: u64) -> Moment {
    Moment::after_epoch(ms(milliseconds))
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// What is known of a connection whose round trips all take this long.
fn trip(round: u64) -> Trip {
    let mut trips = Trips::default();
    (0..Trips::ENOUGH).for_each(|_| trips.heard(ms(round)));
    trips.trip().unwrap()
}

/// A seat on a device of its own.
fn afar(number: u8, round: u64) -> (Seat, Link) {
    (seat(number), Link::Device { device: number.into(), trip: Some(trip(round)) })
}
