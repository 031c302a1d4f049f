//! The table of `tiles`: a board without edges that scrolls with the cursor.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use rules::Seat;
use rules::tiles::{Cell, Colour, View};

use super::cursor::{TilesBoard, marks};
use crate::board::{Canvas, Context, Spot};
use crate::draw::{put, short, width};
use crate::look::{ASKED, FAINT, TURN};

/// How large a cell is drawn: the tile itself is one column narrower.
#[derive(Clone, Copy)]
struct Size {
    across: u16,
    down: u16,
}

const LARGE: Size = Size { across: 6, down: 3 };
const SMALL: Size = Size { across: 5, down: 2 };

/// The cells that matter: all tiles, a border around them, and the cursor.
#[derive(Clone, Copy)]
struct Extent {
    left: i16,
    top: i16,
    right: i16,
    bottom: i16,
}

impl Extent {
    fn of(view: &View, cursor: Option<Cell>) -> Extent {
        let cells = || view.red.iter().chain(&view.yellow).chain(cursor.as_ref());
        let bounds = |of: fn(&Cell) -> i16| {
            let least = cells().map(of).min().unwrap_or(0);
            let most = cells().map(of).max().unwrap_or(0);
            (least.saturating_sub(1), most.saturating_add(1))
        };
        let ((left, right), (top, bottom)) = (bounds(|cell| cell.x), bounds(|cell| cell.y));
        Extent { left, top, right, bottom }
    }

    fn across(self) -> u16 {
        self.right.abs_diff(self.left) + 1
    }

    fn down(self) -> u16 {
        self.bottom.abs_diff(self.top) + 1
    }
}

/// The part of the board that is shown.
struct Window {
    size: Size,
    /// The cell in the upper left corner, and how many are shown.
    origin: Cell,
    across: u16,
    down: u16,
}

impl Window {
    /// As large as everything fits; if it does not, around the cursor.
    fn new(extent: Extent, at: Cell, area: Rect) -> Window {
        let fits = |size: Size| {
            extent.across() * size.across <= area.width && extent.down() * size.down <= area.height
        };
        let size = if fits(LARGE) { LARGE } else { SMALL };
        let (across, down) = (area.width / size.across, area.height / size.down);
        let start = |least: i16, cells: u16, shown: u16, at: i16| {
            let (cells, shown) = (i32::from(cells), i32::from(shown));
            let least = i32::from(least);
            let start = if cells <= shown {
                least - (shown - cells) / 2
            } else {
                (i32::from(at) - shown / 2).clamp(least, least + cells - shown)
            };
            i16::try_from(start).unwrap_or(0)
        };
        let x = start(extent.left, extent.across(), across, at.x);
        let y = start(extent.top, extent.down(), down, at.y);
        Window { size, origin: Cell::new(x, y), across, down }
    }

    fn cells(&self) -> impl Iterator<Item = (u16, u16, Cell)> {
        let Cell { x, y } = self.origin;
        let (across, down) = (self.across, self.down);
        (0..down).flat_map(move |row| {
            (0..across).filter_map(move |column| {
                let x = x.checked_add(i16::try_from(column).ok()?)?;
                let y = y.checked_add(i16::try_from(row).ok()?)?;
                Some((column, row, Cell::new(x, y)))
            })
        })
    }

    fn shows_all(&self, extent: Extent) -> bool {
        extent.across() <= self.across && extent.down() <= self.down
    }
}

