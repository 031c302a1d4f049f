//! The arena: bots play each other, seats rotated and deals mirrored, and are ranked.

mod contestant;
mod game;
mod match_play;
mod outside;
mod rating;
mod results;
mod schedule;
mod sprt;

pub use contestant::{Contestant, Trouble, Unknown};
pub use game::{BudgetPlan, Misplay, Table, play_game};
pub use match_play::{Entrant, Match, PlayedDeal, Progress};
pub use outside::Outside;
pub use rating::{Rating, elo, ratings};
pub use results::{Results, Score, Standing};
pub use schedule::{Game as ScheduledGame, LineUp, deal_games, line_ups};
pub use sprt::{Sprt, Verdict};
