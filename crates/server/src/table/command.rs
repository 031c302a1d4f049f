//! What a command brings about at a table, or why it is refused. Nothing is
//! changed here: what is decided happens once it is in the log.

use protocol::table::{Phase, Settings};
use protocol::{Code, Command, Refusal};
use rules::any::AnyAction;
use rules::{Actor, Seat};

use super::first_entry::{clock_for, needs_offer};
use super::matched::NotTaken;
use super::{Person, Sitter, Table};
use crate::log::Event;
use crate::session::{ServerKey, SessionId};
use fair::{Derivation, Secret};

/// Who asks, and what the table has to know about the world to answer.
pub struct Asker<'a> {
    /// Whose command it is.
    pub session: SessionId,
    /// Whether a session is connected.
    pub is_here: &'a dyn Fn(SessionId) -> bool,
    /// The server's key, for the keys of seats.
    pub key: &'a ServerKey,
}

pub(super) type Decision = Result<Vec<Event>, Refusal>;

impl Table {
    /// What a command that is kept in the log brings about: nothing if all is so already. Talk is
    /// not kept, and is refused here.
    pub fn decide(&self, asker: &Asker<'_>, command: &Command) -> Decision {
        let mut events = self.plan(asker, command)?;
        events.retain(|event| self.is_news(event));
        Ok(events)
    }

    /// Whether an event would change anything: who says twice what is so already fills no log.
    fn is_news(&self, event: &Event) -> bool {
        match event {
            Event::Sat { seat, session, name, avatar } => {
                let same = |person: &Person| {
                    person.session == *session
                        && person.name == *name
                        && avatar.is_none_or(|avatar| person.avatar == Some(avatar))
                };
                !self.person(*seat).is_some_and(same)
            }
            Event::Contributed { seat, commitment } => {
                self.person(*seat).is_none_or(|person| person.promise != Some(*commitment))
            }
            Event::StoodIn { seat } => self.person(*seat).is_none_or(|person| !person.stand_in),
            Event::Returned { seat } => self.person(*seat).is_none_or(|person| person.stand_in),
            Event::Again { seat } => self.person(*seat).is_none_or(|person| !person.again),
            Event::GaveUp { seat } => !self.gave_up(*seat),
            Event::PaceSet { pace } => self.settings.pace != *pace,
            Event::ClockSet { seconds } => self.settings.seconds != *seconds,
            _ => true,
        }
    }

