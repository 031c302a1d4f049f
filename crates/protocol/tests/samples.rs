//! Real values of everything on the wire: for checking the types, and as the
//! examples of the reference.

use bots::{Advice, Fact, Level, Question};
use protocol::avatar::Avatar;
use protocol::client::{ClientMessage, Command, Reaction};
use protocol::http::{
    Forwarded, Health, NewTable, NodeHealth, TableList, TableMade, TableSummary, VisitorSeen,
};
use protocol::id::{Code128, CommandId};
use protocol::lesson::{Lesson, LessonSteps};
use protocol::race::{Finish, Photo, RaceStart};
use protocol::review::{Moment, Review};
use protocol::screen::{CodeFound, CodeMade, NewCode, ShortCode, ShowOnScreen};
use protocol::server::{Farewell, ServerMessage};
use protocol::table::{
    Pace, Pause, Phase, Play, SeatChange, SeatState, SeatView, Settings, ShownStep, Sitter,
    TableState, TurnClock,
};
use protocol::text::{Line, Name};
use protocol::you::{
    Move, MovingKey, Profile, Reactions, Strength, You, YourGame, YourRecord, YourTable,
};
use protocol::{Code, Refusal};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::AnyAction;
use rules::change::{Change as ViewChange, Pairs, Put};
use rules::record::{Ending, Race};
use rules::{Actor, AnyState, GameKind, Observer, Seat, Seats, Turn, chance};
use serde_json::{Value, json};

/// A commitment or what it is to: 32 bytes in hexadecimal digits.
pub const HEX: &str = "3eb28a3c6f1d90d4a7c5b7f0e2196c48d15aa0b3f97e64218c0dfe5b8472ca5f";
pub const TABLE: Code128 = Code128::new(0x5a17_9c02_e6d8_4b31_97f0_2ac4_681e_d053);
const KEY: Code128 = Code128::new(0x0b64_71fe_92c8_4d05_a3e9_5512_7c0f_86ba);
const FACE: Avatar = Avatar { shape: 2, colour: 5, face: 0 };

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn id(text: &str) -> CommandId {
    CommandId::try_from(text.to_owned()).unwrap()
}

fn name(text: &str) -> Name {
    text.to_owned().into()
}

/// The next step of a random game; `None` if it is over.
pub fn step(state: &AnyState, rng: &mut ChaCha20Rng) -> Option<(Actor, AnyAction)> {
    let of = |seat, rng: &mut ChaCha20Rng| {
        Some((Actor::Seat(seat), chance::pick(rng, &state.actions(seat))?))
    };
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some((Actor::Chance, state.chance(rng)?)),
        Turn::Seat(seat) => of(seat, rng),
        Turn::Race(seats) => match state.clock() {
            Some((action, _)) if chance::below(rng, 16) == 0 => Some((Actor::Clock, action)),
            _ => of(seats.iter().nth(chance::below(rng, seats.len()) as usize)?, rng),
        },
    }
}

/// A random game of `tiles` with a person and a bot after some steps.
pub fn game(steps: usize) -> (AnyState, Vec<ShownStep>) {
    let mut rng = ChaCha20Rng::from_seed([4; 32]);
    let mut state = AnyState::start(&GameKind::Tiles.default_options(), 2).unwrap();
    let shown = (0..steps).map_while(|at| {
        let (by, action) = step(&state, &mut rng)?;
        state.play(by, &action).unwrap();
        let at = at as u64 * 2600;
        Some(ShownStep { by, action: Some(action.to_string()), at, stand_in: false })
    });
    let shown = shown.collect();
    (state, shown)
}

pub fn views(state: &AnyState) -> Vec<SeatView> {
    let view = state.view(Observer::Seat(seat(0)));
    vec![SeatView { seat: Some(seat(0)), view }]
}

fn person(name: &str) -> Sitter {
    Sitter::Person {
        name: self::name(name),
        avatar: Some(FACE),
        strength: Some(1_640),
        yours: true,
        here: true,
        stand_in: false,
        again: false,
        awaited: false,
        gave_up: false,
        contributed: false,
    }
}

