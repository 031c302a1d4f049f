//! What was measured, with the command that measured it. Everything is from small machines: two cores of a
//! shared virtual one. Larger ones do more of each.

use super::commits::Database;

/// What one of each costs.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    /// Seconds of computing by the server for a move at a table of two.
    pub move_cpu: f64,
    /// The same for a move that another server relays, both together, as a multiple.
    pub relayed: f64,
    /// KiB of memory for a table of two with their sockets, in a long game.
    pub table_kib: f64,
    /// Rows of the log for a move.
    pub rows_of_a_move: f64,
    /// Bytes on the database's disk for a row, its place in the index included.
    pub row_bytes: f64,
    pub database: Database,
}

pub const MEASURED: Costs = Costs {
    // `bango load --seconds 60`, docs/PERFORMANCE.md: 15.4 s for 100,000 moves.
    move_cpu: 154e-6,
    // `bango load --seconds 20 --nodes 2 --store … --bus …`, docs/PERFORMANCE.md: 16.1 s for 100,000 moves where a
    // direct one takes 10.9, both in one run on a busy machine.
    relayed: 1.48,
    // `bango load --seconds 60`, docs/PERFORMANCE.md.
    table_kib: 39.3,
    // A move is one entry; sitting down, starting and so on are few beside them.
    rows_of_a_move: 1.0,
    // Moves in a file that a server wrote (crates/server/tests/data/formats/2.db) are 154 bytes long; 60,000 rows of
    // 120, 160 and 200 bytes took 298, 338 and 385 each (`pg_total_relation_size`, Postgres 15).
    row_bytes: 332.0,
    // Postgres 15, rows a second by one connection with fsync, in statements of 1, 8, 64 and 256 rows: 270, 2,000,
    // 14,500 and 25,000. A line through the time of each statement has this start and slope.
    database: Database { commit_ms: 3.7, row_ms: 0.0255, most: 1024, gathering_ms: 12.0 },
};
