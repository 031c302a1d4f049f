//! The types are what the program writes: real values of every kind are checked
//! against them.

use protocol::client::Reaction;
use protocol::table::{Pace, Phase, SeatState, Sitter};
use protocol::you::You;
use protocol::{ClientMessage, Code, ServerMessage};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::AnyOptions;
use rules::record::{Ending, Header, Hold, LateCall, Race, Record, Reveal, Step};
use rules::{Actor, AnyState, GameKind, Observer, Seat, Seats, Turn, chance};
use serde_json::{Value, json};

use crate::check::Checker;
use crate::samples::{self, json as value};
use crate::{declared, shape};

#[test]
fn every_message_and_every_view_is_of_its_type() {
    let types = declared::all();
    let checker = Checker::new(&types);
    let check = |name: &str, value: &Value| {
        checker.check(name, value).unwrap_or_else(|why| panic!("{why}"));
    };
    for message in samples::client() {
        check("ClientMessage", &value(&message));
        assert_eq!(serde_json::from_value::<ClientMessage>(value(&message)).unwrap(), message);
    }
    for message in samples::server() {
        check("ServerMessage", &value(&message));
        assert_eq!(serde_json::from_value::<ServerMessage>(value(&message)).unwrap(), message);
    }
    samples::new_tables().iter().for_each(|new| check("NewTable", &value(new)));
    check("TableState", &value(&samples::table(3, 2)));
    check("Refusal", &value(&protocol::Refusal::from(Code::NotHost)));
    check("Refusal", &value(&samples::another_way()));
    check("Review", &value(&samples::review()));
    check("Moment", &value(&samples::race()));
    check("LessonSteps", &value(&samples::lesson_steps()));
    check("Lesson", &value(&samples::lesson()));
    check("TableMade", &value(&samples::made()));
    check("TableList", &value(&samples::list()));
    check("TableSummary", &value(&samples::summary()));
    check("You", &value(&samples::you()));
    check("You", &value(&You::default()));
    check("Profile", &value(&samples::profile()));
    check("MovingKey", &value(&samples::moving_key()));
    check("Move", &value(&samples::moving()));
    for seen in samples::visitors_seen() {
        check("VisitorSeen", &value(&seen));
    }
    check("Health", &value(&samples::health()));
    check("NewCode", &value(&samples::new_code()));
    check("CodeMade", &value(&samples::code_made()));
    check("CodeFound", &value(&samples::code_found()));
    check("CodeFound", &value(&protocol::screen::CodeFound { table: None }));
    check("ShowOnScreen", &value(&samples::show_on_screen()));
    words(&check);
    for (options, seats) in tables() {
        (0..3).for_each(|seed| play(&options, seats, seed, &check));
    }
    // Steps of all games are text, so the first game's are met in place of all.
    let not_met = checker.not_met();
    let not_met: Vec<_> = not_met.iter().filter(|name| !name.starts_with("AnyAction")).collect();
    assert!(not_met.is_empty(), "there is no example of {not_met:?}");
}

/// Every word of those types that are lists of words.
fn words(check: &dyn Fn(&str, &Value)) {
    Code::ALL.iter().for_each(|code| check("Code", &value(code)));
    bots::Level::ALL.iter().for_each(|level| check("Level", &value(level)));
    GameKind::ALL.iter().for_each(|kind| check("GameKind", &value(kind)));
    [Pace::Slow, Pace::Relaxed, Pace::Fast].iter().for_each(|pace| check("Pace", &value(pace)));
    for phase in [Phase::Waiting, Phase::Gathering, Phase::Playing, Phase::Over] {
        check("Phase", &value(&phase));
    }
    use Reaction::{Bravo, Laugh, Ouch, Surprise, Thanks, Thinking};
    for reaction in [Bravo, Laugh, Surprise, Ouch, Thinking, Thanks] {
        check("Reaction", &value(&reaction));
    }
    check("SeatState", &value(&SeatState { sitter: Sitter::Nobody, won: 3 }));
    check("Reaction", &json!("bravo"));
}

/// All games, for all numbers of players, with all kinds of options.
fn tables() -> Vec<(AnyOptions, u8)> {
    let dice = [
        json!({"variant": "poachers", "limit": null}),
        json!({"variant": "guards", "calls": "free", "trophies": 3}),
    ];
    let dice = dice.map(|options| GameKind::Dice.read_options(options).unwrap());
    let tiles = GameKind::Tiles.read_options(json!({"first": 1})).unwrap();
    let usual = GameKind::ALL.iter().map(|kind| kind.default_options());
    let all: Vec<AnyOptions> = usual.chain(dice).chain([tiles]).collect();
    let fits = |options: &AnyOptions, seats| AnyState::start(options, seats).is_ok();
    all.into_iter()
        .flat_map(|options| (1..=8).map(move |seats| (options.clone(), seats)))
        .filter(|(options, seats)| fits(options, *seats))
        .collect()
}

