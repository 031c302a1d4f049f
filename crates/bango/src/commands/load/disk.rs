//! What the disk itself takes to make a few bytes safe.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// As much as a page of the log.
const BYTES: [u8; 4096] = [7; 4096];
const TIMES: usize = 200;

/// How long it took to write 4 KiB and wait for the disk, many times.
pub fn measure(folder: &Path) -> io::Result<Vec<Duration>> {
    let path = folder.join("disk");
    let mut file = File::create(&path)?;
    let mut times = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        let started = Instant::now();
        file.write_all(&BYTES)?;
        file.sync_data()?;
        times.push(started.elapsed());
    }
    std::fs::remove_file(path)?;
    Ok(times)
}
