//! People who are not who they say, and pages of other sites.

use protocol::id::SeatKey;
use protocol::{ClientMessage, Code, Command, ServerMessage, TableId};
use rules::GameKind;

use super::client::{Client, open};
use super::house::House;
use super::players::{actions, devices};
use super::seat;
use super::web::{self, ask, new_table};

#[tokio::test]
async fn a_garbled_cookie_is_nobody() {
    let house = House::open().await;
    let (table, clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let cookie = clients[0].cookie.clone();
    let mut forged = cookie.clone();
    let last = forged.pop().unwrap();
    forged.push(if last == '0' { '1' } else { '0' });
    let other = web::cookie(&house).await;
    let (session, mark) = (other.split('.').next().unwrap(), cookie.split('.').nth(1).unwrap());
    let mixed = format!("{session}.{mark}");
    for cookie in [forged.as_str(), &mixed, "bango=", "bango=..", "bango=x.y", "other=1"] {
        let mut client = Client::at(&house, cookie, table).await;
        assert!(!client.table().host);
        assert!(client.views().iter().all(|seen| seen.seat.is_none()), "{cookie} is a seat");
        assert_eq!(client.play(seat(0), &["draw"]).await.unwrap_err().code, Code::NotYourSeat);
    }
    house.stop().await;
}

#[tokio::test]
async fn only_the_owner_of_a_seat_plays_it() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let turn = clients.iter().position(|client| !actions(&client.views()[0].view).is_empty());
    let turn = turn.unwrap();
    let own = seat(u8::try_from(turn).unwrap());
    let mut watcher = Client::at(&house, &web::cookie(&house).await, table).await;
    let other = 1 - turn;
    for command in [
        Command::Play { seat: own, actions: vec!["0,0".to_owned()], reaction: None },
        Command::Resign { seat: own },
        Command::Return { seat: own },
        Command::HandOver { seat: own },
        Command::Signal { seat: own },
        Command::Reveal { seat: own, entropy: "00".repeat(32) },
        Command::Contribute { seat: own, commitment: "00".repeat(32) },
        Command::Stand { seat: own },
    ] {
        assert_eq!(clients[other].refused(command.clone()).await, Code::NotYourSeat);
        assert_eq!(watcher.refused(command).await, Code::NotYourSeat);
    }
    assert_eq!(watcher.refused(Command::Rematch).await, Code::Started);
    assert_eq!(watcher.refused(Command::StandIn { seat: own }).await, Code::NotYourSeat);
    assert_eq!(clients[other].refused(Command::StandIn { seat: own }).await, Code::NotAway);
    assert!(clients[turn].play(own, &["0,0"]).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn only_the_host_arranges_the_table() {
    let house = House::open().await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Cards, 3)).await;
    let mut host = Client::at(&house, &host, table).await;
    let mut guest = Client::at(&house, &web::cookie(&house).await, table).await;
    guest.sit(seat(1), "Bob").await;
    let level = bots::Level::Casual;
    for command in [
        Command::Start,
        Command::SeatBot { seat: seat(0), level, matches: false },
        Command::Remove { seat: seat(1) },
    ] {
        assert_eq!(guest.refused(command).await, Code::NotHost);
    }
    assert_eq!(host.refused(Command::Start).await, Code::FreeSeats);
    assert_eq!(
        host.refused(Command::SeatBot { seat: seat(1), level, matches: false }).await,
        Code::SeatTaken
    );
    assert_eq!(host.refused(Command::Remove { seat: seat(0) }).await, Code::SeatEmpty);
    assert_eq!(host.refused(Command::Remove { seat: seat(5) }).await, Code::NoSeat);
    host.must(Command::Remove { seat: seat(1) }).await;
    let mut guest = Client::at(&house, &web::cookie(&house).await, table).await;
    guest.sit(seat(1), "Bob").await;
    guest.must(Command::Stand { seat: seat(1) }).await;
    guest.sit(seat(2), "Bob").await;
    host.sit(seat(0), "Ada").await;
    host.must(Command::SeatBot { seat: seat(1), level, matches: false }).await;
    host.must(Command::Start).await;
    for command in [Command::Remove { seat: seat(1) }, Command::Stand { seat: seat(0) }] {
        assert_eq!(host.refused(command).await, Code::Started);
    }
    house.stop().await;
}

