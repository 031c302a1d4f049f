//! A race at the table: the roll goes out ahead, calls are held, and the verdict
//! is played. `race` knows who was first; this knows the table.

use std::time::Duration;

use bots::any::{Panicked, Racer};
use bots::{AnyBot, Intent};
use protocol::race::RaceStart;
use protocol::table::Pace;
use protocol::{Code, Refusal};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::any::AnyAction;
use rules::{Actor, Observer, Seat, Seats, Turn};
use tokio::time::Instant;

use super::clients::{Client, Requester};
use super::photo::{late, photo, step};
use super::{Closing, ConnectionId, Keeper, RETRY_AFTER};
use crate::context::Time;
use crate::log::Event;
use crate::race::{self, Link, Lots, Race, Refused};
use crate::session::SessionId;
use crate::table::{Match, Reply};

/// A race that is on.
pub struct Racing {
    /// It belongs to the roll that was this step of the game.
    roll: usize,
    race: Race<AnyAction>,
    /// When the dice are shown, or the first of them where the roll is read aloud.
    shown_at: Instant,
    /// When calls open: once all dice are shown.
    opens_at: Instant,
    starts: RaceStart,
    /// Whether people are told at once that it is about to begin, and see a countdown.
    counts_down: bool,
    cap: Duration,
    links: Vec<(Seat, SessionId, Link)>,
    /// How long before it is shown each screen gets the roll.
    screens: Vec<(ConnectionId, Duration)>,
    /// Whose calls wait for the verdict.
    callers: Vec<Caller>,
    /// Who sent a call that waits once more, on the same connection or another one.
    repeats: Vec<Requester>,
    bots: Vec<Runner>,
}

/// A call as a client sent it.
pub(super) struct Call<'a> {
    pub by: Requester,
    pub seat: Seat,
    pub actions: &'a [String],
    /// The reaction that the client measured, in microseconds.
    pub reaction: Option<u64>,
    pub arrived: Instant,
}

/// At a relaxed table people get ready for so long: 3-2-1.
const COUNTDOWN: Duration = Duration::from_secs(3);
/// In gentle rounds bots call no sooner than this.
const GENTLE: Duration = Duration::from_secs(8);

struct Caller {
    seat: Seat,
    by: Requester,
}

/// A bot in the race and what it is about to call.
struct Runner {
    racer: Racer,
    intent: Option<Intent<AnyAction>>,
}

impl Racing {
    pub fn opens_at(&self) -> Instant {
        self.opens_at
    }

    /// How long the roll is read aloud before calls open.
    fn spoken(&self) -> Option<Duration> {
        Some(self.opens_at.saturating_duration_since(self.shown_at)).filter(|time| !time.is_zero())
    }

    /// When this client gets the roll: as late as its connection allows.
    pub fn roll_sent_at(&self, client: &Client) -> Option<Instant> {
        let own = self.links.iter().find(|(_, session, _)| *session == client.session);
        let own = own.map(|&(.., link)| race::ahead(link, self.cap));
        let screen = || self.screens.iter().find(|(screen, _)| *screen == client.connection);
        let ahead = own.or_else(|| screen().map(|&(_, lead)| lead));
        self.ahead_of_showing(ahead.unwrap_or_default())
    }

    /// When those get it who open the table during the race.
    pub fn newcomers_roll_sent_at(&self) -> Option<Instant> {
        self.ahead_of_showing(Duration::ZERO)
    }

    fn ahead_of_showing(&self, ahead: Duration) -> Option<Instant> {
        let when = self.shown_at.checked_sub(ahead).unwrap_or(self.shown_at);
        (when > Instant::now()).then_some(when)
    }

    /// The step that nobody may see yet, while people count down to it.
    pub fn covered_roll(&self) -> Option<usize> {
        (self.counts_down && Instant::now() < self.shown_at).then_some(self.roll)
    }

    /// When something happens in it.
    pub fn next(&self, time: &Time) -> Option<Instant> {
        let due = self.race.due().map(|due| time.instant(due));
        let bots = self.bots.iter().filter_map(|bot| bot.intent.map(|intent| intent.after));
        bots.map(|after| self.opens_at + after).chain(due).min()
    }

    /// A player's last connection broke.
    pub fn disconnected(&mut self, seat: Seat) {
        self.race.disconnected(seat);
    }
}

impl Keeper {
    pub(super) fn race_start(&self) -> Option<RaceStart> {
        self.racing.as_ref().map(|racing| racing.starts)
    }

