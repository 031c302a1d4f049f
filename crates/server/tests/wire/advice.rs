//! Help at the table: exact, for one's own seat only, and without a trace.

use std::sync::Arc;

use bots::any::advise;
use bots::{Advice, Level, Question};
use protocol::http::NewTable;
use protocol::{ClientMessage, Code, Command, Refusal, ServerMessage};
use rules::any::AnyView;
use rules::{Actor, GameKind, Seat};
use serde_json::json;

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{devices, play_out, step};
use super::web::{self, new_table};
use super::{seat, seeded};

fn questions() -> [Question; 3] {
    [Question::Odds, Question::Arrangement, Question::Laid(Vec::new())]
}

async fn ask(client: &mut Client, seat: Seat, about: &Question) -> Result<(u64, Advice), Refusal> {
    let id = client.new_id();
    client.send(&ClientMessage::Ask { id: id.clone(), seat, about: about.clone() }).await;
    match client.answer(&id).await {
        ServerMessage::Advice { seq, seat: of, advice, .. } => {
            assert_eq!(of, seat);
            Ok((seq, advice))
        }
        ServerMessage::Refused { refusal, .. } => Err(refusal),
        other => panic!("{other:?}"),
    }
}

async fn refused(client: &mut Client, seat: Seat, about: &Question) -> Code {
    ask(client, seat, about).await.unwrap_err().code
}

/// What the seat in this view gains if it lays down as it is advised.
fn gain(view: &AnyView, seat: Seat, actions: &[String]) -> i16 {
    let points = |view: &AnyView| match view {
        AnyView::Cards(view) => view.points[seat.index()].total,
        _ => unreachable!("only cards has points"),
    };
    let mut state = view.determinize(&mut seeded(5)).unwrap();
    let asked = super::actions(view).contains(&"lay".to_owned());
    let lay = asked.then(|| "lay".to_owned());
    for text in lay.iter().chain(actions).chain([&"done".to_owned()]) {
        let action = GameKind::Cards.read_action(text).unwrap();
        state.play(Actor::Seat(seat), &action).unwrap();
    }
    points(&state.view(rules::Observer::Seat(seat))) - points(view)
}

#[tokio::test]
async fn whoever_plays_is_advised_by_what_they_see() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 3)).await;
    let mut rng = seeded(31);
    let (mut odds, mut arrangements, mut silent) = (0, 0, 0);
    for _ in 0..120 {
        let rows = memory.rows(table).len();
        for client in &mut clients {
            let (seat, view) = (client.views()[0].seat.unwrap(), client.views()[0].view.clone());
            for about in questions() {
                let answer = ask(client, seat, &about).await;
                match advise(&view, &about) {
                    Some(advice) => {
                        assert_eq!(answer.unwrap().0, client.table().seq);
                        // On the wire, so that no digit of the odds is lost in reading.
                        let sent =
                            format!(r#""advice":{}"#, serde_json::to_string(&advice).unwrap());
                        assert!(client.heard.last().unwrap().contains(&sent), "{sent}");
                        match advice {
                            Advice::Odds { explosion, cards } => {
                                assert!((0.0..=1.0).contains(&explosion) && cards > 0);
                                odds += usize::from(explosion > 0.0);
                            }
                            Advice::Arrangement { actions, points } => {
                                assert_eq!(points, gain(&view, seat, &actions));
                                let laid = Question::Laid(actions);
                                let (_, laid) = ask(client, seat, &laid).await.unwrap();
                                assert!(matches!(laid, Advice::Laid { .. }), "{laid:?}");
                                arrangements += 1;
                            }
                            Advice::Laid { view: laid, .. } => {
                                assert_eq!(*laid, view, "nothing was laid");
                            }
                            Advice::Hint { .. } => panic!("that was not asked"),
                        }
                    }
                    None => {
                        assert_eq!(answer.unwrap_err().code, Code::NoAdvice);
                        silent += 1;
                    }
                }
            }
        }
        assert_eq!(memory.rows(table).len(), rows, "nothing is written down");
        step(&mut clients, &mut rng).await;
    }
    assert!(odds > 20 && arrangements > 5 && silent > 20, "{odds} {arrangements} {silent}");
    play_out(&mut clients, &mut rng).await;
    assert_eq!(refused(&mut clients[0], seat(0), &Question::Odds).await, Code::NotPlaying);
    house.stop().await;
}

