//! `bango load`: what a table server costs and how fast it answers, next to a
//! bare relay that is measured in the same run by the same clients.

mod child;
mod disk;
pub mod floor;
mod opening;
mod pair;
mod report;
mod sharing;
mod side;
mod socket;
mod tally;
mod trouble;

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::Instant;

use self::child::{Child, Data};
use self::opening::At;
use self::pair::{OtherEnd, Pace, Pair};
use self::report::{Crowd, Report};
use self::side::Side;
use self::tally::{Spread, Tally};
use self::trouble::Trouble;
use super::Done;
use crate::cli::Load;
use crate::descriptors;
use crate::failure::Failure;
use crate::terminal::Terminal;

/// Both sides are measured in turn, for so long at a time, so that whatever else
/// the machine does meets both.
const TURN: u64 = 10;
/// At a fixed pace most games are in their first minute. So many moves more are some whole ones, in
/// which a table takes most memory; whoever is not done by then has waited long enough.
const WHOLE_GAMES: usize = 100;
const WHOLE_GAMES_TAKE: Duration = Duration::from_secs(60);
/// Files that are open besides sockets.
const FILES: usize = 100;

pub fn run(args: &Load, terminal: &mut Terminal) -> Done {
    check(args)?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::bad_request(format!("no threads can be started: {error}")))?;
    let parent = args.data.clone().unwrap_or_else(std::env::temp_dir);
    let folder = fs::create_dir_all(&parent)
        .and_then(|()| TempDir::with_prefix_in("bango-load-", &parent))
        .map_err(|error| {
            Failure::bad_request(format!("no folder can be made in {}: {error}", parent.display()))
        })?;
    if let Some(sockets) = args.sockets {
        let crowd = runtime.block_on(gather(sockets.div_ceil(2), folder.path()))?;
        let written = if args.json { terminal.json(&crowd) } else { crowd.write(terminal) };
        return Ok(written?);
    }
    for regime in args.regimes() {
        let report = runtime.block_on(measure(&regime, folder.path()))?;
        if args.json { terminal.json(&report)? } else { report.write(terminal)? }
    }
    Ok(())
}

fn check(args: &Load) -> Done {
    let bad = |sentence: &str| Err(Failure::bad_request(sentence).hint("see bango load --help"));
    if !(args.rate() > 0.0 && args.rate() <= 1000.0) {
        return bad("a table makes more than 0 and at most 1000 moves a second");
    }
    if !(1..=3600).contains(&args.seconds) {
        return bad("a measurement takes 1 to 3600 seconds");
    }
    if args.tables() == 0 || args.sockets == Some(0) {
        return bad("there is nothing to measure without tables");
    }
    // The clients of all servers are in this process.
    let sides = 2 + usize::from(args.store.is_some()) + usize::from(args.bus.is_some());
    let needed = args.sockets.unwrap_or(args.tables() * 2 * sides) + FILES;
    let allowed = descriptors::raise();
    if u64::try_from(needed).unwrap_or(u64::MAX) > allowed {
        let sentence = format!("this needs {needed} open sockets, but the system allows {allowed}");
        return Err(Failure::bad_request(sentence)
            .hint("raise the limit (ulimit -n), or measure fewer tables"));
    }
    Ok(())
}

async fn measure(args: &Load, folder: &Path) -> Result<Report, Trouble> {
    let mut disk = disk::measure(folder)?;
    let data = TempDir::new_in(folder)?;
    let server = Child::server(Data::Folder(data.path()))?;
    let mut server = Measured::start(vec![server], OtherEnd::Table, args).await?;
    let mut floor = Measured::start(vec![Child::floor()?], OtherEnd::Floor, args).await?;
    let mut stored = match &args.store {
        Some(url) => Some(sharing::start(url, args).await?),
        None => None,
    };
    let mut left = args.seconds;
    while left > 0 {
        let seconds = left.min(TURN);
        for side in [&mut server, &mut floor].into_iter().chain(stored.iter_mut().flatten()) {
            side.play(Duration::from_secs(seconds), args).await?;
        }
        left -= seconds;
    }
    disk.extend(disk::measure(folder)?);
    let disk = Spread::of(&mut disk);
    let mut measured = server;
    let (server, floor) = (measured.side(args)?, floor.side(args)?);
    let stored = stored.map(|sides| sharing::report(sides, &server, args)).transpose()?;
    let memory_in_whole_games = match args.closed {
        true => None,
        false => Some(measured.play_whole_games(args).await?),
    };
    Ok(Report {
        tables: args.tables(),
        rate: (!args.closed).then_some(args.rate()),
        seconds: args.seconds,
        computing_ratio: server.computing / floor.computing,
        memory_in_whole_games,
        acknowledgement_p99_beyond_disk: server.acknowledgement.p99 - disk.p50,
        server,
        floor,
        disk,
        stored,
    })
}

