//! Clients that can apply changes of views, beside older ones that take whole views: both know the
//! same after every step.

use protocol::table::Phase;
use protocol::{ClientMessage, Command, ServerMessage};
use rules::GameKind;

use super::client::Client;
use super::house::House;
use super::players::{choose, devices, prove, step};
use super::seeded;
use super::web::{self, new_table};

/// How many of the messages that a client got are of this kind, and how long they are together.
fn told(client: &Client, kind: &str) -> (usize, usize) {
    let start = format!("{{\"type\":\"{kind}\"");
    let texts = client.heard.iter().filter(|text| text.starts_with(&start));
    texts.fold((0, 0), |(number, length), text| (number + 1, length + text.len()))
}

async fn play_side_by_side(game: GameKind) -> [Client; 4] {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(game, 2)).await;
    // One of the two plays on a newer device; both look on with a second one of the other kind.
    let older_second = Client::at(&house, &clients[1].cookie.clone(), table).await;
    let mut newer = Client::for_changes(&house, &clients[0].cookie.clone(), table).await;
    clients[1] = Client::for_changes(&house, &clients[1].cookie.clone(), table).await;
    let mut older = older_second;
    let mut spectators = [
        Client::at(&house, &web::cookie(&house).await, table).await,
        Client::for_changes(&house, &web::cookie(&house).await, table).await,
    ];
    let mut rng = seeded(17);
    while clients[0].phase() == Phase::Playing {
        if !step(&mut clients, &mut rng).await {
            clients[0].next().await;
        }
        let seq = clients[0].seen.steps_seq;
        let others = [&mut newer, &mut older].into_iter().chain(&mut spectators);
        for client in clients.iter_mut().chain(others) {
            client.until_steps(seq).await;
        }
        assert_eq!(newer.seen.lasting().play, clients[0].seen.lasting().play);
        assert_eq!(clients[1].seen.lasting().play, older.seen.lasting().play);
        let [whole, changed] = &spectators;
        assert_eq!(changed.seen.lasting().play, whole.seen.lasting().play);
    }
    prove(&house, table, 1, &[newer]).await;
    house.stop().await;
    let mut players = clients.into_iter();
    let (Some(one), Some(two)) = (players.next(), players.next()) else { panic!("two play") };
    let [whole, changed] = spectators;
    [one, two, whole, changed]
}

#[tokio::test]
async fn a_game_of_tiles_is_told_by_changes_and_known_the_same() {
    let [older, newer, whole, changed] = play_side_by_side(GameKind::Tiles).await;
    assert_eq!((told(&older, "changed").0, told(&whole, "changed").0), (0, 0));
    let ((few, short), (many, long)) = (told(&changed, "changed"), told(&whole, "steps"));
    assert!(few > 10 && few + 1 >= many, "{few} of {many}");
    assert!(short * 2 < long, "{short} bytes for {long}");
    // Its own moves are answered by what they changed; only the last one of the game comes with more.
    let answers = newer.heard.iter().filter(|text| text.contains("\"done\":\"")).count();
    let alone = newer.heard.iter().filter(|text| text.starts_with("{\"type\":\"done\"")).count();
    assert!(answers > 5 && alone <= 1, "{answers} and {alone}");
}

#[tokio::test]
async fn games_that_are_told_in_whole_look_the_same_too() {
    play_side_by_side(GameKind::Cards).await;
    play_side_by_side(GameKind::Dice).await;
}

/// What was not heard is asked for again, and a repeat of what was done is answered by itself.
#[tokio::test]
async fn a_move_whose_answer_was_lost_is_done_once() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let mut rng = seeded(3);
    assert!(step(&mut clients, &mut rng).await);
    let in_turn = |client: &Client| {
        let chosen = client.views().iter().find_map(|seen| choose(seen, &mut seeded(4)));
        chosen.map(|(seat, step)| (client.cookie.clone(), seat, step))
    };
    let (cookie, seat, step) = clients.iter().find_map(in_turn).unwrap();
    let mut newer = Client::for_changes(&house, &cookie, table).await;
    let id = newer.new_id();
    let command = Command::Play { seat, actions: vec![step], reaction: None };
    newer.send_as(&id, &command).await;
    let first = newer.answer(&id).await;
    let ServerMessage::Changed { seq, steps, .. } = &first else { panic!("{first:?}") };
    assert_eq!(steps.len(), 1);
    newer.send(&ClientMessage::Do { id: id.clone(), command }).await;
    let ServerMessage::Done { seq: again, .. } = newer.answer(&id).await else {
        panic!("no answer")
    };
    assert_eq!(again, *seq);
    house.stop().await;
}
