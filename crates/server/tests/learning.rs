//! Bots that match people learn from the log of their table, and from nothing else.

use bots::{BotLevel, Level, TrackRecord};
use protocol::http::NewTable;
use protocol::id::Code128;
use protocol::table::Sitter;
use protocol::{Code, Command};
use rules::any::AnyAction;
use rules::record::Race;
use rules::{GameKind, Seat, Seats, Turn};
use server::log::{Entry, Event};
use server::session::{ServerKey, SessionId};
use server::table::{Asker, Presence, Strengths, Table, first_entry};

use crate::wire::web::new_table;

const ID: Code128 = Code128::new(9);

fn host() -> SessionId {
    serde_json::from_str(&format!("\"{}\"", Code128::new(1))).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Ada and a bot that matches her, in play.
fn wanted(game: GameKind) -> NewTable {
    let (name, bots) = (Some("Ada".to_owned().into()), Some(Level::Casual));
    NewTable { name, bots, bots_match: true, ..new_table(game, 2) }
}

struct Evening {
    table: Table,
    rows: Vec<Box<str>>,
}

impl Evening {
    fn begin() -> Evening {
        let (entry, table) = first_entry(ID, host(), wanted(GameKind::Dice), 1).unwrap();
        let rows = vec![serde_json::to_string(&entry).unwrap().into()];
        let mut evening = Evening { table, rows };
        if evening.table.playing().is_none() {
            let opening = evening.table.play().unwrap().plan_opening();
            evening.apply(opening);
        }
        evening
    }

    fn apply(&mut self, events: Vec<Event>) {
        let entry = Entry { at: 2, by: Vec::new(), events };
        self.table.apply(&entry).unwrap();
        self.rows.push(serde_json::to_string(&entry).unwrap().into());
    }

    fn decide(&self, command: &Command) -> Result<Vec<Event>, Code> {
        let key = ServerKey::new([7; 32]);
        let asker = Asker { session: host(), is_here: &|_| true, key: &key };
        self.table.decide(&asker, command).map_err(|refusal| refusal.code)
    }

    /// One step of the game, in whose races this seat calls right after so many milliseconds.
    fn step(&mut self, winner: Seat, ms: u64, stand_in: bool) {
        let state = self.table.playing().unwrap().state().clone();
        let right = |action: &AnyAction| state.wins_race(action).is_some();
        let (by, action) = match state.turn() {
            Turn::Race(_) => (winner, state.actions(winner).into_iter().find(right)),
            Turn::Seat(seat) => (seat, state.actions(seat).first().copied()),
            turn => panic!("{turn:?}"),
        };
        let mut events = self.table.plan_steps(by, &[action.unwrap()], stand_in).unwrap();
        if let (Turn::Race(_), Some(Event::Stepped { steps, .. })) =
            (state.turn(), events.last_mut())
        {
            steps[0].race = Some(measured(ms * 1000));
        }
        self.apply(events);
    }

    fn play_game(&mut self, winner: Seat, ms: u64) {
        while self.table.playing().is_some() {
            self.step(winner, ms, false);
        }
    }

    fn known(&self) -> Vec<TrackRecord> {
        self.table.known_to(BotLevel::Match)
    }
}

fn measured(us: u64) -> Race {
    Race {
        claimed_us: Some(us),
        least_us: us,
        most_us: us,
        judged_us: us,
        spoken_us: None,
        lot: Seats::NONE,
        hold: None,
    }
}

#[test]
fn a_table_that_is_replayed_has_the_same_bot() {
    let mut evening = Evening::begin();
    assert_eq!(evening.known(), [TrackRecord::default()]);
    evening.play_game(seat(0), 1500);
    let [ada] = &evening.known()[..] else { panic!("one person sits here") };
    assert!(ada.races().len() > 3 && ada.lead() > 0.9);
    let again = Table::load(ID, &evening.rows).unwrap().unwrap();
    assert_eq!(again.known_to(BotLevel::Match), evening.known());
    // The next game goes on with it.
    let rematch = evening.decide(&Command::Rematch).unwrap();
    evening.apply(rematch);
    if evening.table.playing().is_none() {
        let opening = evening.table.play().unwrap().plan_opening();
        evening.apply(opening);
    }
    let before = evening.known()[0].races().len();
    evening.play_game(seat(1), 2500);
    assert!(evening.known()[0].races().len() > before && evening.known()[0].lead().abs() < 0.01);
    assert!(evening.table.known_to(BotLevel::Of(Level::Expert)).is_empty());
}

#[test]
fn it_is_forgotten_with_the_seat() {
    let mut evening = Evening::begin();
    evening.play_game(seat(0), 1500);
    let stands = evening.decide(&Command::Stand { seat: seat(0) }).unwrap();
    evening.apply(stands);
    assert!(evening.known().is_empty());
    let name = "Ada".to_owned().into();
    let sits = evening.decide(&Command::Sit { seat: seat(0), name, avatar: None }).unwrap();
    evening.apply(sits);
    assert_eq!(evening.known(), [TrackRecord::default()]);
}

#[test]
fn who_is_stood_in_for_shows_nothing() {
    let mut evening = Evening::begin();
    evening.apply(vec![Event::StoodIn { seat: seat(0) }]);
    for _ in 0..12 {
        let stand_in = evening.table.playing().unwrap().state().turn();
        let stand_in = !matches!(stand_in, Turn::Seat(seat) if seat.number() == 1);
        evening.step(seat(0), 900, stand_in);
        if evening.table.playing().is_none() {
            break;
        }
    }
    assert_eq!(evening.known(), [TrackRecord::default()]);
}

#[test]
fn games_that_do_not_offer_it_refuse_it_and_give_a_level_instead() {
    for game in [GameKind::Cards, GameKind::Tiles] {
        assert_eq!(first_entry(ID, host(), wanted(game), 1).unwrap_err().code, Code::BadOptions);
    }
    let mut evening = Evening::begin();
    evening.play_game(seat(0), 1500);
    let bot = |evening: &Evening| evening.table.bot(seat(1)).map(|(level, _)| level);
    assert_eq!(bot(&evening), Some(BotLevel::Match));
    let chosen = Command::ChooseGame { game: GameKind::Cards, seats: Some(2), options: None };
    let chosen = evening.decide(&chosen).unwrap();
    evening.apply(chosen);
    assert_eq!(bot(&evening), Some(BotLevel::Of(Level::Casual)));
    let (level, matches) = (Level::Casual, true);
    let seated = evening.decide(&Command::SeatBot { seat: seat(1), level, matches });
    assert_eq!(seated.unwrap_err(), Code::BadOptions);
}

/// Programs that do not know of it read a level, on the wire and in the log.
#[test]
fn older_programs_read_a_level() {
    let evening = Evening::begin();
    let row: serde_json::Value = serde_json::from_str(&evening.rows[0]).unwrap();
    let events = row["events"].as_array().unwrap();
    let sat = events.iter().find(|event| event["event"] == "bot_sat").unwrap();
    assert_eq!((&sat["level"], &sat["matches"]), (&"casual".into(), &true.into()));
    let strengths = Strengths::new();
    let presence = Presence {
        is_here: &|_| true,
        strengths: &strengths,
        screen: false,
        clock: None,
        race: None,
        pause: None,
    };
    let seats = evening.table.show_seats(host(), &presence);
    assert_eq!(seats[1].sitter, Sitter::Bot { level: Level::Casual, matches: true });
    let ordinary = Sitter::Bot { level: Level::Strong, matches: false };
    let json = serde_json::to_string(&ordinary).unwrap();
    assert_eq!(json, r#"{"type":"bot","level":"strong"}"#);
}
