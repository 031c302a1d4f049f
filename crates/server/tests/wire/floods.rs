//! Those who send too much, read too little, or say nothing sensible. The others
//! notice nothing.

use std::num::NonZeroU32;
use std::sync::Arc;

use futures_util::SinkExt;
use protocol::server::Farewell;
use protocol::table::Sitter;
use protocol::{ClientMessage, Code, Command, ServerMessage};
use rand_core::Rng;
use rules::GameKind;
use rules::chance::below;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as RawFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{devices, play_out, step};
use super::web::{self, new_table};
use super::{seat, seeded};

/// A socket of this person with little room for what it does not read.
async fn narrow(house: &House, cookie: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let request = format!(
        "GET /ws HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// A short text frame as a client sends it, masked with zeros.
fn frame(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).ok().filter(|&length| length < 126).unwrap();
    let mut bytes = vec![0x81, 0x80 | length, 0, 0, 0, 0];
    bytes.extend_from_slice(text.as_bytes());
    bytes
}

#[tokio::test]
async fn who_never_reads_is_dropped_and_may_come_back() {
    let house = House::on(Arc::new(Memory::new())).await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Dice, 8)).await;
    let mut host = Client::at(&house, &host, table).await;
    for number in [0, 2, 3, 4, 5, 6, 7] {
        host.sit(seat(number), "Somebody with a long name").await;
    }
    let cookie = web::cookie(&house).await;
    let mut sleeper = Client::at(&house, &cookie, table).await;
    sleeper.sit(seat(1), "Sleeper").await;
    host.until_table(|table| table.seats[1].sitter != Sitter::Nobody).await;
    let mut stream = narrow(&house, &cookie).await;
    stream.write_all(&frame(r#"{"type":"hello","protocol":1}"#)).await.unwrap();
    let watch = format!(r#"{{"type":"watch","table":"{table}"}}"#);
    stream.write_all(&frame(&watch)).await.unwrap();
    drop(sleeper);
    let here = |client: &Client| match &client.table().seats[1].sitter {
        Sitter::Person { here, .. } => *here,
        _ => panic!("nobody sits there"),
    };
    // Much happens, until the table has enough of the one who does not listen.
    let mut changes = 0;
    while here(&host) {
        host.sit(seat(0), &format!("{changes} is a long number")).await;
        host.aside.clear();
        changes += 1;
        assert!(changes < 50_000, "it is never dropped");
    }
    let back = Client::at(&house, &cookie, table).await;
    host.until_table(|table| matches!(table.seats[1].sitter, Sitter::Person { here: true, .. }))
        .await;
    assert_eq!(back.table().seq, host.table().seq);
    drop(stream);
    house.stop().await;
}

#[tokio::test]
async fn who_sends_too_much_is_told_so() {
    let house =
        House::with(|config| config.front.messages_per_second = NonZeroU32::new(5).unwrap()).await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let mut quiet = Client::at(&house, &host, table).await;
    let mut loud = Client::at(&house, &web::cookie(&house).await, table).await;
    for _ in 0..60 {
        let ping = serde_json::to_string(&ClientMessage::Ping { at: 0.0 }).unwrap();
        if loud.socket.feed(Frame::text(ping)).await.is_err() {
            break;
        }
    }
    let _ = loud.socket.flush().await;
    let farewell = loud.farewell().await;
    // What was sent after that may have reset the connection before it could be read.
    assert!(farewell.is_empty() || farewell == [Farewell::TooFast], "{farewell:?}");
    quiet.sit(seat(0), "Ada").await;
    house.stop().await;
}

#[tokio::test]
async fn one_message_too_many_is_answered_with_good_bye() {
    let house =
        House::with(|config| config.front.messages_per_second = NonZeroU32::new(1).unwrap()).await;
    let mut client = Client::new(&house).await;
    let mut pongs = 0;
    loop {
        client.send(&ClientMessage::Ping { at: 0.0 }).await;
        match client.next().await {
            ServerMessage::Pong { .. } => pongs += 1,
            ServerMessage::Bye { reason } => break assert_eq!(reason, Farewell::TooFast),
            other => panic!("{other:?}"),
        }
    }
    assert!((3..30).contains(&pongs), "{pongs}");
    house.stop().await;
}

#[tokio::test]
async fn frames_that_are_none() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 2)).await;
    let cookie = web::cookie(&house).await;
    let mut client = Client::at(&house, &cookie, table).await;
    client.socket.send(Frame::binary(vec![0, 159, 146, 150])).await.unwrap();
    let ServerMessage::Refused { id: None, refusal } = client.next().await else { panic!() };
    assert_eq!(refusal.code, Code::Unreadable);
    let wide = " ".repeat(protocol::MOST_BYTES - 40) + r#"{"type":"ping","at":2.5}"#;
    client.send_text(wide).await;
    client.until(|message| matches!(message, ServerMessage::Pong { .. }).then_some(())).await;
    // One byte more than a message may have, and text that is none.
    let huge = Frame::text("x".repeat(protocol::MOST_BYTES + 1));
    let text = RawFrame::message(vec![b'"', 0xff, 0xfe, b'"'], OpCode::Data(Data::Text), true);
    for frame in [huge, Frame::Frame(text)] {
        let mut client = Client::at(&house, &cookie, table).await;
        let _ = client.socket.send(frame).await;
        assert_eq!(client.farewell().await, []);
    }
    step(&mut clients, &mut seeded(1)).await;
    house.stop().await;
}

