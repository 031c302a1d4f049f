//! What is known of this game: exact odds, and what games among cheap bots with fixed seeds show.
//! `bango study cards` prints it, `docs/KNOWLEDGE.md` keeps it.

mod games;

use crate::study::{Line, Plot};

use games::{Bango, Scores, Share, against_the_usual, bango, first_seats, scores};

/// When a player stops is tried at these chances of an explosion that cannot be cancelled, in percent.
const STOPS: [u8; 8] = [6, 10, 14, 18, 22, 26, 30, 34];

/// The next card of a fresh deck for two players, one of whom has so many coloured cards of different
/// numbers before them in the centre, and holds a coloured card of so many of these numbers and no
/// other: the chance that it explodes, and that it does and cannot be cancelled.
///
/// The opponent's dealt card may be any coloured one that was not seen (C2.2), so it takes a little of
/// every coloured card; what was removed from the deck takes as much of all cards, and so nothing (C2.1).
pub fn fresh_odds(lying: u8, held: u8) -> (f64, f64) {
    let (lying, held) = (f64::from(lying), f64::from(held));
    let coloured = 88.0 - lying - held;
    let left = coloured + 11.0 - 1.0;
    // Of a number there are eight coloured cards and a black one.
    let chance = |seen: f64| (9.0 - seen - (8.0 - seen) / coloured) / left;
    let uncancelled = (lying - held) * chance(1.0);
    (uncancelled + held * chance(2.0), uncancelled)
}

/// All of it, as Markdown.
pub fn study() -> String {
    let mut text = computed();
    text += &format!(
        "\n### When to stop: what pays\n\n\
         Played: `odds` stops when an explosion that it cannot cancel has a chance of 22 % or more. Here one player stops at \
         another chance, and all others at 22 %; {} deals, each in every seating.\n\n\
         | stops at | two players (even: 50 %) | four players (even: 25 %) |\n|---:|---:|---:|\n",
        games::DEALS
    );
    text.extend(STOPS.map(stopping));
    text += &format!(
        "\n### What the first seat is worth\n\n\
         Played: {} games of `odds` against itself for each number of players. Each place's share of games, who \
         starts being the first, and its mean points.\n\n\
         | players | first | second | third | fourth | fifth |\n|---:|---|---|---|---|---|\n",
        games::GAMES
    );
    text.extend((2..=5).map(seats));
    text += &format!(
        "\n### What Bango is worth\n\n\
         Played: `odds`, which cancels explosions and destroys cards where that pays, against itself without any Bango; {} deals in \
         every seating.\n\n\
         | players | share of who may Bango, among others who never do | Bangos in a game | points with | without |\n\
         |---:|---|---:|---:|---:|\n",
        games::DEALS
    );
    text.extend((2..=5).map(bangos));
    text += &format!(
        "\n### Points by level and by players\n\n\
         Played: {} games for each, all players of one level. Mean points of all players, their deviation, and the \
         winner's mean.\n\n\
         | level | players | points | deviation | winner |\n|---|---:|---:|---:|---:|\n",
        games::GAMES
    );
    for level in LEVELS {
        text.extend((2..=5).map(|players| points(level, players)));
    }
    text
}

/// The same numbers, to be drawn.
pub fn plots() -> Vec<Plot> {
    let percent = |share: f64| 100.0 * share;
    let held = (0..=3).map(|held| Line {
        label: format!("{held} of these numbers held"),
        points: (held.max(1)..=8)
            .map(|lying| (f64::from(lying), percent(fresh_odds(lying, held).1)))
            .collect(),
    });
    let stops = [2, 4].map(|players| Line {
        label: format!("{players} players"),
        points: STOPS
            .iter()
            .map(|stop| (f64::from(*stop), percent(against_the_usual(*stop, players).share)))
            .collect(),
    });
    let seats = (2..=5).map(|players| Line {
        label: format!("{players} players"),
        points: (1u8..)
            .zip(first_seats(players))
            .map(|(place, (share, _))| (f64::from(place), percent(share.share)))
            .collect(),
    });
    let levels = LEVELS.map(|level| Line {
        label: level.to_owned(),
        points: (2..=5).map(|players| (f64::from(players), scores(level, players).mean)).collect(),
    });
    vec![
        Plot {
            name: "odds",
            title: "An explosion that cannot be cancelled, in a fresh deck",
            across: "cards in the centre",
            up: "%",
            lines: held.collect(),
        },
        Plot {
            name: "stopping",
            title: "Stopping at another chance than 22 %",
            across: "stops at this chance of an explosion (%)",
            up: "share of games (%)",
            lines: stops.into(),
        },
        Plot {
            name: "seats",
            title: "What a place in the order of play is worth",
            across: "place, from who starts",
            up: "share of games (%)",
            lines: seats.collect(),
        },
        Plot {
            name: "scores",
            title: "Points at the end, all players of one level",
            across: "players",
            up: "points",
            lines: levels.into(),
        },
    ]
}

/// The levels that are cheap enough for thousands of games.
const LEVELS: [&str; 3] = ["beginner", "casual", "strong"];

/// What is computed and not played.
pub fn computed() -> String {
    let mut text = String::from(
        "### When to stop: the odds\n\n\
        Computed, for two players and a fresh deck: so many coloured cards of different numbers lie in the \
        centre, and the hand holds a coloured card of so many of these numbers. The chance that the next card \
        explodes and cannot be cancelled; in the last column, that so many cards were revealed at all without an \
        explosion, by somebody who holds none of them.\n\n\
        | in the centre | none held | one | two | three | got so far |\n|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut so_far = 1.0;
    for lying in 1..=8 {
        let of = |held: u8| match held {
            held if held > lying => "·".to_owned(),
            held => format!("{:.1} %", 100.0 * fresh_odds(lying, held).1),
        };
        let [none, one, two, three] = [0, 1, 2, 3].map(of);
        let got = 100.0 * so_far;
        text += &format!("| {lying} | {none} | {one} | {two} | {three} | {got:.1} % |\n");
        so_far *= 1.0 - fresh_odds(lying, 0).0;
    }
    text
}

fn stopping(stop: u8) -> String {
    let [two, four] = [2, 4].map(|players| against_the_usual(stop, players));
    format!("| {stop} % | {two} | {four} |\n")
}

fn seats(players: u8) -> String {
    let places = first_seats(players);
    let mut cells: Vec<String> =
        places.iter().map(|(share, points)| format!("{share}, {points:.1}")).collect();
    cells.resize(5, "·".to_owned());
    format!("| {players} | {} |\n", cells.join(" | "))
}

fn bangos(players: u8) -> String {
    let Bango { share, per_game, with, without } = bango(players);
    format!("| {players} | {share} | {per_game:.2} | {with:.1} | {without:.1} |\n")
}

fn points(level: &str, players: u8) -> String {
    let Scores { mean, deviation, winner } = scores(level, players);
    format!("| `{level}` | {players} | {mean:.1} | {deviation:.1} | {winner:.1} |\n")
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.1} % ± {:.1}", 100.0 * self.share, 100.0 * self.give_or_take)
    }
}
