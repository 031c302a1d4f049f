//! A client that plays at random, keeps its own list of what was acknowledged,
//! and comes back with the same command after every cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use protocol::known::{Change, Known};
use protocol::server::Farewell;
use protocol::table::{Play, SeatView};
use protocol::{ClientMessage, Code, Command, CommandId, Refusal, ServerMessage, TableId};
use rand_chacha::ChaCha20Rng;
use rand_core::Rng;
use rules::{Actor, Seat, Turn};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::network::{Cut, Wire};

/// How long a client waits before it connects again, as pages and terminals do at first.
const AGAIN: Duration = Duration::from_millis(250);
/// How often it asks for a sign of life, and how long it waits for one.
const PING: Duration = Duration::from_secs(1);
const SILENCE: Duration = Duration::from_secs(3);

/// What a player tells whoever watches the test.
#[derive(Debug)]
pub enum News {
    /// A command at a table was acknowledged, at this place of its log.
    Acknowledged(TableId, u64),
    /// The connection ended, perhaps with a word.
    Left(Option<Farewell>),
}

/// A step that was acknowledged.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    pub seq: u64,
    pub game: u32,
    pub seat: Seat,
    pub action: String,
}

/// What all players share.
#[derive(Clone)]
pub struct World {
    /// Where the servers are now. Who finds the only one gone waits for another; of several, the next
    /// is tried.
    pub places: watch::Receiver<Vec<SocketAddr>>,
    pub news: mpsc::UnboundedSender<News>,
    /// Whether games that are on are the last ones.
    pub last: Arc<AtomicBool>,
    /// How long everybody thinks.
    pub thinks: Duration,
}

impl World {
    /// Whether who hears nothing goes to another server, as a page does.
    fn is_impatient(&self) -> bool {
        self.places.borrow().len() > 1
    }
}

/// A client in one seat.
pub struct Player {
    pub table: TableId,
    pub cookie: String,
    pub seat: Seat,
    pub rng: ChaCha20Rng,
    /// The table's last game, once somebody has said so.
    pub last_game: Arc<watch::Sender<u32>>,
    /// How many at the table have yet to finish. Nobody leaves before: who is gone counts as
    /// agreeing to another game.
    pub unfinished: Arc<watch::Sender<usize>>,
    pub memory: Memory,
}

/// What a client has seen and done.
#[derive(Default)]
pub struct Memory {
    pub acknowledged: Vec<Acknowledged>,
    known: Known,
    /// Whether what may be done next is known only with the next view.
    awaits_view: bool,
    asked_again: bool,
    pending: Option<(CommandId, Command)>,
    /// The game that it was meant for.
    pending_in: u32,
    named: u64,
    /// Whether the table must be opened again to know what may be done.
    lost_touch: bool,
    /// Whether the others know that this one has finished.
    counted: bool,
}

impl Player {
    /// Plays until the last game of the table is over.
    pub async fn run(mut self, mut world: World) -> Player {
        loop {
            let places = world.places.borrow_and_update().clone();
            let place = match places[..] {
                [only] => only,
                _ => places[usize::try_from(self.rng.next_u32()).unwrap() % places.len()],
            };
            match self.visit(place, &world).await {
                Ok(()) => return self,
                Err(farewell) => {
                    let moved = farewell == Some(Farewell::Reopen);
                    assert!(
                        !moved || places.len() > 1,
                        "one server opens no table again by itself"
                    );
                    world.news.send(News::Left(farewell)).unwrap();
                }
            }
            if places.len() > 1 {
                tokio::time::sleep(AGAIN).await;
            } else {
                world.places.changed().await.unwrap();
            }
        }
    }

