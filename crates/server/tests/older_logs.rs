//! Logs outlive the program that wrote them: a game that began under the first version ends under it.

use fair::{Added, Binding, Chance, Derivation, Entropy, Secret, verify};
use protocol::id::Code128;
use rules::record::Record;
use rules::{AnyState, GameKind, Seat, Seats};
use serde_json::json;
use server::table::Table;

#[test]
fn a_game_that_began_under_the_first_version_is_proven_by_it() {
    let id = Code128::new(9);
    let seat = Seat::new(0).unwrap();
    let options = GameKind::Tiles.default_options();
    let binding = Binding {
        derivation: Derivation::V1,
        table: id.to_string(),
        number: 1,
        options: options.clone(),
        seats: 2,
    };
    let secret = Secret::from_hex(&"5e".repeat(32)).unwrap();
    let entropy = Entropy::from([3; 32]);
    let promise = entropy.promise(&binding, seat);
    let added = Added { promises: vec![Some(promise), None], entropy: vec![Some(entropy), None] };
    let chance = Chance::new(&secret, &binding, &added);
    let first = chance.act(0, &AnyState::start(&options, 2).unwrap()).unwrap().to_string();
    let session = Code128::new(1);
    // As the program before the second version wrote them.
    let settings = json!({"public": false, "seconds": null, "signal": false, "spoken": false,
        "pace": "relaxed", "gentle_rounds": 0});
    let rows = [
        json!({"event": "made", "game": "tiles", "options": {"first": null}, "seats": 2,
            "settings": settings, "host": session}),
        json!({"event": "sat", "seat": 0, "session": session, "name": "Ada"}),
        json!({"event": "bot_sat", "seat": 1, "level": "casual"}),
        json!({"event": "contributed", "seat": 0, "commitment": promise}),
        json!({"event": "started", "secret": secret.reveal()}),
        json!({"event": "revealed", "seat": 0, "entropy": entropy}),
        json!({"event": "opened"}),
        json!({"event": "stepped", "steps": [{"by": "chance", "do": first}]}),
        json!({"event": "resigned", "seat": 0}),
    ];
    let rows = rows.map(|event| json!({"at": 1, "events": [event]}).to_string().into_boxed_str());
    let record = Table::record_of(id, &rows, 1).unwrap();
    assert_eq!(Record::read(record.to_string().as_bytes()).as_ref(), Ok(&record));
    let verified = verify(&record).unwrap();
    assert_eq!((verified.derivation, verified.chance), (Derivation::V1, 1));
    assert_eq!(verified.added, Seats::only(seat));
}
