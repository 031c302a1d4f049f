//! Short codes that people read from a screen and type: which screen waits for a table, and which table a
//! code leads to. They live in memory alone, for minutes, and guessing them is limited.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::screen::CodeMade;
use protocol::{Code, Refusal, ShortCode, TableId};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::address::AddressKey;
use crate::limits::Limits;
use crate::quota::PerAddress;
use crate::session::SessionId;

/// How long a code is good after its table asked for it, or its screen left.
const LIVES: Duration = Duration::from_secs(10 * 60);
/// How long nobody gets it after that: what is still on a slip of paper leads nowhere else.
const RESTS: Duration = Duration::from_secs(60 * 60);
/// How many codes there may be at a time. One guess in sixteen would hit something then, if all of them were
/// taken, and no address can take many.
const MOST: usize = 10_000;
/// How many of them one address may have.
const OF_ONE: usize = 64;
/// How often a free code is looked for: at most every third is taken or rests.
const TRIES: usize = 64;

/// All short codes.
pub struct Codes {
    all: Arc<Mutex<HashMap<ShortCode, Entry>>>,
    making: PerAddress,
    looking_up: PerAddress,
}

struct Entry {
    address: AddressKey,
    leads: Leads,
    /// Until when it is good, if no screen holds it.
    until: Instant,
}

/// Where a code leads.
enum Leads {
    Screen(Screen),
    Table(TableId),
}

struct Screen {
    session: SessionId,
    shows: watch::Sender<Option<TableId>>,
    /// Who chose what it shows.
    chosen_by: Option<SessionId>,
    /// Which of its connections came last; none while it is not connected.
    held: Option<u64>,
    connections: u64,
}

/// A screen that is offered, for as long as its connection lasts.
pub struct Offered {
    pub code: ShortCode,
    /// What it is to show.
    pub table: watch::Receiver<Option<TableId>>,
    connection: u64,
    all: Arc<Mutex<HashMap<ShortCode, Entry>>>,
}

/// Who asks for something.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    pub session: SessionId,
    pub address: AddressKey,
}

/// What a screen had before its connection broke.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before {
    pub code: Option<ShortCode>,
    pub table: Option<TableId>,
}

impl Entry {
    fn is_good(&self, now: Instant) -> bool {
        let held = matches!(&self.leads, Leads::Screen(screen) if screen.held.is_some());
        held || self.until > now
    }

    fn table(&self) -> Option<TableId> {
        match &self.leads {
            Leads::Screen(screen) => *screen.shows.borrow(),
            Leads::Table(table) => Some(*table),
        }
    }
}

impl Codes {
    pub fn new(limits: &Limits) -> Codes {
        const MINUTE: Duration = Duration::from_secs(60);
        let per_minute = || PerAddress::new(limits.per_minute, MINUTE);
        Codes { all: Arc::default(), making: per_minute(), looking_up: per_minute() }
    }

    /// A code for a screen: the one that it had, if it is still its own.
    pub fn offer(&self, by: Visitor, before: Before) -> Result<Offered, Refusal> {
        let now = Instant::now();
        let mut all = self.lock();
        let own = before.code.filter(|code| {
            let entry = all.get(code).filter(|entry| entry.is_good(now));
            matches!(entry.map(|entry| &entry.leads), Some(Leads::Screen(screen)) if screen.session == by.session)
        });
        let code = match own {
            Some(code) => code,
            None => {
                let code = self.free(&all, by.address, now)?;
                let screen = Screen {
                    session: by.session,
                    shows: watch::Sender::new(before.table),
                    chosen_by: None,
                    held: None,
                    connections: 0,
                };
                let leads = Leads::Screen(screen);
                all.insert(code, Entry { address: by.address, leads, until: now });
                code
            }
        };
        let Some(Entry { leads: Leads::Screen(screen), .. }) = all.get_mut(&code) else {
            return Err(Code::UnknownCode.into());
        };
        // Who has just come back says what it shows, unless somebody has chosen something else.
        if let (None, Some(_)) = (*screen.shows.borrow(), before.table) {
            screen.shows.send_replace(before.table);
        }
        screen.connections += 1;
        screen.held = Some(screen.connections);
        let (table, connection) = (screen.shows.subscribe(), screen.connections);
        Ok(Offered { code, table, connection, all: Arc::clone(&self.all) })
    }

