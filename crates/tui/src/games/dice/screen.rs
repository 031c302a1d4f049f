//! The table of `dice`: the dice, everyone's trophies, and how the last round was read.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use rules::dice::{Animal, Call, End, Reading, Roll, View};
use rules::{Seat, Turn};
use words::show;

use super::hands::hand;
use crate::board::{Canvas, Context};
use crate::draw::{centred, put, short, width, wrapped};
use crate::look::{ASKED, FAINT, TURN};

/// How high a die is drawn.
const HIGH: u16 = 3;
/// All dice with spaces between them need this much room.
const ROOMY: u16 = 100;

/// Draws the table.
pub fn draw(context: &Context<'_>, view: &View, canvas: &mut Canvas<'_>) {
    let Canvas { area, buffer, .. } = canvas;
    let area = centred(*area, 100);
    let y = dice(context, view, area, buffer);
    let table = trophies(context, view, Rect { y, ..area }, buffer);
    let reasons = Rect { y: table, height: area.bottom().saturating_sub(table), ..area };
    answer(context, view, reasons, buffer);
}

/// The dice of the round that is on, or of the last one.
fn dice(context: &Context<'_>, view: &View, area: Rect, buffer: &mut Buffer) -> u16 {
    let last = view.last.as_ref().map(|last| (last.round.roll, Some(last.reading)));
    let now = view.round.as_ref().map(|round| (round.roll, view.claim.map(|claim| claim.reading)));
    let title =
        context.sentences.say_of("show-round", &[("round", view.rounds.max(1).to_string().into())]);
    let x = put(buffer, area, area.x, area.y, &title, ASKED);
    let solved = match (&view.round, view.claim, &view.last) {
        (Some(_), claim, _) => claim.map(|claim| claim.reading),
        (None, _, last) => last.as_ref().map(|last| last.reading),
    };
    if let Some(reading) = solved {
        let call = show::dice::call(context.sentences, reading.call);
        let answer = context.sentences.say_of("answer-is", &[("call", call.into())]);
        put(buffer, area, x + 3, area.y, &answer, TURN);
    }
    let end = area.y + 1 + HIGH;
    let Some((roll, reading)) = now.or(last) else {
        let text = context.say("tui-dice-none");
        put(buffer, area, area.x + 2, area.y + 2, &text, FAINT);
        return end;
    };
    let dice = roll.dice();
    let seen = if now.is_some() { context.scene.parts_shown(dice, context.now) } else { dice };
    let faded = now.is_none();
    let mut pen = Pen { buffer, area, x: area.x + 2, y: area.y + 1, seen, faded };
    let lost = reading.and_then(|reading| cancelled(&roll, &reading));
    for (place, animal) in roll.white.into_iter().enumerate() {
        let style = Style::new().fg(Color::Black).bg(Color::White);
        pen.die(&face(context, animal), style, lost == Some(place));
    }
    pen.x += 2;
    for number in roll.yellow {
        let style = Style::new().fg(Color::Black).bg(Color::Yellow);
        pen.die(&number.value().to_string(), style, false);
    }
    if let Some(poachers) = roll.poachers {
        pen.x += 2;
        for animal in poachers.red {
            let style = Style::new().fg(Color::White).bg(Color::Red);
            pen.die(&face(context, animal), style, false);
        }
        if let Some(animal) = poachers.guard {
            pen.x += 2;
            let style = Style::new().fg(Color::Black).bg(Color::Green);
            pen.die(&face(context, animal), style, false);
        }
    }
    end
}

struct Pen<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    x: u16,
    y: u16,
    /// How many dice more can be seen.
    seen: usize,
    faded: bool,
}

impl Pen<'_> {
    fn die(&mut self, face: &str, mut style: Style, cancelled: bool) {
        let face = if self.seen == 0 { "?" } else { face };
        self.seen = self.seen.saturating_sub(1);
        if self.faded || cancelled {
            style = style.add_modifier(Modifier::DIM);
        }
        let roomy = self.area.width >= ROOMY;
        let inner: usize = if roomy { 5 } else { 4 };
        let text = format!("│{face:^inner$}│");
        let (x, y) = (self.x, self.y);
        let line = if cancelled { "✗" } else { "─" }.repeat(inner);
        put(self.buffer, self.area, x, y, &format!("╭{line}╮"), style);
        put(self.buffer, self.area, x, y + 1, &text, style.add_modifier(Modifier::BOLD));
        put(self.buffer, self.area, x, y + 2, &format!("╰{line}╯"), style);
        self.x += width(&text) + u16::from(roomy);
    }
}

/// An animal as its letter and the beginning of its name.
fn face(context: &Context<'_>, animal: Animal) -> String {
    let sign = match animal {
        Animal::Rhino => "▲",
        Animal::Gnu => "●",
        Animal::Bongo => "◆",
    };
    // In ASCII the signs would become letters of their own, so they are left out.
    if context.ascii {
        return animal.letter().to_string();
    }
    format!("{sign} {}", animal.letter())
}

