//! The table of `cards`: the others, the centre, one's own sequences and hand.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use rules::any::Registered;
use rules::cards::{Card, Cards, Phase, Pile, Place, Sequence, Tally, View};
use rules::{Observer, Seat};

use super::cursors::{CardsBoard, Cursor, in_centre, in_hand};
use super::shown::{hand_of, paper, shown, sign};
use crate::board::{Canvas, Context, Spots};
use crate::draw::{centred, flow, put, short, width};
use crate::look::{self, ASKED, FAINT, TURN};

/// A drawn card's size.
const CARD: (u16, u16) = (5, 3);

/// How much is drawn as whole cards; the rest is a line of small ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Detail {
    centre: bool,
    hand: bool,
    own: bool,
    others: bool,
}

impl Detail {
    /// From the most to the least.
    const LEVELS: [Detail; 5] = [
        Detail { centre: true, hand: true, own: true, others: true },
        Detail { centre: true, hand: true, own: true, others: false },
        Detail { centre: true, hand: true, own: false, others: false },
        Detail { centre: true, hand: false, own: false, others: false },
        Detail { centre: false, hand: false, own: false, others: false },
    ];
}

/// Draws the table.
pub fn draw(context: &Context<'_>, board: &CardsBoard, view: &View, canvas: &mut Canvas<'_>) {
    let Canvas { area, buffer, spots } = canvas;
    let area = centred(*area, 100);
    let table = Table { context, board, view };
    let room = (area.width, area.height);
    let detail = Detail::LEVELS.into_iter().find(|&detail| table.height(detail, room.0) <= room.1);
    let detail = detail.unwrap_or(Detail::LEVELS[4]);
    // What is left goes between the parts, so that a tall screen is not top-heavy.
    let parts = 2;
    let spare = room.1.saturating_sub(table.height(detail, room.0));
    let gap = (spare / (parts + 1)).min(4);
    let mut y = area.y;
    for seat in table.others() {
        y = table.other(seat, detail, area, y, buffer);
    }
    y += gap;
    y = table.centre(detail, area, y, buffer, spots);
    y += gap;
    if context.seat.is_some() {
        y = table.own(detail, area, y, buffer);
        table.hand(detail, area, y, buffer, spots);
    }
}

struct Table<'a> {
    context: &'a Context<'a>,
    board: &'a CardsBoard,
    view: &'a View,
}

