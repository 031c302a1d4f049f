//! Those who send or read so slowly that they would hold a place for ever, and those who send
//! frames with nothing in them.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use futures_util::SinkExt;
use protocol::server::Farewell;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as RawFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use super::client::Client;
use super::house::House;
use super::memory::Memory;

/// Everything that the server says until it hangs up, and how long that takes.
async fn until_the_end(stream: &mut TcpStream) -> (String, u64) {
    let start = Instant::now();
    let mut said = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(300), stream.read_to_end(&mut said)).await;
    assert!(ended.is_ok(), "the connection is still there after five minutes");
    (String::from_utf8(said).unwrap(), start.elapsed().as_secs())
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let house = House::on(Arc::new(Memory::new())).await;
    for path in ["/api/tables", "/api/lessons/cards", "/health", "/nowhere"] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{");
        stream.write_all(head.as_bytes()).await.unwrap();
        let (said, seconds) = until_the_end(&mut stream).await;
        assert!(said.starts_with("HTTP/1.1 408 "), "{path}: {said}");
        assert!((9..=11).contains(&seconds), "{path}: {seconds}");
    }
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_body_that_drips_is_not_waited_for_either() {
    let house = House::on(Arc::new(Memory::new())).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut drops = 0;
    while stream.write_all(b" ").await.is_ok() {
        drops += 1;
        assert!(drops < 100, "every drop is taken");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    house.stop().await;
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let house = House::on(Arc::new(Memory::new())).await;
    let body = " ".repeat(protocol::MOST_BYTES + 1);
    assert_eq!(super::web::ask(&house, "POST", "/api/tables", &[], &body).await.status, 413);
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_connection_that_asks_for_nothing_more_ends() {
    let house = House::on(Arc::new(Memory::new())).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let (said, seconds) = until_the_end(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 200 "), "{said}");
    assert!((9..=11).contains(&seconds), "{seconds}");
    house.stop().await;
}

#[tokio::test(start_paused = true)]
async fn answers_that_nobody_reads_are_not_kept() {
    let house = House::on(Arc::new(Memory::new())).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.set_send_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let asked = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let start = Instant::now();
    let asking = async { while stream.write_all(asked.as_bytes()).await.is_ok() {} };
    let ended = tokio::time::timeout(Duration::from_secs(300), asking).await;
    assert!(ended.is_ok(), "the connection is still there after five minutes");
    let seconds = start.elapsed().as_secs();
    assert!((9..=15).contains(&seconds), "{seconds}");
    house.stop().await;
}

#[tokio::test]
async fn empty_fragments_are_counted() {
    let house =
        House::with(|config| config.front.messages_per_second = NonZeroU32::new(5).unwrap()).await;
    let mut client = Client::new(&house).await;
    let fragment = |kind| Frame::Frame(RawFrame::message(Vec::new(), OpCode::Data(kind), false));
    let mut sent = client.socket.feed(fragment(Data::Text)).await;
    for _ in 0..1000 {
        // A message that is never finished.
        sent = sent.and(client.socket.feed(fragment(Data::Continue)).await);
    }
    let _ = client.socket.flush().await;
    let farewell = tokio::time::timeout(Duration::from_secs(20), client.farewell()).await;
    let farewell = farewell.expect("the connection ends");
    // What was sent after that may have reset the connection before it could be read.
    assert!(farewell.is_empty() || farewell == [Farewell::TooFast], "{farewell:?}");
    house.stop().await;
}
