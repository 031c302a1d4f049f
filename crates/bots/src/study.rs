//! Pictures of what is known of a game: the numbers that `bango study` draws.

/// A picture with lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// The name of its file, without the game and what it ends in.
    pub name: &'static str,
    pub title: &'static str,
    /// What the numbers along each side are.
    pub across: &'static str,
    pub up: &'static str,
    pub lines: Vec<Line>,
}

/// Points that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub label: String,
    pub points: Vec<(f64, f64)>,
}
