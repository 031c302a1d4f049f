//! Between two games: nobody hangs, people come and go, and the same friends play something else.

use std::time::Duration;

use protocol::table::{Phase, SeatState, Sitter, TableState};
use protocol::{Code, Command};
use rules::{GameKind, Outcome};
use serde_json::json;
use server::session::SessionId;
use tokio::time::Instant;

use super::client::Client;
use super::house::House;
use super::players::{devices, play_out};
use super::room::{Guest, Room, seated, sessions};
use super::web::{self, new_table};
use super::{seat, seeded};

/// Whose word the next game waits for.
fn awaited(table: &TableState) -> Vec<usize> {
    let waits = |SeatState { sitter, .. }: &SeatState| {
        matches!(sitter, Sitter::Person { awaited: true, .. })
    };
    (0..table.seats.len()).filter(|&place| waits(&table.seats[place])).collect()
}

fn plays(table: &TableState) -> bool {
    table.phase == Phase::Playing
}

fn number(table: &TableState) -> Option<u32> {
    table.play.as_ref().map(|play| play.number)
}

async fn until(guest: &mut Guest, wanted: impl Fn(&TableState) -> bool) {
    while !guest.known.table().is_some_and(&wanted) {
        guest.next().await;
    }
}

/// Two friends after their first game, which the second gave up.
async fn after_a_game(people: &[SessionId; 2]) -> (Room, Guest, Guest) {
    let memory = seated(GameKind::Tiles, json!({}), None, people).await;
    let room = Room::open(&memory);
    let mut ada = room.enter(people[0], 1, 64).await;
    let mut bob = room.enter(people[1], 2, 64).await;
    ada.must(Command::Start).await;
    bob.must(Command::Resign { seat: seat(1) }).await;
    until(&mut ada, |table| table.phase == Phase::Over).await;
    (room, ada, bob)
}

/// Four seats, one gives up and goes, a bot finishes, and the other three play again.
#[tokio::test]
async fn who_gave_up_and_went_is_not_waited_for() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 4)).await;
    clients[3].must(Command::Resign { seat: seat(3) }).await;
    assert_eq!(clients[3].refused(Command::Return { seat: seat(3) }).await, Code::GaveUp);
    drop(clients.pop());
    play_out(&mut clients, &mut seeded(4)).await;
    clients[0].until_table(|table| awaited(table) == [0, 1, 2]).await;
    for (asks, left) in [(0, vec![1, 2]), (1, vec![2])] {
        clients[asks].must(Command::Rematch).await;
        clients[0].until_table(|table| awaited(table) == left).await;
    }
    let seq = clients[2].must(Command::Rematch).await;
    for client in &mut clients {
        client.until_steps(seq).await;
        assert_eq!((client.phase(), client.game().number), (Phase::Playing, 2));
        assert!(client.game().gave_up.is_empty(), "who gave up is back in the next game");
    }
    house.stop().await;
}

/// Those who are left play as badly as they can, so the bot wins soon.
#[tokio::test]
async fn who_gave_up_does_not_win_by_the_bot_that_finished() {
    let house = House::open().await;
    for game in 0..20 {
        let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 3)).await;
        clients[2].must(Command::Resign { seat: seat(2) }).await;
        let tired = clients.pop().unwrap();
        play_out(&mut clients, &mut seeded(game)).await;
        let Outcome::Won(winners) = clients[0].game().ending.as_ref().unwrap().outcome else {
            continue;
        };
        let won: Vec<u32> = clients[0].table().seats.iter().map(|seat| seat.won).collect();
        assert_eq!(won[2], 0);
        if winners.contains(seat(2)) {
            assert!(clients[0].game().gave_up.contains(seat(2)));
            web::make(&house, "", &new_table(GameKind::Tiles, 2)).await;
            let you = web::ask(&house, "GET", "/api/you", &[("Cookie", &tired.cookie)], "").await;
            let you: protocol::you::You = serde_json::from_str(&you.body).unwrap();
            assert_eq!((you.records[0].played, you.records[0].won), (1, 0));
            assert!(you.games[0].gave_up);
            return house.stop().await;
        }
    }
    panic!("the bot has not won one of twenty games");
}

#[tokio::test(start_paused = true)]
async fn when_the_one_who_is_awaited_goes_the_others_go_on() {
    let people = sessions();
    let (room, mut ada, bob) = after_a_game(&people).await;
    ada.must(Command::Rematch).await;
    until(&mut ada, |table| awaited(table) == [1]).await;
    // A page that is loaded again is waited for.
    bob.leave().await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let bob = room.enter(people[1], 3, 64).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    while ada.now().is_some() {}
    assert_eq!(
        (awaited(ada.known.table().unwrap()), number(ada.known.table().unwrap())),
        (vec![1], Some(1))
    );
    bob.leave().await;
    let begun = Instant::now();
    until(&mut ada, |table| plays(table) && number(table) == Some(2)).await;
    assert_eq!(begun.elapsed().as_secs(), 5);
    room.stop().await;
}

