//! Several tables full of players, and what must be true of them afterwards.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use protocol::http::NewTable;
use protocol::table::{Pace, Settings};
use protocol::text::Name;
use protocol::{ClientMessage, Code, Command, CommandId, ServerMessage, TableId};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::record::Record;
use rules::{Actor, GameKind, Seat};
use serde_json::json;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use super::network::{Wire, get, make_table};
use super::player::{Memory, News, Player, World};

/// The games that are played, and by how many.
const TABLES: [(GameKind, u8); 6] = [
    (GameKind::Tiles, 2),
    (GameKind::Cards, 2),
    (GameKind::Tiles, 4),
    (GameKind::Cards, 3),
    (GameKind::Dice, 3),
    (GameKind::Tiles, 2),
];

/// Players at several tables, who all play at once.
pub struct Party {
    pub places: watch::Sender<Vec<SocketAddr>>,
    news: mpsc::UnboundedReceiver<News>,
    last: Arc<AtomicBool>,
    playing: JoinSet<Player>,
    /// How many players there are.
    pub players: usize,
    /// The last place in each table's log that was acknowledged.
    pub acknowledged: BTreeMap<TableId, u64>,
    /// The tables at which something is awaited.
    pub still: BTreeSet<TableId>,
}

impl Party {
    /// Sits everyone down and begins.
    pub async fn begin(address: SocketAddr, seed: u64) -> Party {
        Party::begin_at(vec![address], seed, Duration::ZERO).await
    }

    /// The same at several servers: tables are made at all of them, and people come to any and think
    /// for so long.
    pub async fn begin_at(addresses: Vec<SocketAddr>, seed: u64, thinks: Duration) -> Party {
        let (places, here) = watch::channel(addresses.clone());
        let (tell, news) = mpsc::unbounded_channel();
        let last = Arc::new(AtomicBool::new(false));
        let world = World { places: here, news: tell, last: Arc::clone(&last), thinks };
        let mut playing = JoinSet::new();
        for (number, (game, seats)) in TABLES.into_iter().enumerate() {
            let seed = seed + 100 * u64::try_from(number).unwrap();
            let from_here = addresses.iter().cycle().skip(number);
            for player in sit_down(from_here, game, seats, seed).await {
                playing.spawn(player.run(world.clone()));
            }
        }
        let players = playing.len();
        Party {
            places,
            news,
            last,
            playing,
            players,
            acknowledged: BTreeMap::new(),
            still: BTreeSet::new(),
        }
    }

    /// Waits for so many acknowledgements.
    pub async fn acknowledgements(&mut self, mut count: u32) {
        while count > 0 {
            if let News::Acknowledged(table, seq) = self.news().await {
                self.acknowledged.insert(table, seq);
                count -= 1;
            }
        }
    }

    /// Waits until something new was acknowledged at every table; how long each took since something
    /// began.
    pub async fn every_table(&mut self, began: Instant) -> Vec<Duration> {
        // What was told before says nothing of now.
        while let Ok(news) = self.news.try_recv() {
            if let News::Acknowledged(table, seq) = news {
                self.acknowledged.insert(table, seq);
            }
        }
        self.still.extend(self.acknowledged.keys());
        let mut took = Vec::new();
        while took.len() < TABLES.len() {
            if let News::Acknowledged(table, seq) = self.news().await {
                if self.still.remove(&table) || self.acknowledged.insert(table, seq).is_none() {
                    took.push(began.elapsed());
                }
                self.acknowledged.insert(table, seq);
            }
        }
        took
    }

    /// The next thing that a player tells. A player that panics ends the test.
    pub async fn news(&mut self) -> News {
        tokio::select! {
            news = self.news.recv() => news.unwrap(),
            ended = self.playing.join_next() => {
                ended.unwrap().expect("a player found something wrong");
                panic!("a player left early")
            }
        }
    }

    /// Lets the games that are on come to their end.
    pub async fn end(mut self) -> Vec<Player> {
        self.last.store(true, Ordering::Relaxed);
        let mut players = Vec::new();
        while let Some(player) = self.playing.join_next().await {
            players.push(player.expect("a player found something wrong"));
        }
        players
    }
}

