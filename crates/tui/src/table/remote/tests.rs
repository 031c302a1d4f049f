//! What a client at a server's table makes of what it hears.

use super::*;

/// A shelf on which nothing can be kept, so that nothing is promised either.
fn nowhere() -> Shelf {
    Shelf::new("/dev/null/nowhere".into())
}

#[test]
fn after_a_gap_the_table_is_opened_again_and_shown_as_it_was() {
    let (line, mut sent) = tokio::sync::mpsc::unbounded_channel();
    let address = Address::read("localhost/t/2t2ye05spr9crsfw1arhm1xm2k").unwrap();
    let sentences = Rc::new(Sentences::of(words::Language::En));
    let mut remote = Remote::over(line, address, "Ada".to_owned(), &nowhere(), sentences);
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
    assert!(matches!(watch, Wish::Say(ClientMessage::Watch { seen: None, .. })), "{watch:?}");
    assert!(sent.try_recv().is_err(), "it asks once");
}

/// A table of dice: somebody here in the first seat, a bot in the second, which throws next.
fn result(play: &serde_json::Value) -> serde_json::Value {
    let person = serde_json::json!({
        "type": "person", "name": "Ada", "yours": true, "here": true, "stand_in": false,
        "again": false, "contributed": false,
    });
    serde_json::json!({
        "type": "table", "id": "2t2ye05spr9crsfw1arhm1xm2k", "seq": 9, "game": "dice",
        "options": {}, "settings": {}, "host": true, "phase": "playing", "drawn": 0, "play": play,
        "seats": [
            { "sitter": person, "won": 0 },
            { "sitter": { "type": "bot", "level": "casual" }, "won": 0 },
        ],
    })
}

fn play(first: u8, pause: &serde_json::Value) -> serde_json::Value {
    let options = rules::GameKind::Dice
        .read_options(serde_json::json!({ "first": first }))
        .expect("these are options");
    let state = rules::AnyState::start(&options, 2).unwrap();
    let view = state.view(rules::Observer::Seat(Seat::new(0).unwrap()));
    serde_json::json!({
        "number": 1, "commitment": "", "promises": [], "steps": [], "clock": null, "race": null,
        "views": [{ "seat": 0, "view": view }], "pause": pause, "can_undo": true, "ending": null,
    })
}

#[test]
fn a_result_is_seen_until_the_people_here_say_next() {
    let (line, mut sent) = tokio::sync::mpsc::unbounded_channel();
    let address = Address::read("localhost/t/2t2ye05spr9crsfw1arhm1xm2k").unwrap();
    let sentences = Rc::new(Sentences::of(words::Language::En));
    let mut remote = Remote::over(line, address, "Ada".to_owned(), &nowhere(), sentences);
    let hear = |remote: &mut Remote, message: serde_json::Value| {
        let message = serde_json::from_value(message).unwrap();
        remote.hear(Heard::Said(Box::new(message), Instant::now()), Instant::now());
        remote.scene().waits
    };
    let pause = |ready: &[u8]| serde_json::json!({ "until": 9_000_000, "ready": ready });
    assert!(hear(&mut remote, result(&play(1, &pause(&[])))));
    assert!(remote.can_undo());
    remote.say_next();
    remote.undo();
    let mut commands = std::iter::from_fn(|| match sent.try_recv() {
        Ok(Wish::Say(ClientMessage::Do { command, .. })) => Some(command),
        _ => None,
    });
    let seat = Seat::new(0).unwrap();
    assert_eq!(commands.next(), Some(Command::Next { seat }));
    assert_eq!(commands.next(), Some(Command::Undo { seat }));
    let told = |pause| serde_json::json!({ "type": "pause", "seq": 9, "pause": pause });
    assert!(!hear(&mut remote, told(pause(&[0]))), "it has been said");
    assert!(!hear(&mut remote, told(serde_json::Value::Null)));
    // Who is to throw need not say it: the throw does.
    assert!(!hear(&mut remote, result(&play(0, &pause(&[])))));
}

#[test]
fn whose_chance_is_missing_is_told_once() {
    let (line, _sent) = tokio::sync::mpsc::unbounded_channel();
    let address = Address::read("localhost/t/2t2ye05spr9crsfw1arhm1xm2k").unwrap();
    let sentences = Rc::new(Sentences::of(words::Language::En));
    let mut remote = Remote::over(line, address, "Ada".to_owned(), &nowhere(), sentences);
    let mut begun = play(0, &serde_json::Value::Null);
    begun["missing"] = serde_json::json!([0]);
    // The whole table comes again for many reasons.
    for _ in 0..2 {
        let message = serde_json::from_value(result(&begun)).unwrap();
        remote.hear(Heard::Said(Box::new(message), Instant::now()), Instant::now());
    }
    let told: Vec<&str> = remote.scene().log.iter().map(|told| told.text.as_str()).collect();
    assert_eq!(told, ["The random number of Ada didn’t come in time. Play began without it."]);
}

/// A roll that is read aloud has come, and somebody says something while it is read.
#[test]
fn talk_while_a_roll_is_read_aloud_does_not_tell_the_roll() {
    let (line, _sent) = tokio::sync::mpsc::unbounded_channel();
    let address = Address::read("localhost/t/2t2ye05spr9crsfw1arhm1xm2k").unwrap();
    let sentences = Rc::new(Sentences::of(words::Language::En));
    let mut remote = Remote::over(line, address, "Ada".to_owned(), &nowhere(), sentences);
    let start = Instant::now();
    let hear = |remote: &mut Remote, message: serde_json::Value| {
        let message = serde_json::from_value(message).unwrap();
        remote.hear(Heard::Said(Box::new(message), start), start);
    };
    hear(&mut remote, serde_json::json!({ "type": "pong", "at": 0.0, "now": 0 }));
    let steps = ["first 0", "throw", "roll RRGBB 13"];
    let options = rules::GameKind::Dice.default_options();
    let mut state = rules::AnyState::start(&options, 2).unwrap();
    let mut taken = Vec::new();
    for step in steps {
        let action = rules::GameKind::Dice.read_action(step).unwrap();
        let by = match step {
            "throw" => rules::Actor::Seat(Seat::new(0).unwrap()),
            _ => rules::Actor::Chance,
        };
        state.play(by, &action).unwrap();
        taken.push(serde_json::json!({ "by": by, "do": step, "at": 0 }));
    }
    let view = state.view(rules::Observer::Seat(Seat::new(0).unwrap()));
    let mut begun = play(0, &serde_json::Value::Null);
    begun["steps"] = taken.into();
    begun["views"] = serde_json::json!([{ "seat": 0, "view": view }]);
    begun["race"] = serde_json::json!({ "shown_at": 1_000_000, "opens_at": 6_250_000 });
    hear(&mut remote, result(&begun));
    let said = serde_json::json!({ "type": "said", "seq": 9, "seat": 1, "name": "Bob", "text": "Listen!" });
    hear(&mut remote, said);
    let told = |remote: &Remote, after: u64| -> Vec<String> {
        let told = remote.scene().told(start + Duration::from_millis(after));
        told.iter().map(|told| told.text.clone()).collect()
    };
    let early = told(&remote, 3_000);
    assert_eq!(early.last().map(String::as_str), Some("Bob: Listen!"));
    assert!(!early.iter().any(|line| line.contains("Rolled")), "{early:?}");
    // When calls are open it is told, after what was said before.
    assert!(told(&remote, 7_000).last().unwrap().contains("Rolled"));
}