impl Table<'_> {
    /// Everyone but the viewer, clockwise from the viewer's left.
    fn others(&self) -> Vec<Seat> {
        let seats = self.view.open.seats();
        let start = self.context.seat.map_or_else(|| Seat::new(0), |seat| Some(seat.next(seats)));
        let all = start.into_iter().flat_map(|start| start.round(seats));
        all.filter(|&seat| Some(seat) != self.context.seat).collect()
    }

    fn place(&self, seat: Seat) -> Option<&Place> {
        self.view.open.places.get(seat.index())
    }

    fn height(&self, detail: Detail, room: u16) -> u16 {
        let others: u16 = self
            .others()
            .into_iter()
            .filter_map(|seat| self.place(seat))
            .map(|place| 1 + sequences_height(&place.sequences, detail.others, room))
            .sum();
        let centre = if detail.centre { CARD.1 + 2 } else { 3 };
        let own = self.context.seat.and_then(|seat| self.place(seat)).map_or(0, |place| {
            let hand = if detail.hand { CARD.1 + 1 } else { 2 };
            1 + sequences_height(&place.sequences, detail.own, room).max(1) + hand
        });
        others + centre + own
    }

    /// Another player: the name, the hand as far as it is known, the points, the sequences.
    fn other(&self, seat: Seat, detail: Detail, area: Rect, y: u16, buffer: &mut Buffer) -> u16 {
        let Some(place) = self.place(seat) else { return y };
        let mut x = self.title(seat, place, area, y, buffer);
        x = put(buffer, area, x + 2, y, &self.context.say("show-hand"), FAINT);
        let mut others = self.context.others.iter().filter_map(Cards::view_of);
        let open = others.find(|view| view.observer == Observer::Seat(seat));
        let open = open.and_then(|view| view.hand);
        let hidden = if open.is_some() { 0 } else { place.hand_size() - place.known.len() };
        x += 1;
        for _ in 0..hidden {
            x = put(buffer, area, x, y, " ? ", look::KEY);
        }
        x = small_cards(&sorted(open.unwrap_or(place.known)), area, (x, y), buffer);
        if place.hand_size() == 0 {
            x = put(buffer, area, x, y, "—", FAINT);
        }
        self.discarded(place, area, (x + 2, y), buffer);
        sequences(&place.sequences, detail.others, area, y + 1, buffer)
    }

    /// The name and the points, the same for everyone.
    fn title(&self, seat: Seat, place: &Place, area: Rect, y: u16, buffer: &mut Buffer) -> u16 {
        let active = self.view.turn == rules::Turn::Seat(seat);
        let style = if active { TURN } else { ASKED };
        put(buffer, area, area.x, y, if active { "▸" } else { " " }, style);
        let name = short(&self.context.label(seat), 19);
        put(buffer, area, area.x + 2, y, &name, style);
        let points = points(self.context, place.tally().total);
        put(buffer, area, area.x + 22, y, &points, Style::new());
        area.x + 22 + width(&points).max(10)
    }

    fn discarded(&self, place: &Place, area: Rect, (x, y): (u16, u16), buffer: &mut Buffer) {
        if place.discard.is_empty() {
            return;
        }
        let cards = sorted(place.discard);
        let label = format!("{} ", self.context.say("show-personal"));
        let needed: u16 =
            width(&label) + cards.iter().map(|&card| width(&small(card))).sum::<u16>();
        if x + needed <= area.right() {
            let x = put(buffer, area, x, y, &label, FAINT);
            small_cards(&cards, area, (x, y), buffer);
        } else {
            // Too many to list: their number is what they cost.
            put(buffer, area, x, y, &format!("{label}−{}", cards.len()), FAINT);
        }
    }

    /// The deck, the centre and how many are on the common discard.
    fn centre(
        &self,
        detail: Detail,
        area: Rect,
        mut y: u16,
        buffer: &mut Buffer,
        spots: &mut Spots,
    ) -> u16 {
        let open = &self.view.open;
        let deck = format!("{} {}", self.context.say("show-deck"), open.deck);
        let discard = format!("{} {}", self.context.say("show-discard"), open.discard.len());
        rule(buffer, area, y, &format!("{deck}   {discard}"));
        y += 1;
        let height = if detail.centre { CARD.1 } else { 1 };
        let step = if detail.centre { CARD.0 } else { 5 };
        let mut x = area.x + 2;
        if detail.centre {
            back(buffer, area, (x, y), open.deck);
            x += CARD.0 + 2;
        }
        let cursor = CardsBoard::cursor(self.view);
        let choosing = matches!(cursor, Cursor::Marks | Cursor::Centre);
        if open.centre.is_empty() {
            let empty = self.context.say("page-cards-centre-empty");
            put(buffer, area, x, y + height / 2, &empty, FAINT);
        }
        for (number, &card) in open.centre.iter().enumerate() {
            let last = number + 1 == open.centre.len();
            let explodes = last && open.phase == Phase::Explosion;
            if detail.centre {
                whole(buffer, area, (x, y), card, explodes);
            } else {
                put(buffer, area, x, y, &small(card), paper(card.colour()));
            }
            let spot = Rect::new(x, y, step.min(area.right().saturating_sub(x)), height);
            spots.put(spot, in_centre(number));
            let marked = self.board.marked.contains(&number);
            let here = choosing && number == self.board.centre;
            mark(buffer, area, (x, y + height), here, marked);
            x += step;
        }
        y + height + 1
    }

    /// One's own name, points and sequences, and what finishing would come to.
    fn own(&self, detail: Detail, area: Rect, y: u16, buffer: &mut Buffer) -> u16 {
        let Some((seat, place)) =
            self.context.seat.and_then(|seat| Some((seat, self.place(seat)?)))
        else {
            return y;
        };
        let mut x = self.title(seat, place, area, y, buffer);
        if self.view.open.phase == Phase::Lay(seat) {
            let mut discard = place.discard;
            for card in hand_of(self.view) {
                discard.put(card);
            }
            let total = Tally::of(&place.sequences, discard).total;
            let total = points(self.context, total);
            let details = [("points", total.into())];
            let worth = self.context.sentences.say_of("tui-cards-worth", &details);
            x = put(buffer, area, x + 2, y, &worth, look::ADVICE);
        }
        self.discarded(place, area, (x + 2, y), buffer);
        if place.sequences.is_empty() {
            put(
                buffer,
                area,
                area.x + 2,
                y + 1,
                &self.context.say("page-cards-no-sequence"),
                FAINT,
            );
            return y + 2;
        }
        sequences(&place.sequences, detail.own, area, y + 1, buffer)
    }

    fn hand(&self, detail: Detail, area: Rect, y: u16, buffer: &mut Buffer, spots: &mut Spots) {
        let cards = hand_of(self.view);
        let laying = CardsBoard::cursor(self.view) == Cursor::Hand;
        let height = if detail.hand { CARD.1 } else { 1 };
        if cards.is_empty() {
            let text = self.context.say("page-cards-hand-empty");
            put(buffer, area, area.x + 2, y + height / 2, &text, FAINT);
            return;
        }
        let count = u16::try_from(cards.len()).unwrap_or(u16::MAX);
        let room = area.width.saturating_sub(3);
        // Many cards overlap, as in a real hand.
        let step = if count * CARD.0 <= room { CARD.0 } else { (room - CARD.0) / count.max(2) };
        let mut x = area.x + 2;
        let mut secret = self.view.dealt;
        for (number, &card) in cards.iter().enumerate() {
            if detail.hand {
                whole(buffer, area, (x, y), card, false);
            } else {
                put(buffer, area, x, y, &small(card), paper(card.colour()));
            }
            spots.put(Rect::new(x, y, step, height), in_hand(number));
            let here = laying && number == self.board.hand;
            if !here && secret == Some(card) {
                // The card that was dealt: nobody else has seen it.
                put(buffer, area, x + 2, y + height, "?", FAINT);
                secret = None;
            }
            mark(buffer, area, (x, y + height), here, false);
            x += step;
        }
        if self.view.dealt.is_some() {
            let legend = format!("? = {}", self.context.say("page-cards-secret"));
            let place = area.right().saturating_sub(width(&legend));
            if place > x {
                put(buffer, area, place, y + height, &legend, FAINT);
            }
        }
    }
}