pub fn seats() -> Vec<SeatState> {
    let bot = Sitter::Bot { level: Level::Casual, matches: false };
    vec![SeatState { sitter: person("Ada"), won: 0 }, SeatState { sitter: bot, won: 0 }]
}

/// The table of that game.
pub fn table(seq: u64, steps: usize) -> TableState {
    let (state, steps) = game(steps);
    let play = Play {
        number: 1,
        commitment: HEX.to_owned(),
        promises: vec![None, None],
        missing: Seats::NONE,
        gave_up: Seats::NONE,
        steps,
        views: views(&state),
        clock: None,
        race: None,
        photo: None,
        pause: None,
        can_undo: true,
        ending: None,
    };
    TableState {
        id: TABLE,
        seq,
        game: GameKind::Tiles,
        options: serde_json::to_value(GameKind::Tiles.default_options()).unwrap(),
        settings: Settings { public: false, seconds: None, ..Settings::default() },
        host: true,
        hosting: true,
        host_seat: Some(seat(0)),
        phase: Phase::Playing,
        seats: seats(),
        drawn: 0,
        screen: false,
        games: 1,
        play: Some(play),
    }
}

pub fn commands() -> Vec<Command> {
    let (zero, one) = (seat(0), seat(1));
    vec![
        Command::Sit { seat: zero, name: name("Ada"), avatar: Some(FACE) },
        Command::Stand { seat: zero },
        Command::SeatBot { seat: one, level: Level::Strong, matches: false },
        Command::SeatBot { seat: one, level: Level::Casual, matches: true },
        Command::Remove { seat: one },
        Command::AddSeat,
        Command::RemoveSeat { seat: one },
        Command::ChooseGame { game: GameKind::Dice, seats: None, options: None },
        Command::ChooseGame {
            game: GameKind::Cards,
            seats: Some(4),
            options: Some(json!({"first": 1})),
        },
        Command::SetClock { seconds: Some(60) },
        Command::Contribute { seat: zero, commitment: HEX.to_owned() },
        Command::Reveal { seat: zero, entropy: HEX.to_owned() },
        Command::Start,
        Command::Play {
            seat: zero,
            actions: ["take P4", "take R7", "done"].map(str::to_owned).to_vec(),
            reaction: None,
        },
        Command::Play {
            seat: one,
            actions: vec!["call gnu".to_owned()],
            reaction: Some(1_843_200),
        },
        Command::Next { seat: zero },
        Command::Undo { seat: zero },
        Command::SetPace { pace: Pace::Fast },
        Command::Resign { seat: zero },
        Command::Return { seat: zero },
        Command::StandIn { seat: one },
        Command::Rematch,
        Command::HandOver { seat: zero },
        Command::TakeOver { seat: zero, key: KEY },
        Command::Say { text: Line::from("Your turn!".to_owned()) },
        Command::React { reaction: Reaction::Bravo },
        Command::Signal { seat: zero },
    ]
}

fn typed(name: &str, text: &str, language: &str, reaction: Option<u64>) -> ClientMessage {
    let (text, language) = (Line::from(text.to_owned()), language.to_owned());
    ClientMessage::Type { id: id(name), seat: seat(0), text, language, reaction }
}

