//! A second server that has every commit before it is acknowledged, and can take the first one's place.

use std::process::Command;
use std::thread;
use std::time::Instant;

use tempfile::TempDir;

use super::{PATIENCE, Server, as_nobody, free_port, give, tool};

/// The database that every server has.
const ANY: &str = "postgres";

impl Server {
    /// A standby of this server. From now on commits wait for it.
    pub fn standby(&self) -> Server {
        let folder = TempDir::with_prefix("bango-standby-").expect("a temporary folder");
        give(folder.path());
        let mut copy = Command::new(tool("pg_basebackup"));
        copy.args(["-h", "127.0.0.1", "-U", "postgres", "-p"]).arg(self.port.to_string());
        copy.args(["--checkpoint=fast", "--no-sync", "--write-recovery-conf", "-D"]);
        as_nobody(&mut copy);
        let copied = copy.arg(folder.path().join("data")).current_dir(&folder).output();
        let copied = copied.expect("pg_basebackup");
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
        let mut standby = Server { folder, port: free_port(), process: None };
        standby.start_again();
        // Only now, so that the standby itself waits for nobody once it is promoted.
        self.sql(ANY, "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.sql(ANY, "SELECT pg_reload_conf()");
        let synchronous = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        let began = Instant::now();
        while self.sql(ANY, synchronous) != "1" {
            assert!(began.elapsed() < PATIENCE, "the standby does not follow");
            thread::yield_now();
        }
        standby
    }

    /// Makes a standby the server that takes writes.
    pub fn promote(&self) {
        let mut promote = Command::new(tool("pg_ctl"));
        as_nobody(&mut promote);
        let data = self.folder.path().join("data");
        let done = promote.args(["promote", "--silent", "-D"]).arg(data).current_dir(&self.folder);
        assert!(done.status().is_ok_and(|status| status.success()), "the standby is promoted");
    }
}
