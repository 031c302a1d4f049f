//! Players add chance of their own, and the record proves it.

use fair::{self, Entropy};
use protocol::http::NewTable;
use protocol::table::{Phase, Sitter};
use protocol::{Code, Command, TableId};
use rules::{GameKind, Seats};

use super::client::Client;
use super::house::House;
use super::players::{play_out, prove};
use super::web::{self, new_table};
use super::{seat, seeded};

fn entropy(number: u8) -> Entropy {
    Entropy::from([number + 1; 32])
}

/// What a seat promises for the first game of a table.
fn promise(table: TableId, number: u8) -> String {
    entropy(number).commitment(&table.to_string(), 1, seat(number)).to_string()
}

/// Three at a table, of whom the first two have promised chance of their own.
async fn promised(house: &House) -> Vec<Client> {
    let host = web::cookie(house).await;
    let table = web::make(house, &host, &new_table(GameKind::Cards, 3)).await;
    let mut clients = vec![Client::at(house, &host, table).await];
    for _ in 1..3 {
        clients.push(Client::at(house, &web::cookie(house).await, table).await);
    }
    for (client, number) in clients.iter_mut().zip(0..) {
        client.sit(seat(number), &format!("Player {number}")).await;
        if number < 2 {
            let commitment = promise(table, number);
            client.must(Command::Contribute { seat: seat(number), commitment }).await;
        }
    }
    clients
}

fn reveal(number: u8, entropy: &Entropy) -> Command {
    Command::Reveal { seat: seat(number), entropy: entropy.to_string() }
}

#[tokio::test]
async fn a_promise_is_shown_kept_and_proven() {
    let house = House::open().await;
    let mut clients = promised(&house).await;
    let contributed = |client: &Client, place: usize| {
        matches!(client.table().seats[place].sitter, Sitter::Person { contributed: true, .. })
    };
    assert!(contributed(&clients[2], 0));
    assert_eq!(clients[0].refused(reveal(0, &entropy(0))).await, Code::Started);
    let seq = clients[0].must(Command::Start).await;
    for client in &mut clients {
        client.until_steps(seq).await;
        assert_eq!(client.phase(), Phase::Gathering);
        assert_eq!(client.game().commitment.len(), 64);
        let promises = &client.game().promises;
        assert_eq!(promises[0], Some(promise(client.table().id, 0)));
        assert_eq!(promises[2], None);
        assert!(client.views().is_empty() && client.game().steps.is_empty());
    }
    assert_eq!(clients[0].refused(reveal(0, &entropy(1))).await, Code::BadEntropy);
    assert_eq!(clients[2].refused(reveal(2, &entropy(2))).await, Code::BadEntropy);
    assert_eq!(clients[0].play(seat(0), &["draw"]).await.unwrap_err().code, Code::NotPlaying);
    let commitment = promise(clients[2].table().id, 2);
    let late = Command::Contribute { seat: seat(2), commitment };
    assert_eq!(clients[2].refused(late).await, Code::Started);
    let first = clients[0].must(reveal(0, &entropy(0))).await;
    // Who says it again has been heard, and nothing more is written.
    assert_eq!(clients[0].must(reveal(0, &entropy(0))).await, first);
    let seq = clients[1].must(reveal(1, &entropy(1))).await;
    for client in &mut clients {
        client.until_steps(seq).await;
        assert_eq!(client.phase(), Phase::Playing);
        assert!(client.game().missing.is_empty());
    }
    play_out(&mut clients, &mut seeded(5)).await;
    let table = clients[0].table().id;
    let record = prove(&house, table, 1, &clients).await;
    let verified = fair::verify(&record).unwrap();
    assert_eq!(verified.added, Seats::only(seat(0)).with(seat(1)));
    assert!(verified.withheld.is_empty());
    house.stop().await;
}

