//! `bango doctor` on hosts that are not well: each is told what is wrong and what to do.

mod proxy;
mod set_up;
mod sharing;

use std::fs::{self, File, Permissions};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::time::{Duration, SystemTime};

use rustix::process::geteuid;

use self::proxy::Proxy;
use self::set_up::{Finding, Running, SetUp, free_port};
use crate::program::bango;
use crate::serving::failing::Disk;
use crate::serving::host::Host;

#[test]
fn a_sound_host_has_nothing_broken() {
    let set_up = SetUp::new("doctor-sound");
    let running = Running::start(&set_up, &["--public-url", &set_up.own_url()]);
    let report = set_up.report(&["--public-url", &set_up.own_url()]);
    assert!(report.ok, "{:?}", report.findings);
    for (check, says) in [
        ("port", "runs at 127.0.0.1:"),
        ("store", "bango.db can be read"),
        ("data folder", "is its owner's alone"),
        ("public address", "leads to this server"),
        ("WebSockets", "they come through"),
        ("visitors' addresses", "they come themselves; you are 127.0.0.1"),
    ] {
        let finding = report.finding(check);
        assert_eq!(finding.state, "good", "{finding:?}");
        assert!(finding.says.contains(says), "{finding:?}");
        assert_eq!(finding.cure, None, "{finding:?}");
    }
    drop(running);
    let finding = set_up.finding(&[], "port");
    assert!(finding.says.ends_with("is free, and no server runs there"), "{finding:?}");
    assert!(set_up.files_left().is_empty(), "the doctor leaves nothing behind");
}

#[test]
fn people_read_a_line_for_each_thing_and_programs_the_exit_code() {
    let set_up = SetUp::new("doctor-print");
    fs::write(set_up.data(), "a file").unwrap();
    let output = bango(&["doctor", "--data", &set_up.data(), "--listen", &set_up.listen()]);
    let output = { output }.output().unwrap();
    let (told, errors) = (String::from_utf8(output.stdout), String::from_utf8(output.stderr));
    let (told, errors) = (told.unwrap(), errors.unwrap());
    assert_eq!(output.status.code(), Some(1), "{told}{errors}");
    let mut lines = told.lines().skip_while(|line| !line.starts_with("broken  data folder: "));
    assert!(lines.next().is_some_and(|line| line.ends_with("is no folder")), "{told}");
    let cure = "        → move it away, or choose a folder with --data";
    assert_eq!(lines.next(), Some(cure), "{told}");
    assert_eq!(errors, "error: one thing is broken\n");
}

#[test]
fn a_port_that_is_taken() {
    let set_up = SetUp::new("doctor-port");
    let _taken = TcpListener::bind(set_up.listen()).unwrap();
    let finding = set_up.broken(&[], "port", "is taken by another program");
    assert!(finding.cures("choose another port with --listen"), "{finding:?}");
}

#[test]
fn a_name_that_is_none_of_this_machine() {
    let set_up = SetUp::at("doctor-name", "nowhere.invalid:7777");
    let finding = set_up.broken(&[], "port", "nowhere.invalid:7777");
    assert!(finding.cures("--listen 0.0.0.0:7777"), "{finding:?}");
    let set_up = SetUp::at("doctor-address", "192.0.2.1:7777");
    let finding = set_up.broken(&[], "port", "192.0.2.1:7777 cannot be listened at");
    assert!(finding.cures("--listen 0.0.0.0:7777"), "{finding:?}");
}

#[test]
fn a_data_folder_that_cannot_be_made() {
    let set_up = SetUp::new("doctor-made");
    let file = set_up.path("file");
    fs::write(&file, "").unwrap();
    let finding =
        set_up.broken(&["--data", &format!("{file}/data")], "data folder", "cannot be made");
    assert!(finding.cures("install -d -o USER -m 0700"), "{finding:?}");
}

#[test]
fn a_data_folder_of_somebody_else() {
    let set_up = SetUp::new("doctor-rights");
    fs::create_dir(set_up.data()).unwrap();
    let mut command = set_up.doctor(&[]);
    if geteuid().is_root() {
        // Root may write everywhere, unless this one power is taken away.
        std::os::unix::fs::chown(set_up.data(), Some(65534), Some(65534)).unwrap();
        fs::set_permissions(set_up.data(), Permissions::from_mode(0o700)).unwrap();
        let finding = set_up.finding(&[], "data folder");
        assert_eq!(finding.state, "warning", "{finding:?}");
        assert!(finding.cures("sudo -u '#65534' bango doctor"), "{finding:?}");
        command = set_up::without_powers(&command);
    } else {
        fs::set_permissions(set_up.data(), Permissions::from_mode(0o500)).unwrap();
    }
    let finding = set_up::broken(&mut command, "data folder", "cannot be written by user");
    assert!(finding.cures("chown -R USER"), "{finding:?}");
}

