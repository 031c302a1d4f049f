//! Databases and buses that are not well.

use std::net::TcpListener;
use std::process::Command;

use scratch::nats::Nats;
use scratch::postgres::{self, Server};

use super::set_up::{SetUp, free_port};

/// Has a database do something, as its owner.
fn tell(url: &str, statement: &str) {
    let told = Command::new("psql").args([url, "--quiet", "--command", statement]).status();
    assert!(told.is_ok_and(|status| status.success()), "{statement}");
}

/// The same database, through somebody who may do less.
fn as_guest(url: &str) -> String {
    tell(url, "DO $$ BEGIN CREATE ROLE guest LOGIN; EXCEPTION WHEN duplicate_object THEN END $$");
    url.replace("postgres@", "guest@")
}

#[test]
fn a_sound_database_and_bus() {
    let set_up = SetUp::new("doctor-shared");
    let (url, nats) = (postgres::database(), Nats::start());
    let words = ["--store", &url, "--bus", &format!("nats://{}", nats.address)];
    let report = set_up.report(&words);
    assert!(report.ok, "{:?}", report.findings);
    assert_eq!(report.finding("bus").state, "good");
    assert!(report.finding("clock").says.contains("the same as the store's"));
    // Databases of tests do not flush, for speed.
    let store = report.finding("store");
    assert_eq!(store.state, "warning", "{store:?}");
    assert!(store.says.contains("does not flush") && store.cures("fsync = on"), "{store:?}");
    assert!(report.findings.iter().all(|finding| finding.check != "data folder"));
}

#[test]
fn a_database_that_cannot_be_reached_or_does_not_exist() {
    let set_up = SetUp::new("doctor-no-store");
    for (url, says, cure) in [
        ("mysql://db/bango".to_owned(), "not the URL", "--store postgres://"),
        (format!("postgres://b@127.0.0.1:{}/b", free_port()), "be reached", "start Postgres"),
        (postgres::database() + "-not", "no such database", "createdb"),
        (
            postgres::database().replace("postgres@", "nobody@"),
            "does not let this server in",
            "mend user and password",
        ),
    ] {
        let finding = set_up.broken(&["--store", &url], "store", says);
        assert!(finding.cures(cure), "{finding:?}");
    }
}

#[test]
fn a_database_where_nothing_can_be_made() {
    let set_up = SetUp::new("doctor-rights-store");
    let url = postgres::database();
    let guest = as_guest(&url);
    let finding = set_up.broken(&["--store", &guest], "store", "may not make or use the schema");
    assert!(finding.cures("GRANT CREATE ON DATABASE"), "{finding:?}");

    tell(&url, "CREATE SCHEMA bango; CREATE TABLE bango.log (line text)");
    let finding = set_up.broken(&["--store", &url], "store", "belongs to another program");
    assert!(finding.cures("choose another database"), "{finding:?}");
    tell(&url, "CREATE TABLE bango.format (number int8, oldest int8)");
    tell(&url, "INSERT INTO bango.format VALUES (99, 99)");
    let finding = set_up.broken(&["--store", &url], "store", "by a newer version (format 99");
    assert!(finding.cures("run that version"), "{finding:?}");
}

#[test]
fn a_database_that_is_frozen() {
    let set_up = SetUp::new("doctor-frozen");
    let server = Server::start();
    let url = server.database();
    server.pause(true);
    let finding = set_up.broken(&["--store", &url], "store", "cannot be reached");
    server.pause(false);
    assert!(finding.cures("start Postgres"), "{finding:?}");
}

#[test]
fn a_bus_that_is_none() {
    let set_up = SetUp::new("doctor-bus");
    let nobody = format!("nats://127.0.0.1:{}", free_port());
    let finding = set_up.broken(&["--bus", &nobody], "bus", "nothing that servers could share");
    assert!(finding.cures("--store"), "{finding:?}");

    let url = postgres::database();
    let shared = ["--store", &url, "--bus"];
    let finding = set_up.broken(&[&shared[..], &[&nobody]].concat(), "bus", "cannot be used");
    assert!(finding.cures("start nats-server"), "{finding:?}");
    // Somebody listens there and never says a word.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let silent = format!("nats://{}", listener.local_addr().unwrap());
    let finding = set_up.broken(&[&shared[..], &[&silent]].concat(), "bus", "cannot be used");
    assert!(finding.cures("start nats-server"), "{finding:?}");
}
