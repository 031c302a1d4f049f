//! One server for one file: two would overtake each other at every table.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::secrecy::beside;
use crate::store::StoreError;

/// Takes the file for this process. The lock is gone with the process, however that ends, so the
/// file beside it may stay.
pub fn take(file: &Path) -> Result<File, StoreError> {
    let path = beside(file, ".lock");
    let failed = |error: &dyn std::fmt::Display| {
        StoreError::Failed(format!("{} cannot be locked: {error}", path.display()))
    };
    let lock = private::open_file(&path).map_err(|error| failed(&error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::Unusable(format!(
            "another server is using {}: stop it first, or choose another folder with --data",
            file.display()
        ))),
        Err(TryLockError::Error(error)) => Err(failed(&error)),
    }
}
