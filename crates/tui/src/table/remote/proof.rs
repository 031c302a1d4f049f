//! Whether the chance of a game that is over was fair: the record proves itself, and it must be the one whose
//! beginning was seen here.

use rules::record::Record;

use super::chance::Witness;

/// What a record showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Every draw follows from what was seen here before the first one, and whether own chance is in them.
    Fair { draws: usize, own: bool },
    /// The record proves itself, but nobody here saw what was promised before it began.
    Unseen { draws: usize },
    /// Something in the record is not what was promised.
    Wrong,
    /// The record is not that of the game which was seen to begin here, or that game began more than once.
    Other,
}

/// Checks the record of a game as the server wrote it.
pub fn prove(record: &Record, text: &[u8], seen: Option<&Witness>) -> Proof {
    let Ok(verified) = fair::verify_signed(record, text) else { return Proof::Wrong };
    let draws = verified.chance;
    let Some(seen) = seen else { return Proof::Unseen { draws } };
    let promised = &record.header.entropy;
    // A record in which nobody promised anything does not list it.
    let promises = *promised == seen.promises
        || promised.is_empty() && seen.promises.iter().all(Option::is_none);
    let commitment = record.header.commit.as_deref() == Some(seen.commitment.as_str());
    let same = commitment && promises && seen.second.is_empty();
    let entropy = record.reveal.iter().flat_map(|reveal| &reveal.entropy);
    let entropy: Vec<Option<&str>> = entropy.map(Option::as_deref).collect();
    // What was told and came too late is missing, which the record says of itself.
    let told = |(seat, own): &(rules::Seat, fair::Entropy)| {
        entropy.get(seat.index()).copied().flatten().map(|there| there == own.to_string())
    };
    let told: Vec<Option<bool>> = seen.told.iter().map(told).collect();
    if !same || told.contains(&Some(false)) {
        return Proof::Other;
    }
    Proof::Fair { draws, own: told.contains(&Some(true)) }
}
