//! `bango move`: the process is killed while it carries a server's data into a database, and goes on.

use std::process::{Child, Stdio};

use protocol::id::Code128;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use server::store::sqlite::Sqlite;
use server::store::{Row, Store};
use tokio_postgres::{Client, NoTls};

use super::host::Host;
use super::party::{Party, check};
use crate::program::{Folder, bango, prints, prints_json, run};

/// How long the longest log is, and how often the move is killed.
const ROWS: u64 = 20_000;
const KILLS: usize = 6;

/// How many rows have arrived.
async fn arrived(database: &Client) -> u64 {
    // Before the first move there is no such table.
    let count = database.query_one("SELECT count(*) FROM bango.log", &[]).await;
    count.map_or(0, |row| row.get::<_, i64>(0).cast_unsigned())
}

/// Lets the move carry so many rows more, and kills it. Says whether it was still at work.
async fn kill_after(mut process: Child, database: &Client, rows: u64) -> bool {
    let before = arrived(database).await;
    loop {
        if process.try_wait().unwrap().is_some() {
            return false;
        }
        if arrived(database).await >= before + rows {
            process.kill().unwrap();
            process.wait().unwrap();
            return true;
        }
    }
}

#[tokio::test]
async fn a_server_moves_into_a_database_whenever_the_move_is_killed() {
    let folder = Folder::new("moving");
    let data = folder.path("data");
    let host = Host::start(&data);
    let mut party = Party::begin(host.address, 4).await;
    party.acknowledgements(50).await;
    let players = party.end().await;
    drop(host);
    add_a_long_log(&data).await;
    let url = scratch::postgres::database();
    let (database, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
    tokio::spawn(connection);
    let words = ["move", "--from", &data, "--to", &url];
    let mut rng = ChaCha20Rng::seed_from_u64(4);
    let mut killed = 0;
    for _ in 0..KILLS {
        let process = bango(&words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let rows = u64::from(rng.next_u32()) % (ROWS / KILLS as u64);
        killed += usize::from(kill_after(process, &database, rows).await);
    }
    assert!(killed >= 2, "{killed}");
    let done = prints(&words);
    assert!(done.contains("moved and checked"), "{done}");
    // All games are there, and so is everybody who played.
    let host = Host::start_with(&folder.path("unused"), |command| {
        command.args(["--store", &url]);
    });
    check(&[host.address], &players).await;
    // A server is using it now.
    let refused = run(&words);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2), "{said}");
    assert!(said.contains("is using this database: stop it first"), "{said}");
}

async fn add_a_long_log(data: &str) {
    let store = Sqlite::open(&std::path::Path::new(data).join("bango.db")).unwrap();
    let row = |seq| Row { table: Code128::new(7), seq, entry: "{}".to_owned(), epoch: None };
    let rows: Vec<_> = (1..=ROWS).map(|seq| store.append(row(seq))).collect();
    for row in rows {
        row.await.unwrap();
    }
    store.close().await.unwrap();
}

#[test]
fn what_cannot_be_moved_or_copied_is_said() {
    let folder = Folder::new("moving-nothing");
    let (nowhere, empty) = (folder.path("nowhere"), folder.path("empty"));
    let url = scratch::postgres::database();
    for (words, sentence) in [
        (vec!["move", "--from", &nowhere, "--to", &url], "there is no data in"),
        (vec!["move", "--from", &url, "--to", &empty], "there is nothing to move"),
        (vec!["move", "--from", &url, "--to", &url], "the data is there already"),
        (vec!["move", "--from", "postgres://127.0.0.1:1/x", "--to", &empty], "the store failed"),
        (vec!["backup", "copy.db", "--store", &url], "pg_dump"),
        (vec!["serve", "--store", "mysql://x"], "not the URL of a Postgres database"),
    ] {
        let output = run(&words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}\n{said}");
        assert!(said.starts_with("error: ") && said.contains(sentence), "{words:?}\n{said}");
    }
}

#[test]
fn a_server_on_a_database_is_measured_next_to_the_one_on_a_file() {
    let url = scratch::postgres::database();
    let words =
        ["load", "--tables", "3", "--seconds", "1", "--rate", "20", "--json", "--store", &url];
    let [report] = &prints_json(&words)[..] else { panic!("one object") };
    let stored = &report["stored"];
    assert!(stored["direct"]["moves"].as_u64().unwrap() >= 20, "{report}");
    assert!(stored["ratio_to_file"].as_f64().unwrap() > 0.0, "{report}");
    assert!(stored["relayed"].is_null(), "{report}");
}