/// Draws the table.
pub fn draw(context: &Context<'_>, board: &TilesBoard, view: &View, canvas: &mut Canvas<'_>) {
    let Canvas { area, buffer, spots } = canvas;
    let area = *area;
    let seats = players(context, view, area, buffer);
    let area = Rect { y: area.y + seats, height: area.height.saturating_sub(seats), ..area };
    // Column numbers above, row numbers at the left.
    let inner = Rect {
        x: area.x + 4,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(1),
    };
    let active = context.seat.is_some() && !view.actions.is_empty();
    let cursor = context.seat.and(board.cursor).filter(|_| view.row.is_empty());
    let last = view.last.and_then(rules::tiles::Action::target);
    let extent = Extent::of(view, cursor);
    let window = Window::new(extent, cursor.or(last).unwrap_or(Cell::CENTRE), inner);
    numbers(&window, area, inner, buffer);
    let marks = if active { marks(view, board.lifted) } else { Vec::new() };
    for (column, row, cell) in window.cells() {
        let x = inner.x + column * window.size.across;
        let y = inner.y + row * window.size.down;
        let colour = [(Colour::Red, &view.red), (Colour::Yellow, &view.yellow)]
            .into_iter()
            .find(|(_, tiles)| tiles.contains(&cell))
            .map(|(colour, _)| colour);
        let drawn = Drawn {
            colour,
            cursor: cursor == Some(cell),
            last: last == Some(cell),
            won: view.row.contains(&cell),
            lifted: board.lifted == Some(cell),
            marked: marks.contains(&cell),
        };
        drawn.draw(window.size, (x, y), inner, buffer);
        spots.put(
            Rect::new(x, y, window.size.across - 1, window.size.down),
            Spot::Place(cell.x, cell.y),
        );
    }
    if !window.shows_all(extent) {
        minimap(view, extent, &window, inner, buffer);
    }
}

/// Who plays which colour, and how many tiles they have left.
fn players(context: &Context<'_>, view: &View, area: Rect, buffer: &mut Buffer) -> u16 {
    let seats = u8::try_from(view.left.len()).unwrap_or(0);
    let half = area.width / 2;
    for (seat, &left) in Seat::all(seats).zip(&view.left) {
        let number = u16::from(seat.number());
        let (x, y) = (area.x + number % 2 * half, area.y + number / 2);
        let (sign, style) = paint(Colour::of(seat));
        let turn = view.turn == rules::Turn::Seat(seat);
        let name_style = if turn { TURN } else { ASKED };
        put(buffer, area, x, y, if turn { "▸" } else { " " }, name_style);
        put(buffer, area, x + 2, y, &format!(" {sign} "), style.add_modifier(Modifier::BOLD));
        let left = context.sentences.say_of("page-tiles-left", &[("left", left.into())]);
        let room = half.saturating_sub(8 + width(&left));
        let end = put(buffer, area, x + 6, y, &short(&context.label(seat), room), name_style);
        put(buffer, area, end + 2, y, &left, FAINT);
    }
    u16::from(seats.div_ceil(2))
}

fn numbers(window: &Window, area: Rect, inner: Rect, buffer: &mut Buffer) {
    for (column, row, cell) in window.cells() {
        if row == 0 {
            let x = inner.x + column * window.size.across;
            let text = format!("{:^1$}", cell.x, usize::from(window.size.across - 1));
            put(buffer, area, x, area.y, &text, FAINT);
        }
        if column == 0 {
            let y = inner.y + row * window.size.down + (window.size.down - 1) / 2;
            put(buffer, area, area.x, y, &format!("{:>3}", cell.y), FAINT);
        }
    }
}

/// One cell, with all that is to be said of it.
struct Drawn {
    colour: Option<Colour>,
    cursor: bool,
    last: bool,
    won: bool,
    lifted: bool,
    marked: bool,
}

