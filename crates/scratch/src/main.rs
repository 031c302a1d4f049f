//! Postgres and NATS for checks that are not written in Rust. It prints where each of them is, a line
//! each, and ends them when its own input ends.

use std::io::{self, Write};

use scratch::nats::Nats;
use scratch::postgres;

fn main() -> io::Result<()> {
    let nats = Nats::start();
    let mut out = io::stdout();
    writeln!(out, "{}", postgres::database())?;
    writeln!(out, "nats://{}", nats.address)?;
    out.flush()?;
    io::copy(&mut io::stdin(), &mut io::sink()).map(drop)
}
