//! The others at a server's table: who has gone and come, and what can be said to them with one press.

use protocol::ClientMessage;
use protocol::client::Reaction;
use protocol::text::Name;
use rules::Seat;

use super::Remote;
use crate::scene::{Sitting, Who};

/// All reactions, in the order in which they are offered.
pub const REACTIONS: [Reaction; 6] = [
    Reaction::Bravo,
    Reaction::Laugh,
    Reaction::Surprise,
    Reaction::Ouch,
    Reaction::Thinking,
    Reaction::Thanks,
];

/// The sentence of a reaction.
pub fn reaction_key(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Bravo => "page-react-bravo",
        Reaction::Laugh => "page-react-laugh",
        Reaction::Surprise => "page-react-surprise",
        Reaction::Ouch => "page-react-ouch",
        Reaction::Thinking => "page-react-thinking",
        Reaction::Thanks => "page-react-thanks",
    }
}

/// Somebody whose words need not be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talker {
    /// Where they sit; nowhere, if they watch.
    pub seat: Option<Seat>,
    pub name: String,
    pub muted: bool,
}

impl Remote {
    /// Whom one may mute: the people elsewhere, and whoever has talked without a seat.
    pub fn talkers(&self) -> Vec<Talker> {
        let seats = (0u8..).map_while(Seat::new).zip(&self.scene.seats);
        let people = seats.filter(|(_, sitting)| sitting.who == Who::Elsewhere);
        let people = people.map(|(seat, sitting)| (Some(seat), sitting.name.clone()));
        let watching = self.watching.iter().map(|name| (None, name.clone()));
        people
            .chain(watching)
            .map(|(seat, name)| {
                let muted = self.muted.contains(&(seat, name.clone()));
                Talker { seat, name, muted }
            })
            .collect()
    }

    /// Hears no more of what somebody says, or hears it again.
    pub fn mute(&mut self, talker: &Talker) {
        let key = (talker.seat, talker.name.clone());
        let muted = !self.muted.remove(&key);
        let text = [("who", talker.name.clone().into())];
        let said = if muted { "tui-muted" } else { "tui-unmuted" };
        self.refusal = Some(self.sentences.say_of(said, &text));
        self.send_mute(&key, muted);
        if muted {
            self.muted.insert(key);
        }
    }

    /// A new line knows nobody who was muted.
    pub(super) fn mute_again(&self) {
        for key in &self.muted {
            self.send_mute(key, true);
        }
    }

    fn send_mute(&self, (seat, name): &(Option<Seat>, String), muted: bool) {
        let name = seat.is_none().then(|| Name::from(name.clone()));
        self.send(ClientMessage::Mute { seat: *seat, name, muted });
    }

    /// Tells who has gone and who has come back, since nobody sees them.
    pub(super) fn tell_presence(&mut self, before: &[Sitting]) {
        let mut lines = Vec::new();
        for (was, is) in before.iter().zip(&self.scene.seats) {
            let same = was.name == is.name && was.who == Who::Elsewhere && is.who == was.who;
            let key = match (was.presence, is.presence) {
                _ if !same => continue,
                (was, is) if !was.gave_up && is.gave_up => "tui-gave-up-now",
                (was, is) if !was.stand_in && is.stand_in => "tui-stand-in-now",
                (was, is) if was.stand_in && !is.stand_in => "tui-back-now",
                (was, is) if was.here && !is.here => "page-away-now",
                (was, is) if !was.here && is.here && !is.stand_in => "tui-back-now",
                _ => continue,
            };
            lines.push(self.sentences.say_of(key, &[("who", is.name.clone().into())]));
        }
        for line in lines {
            self.line(line);
        }
    }
}
