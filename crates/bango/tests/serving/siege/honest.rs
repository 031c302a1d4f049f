//! People who just want to play: both sides of a table of each game at one device, and one
//! person against a bot.

use std::fmt::{self, Display};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use protocol::http::NewTable;
use protocol::known::Known;
use protocol::table::{Pace, Settings};
use protocol::text::Name;
use protocol::{ClientMessage, Command, CommandId, ServerMessage, TableId};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rules::{Actor, GameKind, Seat, Turn};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};

use super::super::network::{Wire, make_table};

/// How long somebody looks before the next move.
const LOOKS: Duration = Duration::from_millis(150);

/// All honest players.
pub struct Honest {
    players: Vec<Player>,
}

/// How long something took, each time.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

/// What was measured.
#[derive(Debug, Default)]
pub struct Measured {
    pub acknowledged: Times,
    pub bots: Times,
}

/// One device at one table.
struct Player {
    table: TableId,
    wire: Wire,
    known: Known,
    cookie: String,
    rng: ChaCha20Rng,
    named: u64,
    measured: Measured,
    /// The game and what was acknowledged in it, in order.
    done: (u32, Vec<(Seat, String)>),
}

impl Honest {
    pub async fn sit_down(address: SocketAddr) -> Honest {
        let mut players = Vec::new();
        for (number, game) in (0..).zip([GameKind::Cards, GameKind::Dice, GameKind::Tiles]) {
            players.push(Player::sit_down(address, game, None, number).await);
        }
        players
            .push(Player::sit_down(address, GameKind::Tiles, Some(bots::Level::Casual), 9).await);
        Honest { players }
    }

    pub fn tables(&self) -> Arc<[TableId]> {
        self.players.iter().map(|player| player.table).collect()
    }

    pub async fn play_for(&mut self, length: Duration) {
        let end = Instant::now() + length;
        let mut playing = JoinSet::new();
        for player in self.players.drain(..) {
            playing.spawn(player.play_until(end));
        }
        while let Some(player) = playing.join_next().await {
            self.players.push(player.expect("an honest player got into trouble"));
        }
    }

    pub fn take_times(&mut self) -> Measured {
        let mut all = Measured::default();
        for player in &mut self.players {
            let Measured { acknowledged, bots } = std::mem::take(&mut player.measured);
            all.acknowledged.0.extend(acknowledged.0);
            all.bots.0.extend(bots.0);
        }
        all
    }

    /// Whatever was acknowledged is at the tables, in order and once.
    pub async fn find_everything(self, address: SocketAddr) {
        for player in self.players {
            let (mut wire, _) = Wire::open(address, Some(&player.cookie)).await.unwrap();
            wire.say(&ClientMessage::watch(player.table, None)).await.unwrap();
            let play = loop {
                if let ServerMessage::Table(table) = wire.hear().await.unwrap() {
                    break table.play.unwrap();
                }
            };
            let (number, done) = player.done;
            assert_eq!(play.number, number);
            let own: Vec<(Seat, String)> = play
                .steps
                .iter()
                .filter_map(|step| match (step.by, &step.action) {
                    (Actor::Seat(seat), Some(action)) => Some((seat, action.to_string())),
                    _ => None,
                })
                .filter(|(seat, _)| play.views.iter().any(|view| view.seat == Some(*seat)))
                .collect();
            assert!(own.starts_with(&done), "{own:?} lacks something of {done:?}");
        }
    }
}

impl Player {
    async fn sit_down(
        address: SocketAddr,
        game: GameKind,
        bots: Option<bots::Level>,
        seed: u64,
    ) -> Player {
        let name = |seat: Seat| Name::from(format!("Honest {seat}"));
        let new = NewTable {
            game,
            seats: Some(2),
            options: None,
            settings: Some(Settings { pace: Pace::Fast, ..Settings::default() }),
            name: Some(name(Seat::new(0).unwrap())),
            contribution: None,
            avatar: None,
            table: None,
            bots,
            bots_match: false,
        };
        let (table, cookie) = make_table(address, &new).await;
        let (wire, _) = Wire::open(address, Some(&cookie)).await.unwrap();
        let mut player = Player {
            table,
            wire,
            known: Known::default(),
            cookie,
            rng: ChaCha20Rng::seed_from_u64(seed),
            named: 0,
            measured: Measured::default(),
            done: (1, Vec::new()),
        };
        player.wire.say(&player.known.watch(table)).await.unwrap();
        if bots.is_none() {
            let seat = Seat::new(1).unwrap();
            player.order(Command::Sit { seat, name: name(seat), avatar: None }).await;
            player.order(Command::Start).await;
        }
        player
    }

