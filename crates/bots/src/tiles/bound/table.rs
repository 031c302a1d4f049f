//! A table with an attack and a defence on it, as simple as can be.

/// Across and down. Tiles stay far from the edges of this.
pub type Place = (i8, i8);

const DIRECTIONS: [Place; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
const NEIGHBOURS: [Place; 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];

/// The tiles of both, while the attack has yet so many to place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub attack: Vec<Place>,
    pub defence: Vec<Place>,
    /// How many tiles the attack has left of those that count.
    pub left: usize,
}

/// The most tiles of the attack that a table is large enough for.
pub const MOST: usize = 10;

/// The table as a picture: what lies on each place.
struct Picture([u8; SIZE * SIZE]);

/// Twenty tiles in a row, from 0 on, and six places more on either side.
const SIZE: usize = 32;
const MARGIN: i8 = 6;
const ATTACK: u8 = 1;
const DEFENCE: u8 = 2;

impl Picture {
    fn of(table: &Table) -> Picture {
        let mut picture = Picture([0; SIZE * SIZE]);
        for (tiles, mark) in [(&table.attack, ATTACK), (&table.defence, DEFENCE)] {
            for &tile in tiles {
                if let Some(place) = number(tile).and_then(|number| picture.0.get_mut(number)) {
                    *place = mark;
                }
            }
        }
        picture
    }

    fn at(&self, place: Place) -> u8 {
        number(place).and_then(|number| self.0.get(number)).copied().unwrap_or(0)
    }
}

fn number((x, y): Place) -> Option<usize> {
    let across = usize::try_from(x + MARGIN).ok()?;
    let down = usize::try_from(y + MARGIN).ok()?;
    (across < SIZE && down < SIZE).then_some(down * SIZE + across)
}

impl Table {
    /// Where a tile may be placed (T3), in order.
    pub fn places(&self) -> Vec<Place> {
        if self.attack.is_empty() && self.defence.is_empty() {
            return vec![(0, 0)];
        }
        let picture = Picture::of(self);
        let tiles = self.attack.iter().chain(&self.defence);
        let mut places: Vec<Place> = tiles
            .flat_map(|&tile| NEIGHBOURS.map(|step| along(tile, step, 1)))
            .filter(|&place| picture.at(place) == 0)
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The windows of five places that hold a tile of the attack and none of the defence, and
    /// that the attack has tiles enough to fill; each with how many of its own lie in it.
    pub fn open_windows(&self) -> Vec<([Place; 5], usize)> {
        let picture = Picture::of(self);
        let mut windows = Vec::new();
        for &tile in &self.attack {
            for direction in DIRECTIONS {
                for back in 0..5 {
                    let window = [0, 1, 2, 3, 4].map(|step| along(tile, direction, step - back));
                    let marks = window.map(|place| picture.at(place));
                    // Each window is listed once, by the first of its tiles.
                    let before = marks.iter().zip(0..back).any(|(&mark, _)| mark == ATTACK);
                    if before || marks.contains(&DEFENCE) {
                        continue;
                    }
                    let own = marks.iter().filter(|&&mark| mark == ATTACK).count();
                    if 5 - own <= self.left {
                        windows.push((window, own));
                    }
                }
            }
        }
        windows
    }

    /// Whether the attack cannot fill any window, whatever the defence does. (With five tiles
    /// or more it could fill one far from all that lies there.)
    pub fn is_safe(&self) -> bool {
        self.left < 5 && self.open_windows().is_empty()
    }

    /// Whether the attack has made five.
    pub fn is_lost(&self) -> bool {
        let picture = Picture::of(self);
        let line = |&tile: &Place, direction: Place| {
            (0..5).all(|step| picture.at(along(tile, direction, step)) == ATTACK)
        };
        self.attack.iter().any(|tile| DIRECTIONS.into_iter().any(|direction| line(tile, direction)))
    }

    /// The places for a reply, those first that close the fullest windows.
    pub fn replies(&self) -> Vec<Place> {
        let windows = self.open_windows();
        let weight = |place: &Place| {
            let closed = windows.iter().filter(|(window, _)| window.contains(place));
            closed.map(|&(_, own)| 8i32.pow(u32::try_from(own).unwrap_or(0))).sum::<i32>()
        };
        let mut places = self.places();
        places.sort_by_cached_key(|place| (-weight(place), *place));
        places
    }

    /// The same with one more tile of the attack.
    #[must_use]
    pub fn attacked(&self, place: Place) -> Table {
        let mut next = self.clone();
        next.attack.push(place);
        next.left -= 1;
        next
    }

    /// The same with one more tile of the defence.
    #[must_use]
    pub fn defended(&self, place: Place) -> Table {
        let mut next = self.clone();
        next.defence.push(place);
        next
    }

    /// One form for all tables that are the same but turned, mirrored or shifted.
    #[must_use]
    pub fn form(&self) -> Table {
        let turned = (0..8).map(|symmetry| {
            let turn = |&(x, y): &Place| {
                let (x, y) = if symmetry & 4 == 0 { (x, y) } else { (y, x) };
                (if symmetry & 1 == 0 { x } else { -x }, if symmetry & 2 == 0 { y } else { -y })
            };
            let mut attack: Vec<Place> = self.attack.iter().map(turn).collect();
            let mut defence: Vec<Place> = self.defence.iter().map(turn).collect();
            let all = || attack.iter().chain(&defence);
            let left = all().map(|place| place.0).min().unwrap_or(0);
            let top = all().map(|place| place.1).min().unwrap_or(0);
            for place in attack.iter_mut().chain(&mut defence) {
                *place = (place.0 - left, place.1 - top);
            }
            attack.sort_unstable();
            defence.sort_unstable();
            (attack, defence)
        });
        let (attack, defence) = turned.min().unwrap_or_default();
        Table { attack, defence, left: self.left }
    }
}

fn along(place: Place, direction: Place, steps: i8) -> Place {
    (place.0 + direction.0 * steps, place.1 + direction.1 * steps)
}
