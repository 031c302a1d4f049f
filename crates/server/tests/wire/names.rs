//! Names that deceive, and people who were sent away.

use protocol::{ClientMessage, Code, Command, ServerMessage, TableId};
use rules::GameKind;

use super::client::Client;
use super::house::{House, trust_proxy};
use super::seat;
use super::web::{self, new_table};

async fn behind_proxy() -> House {
    House::with(trust_proxy).await
}

fn sit(number: u8, name: &str) -> Command {
    Command::Sit { seat: seat(number), name: name.to_owned().into(), avatar: None }
}

/// A table with its host, and somebody new at another address.
async fn two(house: &House) -> (TableId, Client, Client) {
    let host = web::cookie(house).await;
    let table = web::make(house, &host, &new_table(GameKind::Cards, 4)).await;
    let host = Client::from(house, "203.0.113.1", &host, table).await;
    let cookie = web::cookie(house).await;
    let other = Client::from(house, "203.0.113.2", &cookie, table).await;
    (table, host, other)
}

#[tokio::test]
async fn nobody_takes_a_name_that_is_taken_or_none_at_all() {
    let house = behind_proxy().await;
    let (_, mut host, mut other) = two(&house).await;
    host.must(sit(0, "Ada")).await;
    let level = bots::Level::Casual;
    host.must(Command::SeatBot { seat: seat(2), level, matches: false }).await;
    for (name, code) in [
        ("\u{200d}", Code::InvisibleName),
        ("\u{2800}", Code::InvisibleName),
        ("Ada", Code::NameTaken),
        ("Аda", Code::NameTaken),
        ("ADA\u{2800}", Code::NameTaken),
        ("Chika", Code::NameTaken),
        ("expert", Code::NameTaken),
    ] {
        assert_eq!(other.refused(sit(1, name)).await, code, "{name:?}");
    }
    other.must(sit(1, "Bob")).await;
    assert_eq!(other.refused(sit(1, "Ada")).await, Code::NameTaken, "nor later");
    // Who plays for several at one device calls them as they like.
    host.must(sit(3, "Ada")).await;
    let body = r#"{"game":"tiles","name":"\u2800"}"#;
    let answer = web::ask(&house, "POST", "/api/tables", &[], body).await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "invisible_name"));
    house.stop().await;
}

#[tokio::test]
async fn who_was_removed_does_not_sit_down_again_at_once() {
    let house = behind_proxy().await;
    let (table, mut host, mut other) = two(&house).await;
    host.must(sit(0, "Ada")).await;
    other.must(sit(1, "Bob")).await;
    host.must(Command::Remove { seat: seat(1) }).await;
    let refusal = other.order(sit(1, "Bob")).await.unwrap_err();
    assert_eq!(refusal.code, Code::Removed);
    assert!(refusal.wait.is_some_and(|seconds| (200..=300).contains(&seconds)), "{refusal:?}");
    // Nor with a new cookie; but somebody else does.
    let mut again = Client::from(&house, "203.0.113.2", &web::cookie(&house).await, table).await;
    assert_eq!(again.refused(sit(1, "Bobby")).await, Code::Removed);
    let mut third = Client::from(&house, "203.0.113.3", &web::cookie(&house).await, table).await;
    third.must(sit(1, "Cem")).await;
    house.stop().await;
}

/// At a table for everyone a stranger has one seat, and who is removed stays away.
#[tokio::test]
async fn at_a_public_table_strangers_have_one_seat_and_removal_lasts() {
    let house = behind_proxy().await;
    let host = web::cookie(&house).await;
    let settings = protocol::table::Settings { public: true, ..Default::default() };
    let new =
        protocol::http::NewTable { settings: Some(settings), ..new_table(GameKind::Cards, 4) };
    let table = web::make(&house, &host, &new).await;
    let mut ada = Client::from(&house, "203.0.113.1", &host, table).await;
    let cookie = web::cookie(&house).await;
    let mut eve = Client::from(&house, "203.0.113.2", &cookie, table).await;
    ada.must(sit(0, "Ada")).await;
    eve.must(sit(1, "Eve")).await;
    assert_eq!(eve.refused(sit(2, "Eve's friend")).await, Code::OneSeat);
    eve.must(sit(1, "Evelyn")).await;
    ada.must(sit(3, "Ada's daughter")).await;
    ada.must(Command::Remove { seat: seat(1) }).await;
    assert_eq!(eve.refused(sit(1, "Eve")).await, Code::SentAway);
    let mut anew = Client::from(&house, "203.0.113.2", &web::cookie(&house).await, table).await;
    assert_eq!(anew.refused(sit(1, "Eva")).await, Code::SentAway, "cookies are free");
    // It is in the log, so it outlasts the table's time in memory.
    drop((ada, eve, anew));
    let house = house.restart().await;
    let mut eve = Client::from(&house, "203.0.113.9", &cookie, table).await;
    assert_eq!(eve.refused(sit(1, "Eve")).await, Code::SentAway);
    let mut bob = Client::from(&house, "203.0.113.2", &web::cookie(&house).await, table).await;
    bob.must(sit(1, "Bob")).await;
    house.stop().await;
}