/// Every acknowledged step is in the log exactly once and in order, nothing else
/// is, and all chance is proven. Of several servers each tells of some of the games.
pub async fn check(addresses: &[SocketAddr], players: &[Player]) {
    let mut games: BTreeMap<(TableId, u32), Vec<_>> = BTreeMap::new();
    for player in players {
        for step in &player.memory.acknowledged {
            games.entry((player.table, step.game)).or_default().push(step);
        }
    }
    assert!(games.len() >= TABLES.len());
    for (((table, game), mut acknowledged), &address) in
        games.into_iter().zip(addresses.iter().cycle())
    {
        acknowledged.sort_by_key(|step| step.seq);
        let text = get(address, &format!("/api/tables/{table}/games/{game}")).await;
        let record = Record::read(text.as_bytes()).unwrap();
        let logged: Vec<(Seat, String)> = record
            .steps
            .iter()
            .filter_map(|step| match step.by {
                Actor::Seat(seat) => Some((seat, step.action.to_string())),
                _ => None,
            })
            .collect();
        let races = record.header.game.races();
        let rows = acknowledged.chunk_by(|one, next| one.seq == next.seq);
        let mut logged = logged.into_iter();
        for row in rows {
            // Only the calls of a race are judged together, and only the log knows their order.
            assert!(row.len() == 1 || races, "game {game}: two steps in one row");
            let mut acknowledged: Vec<_> =
                row.iter().map(|step| (step.seat, step.action.clone())).collect();
            let mut kept: Vec<_> = logged.by_ref().take(row.len()).collect();
            acknowledged.sort_unstable();
            kept.sort_unstable();
            assert_eq!(acknowledged, kept, "game {game}");
        }
        assert_eq!(logged.next(), None, "game {game}: a step that nobody was told of");
        assert!(record.ending.is_some());
        fair::verify(&record).unwrap();
    }
}

/// A table with somebody in every seat, who do not look at it yet.
async fn sit_down(
    mut addresses: impl Iterator<Item = &SocketAddr>,
    game: GameKind,
    seats: u8,
    seed: u64,
) -> Vec<Player> {
    let mut address = || *addresses.next().unwrap();
    let name = |seat: Seat| Name::from(format!("Player {seat}"));
    let first = Seat::new(0).unwrap();
    let new = NewTable {
        game,
        seats: Some(seats),
        // A short game: its rounds take the time that people need.
        options: (game == GameKind::Dice).then(|| json!({"trophies": 3})),
        // Nobody looks at the results here.
        settings: Some(Settings { pace: Pace::Fast, ..Settings::default() }),
        name: Some(name(first)),
        table: None,
        contribution: None,
        avatar: None,
        bots: None,
        bots_match: false,
    };
    let (table, host) = make_table(address(), &new).await;
    let mut cookies = vec![host.clone()];
    for seat in Seat::all(seats).skip(1) {
        let sit = Command::Sit { seat, name: name(seat), avatar: None };
        cookies.push(do_once(address(), table, None, sit).await);
    }
    do_once(address(), table, Some(&host), Command::Start).await;
    let last_game = Arc::new(watch::Sender::new(0));
    let unfinished = Arc::new(watch::Sender::new(usize::from(seats)));
    let player = |(seat, cookie): (Seat, String)| Player {
        table,
        cookie,
        seat,
        rng: ChaCha20Rng::seed_from_u64(seed + u64::from(seat.number())),
        last_game: Arc::clone(&last_game),
        unfinished: Arc::clone(&unfinished),
        memory: Memory::default(),
    };
    Seat::all(seats).zip(cookies).map(player).collect()
}

/// Does one thing at a table and leaves; says as whom.
async fn do_once(
    address: SocketAddr,
    table: TableId,
    cookie: Option<&str>,
    command: Command,
) -> String {
    let (mut wire, cookie) = Wire::open(address, cookie).await.unwrap();
    wire.say(&ClientMessage::watch(table, None)).await.unwrap();
    let id = CommandId::try_from("once".to_owned()).unwrap();
    wire.say(&ClientMessage::Do { id: id.clone(), command: command.clone() }).await.unwrap();
    loop {
        match wire.hear().await.unwrap() {
            ServerMessage::Done { .. } => return cookie,
            // On a busy machine a lease may be over before the party has begun.
            ServerMessage::Refused { refusal, .. } if refusal.code == Code::Storage => {
                let again = ClientMessage::Do { id: id.clone(), command: command.clone() };
                wire.say(&again).await.unwrap();
            }
            refused @ ServerMessage::Refused { .. } => panic!("{refused:?}"),
            _ => {}
        }
    }
}
