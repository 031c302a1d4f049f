//! Any text is a snapshot or an error, and so is one that was changed and given the right checksum. A
//! table that goes on from one can be shown to anyone.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::id::Code128;
use server::session::SessionId;
use server::table::{Presence, Snapshot, Strengths, Table};
use sha2::{Digest, Sha256};

const ID: Code128 = Code128::new(1);
const LOGS: [&str; 2] =
    [include_str!("../seeds/log/cards.jsonl"), include_str!("../seeds/log/people.jsonl")];

fuzz_target!(|text: &str| {
    assert!(Snapshot::read(ID, text).is_err() || text.starts_with('1'));
    for log in LOGS {
        let rows: Vec<Box<str>> = log.lines().map(Box::from).collect();
        let Ok(snapshot) = Snapshot::read(ID, &checked(text)) else { return };
        let row = |seq: u64| usize::try_from(seq).unwrap_or(usize::MAX).saturating_sub(1);
        let last = row(snapshot.seq());
        let Some(new) = rows.get(last..) else { continue };
        let game = snapshot.game_rows().map(|game| row(*game.start())..=row(*game.end()).min(last));
        let Some(game) = rows.get(game.unwrap_or(0..=0)) else { continue };
        if let Ok(table) = snapshot.resume(game, new) {
            show(&table);
        }
    }
});

/// What a store keeps for this JSON.
fn checked(json: &str) -> String {
    let hash = Sha256::digest(json);
    let short = u64::from_be_bytes(*hash.first_chunk().expect("a hash has 32 bytes"));
    format!("1 {short:016x} {json}")
}

fn show(table: &Table) {
    let nobody: SessionId =
        serde_json::from_str("\"00000000000000000000000000\"").expect("a session");
    let strengths = Strengths::default();
    let presence = Presence {
        is_here: &|_| false,
        strengths: &strengths,
        screen: false,
        clock: None,
        race: None,
        pause: None,
    };
    serde_json::to_string(&table.show(nobody, &presence)).expect("what is shown is written");
    serde_json::to_string(&table.summary()).expect("a summary is written");
}