    async fn visit(&mut self, address: SocketAddr, world: &World) -> Result<(), Option<Farewell>> {
        let cut = |_: Cut| None;
        let opening = Wire::open(address, Some(&self.cookie));
        let (mut wire, _) = if world.is_impatient() {
            timeout(SILENCE, opening).await.map_err(|_| None)?.map_err(cut)?
        } else {
            opening.await.map_err(cut)?
        };
        let mut pings = tokio::time::interval(PING);
        let mut unanswered = Duration::ZERO;
        // Sometimes what was missed, sometimes everything: both must agree with what is known. Who waits
        // for a view needs everything: it may be that nothing was missed.
        let seen = self.memory.known.seen().filter(|_| self.rng.next_u32().is_multiple_of(2));
        let seen = seen.filter(|_| !self.memory.awaits_view);
        wire.say(&ClientMessage::watch(self.table, seen)).await.map_err(cut)?;
        if let Some((id, command)) = self.memory.pending.clone() {
            wire.say(&ClientMessage::Do { id, command }).await.map_err(cut)?;
        }
        let mut last_game = self.last_game.subscribe();
        let mut unfinished = self.unfinished.subscribe();
        loop {
            if self.is_finished() && !std::mem::replace(&mut self.memory.counted, true) {
                self.unfinished.send_modify(|left| *left -= 1);
            }
            if *unfinished.borrow_and_update() == 0 {
                return Ok(());
            }
            if let Some((id, command)) = self.next_command(world) {
                if !world.thinks.is_zero() {
                    tokio::time::sleep(world.thinks).await;
                }
                self.memory.pending = Some((id.clone(), command.clone()));
                self.memory.pending_in = self.memory.game();
                // If the line is cut, what the server said before that is still to be heard.
                let _ = wire.say(&ClientMessage::Do { id, command }).await;
            }
            if std::mem::take(&mut self.memory.lost_touch) {
                let watch = ClientMessage::watch(self.table, None);
                let _ = wire.say(&watch).await;
            }
            tokio::select! {
                message = wire.hear() => {
                    unanswered = Duration::ZERO;
                    self.hear(message.map_err(cut)?, world)?;
                }
                _ = pings.tick(), if world.is_impatient() => {
                    unanswered += PING;
                    if unanswered > SILENCE {
                        return Err(None);
                    }
                    let _ = wire.say(&ClientMessage::Ping { at: 0.0 }).await;
                }
                changed = last_game.changed() => changed.unwrap(),
                changed = unfinished.changed() => changed.unwrap(),
            }
        }
    }

    fn is_finished(&self) -> bool {
        let last = *self.last_game.borrow();
        let memory = &self.memory;
        let knows_all = memory.is_over() && memory.view().is_some();
        knows_all && memory.pending.is_none() && last == memory.game()
    }

    fn next_command(&mut self, world: &World) -> Option<(CommandId, Command)> {
        let memory = &mut self.memory;
        if memory.pending.is_some() {
            return None;
        }
        let command = if memory.is_over() {
            if memory.asked_again {
                return None;
            }
            if world.last.load(Ordering::Relaxed) {
                self.last_game.send_replace(memory.game());
                return None;
            }
            memory.asked_again = true;
            Command::Rematch
        } else {
            let action = choose(memory.view()?, self.seat, &mut self.rng)?;
            Command::Play { seat: self.seat, actions: vec![action], reaction: None }
        };
        memory.named += 1;
        let id = format!("{}-{}", self.seat, memory.named);
        Some((CommandId::try_from(id).unwrap(), command))
    }

    fn hear(&mut self, message: ServerMessage, world: &World) -> Result<(), Option<Farewell>> {
        match message {
            ServerMessage::Done { id, seq, .. } => {
                self.memory.acknowledged(&id, seq);
                world.news.send(News::Acknowledged(self.table, seq)).unwrap();
            }
            // Of several servers this one does not have the table now: what was not done is tried again.
            ServerMessage::Refused { refusal, .. }
                if world.is_impatient()
                    && [Code::Storage, Code::Stopping].contains(&refusal.code) =>
            {
                return Err(None);
            }
            // The table was about to be opened again.
            ServerMessage::Refused { id: None, refusal } => {
                assert_eq!(refusal.code, Code::Stopping);
            }
            ServerMessage::Refused { id: Some(id), refusal } => self.memory.refused(&id, &refusal),
            ServerMessage::Bye { reason } => return Err(Some(reason)),
            message => self.memory.see_message(&message),
        }
        Ok(())
    }
}

