//! What a client at a server's table makes of what it hears.

use super::*;

#[test]
fn after_a_gap_the_table_is_opened_again_and_shown_as_it_was() {
    let (line, mut sent) = tokio::sync::mpsc::unbounded_channel();
    let address = Address::read("localhost/t/2t2ye05spr9crsfw1arhm1xm2k").unwrap();
    let sentences = Rc::new(Sentences::of(words::Language::En));
    let mut remote = Remote::over(line, address, "Ada".to_owned(), None, sentences);
    let mut said = |message: serde_json::Value| {
        let message = serde_json::from_value(message).unwrap();
        remote.hear(Heard::Said(Box::new(message), Instant::now()), Instant::now());
        (remote.scene().steps, remote.scene().log.len())
    };
    let step = |tile: &str| serde_json::json!({ "by": 0, "do": tile, "at": 0 });
    let table = |seq: u64, steps: &[serde_json::Value]| {
        serde_json::json!({
            "type": "table", "id": "2t2ye05spr9crsfw1arhm1xm2k", "seq": seq, "game": "tiles",
            "options": {}, "settings": {}, "host": true, "phase": "playing", "seats": [],
            "drawn": 0, "play": {
                "number": 1, "commitment": "", "promises": [], "steps": steps, "views": [],
                "clock": null, "race": null, "ending": null,
            },
        })
    };
    let steps = |seq: u64, from: usize| {
        serde_json::json!({
            "type": "steps", "seq": seq, "from": from, "steps": [step("2,0")], "views": [],
            "clock": null, "race": null,
        })
    };
    assert_eq!(said(table(3, &[step("0,0")])), (1, 1));
    assert_eq!(said(steps(5, 2)), (1, 1), "the step between is not known");
    assert_eq!(said(steps(6, 1)), (1, 1), "only the whole table helps now");
    assert_eq!(said(table(6, &["0,0", "1,0", "2,0", "3,0"].map(step))), (4, 4));
    let watch = sent.try_recv().unwrap();
    assert!(matches!(watch, ClientMessage::Watch { seen: None, .. }), "{watch:?}");
    assert!(sent.try_recv().is_err(), "it asks once");
}
