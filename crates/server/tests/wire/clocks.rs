//! Time at the table, in a time that passes at once.

use std::time::Duration;

use fair::Entropy;
use protocol::table::{Phase, Sitter};
use protocol::{Command, ServerMessage};
use rules::{Actor, GameKind};
use serde_json::json;
use server::context::Timing;
use server::table::Table;
use tokio::time::Instant;

use super::house::timing;
use super::room::{Guest, Room, TABLE, first_tile, seated, sessions};
use super::seat;

const SECONDS: u32 = 30;

fn stands_in(message: &ServerMessage) -> Option<()> {
    let ServerMessage::Seats { seats, .. } = message else { return None };
    let away = |sitter: &Sitter| matches!(sitter, Sitter::Person { stand_in: true, .. });
    seats.iter().any(|seat| away(&seat.sitter)).then_some(())
}

async fn clock(guest: &mut Guest) -> Option<u64> {
    guest
        .until(|message| match message {
            ServerMessage::Table(table) => {
                let clock = table.play.as_ref().and_then(|play| play.clock);
                Some(clock.map(|clock| clock.left))
            }
            ServerMessage::Steps { clock, .. } => Some(clock.map(|clock| clock.left)),
            _ => None,
        })
        .await
}

#[tokio::test(start_paused = true)]
async fn a_warning_then_a_stand_in_until_the_owner_is_back() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Tiles, json!({"first": 0}), Some(SECONDS), &[ada, bob]).await;
    let room = Room::open(&memory);
    let mut ada = room.enter(ada, 1, 1000).await;
    let mut bob = room.enter(bob, 2, 1000).await;
    ada.must(Command::Start).await;
    let start = Instant::now();
    let left = bob
        .until(|message| match message {
            ServerMessage::Hurry { seat: whose, left, .. } if *whose == seat(0) => Some(*left),
            _ => None,
        })
        .await;
    assert_eq!((left, start.elapsed().as_secs()), (10_000, 20));
    bob.until(stands_in).await;
    assert_eq!(start.elapsed().as_secs(), 30);
    // A bot thinks on a thread of its own, in the time of the world.
    tokio::time::resume();
    // The stand-in plays, and everybody can see that it did.
    let step = bob
        .until(|message| match message {
            ServerMessage::Steps { steps, .. } => steps.first().cloned(),
            _ => None,
        })
        .await;
    assert!(step.stand_in && step.by == Actor::Seat(seat(0)), "{step:?}");
    ada.must(Command::Return { seat: seat(0) }).await;
    ada.must(Command::Resign { seat: seat(0) }).await;
    let record = Table::record_of(TABLE, &memory.rows(TABLE), 1).unwrap();
    assert!(record.steps.iter().any(|step| step.stand_in && step.by == Actor::Seat(seat(0))));
    assert!(fair::verify(&record).is_ok());
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn who_plays_is_back() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Tiles, json!({"first": 0}), Some(SECONDS), &[ada, bob]).await;
    let room = Room::with(&memory, Timing { bot_pause: Duration::from_secs(5), ..timing() });
    let mut ada = room.enter(ada, 1, 1000).await;
    ada.must(Command::Start).await;
    ada.until(stands_in).await;
    // The bot takes its time, so its owner is faster.
    ada.must(first_tile(0)).await;
    let step = ada
        .until(|message| match message {
            ServerMessage::Steps { steps, .. } => steps.first().cloned(),
            _ => None,
        })
        .await;
    assert!(!step.stand_in);
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_table_without_a_limit_waits() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Tiles, json!({"first": 0}), None, &[ada, bob]).await;
    let room = Room::open(&memory);
    let mut ada = room.enter(ada, 1, 1000).await;
    ada.must(Command::Start).await;
    assert_eq!(clock(&mut ada).await, None);
    let week = Duration::from_secs(7 * 24 * 60 * 60);
    assert!(tokio::time::timeout(week, ada.next()).await.is_err(), "nothing happens");
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn nobody_loses_time_to_the_servers_absence() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Tiles, json!({"first": 0}), Some(SECONDS), &[ada, bob]).await;
    let room = Room::open(&memory);
    let mut guest = room.enter(ada, 1, 1000).await;
    guest.must(Command::Start).await;
    assert_eq!(clock(&mut guest).await, Some(30_000));
    tokio::time::advance(Duration::from_secs(25)).await;
    let mut second = room.enter(ada, 2, 1000).await;
    assert_eq!(clock(&mut second).await, Some(5_000));
    room.stop().await;
    tokio::time::advance(Duration::from_secs(3600)).await;
    let room = Room::open(&memory);
    let mut guest = room.enter(ada, 1, 1000).await;
    assert_eq!(clock(&mut guest).await, Some(30_000));
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn d4_7_the_clock_ends_a_round_that_nobody_wins() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Dice, json!({"limit": 12}), None, &[ada, bob]).await;
    let room = Room::open(&memory);
    let mut guests = [room.enter(ada, 1, 1000).await, room.enter(bob, 2, 1000).await];
    guests[0].must(Command::Start).await;
    let thrower = guests[0]
        .until(|message| match message {
            ServerMessage::Table(table) => table.play.as_ref()?.steps.first()?.action.clone(),
            _ => None,
        })
        .await;
    let thrower: u8 = thrower.strip_prefix("first ").unwrap().parse().unwrap();
    let actions = vec!["throw".to_owned()];
    let throw = Command::Play { seat: seat(thrower), actions, reaction: None };
    guests[usize::from(thrower)].must(throw).await;
    let start = Instant::now();
    let [ada, _] = &mut guests;
    ada.until(|message| match message {
        ServerMessage::Steps { steps, .. } => steps
            .iter()
            .any(|step| step.by == Actor::Clock && step.action.as_deref() == Some("void"))
            .then_some(()),
        _ => None,
    })
    .await;
    assert_eq!(start.elapsed().as_secs(), 12);
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn what_was_due_while_the_disk_failed_happens_afterwards() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Tiles, json!({"first": 0}), Some(SECONDS), &[ada, bob]).await;
    let room = Room::with(&memory, Timing { gathering: Duration::from_secs(3), ..timing() });
    let mut ada = room.enter(ada, 1, 1000).await;
    let commitment = Entropy::from([1; 32]).commitment(&TABLE.to_string(), 1, seat(0)).to_string();
    ada.must(Command::Contribute { seat: seat(0), commitment }).await;
    ada.must(Command::Start).await;
    memory.breaks(true);
    tokio::time::advance(Duration::from_secs(10)).await;
    let rows = memory.rows(TABLE).len();
    memory.breaks(false);
    ada.until(|message| match message {
        ServerMessage::Table(table) if table.phase == Phase::Playing => Some(()),
        _ => None,
    })
    .await;
    assert_eq!(memory.rows(TABLE).len(), rows + 1);
    // The same for a decision.
    memory.breaks(true);
    tokio::time::advance(Duration::from_secs(40)).await;
    memory.breaks(false);
    ada.until(stands_in).await;
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_looks_at_leaves_memory() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Tiles, json!({}), None, &[ada, bob]).await;
    let room = Room::with(&memory, Timing { idle: Duration::from_secs(60), ..timing() });
    let guest = room.enter(ada, 1, 1000).await;
    tokio::time::advance(Duration::from_secs(3600)).await;
    assert!(!room.kept.is_finished(), "somebody looks");
    let start = Instant::now();
    guest.leave().await;
    room.kept.await.unwrap();
    assert_eq!(start.elapsed().as_secs(), 60);
}

