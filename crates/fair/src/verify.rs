//! Checking a record against what was promised before it began.

use std::str::FromStr;

use rules::record::{Record, Reveal, Step};
use rules::{Actor, AnyState, Seat, Seats, Turn};
use serde::Serialize;

use super::binding::Binding;
use super::chance::{Added, Chance};
use super::commitment::Commitment;
use super::derivation::Derivation;
use super::entropy::Entropy;
use super::rejudge::rejudge;
use super::secret::Secret;
use super::signature::signer;
use super::unproven::{Part, Unproven};

/// What was checked, and found to be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// The version of the derivation.
    pub derivation: Derivation,
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
    /// The public key of the server that vouches for the rest of the record; `None` if none does.
    pub signed_by: Option<String>,
    /// What all of this says nothing about.
    pub not_covered: Vec<Gap>,
}

/// What a record tells without anything to show for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gap {
    /// What the players did: nobody signed it.
    Steps,
    /// That a player gave up: nobody signed it.
    Ending,
    /// Who was tied in a race: records of the first version do not tell.
    Ties,
}

/// Checks a record with the text that it was read from, which may be signed.
pub fn verify_signed(record: &Record, text: &[u8]) -> Result<Verified, Unproven> {
    let mut verified = verify(record)?;
    verified.signed_by = signer(record, text)?;
    if verified.signed_by.is_some() {
        verified.not_covered.retain(|gap| *gap == Gap::Ties);
    }
    Ok(verified)
}

/// Checks that everything chance did in this game follows from the secret and
/// the entropy that were committed to. It does not look at the signature.
pub fn verify(record: &Record) -> Result<Verified, Unproven> {
    let commitment = record.header.commit.as_deref().ok_or(Unproven::NoCommitment)?;
    let reveal = record.reveal.as_ref().ok_or(Unproven::NoSeed)?;
    let unknown = Unproven::UnknownDerivation(record.header.fair.unwrap_or_default());
    let derivation = Derivation::of(&record.header).ok_or(unknown)?;
    let binding = Binding::of(&record.header, derivation).ok_or(Unproven::NoBinding)?;
    let commitment: Commitment =
        commitment.parse().map_err(|_| Unproven::Unreadable(Part::Commitment))?;
    let secret = Secret::from_hex(&reveal.seed).map_err(|_| Unproven::Unreadable(Part::Seed))?;
    if secret.commitment(&binding) != commitment {
        return Err(Unproven::OtherSeed);
    }
    let seats = check_entropy(record, reveal, &binding)?;
    let chance = Chance::new(&secret, &binding, &seats);
    let (steps, mut lots) = check_steps(record, &chance, derivation)?;
    if derivation != Derivation::V1 {
        lots = rejudge(record, &chance)?;
    }
    let by_seat = || Seat::all(binding.seats).zip(seats.promises.iter().zip(&seats.entropy));
    let added = by_seat().filter(|(_, (_, added))| added.is_some());
    let added = added.map(|(seat, _)| seat).collect();
    let withheld = by_seat().filter(|(_, (promise, added))| promise.is_some() && added.is_none());
    let withheld = withheld.map(|(seat, _)| seat).collect();
    Ok(Verified {
        derivation,
        commitment,
        seat_commitments: seats.promises,
        chance: steps,
        lots,
        added,
        withheld,
        signed_by: None,
        not_covered: gaps(record, derivation),
    })
}

/// What is not covered as long as nobody has signed it.
fn gaps(record: &Record, derivation: Derivation) -> Vec<Gap> {
    let resigned = record.ending.as_ref().is_some_and(|ending| ending.resigned.is_some());
    let races = record.steps.iter().any(|step| step.race.is_some());
    let unjudged = derivation == Derivation::V1 && races;
    let gaps = [(true, Gap::Steps), (resigned, Gap::Ending), (unjudged, Gap::Ties)];
    gaps.into_iter().filter_map(|(open, gap)| open.then_some(gap)).collect()
}

/// What each seat promised and added, all of it as it must be.
fn check_entropy(record: &Record, reveal: &Reveal, binding: &Binding) -> Result<Added, Unproven> {
    let seats = record.header.seats;
    let lists = [("commitments", &record.header.entropy), ("entropy", &reveal.entropy)];
    for (what, list) in lists {
        if !list.is_empty() && list.len() != usize::from(seats) {
            return Err(Unproven::OtherSeats { what, given: list.len(), seats });
        }
    }
    let [(_, promised), (_, revealed)] = lists;
    let mut all = Added::default();
    for seat in Seat::all(seats) {
        let promise: Option<Commitment> = read(promised, seat, Part::SeatCommitment)?;
        let added: Option<Entropy> = read(revealed, seat, Part::Entropy)?;
        match (promise, added) {
            (None, Some(_)) => return Err(Unproven::Uncommitted { seat }),
            (Some(promise), Some(added)) if added.promise(binding, seat) != promise => {
                return Err(Unproven::OtherEntropy { seat });
            }
            _ => {}
        }
        all.promises.push(promise);
        all.entropy.push(added);
    }
    Ok(all)
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
fn check_steps(
    record: &Record,
    chance: &Chance,
    derivation: Derivation,
) -> Result<(usize, usize), Unproven> {
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
        let v1 = derivation == Derivation::V1;
        let measured = step.race.as_ref().is_some_and(|race| race.hold.is_some());
        if !v1 && is_call(&state, step) && !measured {
            return Err(Unproven::OtherMeasurement { step: number });
        }
        // Later versions judge the whole race again.
        if v1
            && let Some((written, tied)) = lot(step)
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
    if state.turn() == Turn::Chance {
        return Err(Unproven::MissingDraw { step: record.steps.len() + 1 });
    }
    Ok((steps, lots))
}

fn is_call(state: &AnyState, step: &Step) -> bool {
    matches!(state.turn(), Turn::Race(_)) && matches!(step.by, Actor::Seat(_))
}

/// Who came first by lot, and between whom it was drawn.
fn lot(step: &Step) -> Option<(Seat, Seats)> {
    let tied = step.race.as_ref()?.lot;
    match step.by {
        Actor::Seat(seat) => Some((seat, tied)),
        Actor::Chance | Actor::Clock => None,
    }
}