pub fn client() -> Vec<ClientMessage> {
    let play = Command::Play { seat: seat(0), actions: vec!["0,1".to_owned()], reaction: None };
    let mut all = vec![
        ClientMessage::hello_for_changes(),
        ClientMessage::hello(),
        ClientMessage::Show { table: TABLE, seen: Some(17) },
        ClientMessage::Show { table: TABLE, seen: None },
        ClientMessage::Offer { code: Some(ShortCode::nth(91_234)), table: Some(TABLE) },
        ClientMessage::Offer { code: None, table: None },
        ClientMessage::watch(TABLE, Some(17)),
        ClientMessage::Watch { table: TABLE, seen: None, name: Some(name("Eve")) },
        ClientMessage::Unwatch,
        ClientMessage::Do { id: id("k3-12"), command: play },
        ClientMessage::Ask { id: id("k3-15"), seat: seat(0), about: Question::Odds },
        ClientMessage::Ask { id: id("k3-16"), seat: seat(0), about: Question::Arrangement },
        ClientMessage::Ask { id: id("k3-17"), seat: seat(0), about: laying_down() },
        ClientMessage::Ask { id: id("k3-18"), seat: seat(0), about: Question::Hint },
        typed("k3-19", "take 6 and 7", "en", None),
        typed("k3-20", "gnou", "fr", Some(1_843_200)),
        ClientMessage::Mute { seat: Some(seat(1)), name: None, muted: true },
        ClientMessage::Mute { seat: None, name: Some(name("Eve")), muted: true },
        ClientMessage::Mute { seat: None, name: None, muted: false },
        ClientMessage::Ping { at: 10_482.25 },
    ];
    let ids = (0..).map(|number| id(&format!("k4-{number}")));
    all.extend(
        commands().into_iter().zip(ids).map(|(command, id)| ClientMessage::Do { id, command }),
    );
    all
}

pub fn server() -> Vec<ServerMessage> {
    let (state, steps) = game(4);
    let from = steps.len() - 1;
    let latest = ServerMessage::Steps {
        seq: 18,
        from,
        steps: steps[from..].to_vec(),
        views: views(&state),
        clock: Some(TurnClock { seat: Some(seat(0)), left: 60_000 }),
        race: None,
        photo: None,
        pause: None,
        can_undo: true,
        ending: None,
    };
    let mut all = vec![
        ServerMessage::Welcome {
            protocol: protocol::VERSION,
            build: "0.1.0".into(),
            now: 5_120_334,
        },
        ServerMessage::Table(Box::new(table(17, 4))),
        ServerMessage::Unchanged { seq: 17 },
        ServerMessage::Seats {
            seq: 18,
            phase: Phase::Waiting,
            seats: seats(),
            drawn: 0,
            screen: false,
            hosting: true,
            host_seat: Some(seat(0)),
        },
        latest,
        changed(),
        decided(),
        ServerMessage::Pause {
            seq: 9,
            pause: Some(Pause { until: 21_400_000, ready: Seats::only(seat(0)) }),
        },
        ServerMessage::Pause { seq: 9, pause: None },
        ServerMessage::Done { id: id("k3-12"), seq: 18, key: None },
        ServerMessage::Done { id: id("k3-13"), seq: 18, key: Some(KEY) },
        refused(),
        ServerMessage::Told { id: id("k3-19"), text: "In the centre: purple 4, red 7.".into() },
        advice("k3-15", Advice::Odds { explosion: 0.0625, cards: 37 }),
        advice(
            "k3-16",
            Advice::Arrangement {
                actions: ["start B10 R11", "extend 0 B9"].map(str::to_owned).to_vec(),
                points: 4,
            },
        ),
        laid(),
        hint(),
        ServerMessage::Refused { id: None, refusal: Code::NoTable.into() },
        ServerMessage::Said {
            seq: 18,
            seat: Some(seat(1)),
            name: Some(name("Grace")),
            text: Line::from("Your turn!".to_owned()),
        },
        ServerMessage::Reacted {
            seq: 18,
            seat: Some(seat(1)),
            name: Some(name("Grace")),
            reaction: Reaction::Bravo,
        },
        ServerMessage::Signalled { seq: 18, seat: seat(2) },
        ServerMessage::Hurry { seq: 18, seat: seat(0), left: 10_000 },
        ServerMessage::Offered { code: ShortCode::nth(91_234), table: Some(TABLE) },
        ServerMessage::Offered { code: ShortCode::nth(91_234), table: None },
        ServerMessage::Pong { at: 10_482.25, now: 5_131_870 },
        ServerMessage::Bye { reason: Farewell::Stopping },
    ];
    all.extend(
        [Farewell::TooSlow, Farewell::TooFast, Farewell::Reopen]
            .map(|reason| ServerMessage::Bye { reason }),
    );
    all
}

fn laying_down() -> Question {
    Question::Laid(["lay", "start R5 R6"].map(str::to_owned).to_vec())
}

