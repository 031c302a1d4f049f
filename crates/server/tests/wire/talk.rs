//! What people say, and who hears it.

use protocol::client::Reaction;
use protocol::http::NewTable;
use protocol::table::Settings;
use protocol::{ClientMessage, Code, Command, ServerMessage};
use rules::GameKind;

use super::client::Client;
use super::house::House;
use super::players::devices;
use super::seat;
use super::web::{self, new_table};

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned().into() }
}

/// Everything said that this client has heard when its own ping is answered.
async fn heard(client: &mut Client) -> Vec<ServerMessage> {
    client.send(&ClientMessage::Ping { at: 0.0 }).await;
    let mut talk: Vec<_> = client.aside.drain(..).collect();
    loop {
        match client.next().await {
            ServerMessage::Pong { .. } => break,
            message => talk.push(message),
        }
    }
    talk.retain(|message| {
        matches!(
            message,
            ServerMessage::Said { .. }
                | ServerMessage::Reacted { .. }
                | ServerMessage::Signalled { .. }
        )
    });
    talk
}

#[tokio::test]
async fn lines_and_reactions_reach_all_and_are_plain_text() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
    let seq = clients[0].table().seq;
    clients[0].must(say("  <b>hi</b>\u{202e} &amp;\n there ")).await;
    clients[0].must(Command::React { reaction: Reaction::Bravo }).await;
    clients[2].must(say("from the back")).await;
    for client in &mut clients {
        let talk = heard(client).await;
        let said = |message: &ServerMessage| match message {
            ServerMessage::Said { seat, name, text, .. } => {
                let name = name.as_ref().map(|name| name.as_str().to_owned());
                Some((*seat, name, text.as_str().to_owned()))
            }
            _ => None,
        };
        let lines: Vec<_> = talk.iter().filter_map(said).collect();
        let named = Some("Player 0".to_owned());
        assert_eq!(lines[0], (Some(seat(0)), named, "<b>hi</b> &amp; there".to_owned()));
        assert_eq!(lines[1], (None, None, "from the back".to_owned()));
        assert!(talk.iter().any(|message| matches!(message, ServerMessage::Reacted { .. })));
        assert_eq!(client.table().seq, seq, "talk is not in the log");
    }
    assert_eq!(clients[0].refused(say(" \u{200b} ")).await, Code::Unreadable);
    house.stop().await;
}

#[tokio::test]
async fn nobody_talks_without_end() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let mut refused = 0;
    for _ in 0..40 {
        match clients[0].order(say("again")).await {
            Ok(_) => {}
            Err(refusal) => {
                assert_eq!(refusal.code, Code::TooFast);
                refused += 1;
            }
        }
    }
    assert!(refused >= 20, "{refused}");
    clients[1].must(say("my turn")).await;
    house.stop().await;
}

#[tokio::test]
async fn the_muted_are_not_heard() {
    let house = House::open().await;
    let (_, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    clients[1].send(&ClientMessage::Mute { seat: Some(seat(0)), name: None, muted: true }).await;
    assert!(heard(&mut clients[1]).await.is_empty());
    clients[1].must(say("mine")).await;
    assert_eq!(heard(&mut clients[1]).await.len(), 1);
    clients[0].must(say("unheard")).await;
    clients[0].must(Command::React { reaction: Reaction::Ouch }).await;
    assert!(heard(&mut clients[1]).await.is_empty());
    clients[1].send(&ClientMessage::Mute { seat: Some(seat(0)), name: None, muted: false }).await;
    clients[1].must(say("mine")).await;
    clients[0].must(say("heard")).await;
    assert_eq!(heard(&mut clients[1]).await.len(), 2);
    house.stop().await;
}

/// Those who only watch are heard under a name, and one of them can be muted alone.
#[tokio::test]
async fn watchers_have_names_and_are_muted_one_by_one() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    for name in [Some("Eve"), Some("Finn"), Some("Player 1"), None] {
        let mut watcher = Client::new(&house).await;
        let name = name.map(|name| name.to_owned().into());
        watcher.send(&ClientMessage::Watch { table, seen: None, name }).await;
        watcher.until(|message| matches!(message, ServerMessage::Table(_)).then_some(())).await;
        clients.push(watcher);
    }
    let speakers = |talk: Vec<ServerMessage>| -> Vec<Option<String>> {
        let name = |message| match message {
            ServerMessage::Said { seat: None, name, .. } => {
                name.map(|name| name.as_str().to_owned())
            }
            other => panic!("{other:?}"),
        };
        talk.into_iter().map(name).collect()
    };
    let eve = || Some("Eve".to_owned());
    let finn = || Some("Finn".to_owned());
    for watcher in &mut clients[2..] {
        watcher.must(say("hello")).await;
    }
    // Nobody who watches speaks under the name of somebody who plays.
    assert_eq!(speakers(heard(&mut clients[0]).await), [eve(), finn(), None, None]);
    let name = Some("Eve".to_owned().into());
    clients[0].send(&ClientMessage::Mute { seat: None, name, muted: true }).await;
    assert!(heard(&mut clients[0]).await.is_empty());
    for watcher in &mut clients[2..4] {
        watcher.must(say("again")).await;
    }
    assert_eq!(speakers(heard(&mut clients[0]).await), [finn()]);
    assert_eq!(speakers(heard(&mut clients[1]).await).len(), 6, "others hear everybody");
    house.stop().await;
}

#[tokio::test]
async fn t8_partners_do_not_confer() {
    for signal in [true, false] {
        let house = House::open().await;
        let settings = Settings { public: false, seconds: None, signal, ..Settings::default() };
        let new = NewTable { settings: Some(settings), ..new_table(GameKind::Tiles, 4) };
        let (table, mut clients) = devices(&house, &new).await;
        for _ in 0..2 {
            clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
        }
        for player in &mut clients[..4] {
            assert_eq!(player.refused(say("psst")).await, Code::NoConferring);
            let react = Command::React { reaction: Reaction::Thinking };
            assert_eq!(player.refused(react).await, Code::NoConferring);
        }
        clients[4].must(say("look at that row")).await;
        let warn = Command::Signal { seat: seat(0) };
        if signal {
            clients[0].must(warn).await;
        } else {
            assert_eq!(clients[0].refused(warn).await, Code::NoConferring);
        }
        assert_eq!(clients[4].refused(Command::Signal { seat: seat(0) }).await, Code::NotYourSeat);
        for (place, client) in clients.iter_mut().enumerate() {
            let talk = heard(client).await;
            match (place, signal) {
                // Partners sit opposite each other (T1).
                (2, true) => {
                    assert!(matches!(talk[..], [ServerMessage::Signalled { .. }]), "{talk:?}");
                }
                (0..4, _) => assert!(talk.is_empty(), "{talk:?}"),
                _ => assert!(matches!(talk[..], [ServerMessage::Said { .. }]), "{talk:?}"),
            }
        }
        house.stop().await;
    }
}

#[tokio::test]
async fn a_name_is_cleaned_and_needed() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let mut client = Client::at(&house, &host, table).await;
    let sit =
        |name: &str| Command::Sit { seat: seat(0), name: name.to_owned().into(), avatar: None };
    assert_eq!(client.refused(sit("")).await, Code::NoName);
    client.must(sit("<script>alert(1)</script> and much more")).await;
    client.catch_up();
    let summary = web::get(&house, &format!("/api/tables/{table}")).await;
    assert!(summary.head.to_lowercase().contains("content-type: application/json"));
    assert!(summary.body.contains("\"<script>alert(1)</script\""), "{}", summary.body);
    house.stop().await;
}
