//! A verdict of a race that cannot be written has not fallen: nobody has won, nobody was
//! late, and all may call again.

use std::sync::Arc;

use bots::Level;
use protocol::http::NewTable;
use protocol::{ClientMessage, Code, Command, CommandId, ServerMessage, TableId};
use rules::record::Record;
use rules::{Actor, GameKind, Seat};
use serde_json::json;

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{devices, play_out, prove, right_call};
use super::web::{self, new_table};
use super::{seat, seeded};

/// A short game of dice.
fn dice(seats: u8) -> NewTable {
    NewTable { options: Some(json!({"trophies": 3})), ..new_table(GameKind::Dice, seats) }
}

/// Somebody throws, and all see the dice.
async fn throw(clients: &mut [Client]) {
    let can = |client: &Client| super::actions(&client.views()[0].view) == ["throw"];
    let roller = clients.iter().position(can).expect("somebody throws");
    let own = clients[roller].views()[0].seat.unwrap();
    let seq = clients[roller].play(own, &["throw"]).await.unwrap();
    for client in clients {
        client.until_steps(seq).await;
    }
}

/// The right call for the dice on the table.
fn right(client: &Client, seat: Seat) -> Vec<String> {
    vec![right_call(&client.views()[0].view, seat).expect("one call is right")]
}

/// Calls until the dice are shown, which is a moment after they came; gives the answer
/// and the name of the call that got it.
async fn call(client: &mut Client, seat: Seat, actions: &[String]) -> (CommandId, ServerMessage) {
    loop {
        let id = client.new_id();
        let actions = actions.to_vec();
        client.send_as(&id, &Command::Play { seat, actions, reaction: Some(1000) }).await;
        match client.answer(&id).await {
            ServerMessage::Refused { refusal, .. } if refusal.code == Code::TooEarly => {}
            answer => return (id, answer),
        }
    }
}

fn code(answer: &ServerMessage) -> Option<Code> {
    match answer {
        ServerMessage::Refused { refusal, .. } => Some(refusal.code),
        _ => None,
    }
}

#[tokio::test]
async fn a_verdict_that_cannot_be_written_has_not_fallen() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) = devices(&house, &dice(2)).await;
    throw(&mut clients).await;
    let before = (clients[0].seen.lasting(), memory.rows(table).len());
    let calls = right(&clients[0], seat(0));
    memory.breaks(true);
    // Both are right, and neither is first or late: nothing was decided.
    let [one, two] = &mut clients[..] else { panic!("two play") };
    let answers = tokio::join!(call(one, seat(0), &calls), call(two, seat(1), &calls));
    let ((first, one_heard), (second, two_heard)) = answers;
    assert_eq!((code(&one_heard), code(&two_heard)), (Some(Code::Storage), Some(Code::Storage)));
    memory.until_failures(1).await;
    for client in &mut clients {
        client.send(&ClientMessage::Ping { at: 0.5 }).await;
        let next = client.next().await;
        assert!(matches!(next, ServerMessage::Pong { .. }), "nobody sees a verdict: {next:?}");
    }
    assert_eq!((clients[0].seen.lasting(), memory.rows(table).len()), before);
    memory.breaks(false);
    // The same calls under the same names count now, once.
    for (client, id, own) in [(0, &first, seat(0)), (1, &second, seat(1))] {
        let actions = calls.clone();
        let again = Command::Play { seat: own, actions, reaction: Some(1000) };
        clients[client].send_as(id, &again).await;
    }
    let answers = [clients[0].answer(&first).await, clients[1].answer(&second).await];
    let won = answers.iter().filter(|answer| code(answer).is_none()).count();
    assert_eq!(won, 1, "{answers:?}");
    // The other came while the verdict was held, or after it.
    let late = |code| [Code::TooLate, Code::Illegal].contains(&code);
    assert!(answers.iter().filter_map(code).all(late), "{answers:?}");
    for client in &mut clients {
        client.until_steps(before.0.seq + 1).await;
    }
    play_out(&mut clients, &mut seeded(6)).await;
    let record = prove(&house, table, 1, &clients).await;
    assert_eq!(first_round(&record), calls, "one call was counted");
    house.stop().await;
}

/// What was called in the first round.
fn first_round(record: &Record) -> Vec<String> {
    let by_seats = record.steps.iter().filter(|step| matches!(step.by, Actor::Seat(_)));
    let texts = by_seats.map(|step| step.action.to_string());
    texts.skip(1).take_while(|text| text.starts_with("call")).collect()
}

/// A bot that was right while the disk was full calls again when it is not.
#[tokio::test]
async fn bots_race_on_when_the_disk_is_back() {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let host = web::cookie(&house).await;
    let name = Some("Ada".to_owned().into());
    let new = NewTable { name, bots: Some(Level::Expert), ..dice(2) };
    let table: TableId = web::make(&house, &host, &new).await;
    let mut client = Client::at(&house, &host, table).await;
    client.until_table(|table| racing_or_mine(table.play.as_ref())).await;
    if super::actions(&client.views()[0].view) == ["throw"] {
        let seq = client.play(seat(0), &["throw"]).await.unwrap();
        client.until_steps(seq).await;
    }
    memory.breaks(true);
    let rows = memory.rows(table).len();
    // The bot's call is due, and is tried more than once.
    memory.until_failures(2).await;
    assert_eq!(memory.rows(table).len(), rows);
    memory.breaks(false);
    let step = client
        .until(|message| match message {
            ServerMessage::Steps { steps, .. } => {
                steps.iter().find(|step| step.by == Actor::Seat(seat(1))).cloned()
            }
            _ => None,
        })
        .await;
    assert!(step.action.is_some_and(|action| action.starts_with("call")));
    house.stop().await;
}

/// Whether the dice lie on the table, or Ada is to throw them.
fn racing_or_mine(play: Option<&protocol::table::Play>) -> bool {
    let Some(view) = play.and_then(|play| play.views.first()) else { return false };
    !super::actions(&view.view).is_empty()
}
