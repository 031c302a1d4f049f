//! Who sits at a table, and what follows from it.

use bots::{BotLevel, TrackRecord};
use protocol::text::Name;
use rules::{Seat, Seats};

use super::{Person, Place, STAND_IN, Sitter, Table};
use crate::session::{HeldSeat, SessionId};

impl Table {
    /// The seats that a session holds.
    pub fn seats_of(&self, session: SessionId) -> Seats {
        let holds = |seat: &Seat| self.holder(*seat) == Some(session);
        Seat::all(self.seats()).filter(holds).collect()
    }

    /// The session that holds a seat.
    pub fn holder(&self, seat: Seat) -> Option<SessionId> {
        self.person(seat).map(|person| person.session)
    }

    /// Whether this is the table of this session: it made the table, or sits there.
    pub fn is_owned_by(&self, session: SessionId) -> bool {
        self.host == session || !self.seats_of(session).is_empty()
    }

    /// Where the host sits.
    pub fn host_seat(&self) -> Option<Seat> {
        self.seats_of(self.host).iter().next()
    }

    /// Whether a session may do what the host may: while the host is away, whoever sits at the
    /// table acts for them.
    pub fn acts_as_host(&self, session: SessionId, is_here: &dyn Fn(SessionId) -> bool) -> bool {
        let deputy = || !self.seats_of(session).is_empty() && !is_here(self.host);
        self.host == session || deputy()
    }

    /// The name of the person in a seat.
    pub fn name(&self, seat: Seat) -> Option<&Name> {
        self.person(seat).map(|person| &person.name)
    }

    /// Who holds a seat, and since when, for the key that moves it to another device.
    pub fn held(&self, seat: Seat) -> Option<HeldSeat> {
        let Person { session, since, .. } = *self.person(seat)?;
        Some(HeldSeat { table: self.id, seat, holder: session, since })
    }

    /// The level at which a bot plays for this seat: its own, or that of a stand-in,
    /// and whether it is one; `None` if a person plays.
    pub fn bot(&self, seat: Seat) -> Option<(BotLevel, bool)> {
        match &self.places.get(seat.index())?.sitter {
            Sitter::Bot(level) => Some((*level, false)),
            Sitter::Person(person) if person.stand_in => Some((STAND_IN.into(), true)),
            _ => None,
        }
    }

    /// What a bot of this kind may know of the people here: nothing, unless it matches them.
    pub fn known_to(&self, level: BotLevel) -> Vec<TrackRecord> {
        if level.matches() {
            self.people().map(|person| person.track_record.clone()).collect()
        } else {
            Vec::new()
        }
    }

    /// Whether who holds a seat gave up in this game.
    pub fn gave_up(&self, seat: Seat) -> bool {
        self.person(seat).is_some_and(|person| person.gave_up)
    }

    /// Whether this session holds a seat here, and bots all seats that it does not hold.
    pub fn is_alone(&self, session: SessionId) -> bool {
        let own = self.seats_of(session);
        let bot = |place: &Place| matches!(place.sitter, Sitter::Bot(_));
        let mut others =
            Seat::all(self.seats()).zip(&self.places).filter(|(seat, _)| !own.contains(*seat));
        !own.is_empty() && others.all(|(_, place)| bot(place))
    }

    pub(super) fn person(&self, seat: Seat) -> Option<&Person> {
        match &self.places.get(seat.index())?.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(super) fn people(&self) -> impl Iterator<Item = &Person> {
        self.places.iter().filter_map(|place| match &place.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        })
    }

    pub(super) fn people_mut(&mut self) -> impl Iterator<Item = &mut Person> {
        self.places.iter_mut().filter_map(|place| match &mut place.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        })
    }
}

impl Person {
    /// The game that this was about leaves the table.
    pub(super) fn forget_game(&mut self) {
        (self.again, self.stand_in, self.gave_up) = (false, false, false);
    }
}
