//! Two clients who play each other, at a table or at the floor, and note how
//! long everything takes.

use std::time::Duration;

use protocol::server::ServerMessage;
use protocol::table::{SeatChange, SeatView};
use protocol::{ClientMessage, Command, CommandId};
use rand_chacha::ChaCha20Rng;
use rules::chance::pick;
use rules::change::{Change, Pairs};
use rules::{Seat, Seats};
use tokio::time::{Instant, sleep_until, timeout};

use super::socket::Socket;
use super::tally::Tally;
use super::trouble::Trouble;

/// How long one move may take before the measurement is given up.
const PATIENCE: Duration = Duration::from_secs(30);
/// What is sent to the floor, which does not care: a move like any other.
const ANY_MOVE: &str = "2,-1";

/// Two clients who play each other.
#[derive(Debug)]
pub struct Pair {
    sockets: [Socket; 2],
    end: OtherEnd,
    rng: ChaCha20Rng,
    named: u64,
    sees: Seats,
    /// The last place in the table's log that either has heard of.
    seq: u64,
    /// Whose move is next, which, and since when that is known.
    ready: Option<(usize, String, Instant)>,
    /// The move that is on its way.
    flight: Option<Flight>,
}

/// What is at the other end of the sockets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherEnd {
    /// A table of the server.
    Table,
    /// The bare relay.
    Floor,
}

#[derive(Debug)]
struct Flight {
    by: usize,
    id: CommandId,
    since: Instant,
    /// Where the log was before it.
    after: u64,
    acknowledged: bool,
    arrived: bool,
}

/// When moves are made.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// As soon as the last one has arrived, so many and no more.
    Only(usize),
    /// As soon as the last one has arrived.
    Closed,
    /// One in so much time, from a given moment on.
    Every(Duration, Instant),
}

impl Pair {
    /// Two clients. At the floor the first one begins.
    pub fn new(sockets: [Socket; 2], end: OtherEnd, rng: ChaCha20Rng) -> Pair {
        let ready = (end == OtherEnd::Floor).then(|| (0, ANY_MOVE.to_owned(), Instant::now()));
        Pair { sockets, end, rng, named: 0, sees: Seats::default(), seq: 0, ready, flight: None }
    }

    /// Listens until both see the game.
    pub async fn wait_for_views(&mut self) -> Result<(), Trouble> {
        for seat in 0..2 {
            while !self.sees.contains(seat_of(seat)) {
                let text = self.socket(seat).hear_soon().await?;
                self.understand(seat, &text, &mut Tally::default()).await?;
            }
        }
        Ok(())
    }

    /// The clients that have seen a game.
    pub fn sees(&self) -> Seats {
        self.sees
    }

    /// Plays until it is time to stop and the last move has arrived.
    pub async fn play(&mut self, pace: Pace, until: Instant) -> Result<Tally, Trouble> {
        let mut tally = Tally::default();
        let mut due = match pace {
            Pace::Only(_) | Pace::Closed => Instant::now(),
            Pace::Every(_, first) => first,
        };
        loop {
            let now = Instant::now();
            let enough = matches!(pace, Pace::Only(moves) if tally.moves() >= moves);
            let wake = match (&self.flight, &self.ready) {
                (None, _) if enough || now >= until => return Ok(tally),
                (None, Some(_)) if now >= due => {
                    self.send_move(pace, due).await?;
                    if let Pace::Every(period, _) = pace {
                        due += period;
                    }
                    continue;
                }
                (None, Some(_)) => due.min(until),
                (None, None) => until,
                (Some(flight), _) if now > flight.since + PATIENCE => return Err(Trouble::Silence),
                (Some(_), _) => now + PATIENCE,
            };
            let [first, second] = &mut self.sockets;
            let (seat, text) = tokio::select! {
                text = first.hear() => (0, text?),
                text = second.hear() => (1, text?),
                () = sleep_until(wake) => continue,
            };
            self.understand(seat, &text, &mut tally).await?;
        }
    }

    /// A client says something and hears until it is done.
    pub async fn do_it(&mut self, seat: usize, command: Command) -> Result<(), Trouble> {
        let id = self.next_id()?;
        self.socket(seat).say(&ClientMessage::Do { id: id.clone(), command }).await?;
        loop {
            let text = self.socket(seat).hear_soon().await?;
            self.understand(seat, &text, &mut Tally::default()).await?;
            if let Ok(ServerMessage::Done { id: done, .. }) = serde_json::from_str(&text)
                && done == id
            {
                return Ok(());
            }
        }
    }

    async fn send_move(&mut self, pace: Pace, due: Instant) -> Result<(), Trouble> {
        let Some((by, action, known)) = self.ready.take() else { return Ok(()) };
        let id = self.next_id()?;
        let command = Command::Play { seat: seat_of(by), actions: vec![action], reaction: None };
        let now = Instant::now();
        // A move that is late because the one before it was slow has waited, too.
        let held_up = matches!(pace, Pace::Every(..)) && known > due;
        let since = if held_up { due } else { now };
        let after = self.seq;
        let flight =
            Flight { by, id: id.clone(), since, after, acknowledged: false, arrived: false };
        self.flight = Some(flight);
        let message = ClientMessage::Do { id, command };
        timeout(PATIENCE, self.socket(by).say(&message)).await.map_err(|_| Trouble::Silence)?
    }