    fn plan(&self, asker: &Asker<'_>, command: &Command) -> Decision {
        match command {
            Command::Sit { seat, name, avatar } => {
                self.needs_seat(*seat)?;
                self.needs_pause()?;
                self.check_name(asker.session, name)?;
                // Who sits there already may change their name and their face.
                if self.holder(*seat) != Some(asker.session) {
                    self.needs_free_for(asker, *seat)?;
                }
                let (seat, name, avatar) = (*seat, name.clone(), *avatar);
                Ok(vec![Event::Sat { seat, session: asker.session, name, avatar }])
            }
            Command::Stand { seat } => {
                self.needs_own(asker, *seat)?;
                self.needs_pause()?;
                Ok(vec![Event::Left { seat: *seat }])
            }
            Command::SeatBot { seat, level, matches } => {
                self.needs_host(asker)?;
                self.needs_seat(*seat)?;
                self.needs_pause()?;
                if self.person(*seat).is_some() {
                    return Err(Code::SeatTaken.into());
                }
                needs_offer(self.game, *matches)?;
                Ok(vec![Event::BotSat { seat: *seat, level: *level, matches: *matches }])
            }
            Command::Remove { seat } => {
                self.needs_host(asker)?;
                self.needs_seat(*seat)?;
                self.needs_pause()?;
                // Who acts for the host sends nobody away who is there.
                let here = self.holder(*seat).is_some_and(|holder| (asker.is_here)(holder));
                if here && self.host != asker.session {
                    return Err(Code::NotHost.into());
                }
                if self.is_free(*seat) {
                    return Err(Code::SeatEmpty.into());
                }
                let another = self.holder(*seat).is_some_and(|holder| holder != asker.session);
                Ok(if another && self.settings.public {
                    vec![Event::Removed { seat: *seat }]
                } else {
                    vec![Event::Left { seat: *seat }]
                })
            }
            Command::AddSeat => self.decide_add_seat(asker),
            Command::RemoveSeat { seat } => self.decide_remove_seat(asker, *seat),
            Command::ChooseGame { game, seats, options } => {
                self.decide_game(asker, *game, *seats, options.as_ref())
            }
            Command::SetClock { seconds } => {
                self.needs_host(asker)?;
                self.needs_pause()?;
                let settings = Settings { seconds: *seconds, ..self.settings };
                let seconds = clock_for(self.game, settings)?;
                Ok(vec![Event::ClockSet { seconds }])
            }
            Command::Contribute { seat, commitment } => {
                self.needs_own(asker, *seat)?;
                self.needs_pause()?;
                let commitment = commitment.parse();
                let commitment = commitment.map_err(|error| bad_entropy(&error))?;
                Ok(vec![Event::Contributed { seat: *seat, commitment }])
            }
            Command::Reveal { seat, entropy } => self.decide_reveal(asker, *seat, entropy),
            Command::Start => {
                self.needs_host(asker)?;
                self.needs_pause()?;
                self.plan_start()
            }
            Command::Play { seat, actions, .. } => {
                self.needs_own(asker, *seat)?;
                let actions = self.read(actions)?;
                self.plan_steps(*seat, &actions, false)
            }
            Command::Resign { seat } => {
                self.needs_own(asker, *seat)?;
                self.playing().ok_or(Code::NotPlaying)?;
                Ok(if self.seats() == 2 {
                    vec![Event::Resigned { seat: *seat }]
                } else {
                    vec![Event::GaveUp { seat: *seat }]
                })
            }
            Command::Return { seat } => {
                self.needs_own(asker, *seat)?;
                self.needs_in_game(*seat)?;
                Ok(vec![Event::Returned { seat: *seat }])
            }
            Command::StandIn { seat } => {
                self.playing().ok_or(Code::NotPlaying)?;
                let person = self.needs_person(*seat)?;
                if self.seats_of(asker.session).is_empty() {
                    return Err(Code::NotYourSeat.into());
                }
                if person.session != asker.session && (asker.is_here)(person.session) {
                    return Err(Code::NotAway.into());
                }
                Ok(vec![Event::StoodIn { seat: *seat }])
            }
            Command::Rematch => self.decide_rematch(asker),
            Command::TakeOver { seat, key } => {
                self.needs_person(*seat)?;
                let held = self.held(*seat).ok_or(Code::SeatEmpty)?;
                if !asker.key.opens_seat(held, *key) {
                    return Err(Code::BadSeatKey.into());
                }
                Ok(vec![Event::Moved { seat: *seat, session: asker.session }])
            }
            Command::Undo { seat } => {
                self.needs_own(asker, *seat)?;
                self.playing().ok_or(Code::NotPlaying)?;
                if self.settings.public || !self.is_alone(asker.session) {
                    return Err(Code::BotsOnly.into());
                }
                let own = self.seats_of(asker.session);
                own.iter().try_for_each(|seat| self.needs_in_game(seat))?;
                let to = self.undo_point(own).ok_or(Code::NoUndo)?;
                // Who takes something back is back.
                let away = |seat: &Seat| self.person(*seat).is_some_and(|person| person.stand_in);
                let back = own.iter().filter(away).map(|seat| Event::Returned { seat });
                Ok(back.chain([Event::Undone { to }]).collect())
            }
            Command::SetPace { pace } => {
                if !self.is_alone(asker.session) {
                    self.needs_host(asker)?;
                }
                Ok(vec![Event::PaceSet { pace: *pace }])
            }
            Command::Next { .. }
            | Command::HandOver { .. }
            | Command::Say { .. }
            | Command::React { .. }
            | Command::Signal { .. } => Err(Code::Unreadable.into()),
        }
    }

    /// The steps of a seat, or of a bot for it, and what chance does after them.
    pub fn plan_steps(&self, seat: Seat, actions: &[AnyAction], stand_in: bool) -> Decision {
        let play = self.playing().ok_or(Code::NotPlaying)?;
        if !stand_in {
            self.needs_in_game(seat)?;
        }
        let steps = play.plan_steps(Actor::Seat(seat), actions, stand_in).map_err(refusal)?;
        let mut events = Vec::with_capacity(2);
        // Who plays is back.
        if !stand_in && self.person(seat).is_some_and(|person| person.stand_in) {
            events.push(Event::Returned { seat });
        }
        events.push(Event::Stepped { steps, photo: None });
        Ok(events)
    }

    /// Steps from their notation.
    pub fn read(&self, actions: &[String]) -> Result<Vec<AnyAction>, Refusal> {
        /// More than any turn of any game has.
        const MOST: usize = 64;
        if actions.is_empty() || actions.len() > MOST {
            let sentence = format!("a list has 1 to {MOST} steps");
            return Err(Refusal::saying(Code::Notation, sentence));
        }
        let read = |text: &String| self.game.read_action(text);
        let actions: Result<_, _> = actions.iter().map(read).collect();
        actions.map_err(|error| Refusal::saying(Code::Notation, error))
    }

