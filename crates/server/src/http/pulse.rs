//! Whether somebody is still at the other end of a socket, and how long messages travel to them.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

/// How often a line is measured where a race may come: more often while little is known.
const AT_FIRST: Duration = Duration::from_millis(150);
const IN_RACES: Duration = Duration::from_secs(2);
/// At a table it is noticed soon that somebody is gone: after a time without a sign of life a ping
/// asks for one, and if none comes either, the client is away. A page asks for the time more often
/// than this, so it costs a timer and no ping; other clients get one ping of a few bytes each time,
/// which is 200 a second for a thousand of them that do nothing.
const QUIET: Duration = Duration::from_secs(5);
const AWAY: Duration = Duration::from_secs(9);
/// Elsewhere, and for those who are away, it is enough to keep the line open.
const KEEP_ALIVE: Duration = Duration::from_secs(25);
/// How long a ping may stay without an answer before a client is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// What a line is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Nothing,
    Table,
    Races {
        /// Whether anything is known yet of how long messages travel.
        measured: bool,
    },
}

/// The signs of life of one client.
#[derive(Debug)]
pub struct Pulse {
    /// The pings that are not answered: when they were sent and what they said.
    pings: VecDeque<(Instant, [u8; 8])>,
    next_ping: Instant,
    /// When anything came from it last.
    heard: Instant,
    is_away: bool,
}

impl Pulse {
    pub fn new(now: Instant) -> Pulse {
        let pings = VecDeque::new();
        Pulse { pings, next_ping: now + KEEP_ALIVE, heard: now, is_away: false }
    }

    /// The client has opened a table.
    pub fn table_opened(&mut self, now: Instant) {
        self.is_away = false;
        self.next_ping = now + AT_FIRST;
    }

    pub const fn is_away(&self) -> bool {
        self.is_away
    }

    /// Something has come from the client: whether it was away before.
    pub fn hear(&mut self, now: Instant) -> bool {
        self.heard = now;
        std::mem::take(&mut self.is_away)
    }

    /// When there may be something to do.
    pub fn next_look(&self, used: Use) -> Instant {
        match used {
            Use::Nothing => self.next_ping,
            _ if self.is_away => self.next_ping,
            _ => self.next_ping.min(self.heard + AWAY),
        }
    }

    /// Whether the client is away from now on.
    pub fn turns_away(&mut self, now: Instant, used: Use) -> bool {
        let turns = used != Use::Nothing && !self.is_away && now >= self.heard + AWAY;
        self.is_away |= turns;
        turns
    }

    /// Whether a ping is to be sent now.
    pub fn needs_ping(&mut self, now: Instant, used: Use) -> bool {
        if now < self.next_ping {
            return false;
        }
        let heard_lately = now < self.heard + QUIET;
        self.next_ping = match used {
            _ if self.is_away => now + KEEP_ALIVE,
            Use::Nothing => now + KEEP_ALIVE,
            Use::Races { measured: false } => now + AT_FIRST,
            Use::Races { measured: true } => now + IN_RACES,
            Use::Table if heard_lately => self.heard + QUIET,
            Use::Table => now + QUIET,
        };
        used != Use::Table || !heard_lately
    }

    /// Whether a ping has stayed without an answer for too long.
    pub fn is_gone(&self, now: Instant) -> bool {
        let oldest = self.pings.front();
        oldest.is_some_and(|(sent, _)| now.saturating_duration_since(*sent) > SILENCE)
    }

    /// A ping was sent.
    pub fn pinged(&mut self, now: Instant, word: [u8; 8]) {
        self.pings.push_back((now, word));
    }

    /// An answer to a ping: how long it took. Those before it will never come.
    pub fn answered(&mut self, echo: &[u8], arrived: Instant) -> Option<Duration> {
        let place = self.pings.iter().position(|(_, word)| word == echo)?;
        let (sent, _) = self.pings.drain(..=place).next_back()?;
        Some(arrived.saturating_duration_since(sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What happens to somebody who says something at these seconds, and answers no ping: when
    /// pings are sent, and when they are away.
    async fn silence(used: Use, says: &[u64], until: u64) -> (Vec<u64>, Vec<u64>) {
        let start = Instant::now();
        let mut pulse = Pulse::new(start);
        pulse.table_opened(start);
        let mut says = says.iter().map(|&at| start + Duration::from_secs(at)).peekable();
        let (mut pings, mut away) = (Vec::new(), Vec::new());
        loop {
            let next =
                says.peek().map_or(pulse.next_look(used), |&at| at.min(pulse.next_look(used)));
            tokio::time::sleep_until(next).await;
            let (now, at) = (Instant::now(), start.elapsed().as_secs());
            if at >= until {
                return (pings, away);
            }
            if says.next_if(|&say| say <= now).is_some() {
                pulse.hear(now);
            }
            if pulse.turns_away(now, used) {
                away.push(at);
            }
            if pulse.needs_ping(now, used) {
                pings.push(at);
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_says_nothing_is_away_within_ten_seconds() {
        for used in [Use::Table, Use::Races { measured: true }] {
            let (pings, away) = silence(used, &[1, 2, 3], 60).await;
            assert_eq!(away, [12], "{used:?}");
            assert!(pings.iter().any(|&at| at <= 9), "it was asked before: {pings:?}");
            assert!(pings.iter().filter(|&&at| at > 13).count() <= 3, "and not often after");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_says_something_every_few_seconds_is_never_asked() {
        let says: Vec<u64> = (0..60).step_by(4).collect();
        assert_eq!(silence(Use::Table, &says, 58).await, (Vec::new(), Vec::new()));
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_at_no_table_is_never_away() {
        let (pings, away) = silence(Use::Nothing, &[], 120).await;
        assert!(away.is_empty());
        assert!(pings.len() <= 5, "{pings:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_tells_how_long_it_took() {
        let start = Instant::now();
        let mut pulse = Pulse::new(start);
        pulse.pinged(start, [1; 8]);
        pulse.pinged(start + Duration::from_secs(2), [2; 8]);
        assert!(pulse.is_gone(start + Duration::from_secs(61)));
        let arrived = start + Duration::from_secs(3);
        assert_eq!(pulse.answered(&[2; 8], arrived), Some(Duration::from_secs(1)));
        assert_eq!(pulse.answered(&[1; 8], arrived), None, "it will never come");
        assert!(!pulse.is_gone(start + Duration::from_secs(100)));
    }
}