/// Opens many sockets, and makes one move at each table.
async fn gather(tables: usize, folder: &Path) -> Result<Crowd, Trouble> {
    let child = Child::server(Data::Folder(folder))?;
    let pairs = opening::open_all(At::one(child.address), OtherEnd::Table, tables).await?;
    let views = pairs.iter().map(|pair| pair.sees().len()).sum::<u32>();
    let until = Instant::now() + Duration::from_secs(TURN);
    let (_pairs, tally) = play_all(pairs, |_| Pace::Only(1), until).await?;
    Ok(Crowd {
        sockets: tables * 2,
        views: usize::try_from(views).unwrap_or_default(),
        moves: tally.moves(),
        // Everybody is still there.
        memory: per_table(std::slice::from_ref(&child), tables)?,
    })
}

/// A server, or several that share their tables; its clients, and what has been measured so far.
struct Measured {
    children: Vec<Child>,
    pairs: Vec<Pair>,
    tally: Tally,
    computing: f64,
    time: Duration,
}

impl Measured {
    /// Tables are kept by the first server, and clients come to the last.
    async fn start(children: Vec<Child>, end: OtherEnd, args: &Load) -> Result<Measured, Trouble> {
        let (Some(first), Some(last)) = (children.first(), children.last()) else {
            return Err(Trouble::Unexpected("no server".to_owned()));
        };
        let older = args.older_clients;
        let at = At { tables: first.address, sockets: last.address, older };
        let pairs = opening::open_all(at, end, args.tables()).await?;
        let (tally, time) = (Tally::default(), Duration::ZERO);
        Ok(Measured { children, pairs, tally, computing: 0.0, time })
    }

    /// Seconds of computing by all of its servers.
    fn computed(&self) -> io::Result<f64> {
        self.children.iter().map(Child::computing).sum()
    }

    async fn play(&mut self, time: Duration, args: &Load) -> Result<(), Trouble> {
        let computed = self.computed()?;
        let start = Instant::now();
        let period = Duration::from_secs_f64(1.0 / args.rate());
        // Tables do not move all at the same moment.
        let first = |number: usize| start + period.mul_f64(number as f64 / args.tables() as f64);
        let pace = |number| match args.closed {
            true => Pace::Closed,
            false => Pace::Every(period, first(number)),
        };
        let pairs = std::mem::take(&mut self.pairs);
        let (pairs, tally) = play_all(pairs, pace, start + time).await?;
        self.pairs = pairs;
        self.tally.add(tally);
        self.computing += self.computed()? - computed;
        self.time += start.elapsed();
        Ok(())
    }

    /// Plays on without counting, and tells the KiB of memory for a table after that.
    async fn play_whole_games(&mut self, args: &Load) -> Result<f64, Trouble> {
        let until = Instant::now() + WHOLE_GAMES_TAKE;
        let pairs = std::mem::take(&mut self.pairs);
        (self.pairs, _) = play_all(pairs, |_| Pace::Only(WHOLE_GAMES), until).await?;
        Ok(per_table(&self.children, args.tables())?)
    }

    fn side(&mut self, args: &Load) -> io::Result<Side> {
        let moves = self.tally.moves();
        Ok(Side {
            moves,
            moves_per_second: moves as f64 / self.time.as_secs_f64(),
            acknowledgement: self.tally.acknowledgement(),
            arrival: self.tally.arrival(),
            computing: self.computing * 100_000.0 / moves as f64,
            memory: per_table(&self.children, args.tables())?,
        })
    }
}

/// KiB that servers have taken for each table since they were empty.
fn per_table(children: &[Child], tables: usize) -> io::Result<f64> {
    let mut taken = 0;
    for child in children {
        taken += child.memory()?.saturating_sub(child.empty);
    }
    Ok(taken as f64 / 1024.0 / tables as f64)
}

/// All play at their own pace until it is time to stop.
async fn play_all(
    pairs: Vec<Pair>,
    pace: impl Fn(usize) -> Pace,
    until: Instant,
) -> Result<(Vec<Pair>, Tally), Trouble> {
    let mut playing = JoinSet::new();
    for (number, mut pair) in pairs.into_iter().enumerate() {
        let pace = pace(number);
        playing.spawn(async move { pair.play(pace, until).await.map(|tally| (pair, tally)) });
    }
    let (mut pairs, mut all) = (Vec::new(), Tally::default());
    for played in playing.join_all().await {
        let (pair, tally) = played?;
        pairs.push(pair);
        all.add(tally);
    }
    Ok((pairs, all))
}
