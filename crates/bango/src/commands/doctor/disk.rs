//! The disk under the data: room, what kind it is, and whether it keeps what it is told to keep.

use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use rustix::fs::{statfs, statvfs};

use super::finding::Finding;

const MIB: u64 = 1 << 20;
/// Below this a server is about to refuse moves.
const LEAST: u64 = 64 * MIB;
/// Below this it is time to do something.
const LITTLE: u64 = 1024 * MIB;
/// Every move waits for a flush; beyond this people notice.
const SLOW: Duration = Duration::from_millis(50);

/// Room on any disk; kind and flushes only where a file can be made.
pub fn examine(folder: &Path, usable: bool) -> Vec<Finding> {
    let there = folder.ancestors().find(|place| place.exists()).unwrap_or(Path::new("/"));
    let mut found = Vec::from_iter(room(there));
    found.extend(kind(there));
    if usable {
        found.push(flushes(folder));
    }
    found
}

fn room(place: &Path) -> Option<Finding> {
    const CHECK: &str = "disk space";
    let disk = statvfs(place).ok()?;
    let free = disk.f_bavail.saturating_mul(disk.f_frsize);
    let says = format!("{} MiB are free", free / MIB);
    let cure = "make room, or move the folder to a larger disk (stop, copy, --data)";
    Some(if free < LEAST || (disk.f_files > 0 && disk.f_favail == 0) {
        Finding::broken(CHECK, says).cure(cure)
    } else if free < LITTLE {
        Finding::warning(CHECK, says).cure(cure)
    } else {
        Finding::good(CHECK, says)
    })
}

/// Disks that do not keep what SQLite trusts them to keep, by the numbers that Linux gives them.
fn kind(place: &Path) -> Option<Finding> {
    let disk = statfs(place).ok()?;
    // The type of this field differs between machines.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::unnecessary_cast)]
    let (is, cure) = match disk.f_type as u32 {
        0x0102_1994 | 0x8584_58f6 => (
            "memory: all games are gone when the machine stops",
            "choose a folder on a disk with --data",
        ),
        0x6969 | 0xff53_4d42 | 0xfe53_4d42 | 0x517b => (
            "a disk of the network, whose locks and flushes cannot be relied on",
            "choose a folder on a disk of this machine with --data, or a Postgres store",
        ),
        0x794c_7630 => (
            "part of a container: all games are gone when it is removed",
            "mount a volume at the data folder: docker run -v bango:/data …",
        ),
        _ => return None,
    };
    Some(Finding::warning("kind of disk", format!("{} is {is}", place.display())).cure(cure))
}

fn flushes(folder: &Path) -> Finding {
    const CHECK: &str = "flushes";
    match flush(folder) {
        Ok(took) if took > SLOW => Finding::warning(
            CHECK,
            format!("one takes {} ms, and every move waits for one", took.as_millis()),
        )
        .cure("choose a faster disk with --data, or find out who else is writing (iotop)"),
        Ok(took) => Finding::good(CHECK, format!("one takes {:.1} ms", took.as_secs_f64() * 1e3)),
        Err(error) => {
            let cure = match error.kind() {
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                    "make room on this disk"
                }
                io::ErrorKind::FileTooLarge => "allow larger files (ulimit -f unlimited)",
                io::ErrorKind::ReadOnlyFilesystem => "mount this disk for writing",
                _ => {
                    "the disk or its file system is faulty: see dmesg, and choose another with --data"
                }
            };
            Finding::broken(CHECK, format!("what is written cannot be kept: {error}")).cure(cure)
        }
    }
}

/// How long a flush takes, the middle one of five.
fn flush(folder: &Path) -> io::Result<Duration> {
    let mut file = tempfile::Builder::new().prefix(".doctor-").tempfile_in(folder)?;
    let mut took = [Duration::ZERO; 5];
    for one in &mut took {
        file.write_all(&[0; 4096])?;
        let started = Instant::now();
        file.as_file().sync_all()?;
        *one = started.elapsed();
    }
    took.sort();
    Ok(took[2])
}
