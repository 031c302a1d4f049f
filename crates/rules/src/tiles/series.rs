//! Who starts the next game of a series (T7).

use crate::game::Outcome;
use crate::seat::Seat;

/// The seat that starts the next game: the loser, in a team the next of them in
/// turn; after a draw, the player after the one who started (T7).
///
/// `in_turn` is who would act next if the game had gone on, as
/// [`Tiles::in_turn`](super::Tiles::in_turn) says.
///
/// ```
/// use rules::tiles::next_first;
/// use rules::{Outcome, Seat, Seats};
///
/// let [Some(ann), Some(bob), Some(cat), Some(dan)] = [0, 1, 2, 3].map(Seat::new) else {
///     unreachable!("the table has four seats");
/// };
/// // Cat made five for her team, so it is Dan's turn, of the other one.
/// let won = Outcome::Won(Seats::only(ann).with(cat));
/// assert_eq!(next_first(ann, dan, 4, won), dan);
/// // Ann had started the game that was drawn.
/// assert_eq!(next_first(ann, cat, 4, Outcome::Drawn), bob);
/// ```
pub fn next_first(starter: Seat, in_turn: Seat, seats: u8, outcome: Outcome) -> Seat {
    match outcome {
        Outcome::Won(winners) => {
            in_turn.round(seats).find(|&seat| !winners.contains(seat)).unwrap_or(in_turn)
        }
        Outcome::Drawn => starter.next(seats),
    }
}
