//! What people read, in their language: every sentence, and the steps, positions and
//! reasons of the games as text. For the command line and the terminal client alike.

pub mod in_words;
pub mod language;
pub mod sentences;
pub mod show;
pub mod style;
pub mod told;
pub mod typed;

pub use fluent_bundle::FluentValue;
pub use in_words::{InWords, Teller};
pub use language::Language;
pub use sentences::{Details, Localized, Sentences};
pub use typed::{Typed, Typing, Typist};
