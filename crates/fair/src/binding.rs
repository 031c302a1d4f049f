//! Which game a commitment is good for.

use rules::any::AnyOptions;
use rules::record::Header;

use super::derivation::Derivation;
use super::message::Message;

/// What the server's commitment is bound to: one game at one table. A secret
/// cannot be shown for another game than the one it was promised for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    pub derivation: Derivation,
    pub table: String,
    /// Which game it is at this table, counted from 1.
    pub number: u32,
    /// What the table chose, which also says which game is played.
    pub options: AnyOptions,
    pub seats: u8,
}

impl Binding {
    /// What a record's commitment must be bound to; `None` if the record does not
    /// say at which table it was played, or which game there.
    pub fn of(header: &Header, derivation: Derivation) -> Option<Binding> {
        Some(Binding {
            derivation,
            table: header.table.clone()?,
            number: header.number?,
            options: header.options.clone(),
            seats: header.seats,
        })
    }

    /// A message for one purpose, in this game's version of the derivation.
    pub(super) fn message(&self, label: &str) -> Message {
        Message::new(label, self.derivation)
    }

    /// Adds the binding to what is hashed.
    pub(super) fn write(&self, message: Message) -> Message {
        message
            .item(&self.table)
            .number(self.number)
            .item(self.options.kind().id())
            .item(canonical(&self.options))
            .number(self.seats.into())
    }
}

/// The options in exactly the form in which a record's header writes them.
fn canonical(options: &AnyOptions) -> String {
    // Options are plain structs, which can always be written.
    serde_json::to_string(options).unwrap_or_default()
}