impl Drawn {
    fn draw(&self, size: Size, (x, y): (u16, u16), area: Rect, buffer: &mut Buffer) {
        let wide = usize::from(size.across) - 1;
        let Some(colour) = self.colour.filter(|_| !self.lifted) else {
            return self.draw_empty(size, (x, y), area, buffer);
        };
        let (sign, mut style) = paint(colour);
        if self.won {
            style = style.add_modifier(Modifier::BOLD).add_modifier(Modifier::REVERSED);
        }
        let sign = if self.won { '★' } else { sign };
        let [left, across, right, low_left, low_right, side] = if self.cursor {
            ['┏', '━', '┓', '┗', '┛', '┃']
        } else if self.last {
            ['╔', '═', '╗', '╚', '╝', '║']
        } else {
            ['╭', '─', '╮', '╰', '╯', '│']
        };
        if self.cursor || self.last {
            style = style.add_modifier(Modifier::BOLD);
        }
        let across: String = std::iter::repeat_n(across, wide - 2).collect();
        if size.down == 2 {
            let signs: String = std::iter::repeat_n(sign, wide - 2).collect();
            put(buffer, area, x, y, &format!("{left}{signs}{right}"), style);
            put(buffer, area, x, y + 1, &format!("{low_left}{across}{low_right}"), style);
            return;
        }
        put(buffer, area, x, y, &format!("{left}{across}{right}"), style);
        put(buffer, area, x, y + 1, &format!("{side}{sign:^0$}{side}", wide - 2), style);
        put(buffer, area, x, y + 2, &format!("{low_left}{across}{low_right}"), style);
    }

    fn draw_empty(&self, size: Size, (x, y): (u16, u16), area: Rect, buffer: &mut Buffer) {
        let wide = usize::from(size.across) - 1;
        let middle = (wide - 1) / 2;
        let row = (size.down - 1) / 2;
        let centre =
            if self.lifted { Some(("○", ASKED)) } else { self.marked.then_some(("·", ASKED)) };
        if let Some((sign, style)) = centre {
            put(buffer, area, x + u16::try_from(middle).unwrap_or(1), y + row, sign, style);
        }
        if self.cursor {
            let style = TURN;
            let right = x + size.across - 2;
            put(buffer, area, x, y, "┏", style);
            put(buffer, area, right, y, "┓", style);
            put(buffer, area, x, y + size.down - 1, "┗", style);
            put(buffer, area, right, y + size.down - 1, "┛", style);
        }
    }
}

/// Every colour also has a sign: a ring and a cross.
fn paint(colour: Colour) -> (char, Style) {
    match colour {
        Colour::Red => ('◎', Style::new().fg(Color::White).bg(Color::Red)),
        Colour::Yellow => ('✚', Style::new().fg(Color::Black).bg(Color::Yellow)),
    }
}

/// The whole board in a corner, when it is larger than the screen.
fn minimap(view: &View, extent: Extent, window: &Window, area: Rect, buffer: &mut Buffer) {
    let (wide, high) = (extent.across(), extent.down());
    let frame = (wide + 2, high + 2);
    if frame.0 > area.width / 2 || frame.1 > area.height {
        return;
    }
    let (left, top) = (area.right() - frame.0, area.bottom() - frame.1);
    let line = "─".repeat(usize::from(wide));
    put(buffer, area, left, top, &format!("╭{line}╮"), FAINT);
    put(buffer, area, left, top + frame.1 - 1, &format!("╰{line}╯"), FAINT);
    let last = window.cells().last().map_or(window.origin, |(_, _, cell)| cell);
    for row in 0..high {
        let y = top + 1 + row;
        put(buffer, area, left, y, "│", FAINT);
        put(buffer, area, left + frame.0 - 1, y, "│", FAINT);
        for column in 0..wide {
            let offset = |of: u16| i16::try_from(of).unwrap_or(0);
            let cell = Cell::new(extent.left + offset(column), extent.top + offset(row));
            let shown = (window.origin.x..=last.x).contains(&cell.x)
                && (window.origin.y..=last.y).contains(&cell.y);
            let (sign, style) = if view.red.contains(&cell) {
                let (sign, style) = paint(Colour::Red);
                (sign, style)
            } else if view.yellow.contains(&cell) {
                let (sign, style) = paint(Colour::Yellow);
                (sign, style)
            } else {
                (if shown { '·' } else { ' ' }, FAINT)
            };
            put(buffer, area, left + 1 + column, y, &sign.to_string(), style);
        }
    }
}