    /// Begins the race of a new roll, lets one that goes on go on, and ends one that is over.
    pub(super) fn prepare_race(&mut self) {
        let Some((play, Turn::Race(seats))) = self.table.playing().zip(self.turn()) else {
            return self.end_race();
        };
        let roll = play.steps().iter().rposition(|step| step.by == Actor::Chance).unwrap_or(0);
        match &mut self.racing {
            Some(racing) if racing.roll == roll => racing.race.resume(seats),
            _ => {
                let race = self.begin_race(roll, seats);
                self.end_race();
                self.racing = Some(Box::new(race));
            }
        }
        let Some((racing, play)) = self.racing.as_mut().zip(self.table.playing()) else { return };
        let now = Instant::now().saturating_duration_since(racing.opens_at);
        for bot in &mut racing.bots {
            let view = play.state().view(Observer::Seat(bot.racer.seat));
            let intent = bot.racer.watch(&view, now).unwrap_or_else(|Panicked| {
                tracing::error!("a bot failed: it stays silent in this race");
                None
            });
            let gentle = play.races() <= self.table.settings().gentle_rounds.into();
            let intent = intent.filter(|_| seats.contains(bot.racer.seat));
            bot.intent = if gentle { intent.map(wait_for_people) } else { intent };
        }
    }

    /// Calls that still waited when something else ended the race came too late.
    fn end_race(&mut self) {
        let Some(racing) = self.racing.take() else { return };
        self.too_late(racing.callers);
        self.answer_repeats(racing.repeats);
    }

    fn too_late(&mut self, callers: Vec<Caller>) {
        for caller in callers {
            let refusal =
                Refusal { paragraph: Some("D4.2".to_owned()), ..Refusal::new(Code::TooLate) };
            let reply = Reply::Refused(Box::new(refusal));
            self.clients.reply(&caller.by, &reply);
            self.table.replies.remember(&caller.by.origin, reply);
        }
    }

    /// A repeat gets the answer that the call has got by now.
    fn answer_repeats(&mut self, repeats: Vec<Requester>) {
        for requester in repeats {
            let not_saved = || Reply::Refused(Box::new(Code::Storage.into()));
            let reply = self.table.replies.find(&requester.origin).unwrap_or_else(not_saved);
            self.clients.reply(&requester, &reply);
        }
    }

    fn begin_race(&self, roll: usize, seats: Seats) -> Racing {
        let mut links = Vec::new();
        let mut bots = Vec::new();
        for seat in seats.iter() {
            if let Some((level, _)) = self.table.bot(seat) {
                bots.extend(self.table.playing().map(|play| {
                    let rng = ChaCha20Rng::seed_from_u64(play.bot_seed(seat));
                    let people = self.table.known_to(level);
                    let bot = AnyBot::seated(self.table.game(), level, &people);
                    Runner { racer: Racer::new(bot, seat, rng), intent: None }
                }));
                links.push((seat, None, Link::Here));
            } else {
                let holder = self.table.holder(seat);
                links.push((seat, holder, self.link(holder)));
            }
        }
        let by_link = !self.table.settings().public;
        let cap = if by_link { race::CAP_BY_LINK } else { race::CAP };
        let lead = race::lead(links.iter().map(|&(.., link)| link), cap);
        let seats: Vec<_> = links.iter().map(|&(_, holder, link)| (holder, link)).collect();
        let screens = self.screen_leads(&seats, cap);
        let lead = screens.iter().map(|&(_, lead)| lead).fold(lead, Duration::max);
        // A roll that is read aloud gives time enough.
        let reading_time = self.reading_time();
        let relaxed = self.table.settings().pace != Pace::Fast && self.is_watched();
        let counts_down = relaxed && reading_time.is_zero();
        let shown_at = Instant::now() + if counts_down { lead.max(COUNTDOWN) } else { lead };
        let opens_at = shown_at + reading_time;
        let moment = |instant| self.context.time.moment(instant);
        Racing {
            roll,
            race: Race::new(
                moment(opens_at),
                cap,
                links.iter().map(|&(seat, _, link)| (seat, link)),
            ),
            shown_at,
            opens_at,
            counts_down,
            cap,
            starts: RaceStart {
                shown_at: Time::microseconds(moment(shown_at)),
                opens_at: Time::microseconds(moment(opens_at)),
            },
            links: links
                .into_iter()
                .filter_map(|(seat, session, link)| Some((seat, session?, link)))
                .collect(),
            screens,
            callers: Vec::new(),
            repeats: Vec::new(),
            bots,
        }
    }

    /// How long a roll is read aloud at this table.
    fn reading_time(&self) -> Duration {
        let spoken = self.table.playing().filter(|_| self.table.settings().spoken);
        spoken.map_or(Duration::ZERO, |play| play.state().reading_time())
    }

    /// How a person is connected. All seats of one session are one device.
    pub(super) fn link(&self, session: Option<SessionId>) -> Link {
        let client = self.clients.iter().find(|client| Some(client.session) == session);
        let trips = client.and_then(|client| client.line.trips.lock().ok()?.trip());
        let device = client.map_or(0, |client| client.connection);
        Link::Device { device: u32::try_from(device).unwrap_or(u32::MAX), trip: trips }
    }

