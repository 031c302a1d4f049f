//! Servers on a database, next to the one on a file: what the database costs the server that uses it, and
//! what it costs to reach a table through another server.

use std::io;

use serde::Serialize;

use super::Measured;
use super::child::{Child, Data};
use super::pair::OtherEnd;
use super::side::{Side, bar, spread, write_table};
use super::trouble::Trouble;
use crate::cli::Load;
use crate::terminal::Terminal;

/// What was measured of servers on a database, whose own processes do not count.
#[derive(Debug, Serialize)]
pub struct Stored {
    /// Clients come to the server that keeps their table.
    pub direct: Side,
    /// What it computes for a move, as a multiple of the server on a file.
    pub ratio_to_file: f64,
    /// Clients come to another server.
    pub relayed: Option<Side>,
    /// What both servers together compute for a move, as a multiple of the direct way.
    pub ratio_to_direct: Option<f64>,
}

/// What is hoped for.
const TO_FILE: f64 = 1.3;
const TO_DIRECT: f64 = 2.0;

/// A server on the database; with a bus also several, where clients come to one that keeps nothing.
pub async fn start(url: &str, args: &Load) -> Result<Vec<Measured>, Trouble> {
    let bus = args.bus.as_deref();
    let child = || Child::server(Data::Store { url, bus });
    let mut sides = vec![Measured::start(vec![child()?], OtherEnd::Table, args).await?];
    if bus.is_some() {
        let nodes = (0..args.nodes).map(|_| child());
        let nodes = nodes.collect::<io::Result<Vec<Child>>>()?;
        sides.push(Measured::start(nodes, OtherEnd::Table, args).await?);
    }
    Ok(sides)
}

pub fn report(sides: Vec<Measured>, file: &Side, args: &Load) -> io::Result<Stored> {
    let mut sides = sides.into_iter().map(|mut side| side.side(args));
    let direct = sides.next().unwrap_or_else(|| Err(io::Error::other("nothing was measured")))?;
    let relayed = sides.next().transpose()?;
    Ok(Stored {
        ratio_to_file: direct.computing / file.computing,
        ratio_to_direct: relayed.as_ref().map(|relayed| relayed.computing / direct.computing),
        direct,
        relayed,
    })
}

impl Stored {
    /// Writes a table below the one of the server and the floor.
    pub fn write(&self, terminal: &mut Terminal) -> io::Result<()> {
        let said = &terminal.sentences;
        let number = |number: f64| said.decimal(number, 1);
        let relayed =
            |of: &dyn Fn(&Side) -> String| self.relayed.as_ref().map(of).unwrap_or_default();
        let line = |name: &str, of: &dyn Fn(&Side) -> String, bar: String| {
            [said.say(name), of(&self.direct), relayed(of), bar]
        };
        let none = String::new;
        let hundredths = |ratio: f64| said.decimal(ratio, 2);
        let head = [
            none(),
            said.say("load-postgres"),
            relayed(&|_| said.say("load-relayed")),
            said.say("load-bar"),
        ];
        let mut rows = vec![
            head,
            line("load-moves", &|side| number(side.moves_per_second), none()),
            line("load-acknowledgement", &|side| spread(said, side.acknowledgement), none()),
            line("load-arrival", &|side| spread(said, side.arrival), none()),
            line("load-computing", &|side| number(side.computing), none()),
            [said.say("load-to-file"), hundredths(self.ratio_to_file), none(), bar(said, TO_FILE)],
        ];
        if let Some(ratio) = self.ratio_to_direct {
            rows.push([
                said.say("load-to-direct"),
                none(),
                hundredths(ratio),
                bar(said, TO_DIRECT),
            ]);
        }
        rows.push(line("load-memory", &|side| number(side.memory), none()));
        writeln!(terminal.out)?;
        write_table(&rows, terminal)
    }
}
