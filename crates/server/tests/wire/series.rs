//! More than one game at a table, and games that end early.

use protocol::table::{Phase, Sitter};
use protocol::{Code, Command};
use rules::any::AnyOptions;
use rules::{GameKind, Outcome};

use super::house::House;
use super::players::{devices, play_out, prove};
use super::web::{self, new_table};
use super::{seat, seeded};

#[tokio::test]
async fn t7_the_loser_starts_the_next_game() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let mut rng = seeded(70);
    let (mut won, mut drawn) = ([0, 0], 0);
    for number in 1..=3 {
        play_out(&mut clients, &mut rng).await;
        let record = prove(&house, table, number, &clients).await;
        let outcome = record.ending.unwrap().outcome;
        match outcome {
            Outcome::Won(winners) => winners.iter().for_each(|seat| won[seat.index()] += 1),
            Outcome::Drawn => drawn += 1,
        }
        let shown = clients[0].table();
        assert_eq!([shown.seats[0].won, shown.seats[1].won], won, "the score of the series");
        assert_eq!(shown.drawn, drawn);
        // The host could start it without the others' word; nobody else can.
        assert_eq!(clients[1].refused(Command::Start).await, Code::NotHost);
        clients[0].must(Command::Rematch).await;
        clients[1]
            .until_table(|table| {
                matches!(table.seats[0].sitter, Sitter::Person { again: true, .. })
            })
            .await;
        assert_eq!(clients[1].phase(), Phase::Over);
        let seq = clients[1].must(Command::Rematch).await;
        for client in &mut clients {
            client.until_steps(seq).await;
            assert_eq!(client.game().number, number + 1);
        }
        let options = GameKind::Tiles.read_options(clients[0].table().options.clone()).unwrap();
        if let (Outcome::Won(winners), AnyOptions::Tiles(options)) = (outcome, options) {
            assert!(!winners.contains(options.first.unwrap()));
        }
    }
    // Earlier records are still there, and the one that is on is not.
    for number in 1..=3 {
        assert_eq!(web::record(&house, table, number).await.header.number, Some(number));
    }
    let answer = web::get(&house, &format!("/api/tables/{table}/games/4")).await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "not_over"));
    for nothing in ["0", "5", "x", "-1"] {
        let answer = web::get(&house, &format!("/api/tables/{table}/games/{nothing}")).await;
        assert_eq!(answer.status, 404, "{nothing}");
    }
    house.stop().await;
}

#[tokio::test]
async fn at_a_table_of_two_the_other_wins_by_resignation() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let seq = clients[1].must(Command::Resign { seat: seat(1) }).await;
    for client in &mut clients {
        client.until_steps(seq).await;
    }
    let record = prove(&house, table, 1, &clients).await;
    let ending = record.ending.unwrap();
    assert_eq!(ending.resigned, Some(seat(1)));
    assert_eq!(ending.outcome, Outcome::Won(rules::Seats::only(seat(0))));
    assert_eq!(clients[0].phase(), Phase::Over);
    assert_eq!(clients[0].table().seats[0].won, 1);
    assert_eq!(clients[0].refused(Command::Resign { seat: seat(0) }).await, Code::NotPlaying);
    house.stop().await;
}

#[tokio::test]
async fn at_a_table_of_three_a_bot_plays_on() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 3)).await;
    clients[2].must(Command::Resign { seat: seat(2) }).await;
    let mut tired = clients.pop().unwrap();
    tired
        .until_table(|table| matches!(table.seats[2].sitter, Sitter::Person { stand_in: true, .. }))
        .await;
    play_out(&mut clients, &mut seeded(3)).await;
    let record = prove(&house, table, 1, &clients).await;
    assert_eq!(record.ending.unwrap().resigned, None);
    let of_two: Vec<_> =
        record.steps.iter().filter(|step| step.by == rules::Actor::Seat(seat(2))).collect();
    assert!(!of_two.is_empty() && of_two.iter().all(|step| step.stand_in));
    house.stop().await;
}

/// Seats change hands after a game; its record still names those who played.
#[tokio::test]
async fn a_record_names_those_who_played() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    clients[1].must(Command::Resign { seat: seat(1) }).await;
    let before = web::record(&house, table, 1).await;
    assert_eq!(before.header.players, ["Player 0", "Player 1"]);
    clients[1].must(Command::Stand { seat: seat(1) }).await;
    clients[0].sit(seat(0), "Another name").await;
    assert_eq!(web::record(&house, table, 1).await, before);
    clients[0].until_table(|table| table.seats[1].sitter == Sitter::Nobody).await;
    assert_eq!(clients[0].table().seats[0].won, 1, "a new name keeps the score");
    assert_eq!(clients[0].refused(Command::Start).await, Code::FreeSeats);
    clients[0].must(Command::Rematch).await;
    assert_eq!(clients[0].phase(), Phase::Over, "the wish waits until the seat is taken");
    house.stop().await;
}

#[tokio::test]
async fn public_tables_are_listed_until_they_are_over() {
    let house = House::open().await;
    let settings = protocol::table::Settings { public: true, seconds: None, ..Default::default() };
    let new =
        protocol::http::NewTable { settings: Some(settings), ..new_table(GameKind::Tiles, 2) };
    let (table, mut clients) = devices(&house, &new).await;
    let (hidden, _) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let list = web::get(&house, "/api/tables").await.body;
    assert!(list.contains(&table.to_string()) && !list.contains(&hidden.to_string()));
    let summary = web::get(&house, &format!("/api/tables/{table}")).await.body;
    assert!(summary.contains("Player 1"));
    clients[0].must(Command::Resign { seat: seat(0) }).await;
    // What is noted is written in the order in which it happened, so one more row is enough.
    clients[0].sit(seat(0), "Ada").await;
    assert!(!web::get(&house, "/api/tables").await.body.contains(&table.to_string()));
    house.stop().await;
}
