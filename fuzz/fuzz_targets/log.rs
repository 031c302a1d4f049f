//! Any rows are the log of a table or an error. A table that was read can be
//! shown to anyone, and its finished games are records that read back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::id::Code128;
use rules::Seats;
use rules::record::Record;
use server::session::SessionId;
use server::table::{Presence, Strengths, Table};

fuzz_target!(|text: &str| {
    let rows: Vec<Box<str>> = text.lines().map(Box::from).collect();
    let id = Code128::new(1);
    let Ok(Some(table)) = Table::load(id, &rows) else { return };
    let nobody: SessionId = serde_json::from_str("\"00000000000000000000000000\"").expect("a session");
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
    let _ = table.steps_message(Seats::all(table.seats()), 0, &presence);
    let _ = table.missed_since(table.seq / 2);
    let games = table.play().map_or(0, |play| play.number());
    for number in 0..=games {
        let record = Table::record_of(id, &rows, number);
        if let Ok(record) = record {
            let _ = Record::read(record.to_string().as_bytes());
        }
    }
});
