//! The HTTP API by hand: one request on one connection.

use protocol::TableId;
use protocol::http::{NewTable, TableMade};
use rules::GameKind;
use rules::record::Record;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::house::House;

/// An answer.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// The cookie that it sets, without what browsers do with it.
    pub fn cookie(&self) -> Option<String> {
        let line = self.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:"))?;
        let value = line.split_once(':')?.1.trim();
        Some(value.split(';').next()?.to_owned())
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        let refusal: serde_json::Value = serde_json::from_str(&self.body).unwrap();
        refusal["code"].as_str().unwrap().to_owned()
    }
}

/// Sends a request and reads the answer to its end.
pub async fn ask(
    house: &House,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let mut request = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| *name == "Host") {
        request += &format!("Host: {}\r\n", house.address);
    }
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += &format!("Content-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    let text = String::from_utf8(bytes).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

/// Reads something.
pub async fn get(house: &House, path: &str) -> Answer {
    ask(house, "GET", path, &[], "").await
}

/// What a table is made of, if nothing else is said.
pub fn new_table(game: GameKind, seats: u8) -> NewTable {
    NewTable {
        game,
        seats: Some(seats),
        options: None,
        settings: None,
        name: None,
        table: None,
        contribution: None,
        avatar: None,
        bots: None,
        bots_match: false,
    }
}

/// Makes a table for whoever has this cookie.
pub async fn make(house: &House, cookie: &str, new: &NewTable) -> TableId {
    let body = serde_json::to_string(new).unwrap();
    let answer = ask(house, "POST", "/api/tables", &[("Cookie", cookie)], &body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let made: TableMade = serde_json::from_str(&answer.body).unwrap();
    assert!(made.link.ends_with(&format!("/t/{}", made.table)));
    made.table
}

/// A cookie for somebody new.
pub async fn cookie(house: &House) -> String {
    get(house, "/").await.cookie().unwrap()
}

/// The record of a game that is over.
pub async fn record(house: &House, table: TableId, number: u32) -> Record {
    let answer = get(house, &format!("/api/tables/{table}/games/{number}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    Record::read(answer.body.as_bytes()).unwrap()
}