    /// A code that leads to a table: the one that it has, for longer, or a new one.
    pub fn give(&self, table: TableId, to: AddressKey) -> Result<CodeMade, Refusal> {
        let now = Instant::now();
        let mut all = self.lock();
        let known =
            all.iter_mut().find(|(_, entry)| entry.is_good(now) && entry.table() == Some(table));
        let code = match known {
            Some((code, entry)) => {
                entry.until = now + LIVES;
                *code
            }
            None => {
                let code = self.free(&all, to, now)?;
                let entry = Entry { address: to, leads: Leads::Table(table), until: now + LIVES };
                all.insert(code, entry);
                code
            }
        };
        let seconds = u32::try_from(LIVES.as_secs()).unwrap_or(u32::MAX);
        Ok(CodeMade { code, seconds })
    }

    /// The table that a code leads to; none if it is the code of a screen that waits.
    pub fn find(&self, code: ShortCode, by: AddressKey) -> Result<Option<TableId>, Refusal> {
        self.count_guess(by)?;
        Ok(self.known(code).ok_or(Code::UnknownCode)?)
    }

    /// The same for another node, where guesses are counted; nothing if there is no such code.
    pub fn known(&self, code: ShortCode) -> Option<Option<TableId>> {
        let all = self.lock();
        let entry = all.get(&code).filter(|entry| entry.is_good(Instant::now()));
        entry.map(Entry::table)
    }

    /// Shows a table on the screen with this code. What it shows already may be changed by who chose it alone:
    /// the code leads others to the table, and one of them could be a stranger who guessed it.
    pub fn show(&self, code: ShortCode, table: TableId, by: Visitor) -> Result<(), Refusal> {
        self.count_guess(by.address)?;
        self.choose(code, table, by.session)
    }

    /// The same for another node, where guesses are counted.
    pub fn choose(&self, code: ShortCode, table: TableId, by: SessionId) -> Result<(), Refusal> {
        let mut all = self.lock();
        let entry = all.get_mut(&code).filter(|entry| entry.is_good(Instant::now()));
        let Some(Entry { leads: Leads::Screen(screen), .. }) = entry else {
            return Err(Code::UnknownCode.into());
        };
        let shown = *screen.shows.borrow();
        if shown == Some(table) {
            return Ok(());
        }
        if shown.is_some() && screen.chosen_by != Some(by) {
            return Err(Code::ScreenBusy.into());
        }
        screen.chosen_by = Some(by);
        screen.shows.send_replace(Some(table));
        Ok(())
    }

    /// Forgets codes that have rested, and limits of those who have not come lately.
    pub fn tidy(&self) {
        let now = Instant::now();
        let mut all = self.lock();
        all.retain(|_, entry| entry.is_good(now) || entry.until + RESTS > now);
        all.shrink_to_fit();
        self.making.tidy();
        self.looking_up.tidy();
    }

    fn count_guess(&self, by: AddressKey) -> Result<(), Refusal> {
        self.looking_up.count(by).map_err(|wait| wait.refusal(Code::TooFast))
    }

    /// A code that nobody has, nor had a while ago.
    fn free(
        &self,
        all: &HashMap<ShortCode, Entry>,
        of: AddressKey,
        now: Instant,
    ) -> Result<ShortCode, Refusal> {
        self.making.count(of).map_err(|wait| wait.refusal(Code::TooFast))?;
        let later = || Refusal::later(Code::TooFast, LIVES);
        let good = || all.values().filter(|entry| entry.is_good(now));
        let own = good().filter(|entry| entry.address == of).count();
        // Codes that rest take room, too, and are thrown away in time.
        if own >= OF_ONE || good().count() >= MOST || all.len() >= 5 * MOST {
            return Err(later());
        }
        for _ in 0..TRIES {
            let mut bytes = [0; 4];
            getrandom::fill(&mut bytes).map_err(|error| Refusal::saying(Code::Storage, error))?;
            let code = ShortCode::nth(u32::from_be_bytes(bytes));
            let rests = |entry: &Entry| entry.is_good(now) || entry.until + RESTS > now;
            if !all.get(&code).is_some_and(rests) {
                return Ok(code);
            }
        }
        Err(later())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ShortCode, Entry>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Offered {
    fn drop(&mut self) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(entry) = all.get_mut(&self.code) else { return };
        if let Leads::Screen(screen) = &mut entry.leads
            && screen.held == Some(self.connection)
        {
            screen.held = None;
            entry.until = Instant::now() + LIVES;
        }
    }
}

#[cfg(test)]
mod tests;