#[test]
fn a_data_folder_that_others_can_read() {
    let set_up = SetUp::new("doctor-open");
    fs::create_dir(set_up.data()).unwrap();
    fs::set_permissions(set_up.data(), Permissions::from_mode(0o755)).unwrap();
    let finding = set_up.finding(&[], "data folder");
    assert_eq!(finding.state, "warning", "{finding:?}");
    assert!(finding.cures(&format!("chmod 0700 {}", set_up.data())), "{finding:?}");
}

#[test]
fn a_disk_that_is_full_or_does_not_flush() {
    for (fault, cure) in [("full", "make room on this disk"), ("unsynced", "see dmesg")] {
        let set_up = SetUp::new("doctor-disk");
        fs::create_dir(set_up.data()).unwrap();
        let disk = Disk::new("doctor-disk");
        disk.fails(fault, true);
        let mut command = set_up.doctor(&[]);
        disk.under(&mut command);
        let finding = set_up::broken(&mut command, "flushes", "what is written cannot be kept");
        assert!(finding.cures(cure), "{finding:?}");
    }
}

#[test]
fn too_few_files_may_be_open() {
    let set_up = SetUp::new("doctor-files");
    let doctor = set_up.doctor(&[]);
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 256; exec \"$0\" \"$@\""]);
    command.arg(doctor.get_program()).args(doctor.get_args());
    let finding = set_up::report(&mut command).finding("open files");
    assert_eq!(finding.state, "warning", "{finding:?}");
    assert!(
        finding.cures("LimitNOFILE=65536") && finding.cures("--connections 156"),
        "{finding:?}"
    );
}

#[test]
fn a_clock_that_went_back() {
    let set_up = SetUp::new("doctor-clock");
    fs::create_dir(set_up.data()).unwrap();
    let file = File::create(format!("{}/bango.db", set_up.data())).unwrap();
    file.set_modified(SystemTime::now() + Duration::from_secs(86_400)).unwrap();
    let finding = set_up.finding(&[], "clock");
    assert_eq!(finding.state, "warning", "{finding:?}");
    assert!(finding.cures("timedatectl set-ntp true"), "{finding:?}");
}

#[test]
fn a_set_up_that_cannot_be_read() {
    let set_up = SetUp::new("doctor-toml");
    let config = set_up.path("bango.toml");
    for (line, says) in [
        ("listen-at = 7", "unknown field `listen-at`"),
        ("public-url = \"bango.example\"", "has no scheme: write https://bango.example"),
    ] {
        fs::write(&config, line).unwrap();
        let finding = set_up.broken(&["--config", &config], "set-up", says);
        assert!(finding.cures("docs/HOSTING.md"), "{finding:?}");
    }
}

#[test]
fn data_of_a_newer_version_and_data_that_is_none() {
    let set_up = SetUp::new("doctor-format");
    drop(Running::start(&set_up, &[]));
    let file = format!("{}/bango.db", set_up.data());
    let mut bytes = fs::read(&file).unwrap();
    // Where SQLite keeps `user_version`.
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&file, bytes).unwrap();
    let finding = set_up.broken(&[], "store", "was written by a newer version (format 99");
    assert!(finding.cures("run that version, or restore a copy"), "{finding:?}");
    fs::write(&file, "not a database, whatever else it may be").unwrap();
    let finding = set_up.broken(&[], "store", "cannot be read");
    assert!(finding.cures("restore a copy"), "{finding:?}");
}

#[test]
fn a_public_address_where_nobody_answers() {
    let set_up = SetUp::new("doctor-nobody");
    let url = format!("http://127.0.0.1:{}", free_port());
    let finding = set_up.broken(&["--public-url", &url], "public address", "nobody comes by");
    assert!(finding.cures("start the proxy"), "{finding:?}");
    let unknown = ["--public-url", "https://nowhere.invalid"];
    let finding = set_up.broken(&unknown, "public address", "nobody comes by");
    assert!(finding.cures("A or AAAA record"), "{finding:?}");
    let finding = set_up.broken(&["--behind-proxy"], "public address", "there is a proxy");
    assert!(finding.cures("set --public-url"), "{finding:?}");
}

