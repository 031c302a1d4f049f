//! A screen that everybody looks at: what it is shown, that nobody is there because of it, and the code by which a
//! phone finds it.

use std::num::NonZeroU32;
use std::time::Duration;

use protocol::client::Reaction;
use protocol::screen::{CodeFound, CodeMade};
use protocol::table::Sitter;
use protocol::{ClientMessage, Command, ServerMessage, ShortCode, TableId};
use rules::GameKind;
use serde_json::json;
use tokio::time::Instant;

use super::client::Client;
use super::house::{House, trust_proxy};
use super::make;
use super::players::devices;
use super::room::{Guest, Room, play, seated, sessions};
use super::web::{self, Answer, new_table};

/// A screen that shows a table, with somebody's cookie.
async fn screen(house: &House, cookie: &str, table: TableId) -> Client {
    let mut screen = Client::of(house, cookie).await;
    screen.send(&ClientMessage::Show { table, seen: None }).await;
    screen.until_table(|_| true).await;
    screen
}

fn is_here(client: &Client, number: usize) -> bool {
    matches!(client.table().seats[number].sitter, Sitter::Person { here: true, .. })
}

#[tokio::test]
async fn a_screen_sees_what_all_see_whoever_holds_its_cookie() {
    let house = House::open().await;
    let (table, clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let host = clients[0].cookie.clone();
    let tv = screen(&house, &host, table).await;
    let views = tv.views();
    assert_eq!(views.len(), 1);
    assert_eq!(views[0].seat, None);
    assert!(!tv.table().host);
    let mine = |seat: &protocol::table::SeatState| {
        matches!(seat.sitter, Sitter::Person { yours: true, .. })
    };
    assert!(!tv.table().seats.iter().any(mine));
    let watcher = Client::at(&house, &web::cookie(&house).await, table).await;
    assert_eq!(
        tv.seen.lasting(),
        watcher.seen.lasting(),
        "no more and no less than those who watch"
    );
    let hidden = |message: &String| message.contains(r#""hand":["#);
    assert!(!tv.heard.iter().any(hidden) && clients[0].heard.iter().any(hidden));
    house.stop().await;
}

#[tokio::test]
async fn all_are_told_of_a_screen_and_nobody_is_there_because_of_it() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let host = clients[0].cookie.clone();
    assert!(!clients[1].table().screen);
    let tv = screen(&house, &host, table).await;
    assert!(tv.table().screen);
    clients[1].until_table(|table| table.screen).await;
    // The host closes the phone: that the screen has the same cookie does not make them present.
    drop(clients.remove(0));
    let mut guest = clients.remove(0);
    guest
        .until_table(|table| matches!(table.seats[0].sitter, Sitter::Person { here: false, .. }))
        .await;
    assert!(guest.table().screen && !is_here(&guest, 0) && is_here(&guest, 1));
    drop(tv);
    guest.until_table(|table| !table.screen).await;
    house.stop().await;
}

#[tokio::test]
async fn partners_do_not_read_from_a_screen_what_watchers_say() {
    let house = House::open().await;
    let (table, _clients) = devices(&house, &new_table(GameKind::Tiles, 4)).await;
    let cookie = web::cookie(&house).await;
    let mut tv = screen(&house, &cookie, table).await;
    let mut watchers = [
        Client::at(&house, &web::cookie(&house).await, table).await,
        Client::at(&house, &web::cookie(&house).await, table).await,
    ];
    watchers[0].must(Command::React { reaction: Reaction::Ouch }).await;
    let reacted = |message: &ServerMessage| matches!(message, ServerMessage::Reacted { .. });
    watchers[1].until(|message| reacted(message).then_some(())).await;
    tv.send(&ClientMessage::Ping { at: 1.0 }).await;
    tv.until(|message| match message {
        ServerMessage::Reacted { .. } => panic!("it was shown to partners"),
        ServerMessage::Pong { .. } => Some(()),
        _ => None,
    })
    .await;
    house.stop().await;
}

/// When the roll comes to somebody, after the throw.
async fn rolled(guest: &mut Guest, thrown: Instant) -> Duration {
    guest
        .until(|message| match message {
            ServerMessage::Steps { steps, .. } => {
                let roll = |text: &String| text.starts_with("roll");
                steps.iter().any(|step| step.action.as_ref().is_some_and(roll)).then_some(())
            }
            _ => None,
        })
        .await;
    thrown.elapsed()
}

#[tokio::test(start_paused = true)]
async fn d4_1_a_screen_gets_a_roll_in_time_to_show_it_with_everybody() {
    let ms = Duration::from_millis;
    // A TV nearby, and one that says it is farther away than anybody who sits there.
    for (trip, ahead) in [(ms(40), ms(30)), (ms(900), ms(50))] {
        let people = sessions::<2>();
        let memory = seated(GameKind::Dice, json!({"first": 0}), None, &people).await;
        let room = Room::open(&memory);
        let mut ada = room.enter(people[0], 1, 1000).await;
        let mut tv = room.show(3, trip).await;
        let [watcher] = sessions();
        let mut watcher = room.enter(watcher, 4, 1000).await;
        ada.must(Command::Start).await;
        let thrown = Instant::now();
        ada.must(play(0, "throw", None)).await;
        assert_eq!(rolled(&mut tv, thrown).await, ms(0));
        // Those who only watch get it when it is shown, which is when the screen can show it, too.
        assert_eq!(rolled(&mut watcher, thrown).await, ahead);
        assert_eq!(rolled(&mut ada, thrown).await, ahead);
        room.stop().await;
    }
}

async fn look_up(house: &House, from: &str, code: ShortCode) -> Answer {
    let path = format!("/api/codes/{code}");
    web::ask(house, "GET", &path, &[("X-Forwarded-For", from)], "").await
}

async fn show(house: &House, cookie: &str, code: ShortCode, table: TableId) -> Answer {
    let body = json!({ "table": table }).to_string();
    web::ask(house, "PUT", &format!("/api/codes/{code}"), &[("Cookie", cookie)], &body).await
}

async fn offered(client: &mut Client) -> (ShortCode, Option<TableId>) {
    client
        .until(|message| match message {
            ServerMessage::Offered { code, table } => Some((*code, *table)),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn a_phone_types_the_code_of_a_screen_and_it_becomes_the_table() {
    let house = House::with(trust_proxy).await;
    let (host, guest) = (web::cookie(&house).await, web::cookie(&house).await);
    let mut tv = Client::new(&house).await;
    tv.send(&ClientMessage::Offer { code: None, table: None }).await;
    let (code, table) = offered(&mut tv).await;
    assert_eq!(table, None);
    let answer = look_up(&house, "192.0.2.1", code).await;
    assert_eq!(serde_json::from_str::<CodeFound>(&answer.body).unwrap().table, None);
    let here = make(&house, &host, &new_table(GameKind::Dice, 2)).await;
    assert_eq!(show(&house, &host, code, here).await.status, 200);
    assert_eq!(offered(&mut tv).await, (code, Some(here)));
    // From then on the code leads others to the table.
    let answer = look_up(&house, "192.0.2.2", code).await;
    assert_eq!(serde_json::from_str::<CodeFound>(&answer.body).unwrap().table, Some(here));
    let there = make(&house, &guest, &new_table(GameKind::Tiles, 2)).await;
    let taken = show(&house, &guest, code, there).await;
    assert_eq!((taken.status, taken.code().as_str()), (409, "screen_busy"));
    assert_eq!(show(&house, &host, code, there).await.status, 200);
    assert_eq!(offered(&mut tv).await, (code, Some(there)));
    // A screen that is loaded again goes on with the same code and the same table.
    let cookie = tv.cookie.clone();
    drop(tv);
    let mut tv = Client::of(&house, &cookie).await;
    tv.send(&ClientMessage::Offer { code: Some(code), table: None }).await;
    assert_eq!(offered(&mut tv).await, (code, Some(there)));
    // A table that is not there is shown nowhere.
    assert_eq!(show(&house, &host, code, TableId::new(7)).await.code(), "no_table");
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_waits_has_a_code() {
    let house = House::with(trust_proxy).await;
    let cookie = web::cookie(&house).await;
    let table = make(&house, &cookie, &new_table(GameKind::Cards, 3)).await;
    let body = json!({ "table": table }).to_string();
    let made = web::ask(&house, "POST", "/api/codes", &[], &body).await;
    assert_eq!(made.status, 201, "{}", made.body);
    let made: CodeMade = serde_json::from_str(&made.body).unwrap();
    let answer = look_up(&house, "192.0.2.1", made.code).await;
    assert_eq!(serde_json::from_str::<CodeFound>(&answer.body).unwrap().table, Some(table));
    let nowhere = json!({ "table": TableId::new(7) }).to_string();
    let refused = web::ask(&house, "POST", "/api/codes", &[], &nowhere).await;
    assert_eq!((refused.status, refused.code().as_str()), (404, "no_table"));
    for bad in ["AAAA", "B", "%F0%9F%98%80", "BCDFG"] {
        let answer = web::get(&house, &format!("/api/codes/{bad}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "unknown_code"), "{bad}");
    }
    house.stop().await;
}

#[tokio::test]
async fn who_guesses_codes_has_to_wait() {
    let house = House::with(|config| {
        trust_proxy(config);
        config.limits.per_minute = NonZeroU32::new(5).unwrap();
    })
    .await;
    for number in 0..5 {
        assert_eq!(look_up(&house, "192.0.2.1", ShortCode::nth(number)).await.status, 404);
    }
    let refused = look_up(&house, "192.0.2.1", ShortCode::nth(6)).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_fast"));
    assert!(refused.head.to_lowercase().contains("retry-after: "), "{}", refused.head);
    assert_eq!(
        look_up(&house, "192.0.2.2", ShortCode::nth(6)).await.status,
        404,
        "another address"
    );
    house.stop().await;
}
