//! Each command takes effect once, however often it is sent.

use std::sync::Arc;
use std::time::Duration;

use protocol::client::Reaction;
use protocol::{ClientMessage, Command, ServerMessage};
use rules::GameKind;
use rules::chance::below;
use serde_json::json;

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{actions, choose, devices, start, step};
use super::web::{self, new_table};
use super::{seat, seeded};

/// Two screens of one person, who plays all seats.
async fn two_screens(house: &House, game: GameKind, seats: u8) -> [Client; 2] {
    let host = web::cookie(house).await;
    let table = web::make(house, &host, &new_table(game, seats)).await;
    let mut screens =
        [Client::at(house, &host, table).await, Client::at(house, &host, table).await];
    for number in 0..seats {
        screens[0].sit(seat(number), "Ada").await;
    }
    start(&mut screens).await;
    screens
}

#[tokio::test]
async fn one_to_five_times_over_two_sockets() {
    let house = House::open().await;
    for (game, seats) in [(GameKind::Cards, 2), (GameKind::Tiles, 2)] {
        let mut screens = two_screens(&house, game, seats).await;
        let mut rng = seeded(seats.into());
        let mut effects = 0;
        for _ in 0..60 {
            let views = screens[0].views().to_vec();
            let Some((seat, action)) = views.iter().find_map(|seen| choose(seen, &mut rng)) else {
                break;
            };
            let before = screens[0].game().steps.len();
            let id = screens[0].new_id();
            let command = Command::Play { seat, actions: vec![action], reaction: None };
            let sent: Vec<usize> =
                (0..=below(&mut rng, 5)).map(|_| below(&mut rng, 2) as usize).collect();
            for &screen in &sent {
                screens[screen].send_as(&id, &command).await;
            }
            let mut answers = Vec::new();
            for &screen in &sent {
                answers.push(screens[screen].answer(&id).await);
            }
            let ServerMessage::Done { seq, .. } = answers[0] else { panic!("{answers:?}") };
            assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
            for screen in &mut screens {
                screen.until_steps(seq).await;
                screen.aside.clear();
            }
            let own = |step: &&protocol::table::ShownStep| step.by == rules::Actor::Seat(seat);
            assert_eq!(screens[0].game().steps[before..].iter().filter(own).count(), 1);
            effects += 1;
        }
        assert!(effects > 20);
    }
    house.stop().await;
}

#[tokio::test]
async fn a_repeat_after_a_restart_gets_the_first_answer() {
    let mut house = House::open().await;
    let [mut client, _] = two_screens(&house, GameKind::Cards, 2).await;
    let mut rng = seeded(5);
    for _ in 0..10 {
        let views = client.views().to_vec();
        let (seat, action) = views.iter().find_map(|seen| choose(seen, &mut rng)).unwrap();
        let (id, command) =
            (client.new_id(), Command::Play { seat, actions: vec![action], reaction: None });
        client.send_as(&id, &command).await;
        let first = client.answer(&id).await;
        let ServerMessage::Done { seq, .. } = first else { panic!("{first:?}") };
        client.until_steps(seq).await;
        let known = client.seen.lasting();
        house = house.restart().await;
        client = client.again(&house, None).await;
        client.send_as(&id, &command).await;
        assert_eq!(client.answer(&id).await, first);
        assert_eq!(client.seen.lasting(), known);
    }
    house.stop().await;
}

#[tokio::test]
async fn chatter_of_others_does_not_push_answers_out() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let mut rng = seeded(6);
    let player = clients.iter().position(|client| !actions(&client.views()[0].view).is_empty());
    let player = player.unwrap();
    let (seat, action) = choose(&clients[player].views()[0], &mut rng).unwrap();
    let command = Command::Play { seat, actions: vec![action], reaction: None };
    let id = clients[player].new_id();
    clients[player].send_as(&id, &command).await;
    let first = clients[player].answer(&id).await;
    let ServerMessage::Done { seq, .. } = first else { panic!("{first:?}") };
    for client in &mut clients {
        client.until_steps(seq).await;
    }
    // The others go on for a while, and somebody who watches sends nonsense.
    let mut watcher = Client::at(&house, &web::cookie(&house).await, table).await;
    for _ in 0..150 {
        let _ = watcher.order(Command::React { reaction: Reaction::Bravo }).await;
    }
    for _ in 0..20 {
        step(&mut clients, &mut rng).await;
    }
    for _ in 0..150 {
        let _ = watcher.order(Command::Start).await;
    }
    clients[player].send_as(&id, &command).await;
    assert_eq!(clients[player].answer(&id).await, first);
    house.stop().await;
}

#[tokio::test]
async fn a_call_that_is_held_answers_every_repeat() {
    let house = House::open().await;
    let new = protocol::http::NewTable {
        options: Some(json!({"trophies": 3})),
        ..new_table(GameKind::Dice, 2)
    };
    let (table, mut clients) = devices(&house, &new).await;
    let mut rng = seeded(7);
    let mut second = Client::at(&house, &clients[0].cookie.clone(), table).await;
    let mut calls = 0;
    for _ in 0..40 {
        let races =
            actions(&clients[0].views()[0].view).iter().any(|call| call.starts_with("call"));
        if races {
            let (seat, action) = choose(&clients[0].views()[0], &mut rng).unwrap();
            let (id, command) =
                (second.new_id(), Command::Play { seat, actions: vec![action], reaction: None });
            clients[0].send_as(&id, &command).await;
            second.send_as(&id, &command).await;
            clients[0].send_as(&id, &command).await;
            let first = clients[0].answer(&id).await;
            assert_eq!(clients[0].answer(&id).await, first);
            assert_eq!(second.answer(&id).await, first);
            if let ServerMessage::Done { seq, .. } = first {
                calls += 1;
                for client in &mut clients {
                    client.until_steps(seq).await;
                }
            }
        } else if !step(&mut clients, &mut rng).await {
            break;
        }
    }
    assert!(calls > 3);
    house.stop().await;
}

/// What was asked is answered, although the table is opened again before it is done.
#[tokio::test]
async fn an_answer_outlives_the_opening_of_the_table() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut client = Client::at(&house, &host, table).await;
    memory.hold();
    let id = client.new_id();
    let sit = Command::Sit { seat: seat(0), name: "Ada".to_owned().into(), avatar: None };
    client.send_as(&id, &sit).await;
    memory.until_held().await;
    client.send(&ClientMessage::watch(table, None)).await;
    client.send(&ClientMessage::Ping { at: 0.0 }).await;
    // A connection that does not care for the answer any more says something to what comes after it.
    let pong = client.until(|said| matches!(said, ServerMessage::Pong { .. }).then_some(()));
    let _ = tokio::time::timeout(Duration::from_millis(300), pong).await;
    memory.let_go();
    let answer = tokio::time::timeout(Duration::from_secs(10), client.answer(&id)).await;
    assert!(matches!(answer, Ok(ServerMessage::Done { .. })), "{answer:?}");
    house.stop().await;
}
