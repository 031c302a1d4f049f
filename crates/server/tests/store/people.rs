//! The index of people, tried with every store.

use protocol::table::Phase;
use protocol::you::{Profile, You, YourTable};
use rules::{GameKind, Outcome, Seat, Seats};
use server::session::{ServerKey, SessionId};
use server::store::Index;
use server::you::{End, Ended, Person, Player, Standing, Who};

use super::contract::{table, with_both};
use super::place::Place;

with_both! {
    people_see_the_tables_where_they_sit
    a_game_counts_once
    who_is_forgotten_stays_forgotten_until_something_happens
    only_the_newest_games_are_listed_and_all_are_counted
    only_those_who_want_it_show_their_strength
    those_who_cannot_come_back_are_swept_away
}

const DAY: u64 = 24 * 60 * 60 * 1000;

fn session() -> SessionId {
    ServerKey::new_session().unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A table where these people sit, by seat.
fn standing(number: u128, changed: u64, is_news: bool, sitting: &[SessionId]) -> Standing {
    let seats = (0_u8..).map(|number| Seats::only(seat(number)));
    Standing {
        table: YourTable {
            table: table(number),
            game: GameKind::Tiles,
            seats: vec![Some("Ada".to_owned()), None],
            phase: Phase::Playing,
            yours: Seats::NONE,
            awaited: Seats::only(seat(0)),
            changed,
        },
        is_news,
        by: if is_news { sitting.to_vec() } else { Vec::new() },
        holders: sitting.iter().copied().zip(seats).collect(),
    }
}

/// A game of two that the first one won.
fn ended(number: u128, at: u64, players: [SessionId; 2]) -> Ended {
    let player = |session| Player {
        name: "Ada".to_owned(),
        who: Who::Person(Person { session, end: End::Played, reactions: Vec::new() }),
    };
    Ended {
        table: table(number),
        number: 1,
        game: GameKind::Tiles,
        at,
        outcome: Outcome::Won(Seats::only(seat(0))),
        players: players.map(player).into(),
    }
}

/// What is known of somebody, once everything that was noted is there.
async fn you(store: &dyn Index, who: SessionId, now: u64) -> You {
    // Orders of one kind are carried out in turn.
    store.remember(session(), Profile::default(), 0).await.unwrap();
    store.forget(session(), 0).await.unwrap();
    store.you(who, now).await.unwrap()
}

fn numbers(you: &You) -> Vec<u128> {
    you.tables.iter().map(|table| table.table.bits()).collect()
}

async fn people_see_the_tables_where_they_sit(place: &Place) {
    let store = place.open().await;
    let (ada, bob) = (session(), session());
    assert_eq!(you(&*store, ada, 100).await, You::default());
    store.note_standing(standing(1, 10, true, &[bob, ada]));
    store.note_standing(standing(2, 20, true, &[ada]));
    store.note_standing(standing(3, 30, true, &[bob]));
    let known = you(&*store, ada, 100).await;
    // Table 2 waits for Ada, table 1 for Bob.
    assert_eq!(numbers(&known), [2, 1]);
    assert_eq!((known.tables[0].yours, known.tables[0].changed), (Seats::only(seat(0)), 20));
    assert_eq!(known.tables[1].yours, Seats::only(seat(1)));
    // Seats change, and people leave.
    store.note_standing(standing(1, 40, true, &[ada]));
    let known = you(&*store, ada, 100).await;
    assert_eq!(numbers(&known), [1, 2]);
    assert_eq!(known.tables[0].yours, Seats::only(seat(0)));
    assert_eq!(numbers(&you(&*store, bob, 100).await), [3]);
    // A table that is only opened keeps its time.
    store.note_standing(standing(2, 99, false, &[ada]));
    assert_eq!(you(&*store, ada, 100).await.tables[1].changed, 20);
    // Nobody sits there any more.
    store.note_standing(standing(2, 99, true, &[]));
    assert_eq!(numbers(&you(&*store, ada, 100).await), [1]);
    // A game that is over stays for a day.
    let mut over = standing(1, 50, true, &[ada]);
    over.table.phase = Phase::Over;
    store.note_standing(over);
    assert_eq!(numbers(&you(&*store, ada, DAY + 49).await), [1]);
    assert!(numbers(&you(&*store, ada, DAY + 50).await).is_empty());
    // Only so many tables are kept: those where somebody sat down last.
    for number in 1000..=1200_u64 {
        store.note_standing(standing(number.into(), number, true, &[bob]));
    }
    assert_eq!(you(&*store, bob, 2000).await.tables.len(), 50);
}

async fn a_game_counts_once(place: &Place) {
    let store = place.open().await;
    let (ada, bob) = (session(), session());
    for _ in 0..3 {
        store.note_ended(ended(1, 10, [ada, bob])).await.unwrap();
    }
    store.note_ended(ended(2, 20, [bob, ada])).await.unwrap();
    store.note_ended(ended(3, 30, [ada, bob])).await.unwrap();
    let (known, other) = (you(&*store, ada, 100).await, you(&*store, bob, 100).await);
    let record = &known.records[0];
    assert_eq!((record.played, record.won, record.streak), (3, 2, 1));
    assert_eq!((other.records[0].played, other.records[0].won), (3, 1));
    let strengths = [&known, &other].map(|you| you.records[0].strength.as_ref().unwrap().rating);
    assert!(strengths[0] > 1500 && strengths[1] < 1500, "{strengths:?}");
    let games: Vec<u128> = known.games.iter().map(|game| game.table.bits()).collect();
    assert_eq!(games, [3, 2, 1]);
    // A game against oneself is on the list, but counts for nothing.
    store.note_ended(ended(4, 40, [ada, ada])).await.unwrap();
    let known = you(&*store, ada, 100).await;
    assert_eq!((known.games.len(), known.records[0].played), (4, 3));
}

async fn who_is_forgotten_stays_forgotten_until_something_happens(place: &Place) {
    let store = place.open().await;
    let (ada, bob) = (session(), session());
    let profile = Profile { name: Some("Ada".to_owned().into()), ..Profile::default() };
    store.remember(ada, profile.clone(), 5).await.unwrap();
    store.note_standing(standing(1, 10, true, &[ada, bob]));
    store.note_ended(ended(1, 20, [ada, bob])).await.unwrap();
    assert_eq!(you(&*store, ada, 100).await.profile, profile);
    store.forget(ada, 30).await.unwrap();
    assert_eq!(you(&*store, ada, 100).await, You::default());
    assert_eq!(numbers(&you(&*store, bob, 100).await), [1]);
    // The table is opened again, and tells what was there before.
    store.note_standing(standing(1, 40, false, &[ada, bob]));
    store.note_ended(ended(1, 20, [ada, bob])).await.unwrap();
    assert_eq!(you(&*store, ada, 100).await, You::default());
    assert_eq!(you(&*store, bob, 100).await.records[0].played, 1);
    // Others do something, and then Ada does.
    let mut others = standing(1, 45, true, &[ada, bob]);
    others.by = vec![bob];
    store.note_standing(others);
    assert!(numbers(&you(&*store, ada, 100).await).is_empty());
    store.note_standing(standing(1, 50, true, &[ada, bob]));
    store.note_ended(ended(2, 60, [ada, bob])).await.unwrap();
    let known = you(&*store, ada, 100).await;
    assert_eq!((numbers(&known), known.records[0].played), (vec![1], 1));
    // Whoever has never played leaves no trace.
    let eve = session();
    store.remember(eve, Profile::default(), 5).await.unwrap();
    store.forget(eve, 6).await.unwrap();
    store.note_standing(standing(7, 8, false, &[eve]));
    assert_eq!(numbers(&you(&*store, eve, 100).await), [7]);
}

async fn only_the_newest_games_are_listed_and_all_are_counted(place: &Place) {
    let store = place.open().await;
    let (ada, bob) = (session(), session());
    for number in 1..=203_u64 {
        store.note_ended(ended(number.into(), number, [ada, bob])).await.unwrap();
    }
    let known = you(&*store, ada, 1000).await;
    assert_eq!((known.games.len(), known.games[0].table.bits()), (20, 203));
    assert_eq!(known.records[0].played, 203);
    // One that was folded away does not count again.
    store.note_ended(ended(1, 1, [ada, bob])).await.unwrap();
    store.note_ended(ended(3, 3, [ada, bob])).await.unwrap();
    assert_eq!(you(&*store, ada, 1000).await.records[0].played, 203);
}

async fn only_those_who_want_it_show_their_strength(place: &Place) {
    let store = place.open().await;
    let (ada, bob, eve) = (session(), session(), session());
    store.note_ended(ended(1, 10, [ada, bob])).await.unwrap();
    let shows = Profile { show_strength: true, ..Profile::default() };
    store.remember(ada, shows.clone(), 20).await.unwrap();
    store.remember(eve, shows, 20).await.unwrap();
    let shown = store.strengths(GameKind::Tiles, vec![bob, eve, ada]).await.unwrap();
    assert_eq!(shown.len(), 1);
    assert!(shown[0].0 == ada && shown[0].1 > 1500, "{shown:?}");
    assert_eq!(store.strengths(GameKind::Dice, vec![ada]).await.unwrap(), []);
}

async fn those_who_cannot_come_back_are_swept_away(place: &Place) {
    let store = place.open().await;
    let (ada, bob, eve) = (session(), session(), session());
    let named = |name: &str| Profile { name: Some(name.to_owned().into()), ..Profile::default() };
    store.note_ended(ended(1, 10, [ada, bob])).await.unwrap();
    store.remember(bob, named("Bob"), 100 * DAY).await.unwrap();
    store.remember(eve, named("Eve"), 10).await.unwrap();
    // Eve has never sat at a table; Ada's cookie lasts longer.
    store.sweep(31 * DAY);
    assert_eq!(you(&*store, eve, 31 * DAY).await, You::default());
    assert_eq!(you(&*store, ada, 31 * DAY).await.games.len(), 1);
    store.sweep(401 * DAY);
    assert_eq!(you(&*store, ada, 401 * DAY).await, You::default());
    assert_eq!(you(&*store, bob, 401 * DAY).await.profile, named("Bob"));
}