    /// What happens when a game starts: the server binds itself, and if no seat
    /// has promised to add chance, play begins.
    pub fn plan_start(&self) -> Decision {
        if self.has_free_seats() {
            return Err(Code::FreeSeats.into());
        }
        let failed = |problem: String| Refusal::saying(Code::BadOptions, problem);
        let secret = Secret::random().map_err(|error| failed(error.to_string()))?;
        let mut events = vec![Event::Started { secret: secret.reveal(), fair: Derivation::NEWEST }];
        let next = self.next_match(secret, Derivation::NEWEST, 0).map_err(failed)?;
        if next.owing().is_empty() {
            events.extend(next.plan_opening());
        }
        Ok(events)
    }

    fn decide_reveal(&self, asker: &Asker<'_>, seat: Seat, entropy: &str) -> Decision {
        self.needs_own(asker, seat)?;
        let play = self.play.as_ref().filter(|_| self.phase() == Phase::Gathering);
        let play = play.ok_or(Code::Started)?;
        let entropy = entropy.parse().map_err(|error| bad_entropy(&error))?;
        // Who repeats it has been heard.
        if play.has_added(seat, &entropy) {
            return Ok(Vec::new());
        }
        if self.told.contains(&entropy) {
            let sentence = "this was told in another game: make new entropy for each game";
            return Err(Refusal::saying(Code::BadEntropy, sentence));
        }
        if !play.keeps_promise(seat, &entropy) {
            return Err(Code::BadEntropy.into());
        }
        if play.owing().without(seat).is_empty() {
            return Ok(play.plan_last_reveal(seat, entropy));
        }
        Ok(vec![Event::Revealed { seat, entropy }])
    }

    pub(super) fn has_free_seats(&self) -> bool {
        self.places.iter().any(|place| matches!(place.sitter, Sitter::Nobody))
    }

    fn is_free(&self, seat: Seat) -> bool {
        let place = self.places.get(seat.index());
        place.is_some_and(|place| matches!(place.sitter, Sitter::Nobody))
    }

    /// Whether somebody may sit down in a seat that is not theirs.
    fn needs_free_for(&self, asker: &Asker<'_>, seat: Seat) -> Result<(), Refusal> {
        if self.sent_away.contains(&asker.session) {
            return Err(Code::SentAway.into());
        }
        if !self.is_free(seat) {
            return Err(Code::SeatTaken.into());
        }
        // A stranger does not hold the seats that others look for.
        let sits = !self.seats_of(asker.session).is_empty();
        if self.settings.public && self.host != asker.session && sits {
            return Err(Code::OneSeat.into());
        }
        Ok(())
    }

    /// Giving up is final for the game.
    fn needs_in_game(&self, seat: Seat) -> Result<(), Refusal> {
        if self.gave_up(seat) { Err(Code::GaveUp.into()) } else { Ok(()) }
    }

    pub(super) fn needs_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.number() < self.seats() { Ok(()) } else { Err(Code::NoSeat.into()) }
    }

    fn needs_person(&self, seat: Seat) -> Result<&Person, Refusal> {
        self.needs_seat(seat)?;
        Ok(self.person(seat).ok_or(Code::SeatEmpty)?)
    }

    fn needs_own(&self, asker: &Asker<'_>, seat: Seat) -> Result<(), Refusal> {
        self.needs_seat(seat)?;
        let own = self.holder(seat) == Some(asker.session);
        if own { Ok(()) } else { Err(Code::NotYourSeat.into()) }
    }

    pub(super) fn needs_host(&self, asker: &Asker<'_>) -> Result<(), Refusal> {
        let host = self.acts_as_host(asker.session, asker.is_here);
        if host { Ok(()) } else { Err(Code::NotHost.into()) }
    }

    /// Seats change hands before the start and after the end only.
    pub(super) fn needs_pause(&self) -> Result<(), Refusal> {
        let pause = matches!(self.phase(), Phase::Waiting | Phase::Over);
        if pause { Ok(()) } else { Err(Code::Started.into()) }
    }
}

fn bad_entropy(problem: &impl std::fmt::Display) -> Refusal {
    Refusal::saying(Code::BadEntropy, problem)
}

fn refusal(problem: NotTaken) -> Refusal {
    match problem {
        NotTaken::Illegal(rule) => rule.into(),
        NotTaken::AfterChance => {
            Refusal::saying(Code::Illegal, "what is drawn after a step comes before the next one")
        }
    }
}