/// Which white die the poachers cancelled.
fn cancelled(roll: &Roll, reading: &Reading) -> Option<usize> {
    let poaching = reading.poachers.filter(|_| reading.left != reading.shown)?;
    roll.white.iter().position(|&animal| animal == poaching.target)
}

/// Everyone's trophies, what they called and how fast, and the keys of those here.
fn trophies(context: &Context<'_>, view: &View, area: Rect, buffer: &mut Buffer) -> u16 {
    let animals =
        Animal::ALL.map(|animal| show::dice::call(context.sentences, Call::Animal(animal)));
    let columns = [23, 31, 39].map(|x| area.x + x);
    for (name, x) in animals.iter().zip(columns) {
        put(buffer, area, x, area.y, &format!("{name:>7}"), FAINT);
    }
    let several = context.scene.own().count() > 1;
    if several {
        let calls = Animal::ALL.map(Call::Animal).into_iter().chain([Call::Nothing]);
        let legend: Vec<String> =
            calls.map(|call| format!("{:^7}", show::dice::call(context.sentences, call))).collect();
        put(buffer, area, area.x + 50, area.y, &legend.concat(), FAINT);
    }
    let mut y = area.y + 1;
    let mut row = |name: &str, style: Style, counts: [u8; 3], mark: &str, note: &str, y: u16| {
        put(buffer, area, area.x, y, mark, style);
        put(buffer, area, area.x + 2, y, &short(name, 21), style);
        for (count, x) in counts.into_iter().zip(columns) {
            let style = if count >= 2 { ASKED } else { Style::new() };
            put(buffer, area, x, y, &format!("{count:>7}"), style);
        }
        put(buffer, area, area.x + 50, y, note, Style::new());
    };
    let seats = u8::try_from(view.trophies.len()).unwrap_or(0);
    for (seat, held) in Seat::all(seats).zip(&view.trophies) {
        let acts = match view.turn {
            Turn::Seat(turn) => turn == seat,
            Turn::Race(seats) => seats.contains(seat),
            _ => false,
        };
        let won = view.last.as_ref().is_some_and(|last| {
            view.round.is_none()
                && matches!(last.end, End::Won { seat: winner, .. } if winner == seat)
        });
        let style = if acts { TURN } else { ASKED };
        let mark = if won {
            "★"
        } else if acts {
            "▸"
        } else {
            " "
        };
        let note = note(context, view, seat, several);
        row(&context.label(seat), style, Animal::ALL.map(|animal| held[animal]), mark, &note, y);
        y += 1;
    }
    let supply = Animal::ALL.map(|animal| view.supply[animal]);
    row(&context.say("page-dice-supply"), FAINT, supply, " ", "", y);
    y + 1
}

/// What a player called and how fast; before that, the keys to call with.
fn note(context: &Context<'_>, view: &View, seat: Seat, several: bool) -> String {
    let calls = view.round.as_ref().or(view.last.as_ref().map(|last| &last.round));
    let racing = matches!(view.turn, Turn::Race(_));
    let called = calls.into_iter().flat_map(|round| &round.calls).rfind(|call| call.seat == seat);
    let reaction = context.scene.reactions.iter().rfind(|reaction| reaction.seat == seat);
    let mut parts = Vec::new();
    let call = reaction
        .and_then(|reaction| call_in(&reaction.step))
        .or(called.map(|called| called.call))
        .filter(|_| !racing || called.is_some());
    if let Some(call) = call {
        parts.push(show::dice::call(context.sentences, call));
    } else if several && context.scene.own().any(|own| own == seat) {
        return hand(context, seat).map(|key| format!("{key:^7}")).concat();
    }
    if let Some(reaction) = reaction.filter(|_| !racing) {
        let seconds = reaction.after.as_secs_f64();
        parts.push(
            context.sentences.say_of(
                "page-seconds",
                &[("seconds", context.sentences.decimal(seconds, 2).into())],
            ),
        );
        if reaction.lot {
            parts.push(context.say("tui-dice-lot"));
        }
    }
    parts.join("  ")
}

/// What was called, from the step in notation or from the call alone.
fn call_in(step: &str) -> Option<Call> {
    step.strip_prefix("call ").unwrap_or(step).parse().ok()
}

/// The answer of the last round and its reasons, once it is over.
fn answer(context: &Context<'_>, view: &View, area: Rect, buffer: &mut Buffer) {
    let solved = match (&view.round, view.claim, &view.last) {
        (Some(round), Some(claim), _) => Some((round.roll, claim.reading)),
        (Some(_), None, _) => None,
        (None, _, last) => last.as_ref().map(|last| (last.round.roll, last.reading)),
    };
    let Some((roll, reading)) = solved else { return };
    let reasons = show::dice::reasons(context.sentences, &roll, &reading);
    let room = area.width.saturating_sub(2);
    let each: Vec<String> = reasons.iter().flat_map(|reason| wrapped(reason, room)).collect();
    // Together they take less room than each on a line of its own.
    let fits = each.len() <= usize::from(area.height);
    let lines = if fits { each } else { wrapped(&reasons.join(" "), room) };
    for (line, y) in lines.iter().zip(area.y..) {
        put(buffer, area, area.x + 2, y, line, Style::new());
    }
}
