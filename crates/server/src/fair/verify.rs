//! Checking a record against what was promised before it began.

use std::str::FromStr;

use rules::record::{Record, Reveal, Step};
use rules::{Actor, Seat, Seats};
use serde::Serialize;

use super::binding::Binding;
use super::chance::Chance;
use super::commitment::Commitment;
use super::entropy::Entropy;
use super::secret::Secret;
use super::unproven::{Part, Unproven};

/// What was checked, and found to be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// The promise that was kept. Whoever saw another one before the game was cheated.
    pub commitment: Commitment,
    /// The seats' promises, of which the same is true; `None` for a seat that made none.
    pub seat_commitments: Vec<Option<Commitment>>,
    /// How many steps by chance were checked.
    pub chance: usize,
    /// How many lots were checked.
    pub lots: usize,
    /// The seats that added entropy.
    pub added: Seats,
    /// The seats that committed to entropy, but did not reveal it in time.
    pub withheld: Seats,
}

/// Checks that everything chance did in this game follows from the secret and
/// the entropy that were committed to.
pub fn verify(record: &Record) -> Result<Verified, Unproven> {
    let commitment = record.header.commit.as_deref().ok_or(Unproven::NoCommitment)?;
    let reveal = record.reveal.as_ref().ok_or(Unproven::NoSeed)?;
    let binding = Binding::of(&record.header).ok_or(Unproven::NoBinding)?;
    let commitment: Commitment =
        commitment.parse().map_err(|_| Unproven::Unreadable(Part::Commitment))?;
    let secret = Secret::from_hex(&reveal.seed).map_err(|_| Unproven::Unreadable(Part::Seed))?;
    if secret.commitment(&binding) != commitment {
        return Err(Unproven::OtherSeed);
    }
    let (promises, entropy) = check_entropy(record, reveal)?;
    let chance = Chance::new(&secret, &binding, &entropy);
    let (steps, lots) = check_steps(record, &chance)?;
    let by_seat = || Seat::all(binding.seats).zip(promises.iter().zip(&entropy));
    let added = by_seat().filter(|(_, (_, added))| added.is_some());
    let added = added.map(|(seat, _)| seat).collect();
    let withheld = by_seat().filter(|(_, (promise, added))| promise.is_some() && added.is_none());
    let withheld = withheld.map(|(seat, _)| seat).collect();
    Ok(Verified { commitment, seat_commitments: promises, chance: steps, lots, added, withheld })
}

/// By seat, what it promised and what it added.
type BySeat = (Vec<Option<Commitment>>, Vec<Option<Entropy>>);

/// What each seat promised and added, all of it as it must be.
fn check_entropy(record: &Record, reveal: &Reveal) -> Result<BySeat, Unproven> {
    let seats = record.header.seats;
    let lists = [("commitments", &record.header.entropy), ("entropy", &reveal.entropy)];
    for (what, list) in lists {
        if !list.is_empty() && list.len() != usize::from(seats) {
            return Err(Unproven::OtherSeats { what, given: list.len(), seats });
        }
    }
    let [(_, promised), (_, revealed)] = lists;
    let (mut promises, mut entropy) = (Vec::new(), Vec::new());
    for seat in Seat::all(seats) {
        let promise: Option<Commitment> = read(promised, seat, Part::SeatCommitment)?;
        let added: Option<Entropy> = read(revealed, seat, Part::Entropy)?;
        match (promise, added) {
            (None, Some(_)) => return Err(Unproven::Uncommitted { seat }),
            (Some(promise), Some(added)) if added.commitment() != promise => {
                return Err(Unproven::OtherEntropy { seat });
            }
            _ => {}
        }
        promises.push(promise);
        entropy.push(added);
    }
    Ok((promises, entropy))
}

/// What a list has for a seat.
fn read<T: FromStr>(
    list: &[Option<String>],
    seat: Seat,
    part: fn(Seat) -> Part,
) -> Result<Option<T>, Unproven> {
    let text = list.get(seat.index()).and_then(Option::as_deref);
    text.map(str::parse).transpose().map_err(|_| Unproven::Unreadable(part(seat)))
}

/// How many steps by chance there are, and how many lots, all as they must be.
fn check_steps(record: &Record, chance: &Chance) -> Result<(usize, usize), Unproven> {
    let mut state = record.start()?;
    let (mut steps, mut lots) = (0, 0);
    for (place, step) in record.steps.iter().enumerate() {
        let number = place + 1;
        if step.by == Actor::Chance
            && let Some(drawn) = chance.act(place as u64, &state)
        {
            if drawn != step.action {
                let written = step.action;
                return Err(Unproven::OtherStep { step: number, written, drawn });
            }
            steps += 1;
        }
        if let Some((written, tied)) = lot(step)
            && let Some(drawn) = chance.lot(place as u64, tied)
        {
            if drawn != written {
                return Err(Unproven::OtherLot { step: number, written, drawn });
            }
            lots += 1;
        }
        // A step of chance at another's turn was not drawn, and is not legal either.
        let play = state.play(step.by, &step.action);
        play.map_err(|rule| Unproven::Illegal { step: number, rule })?;
    }
    Ok((steps, lots))
}

/// Who came first by lot, and between whom it was drawn.
fn lot(step: &Step) -> Option<(Seat, Seats)> {
    let tied = step.race.as_ref()?.lot;
    match step.by {
        Actor::Seat(seat) => Some((seat, tied)),
        Actor::Chance | Actor::Clock => None,
    }
}
