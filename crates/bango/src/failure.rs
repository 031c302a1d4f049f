//! What went wrong, for the person who typed the command: one sentence, a hint
//! and an exit code.

use std::fmt::Display;
use std::io::{self, Write};

use crate::terminal::style;

/// Why a command could not do what it was asked to.
#[derive(Debug)]
pub struct Failure {
    sentence: String,
    hint: Option<String>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The command was asked for something that cannot be.
    BadRequest,
    /// What was to be checked is not right.
    CheckFailed,
    /// Whoever was reading the output has left. That is nobody's fault.
    NobodyReads,
}

impl Failure {
    /// The command asks for something that cannot be.
    pub fn bad_request(sentence: impl Display) -> Self {
        Failure { sentence: sentence.to_string(), hint: None, kind: Kind::BadRequest }
    }

    /// What was to be checked is not right.
    pub fn check_failed(sentence: impl Display) -> Self {
        Failure { sentence: sentence.to_string(), hint: None, kind: Kind::CheckFailed }
    }

    /// Says what to do about it.
    #[must_use]
    pub fn hint(mut self, hint: impl Display) -> Self {
        self.hint = Some(hint.to_string());
        self
    }

    pub fn sentence(&self) -> &str {
        &self.sentence
    }

    /// What to do about it, if that was said.
    pub fn advice(&self) -> Option<&str> {
        self.hint.as_deref()
    }

    /// Whether there is nothing to say.
    pub fn is_silent(&self) -> bool {
        self.kind == Kind::NobodyReads
    }

    /// 2 for a bad request, as the command line's own errors; 1 for a failed check.
    pub fn exit_code(&self) -> u8 {
        match self.kind {
            Kind::BadRequest => 2,
            Kind::CheckFailed => 1,
            Kind::NobodyReads => 0,
        }
    }

    /// Writes the sentence and the hint.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (error, hint) = (style::ERROR, style::STRONG);
        writeln!(out, "{error}error:{error:#} {}", self.sentence)?;
        if let Some(text) = &self.hint {
            writeln!(out, " {hint}hint:{hint:#} {text}")?;
        }
        Ok(())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        let kind = match error.kind() {
            io::ErrorKind::BrokenPipe => Kind::NobodyReads,
            _ => Kind::CheckFailed,
        };
        Failure { sentence: format!("the output cannot be written: {error}"), hint: None, kind }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
