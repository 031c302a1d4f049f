//! Filling a server with tables: making them, sitting down, starting.

use std::net::SocketAddr;
use std::sync::Arc;

use protocol::http::NewTable;
use protocol::table::Settings;
use protocol::text::Name;
use protocol::{ClientMessage, Command};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::GameKind;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::pair::{OtherEnd, Pair, seat_of};
use super::socket::{Socket, make_table};
use super::trouble::Trouble;

/// How many are opened at a time.
const AT_ONCE: usize = 64;

/// The server that makes the tables and keeps them, and the one that clients come to.
#[derive(Clone, Copy, Debug)]
pub struct At {
    pub tables: SocketAddr,
    pub sockets: SocketAddr,
    /// Whether clients take whole views, as those of earlier versions do.
    pub older: bool,
}

impl At {
    /// Both in one.
    pub const fn one(address: SocketAddr) -> At {
        At { tables: address, sockets: address, older: false }
    }
}

/// So many pairs of clients, each at a table of its own, with a game begun.
pub async fn open_all(at: At, end: OtherEnd, tables: usize) -> Result<Vec<Pair>, Trouble> {
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..tables {
        let gate = Arc::clone(&gate);
        opening.spawn(async move {
            // The gate is never closed.
            let _turn = gate.acquire().await;
            match end {
                OtherEnd::Table => open_table(at, number).await,
                OtherEnd::Floor => open_floor(at.sockets, number).await,
            }
        });
    }
    opening.join_all().await.into_iter().collect()
}

async fn open_table(at: At, number: usize) -> Result<Pair, Trouble> {
    let name = |number: usize| Name::from(format!("Client {number}"));
    let new = NewTable {
        game: GameKind::Tiles,
        seats: None,
        options: None,
        settings: Some(Settings { public: false, seconds: None, ..Settings::default() }),
        name: Some(name(2 * number)),
        table: None,
        contribution: None,
        avatar: None,
        bots: None,
        bots_match: false,
    };
    let (table, cookie) = make_table(at.tables, &new).await?;
    let path = format!("/ws?table={table}");
    let mut host = Socket::open(at.sockets, &path, Some(cookie)).await?;
    let mut guest = Socket::open(at.sockets, &path, None).await?;
    let hello = if at.older { ClientMessage::hello() } else { ClientMessage::hello_for_changes() };
    for socket in [&mut host, &mut guest] {
        socket.say(&hello).await?;
        socket.say(&ClientMessage::watch(table, None)).await?;
    }
    let mut pair = Pair::new([host, guest], OtherEnd::Table, chance(number));
    let name = name(2 * number + 1);
    pair.do_it(1, Command::Sit { seat: seat_of(1), name, avatar: None }).await?;
    pair.do_it(0, Command::Start).await?;
    pair.wait_for_views().await?;
    Ok(pair)
}

async fn open_floor(address: SocketAddr, number: usize) -> Result<Pair, Trouble> {
    let path = format!("/{number}");
    let first = Socket::open(address, &path, None).await?;
    let second = Socket::open(address, &path, None).await?;
    Ok(Pair::new([first, second], OtherEnd::Floor, chance(number)))
}

/// The same choices in every run, as far as the games go the same way.
fn chance(number: usize) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(u64::try_from(number).unwrap_or_default())
}
