//! Somebody whose line has gone silent: the others notice soon, and play on.

use std::sync::Arc;
use std::time::Duration;

use protocol::table::{Sitter, TableState};
use protocol::{Code, Command, ServerMessage};
use rules::GameKind;
use serde_json::json;
use server::keeper::Message;
use tokio::time::Instant;

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::room::{Guest, Room, seated, sessions};
use super::seat;
use super::web::{self, new_table};

fn is_here(table: &TableState, number: usize) -> bool {
    matches!(table.seats[number].sitter, Sitter::Person { here: true, .. })
}

async fn until(guest: &mut Guest, wanted: impl Fn(&TableState) -> bool) {
    while !guest.known.table().is_some_and(&wanted) {
        guest.next().await;
    }
}

/// Over real sockets: one of two says nothing and answers no ping, but its line does not break.
#[tokio::test(start_paused = true)]
async fn silence_is_noticed_within_ten_seconds() {
    // Nothing here waits for another thread, so that time passes only when nobody has anything to do.
    let house = House::on(Arc::new(Memory::new())).await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let mut ada = Client::at(&house, &host, table).await;
    let mut bob = Client::at(&house, &web::cookie(&house).await, table).await;
    ada.sit(seat(0), "Ada").await;
    bob.sit(seat(1), "Bob").await;
    ada.until_table(|table| is_here(table, 1)).await;
    let begun = Instant::now();
    ada.until_table(|table| !is_here(table, 1)).await;
    let seconds = begun.elapsed().as_secs_f64();
    assert!((4.0..=10.0).contains(&seconds), "{seconds}");
    // A word brings them back at once.
    bob.catch_up();
    bob.sit(seat(1), "Bobby").await;
    ada.until_table(|table| is_here(table, 1)).await;
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_may_play_for_who_is_silent_and_for_nobody_else() {
    let people: [_; 2] = sessions();
    let memory = seated(GameKind::Tiles, json!({"first": 1}), None, &people).await;
    let room = Room::open(&memory);
    let mut ada = room.enter(people[0], 1, 64).await;
    let mut bob = room.enter(people[1], 2, 64).await;
    ada.must(Command::Start).await;
    let stand_in = || Command::StandIn { seat: seat(1) };
    assert_eq!(ada.try_to(stand_in()).await.unwrap_err().code, Code::NotAway);
    room.inbox.send(Message::Silent(2, true)).await.unwrap();
    until(&mut ada, |table| !is_here(table, 1)).await;
    ada.must(stand_in()).await;
    let steps = |message: &ServerMessage| match message {
        ServerMessage::Steps { steps, .. } => steps.iter().find(|step| step.stand_in).map(|_| ()),
        _ => None,
    };
    let played = async {
        room.bots_have_thought();
        ada.until(steps).await;
    };
    tokio::time::timeout(Duration::from_secs(60), played).await.expect("a bot plays for Bob");
    // Who comes back takes the seat back.
    room.inbox.send(Message::Silent(2, false)).await.unwrap();
    until(&mut ada, |table| is_here(table, 1)).await;
    bob.must(Command::Return { seat: seat(1) }).await;
    until(&mut ada, |table| {
        matches!(table.seats[1].sitter, Sitter::Person { here: true, stand_in: false, .. })
    })
    .await;
    room.stop().await;
}

/// The host has gone: whoever sits there starts, and is the host's deputy until they are back.
#[tokio::test(start_paused = true)]
async fn a_deputy_starts_the_game() {
    let people: [_; 3] = sessions();
    let memory = seated(GameKind::Cards, json!({}), None, &people).await;
    let room = Room::open(&memory);
    let host = room.enter(people[0], 1, 64).await;
    let mut bob = room.enter(people[1], 2, 64).await;
    let mut cat = room.enter(people[2], 3, 64).await;
    until(&mut bob, |table| is_here(table, 0)).await;
    assert!(!bob.known.table().unwrap().hosting);
    assert_eq!(bob.try_to(Command::Start).await.unwrap_err().code, Code::NotHost);
    host.leave().await;
    for guest in [&mut bob, &mut cat] {
        until(guest, |table| table.hosting && !table.host).await;
        assert_eq!(guest.known.table().unwrap().host_seat, Some(seat(0)));
    }
    let mut host = room.enter(people[0], 4, 64).await;
    until(&mut host, |table| table.host && table.hosting).await;
    until(&mut bob, |table| !table.hosting).await;
    host.leave().await;
    until(&mut bob, |table| table.hosting).await;
    bob.must(Command::Start).await;
    until(&mut cat, |table| table.play.is_some()).await;
    room.stop().await;
}

/// A clock can be chosen at a table by link, before a game and between games.
#[tokio::test(start_paused = true)]
async fn a_clock_lets_a_bot_stand_in_at_a_table_by_link() {
    let people: [_; 2] = sessions();
    let memory = seated(GameKind::Tiles, json!({"first": 0}), None, &people).await;
    let room = Room::open(&memory);
    let mut ada = room.enter(people[0], 1, 64).await;
    let mut bob = room.enter(people[1], 2, 64).await;
    let clock = |seconds| Command::SetClock { seconds };
    assert_eq!(bob.try_to(clock(Some(20))).await.unwrap_err().code, Code::NotHost);
    assert_eq!(ada.try_to(clock(Some(4))).await.unwrap_err().code, Code::BadOptions);
    ada.must(clock(Some(20))).await;
    until(&mut bob, |table| table.settings.seconds == Some(20)).await;
    ada.must(Command::Start).await;
    assert_eq!(ada.try_to(clock(None)).await.unwrap_err().code, Code::Started);
    let begun = Instant::now();
    until(&mut bob, |table| matches!(table.seats[0].sitter, Sitter::Person { stand_in: true, .. }))
        .await;
    assert_eq!(begun.elapsed().as_secs(), 20);
    room.stop().await;
}
