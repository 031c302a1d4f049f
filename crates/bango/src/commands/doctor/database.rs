//! The file with the logs: whether this version of the program can go on with it.

use std::path::Path;

use server::store::StoreError;
use server::store::sqlite;

use super::finding::Finding;

const CHECK: &str = "store";

/// Nothing if there is no file yet.
pub fn examine(file: &Path) -> Option<Finding> {
    if !file.exists() {
        return None;
    }
    let shown = file.display();
    Some(match sqlite::examine(file) {
        Ok(()) => Finding::good(CHECK, format!("{shown} can be read")),
        // These sentences end in what to do.
        Err(StoreError::Unusable(why)) => {
            let (says, cure) = why.split_once(": ").unwrap_or((&why, "restore a copy"));
            Finding::broken(CHECK, says).cure(cure)
        }
        Err(error) => Finding::broken(CHECK, format!("{shown} cannot be read: {error}"))
            .cure("stop the server and restore a copy (docs/HOSTING.md, What is kept)"),
    })
}