/// Points with their word.
fn points(context: &Context<'_>, points: i16) -> String {
    let details = [
        ("count", i64::from(points.unsigned_abs()).into()),
        ("points", words::show::signed(points).into()),
    ];
    context.sentences.say_of("page-points", &details)
}

fn sorted(pile: Pile) -> Vec<Card> {
    let mut cards: Vec<Card> = pile.iter().collect();
    cards.sort_by_key(|card| (card.number(), card.index()));
    cards
}

/// A small card: one line high.
fn small(card: Card) -> String {
    format!(" {} ", shown(card))
}

fn small_cards(cards: &[Card], area: Rect, (mut x, y): (u16, u16), buffer: &mut Buffer) -> u16 {
    for &card in cards {
        x = put(buffer, area, x, y, &small(card), paper(card.colour()));
    }
    x
}

/// A sequence in a line: the signs and numbers without spaces between.
fn strip_width(sequence: Sequence) -> u16 {
    2 + sequence.cards().map(|card| width(&shown(card))).sum::<u16>()
}

fn whole_width(sequence: Sequence) -> u16 {
    u16::from(sequence.len()) * (CARD.0 - 1) + 1
}

fn sequences_height(sequences: &[Sequence], whole: bool, room: u16) -> u16 {
    let (widths, height) = measures(sequences, whole);
    flow(&widths, room.saturating_sub(4), 2).1 * height
}