/// Everybody has gone: whoever comes back to look does not find a game begun.
#[tokio::test(start_paused = true)]
async fn nothing_begins_while_nobody_is_there() {
    let people = sessions();
    let (room, mut ada, bob) = after_a_game(&people).await;
    ada.must(Command::Rematch).await;
    ada.leave().await;
    bob.leave().await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    let mut bob = room.enter(people[1], 3, 64).await;
    until(&mut bob, |table| table.phase == Phase::Over).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    while bob.now().is_some() {}
    assert_eq!(number(bob.known.table().unwrap()), Some(1));
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_became_free_is_filled_and_then_it_begins() {
    let people = sessions();
    let (room, mut ada, mut bob) = after_a_game(&people).await;
    ada.must(Command::Rematch).await;
    bob.must(Command::Stand { seat: seat(1) }).await;
    until(&mut ada, |table| table.seats[1].sitter == Sitter::Nobody).await;
    assert_eq!(number(ada.known.table().unwrap()), Some(1), "a free seat is filled first");
    let level = bots::Level::Beginner;
    assert_eq!(
        bob.try_to(Command::SeatBot { seat: seat(1), level, matches: false })
            .await
            .unwrap_err()
            .code,
        Code::NotHost
    );
    ada.must(Command::SeatBot { seat: seat(1), level, matches: false }).await;
    until(&mut ada, |table| plays(table) && number(table) == Some(2)).await;
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn the_host_fills_the_seat_of_somebody_who_does_not_answer() {
    let people = sessions();
    let (room, mut ada, _bob) = after_a_game(&people).await;
    ada.must(Command::Rematch).await;
    ada.must(Command::Remove { seat: seat(1) }).await;
    ada.must(Command::SeatBot { seat: seat(1), level: bots::Level::Beginner, matches: false })
        .await;
    until(&mut ada, |table| plays(table) && number(table) == Some(2)).await;
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn others_come_between_games() {
    let people = sessions();
    let (room, mut ada, mut bob) = after_a_game(&people).await;
    let [third] = sessions();
    let mut cat = room.enter(third, 3, 64).await;
    let sit = || Command::Sit { seat: seat(1), name: "Cat".to_owned().into(), avatar: None };
    assert_eq!(cat.try_to(sit()).await.unwrap_err().code, Code::SeatTaken);
    bob.must(Command::Stand { seat: seat(1) }).await;
    cat.must(sit()).await;
    // Who sits down between games wants to play the next one: only the word of the others is missing.
    until(&mut ada, |table| awaited(table) == [0]).await;
    ada.must(Command::Rematch).await;
    until(&mut cat, |table| plays(table) && number(table) == Some(2)).await;
    // Not in the middle of one.
    assert_eq!(cat.try_to(Command::Stand { seat: seat(1) }).await.unwrap_err().code, Code::Started);
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn the_same_friends_play_another_game_without_a_new_link() {
    let people = sessions();
    let (room, mut ada, mut bob) = after_a_game(&people).await;
    let choose = |game| Command::ChooseGame { game, seats: None, options: None };
    assert_eq!(bob.try_to(choose(GameKind::Cards)).await.unwrap_err().code, Code::NotHost);
    ada.must(choose(GameKind::Cards)).await;
    for guest in [&mut ada, &mut bob] {
        until(guest, |table| table.game == GameKind::Cards && table.play.is_none()).await;
        let table = guest.known.table().unwrap();
        assert_eq!((table.phase, table.seats.len(), table.games), (Phase::Waiting, 2, 1));
        assert!(
            table
                .seats
                .iter()
                .all(|seat| matches!(seat.sitter, Sitter::Person { .. }) && seat.won == 0)
        );
    }
    ada.must(Command::Start).await;
    until(&mut bob, |table| plays(table) && number(table) == Some(2)).await;
    assert_eq!(ada.try_to(choose(GameKind::Dice)).await.unwrap_err().code, Code::Started);
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn seats_are_added_and_removed() {
    let people: [_; 2] = sessions();
    let memory = seated(GameKind::Dice, json!({}), None, &people).await;
    let room = Room::open(&memory);
    let mut ada = room.enter(people[0], 1, 256).await;
    let mut bob = room.enter(people[1], 2, 256).await;
    assert_eq!(bob.try_to(Command::AddSeat).await.unwrap_err().code, Code::NotHost);
    for seats in 3..=8 {
        ada.must(Command::AddSeat).await;
        until(&mut bob, |table| table.seats.len() == seats).await;
    }
    assert_eq!(ada.try_to(Command::AddSeat).await.unwrap_err().code, Code::NoMoreSeats);
    let remove = |number| Command::RemoveSeat { seat: seat(number) };
    assert_eq!(ada.try_to(remove(1)).await.unwrap_err().code, Code::SeatTaken);
    for seats in (2..8).rev() {
        ada.must(remove(u8::try_from(seats).unwrap())).await;
        until(&mut bob, |table| table.seats.len() == seats).await;
    }
    assert_eq!(ada.try_to(remove(1)).await.unwrap_err().code, Code::SeatTaken);
    bob.must(Command::Stand { seat: seat(1) }).await;
    assert_eq!(ada.try_to(remove(1)).await.unwrap_err().code, Code::FewestSeats);
    room.stop().await;
}

#[tokio::test]
async fn a_game_for_fewer_waits_until_somebody_stands_up() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Dice, 5)).await;
    let mut client = Client::at(&house, &host, table).await;
    for number in 0..5 {
        client.sit(seat(number), &format!("Player {number}")).await;
    }
    let choose = || Command::ChooseGame { game: GameKind::Tiles, seats: None, options: None };
    assert_eq!(client.refused(choose()).await, Code::TooManyPeople);
    client.must(Command::Stand { seat: seat(0) }).await;
    client.must(choose()).await;
    client.until_table(|table| table.game == GameKind::Tiles && table.seats.len() == 4).await;
    house.stop().await;
}
