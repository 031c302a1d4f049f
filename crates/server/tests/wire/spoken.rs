//! Rolls that are read aloud: nobody may call before the last die is said, and it is told
//! everywhere that times count from there.

use std::time::Duration;

use protocol::race::{Photo, RaceStart};
use protocol::table::Settings;
use protocol::{Code, Command, Refusal, ServerMessage};
use rules::{GameKind, Seat};
use serde_json::json;

use super::room::{Guest, Room, seated_with, sessions};
use super::seat;

fn command(seat: Seat, action: &str, reaction: Option<u64>) -> Command {
    Command::Play { seat, actions: vec![action.to_owned()], reaction }
}

async fn refused(guest: &mut Guest, command: Command) -> Refusal {
    let wanted = guest.send(command).await;
    guest
        .until(|message| match message {
            ServerMessage::Refused { id: Some(id), refusal } if *id == wanted => {
                Some(refusal.clone())
            }
            ServerMessage::Done { id, .. } if *id == wanted => panic!("it was done"),
            _ => None,
        })
        .await
}

/// How the race was decided.
pub(super) async fn photo(guest: &mut Guest) -> Photo {
    let photo = |message: &ServerMessage| match message {
        ServerMessage::Steps { photo, .. } => photo.clone(),
        _ => None,
    };
    guest.until(photo).await
}

/// A roll at a table with two people: when it is shown and when it may be called.
pub(super) async fn rolled(variant: &str, spoken: bool) -> (Room, [Guest; 2], RaceStart) {
    let [ada, bob] = sessions();
    let settings = Settings { spoken, ..Settings::default() };
    let options = json!({ "variant": variant });
    let memory = seated_with(GameKind::Dice, options, settings, &[ada, bob]).await;
    let room = Room::open(&memory);
    let mut guests = [room.enter(ada, 1, 1000).await, room.enter(bob, 2, 1000).await];
    guests[0].must(Command::Start).await;
    let first = guests[0]
        .until(|message| match message {
            ServerMessage::Table(table) => table.play.as_ref()?.steps.first()?.action.clone(),
            _ => None,
        })
        .await;
    let thrower: u8 = first.strip_prefix("first ").unwrap().parse().unwrap();
    guests[usize::from(thrower)].must(command(seat(thrower), "throw", None)).await;
    let race = guests[0]
        .until(|message| match message {
            ServerMessage::Steps { race, .. } => *race,
            _ => None,
        })
        .await;
    (room, guests, race)
}

#[tokio::test(start_paused = true)]
async fn a_spoken_roll_is_called_after_its_last_die_and_marked() {
    for (variant, reading) in [("basic", 5_250_000), ("poachers", 6_750_000), ("guards", 7_500_000)]
    {
        let (room, [mut ada, _bob], race) = rolled(variant, true).await;
        assert_eq!(race.opens_at - race.shown_at, reading, "{variant}");
        // While it is read nobody may call, not even with the last word.
        assert_eq!(
            refused(&mut ada, command(seat(0), "call rhino", None)).await.code,
            Code::TooEarly
        );
        tokio::time::advance(Duration::from_micros(reading - 100_000)).await;
        assert_eq!(
            refused(&mut ada, command(seat(0), "call gnu", None)).await.code,
            Code::TooEarly
        );
        tokio::time::advance(Duration::from_millis(1100)).await;
        ada.must(command(seat(0), "call bongo", Some(1_000_000))).await;
        let photo = photo(&mut ada).await;
        assert_eq!(photo.spoken, Some(reading));
        // Times count from the last die, not from the first.
        assert_eq!(photo.calls[0].judged, 1_000_000);
        room.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_roll_that_is_seen_opens_at_once() {
    let (room, [mut ada, _bob], race) = rolled("basic", false).await;
    assert_eq!(race.opens_at, race.shown_at);
    tokio::time::advance(Duration::from_secs(1)).await;
    ada.must(command(seat(0), "call bongo", Some(1_000_000))).await;
    let photo = photo(&mut ada).await;
    assert_eq!(photo.spoken, None);
    room.stop().await;
}

/// D4.7: nobody was right, and what is told of the next round is not who was right in this one.
#[tokio::test(start_paused = true)]
async fn a_new_roll_comes_without_the_photo_of_the_last_one() {
    let (room, mut guests, _) = rolled("basic", false).await;
    tokio::time::advance(Duration::from_secs(1)).await;
    let seats = [seat(0), seat(1)];
    for (guest, seat) in guests.iter_mut().zip(seats) {
        // If the first call was right, the second one comes too late.
        let _ = guest.try_to(command(seat, "call bongo", Some(1_000_000))).await;
    }
    photo(&mut guests[0]).await;
    for (guest, seat) in guests.iter_mut().zip(seats) {
        // One of them throws.
        let _ = guest.try_to(command(seat, "throw", None)).await;
    }
    let rolled = |message: &ServerMessage| match message {
        ServerMessage::Steps { race: Some(_), photo, .. } => Some(photo.clone()),
        _ => None,
    };
    let photo = guests[0].until(rolled).await;
    assert!(photo.is_none(), "{photo:?}");
    assert!(guests[0].play().photo.is_none());
    room.stop().await;
}
