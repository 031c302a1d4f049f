//! Records: what was written is read back, and what was damaged is refused
//! with the place and the reason, whoever sent it.

use rand_core::Rng;
use rules::any::{ForGame, Registered};
use rules::chance::below;
use rules::playout::Playout;
use rules::record::{Ending, Race, Record, Reveal, Step};
use rules::{Actor, AnyState, GameKind, Seat, Seats, Turn};

use crate::players::generator;

struct RandomRecord {
    seats: u8,
    seed: u64,
}

impl ForGame for RandomRecord {
    type Output = Record;

    fn run<G: Registered>(self) -> Record {
        let mut rng = generator(self.seed);
        let start = G::start(&G::Options::default(), self.seats).unwrap();
        let any = start.clone().any_state();
        let mut record = Record::new(any.kind().default_options(), self.seats);
        let mut game = Playout::<G>::new(start);
        loop {
            let turn = game.state.turn();
            let Some((by, action)) = game.step(&mut rng) else { break };
            let at = Some(u64::from(below(&mut rng, 5_000)));
            let stand_in = matches!(by, Actor::Seat(_)) && below(&mut rng, 4) == 0;
            let race = measured(turn, by, &mut rng);
            record.steps.push(Step {
                by,
                action: G::any_action(action),
                at,
                stand_in,
                race: race.map(Box::new),
            });
        }
        record.ending = Ending::of(&game.state.any_state());
        record
    }
}

/// How a step was measured, if seats raced for it.
fn measured(turn: Turn, by: Actor, rng: &mut dyn Rng) -> Option<Race> {
    let (Turn::Race(racing), Actor::Seat(seat)) = (turn, by) else { return None };
    let lot = Some(racing).filter(|racing| racing.len() > 1 && below(rng, 2) == 0);
    let judged_us = u64::from(below(rng, 2_000_000));
    Some(Race {
        claimed_us: Some(judged_us).filter(|_| below(rng, 2) == 0),
        least_us: judged_us.saturating_sub(9_000),
        most_us: judged_us + 9_000,
        judged_us,
        spoken_us: (below(rng, 2) == 0).then_some(5_250_000),
        lot: lot.map_or(Seats::NONE, |lot| lot.with(seat)),
        hold: None,
    })
}

fn random_record(game: GameKind, seats: u8, seed: u64) -> Record {
    game.run(RandomRecord { seats, seed })
}

#[test]
fn what_was_written_is_read_back() {
    for &game in GameKind::ALL {
        for seats in 2..=8 {
            if AnyState::start(&game.default_options(), seats).is_err() {
                continue;
            }
            let mut record = random_record(game, seats, u64::from(seats));
            record.header.players = (0..seats).map(|seat| format!("Player “{seat}”\n")).collect();
            record.header.table = Some("round \"1\"".into());
            record.header.number = Some(u32::MAX);
            record.header.commit = Some("c0ffee".into());
            let by_seat = (0..seats).map(|seat| (seat > 0).then(|| format!("{seat:064x}")));
            record.header.entropy = by_seat.clone().collect();
            record.reveal = Some(Reveal { seed: "5eed".into(), entropy: by_seat.collect() });
            let text = record.to_string();
            assert_eq!(Record::read(text.as_bytes()).as_ref(), Ok(&record), "{text}");
            // Editors and mailers change line ends; the last one may be missing.
            assert_eq!(Record::read(text.replace('\n', "\r\n").as_bytes()), Ok(record.clone()));
            assert_eq!(Record::read(text.trim_end().as_bytes()), Ok(record.clone()));
            let last = record.state_after(record.steps.len()).unwrap();
            assert_eq!(Ending::of(&last), record.ending);
            assert_eq!(record.state_after(record.steps.len() + 1), None);
        }
    }
}

#[test]
fn a_record_that_was_cut_is_shorter_or_refused() {
    for &game in GameKind::ALL {
        let record = random_record(game, 2, 5);
        let text = record.to_string();
        let text = text.as_bytes();
        for end in 0..text.len().min(6_000) {
            match Record::read(&text[..end]) {
                Ok(read) => {
                    assert!(text[end] == b'\n' || text[end - 1] == b'\n', "cut at {end}");
                    assert_eq!(read.steps[..], record.steps[..read.steps.len()]);
                }
                Err(error) => assert!(error.line >= 1 && !error.to_string().is_empty()),
            }
        }
    }
}