#[tokio::test]
async fn who_shares_an_address_with_somebody_removed_may_sit_down() {
    let house = behind_proxy().await;
    let (table, mut host, _) = two(&house).await;
    host.must(sit(0, "Ada")).await;
    let home = "203.0.113.1";
    let mut brother = Client::from(&house, home, &web::cookie(&house).await, table).await;
    brother.must(sit(1, "Bob")).await;
    host.must(Command::Remove { seat: seat(1) }).await;
    assert_eq!(brother.refused(sit(1, "Bob")).await, Code::Removed);
    let mut sister = Client::from(&house, home, &web::cookie(&house).await, table).await;
    sister.must(sit(1, "Cem")).await;
    house.stop().await;
}

#[tokio::test]
async fn who_acts_for_an_absent_host_removes_nobody_who_is_there() {
    let house = behind_proxy().await;
    let (table, host, mut deputy) = two(&house).await;
    let mut third = Client::from(&house, "203.0.113.3", &web::cookie(&house).await, table).await;
    let mut gone = Client::from(&house, "203.0.113.4", &web::cookie(&house).await, table).await;
    deputy.must(sit(0, "Ada")).await;
    third.must(sit(1, "Bob")).await;
    gone.must(sit(2, "Cem")).await;
    let remove = |number| Command::Remove { seat: seat(number) };
    assert_eq!(deputy.refused(remove(2)).await, Code::NotHost, "the host is there");
    drop((host, gone));
    let level = bots::Level::Casual;
    while deputy.order(Command::SeatBot { seat: seat(3), level, matches: false }).await.is_err() {}
    assert_eq!(deputy.refused(remove(1)).await, Code::NotHost);
    // Nobody waits for who has gone, and a bot is nobody.
    while deputy.order(remove(2)).await.is_err() {}
    deputy.must(remove(3)).await;
    house.stop().await;
}

/// Forty cookies of one address are one voice, and forty addresses no crowd.
#[tokio::test]
async fn a_table_hears_only_so_much() {
    let house = behind_proxy().await;
    let (table, mut host, mut listener) = two(&house).await;
    host.must(sit(0, "Ada")).await;
    let say = || Command::Say { text: "buy".to_owned().into() };
    let started = std::time::Instant::now();
    let mut said = [0, 0];
    for number in 0..40 {
        for (place, address) in
            ["203.0.113.9".to_owned(), format!("198.51.100.{number}")].into_iter().enumerate()
        {
            let cookie = web::cookie(&house).await;
            let mut crier = Client::from(&house, &address, &cookie, table).await;
            for _ in 0..3 {
                match crier.order(say()).await {
                    Ok(_) => said[place] += 1,
                    Err(refusal) => {
                        assert_eq!(refusal.code, Code::TooFast);
                        assert!(refusal.wait.is_some());
                    }
                }
            }
        }
    }
    // So much at once, and a little more for the time that this took.
    let halves = usize::try_from(started.elapsed().as_millis() / 500).unwrap();
    assert!(said[0] <= 7 + halves / 3 && said[0] + said[1] <= 13 + halves, "{said:?}");
    host.must(say()).await;
    listener.send(&ClientMessage::Ping { at: 0.0 }).await;
    while !matches!(listener.next().await, ServerMessage::Pong { .. }) {}
    let lines = listener.heard.iter().filter(|text| text.contains("\"said\"")).count();
    assert_eq!(lines, said[0] + said[1] + 1, "all that was allowed is heard");
    house.stop().await;
}
