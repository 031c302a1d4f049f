//! How many files and sockets the server may have open.

use super::finding::Finding;
use crate::descriptors;

/// Files beside the connections: the data, the log, the sockets that listen.
const OTHERS: usize = 100;

pub fn examine(connections: usize) -> Finding {
    let may = descriptors::raise();
    let needed = u64::try_from(connections.saturating_add(OTHERS)).unwrap_or(u64::MAX);
    if may >= needed {
        return Finding::good("open files", format!("{may} may be open at once"));
    }
    Finding::warning(
        "open files",
        format!("{may} may be open at once, and {connections} connections are allowed"),
    )
    .cure(format!(
        "allow more (LimitNOFILE=65536 in the unit, ulimit -Hn 65536 in a shell), or set --connections {}",
        may.saturating_sub(100)
    ))
}
