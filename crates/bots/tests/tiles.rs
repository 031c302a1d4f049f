//! The bots of `tiles`.

mod board;
mod child;
mod dumb;
mod hints;
mod levels;
mod play;
mod search;
mod study;
mod tactics;
mod win;
