//! A disk that is really full, and one that says it cannot keep what was written: under the
//! whole program, with the real store. What was refused did not happen, not even after a
//! crash; the server says that it is not well, and goes on by itself when the disk does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::time::Duration;

use protocol::http::{Health, NewTable};
use protocol::table::ShownStep;
use protocol::{ClientMessage, Code, Command, CommandId, Refusal, ServerMessage, TableId};
use rules::{GameKind, Seat};
use rustix::process::{Resource, Rlimit};
use serde_json::json;

use super::host::Host;
use super::network::{Wire, ask, make_table};
use crate::program::Folder;

/// Two who place tiles in turn, and what they know.
struct Pair {
    table: TableId,
    cookies: [String; 2],
    wires: [Wire; 2],
    steps: Vec<ShownStep>,
    seq: u64,
}

/// Tiles in one long row of both colours, so that nobody wins.
fn tile(number: usize) -> String {
    format!("{number},0")
}

impl Pair {
    async fn sit_down(host: &Host) -> Pair {
        let seat = |number| Seat::new(number).unwrap();
        let new = NewTable {
            game: GameKind::Tiles,
            seats: Some(2),
            options: Some(json!({"first": 0})),
            settings: None,
            name: Some("Ada".to_owned().into()),
            table: None,
            contribution: None,
            avatar: None,
            bots: None,
            bots_match: false,
        };
        let (table, ada) = make_table(host.address, &new).await;
        let (mut second, bob) = Wire::open(host.address, None).await.unwrap();
        second.say(&ClientMessage::watch(table, None)).await.unwrap();
        let (mut first, _) = Wire::open(host.address, Some(&ada)).await.unwrap();
        first.say(&ClientMessage::watch(table, None)).await.unwrap();
        let sit = Command::Sit { seat: seat(1), name: "Bob".to_owned().into(), avatar: None };
        done(&mut second, "sit", sit).await.unwrap();
        done(&mut first, "start", Command::Start).await.unwrap();
        let mut pair =
            Pair { table, cookies: [ada, bob], wires: [first, second], steps: Vec::new(), seq: 0 };
        pair.come_back(host).await;
        pair
    }

    /// Both open the table anew, and see the same.
    async fn come_back(&mut self, host: &Host) {
        let mut seen = Vec::new();
        for (wire, cookie) in self.wires.iter_mut().zip(&self.cookies) {
            (*wire, _) = Wire::open(host.address, Some(cookie)).await.unwrap();
            wire.say(&ClientMessage::watch(self.table, None)).await.unwrap();
            let table = loop {
                if let ServerMessage::Table(table) = wire.hear().await.unwrap() {
                    break table;
                }
            };
            seen.push((table.seq, table.play.unwrap().steps));
        }
        assert_eq!(seen[0], seen[1]);
        (self.seq, self.steps) = seen.swap_remove(0);
    }

    /// The next tile, by whoever's turn it is.
    async fn place(&mut self) -> Result<u64, Refusal> {
        let number = self.steps.len();
        let seat = Seat::new(u8::try_from(number % 2).unwrap()).unwrap();
        let command = Command::Play { seat, actions: vec![tile(number)], reaction: None };
        done(&mut self.wires[number % 2], &format!("tile-{number}"), command).await
    }

    /// Places a tile that must be taken, and waits until both see it.
    async fn must_place(&mut self) {
        let seq = self.place().await.unwrap();
        assert_eq!(seq, self.seq + 1, "nothing was written between");
        for wire in &mut self.wires {
            loop {
                if let ServerMessage::Steps { seq: shown, .. } = wire.hear().await.unwrap()
                    && shown == seq
                {
                    break;
                }
            }
        }
        let by =
            rules::Actor::Seat(Seat::new(u8::try_from(self.steps.len() % 2).unwrap()).unwrap());
        let action = Some(tile(self.steps.len()));
        self.steps.push(ShownStep { by, action, at: 0, stand_in: false });
        self.seq = seq;
    }

    /// Nobody hears anything but the answer to their own question.
    async fn hear_nothing(&mut self) {
        for wire in &mut self.wires {
            wire.say(&ClientMessage::Ping { at: 2.5 }).await.unwrap();
            let next = wire.hear().await.unwrap();
            assert!(matches!(next, ServerMessage::Pong { .. }), "{next:?}");
        }
    }

    /// What was placed, whenever that was.
    fn tiles(&self) -> Vec<Option<String>> {
        self.steps.iter().map(|step| step.action.clone()).collect()
    }
}

/// Does something and waits for the answer.
async fn done(wire: &mut Wire, id: &str, command: Command) -> Result<u64, Refusal> {
    let id = CommandId::try_from(id.to_owned()).unwrap();
    wire.say(&ClientMessage::Do { id: id.clone(), command }).await.unwrap();
    loop {
        match wire.hear().await.unwrap() {
            ServerMessage::Done { id: of, seq, .. } if of == id => return Ok(seq),
            ServerMessage::Refused { id: Some(of), refusal } if of == id => return Err(refusal),
            _ => {}
        }
    }
}