    async fn hear(&mut self) -> ServerMessage {
        let message = self.wire.hear().await.expect("the line of an honest player is cut");
        self.known.hear(&message);
        message
    }

    /// Does something, and says how long the answer took; nothing if it was refused.
    async fn order(&mut self, command: Command) -> Option<Duration> {
        self.named += 1;
        let own = CommandId::try_from(format!("honest{}", self.named)).unwrap();
        let begin = Instant::now();
        self.wire.say(&ClientMessage::Do { id: own.clone(), command }).await.unwrap();
        loop {
            match self.hear().await {
                ServerMessage::Done { id, .. } if id == own => return Some(begin.elapsed()),
                ServerMessage::Refused { id: Some(id), .. } if id == own => return None,
                _ => {}
            }
        }
    }

    /// Something that may be done now, by one of the own seats.
    fn choice(&mut self) -> Option<(Seat, String, bool)> {
        let play = self.known.table()?.play.as_ref()?;
        let (seat, view) = play.views.iter().find_map(|one| {
            let asked = !one.view.actions().is_empty();
            one.seat.filter(|_| asked).map(|seat| (seat, &one.view))
        })?;
        let actions = view.actions();
        let races = matches!(view.turn(), Turn::Race(_));
        let place = self.rng.next_u64() % u64::try_from(actions.len()).unwrap();
        let action = actions[usize::try_from(place).unwrap()].to_string();
        Some((seat, action, races))
    }

    async fn play_until(mut self, end: Instant) -> Player {
        while Instant::now() < end {
            sleep(LOOKS).await;
            let play = self.known.table().and_then(|table| table.play.as_ref());
            if play.is_some_and(|play| play.ending.is_some()) {
                let number = play.map_or(0, |play| play.number);
                self.order(Command::Rematch).await;
                self.done = (number + 1, Vec::new());
            }
            let Some((seat, action, races)) = self.choice() else {
                // A bot is to play, or dice are to be seen.
                let begin = Instant::now();
                let steps = self.steps();
                let waits_for_bot = self.bot_is_asked();
                while self.steps() == steps && Instant::now() < end {
                    if timeout_at(end, self.hear()).await.is_err() {
                        break;
                    }
                }
                if waits_for_bot && self.steps() > steps {
                    self.measured.bots.0.push(begin.elapsed());
                }
                continue;
            };
            let reaction = races.then_some(400_000);
            let play = Command::Play { seat, actions: vec![action.clone()], reaction };
            if let Some(time) = self.order(play).await {
                self.done.1.push((seat, action));
                // A call is answered when it is judged, which takes its time.
                if !races {
                    self.measured.acknowledged.0.push(time);
                }
            }
        }
        self
    }

    fn steps(&self) -> usize {
        self.known.table().and_then(|table| table.play.as_ref()).map_or(0, |play| play.steps.len())
    }

    fn bot_is_asked(&self) -> bool {
        let Some(table) = self.known.table() else { return false };
        let view = table.play.as_ref().and_then(|play| play.views.first());
        view.is_some_and(
            |one| matches!(one.view.turn(), Turn::Seat(seat) if one.seat != Some(seat)),
        )
    }
}

impl Times {
    pub fn percentile(&self, percent: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        sorted
            .get((sorted.len() * percent / 100).min(sorted.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    }

    pub fn median(&self) -> Duration {
        self.percentile(50)
    }
}

impl Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measured { acknowledged, bots } = self;
        write!(
            f,
            "{} acknowledgements, median {:?}, 99 of 100 within {:?}; {} moves of bots, median {:?}",
            acknowledged.0.len(),
            acknowledged.median(),
            acknowledged.percentile(99),
            bots.0.len(),
            bots.median()
        )
    }
}
