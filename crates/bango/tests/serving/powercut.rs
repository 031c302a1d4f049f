//! The power is cut under load: nothing that was acknowledged is lost, whatever the disk did with
//! writes that it was not asked to keep yet. A disk that ignores flushes does lose something, which
//! shows that the test would notice.

mod disk;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use protocol::TableId;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use server::store::sqlite::Sqlite;
use server::store::{Store, WHOLE_LOG};
use server::table::Table;

use self::disk::{File, Noted, Unflushed, below};
use super::host::Host;
use super::party::Party;
use super::player::News;
use crate::program::Folder;

/// How many images of the disk are looked at, unless `BANGO_IMAGES` says otherwise.
const IMAGES: usize = 200;
/// How often the server is stopped or killed, so that the log is copied into the file as well, and
/// how much is acknowledged before each.
const ROUNDS: usize = 6;
const ACKNOWLEDGED: usize = 100;

/// Something that was acknowledged, and what had been asked of the disk by then.
struct Promise {
    noted: u64,
    table: TableId,
    seq: u64,
}

/// A server whose disk is noted.
struct Traced {
    folder: Folder,
    library: PathBuf,
}

impl Traced {
    /// Builds the library that notes. Who builds the program has a C compiler: SQLite needs it.
    fn new() -> Traced {
        let folder = Folder::new("powercut");
        let library = PathBuf::from(folder.path("trace.so"));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serving/trace.c");
        let compiler = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
        let built = Command::new(&compiler)
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([&library, &source])
            .args(["-ldl", "-lpthread"])
            .status();
        assert!(built.is_ok_and(|status| status.success()), "{compiler} builds {source:?}");
        Traced { folder, library }
    }

    fn start(&self) -> Host {
        Host::start_with(&self.folder.path("data"), |command| {
            command.env("LD_PRELOAD", &self.library).env("BANGO_TEST_TRACE", self.notes());
        })
    }

    fn notes(&self) -> String {
        self.folder.path("trace")
    }

    /// Lets people play, and remembers what they were told.
    async fn play(&self) -> Vec<Promise> {
        let mut host = self.start();
        let mut party = Party::begin(host.address, 13).await;
        let mut promises = Vec::new();
        for round in 0..ROUNDS {
            let told = promises.len() + ACKNOWLEDGED;
            while promises.len() < told {
                if let News::Acknowledged(table, seq) = party.news().await {
                    let noted = fs::metadata(self.notes()).unwrap().len();
                    promises.push(Promise { noted, table, seq });
                }
            }
            if round % 2 == 0 {
                host.terminate();
                host.wait();
            } else {
                host.kill();
            }
            host = self.start();
            party.places.send_replace(vec![host.address]);
        }
        promises
    }
}

/// How much of what was promised before a cut is not in an image.
async fn lost(folder: &Path, files: &[Option<Vec<u8>>], promised: &BTreeMap<TableId, u64>) -> u64 {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).unwrap();
    for (name, contents) in ["bango.db", "bango.db-wal"].iter().zip(files) {
        if let Some(contents) = contents {
            fs::write(folder.join(name), contents).unwrap();
        }
    }
    let Ok(store) = Sqlite::open(&folder.join("bango.db")) else {
        return promised.values().sum();
    };
    let mut lost = 0;
    for (&table, &seq) in promised {
        let kept = match store.load(table, WHOLE_LOG).await {
            Ok(rows) if Table::load(table, &rows).is_ok() => rows.len() as u64,
            _ => 0,
        };
        lost += seq.saturating_sub(kept);
    }
    store.close().await.unwrap();
    lost
}

/// Cuts the power so many times, and tells how much was lost.
async fn cut(notes: &[Noted], promises: &[Promise], images: usize, lies: bool) -> u64 {
    let folder = Folder::new("powercut-images");
    let folder = PathBuf::from(folder.path("image"));
    let mut rng = ChaCha20Rng::seed_from_u64(13);
    let mut cuts: Vec<usize> = (0..images).map(|_| below(&mut rng, notes.len())).collect();
    cuts.sort_unstable();
    let mut cuts = cuts.into_iter().enumerate().peekable();
    let mut files = [File::default(), File::default()];
    let mut all_lost = 0;
    for (place, noted) in notes.iter().enumerate() {
        files[noted.file].take(&noted.act, lies);
        while let Some((number, _)) = cuts.next_if(|(_, cut)| *cut == place) {
            let unflushed = Unflushed::ALL[number % Unflushed::ALL.len()];
            let image = files.each_ref().map(|file| file.after_a_cut(unflushed, &mut rng));
            let mut promised = BTreeMap::new();
            for promise in promises.iter().filter(|promise| promise.noted <= noted.end) {
                let seq: &mut u64 = promised.entry(promise.table).or_default();
                *seq = promise.seq.max(*seq);
            }
            let lost = lost(&folder, &image, &promised).await;
            assert!(lies || lost == 0, "image {number} after note {place} ({unflushed:?}): {lost}");
            all_lost += lost;
        }
    }
    all_lost
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_power_cut() {
    let images = std::env::var("BANGO_IMAGES").map_or(IMAGES, |images| images.parse().unwrap());
    let traced = Traced::new();
    let promises = traced.play().await;
    let notes = disk::read(&fs::read(traced.notes()).unwrap());
    let flushes = notes.iter().filter(|noted| matches!(noted.act, disk::Act::Flush)).count();
    let removed = notes.iter().any(|noted| matches!(noted.act, disk::Act::Remove));
    assert!(flushes >= ROUNDS && removed, "{flushes} flushes of {} acts", notes.len());
    let lost = cut(&notes, &promises, images, false).await;
    let control = cut(&notes, &promises, images, true).await;
    println!(
        "{images} images of {} acts with {flushes} flushes, {} acknowledgements: {lost} lost; \
         {control} lost if flushes are ignored",
        notes.len(),
        promises.len()
    );
    assert!(lost == 0 && control > 0);
}