#[test]
fn a_proxy_that_leads_elsewhere() {
    let set_up = SetUp::new("doctor-elsewhere");
    let _running = Running::start(&set_up, &[]);
    let other = Host::start(&set_up.path("other"));
    let url = format!("http://{}", other.address);
    let finding = set_up.broken(&["--public-url", &url], "public address", "to another server");
    assert!(finding.cures(&format!("send its requests to {}", set_up.listen())), "{finding:?}");

    let down = Proxy::that_answers("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 3\r\n\r\nno\n");
    let finding =
        set_up.broken(&["--public-url", &down.url()], "public address", "nobody comes by");
    assert!(finding.cures("start the server"), "{finding:?}");
}

/// What is found where the server and its proxy are set up like this.
fn behind(proxy: fn(&mut Vec<String>), server: &[&str], check: &str) -> Finding {
    let set_up = SetUp::new("doctor-proxy");
    let proxy = Proxy::to(set_up.address(), proxy);
    let _running = Running::start(&set_up, server);
    set_up.finding(&[&["--public-url", &proxy.url()], server].concat(), check)
}

/// A proxy that does all it should.
fn well_set_up(head: &mut Vec<String>) {
    head.retain(|line| !line.to_lowercase().starts_with("x-forwarded-for:"));
    head.push("X-Forwarded-For: 198.51.100.7".to_owned());
}

#[test]
fn proxies_and_what_they_tell() {
    let forgets: fn(&mut Vec<String>) =
        |head| head.retain(|line| !line.to_lowercase().starts_with("x-forwarded-for:"));
    let visitors = "visitors' addresses";
    let good = behind(well_set_up, &["--behind-proxy"], visitors);
    assert_eq!((good.state.as_str(), good.cure), ("good", None));
    assert!(good.says.contains("198.51.100.7"), "{}", good.says);
    for (proxy, server, says, cure) in [
        (forgets, &["--behind-proxy"][..], "all visitors count as one", "set X-Forwarded-For"),
        (forgets, &[], "the server would not believe it", "set --behind-proxy"),
        (well_set_up, &[], "does not believe it", "set --behind-proxy"),
        (well_set_up, &["--behind-proxy", "10.0.0.1"], "does not believe it", "name this proxy"),
        (|_| {}, &["--behind-proxy"], "an address of their own", "replace X-Forwarded-For"),
    ] {
        let finding = behind(proxy, server, visitors);
        assert_eq!(finding.state, "broken", "{finding:?}");
        assert!(finding.says.contains(says) && finding.cures(cure), "{finding:?}");
    }
}

#[test]
fn a_server_that_believes_everybody_without_a_proxy() {
    let set_up = SetUp::new("doctor-believes");
    let words = ["--behind-proxy", "true", "--public-url", &set_up.own_url()];
    let _running = Running::start(&set_up, &words);
    let finding = set_up.broken(&words, "visitors' addresses", "an address of their own");
    assert!(finding.cures("remove --behind-proxy"), "{finding:?}");
}

#[test]
fn a_proxy_that_lets_no_sockets_through() {
    let strips: fn(&mut Vec<String>) = |head| {
        head.retain(|line| {
            let line = line.to_lowercase();
            !line.starts_with("upgrade:") && !line.starts_with("connection:")
        });
        well_set_up(head);
    };
    let finding = behind(strips, &["--behind-proxy"], "WebSockets");
    assert_eq!(finding.state, "broken", "{finding:?}");
    assert!(finding.cures("pass Upgrade and Connection on for /ws"), "{finding:?}");
}

#[test]
fn a_server_that_does_not_know_its_public_address() {
    let set_up = SetUp::new("doctor-origin");
    // By a name the server was never told, though it leads here.
    let proxy = Proxy::to(set_up.address(), |head| {
        well_set_up(head);
        for line in head.iter_mut().filter(|line| line.to_lowercase().starts_with("host:")) {
            "Host: bango.example".clone_into(line);
        }
    });
    let _running = Running::start(&set_up, &["--behind-proxy"]);
    let words = ["--public-url", &proxy.url(), "--behind-proxy"];
    let finding = set_up.broken(&words, "WebSockets", "the server refuses pages of");
    assert!(
        finding.cures(&format!("start it anew with --public-url {}", proxy.url())),
        "{finding:?}"
    );
}
