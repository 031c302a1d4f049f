//! Words for those who run a server.

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::{Args, Command, FromArgMatches, ValueEnum};
use serde::Deserialize;
use server::http::{Proxies, PublicUrl};

use super::listen::Listen;

/// `bango serve`. The same names are read from the command line, the environment
/// and the file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Serve {
    /// Address to listen on [default: 0.0.0.0:7777]
    #[arg(long, env = "BANGO_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<Listen>,
    /// Data folder [default: bango in your user data folder]
    #[arg(long, env = "BANGO_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A Postgres database instead of the folder: postgres://user@host/database
    #[arg(long, env = "BANGO_STORE", value_name = "URL")]
    pub store: Option<String>,
    /// Bus to other servers on the same database: nats://host
    #[arg(long, env = "BANGO_BUS", value_name = "URL")]
    pub bus: Option<String>,
    /// Name of this server among those [default: a random one]
    #[arg(long, env = "BANGO_NODE", value_name = "NAME")]
    pub node: Option<String>,
    /// Public address, if the server is behind a proxy
    #[arg(long, env = "BANGO_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// Log format
    #[arg(long, env = "BANGO_LOG", value_enum, value_name = "FORM")]
    pub log: Option<LogForm>,
    /// The server is behind a proxy that sets X-Forwarded-For; name the proxies' addresses or
    /// networks if others can reach the server, too
    #[arg(long, env = "BANGO_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true", value_name = "PROXIES")]
    pub behind_proxy: Option<Proxies>,
    /// Most connections [default: 20000]
    #[arg(long, env = "BANGO_CONNECTIONS", value_name = "N")]
    pub connections: Option<usize>,
    /// Most connections from one address [default: 200]
    #[arg(long, env = "BANGO_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    pub connections_per_address: Option<usize>,
    /// Most requests a second from one address [default: 20]
    #[arg(long, env = "BANGO_REQUESTS_PER_SECOND", value_name = "N")]
    pub requests_per_second: Option<NonZeroU32>,
    /// Most messages a second from one socket [default: 30]
    #[arg(long, env = "BANGO_MESSAGES_PER_SECOND", value_name = "N")]
    pub messages_per_second: Option<NonZeroU32>,
    /// Most tables in memory [default: 20000]
    #[arg(long, env = "BANGO_OPEN_TABLES", value_name = "N")]
    pub open_tables: Option<usize>,
    /// Most tables in total [default: 10000000]
    #[arg(long, env = "BANGO_TABLES", value_name = "N")]
    pub tables: Option<u64>,
    /// Most tables made in a minute from one address [default: 20]
    #[arg(long, env = "BANGO_TABLES_PER_MINUTE", value_name = "N")]
    pub tables_per_minute: Option<NonZeroU32>,
    /// Threads for bots to think on [default: one less than there are cores]
    #[arg(long, env = "BANGO_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<usize>,
    /// A TOML file with these options
    #[arg(long, env = "BANGO_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
}

impl Serve {
    /// What the environment says, for when not even `serve` was typed.
    pub fn untyped() -> Serve {
        let words = Serve::augment_args(Command::new("bango")).get_matches_from(["bango"]);
        Serve::from_arg_matches(&words).unwrap_or_else(|error| error.exit())
    }
}

/// `bango doctor`
#[derive(Debug, Args)]
pub struct Doctor {
    #[command(flatten)]
    pub serve: Serve,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// How a server writes its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogForm {
    /// For people.
    Text,
    /// One JSON object on each line.
    Json,
    /// Nothing.
    Off,
}

/// `bango backup`
#[derive(Debug, Args)]
pub struct Backup {
    /// The file to write
    pub to: PathBuf,
    /// Data folder [default: bango in your user data folder]
    #[arg(long, env = "BANGO_DATA", value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The database of a server that has one instead
    #[arg(long, env = "BANGO_STORE", value_name = "URL")]
    pub store: Option<String>,
}

/// `bango move`
#[derive(Debug, Args)]
pub struct Move {
    /// Where the data is: a data folder, or postgres://user@host/database
    #[arg(long, value_name = "STORE")]
    pub from: String,
    /// Where it goes; nothing may be there yet
    #[arg(long, value_name = "STORE")]
    pub to: String,
}

/// `bango load`
#[derive(Clone, Debug, Args)]
pub struct Load {
    /// Number of two-player tables [default: 1000, and 200 where they play as fast as they can]
    #[arg(long, value_name = "N")]
    pub tables: Option<usize>,
    /// Only measure so many moves per second at each table, without waiting for answers
    #[arg(long, value_name = "R")]
    pub rate: Option<f64>,
    /// Only measure play as fast as answers come in
    #[arg(long, conflicts_with = "rate")]
    pub closed: bool,
    /// Clients that take whole views instead of what has changed, as those of earlier versions do
    #[arg(long)]
    pub older_clients: bool,
    /// How long to measure each of the two
    #[arg(long, value_name = "S", default_value_t = 30)]
    pub seconds: u64,
    /// Only open this many sockets at once, and check that each gets its view
    #[arg(long, value_name = "N", conflicts_with_all = ["tables", "rate", "closed", "seconds"])]
    pub sockets: Option<usize>,
    /// Measure a server on this Postgres database, too: postgres://user@host/database
    #[arg(long, value_name = "URL", conflicts_with = "sockets")]
    pub store: Option<String>,
    /// Measure moves that another server relays over this bus, too: nats://host
    #[arg(long, value_name = "URL", requires = "store")]
    pub bus: Option<String>,
    /// How many servers share the database then
    #[arg(long, value_name = "N", default_value_t = 2, requires = "bus", value_parser = clap::value_parser!(u8).range(2..))]
    pub nodes: u8,
    /// Where to make the server's data folder [default: the system's temporary folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

impl Load {
    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.tables.unwrap_or(if self.closed { 200 } else { 1000 })
    }

    /// Moves per second at each table, where they do not wait for answers.
    pub fn rate(&self) -> f64 {
        self.rate.unwrap_or(1.0)
    }

    /// Both ways to play, unless one was asked for.
    pub fn regimes(&self) -> Vec<Load> {
        if self.closed || self.rate.is_some() {
            return vec![self.clone()];
        }
        vec![self.clone(), Load { closed: true, ..self.clone() }]
    }
}