#[tokio::test(start_paused = true)]
async fn a_table_leaves_memory_after_its_last_reader_was_too_slow() {
    let [ada, bob] = sessions();
    let memory = seated(GameKind::Tiles, json!({}), None, &[ada, bob]).await;
    let room = Room::with(&memory, Timing { idle: Duration::from_secs(60), ..timing() });
    let mut guest = room.enter(ada, 1, 3).await;
    for _ in 0..4 {
        let _ = guest.send(Command::Start).await;
    }
    guest.leave().await;
    room.kept.await.unwrap();
}

/// Whoever opens the table is shown it; nobody else, whatever happens to the others just then.
#[tokio::test(start_paused = true)]
async fn a_view_reaches_nobody_but_its_owner() {
    let [ada, bob] = sessions();
    let [watcher] = sessions();
    let memory = seated(GameKind::Cards, json!({}), None, &[ada, bob]).await;
    let room = Room::open(&memory);
    let mut host = room.enter(ada, 1, 1000).await;
    host.must(Command::Start).await;
    // One whose queue is full, then one who watches, then a player who comes back.
    let full = room.enter(watcher, 2, 1).await;
    let mut watcher = room.enter(watcher, 3, 1000).await;
    let mut bob = room.enter(bob, 4, 1000).await;
    bob.until(|message| matches!(message, ServerMessage::Table(_)).then_some(())).await;
    host.must(Command::Return { seat: seat(0) }).await;
    while let Some(message) = watcher.now() {
        if let ServerMessage::Table(table) = message {
            let views = table.play.unwrap().views;
            assert!(views.iter().all(|seen| seen.seat.is_none()), "another's hand");
        }
    }
    drop(full);
    room.stop().await;
}