impl Memory {
    /// The game that is on, or the last one.
    pub fn play(&self) -> Option<&Play> {
        self.known.table()?.play.as_ref()
    }

    fn game(&self) -> u32 {
        self.play().map_or(0, |play| play.number)
    }

    fn is_over(&self) -> bool {
        self.play().is_some_and(|play| play.ending.is_some())
    }

    /// What this client's seat sees now.
    fn view(&self) -> Option<&SeatView> {
        self.play().filter(|_| !self.awaits_view)?.views.first()
    }

    fn see_message(&mut self, message: &ServerMessage) {
        let (before, seen) = (self.play().cloned(), self.known.seen());
        let change = self.known.hear(message);
        // What was shown before the server died still holds, and nothing is left out.
        assert_ne!(change, Change::AskAgain, "{message:?} does not fit to {before:?}");
        if !matches!(change, Change::Table | Change::Steps { .. }) {
            return;
        }
        let awaited = std::mem::take(&mut self.awaits_view);
        let (Some(before), Some(play)) = (before, self.play()) else { return };
        if before.number != play.number {
            self.asked_again = false;
            return;
        }
        assert!(play.steps.starts_with(&before.steps), "{before:?} became {play:?}");
        // A throw is shown before the row that it is in: the number alone is not the moment.
        let same = seen == self.known.seen() && before.steps.len() == play.steps.len();
        if same && !awaited && !before.views.is_empty() {
            assert_eq!(before.views, play.views, "the same moment looks different");
        }
    }

    fn acknowledged(&mut self, id: &CommandId, seq: u64) {
        let (pending, command) = self.pending.take().expect("one answer to a command");
        assert_eq!(*id, pending);
        let Command::Play { seat, actions, .. } = command else { return };
        let [action] = &actions[..] else { panic!("one step at a time") };
        // Who was away for long may hear in the next game of what was done in the last.
        let repeated = self.known.seen().is_some_and(|seen| seen >= seq);
        let game = if repeated { self.pending_in } else { self.game() };
        let action = action.clone();
        self.acknowledged.push(Acknowledged { seq, game, seat, action });
        self.awaits_view |= self.known.seen().is_none_or(|seen| seen < seq);
    }

    /// In a race others may be first, and the dice may come before they are shown.
    /// Nothing else is ever refused here.
    fn refused(&mut self, id: &CommandId, refusal: &Refusal) {
        let (pending, command) = self.pending.take().expect("one answer to a command");
        assert_eq!(*id, pending);
        let Command::Play { actions, .. } = &command else { panic!("{refusal:?}") };
        assert!(actions[0].starts_with("call"), "{actions:?}: {refusal:?}");
        match refusal.code {
            Code::TooEarly => {}
            Code::TooLate | Code::Illegal | Code::NotPlaying => {
                self.awaits_view = true;
                self.lost_touch = true;
            }
            _ => panic!("{refusal:?}"),
        }
    }
}

/// Something that the view allows; nothing if it is not this seat's turn. In a race most
/// calls are right: with wrong ones alone a game would never end.
fn choose(view: &SeatView, seat: Seat, rng: &mut ChaCha20Rng) -> Option<String> {
    let actions = view.view.actions();
    let racing = matches!(view.view.turn(), Turn::Race(_));
    if racing && !rng.next_u32().is_multiple_of(4) {
        let state = view.view.determinize(rng).unwrap();
        let right = state.actions(seat).into_iter().find(|call| {
            let mut after = state.clone();
            after.play(Actor::Seat(seat), call).is_ok() && !matches!(after.turn(), Turn::Race(_))
        });
        // The last one who may call ends the round in any way.
        return right.map(|call| call.to_string());
    }
    let choices = u32::try_from(actions.len()).unwrap();
    let choice = rng.next_u32().checked_rem(choices)?;
    Some(actions[usize::try_from(choice).unwrap()].to_string())
}
