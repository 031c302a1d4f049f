//! `bango doctor`: looks at everything that a server needs from its machine and its proxy, and says
//! what to do about what is wrong. It reads the set-up as `bango serve` does, and changes nothing.

mod clock;
mod database;
mod disk;
mod files;
mod finding;
mod folder;
mod port;
mod public;
mod sharing;
mod visit;

use std::io::Write;
use std::path::Path;

use server::http::Proxies;

use self::finding::{Finding, Report, State};
use super::{Done, serve};
use crate::cli::{Doctor, Listen, Serve};
use crate::failure::Failure;
use crate::terminal::{Terminal, style};

pub fn run(args: Doctor, terminal: &mut Terminal) -> Done {
    let report = match serve::with_file(args.serve) {
        Ok(set_up) => examine(&set_up)?,
        // Nothing else can be looked at as long as nobody knows what was meant.
        Err(failure) => Report::of(vec![
            Finding::broken("set-up", failure.sentence())
                .cure(failure.advice().unwrap_or("mend that line")),
        ]),
    };
    if args.json {
        terminal.json(&report)?;
    } else {
        print(&report, terminal)?;
    }
    match report.count(State::Broken) {
        0 => Ok(()),
        1 => Err(Failure::check_failed("one thing is broken")),
        many => Err(Failure::check_failed(format!("{many} things are broken"))),
    }
}

/// Everything that there is to look at, what others stand on first.
fn examine(set_up: &Serve) -> Result<Report, Failure> {
    let mut found = vec![files::examine(set_up.connections.unwrap_or(serve::CONNECTIONS))];
    // A server with a database of its own writes nothing into the folder.
    if set_up.store.is_none() {
        found.extend(data(&serve::folder(set_up.data.as_deref())?));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        if let Some(url) = &set_up.store {
            found.extend(sharing::store(url).await);
        }
        if let Some(url) = &set_up.bus {
            found.push(sharing::bus(url, set_up.store.is_some()).await);
        }
        let listen = set_up.listen.clone().unwrap_or(Listen::everywhere(serve::PORT));
        let port = port::examine(&listen).await;
        found.push(port.finding);
        let proxied = !matches!(set_up.behind_proxy, None | Some(Proxies::Nobody));
        let from_outside = public::Expected { listen, proxied, running: port.running };
        found.extend(public::examine(set_up.public_url.as_ref(), &from_outside).await);
    });
    Ok(Report::of(found))
}

/// The folder, and what is in it.
fn data(folder: &Path) -> Vec<Finding> {
    let file = serve::file(folder);
    let mut found = vec![clock::examine(&file)];
    let place = folder::examine(folder);
    found.extend(place.findings);
    found.extend(disk::examine(folder, place.usable));
    if place.usable {
        found.extend(database::examine(&file));
    }
    found
}

fn print(report: &Report, terminal: &mut Terminal) -> Done {
    let strong = style::STRONG;
    for Finding { check, state, says, cure } in &report.findings {
        let (sign, style) = match state {
            State::Good => ("ok      ", style::FAINT),
            State::Warning => ("warning ", strong),
            State::Broken => ("broken  ", style::ERROR),
        };
        writeln!(terminal.out, "{style}{sign}{style:#}{check}: {says}")?;
        if let Some(cure) = cure {
            writeln!(terminal.out, "        {strong}→{strong:#} {cure}")?;
        }
    }
    Ok(terminal.out.flush()?)
}