/// What a hand of two cards would be laid down to.
fn laid() -> ServerMessage {
    let mut state = AnyState::start(&GameKind::Cards.default_options(), 2).unwrap();
    let set_up = ["deal 0 R5", "deal 1 B7", "first 0"].map(|step| (Actor::Chance, step));
    let turn = [(Actor::Seat(seat(0)), "draw"), (Actor::Chance, "reveal R6")];
    let stop = ["take R6", "done"].map(|step| (Actor::Seat(seat(0)), step));
    for (by, step) in set_up.into_iter().chain(turn).chain(stop) {
        state.play(by, &GameKind::Cards.read_action(step).unwrap()).unwrap();
    }
    let view = state.view(Observer::Seat(seat(0)));
    advice("k3-17", bots::any::advise(&view, &laying_down()).unwrap())
}

/// Reading aloud what a strong player would do, in facts of all kinds.
fn hint() -> ServerMessage {
    let facts = [
        ("share", Fact::Share { share: 0.3125 }),
        ("cards", Fact::Count(4)),
        ("card", Fact::Notation("R7".to_owned())),
    ];
    let hint = Advice::Hint {
        action: "stop".to_owned(),
        key: "hint-cards-stop".to_owned(),
        facts: facts.map(|(name, fact)| (name.to_owned(), fact)).into(),
        value: 0.41,
    };
    advice("k3-18", hint)
}

fn advice(question: &str, advice: Advice) -> ServerMessage {
    ServerMessage::Advice { id: id(question), seq: 18, seat: seat(0), advice }
}

/// A step that the rules forbid, refused by them.
pub fn refused() -> ServerMessage {
    let (mut state, _) = game(4);
    let far = GameKind::Tiles.read_action("9,9").unwrap();
    let Turn::Seat(seat) = state.turn() else { panic!("somebody is in turn") };
    let rule = state.play(Actor::Seat(seat), &far).unwrap_err();
    ServerMessage::Refused { id: Some(id("k3-14")), refusal: Refusal::from(rule) }
}

/// A race of `dice` that is decided, with its photo.
fn decided() -> ServerMessage {
    let mut state = AnyState::start(&GameKind::Dice.default_options(), 3).unwrap();
    let steps = ["first 1", "throw", "roll RRGBB 13", "call bongo", "call gnu"];
    let by = [Actor::Chance, Actor::Seat(seat(1)), Actor::Chance];
    let by = by.into_iter().chain([Actor::Seat(seat(2)), Actor::Seat(seat(0))]);
    let steps: Vec<ShownStep> = steps
        .into_iter()
        .zip(by)
        .map(|(text, by)| {
            state.play(by, &GameKind::Dice.read_action(text).unwrap()).unwrap();
            ShownStep { by, action: Some(text.to_owned()), at: 4000, stand_in: false }
        })
        .collect();
    let finish = |seat, call: &str, claimed, judged, counted| Finish {
        seat,
        call: call.to_owned(),
        arrived: judged + 31_000,
        trip: Some(31_000),
        claimed,
        least: judged - 9_000,
        most: judged + 21_000,
        judged,
        lot: false,
        counted,
    };
    let calls = vec![
        finish(seat(2), "bongo", None, 902_000, true),
        finish(seat(0), "gnu", Some(1_204_000), 1_204_000, true),
    ];
    ServerMessage::Steps {
        seq: 9,
        from: 3,
        steps: steps[3..].to_vec(),
        views: views(&state),
        clock: Some(TurnClock { seat: None, left: 28_000 }),
        race: Some(RaceStart { shown_at: 7_400_000, opens_at: 12_650_000 }),
        photo: Some(Photo { cap: 250_000, held: 74_000, spoken: Some(5_250_000), calls }),
        pause: Some(Pause { until: 21_400_000, ready: Seats::NONE }),
        can_undo: false,
        ending: Some(Ending::by_resignation(seat(1), 3)),
    }
}