#[tokio::test]
async fn other_sites_are_turned_away() {
    let house = House::open().await;
    let body = serde_json::to_string(&new_table(GameKind::Cards, 2)).unwrap();
    let own = format!("http://{}", house.address);
    for origin in ["http://evil.example", "null", "", "http://127.0.0.1", "https://x:1/y"] {
        let answer = ask(&house, "POST", "/api/tables", &[("Origin", origin)], &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "origin"), "{origin}");
        assert!(answer.cookie().is_none());
        assert_eq!(open(&house, &[("origin", origin)]).await.err(), Some(403), "{origin}");
    }
    let answer = ask(&house, "POST", "/api/tables", &[("Origin", &own)], &body).await;
    assert_eq!(answer.status, 201);
    assert_eq!(ask(&house, "POST", "/api/tables", &[], &body).await.status, 201);
    assert!(open(&house, &[("origin", &own)]).await.is_ok());
    assert!(open(&house, &[]).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn answers_carry_the_cookie_and_the_security_headers() {
    let house = House::open().await;
    let answer = web::get(&house, "/").await;
    let head = answer.head.to_lowercase();
    for part in [
        "httponly",
        "samesite=lax",
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
    ] {
        assert!(head.contains(part), "{part}");
    }
    assert_eq!(web::get(&house, "/health").await.status, 200);
    assert_eq!(web::get(&house, "/nothing").await.status, 404);
    let nowhere = TableId::new(5);
    assert_eq!(web::get(&house, &format!("/api/tables/{nowhere}")).await.status, 404);
    house.stop().await;
}

async fn key(client: &mut Client, number: u8) -> SeatKey {
    let id = client.new_id();
    client.send_as(&id, &Command::HandOver { seat: seat(number) }).await;
    match client.answer(&id).await {
        ServerMessage::Done { key: Some(key), .. } => key,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_seats_key_moves_it_once() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let key = key(&mut clients[0], 0).await;
    let mut phone = Client::at(&house, &web::cookie(&house).await, table).await;
    let take = |number: u8, key| Command::TakeOver { seat: seat(number), key };
    assert_eq!(phone.refused(take(1, key)).await, Code::BadSeatKey, "the wrong seat");
    assert_eq!(phone.refused(take(0, SeatKey::new(key.bits() ^ 1))).await, Code::BadSeatKey);
    phone.must(take(0, key)).await;
    let hand = clients[0].views()[0].view.clone();
    let phone = phone.again(&house, None).await;
    assert_eq!(phone.views()[0].view, hand);
    // The old device has lost it, and the key is used up for everybody.
    assert_eq!(clients[0].play(seat(0), &["draw"]).await.unwrap_err().code, Code::NotYourSeat);
    assert_eq!(clients[0].refused(take(0, key)).await, Code::BadSeatKey);
    assert_eq!(clients[1].refused(take(0, key)).await, Code::BadSeatKey);
    let old = clients.swap_remove(0).again(&house, None).await;
    assert!(old.views().iter().all(|seen| seen.seat.is_none()));
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_is_not_there_and_a_handshake_that_is_none() {
    let house = House::open().await;
    let cookie = web::cookie(&house).await;
    let mut client = Client::of(&house, &cookie).await;
    client.send(&ClientMessage::watch(TableId::new(77), None)).await;
    let ServerMessage::Refused { refusal, .. } = client.next().await else { panic!() };
    assert_eq!(refusal.code, Code::NoTable);
    // The connection is still good.
    assert_eq!(client.refused(Command::Start).await, Code::NotWatching);
    let table = web::make(&house, &cookie, &new_table(GameKind::Cards, 2)).await;
    client.watch(table, None).await;

    for (first, code) in [
        (r#"{"type":"hello","protocol":999}"#, Code::Version),
        (r#"{"type":"ping","at":1.0}"#, Code::Handshake),
        ("nonsense", Code::Unreadable),
    ] {
        let mut client = Client::silent(&house, &cookie).await;
        client.send_text(first.to_owned()).await;
        let ServerMessage::Refused { refusal, .. } = client.next().await else { panic!() };
        assert_eq!(refusal.code, code);
        assert_eq!(client.farewell().await, []);
    }
    client.send(&ClientMessage::hello()).await;
    let refused = |message: &ServerMessage| match message {
        ServerMessage::Refused { refusal, .. } => Some(refusal.code),
        _ => None,
    };
    assert_eq!(client.until(refused).await, Code::Handshake);
    house.stop().await;
}

#[tokio::test]
async fn a_name_that_was_made_to_point_here_is_another_site() {
    let house = House::open().await;
    let body = serde_json::to_string(&new_table(GameKind::Cards, 2)).unwrap();
    let port = house.address.port();
    let bent = format!("evil.example:{port}");
    let origin = format!("http://{bent}");
    let headers = [("Host", bent.as_str()), ("Origin", &origin)];
    assert_eq!(ask(&house, "POST", "/api/tables", &headers, &body).await.status, 403);
    assert_eq!(open(&house, &[("host", &bent), ("origin", &origin)]).await.err(), Some(403));
    let here = format!("http://localhost:{port}");
    assert!(open(&house, &[("origin", &here)]).await.is_ok());
    let safe = format!("https://{}", house.address);
    assert_eq!(open(&house, &[("origin", &safe)]).await.err(), Some(403), "another scheme");
    house.stop().await;
}

#[tokio::test]
async fn with_an_https_address_the_cookie_and_the_line_are_kept_safe() {
    let public = Some("https://bango.example".parse().unwrap());
    let house = House::with(|config| config.front.public_url = public).await;
    let head = web::get(&house, "/").await.head.to_lowercase();
    for part in ["set-cookie: __host-bango=", "; path=/", "; secure", "; httponly"] {
        assert!(head.contains(part), "{part} in {head}");
    }
    assert!(!head.contains("domain"), "{head}");
    assert!(head.contains("strict-transport-security: max-age=31536000"), "{head}");
    assert!(head.contains("cross-origin-resource-policy: same-origin"), "{head}");
    assert!(open(&house, &[("origin", "https://bango.example")]).await.is_ok());
    assert_eq!(open(&house, &[("origin", "http://bango.example")]).await.err(), Some(403));
    // A cookie that a neighbour could have set is nobody's.
    let cookie = web::cookie(&house).await;
    assert!(knows(&house, &cookie).await);
    assert!(!knows(&house, cookie.strip_prefix("__Host-").unwrap()).await);
    house.stop().await;

    let house = House::open().await;
    let head = web::get(&house, "/").await.head.to_lowercase();
    assert!(head.contains("set-cookie: bango=") && !head.contains("strict-transport"), "{head}");
    house.stop().await;
}

/// Whether the server knows somebody with these cookies, and gives them no new one.
async fn knows(house: &House, cookies: &str) -> bool {
    ask(house, "GET", "/", &[("Cookie", cookies)], "").await.cookie().is_none()
}

#[tokio::test]
async fn of_two_cookies_neither_counts() {
    let house = House::open().await;
    let (one, other) = (web::cookie(&house).await, web::cookie(&house).await);
    assert!(knows(&house, &one).await);
    assert!(knows(&house, &format!("theme=dark; {one}; bango2=x")).await);
    for both in [format!("{one}; {other}"), format!("{other};{one}"), format!("bango=x; {one}")] {
        assert!(!knows(&house, &both).await, "{both}");
    }
    let lines = [("Cookie", one.as_str()), ("Cookie", &other)];
    assert!(ask(&house, "GET", "/", &lines, "").await.cookie().is_some());
    house.stop().await;
}
