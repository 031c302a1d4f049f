//! How long things stay on the screens, in a time that passes at once.

use std::sync::Arc;
use std::time::Duration;

use protocol::table::{Pace, Play, Settings};
use protocol::{Code, Command};
use rules::record::Step;
use rules::{Actor, AnyState, GameKind, Seats, Turn};
use serde_json::json;
use server::context::Timing;
use server::session::SessionId;
use server::table::Table;
use tokio::time::Instant;

use super::house::timing;
use super::memory::Memory;
use super::players::right_call;
use super::room::{Guest, Room, TABLE, play, seated_among, seated_with, sessions};
use super::seat;

/// The times that people get, but bots that answer alike on every machine.
fn human() -> Timing {
    Timing { bot_thinks: timing().bot_thinks, idle: timing().idle, ..Timing::default() }
}

fn millis(from: Instant) -> u128 {
    from.elapsed().as_millis()
}

fn next(number: u8) -> Command {
    Command::Next { seat: seat(number) }
}

/// A table of dice at which the first seat throws first.
async fn dice(settings: Settings, people: &[SessionId]) -> Arc<Memory> {
    seated_with(GameKind::Dice, json!({"first": 0}), settings, people).await
}

/// Waits until something that is known of the game is so.
async fn until(guest: &mut Guest, so: impl Fn(&Play) -> bool) {
    while guest.known.table().and_then(|table| table.play.as_ref()).is_none_or(|play| !so(play)) {
        guest.next().await;
    }
}

fn is_racing(play: &Play) -> bool {
    play.views.first().is_some_and(|seen| matches!(seen.view.turn(), Turn::Race(_)))
}

/// Whether the result of a round lies there.
fn shows_result(play: &Play) -> bool {
    let state =
        play.views.first().map(|seen| seen.view.determinize(&mut super::seeded(1)).unwrap());
    state.is_some_and(|state| state.result_time().is_some())
}

/// Two people, and a round that the first of them has won: a result lies there.
async fn result(settings: Settings) -> (Room, Arc<Memory>, [SessionId; 2], [Guest; 2]) {
    let people = sessions();
    let memory = dice(settings, &people).await;
    let room = Room::with(&memory, human());
    let mut guests = [room.enter(people[0], 1, 1000).await, room.enter(people[1], 2, 1000).await];
    guests[0].must(Command::Start).await;
    guests[0].must(play(0, "throw", None)).await;
    until(&mut guests[0], is_racing).await;
    tokio::time::advance(Duration::from_secs(1)).await;
    let call = right_call(&guests[0].play().views[0].view, seat(0)).unwrap();
    guests[0].must(play(0, &call, Some(900_000))).await;
    until(&mut guests[0], |play| !is_racing(play)).await;
    if !shows_result(guests[0].play()) {
        let claim = super::actions(&guests[0].play().views[0].view)[0].clone();
        guests[0].must(play(0, &claim, None)).await;
    }
    for guest in &mut guests {
        until(guest, shows_result).await;
    }
    (room, memory, people, guests)
}

