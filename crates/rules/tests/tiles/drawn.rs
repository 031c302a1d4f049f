//! Positions drawn as pictures, and the few words that all tests of `tiles` share.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use rules::tiles::{Action, Cell, Colour, Illegal, Options, Tiles, View};
use rules::{Actor, Game, Observer, Seat, Turn, chance};

/// The yellow tiles are shut in.
pub(crate) const SHUT_IN: &str = "
    .RRRR.
    RYYYYR
    RYYYYR
    RYYYYR
    RYYYYR
    .RRRR.";

/// A hole in the middle, which is the only free edge of the tiles around it.
pub(crate) const HOLE: &str = "
    RRYYYR.
    YYYRYYR
    RRY.RRY
    YYRRYYR
    RRYYRR.";

/// Two halves that one red tile, at 4,1, holds together.
pub(crate) const BRIDGE: &str = "
    RRYY.RYYR
    YYYRRYRRY
    RRYY.RYYR
    YYRR.YRR.";

/// A pattern that comes back every four columns.
pub(crate) const RIBBON: &str = "
    RRYYRRYYRRYYRRYY
    YYRRYYRRYYRRYYRR";

pub(crate) fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn start(players: u8, first: u8) -> Tiles {
    Tiles::start(&Options { first: Some(seat(first)) }, players).unwrap()
}

/// Takes a step for whoever is in turn.
pub(crate) fn step(state: &mut Tiles, action: Action) -> Result<(), Illegal> {
    let by = Actor::Seat(state.in_turn().unwrap());
    state.play(by, &action)
}

/// What the seat in turn may do.
pub(crate) fn legal(state: &Tiles) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Turn::Seat(seat) = state.turn() {
        state.actions(seat, &mut actions);
    }
    actions
}

/// The view of the seat in turn, or of the public once the game is over.
pub(crate) fn view(state: &Tiles) -> View {
    match state.turn() {
        Turn::Seat(seat) => state.view(Observer::Seat(seat)),
        _ => state.view(Observer::Public),
    }
}

/// A position that was drawn, reached by placing its tiles in some legal order.
/// Its cells are named by column and row of the picture.
pub(crate) struct Drawn {
    pub(crate) state: Tiles,
    /// Where the picture's top left corner lies on the table.
    corner: Cell,
}

impl Drawn {
    pub(crate) fn new(picture: &str, to_move: Colour) -> Drawn {
        Drawn::at_a_table(picture, to_move, 2)
    }

    pub(crate) fn at_a_table(picture: &str, to_move: Colour, players: u8) -> Drawn {
        let mut tiles = Vec::new();
        for (y, line) in picture.trim().lines().enumerate() {
            for (x, mark) in line.trim().chars().enumerate() {
                let cell = Cell::new(x.try_into().unwrap(), y.try_into().unwrap());
                match mark {
                    'R' => tiles.push((cell, Colour::Red)),
                    'Y' => tiles.push((cell, Colour::Yellow)),
                    _ => assert_eq!(mark, '.'),
                }
            }
        }
        let starter = if tiles.len() % 2 == 0 { to_move } else { to_move.other() };
        let mut rng = rng(1);
        (0..1000)
            .find_map(|_| Drawn::place(&tiles, start(players, starter as u8), &mut rng))
            .unwrap_or_else(|| unreachable!("no order of placing leads to{picture}"))
    }

    /// Places the tiles in a random order; `None` if that comes to a dead end.
    fn place(tiles: &[(Cell, Colour)], mut state: Tiles, rng: &mut ChaCha20Rng) -> Option<Drawn> {
        let colour = |state: &Tiles| Colour::of(state.in_turn().unwrap());
        let firsts: Vec<_> = tiles.iter().filter(|tile| tile.1 == colour(&state)).collect();
        let first = chance::pick(rng, &firsts)?.0;
        let corner = Cell::new(-first.x, -first.y);
        while state.placed() < tiles.len() {
            let mut choices = legal(&state);
            choices.retain(|action| {
                tiles.iter().any(|&(cell, own)| {
                    *action == Action::Place(shift(cell, corner)) && own == colour(&state)
                })
            });
            step(&mut state, chance::pick(rng, &choices)?).unwrap();
        }
        Some(Drawn { state, corner })
    }

    pub(crate) fn action(&self, text: &str) -> Action {
        match text.parse().unwrap() {
            Action::Place(cell) => Action::Place(shift(cell, self.corner)),
            Action::Move { from, to } => {
                Action::Move { from: shift(from, self.corner), to: shift(to, self.corner) }
            }
            other => other,
        }
    }

    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) {
        let action = self.action(text);
        assert_eq!(step(&mut self.state, action), Ok(()), "{text}");
    }

    #[track_caller]
    pub(crate) fn refuse(&mut self, text: &str, why: Illegal) {
        let before = self.state.clone();
        let action = self.action(text);
        assert_eq!(step(&mut self.state, action), Err(why), "{text}");
        assert_eq!(self.state, before);
    }

    pub(crate) fn turn(&self) -> Turn {
        self.state.turn()
    }
}

fn shift(cell: Cell, by: Cell) -> Cell {
    Cell::new(cell.x + by.x, cell.y + by.y)
}

/// Plays at random for at most so many turns, never a step that ends the game
/// as long as there is another.
pub(crate) fn wander(state: &mut Tiles, turns: usize, rng: &mut ChaCha20Rng) {
    for _ in 0..turns {
        let mut choices = legal(state);
        while let Some(action) = chance::pick(rng, &choices) {
            let mut next = state.clone();
            step(&mut next, action).unwrap();
            if !matches!(next.turn(), Turn::Over(_)) || choices.len() == 1 {
                *state = next;
                break;
            }
            choices.retain(|&other| other != action);
        }
    }
}
