//! Lists of steps: all or nothing, and nothing of the future.

use protocol::{ClientMessage, Code, ServerMessage};
use rules::{Actor, GameKind, Turn};

use super::client::Client;
use super::house::House;
use super::players::{actions, devices, step};
use super::web::new_table;
use super::{seat, seeded};

/// Nothing has changed at the table.
async fn unchanged(client: &mut Client, seq: u64) {
    let table = client.table().id;
    client.send(&ClientMessage::watch(table, Some(seq))).await;
    let next = client.next().await;
    assert_eq!(next, ServerMessage::Unchanged { seq });
}

#[tokio::test]
async fn a_list_that_goes_on_after_chance_is_refused_alike() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let mut rng = seeded(1);
    let mut tried = 0;
    for _ in 0..30 {
        let drawer = clients
            .iter_mut()
            .find(|client| actions(&client.views()[0].view).contains(&"draw".to_owned()));
        if let Some(client) = drawer {
            let (seat, seq) = (client.views()[0].seat.unwrap(), client.table().seq);
            let mut refusals = Vec::new();
            for then in ["draw", "done", "explode", "take P4", "take K5", "bango R1", "lay"] {
                refusals.push(client.play(seat, &["draw", then]).await.unwrap_err());
            }
            assert_eq!(refusals[0].code, Code::Illegal);
            assert!(refusals.iter().all(|refusal| *refusal == refusals[0]), "{refusals:?}");
            unchanged(client, seq).await;
            tried += 1;
        }
        step(&mut clients, &mut rng).await;
    }
    assert!(tried > 5);
    house.stop().await;
}

#[tokio::test]
async fn one_bad_step_and_none_is_taken() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let first = clients.iter_mut().find(|client| !actions(&client.views()[0].view).is_empty());
    let client = first.unwrap();
    let (seat, seq) = (client.views()[0].seat.unwrap(), client.table().seq);
    let legal = actions(&client.views()[0].view)[0].clone();
    // The second tile is the other's.
    let refusal = client.play(seat, &[&legal, "1,0"]).await.unwrap_err();
    assert_eq!(refusal.code, Code::Illegal);
    assert!(refusal.sentence.len() > 10 && refusal.rule.is_some());
    assert!(refusal.paragraph.unwrap().starts_with('T'));
    for (list, code) in [
        (&["fly"][..], Code::Notation),
        (&[&legal, "fly"], Code::Notation),
        (&[""], Code::Notation),
        (&[], Code::Notation),
        (&["draw"], Code::Notation),
        (&["0,0>1,1"], Code::Illegal),
        (&["first 1"], Code::Illegal),
    ] {
        assert_eq!(client.play(seat, list).await.unwrap_err().code, code, "{list:?}");
    }
    let many = vec!["0,0"; 65];
    assert_eq!(client.play(seat, &many).await.unwrap_err().code, Code::Notation);
    unchanged(client, seq).await;
    assert!(client.play(seat, &[&legal]).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn two_steps_of_one_turn_in_one_list() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let mut rng = seeded(2);
    for _ in 0..300 {
        for client in &mut clients {
            let view = client.views()[0].view.clone();
            let seat = client.views()[0].seat.unwrap();
            if actions(&view).is_empty() {
                continue;
            }
            let state = view.determinize(&mut rng).unwrap();
            let pair = state.actions(seat).into_iter().find_map(|one| {
                let mut after = state.clone();
                after.play(Actor::Seat(seat), &one).ok()?;
                let two = after.actions(seat).into_iter().next()?;
                (after.turn() == Turn::Seat(seat)).then_some([one.to_string(), two.to_string()])
            });
            if let Some([one, two]) = pair {
                let before = client.game().steps.len();
                let seq = client.play(seat, &[&one, &two]).await.unwrap();
                client.until_steps(seq).await;
                let taken: Vec<_> = client.game().steps[before..]
                    .iter()
                    .take(2)
                    .map(|step| step.action.clone().unwrap())
                    .collect();
                assert_eq!(taken, [one, two], "in one row of the log");
                return house.stop().await;
            }
        }
        step(&mut clients, &mut rng).await;
    }
    panic!("no turn of two steps");
}

#[tokio::test]
async fn seats_that_are_not_there() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    assert_eq!(clients[0].play(seat(7), &["draw"]).await.unwrap_err().code, Code::NoSeat);
    assert_eq!(clients[0].play(seat(1), &["draw"]).await.unwrap_err().code, Code::NotYourSeat);
    house.stop().await;
}
