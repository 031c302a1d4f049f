//! What many tables need: measured costs, and a simulation of the commits that all moves wait for.
//! `docs/SCALING.md` explains what is printed, and a test compares both.

mod commits;
mod costs;

use std::fmt::Write;

use self::costs::{Costs, MEASURED};

/// How many tables are played at at the same time.
const TABLES: [u64; 3] = [10_000, 1_000_000, 100_000_000];
/// A move at each table every five seconds: people think.
const MOVES_PER_SECOND: f64 = 0.2;

/// How much of a machine is used when all is well: the rest is for the tables of one that died.
const USED: f64 = 0.6;
/// What a machine that serves has.
const CORES: f64 = 16.0;
const MEMORY_GIB: f64 = 64.0;
/// How many sockets one server is given. It was tried with 5,000; more is a guess on the safe side of what
/// a kernel does.
const SOCKETS: f64 = 100_000.0;
/// How long a row may wait for its commit, at the slow end.
const COMMIT_P99_MS: f64 = 50.0;

/// Prints what so many tables need.
pub fn print() -> Result<(), String> {
    eprint!("{}", table(&MEASURED)?);
    Ok(())
}

/// What so many tables need, as a table.
fn table(costs: &Costs) -> Result<String, String> {
    let most = costs.database.most_rows(COMMIT_P99_MS);
    let needs = TABLES.map(|tables| Needs::of(tables as f64, costs, most));
    let mut text = String::new();
    let mut line = |name: &str, cells: [String; 3]| {
        let [first, second, third] = cells;
        writeln!(text, "{name:<44}{first:>12}{second:>12}{third:>14}")
    };
    let lines = [
        line("tables in play", TABLES.map(|tables| short(tables as f64))),
        line("sockets", needs.map(|needs| short(needs.sockets))),
        line("moves a second", needs.map(|needs| short(needs.moves))),
        line("cores that compute, all clients direct", needs.map(|needs| short(needs.cores))),
        line("the same, all clients relayed", needs.map(|needs| short(needs.cores_relayed))),
        line("memory of all servers, GiB", needs.map(|needs| short(needs.memory))),
        line("servers: 16 cores, 64 GiB, 100,000 sockets", needs.map(|needs| short(needs.servers))),
        line("databases, 60 % of what one commits", needs.map(|needs| short(needs.databases))),
        line("log, GiB a day", needs.map(|needs| short(needs.log))),
        line(
            "rows a second of leases, read and written",
            needs.map(|needs| short(needs.lease_rows)),
        ),
    ];
    if lines.iter().any(Result::is_err) {
        return Err("the table cannot be written".to_owned());
    }
    let _ =
        writeln!(text, "\nrows a second that one database commits, and how long they wait (ms):");
    let _ = writeln!(text, "{:<20}{:>12}{:>12}{:>12}", "rows a second", "p50", "p99", "in a batch");
    for rows in [100.0, 1_000.0, 5_000.0, 10_000.0, most] {
        let waited = costs.database.simulate(rows, SECONDS, SEED);
        let _ = writeln!(
            text,
            "{:<20}{:>12.1}{:>12.1}{:>12.0}",
            short(rows),
            waited.p50,
            waited.p99,
            waited.batch
        );
    }
    Ok(text)
}

/// How long the simulation runs, and what it draws from.
const SECONDS: f64 = 10.0;
const SEED: u64 = 16;

/// What so many tables need.
#[derive(Clone, Copy, Debug)]
struct Needs {
    sockets: f64,
    moves: f64,
    cores: f64,
    cores_relayed: f64,
    memory: f64,
    servers: f64,
    databases: f64,
    /// GiB a day.
    log: f64,
    lease_rows: f64,
}

impl Needs {
    fn of(tables: f64, costs: &Costs, most_rows: f64) -> Needs {
        let moves = tables * MOVES_PER_SECOND;
        let cores = moves * costs.move_cpu;
        let memory = tables * costs.table_kib / 1024.0 / 1024.0;
        let by_cpu = cores / CORES / USED;
        let by_memory = memory / MEMORY_GIB / USED;
        let by_sockets = tables * 2.0 / SOCKETS;
        let servers = by_cpu.max(by_memory).max(by_sockets).ceil().max(1.0);
        let rows = moves * costs.rows_of_a_move;
        let databases = (rows / most_rows / USED).ceil().max(1.0);
        Needs {
            sockets: tables * 2.0,
            moves,
            cores: cores.ceil(),
            cores_relayed: (cores * costs.relayed).ceil(),
            memory: memory.ceil(),
            servers,
            databases,
            log: (rows * costs.row_bytes * 86_400.0 / 1024.0_f64.powi(3)).ceil(),
            // Every server writes one row a second and reads one of each server.
            lease_rows: servers + servers * servers,
        }
    }
}

/// A number that is read at a glance.
fn short(number: f64) -> String {
    match number {
        number if number >= 1e9 => format!("{:.1} G", number / 1e9),
        number if number >= 1e6 => format!("{:.1} M", number / 1e6),
        number if number >= 1e4 => format!("{:.0} k", number / 1e3),
        number => format!("{number:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_times_the_tables_need_ten_times_as_much() {
        let most = MEASURED.database.most_rows(COMMIT_P99_MS);
        let (one, ten) = (Needs::of(1e6, &MEASURED, most), Needs::of(1e7, &MEASURED, most));
        for (one, ten) in [(one.cores, ten.cores), (one.memory, ten.memory), (one.log, ten.log)] {
            assert!((ten / one - 10.0).abs() < 0.3, "{one} {ten}");
        }
        assert!(one.cores_relayed > one.cores && one.servers >= 1.0 && one.databases >= 1.0);
    }

    #[test]
    fn few_tables_need_one_of_each() {
        let needs = Needs::of(100.0, &MEASURED, MEASURED.database.most_rows(COMMIT_P99_MS));
        assert_eq!((needs.servers, needs.databases), (1.0, 1.0));
    }

    /// What is told on the page is what the program prints.
    #[test]
    fn the_page_has_these_figures() {
        let page = std::fs::read_to_string(crate::tools::root().join("docs/SCALING.md"));
        let page = page.expect("docs/SCALING.md");
        let printed = table(&MEASURED).expect("a table");
        assert!(page.contains(&printed), "put this into docs/SCALING.md:\n{printed}");
    }
}
