//! One game of the arena.

use std::time::Duration;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::chance::pick;
use rules::playout::Playout;
use rules::{Actor, Observer, Outcome, Seat, Seats, Turn};

use super::contestant::Contestant;
use crate::bot::Intent;
use crate::budget::Budget;
use crate::registry::Played;

/// How a game is played: its options, how many sit, how long they think.
#[derive(Clone, Debug)]
pub struct Table<G: Played> {
    /// What the table chose.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
    /// Random steps before the bots begin.
    pub opening: u32,
    /// How long seats think about each decision: nodes, or time.
    pub budgets: Vec<BudgetPlan>,
}

/// A budget for every decision of one contestant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BudgetPlan {
    /// So many nodes.
    Nodes(u64),
    /// So much time.
    Time(Duration),
}

impl BudgetPlan {
    /// A budget that begins now.
    pub fn start(self) -> Budget {
        match self {
            BudgetPlan::Nodes(nodes) => Budget::nodes(nodes),
            BudgetPlan::Time(time) => Budget::time(time),
        }
    }
}

/// A contestant did not play as it must.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misplay {
    /// Which contestant, by its number.
    pub who: usize,
    /// What it did, as the rest of a sentence.
    pub problem: String,
}

impl Misplay {
    fn by(who: usize) -> impl Fn(String) -> Misplay {
        move |problem| Misplay { who, problem }
    }
}

/// A game that goes on longer than this is drawn: nobody in it makes progress.
const MOST_STEPS: u32 = 200_000;

/// Plays one game. `line_up` says which contestant sits where. Chance follows from
/// `deal` alone, so that the same deal can be played in every seating.
///
/// Returns the outcome, or who did not play as it must and how.
pub fn play_game<G: Played>(
    table: &Table<G>,
    contestants: &mut [Contestant<G>],
    line_up: &[usize],
    deal: u64,
) -> Result<Outcome, Misplay> {
    let mut chance = ChaCha20Rng::seed_from_u64(deal);
    let mut state = opened::<G>(table, &mut chance).map_err(Misplay::by(0))?;
    // Every seat has words of its own, whoever sits there.
    let mut words: Vec<ChaCha20Rng> = (1..=line_up.len() as u64)
        .map(|stream| {
            let mut rng = ChaCha20Rng::seed_from_u64(deal);
            rng.set_stream(stream);
            rng
        })
        .collect();
    for (seat, &who) in Seat::all(table.seats).zip(line_up) {
        contestants[who].sit_down(seat, table.seats).map_err(Misplay::by(who))?;
    }
    let mut lots = chance.clone();
    lots.set_stream(u64::MAX);
    for _ in 0..MOST_STEPS {
        match state.turn() {
            Turn::Over(outcome) => {
                for &who in line_up {
                    contestants[who].leave(state.turn()).map_err(Misplay::by(who))?;
                }
                return Ok(outcome);
            }
            Turn::Chance => {
                let action = state.chance(&mut chance);
                let played = action.map(|action| state.play(Actor::Chance, &action));
                debug_assert!(matches!(played, Some(Ok(()))), "chance keeps to the rules");
            }
            Turn::Seat(seat) => {
                let who = line_up[seat.index()];
                let view = state.view(Observer::Seat(seat));
                let budget = table.budgets[who].start();
                let action = contestants[who].decide(&view, &budget, &mut words[seat.index()]);
                let action = action.map_err(Misplay::by(who))?;
                let played = state.play(Actor::Seat(seat), &action);
                played.map_err(|rule| Misplay::by(who)(format!("played “{action}”: {rule}")))?;
            }
            Turn::Race(seats) => {
                let mut race =
                    Race { table, contestants, line_up, words: &mut words, lots: &mut lots };
                race.run(&mut state, seats)?;
            }
        }
    }
    Ok(Outcome::Drawn)
}

/// The game after its random opening, which never ends it.
fn opened<G: Played>(table: &Table<G>, chance: &mut ChaCha20Rng) -> Result<G, String> {
    let start = G::start(&table.options, table.seats).map_err(|error| error.to_string())?;
    let mut game = Playout::<G>::new(start);
    let mut steps = 0;
    while steps < table.opening {
        steps += u32::from(game.state.turn() != Turn::Chance);
        let before = game.state.clone();
        game.step(chance);
        if matches!(game.state.turn(), Turn::Over(_)) {
            return Ok(before);
        }
    }
    Ok(game.state)
}

/// A race among those who may act, on a clock that only counts.
struct Race<'a, G: Played> {
    table: &'a Table<G>,
    contestants: &'a mut [Contestant<G>],
    line_up: &'a [usize],
    words: &'a mut [ChaCha20Rng],
    lots: &'a mut ChaCha20Rng,
}

impl<G: Played> Race<'_, G> {
    /// Runs until the race is decided or the clock ends it.
    fn run(&mut self, state: &mut G, mut runners: Seats) -> Result<(), Misplay> {
        let mut now = Duration::ZERO;
        loop {
            let mut first: Vec<(Seat, Intent<G::Action>)> = Vec::new();
            for seat in runners.iter() {
                let who = self.line_up[seat.index()];
                let view = state.view(Observer::Seat(seat));
                let budget = self.table.budgets[who].start();
                let rng = &mut self.words[seat.index()];
                let intent = self.contestants[who].race(&view, seat, now, &budget, rng);
                let Some(intent) = intent.map_err(Misplay::by(who))? else { continue };
                // D6: what is too close to call is settled by lot, below.
                match first.first() {
                    Some((_, known)) if known.after < intent.after => {}
                    Some((_, known)) if known.after == intent.after => first.push((seat, intent)),
                    _ => first = vec![(seat, intent)],
                }
            }
            let clock = state.clock();
            first.retain(|(_, intent)| clock.is_none_or(|(_, limit)| intent.after < limit));
            let Some((seat, intent)) = pick(self.lots, &first) else {
                let Some((action, _)) = clock else {
                    let problem = "is silent, like all others, and no clock ends it".to_owned();
                    return Err(Misplay { who: self.line_up[0], problem });
                };
                let played = state.play(Actor::Clock, &action);
                debug_assert!(played.is_ok(), "the clock keeps to the rules");
                return Ok(());
            };
            now = intent.after;
            let who = self.line_up[seat.index()];
            state
                .play(Actor::Seat(seat), &intent.action)
                .map_err(|rule| Misplay::by(who)(format!("played “{}”: {rule}", intent.action)))?;
            match state.turn() {
                Turn::Race(seats) => runners = seats,
                _ => return Ok(()),
            }
        }
    }
}
