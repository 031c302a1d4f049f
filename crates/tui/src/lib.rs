//! The terminal client: the three games without leaving the shell.
//!
//! [`table`] is where a game is played: on this machine or at a server. [`board`] turns
//! keys into steps, [`screen`] turns views into cells, [`playing`] and [`replaying`] put
//! them together, [`terminal`] is the terminal itself, and [`plain`] does without it.
//! The client draws views and offers what they list; it never draws a state.

pub mod board;
pub mod choosing;
pub mod event;
pub mod look;
pub mod page;
pub mod plain;
pub mod playing;
pub mod replaying;
pub mod save;
pub mod screen;
pub mod start;
pub mod table;
pub mod terminal;

use std::io;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, channel};

use rules::GameKind;
use rules::record::Record;

use crate::event::Event;
use crate::page::Next;
use crate::playing::{Manner, Playing};
use crate::replaying::{Eyes, Replaying};
use crate::save::{Shelf, Unfinished};
use crate::start::{OnScreen, Start};
use crate::table::remote::Address;
use crate::table::{Local, Pace, Remote, Table};
use crate::terminal::Screen;

/// What became of a game when the client was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nothing was played.
    Nothing,
    /// It is over, and its record is in this file.
    Over(PathBuf),
    /// It can be gone on with; the record so far is in this file.
    Saved(GameKind, PathBuf),
}

/// Plays games on this machine until the player leaves.
pub fn play(start: Start, manner: &Manner, shelf: &Shelf) -> io::Result<Left> {
    let (events, heard) = channel();
    let mut screen = Screen::open(&events)?;
    let asked = start::begin(
        start,
        &manner.sentences,
        shelf,
        &mut OnScreen { screen: &mut screen, heard: &heard, manner },
    )?;
    let Some(mut game) = asked else { return Ok(Left::Nothing) };
    loop {
        let (next, left) = play_one(game, manner, shelf, &mut screen, (&events, &heard))?;
        match next {
            Some(another) => game = another,
            None => return Ok(left),
        }
    }
}

fn play_one(
    game: Unfinished,
    manner: &Manner,
    shelf: &Shelf,
    screen: &mut Screen,
    (events, heard): (&Sender<Event>, &Receiver<Event>),
) -> io::Result<(Option<Unfinished>, Left)> {
    let Unfinished { record, party, seed, file } = game;
    let sentences = (manner.name.as_str(), Rc::clone(&manner.sentences));
    let local = Local::new(record, party, (seed, Pace::HUMAN), sentences, events.clone());
    let local = local.ok_or(io::ErrorKind::InvalidData)?;
    let mut page = Playing::new(manner.clone(), Table::Local(Box::new(local)), events.clone());
    let next = screen.run(&mut page, heard)?;
    let Table::Local(local) = page.table() else { return Ok((None, Left::Nothing)) };
    let left = keep(local, &file, shelf)?;
    let another = (page.again && next == Next::Leave).then(|| start::another(local, shelf));
    Ok((another.flatten(), left))
}

/// Keeps a game that is left, if anything was played.
pub(crate) fn keep(local: &Local, file: &std::path::Path, shelf: &Shelf) -> io::Result<Left> {
    let record = local.record().clone();
    if !record.steps.iter().any(|step| matches!(step.by, rules::Actor::Seat(_))) {
        return Ok(Left::Nothing);
    }
    let over = record.ending.is_some();
    let party = local.party().clone();
    let game = Unfinished { record, party, seed: local.seed(), file: file.to_owned() };
    shelf.keep(&game)?;
    let (kind, file) = (game.record.header.game, game.file);
    Ok(if over { Left::Over(file) } else { Left::Saved(kind, file) })
}

/// Sits down at a server's table.
pub fn join(address: Address, manner: &Manner, shelf: &Shelf) -> io::Result<()> {
    let (events, heard) = channel();
    let mut screen = Screen::open(&events)?;
    let host = address.host.clone();
    let cookie = shelf.cookie(&host);
    let sentences = Rc::clone(&manner.sentences);
    let name = manner.name.clone();
    let remote = Remote::join(address, name, cookie, sentences, events.clone())?;
    let mut page = Playing::new(manner.clone(), Table::Remote(Box::new(remote)), events);
    screen.run(&mut page, &heard)?;
    if let Table::Remote(remote) = page.table()
        && let Some(cookie) = remote.cookie()
    {
        shelf.keep_cookie(&host, cookie)?;
    }
    Ok(())
}

/// Shows a recorded game, from this step on.
pub fn replay(record: Record, eyes: Eyes, at: usize, manner: &Manner) -> io::Result<()> {
    let (events, heard) = channel();
    let mut screen = Screen::open(&events)?;
    let mut page = Replaying::new(manner.clone(), record, eyes, at);
    screen.run(&mut page, &heard).map(drop)
}
