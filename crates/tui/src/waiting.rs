//! Whom a server's table waits for, and what the people here can do about it.

use protocol::Command;
use protocol::table::Phase;
use rules::{Seat, Turn};
use words::{Sentences, show};

use crate::scene::{Scene, Sitting, Who};

/// Somebody whom the game would wait for cannot play now.
#[derive(Clone, Debug, PartialEq)]
pub struct Absence {
    pub text: String,
    /// What whoever reads this may do.
    pub way: Option<Way>,
}

/// What can be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Take the own seat back.
    Return(Seat),
    /// Let a bot play for somebody who is away.
    LetBot(Seat),
}

impl Way {
    /// The sentence that offers it.
    pub fn label(self) -> &'static str {
        match self {
            Way::Return(_) => "page-return",
            Way::LetBot(_) => "page-let-bot",
        }
    }

    pub fn command(self) -> Command {
        match self {
            Way::Return(seat) => Command::Return { seat },
            Way::LetBot(seat) => Command::StandIn { seat },
        }
    }
}

/// Who is missing of those who are to act.
pub fn absence(sentences: &Sentences, scene: &Scene) -> Option<Absence> {
    if scene.phase != Phase::Playing {
        return None;
    }
    let at = |seat: Seat| scene.seats.get(seat.index());
    let replaced = |seat: &Seat| at(*seat).is_some_and(|sitting| sitting.presence.stand_in);
    if let Some(seat) = scene.own().find(replaced) {
        let gave_up = at(seat).is_some_and(|sitting| sitting.presence.gave_up);
        return Some(if gave_up {
            Absence { text: sentences.say("page-gave-up-you"), way: None }
        } else {
            let way = Some(Way::Return(seat));
            Absence { text: sentences.say("page-stand-in-you"), way }
        });
    }
    // In a race nobody waits for those who are away.
    let Some(Turn::Seat(seat)) = scene.turn() else { return None };
    let waits = |sitting: &Sitting| {
        sitting.who == Who::Elsewhere && !sitting.presence.here && !sitting.presence.stand_in
    };
    at(seat).filter(|sitting| waits(sitting))?;
    let who = show::name(sentences, &scene.names(), seat);
    let text = sentences.say_of("page-away-now", &[("who", who.into())]);
    let way = scene.own().next().map(|_| Way::LetBot(seat));
    Some(Absence { text, way })
}

/// What the next game waits for, once somebody here has asked for it.
pub fn awaited(sentences: &Sentences, scene: &Scene) -> Option<String> {
    let asked = |sitting: &Sitting| sitting.who == Who::Here && sitting.presence.again;
    if scene.phase != Phase::Over || !scene.seats.iter().any(asked) {
        return None;
    }
    let names: Vec<String> = scene
        .seats
        .iter()
        .filter(|sitting| sitting.who == Who::Elsewhere && sitting.presence.awaited)
        .map(|sitting| sitting.name.clone())
        .collect();
    if !names.is_empty() {
        let who = sentences.list(&names).into();
        return Some(sentences.say_of("page-rematch-awaits", &[("who", who)]));
    }
    let free = scene.seats.iter().filter(|sitting| sitting.who == Who::Nobody).count();
    (free > 0).then(|| sentences.say_of("page-waiting-free", &[("count", free.into())]))
}

/// How a table stands that has not begun: free seats, who is away, or that all are here.
pub fn gathered(sentences: &Sentences, scene: &Scene) -> String {
    let free = scene.seats.iter().filter(|sitting| sitting.who == Who::Nobody).count();
    if free > 0 {
        return sentences.say_of("page-waiting-free", &[("count", free.into())]);
    }
    let away: Vec<String> = scene
        .seats
        .iter()
        .filter(|sitting| !sitting.presence.here)
        .map(|sitting| sitting.name.clone())
        .collect();
    if away.is_empty() {
        return sentences.say("page-waiting-full");
    }
    let details = [("who", sentences.list(&away).into()), ("count", away.len().into())];
    sentences.say_of("page-waiting-away", &details)
}
