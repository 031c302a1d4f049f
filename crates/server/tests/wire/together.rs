//! Several people at the same moment.

use protocol::table::Sitter;
use protocol::{Code, Command};
use rules::{Actor, GameKind};
use serde_json::json;

use super::client::Client;
use super::house::House;
use super::players::{actions, devices, start};
use super::seat;
use super::web::{self, new_table};

#[tokio::test]
async fn one_of_two_gets_the_seat() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    for _ in 0..10 {
        let table = web::make(&house, &host, &new_table(GameKind::Cards, 2)).await;
        let mut one = Client::at(&house, &web::cookie(&house).await, table).await;
        let mut two = Client::at(&house, &web::cookie(&house).await, table).await;
        let sit =
            |name: &str| Command::Sit { seat: seat(0), name: name.to_owned().into(), avatar: None };
        let (first, second) = tokio::join!(one.order(sit("One")), two.order(sit("Two")));
        let name = match (first, second) {
            (Ok(_), Err(refusal)) | (Err(refusal), Ok(_)) if refusal.code != Code::SeatTaken => {
                panic!("{refusal:?}")
            }
            (Ok(_), Err(_)) => "One",
            (Err(_), Ok(_)) => "Two",
            both => panic!("{both:?}"),
        };
        let third = Client::at(&house, &web::cookie(&house).await, table).await;
        let Sitter::Person { name: shown, .. } = &third.table().seats[0].sitter else { panic!() };
        assert_eq!(shown.as_str(), name);
    }
    house.stop().await;
}

#[tokio::test]
async fn a_game_starts_once() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let mut one = Client::at(&house, &host, table).await;
    let mut two = Client::at(&house, &host, table).await;
    one.sit(seat(0), "Ada").await;
    one.sit(seat(1), "Bob").await;
    let (first, second) = tokio::join!(one.order(Command::Start), two.order(Command::Start));
    let refused: Vec<_> =
        [&first, &second].into_iter().filter_map(|done| done.as_ref().err()).collect();
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].code, Code::Started);
    house.stop().await;
}

#[tokio::test]
async fn all_call_at_once_and_one_is_first() {
    let house = House::open().await;
    let new = protocol::http::NewTable {
        options: Some(json!({"trophies": 3})),
        ..new_table(GameKind::Dice, 5)
    };
    let (_, mut clients) = devices(&house, &new).await;
    let thrower = clients.iter().position(|client| !actions(&client.views()[0].view).is_empty());
    let thrower = thrower.unwrap();
    let seq =
        clients[thrower].play(seat(u8::try_from(thrower).unwrap()), &["throw"]).await.unwrap();
    for client in &mut clients {
        client.until_steps(seq).await;
    }
    let before = clients[0].game().steps.len();
    // All say the same: it is right for the first one, or wrong for each.
    let calls = clients
        .iter_mut()
        .zip(0..)
        .map(|(client, number)| async move { client.play(seat(number), &["call gnu"]).await });
    let answers = futures_util::future::join_all(calls).await;
    let done: Vec<_> = (0..5).filter(|&place| answers[place].is_ok()).collect();
    for refusal in answers.iter().filter_map(|answer| answer.as_ref().err()) {
        assert_eq!(refusal.code, Code::TooLate, "{refusal:?}");
        assert_eq!(refusal.paragraph.as_deref(), Some("D4.2"));
    }
    let last = answers.iter().filter_map(|answer| answer.as_ref().ok()).max().unwrap();
    for client in &mut clients {
        client.until_steps(*last).await;
    }
    let steps = &clients[0].game().steps[before..];
    let mut called: Vec<usize> = steps
        .iter()
        .filter(|step| step.action.as_deref() == Some("call gnu"))
        .filter_map(|step| match step.by {
            Actor::Seat(seat) => Some(seat.index()),
            _ => None,
        })
        .collect();
    called.sort_unstable();
    assert_eq!(called, done, "exactly those calls are in the game that were acknowledged");
    assert!(done.len() == 1 || done.len() == 5, "{done:?}");
    let photo = clients[0].game().photo.clone().unwrap();
    assert!(photo.calls.iter().any(|call| call.counted));
    house.stop().await;
}

#[tokio::test]
async fn a_call_that_waits_when_the_game_ends_is_answered() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Dice, 2)).await;
    let mut clients = [Client::at(&house, &host, table).await];
    clients[0].sit(seat(0), "Ada").await;
    clients[0].sit(seat(1), "Bob").await;
    start(&mut clients).await;
    let client = &mut clients[0];
    let views = client.views().to_vec();
    let thrower = views.iter().find(|seen| !actions(&seen.view).is_empty()).unwrap();
    let seq = client.play(thrower.seat.unwrap(), &["throw"]).await.unwrap();
    client.until_steps(seq).await;
    let (call, resign) = (client.new_id(), client.new_id());
    let actions = vec!["call gnu".to_owned()];
    client.send_as(&call, &Command::Play { seat: seat(0), actions, reaction: None }).await;
    client.send_as(&resign, &Command::Resign { seat: seat(1) }).await;
    client.answer(&call).await;
    client.answer(&resign).await;
    house.stop().await;
}
