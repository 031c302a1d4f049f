//! What a person alone with bots takes back: once, and never across chance.

use std::sync::Arc;

use protocol::table::Settings;
use protocol::{Code, Command};
use rules::{Actor, GameKind};
use serde_json::json;
use server::session::SessionId;
use server::table::Table;

use super::memory::Memory;
use super::room::{Guest, Room, TABLE, first_tile, play, seated_among, seated_with, sessions};
use super::seat;

const UNDO: fn() -> Command = || Command::Undo { seat: seat(0) };

async fn against_a_bot(game: GameKind) -> (Room, Arc<Memory>, SessionId, Guest) {
    let [ada] = sessions();
    let (options, settings) = (json!({"first": 0}), Settings::default());
    let memory = seated_among(game, options, settings, ada, &[Some(ada), None]).await;
    let room = Room::open(&memory);
    let mut guest = room.enter(ada, 1, 1000).await;
    guest.must(Command::Start).await;
    (room, memory, ada, guest)
}

/// Reads on until so many steps are known.
async fn until_steps(room: &Room, guest: &mut Guest, steps: usize) {
    let known = |guest: &Guest| {
        let play = guest.known.table().and_then(|table| table.play.as_ref());
        play.map_or(0, |play| play.steps.len())
    };
    while known(guest) < steps {
        room.bots_have_thought();
        guest.next().await;
    }
}

/// Places a tile, and sees the bot's answer.
async fn tile(room: &Room, guest: &mut Guest, action: &str) -> usize {
    guest.must(play(0, action, None)).await;
    let steps =
        guest.play().steps.len() + usize::from(guest.play().steps.len().is_multiple_of(2)) + 1;
    until_steps(room, guest, steps).await;
    guest.play().steps.len()
}

#[tokio::test(start_paused = true)]
async fn a_decision_and_the_answer_to_it_are_taken_back() {
    let (room, memory, ada, mut guest) = against_a_bot(GameKind::Tiles).await;
    until_steps(&room, &mut guest, 0).await;
    assert_eq!(guest.try_to(UNDO()).await.unwrap_err().code, Code::NoUndo);
    assert_eq!(tile(&room, &mut guest, "0,0").await, 2);
    let before = guest.known.clone();
    let seen = guest.known.seen();
    assert!(guest.play().can_undo);
    let own = super::actions(&guest.play().views[0].view)[0].clone();
    assert_eq!(tile(&room, &mut guest, &own).await, 4);

    let undo = guest.send(UNDO()).await;
    guest.repeat(&undo, UNDO()).await;
    let seq = guest.answer(&undo).await.unwrap();
    assert_eq!(guest.answer(&undo).await.unwrap(), seq, "once, and told twice");
    while guest.play().steps.len() != 2 {
        guest.next().await;
    }
    assert_eq!(guest.play().views, before.table().unwrap().play.as_ref().unwrap().views);
    // Who has seen what is gone gets the whole table; who has not, what follows.
    let whole = |guest: &Guest| guest.known.table().cloned().unwrap();
    for seen in [seen, Some(seq - 1), Some(seq), None] {
        let mut other = room.resume(ada, 9, 100, seen).await;
        if seen == Some(seq) {
            other.known = guest.known.clone();
        }
        other.next().await;
        assert_eq!(whole(&other).play, whole(&guest).play, "after {seen:?}");
        other.leave().await;
    }
    // Back to the beginning, and on another way.
    guest.must(UNDO()).await;
    assert_eq!(guest.try_to(UNDO()).await.unwrap_err().code, Code::NoUndo);
    while !guest.play().steps.is_empty() {
        guest.next().await;
    }
    assert!(!guest.play().can_undo);
    assert_eq!(tile(&room, &mut guest, "0,0").await, 2);

    // What the log adds up to is what was seen.
    room.stop().await;
    let room = Room::open(&memory);
    let mut again = room.enter(ada, 2, 100).await;
    until_steps(&room, &mut again, 2).await;
    assert_eq!(again.play(), guest.play());
    again.must(Command::Resign { seat: seat(0) }).await;
    assert_eq!(again.try_to(UNDO()).await.unwrap_err().code, Code::NotPlaying);
    let record = Table::record_of(TABLE, &memory.rows(TABLE), 1).unwrap();
    assert_eq!(record.steps.len(), 2, "only what stands");
    assert!(fair::verify(&record).is_ok());
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn all_that_one_command_did_is_taken_back_but_no_chance() {
    let (room, memory, _, mut guest) = against_a_bot(GameKind::Cards).await;
    until_steps(&room, &mut guest, 1).await;
    let dealt = guest.play().steps.len();
    guest.must(play(0, "draw", None)).await;
    until_steps(&room, &mut guest, dealt + 2).await;
    assert!(!guest.play().can_undo);
    assert_eq!(guest.try_to(UNDO()).await.unwrap_err().code, Code::NoUndo);
    let card = guest.play().steps[dealt + 1].action.clone().unwrap();
    let card = card.strip_prefix("reveal ").unwrap();
    guest.must(play(0, &format!("take {card}"), None)).await;
    until_steps(&room, &mut guest, dealt + 3).await;
    guest.must(UNDO()).await;
    while guest.play().steps.len() > dealt + 2 {
        guest.next().await;
    }
    // Now in one go, and to the end: what was revealed stays as it was committed to.
    let actions = vec![format!("take {card}"), "done".to_owned()];
    guest.must(Command::Play { seat: seat(0), actions, reaction: None }).await;
    until_steps(&room, &mut guest, dealt + 4).await;
    assert!(guest.play().can_undo);
    guest.must(UNDO()).await;
    while guest.play().steps.len() > dealt + 2 {
        guest.next().await;
    }
    guest.must(Command::Resign { seat: seat(0) }).await;
    let record = Table::record_of(TABLE, &memory.rows(TABLE), 1).unwrap();
    assert_eq!(record.steps.last().unwrap().by, Actor::Chance);
    assert!(fair::verify(&record).is_ok());
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn nobody_takes_back_what_other_people_have_seen() {
    let [ada, bob] = sessions();
    let (tiles, first) = (GameKind::Tiles, json!({"first": 0}));
    let memory = seated_with(tiles, first.clone(), Settings::default(), &[ada, bob]).await;
    let room = Room::open(&memory);
    let mut guest = room.enter(ada, 1, 100).await;
    guest.must(Command::Start).await;
    guest.must(first_tile(0)).await;
    assert_eq!(guest.try_to(UNDO()).await.unwrap_err().code, Code::BotsOnly);
    assert!(!guest.play().can_undo);
    room.stop().await;
    let public = Settings { public: true, ..Settings::default() };
    let memory = seated_among(tiles, first, public, ada, &[Some(ada), None]).await;
    let room = Room::open(&memory);
    let mut guest = room.enter(ada, 1, 100).await;
    guest.must(Command::Start).await;
    guest.must(first_tile(0)).await;
    assert_eq!(guest.try_to(UNDO()).await.unwrap_err().code, Code::BotsOnly);
    let mut other = room.enter(bob, 2, 100).await;
    assert_eq!(other.try_to(UNDO()).await.unwrap_err().code, Code::NotYourSeat);
    room.stop().await;
}
