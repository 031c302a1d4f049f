//! Lines that people type: read on their own view, answered in their language, and done once.

use std::time::Duration;

use protocol::http::NewTable;
use protocol::table::Phase;
use protocol::{ClientMessage, Code, CommandId, Refusal, ServerMessage};
use rules::chance::pick;
use rules::{GameKind, Seat};
use serde_json::json;
use words::{Language, Sentences, Teller, typed};

use super::client::Client;
use super::house::House;
use super::players::devices;
use super::room::Guest;
use super::spoken::{photo, rolled};
use super::web::{self, new_table};
use super::{seat, seeded};

fn line(id: &CommandId, seat: Seat, text: &str, language: &str) -> ClientMessage {
    let (id, text, language) = (id.clone(), text.to_owned().into(), language.to_owned());
    ClientMessage::Type { id, seat, text, language, reaction: None }
}

/// Types a line and waits for the answer.
async fn answer(client: &mut Client, seat: Seat, text: &str, language: &str) -> ServerMessage {
    let id = client.new_id();
    client.send(&line(&id, seat, text, language)).await;
    client.answer(&id).await
}

async fn told(client: &mut Client, seat: Seat, text: &str, language: &str) -> String {
    match answer(client, seat, text, language).await {
        ServerMessage::Told { text, .. } => text,
        other => panic!("{text}: {other:?}"),
    }
}

async fn refused(client: &mut Client, seat: Seat, text: &str, language: &str) -> Refusal {
    match answer(client, seat, text, language).await {
        ServerMessage::Refused { refusal, .. } => refusal,
        other => panic!("{text}: {other:?}"),
    }
}

fn tiles() -> NewTable {
    NewTable { options: Some(json!({"first": 0})), ..new_table(GameKind::Tiles, 2) }
}

#[tokio::test]
async fn steps_are_taken_once_and_questions_are_answered_in_the_language_of_the_line() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &tiles()).await;
    let [ada, bob] = &mut clients[..] else { panic!() };
    let id = ada.new_id();
    let mut answers = Vec::new();
    for text in ["0,0", "0,0", "place 5,5"] {
        // Whatever a repeat says, the first answer counts.
        ada.send(&line(&id, seat(0), text, "en")).await;
        answers.push(ada.answer(&id).await);
    }
    let ServerMessage::Done { seq, .. } = answers[0] else { panic!("{answers:?}") };
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    bob.until_steps(seq).await;
    assert_eq!(told(bob, seat(1), "rangée 0", "fr").await, "Rangée 0\u{a0}: rouge 0.");
    assert_eq!(told(bob, seat(1), "row 0", "en").await, "Row 0: red 0.");
    assert_eq!(told(bob, seat(1), "row 0", "tlh").await, "Row 0: red 0.", "English for all others");
    assert_eq!(told(bob, seat(1), "last", "en").await, "Player 0 places a tile at 0,0.");
    // Rules are told by the rules, and what is not understood in the language of the line.
    let refusal = refused(bob, seat(1), "0,0", "fr").await;
    assert_eq!((refusal.code, refusal.rule.is_some()), (Code::Illegal, true));
    let refusal = refused(bob, seat(1), "abrakadabra", "de").await;
    assert_eq!(refusal.code, Code::NotUnderstood);
    assert!(
        refusal.sentence.starts_with("„abrakadabra“ verstehe ich nicht. Du kannst: "),
        "{refusal}"
    );
    // Steps and questions of others are nobody's.
    assert_eq!(refused(bob, seat(0), "hand", "en").await.code, Code::NotYourSeat);
    assert_eq!(refused(bob, seat(5), "hand", "en").await.code, Code::NoSeat);
    assert_eq!(ada.game().steps.len(), bob.game().steps.len());
    house.stop().await;
}

#[tokio::test]
async fn nothing_is_read_before_the_game() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &tiles()).await;
    let mut ada = Client::at(&house, &host, table).await;
    ada.sit(seat(0), "Ada").await;
    assert_eq!(refused(&mut ada, seat(0), "help", "en").await.code, Code::NotPlaying);
    house.stop().await;
}

/// A whole game in which nobody sends anything but words.
#[tokio::test]
async fn a_game_is_played_by_typing_alone() {
    for (language, code) in [(Language::En, "en"), (Language::Fr, "fr")] {
        let house = House::open().await;
        let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
        let mut rng = seeded(3);
        let names = ["Player 0", "Player 1"].map(str::to_owned);
        while clients[0].phase() == Phase::Playing {
            let able = |client: &Client| !client.views()[0].view.actions().is_empty();
            let place = clients.iter().position(able).expect("somebody can do something");
            let (own, view) = (clients[place].views()[0].seat, &clients[place].views()[0].view);
            let teller = Teller::aloud(Sentences::shared(language), &names, own);
            let step = pick(&mut rng, &view.actions()).unwrap();
            let phrase = typed::phrase(&teller, &step);
            let done = answer(&mut clients[place], own.unwrap(), &phrase, code).await;
            let ServerMessage::Done { seq, .. } = done else { panic!("{phrase}: {done:?}") };
            for client in &mut clients {
                client.until_steps(seq).await;
            }
        }
        house.stop().await;
    }
}

async fn answered(guest: &mut Guest, wanted: CommandId) -> ServerMessage {
    guest
        .until(|message| match message {
            ServerMessage::Told { id, .. } | ServerMessage::Done { id, .. } if *id == wanted => {
                Some(message.clone())
            }
            ServerMessage::Refused { id: Some(id), .. } if *id == wanted => Some(message.clone()),
            _ => None,
        })
        .await
}

#[tokio::test(start_paused = true)]
async fn a_roll_is_told_to_nobody_before_it_lies_open_and_calls_are_judged_by_their_reaction() {
    for spoken in [true, false] {
        let (room, [mut ada, _bob], race) = rolled("guards", spoken).await;
        if spoken {
            for early in ["dice", "position", "help", "last", "gnu", "call gnu"] {
                let id = ada.type_line(seat(0), early, Some(1)).await;
                let ServerMessage::Refused { refusal, .. } = answered(&mut ada, id).await else {
                    panic!("{early} was answered");
                };
                assert_eq!(refusal.code, Code::TooEarly, "{early}");
            }
        }
        tokio::time::advance(Duration::from_micros(race.opens_at - race.shown_at)).await;
        tokio::time::advance(Duration::from_secs(1)).await;
        let id = ada.type_line(seat(0), "dice", None).await;
        let ServerMessage::Told { text, .. } = answered(&mut ada, id).await else { panic!() };
        assert!(text.contains("; yellow ") && text.contains("; green "), "{text}");
        ada.type_line(seat(0), "bongo", Some(900_000)).await;
        let photo = photo(&mut ada).await;
        // What is judged lies within what the line allows; what was claimed is what was typed with it.
        let call = &photo.calls[0];
        assert_eq!((call.call.as_str(), call.claimed), ("call bongo", Some(900_000)));
        room.stop().await;
    }
}