#[tokio::test]
async fn what_is_not_revealed_in_time_is_missing() {
    let house =
        House::with(|config| config.timing.gathering = std::time::Duration::from_millis(1)).await;
    let mut clients = promised(&house).await;
    clients[0].must(Command::Start).await;
    for client in &mut clients {
        client.until_table(|table| table.phase == Phase::Playing).await;
        client
            .until_table(|table| table.play.as_ref().is_some_and(|play| !play.views.is_empty()))
            .await;
    }
    for client in &clients {
        assert_eq!(client.game().missing, Seats::only(seat(0)).with(seat(1)));
    }
    assert_eq!(clients[0].refused(reveal(0, &entropy(0))).await, Code::Started);
    play_out(&mut clients, &mut seeded(6)).await;
    let table = clients[0].table().id;
    let record = prove(&house, table, 1, &clients).await;
    let verified = fair::verify(&record).unwrap();
    assert!(verified.added.is_empty());
    assert_eq!(verified.withheld, Seats::only(seat(0)).with(seat(1)));
    house.stop().await;
}

#[tokio::test]
async fn chance_is_promised_from_a_seat() {
    let house = House::open().await;
    let table = TableId::new(5);
    let contribution = Some(promise(table, 0));
    let nobody = NewTable { table: Some(table), contribution, ..new_table(GameKind::Cards, 2) };
    let nameless = NewTable { name: Some(" ".to_owned().into()), ..nobody.clone() };
    for new in [nobody.clone(), nameless] {
        let body = serde_json::to_string(&new).unwrap();
        let answer = web::ask(&house, "POST", "/api/tables", &[], &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "no_name"), "{}", answer.body);
    }
    let somebody = NewTable { name: Some("Ada".to_owned().into()), ..nobody };
    let host = web::cookie(&house).await;
    assert_eq!(web::make(&house, &host, &somebody).await, table);
    // A promise is for a table, and nobody makes a table twice.
    let homeless = NewTable { table: None, ..somebody.clone() };
    for (new, code) in [(homeless, "bad_entropy"), (somebody, "bad_options")] {
        let body = serde_json::to_string(&new).unwrap();
        let answer = web::ask(&house, "POST", "/api/tables", &[], &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, code), "{}", answer.body);
    }
    house.stop().await;
}

/// Two people, each at a device of their own, who have not begun yet.
async fn two_at_a_table(house: &House) -> (TableId, [Client; 2]) {
    let host = web::cookie(house).await;
    let table = web::make(house, &host, &new_table(GameKind::Tiles, 2)).await;
    let mut clients = [
        Client::at(house, &host, table).await,
        Client::at(house, &web::cookie(house).await, table).await,
    ];
    for (client, number) in clients.iter_mut().zip(0..) {
        client.sit(seat(number), &format!("Player {number}")).await;
    }
    (table, clients)
}

#[tokio::test]
async fn chance_that_was_told_once_is_told_to_no_other_game() {
    let house = House::open().await;
    let (table, mut clients) = two_at_a_table(&house).await;
    for number in 1..=2 {
        let commitment = entropy(0).commitment(&table.to_string(), number, seat(0)).to_string();
        clients[0].must(Command::Contribute { seat: seat(0), commitment }).await;
        if number == 1 {
            clients[0].must(Command::Start).await;
            clients[0].must(reveal(0, &entropy(0))).await;
            clients[0].must(Command::Resign { seat: seat(0) }).await;
        }
    }
    for client in &mut clients {
        client.must(Command::Rematch).await;
    }
    // It fits the promise for this game, but everybody can read it in the record of the last one.
    assert_eq!(clients[0].refused(reveal(0, &entropy(0))).await, Code::BadEntropy);
    house.stop().await;
}

#[tokio::test]
async fn records_are_signed_with_the_key_that_health_tells() {
    let house = House::open().await;
    let (table, mut clients) = two_at_a_table(&house).await;
    clients[0].must(Command::Start).await;
    clients[1].must(Command::Resign { seat: seat(1) }).await;
    let text = web::get(&house, &format!("/api/tables/{table}/games/1")).await.body;
    let record = rules::record::Record::read(text.as_bytes()).unwrap();
    let verified = fair::verify_signed(&record, text.as_bytes()).unwrap();
    let health = web::get(&house, "/health").await.body;
    let health: protocol::http::Health = serde_json::from_str(&health).unwrap();
    assert_eq!(verified.signed_by, Some(health.record_key));
    assert_eq!(verified.not_covered, []);
    house.stop().await;
}
