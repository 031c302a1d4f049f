//! How much may be written to a table's log, and how fast: steps of the game as fast as they come,
//! everything else only so often, and nothing without end.

use protocol::{Code, Command, Refusal};

use super::Keeper;
use crate::address::AddressKey;

impl Keeper {
    /// Whether a command that would be written to the log may be.
    pub(super) fn check_bounds(&self, by: AddressKey, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Play { .. } | Command::Resign { .. } | Command::Reveal { .. } => {
                if self.log_is_full() {
                    return Err(Code::TableFull.into());
                }
                Ok(())
            }
            // These leave no trace in the log.
            Command::Next { .. }
            | Command::HandOver { .. }
            | Command::Say { .. }
            | Command::React { .. }
            | Command::Signal { .. } => Ok(()),
            _ => {
                if self.table.seq >= self.context.limits.rows {
                    return Err(Code::TableFull.into());
                }
                let counted = self.context.quotas.commands.count(by);
                counted.map_err(|wait| wait.refusal(Code::TooFast))
            }
        }
    }

    /// Whether nothing may be added to the log any more. The game that was on when the table
    /// was full of everything else has some room left to end.
    pub(super) fn log_is_full(&self) -> bool {
        let most = self.context.limits.rows;
        self.table.seq >= most.saturating_add(most / 8)
    }
}
