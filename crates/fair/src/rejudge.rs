//! Judging the calls of a race again, by what the record says was measured.

use std::time::Duration;

use rules::record::{Race, Record, Step};
use rules::{Actor, Seat, Seats};

use super::chance::Chance;
use super::order::{JudgedCall, Lots, order};
use super::unproven::Unproven;

/// How many lots the races of this record needed. All of them must be there and right, and no
/// other: who was tied follows from the measurements.
pub(super) fn rejudge(record: &Record, chance: &Chance) -> Result<usize, Unproven> {
    let mut lots = 0;
    let mut place = 0;
    while let Some(step) = record.steps.get(place) {
        let Some(call) = Call::of(step) else {
            place += 1;
            continue;
        };
        let fell = call.fell_us;
        let together = |step: &&Step| Call::of(step).is_some_and(|call| call.fell_us == fell);
        let verdict: Vec<&Step> = record.steps.iter().skip(place).take_while(together).collect();
        lots += rejudge_verdict(place, &verdict, chance)?;
        place += verdict.len();
    }
    Ok(lots)
}

/// What a verdict is judged by.
struct Call<'a> {
    seat: Seat,
    race: &'a Race,
    fell_us: u64,
    clock: Seat,
}

impl Call<'_> {
    fn of(step: &Step) -> Option<Call<'_>> {
        let Actor::Seat(seat) = step.by else { return None };
        let race = step.race.as_deref()?;
        let hold = race.hold.as_ref()?;
        Some(Call { seat, race, fell_us: hold.fell_us, clock: hold.clock })
    }
}

/// Checks the calls of one verdict, the first of which is the step at this place.
fn rejudge_verdict(place: usize, steps: &[&Step], chance: &Chance) -> Result<usize, Unproven> {
    let wrong = |at: usize| Unproven::OtherMeasurement { step: place + at + 1 };
    let mut all = Vec::new();
    let mut written = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let call = Call::of(step).ok_or(wrong(at))?;
        let late = call.race.hold.as_ref().map_or(&[][..], |hold| &hold.late);
        let counted = Measured {
            claimed_us: call.race.claimed_us,
            least_us: call.race.least_us,
            most_us: call.race.most_us,
            judged_us: call.race.judged_us,
        };
        let is_last = at + 1 == steps.len();
        if counted.is_wrong(call.fell_us) || !(is_last || late.is_empty()) {
            return Err(wrong(at));
        }
        all.push(counted.call(call.seat, call.clock));
        written.push((call.seat, call.race.lot));
        for late in late {
            let measured = Measured {
                claimed_us: late.claimed_us,
                least_us: late.least_us,
                most_us: late.most_us,
                judged_us: late.judged_us,
            };
            if measured.is_wrong(call.fell_us) {
                return Err(wrong(at));
            }
            all.push(measured.call(late.seat, late.clock));
        }
    }
    let mut drawn = ProvenLots { chance, first: place as u64 };
    let judged = order(all, &mut drawn);
    let mut lots = 0;
    for (at, (&(seat, lot), judged)) in written.iter().zip(&judged).enumerate() {
        let step = place + at + 1;
        if lot != judged.tied {
            return Err(Unproven::OtherTie { step, written: lot, tied: judged.tied });
        }
        if seat != judged.seat {
            let (written, drawn) = (seat, judged.seat);
            return Err(if lot.is_empty() {
                Unproven::OtherOrder { step, written, judged: drawn }
            } else {
                Unproven::OtherLot { step, written, drawn }
            });
        }
        lots += usize::from(!lot.is_empty());
    }
    Ok(lots)
}

struct Measured {
    claimed_us: Option<u64>,
    least_us: u64,
    most_us: u64,
    judged_us: u64,
}

impl Measured {
    /// A claim counts unless the connection does not allow it, and nothing is judged to be
    /// later than the verdict.
    fn is_wrong(&self, fell_us: u64) -> bool {
        let bounds = self.least_us..=self.most_us;
        let claim_counts = self.claimed_us.is_none_or(|claim| {
            let possible = claim.max(self.least_us).min(self.most_us);
            possible == self.judged_us
        });
        !bounds.contains(&self.judged_us) || !claim_counts || self.judged_us > fell_us
    }

    fn call(&self, seat: Seat, clock: Seat) -> JudgedCall<()> {
        let time = Duration::from_micros;
        JudgedCall {
            seat,
            what: (),
            clock,
            arrived: Duration::ZERO,
            claimed: self.claimed_us.map(time),
            trip: None,
            least: time(self.least_us),
            most: time(self.most_us),
            judged: time(self.judged_us),
            lot: false,
            tied: Seats::NONE,
        }
    }
}

/// The lots of a verdict whose first call is this step.
struct ProvenLots<'a> {
    chance: &'a Chance,
    first: u64,
}

impl Lots for ProvenLots<'_> {
    fn draw(&mut self, place: usize, tied: Seats) -> Option<Seat> {
        self.chance.lot(self.first + place as u64, tied)
    }
}