#[tokio::test(start_paused = true)]
async fn a_roll_is_counted_down_and_seen_by_nobody_before() {
    let people = sessions::<2>();
    let memory = dice(Settings::default(), &people).await;
    let room = Room::with(&memory, human());
    let mut guests = [room.enter(people[0], 1, 1000).await, room.enter(people[1], 2, 1000).await];
    guests[0].must(Command::Start).await;
    let thrown = Instant::now();
    guests[0].must(play(0, "throw", None)).await;
    // Everybody knows at once that dice are about to be shown, and when.
    for guest in &mut guests {
        until(guest, |play| play.race.is_some()).await;
        let play = guest.play();
        assert_eq!(play.steps.last().unwrap().action.as_deref(), Some("throw"));
        assert_eq!(play.views[0].view.turn(), Turn::Chance);
    }
    assert_eq!(millis(thrown), 0);
    let race = guests[0].play().race.unwrap();
    assert_eq!(race.opens_at, race.shown_at);
    // Whoever opens the table now sees as much, and no more.
    tokio::time::advance(Duration::from_secs(1)).await;
    let [watcher] = sessions();
    let mut watcher = room.enter(watcher, 3, 1000).await;
    let seen = guests[1].known.seen();
    let mut back = room.resume(people[1], 4, 1000, seen).await;
    back.known = guests[1].known.clone();
    until(&mut watcher, |play| play.race.is_some()).await;
    assert_eq!(millis(thrown), 1000);
    assert_eq!(watcher.play().steps.len(), guests[0].play().steps.len());
    assert_eq!(guests[0].try_to(play(0, "call gnu", None)).await.unwrap_err().code, Code::TooEarly);
    assert_eq!(millis(thrown), 1000, "nobody waits for that answer");
    let [mut one, mut other] = guests;
    for guest in [&mut one, &mut other, &mut watcher, &mut back] {
        until(guest, is_racing).await;
        assert_eq!(millis(thrown), 3000);
        assert!(guest.play().steps.last().unwrap().action.as_ref().unwrap().starts_with("roll"));
        assert_eq!(guest.known.seen(), Some(memory.rows(TABLE).len() as u64));
    }
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_race_limit_is_not_shown_longer_than_it_is() {
    let people = sessions::<2>();
    let options = json!({"first": 0, "limit": 12});
    for pace in [Pace::Relaxed, Pace::Fast] {
        let settings = Settings { pace, ..Settings::default() };
        let memory = seated_with(GameKind::Dice, options.clone(), settings, &people).await;
        let room = Room::with(&memory, human());
        let mut guest = room.enter(people[0], 1, 1000).await;
        guest.must(Command::Start).await;
        guest.must(play(0, "throw", None)).await;
        until(&mut guest, is_racing).await;
        let shown = Instant::now();
        assert_eq!(guest.play().clock.unwrap().left, 12_000);
        until(&mut guest, |play| !is_racing(play)).await;
        assert!((12_000..12_100).contains(&millis(shown)), "{} ms", millis(shown));
        room.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_result_stays_until_everybody_has_said_next() {
    let (room, memory, _, [mut ada, mut bob]) = result(Settings::default()).await;
    let (start, rows) = (Instant::now(), memory.rows(TABLE).len());
    assert_eq!(ada.play().pause.unwrap().ready, Seats::NONE);
    ada.must(next(0)).await;
    for guest in [&mut ada, &mut bob] {
        until(guest, |play| play.pause.is_some_and(|pause| pause.ready == Seats::only(seat(0))))
            .await;
    }
    assert_eq!(bob.try_to(next(0)).await.unwrap_err().code, Code::NotYourSeat);
    bob.must(next(1)).await;
    for guest in [&mut ada, &mut bob] {
        until(guest, |play| play.pause.is_none()).await;
    }
    assert_eq!(millis(start), 0);
    assert_eq!(memory.rows(TABLE).len(), rows, "nothing of it is in the log");
    // Who says it when it is over has lost nothing.
    bob.must(next(1)).await;
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_result_stays_for_six_seconds_at_most() {
    let settings = Settings { seconds: Some(20), ..Settings::default() };
    let (room, _, _, [mut ada, _bob]) = result(settings).await;
    let start = Instant::now();
    assert_eq!(ada.play().clock, None, "nobody's time runs meanwhile");
    until(&mut ada, |play| play.pause.is_none()).await;
    assert_eq!(millis(start), 6000);
    until(&mut ada, |play| play.clock.is_some()).await;
    assert_eq!((millis(start), ada.play().clock.unwrap().left), (6000, 20_000));
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn who_throws_has_seen_the_result_and_the_others_may_look_on() {
    let (room, memory, _, [mut ada, mut bob]) = result(Settings::default()).await;
    let (start, rows) = (Instant::now(), memory.rows(TABLE).len());
    // What is not legal is refused at once, as ever.
    assert_eq!(bob.try_to(play(1, "throw", None)).await.unwrap_err().code, Code::Illegal);
    let throw = ada.send(play(0, "throw", None)).await;
    // The same once more, as after a break.
    ada.repeat(&throw, play(0, "throw", None)).await;
    until(&mut bob, |play| play.pause.is_some_and(|pause| pause.ready.contains(seat(0)))).await;
    assert_eq!(memory.rows(TABLE).len(), rows, "it waits");
    tokio::time::advance(Duration::from_secs(2)).await;
    bob.must(next(1)).await;
    let seq = ada.answer(&throw).await.unwrap();
    assert_eq!(ada.answer(&throw).await.unwrap(), seq, "once, and told twice");
    assert_eq!((millis(start), memory.rows(TABLE).len()), (2000, rows + 1));
    until(&mut bob, |play| play.race.is_some() && play.pause.is_none()).await;
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_for_who_is_not_here() {
    let (room, _, _, [mut ada, bob]) = result(Settings::default()).await;
    ada.must(next(0)).await;
    let start = Instant::now();
    tokio::time::advance(Duration::from_secs(1)).await;
    bob.leave().await;
    until(&mut ada, |play| play.pause.is_none()).await;
    assert_eq!(millis(start), 1000);
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_knows_of_the_pause() {
    let (room, _, people, [ada, mut bob]) = result(Settings::default()).await;
    let (seen, known) = (ada.known.seen(), ada.known.clone());
    bob.must(next(1)).await;
    let mut anew = room.enter(people[0], 3, 1000).await;
    until(&mut anew, |_| true).await;
    let mut back = room.resume(people[0], 4, 1000, seen).await;
    back.known = known;
    let ready = Seats::only(seat(1));
    until(&mut back, |play| play.pause.is_some_and(|pause| pause.ready == ready)).await;
    assert_eq!(anew.play().pause, back.play().pause);
    // Every screen of one person counts as one.
    back.must(next(0)).await;
    until(&mut anew, |play| play.pause.is_none()).await;
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn at_a_fast_table_nobody_waits() {
    let fast = Settings { pace: Pace::Fast, ..Settings::default() };
    let (room, _, _, [mut ada, mut bob]) = result(fast).await;
    assert_eq!(ada.play().pause, None);
    ada.must(play(0, "throw", None)).await;
    let thrown = Instant::now();
    until(&mut bob, is_racing).await;
    assert!(millis(thrown) < 300, "no countdown");
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn the_host_makes_the_table_faster_and_that_ends_the_pause() {
    let (room, memory, _, [mut ada, mut bob]) = result(Settings::default()).await;
    let fast = Command::SetPace { pace: Pace::Fast };
    assert_eq!(bob.try_to(fast.clone()).await.unwrap_err().code, Code::NotHost);
    ada.must(fast).await;
    until(&mut bob, |play| play.pause.is_none()).await;
    assert_eq!(bob.known.table().unwrap().settings.pace, Pace::Fast);
    room.stop().await;
    // It is a choice like the others, and stays.
    let room = Room::with(&memory, human());
    let [watcher] = sessions();
    let mut watcher = room.enter(watcher, 1, 1000).await;
    until(&mut watcher, |_| true).await;
    assert_eq!(watcher.known.table().unwrap().settings.pace, Pace::Fast);
    room.stop().await;
}

/// A table of two bots, and somebody who watches them.
async fn watched(game: GameKind, settings: Settings) -> (Room, Arc<Memory>, Guest) {
    let [host] = sessions();
    let memory = seated_among(game, json!({"first": 0}), settings, host, &[None, None]).await;
    let room = Room::with(&memory, human());
    let mut guest = room.enter(host, 1, 1000).await;
    guest.must(Command::Start).await;
    until(&mut guest, |_| true).await;
    (room, memory, guest)
}

/// The steps of the game that is on, with what is hidden.
fn steps(memory: &Memory) -> (AnyState, Vec<Step>) {
    let table = Table::load(TABLE, &memory.rows(TABLE)).unwrap().unwrap();
    let play = table.play().unwrap();
    (AnyState::start(play.options(), table.seats()).unwrap(), play.steps().to_vec())
}

/// How long things were on the screens before a bot went on, each as long as its game says.
async fn gaps(game: GameKind, pace: Pace, many: usize) -> Vec<u128> {
    let settings = Settings { pace, ..Settings::default() };
    let (room, memory, mut guest) = watched(game, settings).await;
    let (mut gaps, mut seen) = (Vec::new(), 0);
    while gaps.len() < many && guest.play().ending.is_none() {
        let (mut state, steps) = steps(&memory);
        let mut showing = Duration::ZERO;
        for (place, step) in steps.iter().enumerate() {
            state.play(step.by, &step.action).unwrap();
            showing += if place < seen { Duration::ZERO } else { state.showing_time(&step.action) };
        }
        seen = steps.len();
        let shown = Instant::now();
        room.bots_have_thought();
        until(&mut guest, |play| play.steps.len() > seen).await;
        let expected = match pace {
            Pace::Slow => 2 * showing.as_millis().max(900),
            Pace::Relaxed => showing.as_millis().max(900),
            Pace::Fast => 900,
        };
        assert_eq!(millis(shown), expected, "{:?}", steps.last());
        gaps.push(millis(shown));
    }
    room.stop().await;
    gaps
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_when_people_have_seen_what_came_before() {
    let cards = gaps(GameKind::Cards, Pace::Relaxed, 300).await;
    assert!(cards.contains(&2700), "an explosion was seen");
    assert!(cards.contains(&900), "and much else");
    gaps(GameKind::Tiles, Pace::Relaxed, 12).await;
}

#[tokio::test(start_paused = true)]
async fn at_a_slow_table_everything_stays_twice_as_long() {
    gaps(GameKind::Cards, Pace::Slow, 60).await;
}

#[tokio::test(start_paused = true)]
async fn at_a_fast_table_bots_go_on_at_once() {
    gaps(GameKind::Cards, Pace::Fast, 60).await;
}

/// Lets bots play until the result of a round lies there, which is after so many steps.
async fn until_result(room: &Room, guest: &mut Guest) -> usize {
    let before = guest.play().steps.len();
    while guest.play().steps.len() == before || !shows_result(guest.play()) {
        room.bots_have_thought();
        guest.next().await;
    }
    guest.play().steps.len()
}

#[tokio::test(start_paused = true)]
async fn bots_throw_when_the_result_has_been_seen() {
    for (pace, expected) in [(Pace::Slow, 12_000), (Pace::Relaxed, 6000), (Pace::Fast, 1500)] {
        let settings = Settings { pace, ..Settings::default() };
        let (room, _, mut guest) = watched(GameKind::Dice, settings).await;
        for _ in 0..3 {
            let seen = until_result(&room, &mut guest).await;
            let shown = Instant::now();
            room.bots_have_thought();
            until(&mut guest, |play| play.steps.len() > seen).await;
            let throw = guest.play().steps[seen].action.as_deref();
            assert_eq!((throw, millis(shown)), (Some("throw"), expected));
        }
        room.stop().await;
    }
}

/// A person who says nothing, and a bot that is good at it.
async fn against_a_bot(settings: Settings) -> (Room, Guest) {
    let [ada] = sessions();
    let sitters = [Some(ada), None];
    let memory = seated_among(GameKind::Dice, json!({"first": 0}), settings, ada, &sitters).await;
    let room = Room::with(&memory, human());
    let mut guest = room.enter(ada, 1, 1000).await;
    guest.must(Command::Start).await;
    guest.must(play(0, "throw", None)).await;
    (room, guest)
}

#[tokio::test(start_paused = true)]
async fn one_who_is_alone_with_bots_lets_them_go_on() {
    let (room, mut guest) = against_a_bot(Settings::default()).await;
    let seen = until_result(&room, &mut guest).await;
    let shown = Instant::now();
    assert!(guest.play().pause.is_some());
    room.bots_have_thought();
    tokio::time::advance(Duration::from_millis(1500)).await;
    guest.must(next(0)).await;
    until(&mut guest, |play| play.steps.len() > seen).await;
    assert_eq!(guest.play().steps[seen].by, Actor::Seat(seat(1)), "the winner throws");
    assert_eq!(millis(shown), 1500);
    // Who is alone may choose the pace, too.
    guest.must(Command::SetPace { pace: Pace::Fast }).await;
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn in_gentle_rounds_bots_leave_people_time() {
    let (room, mut guest) =
        against_a_bot(Settings { gentle_rounds: 1, ..Settings::default() }).await;
    let mut first_calls = Vec::new();
    for _ in 0..2 {
        until(&mut guest, is_racing).await;
        let opened = Instant::now();
        let seen = guest.play().steps.len();
        until(&mut guest, |play| play.steps.len() > seen).await;
        assert_eq!(guest.play().steps[seen].by, Actor::Seat(seat(1)));
        let judged = guest.play().photo.as_ref().unwrap().calls[0].judged;
        assert!(u128::from(judged / 1000) <= millis(opened));
        first_calls.push(judged);
        while guest.play().pause.is_none() {
            room.bots_have_thought();
            guest.next().await;
        }
        room.bots_have_thought();
        guest.must(next(0)).await;
    }
    assert!(first_calls[0] >= 8_000_000, "{first_calls:?}");
    assert!(first_calls[1] < 8_000_000, "{first_calls:?}");
    room.stop().await;
}

#[tokio::test(start_paused = true)]
async fn bots_that_nobody_watches_wait_for_somebody() {
    let (room, memory, guest) = watched(GameKind::Cards, Settings::default()).await;
    guest.leave().await;
    let rows = || memory.rows(TABLE).len();
    tokio::time::sleep(Duration::from_secs(60)).await;
    let before = rows();
    room.bots_have_thought();
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert_eq!(rows(), before, "nobody sees it, so nothing happens");
    let [host] = sessions();
    let mut guest = room.enter(host, 2, 1000).await;
    while rows() < before + 3 {
        room.bots_have_thought();
        guest.next().await;
    }
    room.stop().await;
}
