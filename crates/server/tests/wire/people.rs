//! What the server remembers of people: their tables, games and strength, by their cookie alone.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use protocol::http::{NewTable, TableList};
use protocol::table::{Phase, Sitter};
use protocol::you::{MovingKey, Profile, You};
use protocol::{Command, TableId};
use rules::{GameKind, Seats};
use serde_json::json;
use server::session::{ServerKey, SessionId};
use server::store::sqlite::Sqlite;
use server::store::{Answer, Index, Page, Row, Store, Summary};
use server::you::{Ended, Standing};

use super::client::Client;
use super::house::House;
use super::players::{actions, devices, play_out};
use super::web::{self, new_table};
use super::{seat, seeded};

/// What is remembered of whoever has this cookie, once all that was noted before is written: that is
/// done in order, so one more row is enough.
async fn you(house: &House, cookie: &str) -> You {
    web::make(house, "", &new_table(GameKind::Tiles, 2)).await;
    read(house, cookie).await
}

async fn read(house: &House, cookie: &str) -> You {
    let answer = web::ask(house, "GET", "/api/you", &[("Cookie", cookie)], "").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.head.to_lowercase().contains("cache-control: no-store"));
    serde_json::from_str(&answer.body).unwrap()
}

async fn forget(house: &House, cookie: &str) {
    let answer = web::ask(house, "DELETE", "/api/you", &[("Cookie", cookie)], "").await;
    assert_eq!(answer.status, 204, "{}", answer.body);
}

async fn profile(house: &House, cookie: &str, profile: &Profile) -> web::Answer {
    let body = serde_json::to_string(profile).unwrap();
    web::ask(house, "PUT", "/api/you", &[("Cookie", cookie)], &body).await
}

