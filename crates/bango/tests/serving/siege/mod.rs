//! Everything that strangers were seen doing to a server, all at once and from four addresses,
//! with honest tables beside them. `BANGO_SIEGE` says for how many minutes; figures are printed.

mod attackers;
mod honest;
mod source;

use std::net::Ipv4Addr;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use self::attackers::Attackers;
use self::honest::{Honest, Times};
use super::host::Host;
use crate::program::Folder;

/// How long it lasts, unless `BANGO_SIEGE` says otherwise.
const MINUTES: u64 = 1;
/// The honest play alone before, for comparison: for this part of the siege's length.
const ALONE: u32 = 3;
/// Where attackers come from. The honest come from 127.0.0.1.
const ADDRESSES: [Ipv4Addr; 4] = [
    Ipv4Addr::new(127, 0, 0, 2),
    Ipv4Addr::new(127, 0, 0, 3),
    Ipv4Addr::new(127, 0, 0, 4),
    Ipv4Addr::new(127, 0, 0, 5),
];
/// How often memory is looked at.
const LOOK: Duration = Duration::from_secs(5);
/// The longest that an acknowledgement may take for 99 of 100. A machine with other work to do, as
/// in a run of all tests, is slow by itself: then the comparison with the time before counts.
const ACKNOWLEDGED: Duration = Duration::from_millis(100);
const SLOWER: f64 = 3.0;
/// How much slower bots may play.
const BOTS_SLOWER: f64 = 2.0;
/// How much memory may still grow after the first minute, or after the first half of only one, in KiB: the store keeps
/// so much of its file's pages in memory (`store/sqlite.rs`), and they come with the rows that are written.
const GROWTH: u64 = 6 * 1024;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_siege_leaves_the_honest_alone() {
    let minutes = std::env::var("BANGO_SIEGE").map_or(MINUTES, |text| text.parse().unwrap());
    let folder = Folder::new("siege");
    let data = folder.path("data");
    let mut host = Host::start_as_usual(&data, |_| {});

    let length = Duration::from_secs(60 * minutes);
    let mut honest = Honest::sit_down(host.address).await;
    honest.play_for(length / ALONE).await;
    let alone = honest.take_times();

    let attackers = Attackers::send(&ADDRESSES, host.address, &honest.tables());
    let begin = Instant::now();
    let memory = tokio::spawn(watch_memory(host.pid().as_raw_nonzero().get(), length));
    honest.play_for(length).await;
    let besieged = honest.take_times();
    let struck = attackers.call_back();
    let memory = memory.await.unwrap();

    println!("alone:    {alone}");
    println!("besieged: {besieged} in {:?}", begin.elapsed());
    let ratio = slower(&alone.acknowledged, &besieged.acknowledged, 99);
    println!("99 of 100 acknowledgements: {ratio:.1} times as long as alone");
    println!("attacks: {struck}");
    let most = |part: &[u64]| part.iter().copied().max().unwrap_or(0);
    let minute = usize::try_from(60 / LOOK.as_secs()).unwrap();
    println!("memory by the minute: {:?} KiB", memory.chunks(minute).map(most).collect::<Vec<_>>());
    assert!(
        as_quick(&alone.acknowledged, &besieged.acknowledged),
        "acknowledgements: {alone}; {besieged}"
    );
    let bots = slower(&alone.bots, &besieged.bots, 50);
    assert!(bots <= BOTS_SLOWER, "bots are {bots:.1} times slower");
    let (early, late) = memory.split_at(minute.min(memory.len() / 2));
    let growth = most(late).saturating_sub(most(early));
    assert!(growth <= GROWTH, "memory grew by {growth} KiB");

    // Nothing that was acknowledged is lost, also not by a sudden end.
    host.kill();
    let host = Host::start_as_usual(&data, |_| {});
    honest.find_everything(host.address).await;
}

/// Whether acknowledgements came in time, or at least nearly as fast as without attackers.
fn as_quick(alone: &Times, besieged: &Times) -> bool {
    besieged.percentile(99) <= ACKNOWLEDGED || slower(alone, besieged, 99) <= SLOWER
}

/// How many times as long something takes under siege, for so many of a hundred.
fn slower(alone: &Times, besieged: &Times, percent: usize) -> f64 {
    besieged.percentile(percent).as_secs_f64() / alone.percentile(percent).as_secs_f64()
}

/// The resident memory of a process in KiB, every few seconds.
async fn watch_memory(pid: i32, length: Duration) -> Vec<u64> {
    let end = Instant::now() + length;
    let mut seen = Vec::new();
    while Instant::now() < end {
        sleep(LOOK).await;
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        seen.push(line.trim().trim_end_matches(" kB").parse().unwrap());
    }
    seen
}