fn measures(sequences: &[Sequence], whole: bool) -> (Vec<u16>, u16) {
    let measure = if whole { whole_width } else { strip_width };
    (sequences.iter().map(|&sequence| measure(sequence)).collect(), if whole { CARD.1 } else { 1 })
}

fn sequences(
    sequences: &[Sequence],
    whole_cards: bool,
    area: Rect,
    y: u16,
    buffer: &mut Buffer,
) -> u16 {
    let (widths, height) = measures(sequences, whole_cards);
    let (places, rows) = flow(&widths, area.width.saturating_sub(4), 2);
    for (sequence, (x, row)) in sequences.iter().zip(places) {
        let (mut x, y) = (area.x + 4 + x, y + row * height);
        if whole_cards {
            for card in sequence.cards() {
                whole(buffer, area, (x, y), card, false);
                x += CARD.0 - 1;
            }
            continue;
        }
        for (number, card) in sequence.cards().enumerate() {
            let style = paper(card.colour());
            let first = if number == 0 { "[" } else { "" };
            let end = if number + 1 == usize::from(sequence.len()) { "]" } else { "" };
            x = put(buffer, area, x, y, first, FAINT);
            x = put(buffer, area, x, y, &shown(card), style);
            x = put(buffer, area, x, y, end, FAINT);
        }
    }
    y + rows * height
}

/// A card as a card.
fn whole(buffer: &mut Buffer, area: Rect, (x, y): (u16, u16), card: Card, explodes: bool) {
    let mut style = paper(card.colour());
    if explodes {
        style = style.add_modifier(Modifier::BOLD).add_modifier(Modifier::REVERSED);
    }
    let sign = sign(card.colour());
    let [top, bottom] = if explodes {
        ["╔═══╗", "╚═══╝"]
    } else {
        ["╭───╮", "╰───╯"]
    };
    let side = if explodes { '║' } else { '│' };
    put(buffer, area, x, y, top, style);
    let middle = format!("{side}{sign}{:>2}{side}", card.number().get());
    put(buffer, area, x, y + 1, &middle, style.add_modifier(Modifier::BOLD));
    put(buffer, area, x, y + 2, bottom, style);
}

/// The deck: a card's back, with how many there are.
fn back(buffer: &mut Buffer, area: Rect, (x, y): (u16, u16), count: u8) {
    let style = Style::new().fg(Color::Black).bg(Color::Gray);
    put(buffer, area, x, y, "╭───╮", style);
    put(buffer, area, x, y + 1, &format!("│{count:^3}│"), style);
    put(buffer, area, x, y + 2, "╰───╯", style);
}

/// What stands below a card: the cursor, and whether it is marked.
fn mark(buffer: &mut Buffer, area: Rect, (x, y): (u16, u16), here: bool, marked: bool) {
    let (text, style) = match (here, marked) {
        (true, true) => ("▴ ✓", TURN),
        (true, false) => (" ▴ ", TURN),
        (false, true) => (" ✓ ", TURN),
        (false, false) => return,
    };
    put(buffer, area, x + 1, y, text, style);
}

/// A line across with a text in it.
fn rule(buffer: &mut Buffer, area: Rect, y: u16, text: &str) {
    let line = "─".repeat(usize::from(area.width));
    put(buffer, area, area.x, y, &line, FAINT);
    put(buffer, area, area.x + 2, y, &format!(" {text} "), Style::new());
}