/// A placed tile, in few words, for the one whose turn comes and for the one who placed it.
fn changed() -> ServerMessage {
    let change = |seat: Seat, may: Option<Pairs>| {
        let mut change = ViewChange { may, ..ViewChange::default() };
        change.push("red", "1,0");
        change.set("turn", json!({ "seat": seat }));
        SeatChange { seat: Some(seat), change }
    };
    let (from, to) = ("0,0 1,0".to_owned(), "0,1 2,0".to_owned());
    let may = Pairs { from, to, except: "1,0>2,0".to_owned() };
    let mut moved = change(seat(1), None);
    moved.change.put = Some(Put { list: "yellow".to_owned(), at: 3, is: json!("4,1") });
    ServerMessage::Changed {
        seq: 19,
        from: 3,
        steps: vec![ShownStep {
            by: Actor::Seat(seat(1)),
            action: Some("1,0".to_owned()),
            at: 4_000,
            stand_in: false,
        }],
        views: vec![change(seat(0), Some(may)), moved],
        clock: Some(TurnClock { seat: Some(seat(0)), left: 60_000 }),
        pause: Some(Pause { until: 21_400_000, ready: Seats::NONE }),
        can_undo: true,
        ending: Some(Ending::by_resignation(seat(1), 3)),
        done: Some(id("move-7")),
    }
}

pub fn new_tables() -> Vec<NewTable> {
    let quick = NewTable {
        game: GameKind::Tiles,
        seats: Some(2),
        options: None,
        settings: None,
        name: Some(name("Ada")),
        avatar: None,
        table: None,
        contribution: None,
        bots: Some(Level::Casual),
        bots_match: false,
    };
    let friends = NewTable {
        game: GameKind::Dice,
        seats: Some(5),
        options: Some(json!({"variant": "guards", "trophies": 5})),
        settings: Some(Settings {
            public: true,
            seconds: Some(30),
            signal: false,
            spoken: true,
            pace: Pace::Fast,
            gentle_rounds: 3,
        }),
        name: Some(name("Ada")),
        avatar: Some(FACE),
        table: Some(TABLE),
        contribution: Some(HEX.to_owned()),
        bots: None,
        bots_match: false,
    };
    vec![quick, friends]
}

/// The beginning of a finished game.
pub fn review() -> Review {
    let moment = |steps| {
        let (state, shown) = game(steps);
        let step = shown.last();
        Moment {
            by: step.map(|step| step.by),
            action: step.and_then(|step| step.action.clone()),
            at: step.map_or(0, |step| step.at),
            stand_in: false,
            race: None,
            view: state.view(Observer::Public).without_actions(),
        }
    };
    Review {
        game: GameKind::Tiles,
        options: json(&GameKind::Tiles.default_options()),
        players: vec!["Ada".to_owned(), "casual".to_owned()],
        steps: 58,
        from: 0,
        moments: (0..3).map(moment).collect(),
        ending: Ending::by_resignation(seat(1), 2),
    }
}

/// A moment of a race.
pub fn race() -> Moment {
    let mut moment = review().moments.swap_remove(1);
    moment.stand_in = true;
    moment.race = Some(Race {
        claimed_us: Some(1_204_000),
        least_us: 1_195_000,
        most_us: 1_225_000,
        judged_us: 1_204_000,
        spoken_us: Some(5_250_000),
        lot: Seats::NONE,
        hold: None,
    });
    moment
}

pub fn lesson_steps() -> LessonSteps {
    LessonSteps { actions: ["0,0", "4,4"].map(str::to_owned).to_vec() }
}