    async fn understand(
        &mut self,
        seat: usize,
        text: &str,
        tally: &mut Tally,
    ) -> Result<(), Trouble> {
        let now = Instant::now();
        if self.end == OtherEnd::Floor {
            if self.flight.as_ref().is_some_and(|flight| flight.by == seat) {
                let ClientMessage::Do { id, .. } = serde_json::from_str(text)? else {
                    return Err(Trouble::Unexpected(text.to_owned()));
                };
                self.acknowledged(&id, now, tally);
            } else {
                self.arrived(seat, now, tally);
                self.ready = Some((seat, ANY_MOVE.to_owned(), now));
            }
            return Ok(());
        }
        match serde_json::from_str(text)? {
            ServerMessage::Done { id, .. } => self.acknowledged(&id, now, tally),
            ServerMessage::Steps { seq, views, ending, .. } => {
                self.seq = self.seq.max(seq);
                // The move before may be shown to the one who made it only now.
                if self.flight.as_ref().is_some_and(|flight| seq > flight.after) {
                    self.arrived(seat, now, tally);
                }
                if ending.is_some() {
                    self.play_again(seat).await?;
                } else {
                    self.look(seat, &views, now);
                }
            }
            ServerMessage::Changed { seq, views, ending, done, .. } => {
                self.seq = self.seq.max(seq);
                if let Some(id) = done {
                    self.acknowledged(&id, now, tally);
                } else if self.flight.as_ref().is_some_and(|flight| seq > flight.after) {
                    self.arrived(seat, now, tally);
                }
                if ending.is_some() {
                    self.play_again(seat).await?;
                } else if let [SeatChange { change: Change { may: Some(may), .. }, .. }] =
                    &views[..]
                {
                    self.ready = any_step(&mut self.rng, may).map(|step| (seat, step, now));
                }
            }
            ServerMessage::Table(table) => {
                self.seq = self.seq.max(table.seq);
                let views = table.play.map(|play| play.views).unwrap_or_default();
                self.look(seat, &views, now);
            }
            ServerMessage::Refused { .. } | ServerMessage::Bye { .. } => {
                return Err(Trouble::Unexpected(text.to_owned()));
            }
            _ => {}
        }
        Ok(())
    }

    async fn play_again(&mut self, seat: usize) -> Result<(), Trouble> {
        let id = self.next_id()?;
        let again = ClientMessage::Do { id, command: Command::Rematch };
        self.socket(seat).say(&again).await
    }

    /// Chooses a move if there is one to make.
    fn look(&mut self, seat: usize, views: &[SeatView], now: Instant) {
        if !views.is_empty() {
            self.sees = self.sees.with(seat_of(seat));
        }
        let [SeatView { view, .. }] = views else { return };
        // Both seats of the pair look; only the one in turn has something to choose.
        let Some(action) = pick(&mut self.rng, &view.actions()) else { return };
        self.ready = Some((seat, action.to_string(), now));
    }

    fn acknowledged(&mut self, id: &CommandId, now: Instant, tally: &mut Tally) {
        if let Some(flight) = self.flight.as_mut().filter(|flight| flight.id == *id) {
            flight.acknowledged = true;
            tally.acknowledged(now.saturating_duration_since(flight.since));
            self.land();
        }
    }

    fn arrived(&mut self, seat: usize, now: Instant, tally: &mut Tally) {
        if let Some(flight) = self.flight.as_mut().filter(|flight| flight.by != seat) {
            flight.arrived = true;
            tally.arrived(now.saturating_duration_since(flight.since));
            self.land();
        }
    }

    fn land(&mut self) {
        if self.flight.as_ref().is_some_and(|flight| flight.acknowledged && flight.arrived) {
            self.flight = None;
        }
    }

    fn next_id(&mut self) -> Result<CommandId, Trouble> {
        self.named += 1;
        CommandId::try_from(format!("move-{}", self.named))
            .map_err(|error| Trouble::Unexpected(error.to_string()))
    }

    fn socket(&mut self, seat: usize) -> &mut Socket {
        let [first, second] = &mut self.sockets;
        if seat == 0 { first } else { second }
    }
}

/// One of the steps that are told in few words; all of them need not be listed for that.
fn any_step(rng: &mut ChaCha20Rng, may: &Pairs) -> Option<String> {
    /// Few are excepted, so a possible one is soon found.
    const TRIES: usize = 100;
    let to: Vec<&str> = may.to.split(' ').collect();
    if may.from.is_empty() {
        return pick(rng, &to).map(ToOwned::to_owned);
    }
    let from: Vec<&str> = may.from.split(' ').collect();
    let tried = (0..TRIES).find_map(|_| {
        let step = format!("{}>{}", pick(rng, &from)?, pick(rng, &to)?);
        may.except.split(' ').all(|except| except != step).then_some(step)
    });
    tried.or_else(|| may.steps().into_iter().next())
}

/// Where a client sits.
pub fn seat_of(client: usize) -> Seat {
    const SEATS: [Seat; 2] = [Seat::new(0).unwrap(), Seat::new(1).unwrap()];
    if client == 0 { SEATS[0] } else { SEATS[1] }
}