async fn key(house: &House, cookie: &str) -> MovingKey {
    let answer = web::ask(house, "POST", "/api/you/key", &[("Cookie", cookie)], "{}").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn enter(house: &House, cookie: &str, key: MovingKey, leave: bool) -> web::Answer {
    let body = json!({"key": key.key, "leave": leave}).to_string();
    web::ask(house, "POST", "/api/you/move", &[("Cookie", cookie)], &body).await
}

/// A table at which whoever has the cookie sits.
async fn sit_at_new(house: &House, cookie: &str) -> TableId {
    let new = NewTable { name: Some("Ada".to_owned().into()), ..new_table(GameKind::Tiles, 2) };
    web::make(house, cookie, &new).await
}

fn is_over(you: &You) -> bool {
    you.tables.iter().all(|table| table.phase == Phase::Over)
}

/// Does what another store does, and counts how often a table is opened.
struct Counting {
    store: Sqlite,
    opened: AtomicUsize,
}

impl Index for Counting {
    fn note_standing(&self, standing: Standing) {
        self.store.note_standing(standing);
    }
    fn note_ended(&self, ended: Ended) -> Answer<()> {
        self.store.note_ended(ended)
    }
    fn you(&self, session: SessionId, now: u64) -> Answer<You> {
        self.store.you(session, now)
    }
}

impl Store for Counting {
    fn append(&self, row: Row) -> Answer<()> {
        self.store.append(row)
    }
    fn note(&self, summary: Summary) {
        self.store.note(summary);
    }
    fn load(&self, table: TableId, rows: RangeInclusive<u64>) -> Answer<Vec<Box<str>>> {
        self.opened.fetch_add(1, Ordering::SeqCst);
        self.store.load(table, rows)
    }
    fn public_tables(&self, page: Page) -> Answer<TableList> {
        self.store.public_tables(page)
    }
    fn clear_list(&self) {
        self.store.clear_list();
    }
    fn count(&self) -> Answer<u64> {
        self.store.count()
    }
    fn key(&self) -> Answer<ServerKey> {
        self.store.key()
    }
    fn backup(&self, to: PathBuf) -> Answer<()> {
        self.store.backup(to)
    }
    fn close(&self) -> Answer<()> {
        self.store.close()
    }
}

#[tokio::test]
async fn twenty_tables_are_listed_and_none_is_opened() {
    let house = House::open().await;
    let ada = web::cookie(&house).await;
    let mut made = Vec::new();
    for _ in 0..20 {
        made.push(sit_at_new(&house, &ada).await);
    }
    let file = house.file().to_owned();
    let folder = house.stop_and_keep().await;
    let store = Sqlite::open(&file).unwrap();
    let counting = Arc::new(Counting { store, opened: AtomicUsize::new(0) });
    let house = House::on(Arc::<Counting>::clone(&counting)).await;
    let listed = read(&house, &ada).await.tables;
    assert_eq!(counting.opened.load(Ordering::SeqCst), 0);
    let mut ids: Vec<TableId> = listed.iter().map(|table| table.table).collect();
    ids.sort_unstable();
    made.sort_unstable();
    assert_eq!(ids, made);
    for table in &listed {
        assert_eq!((table.phase, table.yours), (Phase::Waiting, Seats::only(seat(0))));
        assert_eq!(table.seats, [Some("Ada".to_owned()), None]);
    }
    // The count is able to rise.
    Client::at(&house, &ada, made[0]).await;
    assert_eq!(counting.opened.load(Ordering::SeqCst), 1);
    house.stop().await;
    drop(folder);
}

#[tokio::test]
async fn a_table_tells_whose_turn_it_is_and_those_that_wait_come_first() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    for _ in 0..3 {
        let mover = clients.iter().position(|client| !actions(&client.views()[0].view).is_empty());
        let mover = mover.unwrap();
        let own = Seats::only(seat(u8::try_from(mover).unwrap()));
        for client in &clients {
            // Another table, where nobody waits, is newer.
            sit_at_new(&house, &client.cookie).await;
            let tables = you(&house, &client.cookie).await.tables;
            let listed = tables.iter().find(|listed| listed.table == table).unwrap();
            assert_eq!((listed.phase, listed.awaited), (Phase::Playing, own));
            let first = tables[0].table == table;
            assert_eq!(first, listed.awaited == listed.yours, "who is awaited sees it first");
        }
        let action = actions(&clients[mover].views()[0].view)[0].clone();
        let mover_seat = seat(u8::try_from(mover).unwrap());
        let seq = clients[mover].play(mover_seat, &[&action]).await.unwrap();
        for client in &mut clients {
            client.until_steps(seq).await;
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn a_game_counts_for_those_who_played_it() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    clients[1].must(Command::Resign { seat: seat(1) }).await;
    let [winner, loser] =
        [you(&house, &clients[0].cookie).await, you(&house, &clients[1].cookie).await];
    for (known, own, gave_up) in [(&winner, seat(0), false), (&loser, seat(1), true)] {
        let [game] = &known.games[..] else { panic!("{:?}", known.games) };
        assert_eq!((game.table, game.number, game.gave_up), (table, 1, gave_up));
        assert_eq!((game.yours, game.winners), (Seats::only(own), Seats::only(seat(0))));
        assert_eq!(game.players, ["Player 0", "Player 1"]);
        assert_eq!(known.records[0].played, 1);
    }
    let (best, other) = (&winner.records[0], &loser.records[0]);
    assert_eq!((best.won, best.streak, best.best_streak), (1, 1, 1));
    assert_eq!((other.won, other.streak, other.best_streak), (0, 0, 0));
    assert!(best.strength.unwrap().rating > 1500 && other.strength.unwrap().rating < 1500);
    // Whoever asks for another game is waited for by nobody, the other one is.
    clients[0].must(Command::Rematch).await;
    let listed = &you(&house, &clients[1].cookie).await.tables[0];
    assert_eq!((listed.phase, listed.awaited), (Phase::Over, Seats::only(seat(1))));
    // It counts once, also if the table is opened again.
    let cookies = [clients[0].cookie.clone(), clients[1].cookie.clone()];
    drop(clients);
    let house = house.restart().await;
    Client::at(&house, &cookies[0], table).await;
    assert_eq!(you(&house, &cookies[0]).await.records, winner.records);
    assert_eq!(you(&house, &cookies[1]).await.games, loser.games);
    // Nobody else is told anything.
    assert_eq!(read(&house, "").await, You::default());
    assert_eq!(read(&house, &web::cookie(&house).await).await, You::default());
    house.stop().await;
}

#[tokio::test]
async fn who_plays_against_themselves_has_a_game_and_no_record() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(&house, &host, table).await;
    client.sit(seat(0), "Ada").await;
    client.sit(seat(1), "Bob").await;
    client.must(Command::Start).await;
    client.must(Command::Resign { seat: seat(1) }).await;
    let known = you(&house, &host).await;
    assert_eq!((known.games.len(), known.records.len()), (1, 0));
    assert_eq!(known.games[0].yours, Seats::all(2));
    house.stop().await;
}

#[tokio::test]
async fn right_calls_are_remembered_by_the_kind_of_roll() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Dice, 2)).await;
    play_out(&mut clients, &mut seeded(5)).await;
    let mut calls = 0;
    for client in &clients {
        for reactions in &you(&house, &client.cookie).await.records[0].reactions {
            assert!(GameKind::Dice.race_kinds().contains(&&*reactions.kind), "{reactions:?}");
            assert!(reactions.best_ms <= reactions.usual_ms, "{reactions:?}");
            calls += reactions.calls;
        }
    }
    assert!(calls > 0, "somebody was right at least once");
    house.stop().await;
}

