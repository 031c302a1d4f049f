//! What a host meets first: refusals that say what to write instead, errors before the banner, and
//! a log that can be read in a file.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Stdio};

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustix::process::{Pid, Signal, kill_process};
use tokio::net::TcpStream;

use super::host::Host;
use super::network::{get, make_table};
use crate::program::{Folder, bango};

#[test]
fn a_public_address_that_cannot_work_is_refused_in_one_sentence() {
    let folder = Folder::new("manners-url");
    for (url, sentence) in [
        ("bango.example", "bango.example has no scheme: write https://bango.example"),
        (
            "bango.example:8443",
            "bango.example:8443 has no scheme: write https://bango.example:8443",
        ),
        ("//bango.example", "//bango.example has no scheme: write https://bango.example"),
        ("ftp://bango.example", "ftp://bango.example does not begin with https:// or http://"),
        ("https://example.org/bango", "https://example.org/bango has a path"),
        ("https://example.org/?a=b", "https://example.org/?a=b has a path"),
        ("https://example.org/#top", "https://example.org/#top has a path"),
        ("https://ada@example.org", "https://ada@example.org has a user name"),
        ("https://", "https:// names no host"),
        ("https://:443", "https://:443 names no host"),
        ("https://exa mple.org", "https://exa mple.org names no host"),
        ("https://example.org:", "https://example.org: has no port that can be"),
        ("https://example.org:99999", "https://example.org:99999 has no port that can be"),
    ] {
        let data = folder.path("data");
        let words = ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--public-url", url];
        let output = bango(&words).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{url}\n{errors}");
        assert!(errors.contains(sentence), "{url}\n{errors}");

        let config = folder.path("bango.toml");
        std::fs::write(&config, format!("public-url = {url:?}\n")).unwrap();
        let output = bango(&["serve", "--config", &config]).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{url}\n{errors}");
        assert!(errors.contains(&format!("line 1: {sentence}")), "{url}\n{errors}");
        assert!(!std::path::Path::new(&data).exists(), "nothing was begun for {url}");
    }
}

#[test]
fn a_name_can_be_listened_at_and_what_is_no_address_is_explained() {
    let folder = Folder::new("manners-listen");
    let mut server = Server::start(&folder, &["--listen", "localhost:0", "--log", "off"]);
    assert!(server.address.ip().is_loopback(), "{}", server.address);
    server.stop();
    for words in ["localhost", "7777x", "127.0.0.1", "localhost:http", ":7777"] {
        let output = bango(&["serve", "--listen", words]).output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words}\n{errors}");
        let says = "an address and a port, such as 127.0.0.1:7777, localhost:7777 or [::]:7777";
        assert!(errors.contains(says), "{words}\n{errors}");
    }
    let data = folder.path("data");
    let nowhere = ["serve", "--listen", "nowhere.invalid:7777", "--data", &data];
    let output = bango(&nowhere).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("nowhere.invalid:7777 cannot be listened at"), "{errors}");
}

#[test]
fn what_goes_wrong_is_said_instead_of_an_address() {
    let folder = Folder::new("manners-banner");
    std::fs::create_dir_all(folder.path("odd/bango.db")).unwrap();
    let words = ["serve", "--listen", "127.0.0.1:0", "--data", &folder.path("odd")];
    let output = bango(&words).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "", "nobody is sent to a closed door");
}

#[tokio::test]
async fn a_refused_page_is_named_once_with_the_cure() {
    let folder = Folder::new("manners-origin");
    let mut server = Server::start(&folder, &["--listen", "127.0.0.1:0", "--log", "text"]);
    for _ in 0..3 {
        let status = asks_from(server.address, "https://bango.example").await;
        assert_eq!(status, StatusCode::FORBIDDEN);
    }
    // A stranger may write anything there: no line of the log is theirs.
    let long = format!("https://{}.example", "x".repeat(5_000));
    assert_eq!(asks_from(server.address, &long).await, StatusCode::FORBIDDEN);
    for number in 0..100 {
        asks_from(server.address, &format!("https://{number}.example")).await;
    }
    let log = server.stop();
    let named = log.lines().filter(|line| line.contains("--public-url https://bango.example"));
    assert_eq!(named.count(), 1, "{log}");
    assert!(log.lines().count() < 40, "strangers do not fill the disk: {log}");
    assert!(log.lines().all(|line| line.len() < 500), "{log}");
}

#[tokio::test]
async fn a_log_in_a_file_has_no_colours() {
    let folder = Folder::new("manners-colours");
    let mut server = Server::start(&folder, &["--listen", "127.0.0.1:0", "--log", "text"]);
    assert_eq!(asks_from(server.address, "https://a.example").await, StatusCode::FORBIDDEN);
    let log = server.stop();
    assert!(log.contains("stopping") && log.contains("WARN"), "{log}");
    assert!(!log.contains('\u{1b}'), "{log:?}");
}

#[tokio::test]
async fn every_figure_says_what_it_counts() {
    let folder = Folder::new("manners-figures");
    let host = Host::start(&folder.path("data"));
    let new = serde_json::from_str(r#"{"game":"tiles","seats":2}"#).unwrap();
    make_table(host.address, &new).await;
    let figures = get(host.address, "/metrics").await;
    let names: Vec<&str> = figures
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
        .collect();
    assert!(names.contains(&"bango_commit_seconds"), "{figures}");
    for name in names {
        let help = figures.lines().find_map(|line| line.strip_prefix(&format!("# HELP {name} ")));
        assert!(help.is_some_and(|help| help.len() > 10), "{name} in\n{figures}");
    }
}

/// How the server answers a page of this origin that wants to make a table.
async fn asks_from(address: SocketAddr, origin: &str) -> StatusCode {
    let request = Request::post("/api/tables")
        .header(header::HOST, "bango.example")
        .header(header::ORIGIN, origin)
        .body(Body::from("{}"))
        .unwrap();
    let stream = TokioIo::new(TcpStream::connect(address).await.unwrap());
    let (mut sender, connection) = http1::handshake(stream).await.unwrap();
    tokio::spawn(connection);
    sender.send_request(request).await.unwrap().status()
}

/// A server whose log is read.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Folder, words: &[&str]) -> Server {
        let data = folder.path("data");
        let mut command = bango(&["serve", "--data", &data, "--requests-per-second", "1000"]);
        let command = command.args(words).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let said = BufReader::new(process.stdout.take().unwrap());
        let address = said
            .lines()
            .find_map(|line| Some(line.unwrap().split_once("http://")?.1.trim().parse().unwrap()));
        Server { process, address: address.expect("the server says where it listens") }
    }

    /// Stops it; its log.
    fn stop(&mut self) -> String {
        kill_process(Pid::from_child(&self.process), Signal::TERM).unwrap();
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        self.process.wait().unwrap();
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
