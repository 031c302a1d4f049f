//! The long campaign over several nodes: they are killed, frozen and cut off again and again.

use crate::tools::{Done, need_bus, need_postgres, step};

/// So many rounds.
pub fn all(rounds: u32) -> Done {
    need_bus()?;
    need_postgres()?;
    let rounds = rounds.to_string();
    let words =
        ["test", "--package", "bango", "--locked", "--", "--nocapture", "every_table_goes_on"];
    step("several nodes", "cargo", &words, &[("BANGO_ROUNDS", &rounds)])
}
