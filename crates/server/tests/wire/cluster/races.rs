//! A race between somebody at the keeper's node and somebody at another.

use std::net::SocketAddr;

use protocol::clock::ServerClock;
use protocol::http::NewTable;
use protocol::server::ServerMessage;
use protocol::table::{Pace, Settings};
use protocol::{ClientMessage, Code, Command};
use rules::{GameKind, Seat, Turn};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio::time::{Duration, Instant, advance, sleep_until, timeout_at};

use super::Cluster;
use crate::wire::actions;
use crate::wire::client::Client;
use crate::wire::players::{right_call, start};
use crate::wire::web::{self, new_table};

/// How long something travels to the keeper's node, and from it: first over the client's own line, and
/// then over the bus. Each is more than the difference that has to be told, and there and back are not equal.
const CLIENT: Ways = Ways { there: Duration::from_millis(45), back: Duration::from_millis(25) };
const BUS: Ways = Ways { there: Duration::from_millis(40), back: Duration::from_millis(22) };
/// How much faster one of the two is than the other.
const FASTER: Duration = Duration::from_millis(20);
/// How many rounds are played at least.
const ROUNDS: usize = 100;

/// How long a line is.
#[derive(Clone, Copy)]
struct Ways {
    there: Duration,
    back: Duration,
}

/// A client's line to a server, of this length.
async fn line(server: SocketAddr, ways: Ways) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = TcpStream::connect(server).await.unwrap();
            for end in [&client, &server] {
                end.set_nodelay(true).unwrap();
            }
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            carry(from_client, to_server, ways.there);
            carry(from_server, to_client, ways.back);
        }
    });
    address
}

/// Carries bytes, each for so long.
fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, takes: Duration) {
    let (depart, mut arriving) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut bytes = vec![0; 16 * 1024];
        while let Ok(read @ 1..) = from.read(&mut bytes).await {
            let _ = depart.send((Instant::now() + takes, bytes[..read].to_vec()));
        }
    });
    tokio::spawn(async move {
        while let Some((arrives, bytes)) = arriving.recv().await {
            sleep_until(arrives).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
}

/// How often everybody may do something before a millisecond is over: more often than a message has
/// stations, so that nothing is on its way over a socket when time goes on.
const SETTLING: usize = 30;

/// Lets time go by. Sockets are the system's own, and a clock that runs ahead whenever nobody computes would
/// run while bytes are on their way.
async fn let_time_pass() {
    loop {
        for _ in 0..SETTLING {
            yield_now().await;
        }
        advance(Duration::from_millis(1)).await;
    }
}

/// Somebody with the clock that clients ship.
struct Racer {
    client: Client,
    seat: Seat,
    clock: ServerClock,
    began: Instant,
}

impl Racer {
    /// Waits, and hears what comes meanwhile: a browser answers pings whatever its page does.
    async fn wait_until(&mut self, when: Instant) {
        while timeout_at(when, self.client.next()).await.is_ok() {}
    }

    /// Asks for the time a few times, as a page does. Meanwhile the server measures the line.
    async fn agree(&mut self) {
        for _ in 0..8 {
            let sent = self.began.elapsed();
            self.client.send(&ClientMessage::Ping { at: 1.0 }).await;
            let now = self.client.until(|message| match message {
                ServerMessage::Pong { now, .. } => Some(*now),
                _ => None,
            });
            let now = now.await;
            self.clock.answered(sent, self.began.elapsed(), now);
            self.wait_until(Instant::now() + Duration::from_millis(200)).await;
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
        self.wait_until(shown + reaction).await;
        let reaction = Some(u64::try_from(reaction.as_micros()).unwrap());
        let command = Command::Play { seat: self.seat, actions: vec![call], reaction };
        match self.client.order(command).await {
            Ok(seq) => {
                self.client.until_steps(seq).await;
                true
            }
            Err(refusal) => {
                let late = [Code::TooLate, Code::Illegal, Code::NotPlaying];
                assert!(late.contains(&refusal.code), "{refusal:?}");
                false
            }
        }
    }
}

/// How many rounds the truly first one got, and of how many.
#[derive(Default)]
struct Tally {
    right: usize,
    played: usize,
}

impl Tally {
    /// Counts a whole game of these two.
    async fn count(&mut self, direct: &mut Racer, relayed: &mut Racer) {
        tokio::join!(direct.agree(), relayed.agree());
        loop {
            while direct.client.game().ending.is_none() && !direct.is_racing() {
                let went_on = direct.go_on().await;
                let went_on = if went_on.is_none() { relayed.go_on().await } else { went_on };
                let seq = went_on.expect("it is somebody's turn");
                tokio::join!(direct.client.until_steps(seq), relayed.client.until_steps(seq));
            }
            if direct.client.game().ending.is_some() {
                return;
            }
            tokio::join!(direct.see_dice(), relayed.see_dice());
            let slow = Duration::from_millis(250 + self.played as u64);
            let relayed_first = self.played.is_multiple_of(2);
            let (one, other) =
                if relayed_first { (slow, slow - FASTER) } else { (slow - FASTER, slow) };
            let won = tokio::join!(direct.call(one), relayed.call(other));
            self.played += 1;
            self.right += usize::from(won == (!relayed_first, relayed_first));
            let seq = direct.client.seen.steps_seq.max(relayed.client.seen.steps_seq);
            tokio::join!(direct.client.until_steps(seq), relayed.client.until_steps(seq));
        }
    }
}

/// Whose call arrives first says nothing: the keeper's node measures the whole way, both lines of
/// it.
#[tokio::test(start_paused = true)]
async fn who_was_first_gets_the_round_wherever_the_sockets_are() {
    let time = tokio::spawn(let_time_pass());
    let cluster = Cluster::of(2).await;
    cluster.switch.lengthen(cluster.members[1].id, BUS.there, BUS.back);
    let line = line(cluster.house(1).address, CLIENT).await;
    let mut tally = Tally::default();
    while tally.played < ROUNDS {
        let options = json!({"variant": "basic", "trophies": 9, "calls": "free"});
        let settings = Some(Settings { pace: Pace::Fast, ..Settings::default() });
        let new = NewTable { options: Some(options), settings, ..new_table(GameKind::Dice, 2) };
        let host = web::cookie(cluster.house(0)).await;
        let table = web::make(cluster.house(0), &host, &new).await;
        let mut clients = vec![
            Client::at(cluster.house(0), &host, table).await,
            Client::by_way_of(line, &web::cookie(cluster.house(1)).await, table).await,
        ];
        for (client, seat) in clients.iter_mut().zip(Seat::all(2)) {
            client.sit(seat, &format!("Player {seat}")).await;
        }
        start(&mut clients).await;
        let began = Instant::now();
        let racer = |(client, seat)| Racer { client, seat, clock: ServerClock::default(), began };
        let mut racers: Vec<Racer> = clients.into_iter().zip(Seat::all(2)).map(racer).collect();
        let [direct, relayed] = &mut racers[..] else { panic!("two play") };
        tally.count(direct, relayed).await;
    }
    let Tally { right, played } = tally;
    println!("the truly first got {right} of {played} rounds");
    assert!(100 * right >= 97 * played, "{right} of {played}");
    cluster.stop().await;
    time.abort();
}
