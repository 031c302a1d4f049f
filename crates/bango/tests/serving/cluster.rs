//! Three servers on one Postgres and one NATS, with people at all of them: whatever happens to
//! servers and lines, nothing acknowledged is lost, nothing is done twice, and every table goes on.

mod nodes;

use std::time::Duration;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tokio::time::timeout;

use self::nodes::Nodes;
use super::party::{Party, check};

/// How often something goes wrong, unless `BANGO_ROUNDS` says otherwise.
const ROUNDS: u32 = 20;
/// How long a table may take to go on at the very most, on a machine that does other things, too.
const GUARD: Duration = Duration::from_secs(60);
/// How long it may take where it is measured: 99 of 100 times.
const TAKEN_OVER: Duration = Duration::from_secs(5);
const HANDED_OVER: Duration = Duration::from_secs(1);
/// After so many rounds games come to their end, and others begin at new tables.
const A_PARTY: u32 = 20;
/// How long people think: what is tried is that they can go on, not how fast.
const THINKS: Duration = Duration::from_millis(50);
/// So many rounds are a measurement.
const MEASURED: u32 = 100;

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// SIGKILL, and another start under the same name.
    Killed,
    /// SIGTERM, and another start.
    Stopped,
    /// SIGSTOP for twenty seconds, and then SIGCONT: it believes to keep its tables.
    Frozen,
    /// Its line to the bus is cut.
    NoBus,
    /// The same, and nobody is told.
    SilentBus,
    /// Its line to the database is cut.
    NoStore,
    /// The same, and nobody is told.
    SilentStore,
    /// The database itself is killed, and comes back.
    StoreKilled,
    /// It is killed for good, and its synchronous standby takes its place.
    StoreReplaced,
    /// The database forgets who keeps what: others take tables whose keepers know nothing of it.
    TwoKeepers,
}

const TROUBLES: [Trouble; 10] = [
    Trouble::Killed,
    Trouble::Stopped,
    Trouble::Frozen,
    Trouble::NoBus,
    Trouble::SilentBus,
    Trouble::NoStore,
    Trouble::SilentStore,
    Trouble::StoreKilled,
    Trouble::StoreReplaced,
    Trouble::TwoKeepers,
];

impl Trouble {
    /// How long a table may take to go on, 99 of 100 times; nothing where that is not the servers' own
    /// doing.
    const fn most(self) -> Option<Duration> {
        match self {
            Trouble::Stopped => Some(HANDED_OVER),
            Trouble::Killed | Trouble::Frozen | Trouble::NoBus | Trouble::NoStore => {
                Some(TAKEN_OVER)
            }
            _ => None,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_goes_on_whatever_happens_to_nodes_and_lines() {
    let rounds = std::env::var("BANGO_ROUNDS").map_or(ROUNDS, |rounds| rounds.parse().unwrap());
    let mut campaign = Campaign {
        nodes: Nodes::start(3).await,
        rng: ChaCha20Rng::seed_from_u64(16),
        pauses: Vec::new(),
    };
    let (mut round, mut acknowledged) = (0, 0);
    while round < rounds {
        let mut party =
            Party::begin_at(campaign.nodes.addresses(), 16 + u64::from(round), THINKS).await;
        let last = rounds.min(round + A_PARTY);
        for round in round..last {
            println!("round {round}: {}", campaign.go_wrong(round, &mut party).await);
        }
        round = last;
        let players = timeout(GUARD * 5, party.end()).await.expect("games end");
        check(&campaign.nodes.addresses(), &players).await;
        acknowledged +=
            players.iter().map(|player| player.memory.acknowledged.len()).sum::<usize>();
    }
    println!("{rounds} rounds, {acknowledged} moves acknowledged, none lost or doubled");
    for trouble in TROUBLES {
        let of = campaign.pauses.iter().filter(|(of, _)| *of == trouble).map(|(_, took)| *took);
        let took = slow_end(of.collect());
        println!("{trouble:?}: 99 of 100 tables went on within {took:?}");
        assert!(rounds < MEASURED || trouble.most().is_none_or(|most| took <= most));
    }
}

/// Servers to which things happen, and how long each table then took to go on.
struct Campaign {
    nodes: Nodes,
    rng: ChaCha20Rng,
    pauses: Vec<(Trouble, Duration)>,
}

impl Campaign {
    /// Something goes wrong, every table goes on, and what went wrong is over: what it was, and how long
    /// the slowest table took.
    async fn go_wrong(&mut self, round: u32, party: &mut Party) -> String {
        let Campaign { nodes, rng, pauses } = self;
        party.acknowledgements(1 + rng.next_u32() % 30).await;
        let trouble = TROUBLES[usize::try_from(round).unwrap() % TROUBLES.len()];
        let node = usize::try_from(rng.next_u32()).unwrap() % 3;
        let began = nodes.begin(trouble, node);
        // Who comes anew finds those that are there, as behind a balancer.
        party.places.send_replace(nodes.addresses());
        let Ok(took) = timeout(GUARD, party.every_table(began)).await else {
            let still: Vec<_> = party.still.iter().copied().collect();
            panic!("{trouble:?} at {node}: tables stand still\n{}", nodes.tell(&still).await);
        };
        let told = format!("{trouble:?} at {node}, {:?}", took.iter().max().unwrap());
        pauses.extend(took.into_iter().map(|took| (trouble, took)));
        nodes.mend(trouble, node).await;
        party.places.send_replace(nodes.addresses());
        told
    }
}

fn slow_end(mut all: Vec<Duration>) -> Duration {
    all.sort_unstable();
    let place = (all.len() * 99).div_ceil(100).saturating_sub(1);
    all.get(place).copied().unwrap_or_default()
}
