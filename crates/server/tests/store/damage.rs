//! Files that are deleted, cut or damaged.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;

use protocol::{ClientMessage, Code, Command, ServerMessage, TableId};
use rand_core::Rng;
use rules::GameKind;
use rusqlite::Connection;
use server::store::sqlite::Sqlite;
use server::store::{Store, StoreError};
use tempfile::TempDir;

use crate::wire::{Client, House, choose, cookie, devices, get, make, new_table, seeded, step};

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

#[tokio::test]
async fn a_file_that_is_gone_is_noticed_before_anything_is_acknowledged() {
    let beside = |file: &Path, ending: &str| PathBuf::from(format!("{}{ending}", file.display()));
    let cut = |file: &Path| OpenOptions::new().write(true).open(file).unwrap().set_len(0).unwrap();
    let log_is_deleted = |file: &Path| fs::remove_file(beside(file, "-wal")).unwrap();
    let log_is_cut = |file: &Path| cut(&beside(file, "-wal"));
    let is_deleted = |file: &Path| fs::remove_file(file).unwrap();
    let is_replaced = |file: &Path| {
        let copy = beside(file, ".new");
        fs::copy(file, &copy).unwrap();
        fs::rename(copy, file).unwrap();
    };
    let ways: [(&str, &dyn Fn(&Path)); 5] = [
        ("deleted", &is_deleted),
        ("cut", &|file| cut(file)),
        ("replaced", &is_replaced),
        ("log deleted", &log_is_deleted),
        ("log cut", &log_is_cut),
    ];
    for (way, happens) in ways {
        let house = House::open().await;
        let (_, mut clients) = devices(&house, &new_table(GameKind::Tiles, 2)).await;
        step(&mut clients, &mut seeded(3)).await;
        assert_eq!(get(&house, "/health").await.status, 200);
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
    client.send(&ClientMessage::Watch { table, seen: None }).await;
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
        logs.push(store.load(table).await);
    }
    store.close().await?;
    Ok(logs)
}

#[tokio::test]
async fn no_flipped_bit_of_a_log_goes_unnoticed() {
    let house = House::open().await;
    let mut tables = Vec::new();
    for game in [GameKind::Tiles, GameKind::Cards, GameKind::Dice] {
        let (table, mut clients) = devices(&house, &new_table(game, 2)).await;
        for _ in 0..10 {
            step(&mut clients, &mut seeded(5)).await;
        }
        tables.push(table);
    }
    let file = house.file().to_owned();
    let _folder = house.stop_and_keep().await;
    let written: Vec<_> =
        logs(&file, &tables).await.unwrap().into_iter().map(Result::unwrap).collect();
    let sound = fs::read(&file).unwrap();
    let folder = TempDir::new().unwrap();
    let copy = folder.path().join("bango.db");
    let mut rng = seeded(6);
    let (mut same, mut noticed) = (0, 0);
    for number in 0..FLIPS {
        let mut bytes = sound.clone();
        let bit = rng.next_u64() as usize % (bytes.len() * 8);
        bytes[bit / 8] ^= 1 << (bit % 8);
        fs::write(&copy, &bytes).unwrap();
        let _ = fs::remove_file(folder.path().join("bango.db-wal"));
        let Ok(logs) = logs(&copy, &tables).await else {
            noticed += 1;
            continue;
        };
        for (log, written) in logs.into_iter().zip(&written) {
            match log {
                Ok(log) => {
                    let (read, all) = (log.len(), written.len());
                    assert!(log == *written, "flip {number} of bit {bit}: {read} of {all} rows");
                    same += 1;
                }
                Err(_) => noticed += 1,
            }
        }
    }
    assert!(same > 0 && noticed > 0, "{same} and {noticed}");
}

/// A campaign of 3,000 found none either.
const FLIPS: u32 = 300;