/// A lesson in which the learner has just tried what the rules forbid.
pub fn lesson() -> Lesson {
    let mut state = AnyState::start(&GameKind::Tiles.default_options(), 2).unwrap();
    let by = [Actor::Chance, Actor::Seat(seat(0)), Actor::Seat(seat(1))];
    let steps = ["first 0", "0,0", "1,0"].into_iter().zip(by).map(|(text, by)| {
        state.play(by, &GameKind::Tiles.read_action(text).unwrap()).unwrap();
        ShownStep { by, action: Some(text.to_owned()), at: 0, stand_in: false }
    });
    let steps = steps.collect();
    let far = GameKind::Tiles.read_action("4,4").unwrap();
    let rule = state.clone().play(Actor::Seat(seat(0)), &far).unwrap_err();
    Lesson {
        game: GameKind::Tiles,
        seat: seat(0),
        seats: 2,
        options: json(&GameKind::Tiles.default_options()),
        players: vec![String::new(), "Mia".to_owned()],
        chapter: 0,
        say: "lesson-tiles-edge".to_owned(),
        expect: vec!["0,1".to_owned()],
        steps,
        view: state.view(Observer::Seat(seat(0))),
        done: false,
        at: 1,
        of: 9,
        refused: Some(rule.into()),
    }
}

/// What is said of a step that the rules allow but a lesson does not follow.
pub fn another_way() -> Refusal {
    Refusal { key: Some("lesson-another-way".to_owned()), ..Refusal::new(Code::Lesson) }
}

pub fn summary() -> TableSummary {
    TableSummary {
        table: TABLE,
        game: GameKind::Tiles,
        seats: vec![Some("Ada".into()), Some("casual".into())],
        host: Some(name("Ada")),
        phase: Phase::Playing,
        games: 1,
        made: 1_790_000_000_000,
    }
}

pub fn made() -> TableMade {
    TableMade { table: TABLE, link: format!("http://localhost:7777/t/{TABLE}") }
}

pub fn list() -> TableList {
    TableList { tables: vec![summary()], next: Some(100) }
}

pub fn profile() -> Profile {
    Profile { name: Some(name("Ada")), avatar: Some(FACE), show_strength: false }
}

/// What is remembered of somebody who plays `tiles` now and has played `dice`.
pub fn you() -> You {
    let table = YourTable {
        table: TABLE,
        game: GameKind::Tiles,
        seats: summary().seats,
        phase: Phase::Playing,
        yours: Seats::only(seat(0)),
        awaited: Seats::only(seat(0)),
        changed: 1_790_000_060_000,
    };
    let game = YourGame {
        table: TABLE,
        number: 3,
        game: GameKind::Dice,
        players: vec!["Grace".to_owned(), "Ada".to_owned(), "strong".to_owned()],
        yours: Seats::only(seat(1)),
        winners: Seats::only(seat(1)),
        gave_up: false,
        ended: 1_789_000_000_000,
    };
    let reactions =
        Reactions { kind: "poached".to_owned(), calls: 12, best_ms: 1_204, usual_ms: 2_310 };
    let record = YourRecord {
        game: GameKind::Dice,
        played: 7,
        won: 4,
        drawn: 0,
        streak: 2,
        best_streak: 3,
        strength: Some(Strength { rating: 1_640, give_or_take: 210 }),
        reactions: vec![reactions],
    };
    You { profile: profile(), tables: vec![table], games: vec![game], records: vec![record] }
}

pub fn moving_key() -> MovingKey {
    MovingKey { key: KEY, seconds: 600 }
}

pub fn moving() -> Move {
    Move { key: KEY, leave: false }
}

/// A visitor behind a proxy that is believed, and the same with other words about them.
pub fn visitors_seen() -> [VisitorSeen; 4] {
    use Forwarded::{Believed, Ignored, Missing, None};
    [Believed, None, Ignored, Missing]
        .map(|forwarded| VisitorSeen { address: "192.0.2.1".into(), forwarded })
}

pub fn health() -> Health {
    let record_key = HEX.to_owned();
    let node = Some(NodeHealth { name: "a".into(), lease: true, bus: Some(true) });
    Health { ok: true, build: "0.1.0".into(), protocol: protocol::VERSION, record_key, node }
}

pub fn new_code() -> NewCode {
    NewCode { table: TABLE }
}

pub fn code_made() -> CodeMade {
    CodeMade { code: ShortCode::nth(91_234), seconds: 600 }
}

pub fn code_found() -> CodeFound {
    CodeFound { table: Some(TABLE) }
}

pub fn show_on_screen() -> ShowOnScreen {
    ShowOnScreen { table: TABLE }
}

pub fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}