async fn health(host: &Host) -> (u16, Health) {
    let (status, _, text) = ask(host.address, "GET", "/health", String::new()).await;
    (status.as_u16(), serde_json::from_str(&text).unwrap())
}

/// Plays while the disk fails and when it does not.
async fn endures(
    mut host: Host,
    data: &str,
    start: impl Fn() -> Host,
    fails: impl Fn(&Host, bool),
) {
    let mut pair = Pair::sit_down(&host).await;
    for _ in 0..4 {
        pair.must_place().await;
    }
    assert!(health(&host).await.1.ok);

    fails(&host, true);
    for _ in 0..3 {
        assert_eq!(pair.place().await.unwrap_err().code, Code::Storage);
    }
    pair.hear_nothing().await;
    let (status, said) = health(&host).await;
    assert_eq!((status, said.ok), (503, false));
    let new = r#"{"game":"tiles"}"#.to_owned();
    let (status, ..) = ask(host.address, "POST", "/api/tables", new).await;
    assert_eq!(status.as_u16(), 503, "no new table either");

    // The disk is back: the server finds out by itself, and the same command is carried out.
    fails(&host, false);
    let well = async {
        let mut looks = tokio::time::interval(Duration::from_millis(50));
        while !health(&host).await.1.ok {
            looks.tick().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), well).await.expect("the server recovers");
    pair.must_place().await;

    // A crash while it fails: what was refused is not there afterwards.
    fails(&host, true);
    assert_eq!(pair.place().await.unwrap_err().code, Code::Storage);
    host.kill();
    let known = (pair.seq, pair.tiles());
    host = start();
    pair.come_back(&host).await;
    assert_eq!((pair.seq, pair.tiles()), known, "in {data}");
    pair.must_place().await;
}

/// The folder of one test, and the disk that fails in it.
pub struct Disk {
    _folder: Folder,
    data: String,
    faults: PathBuf,
    library: PathBuf,
}

impl Disk {
    /// Builds the library that fails. Who builds the program has a C compiler: SQLite needs it.
    pub fn new(name: &str) -> Disk {
        let folder = Folder::new(name);
        let faults = PathBuf::from(folder.path("faults"));
        fs::create_dir_all(&faults).unwrap();
        let library = PathBuf::from(folder.path("disk.so"));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serving/disk.c");
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
        let built = Process::new(&compiler)
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([&library, &source])
            .arg("-ldl")
            .status();
        assert!(built.is_ok_and(|status| status.success()), "{compiler} builds {source:?}");
        let data = folder.path("data");
        Disk { _folder: folder, data, faults, library }
    }

    fn start(&self) -> Host {
        // Whatever was wrong with the disk, the next server finds it in order.
        for fault in ["full", "unsynced"] {
            let _ = fs::remove_file(self.faults.join(fault));
        }
        Host::start_with(&self.data, |command| self.under(command))
    }

    /// A program that is started so has this disk under it.
    pub fn under(&self, command: &mut Process) {
        command.env("LD_PRELOAD", &self.library).env("BANGO_TEST_FAULTS", &self.faults);
    }

    pub fn fails(&self, fault: &str, on: bool) {
        let file = self.faults.join(fault);
        if on { fs::write(file, "").unwrap() } else { fs::remove_file(file).unwrap() }
    }
}

/// The kernel itself refuses every byte that would make a file larger.
#[tokio::test]
async fn files_that_may_not_grow() {
    let folder = Folder::new("no-room");
    let data = folder.path("data");
    let fails = |host: &Host, on: bool| {
        let files = fs::read_dir(&data).unwrap().map(|file| file.unwrap());
        let log = files.filter(|file| file.path().to_string_lossy().ends_with("-wal"));
        let length = log.map(|file| file.metadata().unwrap().len()).max().unwrap();
        let current = on.then_some(length);
        let limit = Rlimit { current, maximum: None };
        rustix::process::prlimit(Some(host.pid()), Resource::Fsize, limit).unwrap();
    };
    endures(Host::start(&data), &data, || Host::start(&data), fails).await;
}

#[tokio::test]
async fn a_full_disk() {
    let disk = Disk::new("full-disk");
    endures(disk.start(), &disk.data, || disk.start(), |_, on| disk.fails("full", on)).await;
}

/// What was written may be lost, says the disk, when it is asked to keep it.
#[tokio::test]
async fn a_disk_that_cannot_keep_what_was_written() {
    let disk = Disk::new("unsynced-disk");
    endures(disk.start(), &disk.data, || disk.start(), |_, on| disk.fails("unsynced", on)).await;
}
