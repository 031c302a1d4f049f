//! What goes wrong between the server and the database, and what that means for what was asked.

use std::error::Error;

use tokio_postgres::error::SqlState;

use crate::store::StoreError;

/// Why the database did not do what it was asked to.
#[derive(Debug)]
pub enum Trouble {
    /// It said so, or the connection broke.
    Database(tokio_postgres::Error),
    /// It did not answer in time.
    Silent,
    /// It answered, but not as it should.
    Store(StoreError),
}

impl Trouble {
    /// Whether another connection may do better. What was asked may have been done all the same.
    pub fn is_lost(&self) -> bool {
        match self {
            Trouble::Silent => true,
            Trouble::Store(_) => false,
            Trouble::Database(error) => match error.code() {
                // Nothing was said by the database, so the line is the trouble.
                None => true,
                Some(code) => {
                    // A server that stops may have committed what it was waiting for.
                    code.code().starts_with("57P")
                        || code.code().starts_with("08")
                        // A database that was demoted takes nothing; the one after it does.
                        || *code == SqlState::READ_ONLY_SQL_TRANSACTION
                }
            },
        }
    }

    /// Whether the same may go well if it is asked again: others were in the way.
    pub fn is_passing(&self) -> bool {
        let Trouble::Database(error) = self else { return false };
        error.code().is_some_and(|code| {
            [SqlState::T_R_DEADLOCK_DETECTED, SqlState::T_R_SERIALIZATION_FAILURE].contains(code)
        })
    }
}

impl From<tokio_postgres::Error> for Trouble {
    fn from(error: tokio_postgres::Error) -> Trouble {
        Trouble::Database(error)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Store(error)
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Trouble {
        Trouble::Store(StoreError::Failed(error.to_string()))
    }
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> StoreError {
        match trouble {
            Trouble::Store(error) => error,
            Trouble::Silent => StoreError::Failed("the database does not answer".to_owned()),
            // The error's own text names its kind only; what happened is behind it.
            Trouble::Database(error) => StoreError::Failed(match error.source() {
                Some(cause) => format!("{error}: {cause}"),
                None => error.to_string(),
            }),
        }
    }
}
