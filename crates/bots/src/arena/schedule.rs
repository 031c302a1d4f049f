//! Who plays whom: line-ups, and every deal in every seating.

/// Which contestant sits where: contestants by their number, in the order of seats.
pub type LineUp = Vec<usize>;

/// One game that is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Which of the line-ups it belongs to.
    pub line_up: usize,
    /// Who sits where.
    pub seating: LineUp,
    /// The chance in it.
    pub deal: u64,
}

/// The line-ups of so many contestants at tables of so many.
///
/// At tables of two everyone meets everyone. At larger tables all sit down
/// together, and the last one of them as often as there are free seats: `A,B` at a
/// table of four is one A in a field of three Bs. `None` if there are too many.
pub fn line_ups(contestants: usize, seats: usize) -> Option<Vec<LineUp>> {
    match (contestants, seats) {
        (0, _) => None,
        (1, _) => Some(vec![vec![0; seats]]),
        (_, 2) => {
            let pairs = (0..contestants)
                .flat_map(|one| (one + 1..contestants).map(move |other| vec![one, other]));
            Some(pairs.collect())
        }
        _ if contestants <= seats => {
            Some(vec![(0..seats).map(|seat| seat.min(contestants - 1)).collect()])
        }
        _ => None,
    }
}

/// One deal of every line-up in every seating: the line-up turned around the table.
pub fn deal_games(line_ups: &[LineUp], deal: u64) -> Vec<Game> {
    let mut games = Vec::new();
    for (number, line_up) in line_ups.iter().enumerate() {
        for turn in 0..line_up.len() {
            let mut seating = line_up.clone();
            seating.rotate_right(turn);
            games.push(Game { line_up: number, seating, deal });
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_meet_each_other_and_more_sit_down_together() {
        assert_eq!(line_ups(3, 2), Some(vec![vec![0, 1], vec![0, 2], vec![1, 2]]));
        assert_eq!(line_ups(2, 4), Some(vec![vec![0, 1, 1, 1]]));
        assert_eq!(line_ups(4, 4), Some(vec![vec![0, 1, 2, 3]]));
        assert_eq!(line_ups(5, 4), None);
        assert_eq!(line_ups(1, 2), Some(vec![vec![0, 0]]));
        assert_eq!(line_ups(0, 2), None);
    }

    #[test]
    fn everyone_sits_everywhere_once_in_each_deal() {
        let games = deal_games(&[vec![0, 1, 2]], 7);
        assert!(games.iter().all(|game| game.deal == 7));
        for who in 0..3 {
            let mut seats: Vec<_> =
                games.iter().map(|game| game.seating.iter().position(|&one| one == who)).collect();
            seats.sort();
            assert_eq!(seats, [Some(0), Some(1), Some(2)]);
        }
    }
}