#[test]
fn damaged_records_never_panic() {
    for &game in GameKind::ALL {
        let text = random_record(game, 2, 6).to_string().into_bytes();
        let mut rng = generator(8);
        for _ in 0..3_000 {
            let mut damaged = text[..text.len().min(4_000)].to_vec();
            for _ in 0..=below(&mut rng, 3) {
                let place = below(&mut rng, u32::try_from(damaged.len()).unwrap()) as usize;
                damaged[place] = match below(&mut rng, 3) {
                    0 => rng.next_u32().to_le_bytes()[0],
                    1 => {
                        *b"0123456789{}[]\",:\n -"[below(&mut rng, 20) as usize..].first().unwrap()
                    }
                    _ => damaged[below(&mut rng, u32::try_from(damaged.len()).unwrap()) as usize],
                };
            }
            let _ = Record::read(&damaged);
        }
    }
}

const HEADER: &str = r#"{"bango":1,"game":"cards","seats":2}"#;
const START: &str = r#"{"by":"chance","do":"deal 0 P4"}
{"by":"chance","do":"deal 1 Y2"}
{"by":"chance","do":"first 1"}"#;

#[test]
fn errors_name_the_line_the_step_and_the_rule() {
    for (lines, expected) in [
        (String::new(), "line 1: the record is empty"),
        ("\n".into(), "line 1: the record is empty"),
        ("hello".into(), "line 1: this is not a line of a record: it does not begin with “{”"),
        (
            r#"{"bango":2,"game":"cards","seats":2}"#.into(),
            "line 1: this record has format version 2, and only version 1",
        ),
        (r#"{"bango":1,"game":"chess","seats":2}"#.into(), "line 1: there is no game “chess”"),
        (
            r#"{"bango":1,"game":"cards","seats":9}"#.into(),
            "line 1: cards is for 2 to 5 players, not 9",
        ),
        (
            r#"{"bango":1,"game":"cards","seats":999}"#.into(),
            "line 1: this is not a line of a record: invalid value: integer `999`",
        ),
        (
            r#"{"bango":1,"game":"tiles","seats":2,"options":{"first":2}}"#.into(),
            "line 1: seat 2 cannot start",
        ),
        (
            r#"{"bango":1,"game":"dice","seats":2,"options":{"trophies":99}}"#.into(),
            "line 1: these are no options of dice",
        ),
        (
            r#"{"bango":1,"game":"cards","seats":2,"players":["A"]}"#.into(),
            "line 1: 1 players are named for 2 seats",
        ),
        (
            r#"{"bango":1,"game":"cards","seats":2,"entropy":[null,null,null]}"#.into(),
            "line 1: `entropy` has 3 entries for 2 seats",
        ),
        (
            r#"{"bango":1,"game":"cards","seats":2,"number":0}"#.into(),
            "line 1: this is not a line of a record: invalid value: integer `0`",
        ),
        (r#"{"bango":1,"seats":2}"#.into(), "missing field `game`"),
        (
            format!("{HEADER}\n{{\"by\":\"chance\",\"do\":\"first 1\",\"stand_in\":true}}"),
            "line 2, step 1: only a seat has a stand-in, not chance",
        ),
        (format!("{HEADER}\n{{}}"), "line 2: a line after the first has `by` and `do`"),
        (format!("{HEADER}\n\n[]"), "line 3: this is not a line of a record: it does not begin"),
        (format!("{HEADER}\n{{\"by\":0}}"), "line 2: a line after the first has `by` and `do`"),
        (
            format!("{HEADER}\n{{\"by\":8,\"do\":\"draw\"}}"),
            "line 2: this is not a line of a record: an actor is a seat from 0 to 7",
        ),
        (
            format!("{HEADER}\n{{\"by\":0,\"do\":\"dance\"}}"),
            "line 2, step 1: “dance” is not a step of cards",
        ),
        (
            format!("{HEADER}\n{{\"by\":0,\"do\":\"draw\"}}"),
            "line 2, step 1: seat 0 cannot play “draw”: it’s not your turn (C2.3)",
        ),
        (
            format!("{HEADER}\n{START}\n{{\"by\":1,\"do\":\"take R1\"}}"),
            "line 5, step 4: seat 1 cannot play “take R1”: the centre is empty, so draw another card (C4.6)",
        ),
        (
            format!("{HEADER}\n{START}\n{{\"outcome\":{{\"won\":[0]}}}}"),
            "line 5: the record has an outcome, but the game is not over",
        ),
        (format!("{HEADER}\n{{\"seed\":\"00\"}}"), "line 2: the seed may only follow the outcome"),
        (format!("{HEADER}\n{}", "[".repeat(100_000)), "line 2: this is not a line of a record"),
        (format!("{HEADER}\n{{\"by\":0,\"by\":1,\"do\":\"draw\"}}"), "duplicate field `by`"),
        (
            format!("{HEADER}\n{{\"by\":0,\"do\":\"{}\"}}", "x".repeat(5_000)),
            "x…” is not a step of cards",
        ),
        (
            format!("{HEADER}\n{{\"by\":0,\"do\":\"\\u001b[2J\"}}"),
            r"line 2, step 1: “\u{1b}[2J” is not a step",
        ),
    ] {
        let error = Record::read(lines.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}\ninstead of\n{expected}");
        assert!(error.chars().count() < 400, "{error}");
    }
    let error = Record::read(&[b'{', 0xff, b'}']).unwrap_err();
    assert_eq!(error.to_string(), "line 1: this is not UTF-8 text");
}

#[test]
fn the_ending_is_checked() {
    let record = random_record(GameKind::Cards, 3, 9);
    let text = record.to_string();
    let ending = serde_json::to_string(record.ending.as_ref().unwrap()).unwrap();
    let read = |changed: &str| Record::read(text.replace(&ending, changed).as_bytes());
    assert!(read(&ending).is_ok());
    for wrong in [
        r#"{"outcome":"drawn"}"#.to_owned(),
        r#"{"outcome":{"won":[]},"scores":[0,0,0]}"#.to_owned(),
        ending.replace("\"scores\":[", "\"scores\":[9,"),
        ending.split(",\"scores\"").next().unwrap().to_owned() + "}",
    ] {
        let error = read(&wrong).unwrap_err().to_string();
        assert!(error.contains("but the game ended with {\"outcome\":"), "{error}");
    }
    for after in [r#"{"by":0,"do":"draw"}"#, &ending] {
        let error = read(&format!("{ending}\n{after}")).unwrap_err().to_string();
        assert!(error.contains("the record has ended"), "{error}");
    }
    // Without its last line it is a game whose outcome nobody wrote down.
    assert_eq!(
        Record::read(text.replace(&format!("{ending}\n"), "").as_bytes()).unwrap().ending,
        None
    );
}

#[test]
fn marks_and_empty_lines_of_editors_are_skipped() {
    let lines = format!("\u{feff}{HEADER}\n\n{START}\n \r\n\n");
    assert_eq!(Record::read(lines.as_bytes()).unwrap().steps.len(), 3);
}

#[test]
fn lists_do_not_pass_for_objects() {
    for lines in [
        r#"[1,"tiles",2]"#.to_owned(),
        r#"{"bango":1,"game":"dice","seats":2,"options":["guards",4,"free",7]}"#.to_owned(),
        format!("{HEADER}\n[\"chance\",\"first 0\",null,null,null,null]"),
    ] {
        let error = Record::read(lines.as_bytes()).unwrap_err();
        assert!(error.to_string().contains("not a line of a record"), "{error}");
    }
}

#[test]
fn fields_of_later_programs_are_skipped() {
    let lines = r#"{"bango":1,"game":"tiles","seats":2,"options":{"first":0},"venue":"abc"}
{"by":0,"do":"0,0","at":17,"mood":"good"}"#;
    let record = Record::read(lines.as_bytes()).unwrap();
    assert_eq!(record.steps[0].at, Some(17));
}

const RACE: &str = r#"{"bango":1,"game":"dice","seats":3}
{"by":"chance","do":"first 1"}
{"by":1,"do":"throw"}
{"by":"chance","do":"roll RRGBB 13"}
{"by":0,"do":"call rhino","race":{"least_us":400000,"most_us":420000,"judged_us":400000}}"#;

#[test]
fn a_race_is_read_with_all_that_was_measured() {
    let line = r#"{"by":1,"do":"call bongo","stand_in":true,"race":{"claimed_us":1,"least_us":5,"most_us":9,"judged_us":5,"lot":[1,2]}}"#;
    let text = format!("{RACE}\n{line}\n");
    let record = Record::read(text.as_bytes()).unwrap();
    let lot: Seats = [1, 2].into_iter().filter_map(Seat::new).collect();
    let race = Race {
        claimed_us: Some(1),
        least_us: 5,
        most_us: 9,
        judged_us: 5,
        spoken_us: None,
        lot,
        hold: None,
    };
    assert_eq!(record.steps[4].race, Some(Box::new(race)));
    assert!(record.steps[4].stand_in);
    assert_eq!(record.steps[3].race.as_ref().unwrap().lot, Seats::NONE);
    assert!(record.to_string().ends_with(&format!("{line}\n")), "{record}");
}

#[test]
fn a_signature_is_the_last_line_and_stands_alone() {
    let signature = r#"{"signature":"5a"}"#;
    let text = format!("{RACE}\n{signature}\n");
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!(record.signature.as_deref(), Some("5a"));
    assert!(record.to_string().ends_with(&format!("{signature}\n")), "{record}");
    let call = r#"{"by":1,"do":"call bongo"}"#;
    for (lines, expected) in [
        (format!("{signature}\n{call}"), "line 7: the record is signed: nothing may follow"),
        (format!("{signature}\n{signature}"), "line 7: the record is signed: nothing may follow"),
        (call.replace('}', r#","signature":"5a"}"#), "line 6: "),
    ] {
        let error = Record::read(format!("{RACE}\n{lines}").as_bytes()).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn what_cannot_have_been_measured_is_refused() {
    let call = |race: &str| format!("{RACE}\n{{\"by\":1,\"do\":\"call bongo\",\"race\":{race}}}");
    let bounds = "line 6, step 5: a race is judged between the least and the most";
    let lot = "line 6, step 5: a lot is drawn between two or more seats that may act";
    let late = "line 6, step 5: a seat that was too late raced, and called once";
    let unreadable = "line 6: this is not a line of a record";
    let hold = |seat: u8, judged: u8| {
        format!(
            r#"{{"least_us":5,"most_us":9,"judged_us":9,"hold":{{"fell_us":9,"clock":1,"late":[{{
            "seat":{seat},"least_us":5,"most_us":9,"judged_us":{judged},"clock":{seat}}}]}}}}"#
        )
        .replace('\n', "")
    };
    assert!(Record::read(call(&hold(2, 9)).as_bytes()).is_ok());
    let holds = [(hold(2, 10), bounds), (hold(0, 9), late), (hold(1, 9), late), (hold(3, 9), late)];
    for (race, expected) in &holds {
        let error = Record::read(call(race).as_bytes()).unwrap_err().to_string();
        assert!(error.contains(expected), "{race}: {error}");
    }
    for (race, expected) in [
        (r#"{"least_us":5,"most_us":9,"judged_us":4}"#, bounds),
        (r#"{"least_us":5,"most_us":9,"judged_us":10}"#, bounds),
        (r#"{"least_us":9,"most_us":5,"judged_us":7}"#, bounds),
        (r#"{"least_us":5,"most_us":9,"judged_us":9,"lot":[1]}"#, lot),
        (r#"{"least_us":5,"most_us":9,"judged_us":9,"lot":[0,1]}"#, lot),
        (r#"{"least_us":5,"most_us":9,"judged_us":9,"lot":[1,3]}"#, lot),
        (r#"{"least_us":5,"most_us":9,"judged_us":9,"lot":[1,1]}"#, unreadable),
        (r#"{"least_us":5,"most_us":9,"judged_us":9,"lot":[0,1,2,3,4,5,6,7,8]}"#, unreadable),
        (r#"{"least_us":5,"most_us":9,"judged_us":9,"lot":true}"#, unreadable),
        (r#"{"least_us":-5,"most_us":9,"judged_us":9}"#, unreadable),
        (r#"{"least_us":0.5,"most_us":9,"judged_us":9}"#, unreadable),
        (r#"{"least_us":5,"most_us":9}"#, unreadable),
        ("[1,2,3,4,[]]", unreadable),
        (r#"{"least_us":5,"most_us":9,"judged_us":9,"hold":[9,1,[]]}"#, unreadable),
        ("{}", unreadable),
    ] {
        let error = Record::read(call(race).as_bytes()).unwrap_err().to_string();
        assert!(error.contains(expected), "{race}: {error}");
    }
    let throw = r#"{"by":1,"do":"throw","race":{"least_us":5,"most_us":9,"judged_us":9}}"#;
    let early: Vec<&str> = RACE.lines().take(2).chain([throw]).collect();
    let error = Record::read(early.join("\n").as_bytes()).unwrap_err().to_string();
    assert_eq!(error, "line 3, step 2: only a seat's step in a race is measured");
}

#[test]
fn what_is_revealed_is_read_in_its_old_form_and_in_its_new_one() {
    let text = random_record(GameKind::Tiles, 2, 3).to_string();
    let read = |last: &str| Record::read(format!("{text}{last}").as_bytes());
    let reveal = |last: &str| read(last).unwrap().reveal.unwrap();
    let old = Reveal { seed: "00".into(), entropy: Vec::new() };
    assert_eq!(reveal(r#"{"seed":"00"}"#), old);
    assert_eq!(reveal(r#"{"seed":"00","entropy":null}"#), old);
    let new = Reveal { seed: "00".into(), entropy: vec![None, Some("11".into())] };
    assert_eq!(reveal(r#"{"seed":"00","entropy":[null,"11"]}"#), new);
    for (last, expected) in [
        (r#"{"seed":"00","entropy":["11"]}"#, "`entropy` has 1 entries for 2 seats"),
        (r#"{"entropy":["11","22"]}"#, "a line after the first has"),
        ("{\"seed\":\"00\"}\n{\"seed\":\"00\"}", "there is a seed already"),
        (r#"{"seed":"00","by":0,"do":"0,0"}"#, "a line after the first has"),
    ] {
        let error = read(last).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}
