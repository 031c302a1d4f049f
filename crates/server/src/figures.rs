//! What the figures of `/metrics` count, in a sentence each.

/// How a figure moves.
#[derive(Clone, Copy)]
enum Kind {
    Counter,
    Gauge,
    Histogram,
}

use Kind::{Counter, Gauge, Histogram};

const FIGURES: [(Kind, &str, &str); 16] = [
    (Gauge, "bango_sockets", "WebSockets that are open now."),
    (Gauge, "bango_tables_open", "Tables in memory now."),
    (Counter, "bango_tables_made_total", "Tables that were made, by game."),
    (Counter, "bango_entries_total", "Entries of tables' logs that were committed."),
    (Histogram, "bango_commit_seconds", "Time that one commit of queued entries took."),
    (Counter, "bango_commit_failures_total", "Commits that failed: a full or broken disk."),
    (Counter, "bango_damaged_tables_total", "Tables that were refused because of damaged rows."),
    (
        Counter,
        "bango_snapshots_thrown_away_total",
        "Snapshots of tables that did not fit their logs and were thrown away.",
    ),
    (Histogram, "bango_race_hold_seconds", "Time that the verdict of a race was held."),
    (
        Counter,
        "bango_slow_readers_total",
        "Clients that were dropped because they read too slowly.",
    ),
    (Counter, "bango_requests_refused_total", "Requests that were refused, by reason."),
    (Gauge, "bango_node_lease", "Whether this node has its lease, 1 or 0."),
    (Gauge, "bango_bus_connected", "Whether the bus is connected, 1 or 0."),
    (Counter, "bango_bus_congested_total", "Times that the bus could not keep up."),
    (Gauge, "bango_relayed_lines", "Lines over the bus that are open now, at either end."),
    (
        Counter,
        "bango_relayed_lines_cut_total",
        "Lines over the bus that were cut: a gap or a full queue.",
    ),
];

/// Tells whoever reads the figures what they count.
pub fn describe() {
    for (kind, name, sentence) in FIGURES {
        match kind {
            Counter => metrics::describe_counter!(name, sentence),
            Gauge => metrics::describe_gauge!(name, sentence),
            Histogram => metrics::describe_histogram!(name, sentence),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The names of all figures that the sources of this crate count.
    fn counted(folder: &Path, names: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                counted(&path, names);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for macros in ["counter!(", "gauge!(", "histogram!("] {
                let call = format!("metrics::{macros}");
                let calls = text.split(&call).skip(1);
                let named = calls.filter_map(|call| call.trim_start().strip_prefix('"'));
                names.extend(named.filter_map(|call| Some(call.split_once('"')?.0.to_owned())));
            }
        }
    }

    #[test]
    fn every_figure_that_is_counted_is_described_and_no_other() {
        let mut names = BTreeSet::new();
        counted(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut names);
        let described: BTreeSet<String> =
            FIGURES.iter().map(|(_, name, _)| (*name).to_owned()).collect();
        assert_eq!(names, described);
    }
}
