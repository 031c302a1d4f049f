//! The terminal client: all games without leaving the shell.
//!
//! [`table`] is where a game is played: on this machine or at a server. [`games`] has a folder
//! for each game, which turns keys into steps and views into cells; [`game`] says what is asked
//! of it. [`playing`] and [`replaying`] put them together, [`terminal`] is the terminal itself,
//! and [`plain`] does without it.
//! The client draws views and offers what they list; it never draws a state.

pub mod board;
pub mod choices;
pub mod choosing;
pub mod draw;
pub mod event;
pub mod game;
pub mod games;
pub mod keyboard;
pub mod look;
pub mod manner;
pub mod naming;
pub mod page;
pub mod plain;
pub mod playing;
pub mod replaying;
pub mod result;
pub mod save;
pub mod scene;
pub mod screen;
mod shelf;
pub mod start;
pub mod table;
pub mod terminal;
pub mod waiting;

use std::io;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, Sender, channel};

use rules::record::Record;

use crate::event::Event;
use crate::manner::Manner;
use crate::page::Next;
use crate::playing::Playing;
use crate::replaying::{Eyes, Replaying};
use crate::save::{Left, Shelf, Unfinished, keep};
use crate::start::{OnScreen, Start};
use crate::table::remote::Address;
use crate::table::{Local, Pace, Remote, Setup, Table};
use crate::terminal::Screen;

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
    let Unfinished { record, party, seed, file, known } = game;
    let (name, sentences) = (manner.name.as_str(), Rc::clone(&manner.sentences));
    let pace = Pace { aloud: manner.aloud, ..Pace::HUMAN };
    let setup = Setup { record, party, known, seed, pace, name, sentences };
    let local = Local::new(setup, Event::of_thoughts(events));
    let local = local.ok_or(io::ErrorKind::InvalidData)?;
    let mut page = Playing::new(manner.clone(), Table::Local(Box::new(local)), events.clone());
    let next = screen.run(&mut page, heard)?;
    let Table::Local(local) = page.table() else { return Ok((None, Left::Nothing)) };
    let left = keep(local, &file, shelf)?;
    let another = (page.again && next == Next::Leave).then(|| start::another(local, shelf));
    Ok((another.flatten(), left))
}

/// Sits down at a server's table.
pub fn join(address: Address, manner: &Manner, shelf: &Shelf) -> io::Result<Left> {
    let (events, heard) = channel();
    let mut screen = Screen::open(&events)?;
    let sentences = Rc::clone(&manner.sentences);
    let name = manner.name.clone();
    let remote = Remote::join(address, name, shelf, sentences, Event::of_line(&events))?;
    let mut page = Playing::new(manner.clone(), Table::Remote(Box::new(remote)), events);
    screen.run(&mut page, &heard)?;
    Ok(Left::at(page.table()))
}

/// Shows a recorded game, from this step on.
pub fn replay(record: Record, eyes: Eyes, at: usize, manner: &Manner) -> io::Result<()> {
    let (events, heard) = channel();
    let mut screen = Screen::open(&events)?;
    let mut page = Replaying::new(manner.clone(), record, eyes, at);
    screen.run(&mut page, &heard).map(drop)
}
