//! A race between somebody at the keeper's node and somebody at another.

use protocol::clock::ServerClock;
use protocol::http::NewTable;
use protocol::server::ServerMessage;
use protocol::{ClientMessage, Code, Command};
use rules::{GameKind, Seat, Turn};
use serde_json::json;
use tokio::time::{Duration, Instant, sleep_until};

use super::Cluster;
use crate::wire::actions;
use crate::wire::client::Client;
use crate::wire::players::{right_call, start};
use crate::wire::web::{self, new_table};

/// How long a packet travels between the two nodes: more than the difference that has to be told.
const WAY: Duration = Duration::from_millis(40);
/// How much faster one of them is than the other.
const FASTER: Duration = Duration::from_millis(20);
const ROUNDS: usize = 40;

/// Somebody with the clock that clients ship.
struct Racer {
    client: Client,
    seat: Seat,
    clock: ServerClock,
    began: Instant,
}

impl Racer {
    fn own_time(&self) -> Duration {
        self.began.elapsed()
    }

    /// Asks for the time a few times, as a page does. Meanwhile the server measures the line.
    async fn agree(&mut self) {
        for _ in 0..8 {
            let sent = self.own_time();
            self.client.send(&ClientMessage::Ping { at: 1.0 }).await;
            let now = self.client.until(|message| match message {
                ServerMessage::Pong { now, .. } => Some(*now),
                _ => None,
            });
            let now = now.await;
            self.clock.answered(sent, self.own_time(), now);
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Does something, if it is one's turn: throws, or takes what was won.
    async fn go_on(&mut self) -> Option<u64> {
        let view = &self.client.views()[0].view;
        let first = actions(view).first().cloned();
        let first = first.filter(|_| view.turn() == Turn::Seat(self.seat))?;
        Some(self.client.play(self.seat, &[&first]).await.unwrap())
    }

    fn is_racing(&self) -> bool {
        matches!(self.client.views()[0].view.turn(), Turn::Race(_))
    }

    async fn see_dice(&mut self) {
        self.client
            .until_table(|table| {
                let play = table.play.as_ref().unwrap();
                matches!(play.views[0].view.turn(), Turn::Race(_)) && play.race.is_some()
            })
            .await;
    }

    /// Calls so long after the dice are shown; whether it was first.
    async fn call(&mut self, reaction: Duration) -> bool {
        let play = self.client.game();
        let opens_at = play.race.as_ref().unwrap().opens_at;
        let call = right_call(&play.views[0].view, self.seat).unwrap();
        let shown = self.began + self.clock.local(opens_at).unwrap();
        sleep_until(shown + reaction).await;
        let reaction = Some(u64::try_from(reaction.as_micros()).unwrap());
        let command = Command::Play { seat: self.seat, actions: vec![call], reaction };
        match self.client.order(command).await {
            Ok(seq) => {
                self.client.until_steps(seq).await;
                true
            }
            Err(refusal) => {
                assert!([Code::TooLate, Code::Illegal].contains(&refusal.code), "{refusal:?}");
                false
            }
        }
    }
}

/// Whose call arrives first says nothing: the other node measures the whole way, both lines of it.
#[tokio::test(start_paused = true)]
async fn who_was_first_gets_the_round_wherever_the_sockets_are() {
    let cluster = Cluster::of(2).await;
    let options = json!({"variant": "basic", "trophies": 9, "calls": "free"});
    let new = NewTable { options: Some(options), ..new_table(GameKind::Dice, 2) };
    let host = web::cookie(cluster.house(0)).await;
    let table = web::make(cluster.house(0), &host, &new).await;
    cluster.switch.delay(cluster.members[1].id, WAY);
    let mut clients = vec![
        Client::at(cluster.house(0), &host, table).await,
        Client::at(cluster.house(1), &web::cookie(cluster.house(1)).await, table).await,
    ];
    for (client, seat) in clients.iter_mut().zip(Seat::all(2)) {
        client.sit(seat, &format!("Player {seat}")).await;
    }
    start(&mut clients).await;
    let began = Instant::now();
    let racer = |(client, seat)| Racer { client, seat, clock: ServerClock::default(), began };
    let mut racers: Vec<Racer> = clients.into_iter().zip(Seat::all(2)).map(racer).collect();
    let [direct, relayed] = &mut racers[..] else { panic!("two play") };
    tokio::join!(direct.agree(), relayed.agree());
    let (mut right, mut played) = (0, 0);
    for round in 0..ROUNDS {
        while direct.client.game().ending.is_none() && !direct.is_racing() {
            let went_on = direct.go_on().await;
            let went_on = if went_on.is_none() { relayed.go_on().await } else { went_on };
            let seq = went_on.expect("it is somebody's turn");
            tokio::join!(direct.client.until_steps(seq), relayed.client.until_steps(seq));
        }
        if direct.client.game().ending.is_some() {
            break;
        }
        tokio::join!(direct.see_dice(), relayed.see_dice());
        let slow = Duration::from_millis(900 + 7 * round as u64);
        let relayed_first = round % 2 == 0;
        let (one, other) =
            if relayed_first { (slow, slow - FASTER) } else { (slow - FASTER, slow) };
        let won = tokio::join!(direct.call(one), relayed.call(other));
        played += 1;
        right += usize::from(won == (!relayed_first, relayed_first));
        let seq = direct.client.seen.steps_seq.max(relayed.client.seen.steps_seq);
        tokio::join!(direct.client.until_steps(seq), relayed.client.until_steps(seq));
    }
    assert!(played >= 9, "{played} rounds");
    assert!(100 * right >= 97 * played, "{right} of {played}");
    drop(racers);
    cluster.stop().await;
}