#[tokio::test]
async fn who_is_forgotten_stays_so_until_they_do_something() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    clients[1].must(Command::Resign { seat: seat(1) }).await;
    clients[0].must(Command::Rematch).await;
    // T7: who lost starts.
    let seq = clients[1].must(Command::Rematch).await;
    clients[1].until_steps(seq).await;
    let cookies = [clients[0].cookie.clone(), clients[1].cookie.clone()];
    let named = Profile { name: Some("Ada".to_owned().into()), ..Profile::default() };
    assert_eq!(profile(&house, &cookies[0], &named).await.status, 204);
    assert!(!you(&house, &cookies[0]).await.games.is_empty());
    forget(&house, &cookies[0]).await;
    assert_eq!(read(&house, &cookies[0]).await, You::default());
    assert_eq!(you(&house, &cookies[1]).await.games.len(), 1, "the others keep theirs");
    // What others do there does not bring it back, nor does whoever opens the table.
    let action = actions(&clients[1].views()[0].view)[0].clone();
    clients[1].play(seat(1), &[&action]).await.unwrap();
    assert_eq!(you(&house, &cookies[0]).await, You::default());
    drop(clients);
    let house = house.restart().await;
    let mut back = Client::at(&house, &cookies[0], table).await;
    assert_eq!(you(&house, &cookies[0]).await, You::default());
    // The log has everything, and the seat is still theirs.
    assert_eq!(web::record(&house, table, 1).await.header.players, ["Player 0", "Player 1"]);
    back.must(Command::Resign { seat: seat(0) }).await;
    let known = you(&house, &cookies[0]).await;
    assert!(is_over(&known) && known.tables.len() == 1);
    assert_eq!(
        (known.games.len(), known.records[0].played),
        (1, 1),
        "the game before is not in it"
    );
    house.stop().await;
}

#[tokio::test]
async fn a_link_carries_everything_to_another_device_once() {
    let house = House::open().await;
    let (table, clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let phone = clients[0].cookie.clone();
    let name = Profile { name: Some("Ada".to_owned().into()), ..Profile::default() };
    assert_eq!(profile(&house, &phone, &name).await.status, 204);
    let before = you(&house, &phone).await;
    let given = key(&house, &phone).await;
    // A device with something of its own is asked first, and nothing is lost by that.
    let laptop = web::cookie(&house).await;
    sit_at_new(&house, &laptop).await;
    you(&house, &laptop).await;
    let asked = enter(&house, &laptop, given, false).await;
    assert_eq!((asked.status, asked.code().as_str()), (409, "leaves_something"));
    let moved = enter(&house, &laptop, given, true).await;
    assert_eq!(moved.status, 200, "{}", moved.body);
    assert_eq!(serde_json::from_str::<You>(&moved.body).unwrap(), before);
    let carried = moved.cookie().unwrap();
    assert_eq!(read(&house, &carried).await, before);
    // It is good once.
    let again = enter(&house, &web::cookie(&house).await, given, false).await;
    assert_eq!(again.code(), "bad_moving_key");
    // And the seat came along: both devices are one person.
    let mut client = Client::at(&house, &carried, table).await;
    let Sitter::Person { yours, .. } = client.table().seats[0].sitter else { panic!() };
    assert!(yours);
    client.must(Command::Resign { seat: seat(0) }).await;
    drop(clients);
    house.stop().await;
}

#[tokio::test]
async fn strength_is_shown_to_others_by_who_wants_it_alone() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    clients[1].must(Command::Resign { seat: seat(1) }).await;
    you(&house, &clients[0].cookie).await;
    clients[1].catch_up();
    let strength = |client: &Client, number: usize| match &client.table().seats[number].sitter {
        Sitter::Person { strength, .. } => *strength,
        _ => panic!("a person sits there"),
    };
    assert_eq!((strength(&clients[1], 0), strength(&clients[1], 1)), (None, None));
    let shows = Profile { show_strength: true, ..Profile::default() };
    assert_eq!(profile(&house, &clients[0].cookie, &shows).await.status, 204);
    let own = you(&house, &clients[0].cookie).await.records[0].strength.unwrap().rating;
    clients[1]
        .until_table(|table| {
            matches!(table.seats[0].sitter, Sitter::Person { strength: Some(shown), .. } if shown == own)
        })
        .await;
    assert_eq!(strength(&clients[1], 1), None);
    forget(&house, &clients[0].cookie).await;
    clients[1]
        .until_table(|table| matches!(table.seats[0].sitter, Sitter::Person { strength: None, .. }))
        .await;
    house.stop().await;
}

#[tokio::test]
async fn nobody_is_called_what_nobody_could_read() {
    let house = House::open().await;
    let cookie = web::cookie(&house).await;
    let invisible = Profile { name: Some("\u{2800}".to_owned().into()), ..Profile::default() };
    let answer = profile(&house, &cookie, &invisible).await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "invisible_name"));
    for body in ["{}x", r#"{"avatar":{"shape":9,"colour":0,"face":0}}"#, "7"] {
        let answer = web::ask(&house, "PUT", "/api/you", &[("Cookie", &cookie)], body).await;
        assert_eq!(answer.code(), "unreadable", "{body}");
    }
    let bad = web::ask(&house, "POST", "/api/you/move", &[], r#"{"key":"nonsense"}"#).await;
    assert_eq!(bad.code(), "unreadable");
    house.stop().await;
}
