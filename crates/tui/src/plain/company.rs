//! What is typed about the others at a server's table.

use std::io;
use std::rc::Rc;

use protocol::Command;

use super::Plain;
use crate::table::Table;
use crate::table::remote::{REACTIONS, reaction_key};
use crate::waiting::{Way, absence};

impl Plain<'_> {
    /// Does what a line says about the others; whether it was about them.
    pub(super) fn obey_about_others(&mut self, table: &mut Table, line: &str) -> io::Result<bool> {
        let Table::Remote(remote) = table else { return Ok(false) };
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let sentences = Rc::clone(&self.manner.sentences);
        match word {
            // *Bot 2* asks what lies before a player of that name.
            "bot" | "back" if rest.is_empty() => {
                let way = absence(&sentences, remote.scene()).and_then(|absence| absence.way);
                match (word, way) {
                    ("bot", Some(way @ Way::LetBot(_))) | ("back", Some(way @ Way::Return(_))) => {
                        remote.command(way.command());
                    }
                    _ => self.say(&sentences.say("tui-nothing-to-decide"))?,
                }
            }
            "warn" => {
                let own = remote.scene().own().next();
                if let Some(seat) = own {
                    remote.command(Command::Signal { seat });
                }
            }
            "react" => {
                let number = rest.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                match number.and_then(|place| REACTIONS.get(place)) {
                    Some(&reaction) => remote.command(Command::React { reaction }),
                    None => {
                        for (reaction, number) in REACTIONS.iter().zip(1..) {
                            let text = sentences.say(reaction_key(*reaction));
                            self.say(&format!("react {number}: {text}"))?;
                        }
                    }
                }
            }
            "mute" => {
                let talkers = remote.talkers();
                match talkers.iter().find(|talker| talker.name.eq_ignore_ascii_case(rest)) {
                    Some(talker) => remote.mute(talker),
                    None if talkers.is_empty() => self.say(&sentences.say("tui-nobody-to-mute"))?,
                    None => {
                        for talker in talkers {
                            let key = if talker.muted { "tui-unmute" } else { "tui-mute" };
                            let text =
                                sentences.say_of(key, &[("who", talker.name.clone().into())]);
                            self.say(&format!("mute {}: {text}", talker.name))?;
                        }
                    }
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
