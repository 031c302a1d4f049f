//! Files that are deleted, cut or damaged.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;

use protocol::{ClientMessage, Code, Command, ServerMessage, TableId};
use rand_core::Rng;
use rules::GameKind;
use rusqlite::Connection;
use server::store::sqlite::Sqlite;
use server::store::{Store, StoreError, WHOLE_LOG};
use tempfile::TempDir;

use super::formats::{FREE, OVER, PLAYING, golden, table};
use crate::wire::{
    Client, House, ask, choose, cookie, devices, get, make, new_table, seeded, step,
};

/// The next step of whoever may take one.
async fn try_step(clients: &mut [Client]) -> Result<u64, Code> {
    let mut rng = seeded(4);
    for client in clients {
        if let Some((seat, action)) = choose(&client.views()[0], &mut rng) {
            let command = Command::Play { seat, actions: vec![action], reaction: None };
            return client.order(command).await.map_err(|refusal| refusal.code);
        }
    }
    panic!("nobody may do anything");
}

/// Something that becomes of a file.
type Happens = fn(&Path);

fn cut(file: &Path) {
    OpenOptions::new().write(true).open(file).unwrap().set_len(0).unwrap();
}

/// The write-ahead log of a file.
fn log_of(file: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", file.display()))
}

fn replace(file: &Path) {
    let copy = file.with_extension("new");
    fs::copy(file, &copy).unwrap();
    fs::rename(copy, file).unwrap();
}

#[tokio::test]
async fn a_file_that_is_gone_is_noticed_before_anything_is_acknowledged() {
    let ways: [(&str, Happens); 5] = [
        ("deleted", |file| fs::remove_file(file).unwrap()),
        ("cut", cut),
        ("replaced", replace),
        ("log deleted", |file| fs::remove_file(log_of(file)).unwrap()),
        ("log cut", |file| cut(&log_of(file))),
    ];
    for (way, happens) in ways {
        let house = House::open().await;
        let (_, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
        step(&mut clients, &mut seeded(3)).await;
        assert_eq!(get(&house, "/health").await.status, 200);
        // What is noted beside the log is written in turn, so it is written once this is: nothing
        // is being written while the file is cut, which would make it as long as before.
        let own = [("Cookie", clients[0].cookie.as_str())];
        assert_eq!(ask(&house, "PUT", "/api/you", &own, "{}").await.status, 204);
        happens(house.file());
        assert_eq!(try_step(&mut clients).await, Err(Code::Storage), "{way}");
        assert_eq!(get(&house, "/health").await.status, 503, "{way}");
        // Another file in its place makes nothing good again.
        File::create(house.file()).unwrap();
        assert_eq!(try_step(&mut clients).await, Err(Code::Storage), "{way}");
        house.stop().await;
    }
}

#[tokio::test]
async fn a_file_that_is_gone_is_noticed_while_nobody_plays() {
    let house = House::open().await;
    fs::remove_file(house.file()).unwrap();
    let noticed = async { while get(&house, "/health").await.status == 200 {} };
    tokio::time::timeout(Duration::from_secs(30), noticed).await.expect("it is noticed");
    house.stop().await;
}

#[tokio::test]
async fn a_damaged_table_says_so_and_the_others_live_on() {
    let house = House::open().await;
    let host = cookie(&house).await;
    let table = make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let (other, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
    let file = house.file().to_owned();
    let change = move || {
        let raw = Connection::open(&file).unwrap();
        raw.execute_batch("DROP TRIGGER log_is_never_changed").unwrap();
        let one_bit = "UPDATE log SET entry = replace(entry, '\"seats\":2', '\"seats\":3')
                       WHERE table_id = $1";
        assert_eq!(raw.execute(one_bit, [table.to_string()]).unwrap(), 1);
    };
    let cookies: Vec<_> = clients.iter().map(|client| client.cookie.clone()).collect();
    let house = house.restart_after(change).await;
    let mut client = Client::of(&house, &host).await;
    client.send(&ClientMessage::watch(table, None)).await;
    let refused = client.next().await;
    let ServerMessage::Refused { refusal, .. } = refused else { panic!("{refused:?}") };
    assert_eq!(refusal.code, Code::Damaged);
    let answer = get(&house, &format!("/api/tables/{table}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "damaged"));
    clients.clear();
    for cookie in cookies {
        clients.push(Client::at(&house, &cookie, other).await);
    }
    try_step(&mut clients).await.unwrap();
    assert_eq!(get(&house, "/health").await.status, 200);
    house.stop().await;
}

/// The logs of these tables, or what is said instead.
async fn logs(
    file: &Path,
    tables: &[TableId],
) -> Result<Vec<Result<Vec<Box<str>>, StoreError>>, StoreError> {
    let store = Sqlite::open(file)?;
    let mut logs = Vec::new();
    for &table in tables {
        logs.push(store.load(table, WHOLE_LOG).await);
    }
    store.close().await?;
    Ok(logs)
}

/// How many bits are flipped, each in a file of its own, unless `BANGO_FLIPS` says otherwise.
const FLIPS: usize = 500;

#[tokio::test]
async fn no_flipped_bit_of_a_log_goes_unnoticed() {
    let flips = std::env::var("BANGO_FLIPS").map_or(FLIPS, |flips| flips.parse().unwrap());
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("bango.db");
    let sound = fs::read(golden(2)).unwrap();
    fs::write(&file, &sound).unwrap();
    let tables = [OVER, PLAYING, FREE].map(table);
    let written = logs(&file, &tables).await.unwrap();
    assert!(written.iter().all(|log| log.as_ref().is_ok_and(|rows| !rows.is_empty())));
    let mut rng = seeded(6);
    let (mut same, mut noticed, mut unnoticed) = (0, 0, Vec::new());
    for _ in 0..flips {
        let mut bytes = sound.clone();
        let bit = usize::try_from(rng.next_u32()).unwrap() % (bytes.len() * 8);
        bytes[bit / 8] ^= 1 << (bit % 8);
        fs::write(&file, &bytes).unwrap();
        let Ok(logs) = logs(&file, &tables).await else {
            noticed += 1;
            continue;
        };
        for (log, written) in logs.iter().zip(&written) {
            match log {
                Err(_) => noticed += 1,
                log if log == written => same += 1,
                _ => unnoticed.push(bit),
            }
        }
    }
    println!("{flips} flips: {noticed} noticed, {same} logs untouched, unnoticed {unnoticed:?}");
    assert!(noticed > 0 && unnoticed.is_empty());
}