#[tokio::test]
async fn nobody_is_advised_for_a_seat_that_is_not_theirs() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let mut clients = vec![Client::at(&house, &host, table).await];
    clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
    clients[0].sit(seat(0), "Ada").await;
    clients[1].sit(seat(1), "Bob").await;
    assert_eq!(refused(&mut clients[0], seat(0), &Question::Odds).await, Code::NotPlaying);
    let seq = clients[0].must(Command::Start).await;
    for client in &mut clients {
        client.until_steps(seq).await;
    }
    let mut watcher = Client::at(&house, &web::cookie(&house).await, table).await;
    for about in questions() {
        assert_eq!(refused(&mut clients[0], seat(1), &about).await, Code::NotYourSeat);
        assert_eq!(refused(&mut clients[0], seat(7), &about).await, Code::NoSeat);
        for number in 0..2 {
            assert_eq!(refused(&mut watcher, seat(number), &about).await, Code::NotYourSeat);
        }
    }
    assert!(ask(&mut clients[1], seat(1), &Question::Odds).await.is_ok());
    // Before a table is open there is nothing to ask about.
    let mut outside = Client::new(&house).await;
    assert_eq!(refused(&mut outside, seat(0), &Question::Odds).await, Code::NotWatching);
    house.stop().await;
}

#[tokio::test]
async fn other_games_have_no_odds_and_nothing_to_arrange() {
    for game in [GameKind::Dice, GameKind::Tiles] {
        let house = House::open().await;
        let (_, mut clients) = devices(&house, &new_table(game, 2)).await;
        for about in questions() {
            assert_eq!(refused(&mut clients[0], seat(0), &about).await, Code::NoAdvice);
        }
        house.stop().await;
    }
}

/// A person and a bot, at once.
async fn against_a_bot(house: &House, game: GameKind) -> Client {
    let host = web::cookie(house).await;
    let new = NewTable {
        options: Some(json!({"first": 0})),
        name: Some("Ada".to_owned().into()),
        bots: Some(Level::Beginner),
        ..new_table(game, 2)
    };
    let table = web::make(house, &host, &new).await;
    Client::at(house, &host, table).await
}

#[tokio::test]
async fn against_bots_a_hint_says_what_to_do_and_why() {
    for &game in GameKind::ALL {
        let house = House::open().await;
        let mut client = against_a_bot(&house, game).await;
        let legal = super::actions(&client.views()[0].view);
        let (seq, hint) = ask(&mut client, seat(0), &Question::Hint).await.unwrap();
        let Advice::Hint { action, key, value, .. } = hint else { panic!("{hint:?}") };
        assert_eq!(seq, client.table().seq);
        assert!(legal.contains(&action), "{game}: {action} of {legal:?}");
        assert!(key.starts_with("hint-") && (0.0..=1.0).contains(&value), "{game}: {key} {value}");
        house.stop().await;
    }
}

#[tokio::test]
async fn a_hint_is_no_help_against_people_and_no_answer_in_a_race() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    for (client, number) in clients.iter_mut().zip(0..) {
        assert_eq!(refused(client, seat(number), &Question::Hint).await, Code::BotsOnly);
    }
    let mut client = against_a_bot(&house, GameKind::Dice).await;
    let seq = client.play(seat(0), &["throw"]).await.unwrap();
    client.until_steps(seq).await;
    assert_eq!(refused(&mut client, seat(0), &Question::Hint).await, Code::NoAdvice);
    house.stop().await;
}

/// Every question gets one answer, however many come at once.
#[tokio::test]
async fn a_flood_of_questions_is_answered_or_refused() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let ids: Vec<_> = (0..40).map(|_| clients[0].new_id()).collect();
    for id in &ids {
        let (id, about) = (id.clone(), Question::Odds);
        clients[0].send(&ClientMessage::Ask { id, seat: seat(0), about }).await;
    }
    let (mut advised, mut too_fast) = (0, 0);
    for id in &ids {
        match clients[0].answer(id).await {
            ServerMessage::Advice { .. } => advised += 1,
            ServerMessage::Refused { refusal, .. } => {
                assert_eq!(refusal.code, Code::TooFast);
                too_fast += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(advised >= 4 && advised + too_fast == 40, "{advised} and {too_fast}");
    assert!(ask(&mut clients[0], seat(0), &Question::Odds).await.is_ok());
    house.stop().await;
}