#[tokio::test]
async fn half_open_handshakes_hold_nobody_up() {
    let house = House::open().await;
    let mut silent = Vec::new();
    for _ in 0..50 {
        silent.push(TcpStream::connect(house.address).await.unwrap());
        let mut slow = TcpStream::connect(house.address).await.unwrap();
        slow.write_all(b"GET /ws HTTP/1.1\r\nHost:").await.unwrap();
        silent.push(slow);
    }
    let cookie = web::cookie(&house).await;
    let mute = [Client::silent(&house, &cookie).await, Client::silent(&house, &cookie).await];
    let (_, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    for _ in 0..10 {
        step(&mut clients, &mut seeded(1)).await;
    }
    drop(silent);
    for mut client in mute {
        tokio::task::yield_now().await;
        client.send(&ClientMessage::hello()).await;
        assert!(matches!(client.next().await, ServerMessage::Welcome { .. }));
    }
    house.stop().await;
}

#[tokio::test]
async fn too_many_connections_of_one_address_are_not_taken() {
    let house = House::with(|config| config.connections.per_address = 3).await;
    let cookie = web::cookie(&house).await;
    let one = Client::of(&house, &cookie).await;
    let two = Client::of(&house, &cookie).await;
    let three = Client::of(&house, &cookie).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let mut bytes = [0; 1];
    let read = tokio::io::AsyncReadExt::read(&mut stream, &mut bytes).await;
    assert!(matches!(read, Ok(0) | Err(_)), "the door is closed");
    drop((one, two, three));
    house.stop().await;
}

/// Whether somebody at this address who comes for one question gets an answer.
async fn is_answered(house: &House, from: [u8; 4]) -> bool {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let question = "GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    let mut answer = Vec::new();
    // Who is sent away may notice it at either of them.
    stream.write_all(question.as_bytes()).await.is_ok()
        && tokio::io::AsyncReadExt::read_to_end(&mut stream, &mut answer).await.is_ok()
        && answer.starts_with(b"HTTP/1.1 200")
}

#[tokio::test]
async fn who_hangs_up_and_calls_again_is_sent_away_at_the_door() {
    let house = House::with(|config| config.connections.per_address = 3).await;
    let start = std::time::Instant::now();
    let mut answered = 0;
    while is_answered(&house, [127, 0, 0, 1]).await {
        answered += 1;
        // Twenty more come in with each second.
        let most = 200 + 20 * start.elapsed().as_secs();
        assert!(answered <= most + 20, "{answered} were let in");
    }
    assert!(answered >= 200, "{answered}");
    assert!(is_answered(&house, [127, 0, 0, 2]).await, "somebody else");
    house.stop().await;
}

#[tokio::test]
async fn two_hundred_frames_of_garbage() {
    let house = House::open().await;
    let (table, mut clients) = devices(&house, &new_table(GameKind::Cards, 3)).await;
    let known = clients[0].seen.lasting();
    let mut rng = seeded(200);
    let mut client = Client::at(&house, &clients[1].cookie.clone(), table).await;
    let sample = serde_json::to_string(&ClientMessage::Do {
        id: client.new_id(),
        command: Command::Play {
            seat: seat(1),
            actions: vec!["fly".to_owned()],
            reaction: Some(1),
        },
    })
    .unwrap();
    let deep = "[".repeat(5000);
    for number in 0..200 {
        let text = match number % 8 {
            0 => sample.chars().filter(|_| below(&mut rng, 12) > 0).collect(),
            1 => sample.replace("play", ["start", "sit", "fly", "reveal"][number / 8 % 4]),
            2 => sample.replace(":1", ":99999999999999999999999"),
            3 => sample.replace("fly", &"é".repeat(below(&mut rng, 2000) as usize)),
            4 => deep.clone(),
            5 => format!(r#"{{"type":"do","id":"{}","command":null}}"#, rng.next_u64()),
            6 => (0..below(&mut rng, 50))
                .map(|_| char::from_u32(below(&mut rng, 127)).unwrap())
                .collect(),
            _ => format!(r#"{{"type":"mute","seat":{},"muted":1}}"#, below(&mut rng, 300)),
        };
        client.send_text(text).await;
    }
    client.send(&ClientMessage::Ping { at: 7.0 }).await;
    client
        .until(|message| matches!(message, ServerMessage::Pong { at: 7.0, .. }).then_some(()))
        .await;
    clients.iter_mut().for_each(Client::catch_up);
    assert_eq!(clients[0].seen.lasting().play, known.play);
    play_out(&mut clients, &mut rng).await;
    house.stop().await;
}
