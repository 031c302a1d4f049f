//! A few things to choose from at a server's table: a reaction to show, a person to mute.

use protocol::Command;
use protocol::client::Reaction;
use ratatui::crossterm::event::KeyCode;
use words::Sentences;

use super::{Overlay, Playing};
use crate::board::Key;
use crate::table::Table;
use crate::table::remote::{REACTIONS, Talker, reaction_key};

/// What is offered, each under a digit.
#[derive(Clone, Debug)]
pub enum Menu {
    Reactions,
    Talkers(Vec<Talker>),
}

impl Menu {
    /// The keys while it is open.
    pub fn keys(&self, sentences: &Sentences) -> Vec<Key> {
        let labels: Vec<String> = match self {
            Menu::Reactions => REACTIONS.map(|one| sentences.say(reaction_key(one))).to_vec(),
            Menu::Talkers(talkers) => {
                let label = |talker: &Talker| {
                    let key = if talker.muted { "tui-unmute" } else { "tui-mute" };
                    sentences.say_of(key, &[("who", talker.name.clone().into())])
                };
                talkers.iter().map(label).collect()
            }
        };
        let digits = ('1'..='9').zip(labels);
        let mut keys: Vec<Key> =
            digits.map(|(digit, label)| Key::new(sentences, KeyCode::Char(digit), label)).collect();
        keys.push(Key::new(sentences, KeyCode::Esc, sentences.say("tui-key-cancel")));
        keys
    }
}

impl Playing {
    /// Opens the list of people who can be muted, if there is anybody.
    pub(super) fn open_talkers(&mut self) {
        if let Table::Remote(remote) = &self.table {
            let talkers = remote.talkers();
            if talkers.is_empty() {
                self.note = Some(self.manner.sentences.say("tui-nobody-to-mute"));
            } else {
                self.over = Overlay::Menu(Menu::Talkers(talkers));
            }
        }
    }

    /// A key while a menu is open: what it names is done, any other closes the menu.
    pub(super) fn choose_in(&mut self, menu: &Menu, code: KeyCode) {
        let KeyCode::Char(digit @ '1'..='9') = code else { return };
        let place = usize::from(digit as u8 - b'1');
        match menu {
            Menu::Reactions => {
                if let Some(&reaction) = REACTIONS.get(place) {
                    self.react(reaction);
                }
            }
            Menu::Talkers(talkers) => {
                if let (Some(talker), Table::Remote(remote)) = (talkers.get(place), &mut self.table)
                {
                    remote.mute(talker);
                }
            }
        }
    }

    fn react(&mut self, reaction: Reaction) {
        self.table.command(Command::React { reaction });
    }
}
