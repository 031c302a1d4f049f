//! What a client knows after each message. The page's `reduce.ts` is checked against the same
//! cases.

use protocol::known::{Change, Known};
use protocol::table::TableState;
use protocol::{ClientMessage, ServerMessage};
use serde::Deserialize;

const CASES: &str = include_str!("data/reduce.json");

#[derive(Deserialize)]
struct Case {
    case: String,
    before: Option<TableState>,
    /// Whether the table was asked for again, and has not come yet.
    #[serde(default)]
    stale: bool,
    message: ServerMessage,
    after: After,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum After {
    Known(Option<Box<TableState>>),
    AskAgain(String),
}

#[test]
fn every_message_does_what_the_cases_say() {
    let cases: Vec<Case> = serde_json::from_str(CASES).unwrap();
    for Case { case, before, stale, message, after } in cases {
        let mut known = before.clone().map_or_else(Known::default, Known::all_of);
        if stale {
            let never = u64::MAX;
            assert_eq!(known.hear(&ServerMessage::Unchanged { seq: never }), Change::AskAgain);
        }
        let change = known.hear(&message);
        if let Change::Steps { from } = change {
            let steps = before.as_ref().and_then(|table| table.play.as_ref()).unwrap().steps.len();
            assert_eq!(from, steps, "{case}: the first one that is new");
        }
        match after {
            After::Known(table) => {
                assert_ne!(change, Change::AskAgain, "{case}");
                assert_eq!(known.table(), table.as_deref(), "{case}");
                let is_whole = !stale || change == Change::Table;
                let seen = table.filter(|_| is_whole).map(|table| table.seq);
                assert_eq!(known.seen(), seen, "{case}");
            }
            After::AskAgain(text) => {
                assert_eq!(text, "ask again", "{case}");
                assert_eq!(change, Change::AskAgain, "{case}");
                assert_eq!(known.table(), before.as_ref(), "{case}: it stays as it was");
                let table = before.unwrap().id;
                assert_eq!(known.watch(table), ClientMessage::watch(table, None));
            }
        }
    }
}