    /// A player calls. The answer comes with the verdict.
    pub(super) fn take_call(&mut self, call: Call<'_>) -> Result<(), Refusal> {
        let Call { by, seat, actions, reaction, arrived } = call;
        let Some(racing) = &mut self.racing else { return Err(Code::NotPlaying.into()) };
        if racing.callers.iter().any(|caller| caller.by.origin == by.origin) {
            /// More than any client needs.
            const MOST: usize = 64;
            if racing.repeats.len() < MOST {
                racing.repeats.push(by);
            }
            return Ok(());
        }
        if self.table.holder(seat) != Some(by.origin.session) {
            return Err(Code::NotYourSeat.into());
        }
        if self.table.gave_up(seat) {
            return Err(Code::GaveUp.into());
        }
        if racing.bots.iter().any(|bot| bot.racer.seat == seat) {
            let sentence = "a bot plays this round for you: take your seat back for the next one";
            return Err(Refusal::saying(Code::TooLate, sentence));
        }
        let [action] = self.table.read(actions)?[..] else {
            return Err(Refusal::saying(Code::Illegal, "one call at a time"));
        };
        // What the rules do not allow now is refused at once, as in any turn.
        self.table.plan_steps(seat, &[action], false)?;
        let claim = reaction.map(Duration::from_micros);
        let moment = self.context.time.moment(arrived);
        racing.race.call(seat, action, claim, moment).map_err(refusal)?;
        racing.callers.push(Caller { seat, by });
        Ok(())
    }

    /// Bots call when it is their time.
    pub(super) fn call_for_bots(&mut self, now: Instant) {
        let Some(racing) = &mut self.racing else { return };
        for bot in &mut racing.bots {
            if let Some(Intent { after, action }) = bot.intent
                && racing.opens_at + after <= now
            {
                bot.intent = None;
                let moment = self.context.time.moment(racing.opens_at + after);
                if let Err(refused) = racing.race.call(bot.racer.seat, action, Some(after), moment)
                {
                    tracing::debug!(%refused, "a bot's call is not taken");
                }
            }
        }
    }

    /// The verdict falls when it is due: its calls are played in order and answered.
    pub(super) async fn judge_race(&mut self, now: Instant) -> Result<(), Closing> {
        let Some((racing, play)) = self.racing.as_mut().zip(self.table.playing()) else {
            return Ok(());
        };
        let now = self.context.time.moment(now);
        let Some(verdict) = racing.race.verdict(now, &mut ProvenLots(play)) else {
            return Ok(());
        };
        metrics::histogram!("bango_race_hold_seconds").record(verdict.held);
        let callers = std::mem::take(&mut racing.callers);
        let repeats = std::mem::take(&mut racing.repeats);
        let stands_in = |seat| self.table.bot(seat).is_some_and(|(_, stand_in)| stand_in);
        let spoken = racing.spoken();
        let calls =
            verdict.calls.iter().map(|call| step(call, verdict.fell, spoken, stands_in(call.seat)));
        let (mut steps, counted) = play.plan_calls(&calls.collect::<Vec<_>>());
        // Who was too late is written down with the last call that counted.
        let last = counted.checked_sub(1).and_then(|last| steps.get_mut(last)?.race.as_mut());
        if let Some(hold) = last.and_then(|race| race.hold.as_mut()) {
            hold.late = verdict.calls.iter().skip(counted).map(late).collect();
        }
        let photo = photo(&verdict, counted, racing.cap, spoken);
        let counts = |caller: &Caller| {
            verdict.calls.iter().take(counted).any(|call| call.seat == caller.seat)
        };
        let (heard, late): (Vec<_>, Vec<_>) = callers.into_iter().partition(counts);
        let heard = heard.into_iter().map(|caller| caller.by).collect();
        let before = self.table.seq;
        let done = self.commit(heard, vec![Event::Stepped { steps, photo: Some(photo) }]).await;
        if self.table.seq == before {
            self.race_again(&late);
        } else {
            self.too_late(late);
        }
        self.answer_repeats(repeats);
        done
    }

    /// The verdict could not be saved, so it did not fall: all may call again.
    fn race_again(&mut self, late: &[Caller]) {
        self.not_saved(late.iter().map(|caller| &caller.by));
        self.prepare_race();
        let Some(racing) = &mut self.racing else { return };
        let pause = Instant::now().saturating_duration_since(racing.opens_at) + RETRY_AFTER;
        for bot in &mut racing.bots {
            bot.intent =
                bot.intent.map(|intent| Intent { after: intent.after.max(pause), ..intent });
        }
    }
}

/// A bot that leaves people time. Those that would have been faster still are.
fn wait_for_people(intent: Intent<AnyAction>) -> Intent<AnyAction> {
    Intent { after: intent.after.max(GENTLE + intent.after / 4), ..intent }
}

/// Lots that anyone can check after the game.
struct ProvenLots<'a>(&'a Match);

impl Lots for ProvenLots<'_> {
    fn draw(&mut self, place: usize, tied: Seats) -> Option<Seat> {
        self.0.lot(place, tied)
    }
}

fn refusal(refused: Refused) -> Refusal {
    let code = match refused {
        Refused::TooEarly => Code::TooEarly,
        Refused::NotRacing | Refused::Called => Code::Illegal,
    };
    Refusal::saying(code, refused)
}