/// Plays a random game and checks what everyone sees, and the record of it.
fn play(options: &AnyOptions, seats: u8, seed: u8, check: &dyn Fn(&str, &Value)) {
    const STEPS: usize = 400;
    let mut rng = ChaCha20Rng::from_seed([seats + 8 * seed; 32]);
    let mut record = Record::new(options.clone(), seats);
    let mut state = record.start().unwrap();
    let kind = options.kind();
    let (view_type, action_type) = match kind {
        GameKind::Cards => ("CardsView", "CardsAction"),
        GameKind::Dice => ("DiceView", "DiceAction"),
        GameKind::Tiles => ("TilesView", "TilesAction"),
    };
    for _ in 0..STEPS {
        let who = Seat::all(seats).map(Observer::Seat).chain([Observer::Public]);
        // The views of a moment are much alike, and so are those of the next.
        for who in who.filter(|_| chance::below(&mut rng, 24) == 0) {
            let view = value(&state.view(who));
            check(view_type, &view);
            check("AnyView", &view);
        }
        if kind == GameKind::Cards {
            check("CardsPhase", &value(&state.view(Observer::Public))["open"]["phase"]);
        }
        let Some((by, action)) = samples::step(&state, &mut rng) else { break };
        let race = matches!((state.turn(), by), (Turn::Race(_), Actor::Seat(_))).then_some(Race {
            claimed_us: None,
            least_us: 1,
            most_us: 3,
            judged_us: 2,
            spoken_us: None,
            lot: Seats::NONE,
            hold: Some(hold()),
        });
        state.play(by, &action).unwrap();
        check(action_type, &value(&action));
        check("AnyAction", &value(&action));
        record.steps.push(Step { at: Some(7), race: race.map(Box::new), ..Step::new(by, action) });
    }
    record.ending = Ending::of(&state);
    written(&record, check);
}

/// A verdict with a call that came too late.
fn hold() -> Hold {
    let seat = Seat::new(1).unwrap();
    let late =
        LateCall { seat, claimed_us: None, least_us: 1, most_us: 4, judged_us: 3, clock: seat };
    Hold { fell_us: 4, clock: Seat::new(0).unwrap(), late: vec![late] }
}

/// The lines of a record, with everything that they can have and with nothing.
fn written(record: &Record, check: &dyn Fn(&str, &Value)) {
    check("RecordHeader", &value(&record.header));
    let full = Header {
        players: vec!["Ada".to_owned()],
        table: Some("t".to_owned()),
        number: Some(1),
        fair: Some(2),
        server: Some(samples::HEX.to_owned()),
        commit: Some(samples::HEX.to_owned()),
        entropy: vec![None, Some(samples::HEX.to_owned())],
        ..record.header.clone()
    };
    check("RecordHeader", &value(&full));
    record.steps.iter().step_by(5).for_each(|step| check("RecordStep", &value(step)));
    record.ending.iter().for_each(|ending| check("Ending", &value(ending)));
    let drawn = Ending { outcome: rules::Outcome::Drawn, scores: None, resigned: None };
    check("Ending", &value(&drawn));
    let reveal = Reveal { seed: samples::HEX.to_owned(), entropy: vec![None] };
    check("RecordReveal", &value(&reveal));
}

#[test]
fn a_field_too_many_one_missing_or_another_kind_is_noticed() {
    let types = declared::all();
    let check = |value: Value| Checker::new(&types).check("ClientMessage", &value);
    assert_eq!(check(json!({"type": "hello", "protocol": 1})), Ok(()));
    for wrong in [
        json!({"type": "hello", "protocol": 1, "more": 2}),
        json!({"type": "hello"}),
        json!({"type": "hello", "protocol": "1"}),
        json!({"type": "helo", "protocol": 1}),
        json!({"type": "do", "id": "a", "command": {"type": "play", "seat": 0, "actions": "0,0"}}),
        json!([]),
    ] {
        assert!(check(wrong.clone()).is_err(), "{wrong}");
    }
    let refused = value(&samples::refused());
    let mut without = refused.clone();
    without.as_object_mut().unwrap().remove("sentence");
    assert!(Checker::new(&types).check("ServerMessage", &refused).is_ok());
    assert!(Checker::new(&types).check("ServerMessage", &without).is_err());
}

#[test]
fn every_type_and_every_field_says_what_it_is() {
    for declared in declared::all() {
        assert!(!declared.comment.is_empty(), "{} has no comment", declared.name);
        let mut shapes = vec![&declared.shape];
        while let Some(next) = shapes.pop() {
            match next {
                shape::Shape::Object(fields) => {
                    for field in fields {
                        let silent = field.comment.is_empty() && field.name != "type";
                        // The one field of an enum's variant is explained with the variant.
                        assert!(!silent || fields.len() == 1, "{}.{}", declared.name, field.name);
                        shapes.push(&field.shape);
                    }
                }
                shape::Shape::Union(inner) | shape::Shape::All(inner) => shapes.extend(inner),
                shape::Shape::List(inner) | shape::Shape::Record(inner) => shapes.push(inner),
                _ => {}
            }
        }
    }
}
