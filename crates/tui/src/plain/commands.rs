//! What can be typed in plain mode.

use std::io;
use std::rc::Rc;
use std::time::Instant;

use protocol::Command;
use protocol::table::Phase;
use rules::any::AnyView;
use rules::{GameKind, Seat, Turn};
use words::told::{Part, told};
use words::typed::{self, Line};
use words::{Sentences, Teller, Typed, Typist};

use super::{Done, Plain};
use crate::event::Event;
use crate::games;
use crate::scene::Who;
use crate::screen::pages::numbers;
use crate::start::Asker;
use crate::table::Table;
use crate::table::thinker::{self, Asked};

/// What can be typed here beside what [`words::typed`] reads on a view.
#[derive(Clone, Copy)]
enum Own {
    Again,
    Bots,
    Help,
    Hint,
    Next,
    Odds,
    Quit,
    Resign,
    Rules,
    Say,
    Start,
    Undo,
}

/// The words for each, and whether more follows them.
const OWN: [(&str, Own, bool); 12] = [
    ("typed-command-again", Own::Again, false),
    ("typed-command-bots", Own::Bots, true),
    ("typed-ask-help", Own::Help, false),
    ("typed-command-hint", Own::Hint, false),
    ("typed-command-next", Own::Next, false),
    ("typed-command-odds", Own::Odds, false),
    ("typed-command-quit", Own::Quit, false),
    ("typed-command-resign", Own::Resign, false),
    ("typed-command-rules", Own::Rules, false),
    ("typed-command-say", Own::Say, true),
    ("typed-command-start", Own::Start, false),
    ("typed-command-undo", Own::Undo, false),
];

/// The command that a line is, and what follows its first word.
fn own<'a>(sentences: &Sentences, phase: Phase, line: &'a str) -> Option<(Own, &'a str)> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (whole, word) = (Line::read(line), Line::read(word));
    let is = |&&(key, _, more): &&(&str, Own, bool)| {
        if more { word.is(sentences, key) } else { whole.is(sentences, key) }
    };
    let &(_, command, _) = OWN.iter().find(is)?;
    let waiting = matches!(command, Own::Bots | Own::Start);
    (!waiting || phase == Phase::Waiting).then_some((command, rest))
}

impl Plain<'_> {
    /// Does what a line says.
    pub(super) fn obey(&mut self, table: &mut Table, line: Option<String>) -> io::Result<Done> {
        let pressed = Instant::now();
        let Some(line) = line else { return Ok(Done::Leave) };
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let sentences = Rc::clone(&self.manner.sentences);
        let scene = table.scene();
        let Some((command, rest)) = own(&sentences, scene.phase, &line) else {
            match (line.is_empty(), scene.waits) {
                (true, true) => table.ready(pressed),
                (true, false) => {}
                (false, _) if self.obey_about_others(table, &line)? => {}
                (false, _) => self.read(table, &line, pressed)?,
            }
            return Ok(Done::Stay);
        };
        match command {
            Own::Next if scene.waits => table.ready(pressed),
            Own::Next => {}
            Own::Quit => return Ok(Done::Leave),
            Own::Help => self.help(table)?,
            Own::Rules => self.tell_rules(&sentences, scene.game)?,
            Own::Hint => self.hint(table)?,
            Own::Odds => self.odds(table)?,
            Own::Undo if table.can_undo() => {
                table.undo();
                self.shown = None;
            }
            Own::Undo => self.say(&sentences.say("tui-no-undo"))?,
            Own::Again if scene.phase != Phase::Over => {}
            Own::Again if matches!(table, Table::Local(_)) => return Ok(Done::Again),
            Own::Again => table.command(Command::Rematch),
            Own::Say => table.command(Command::Say { text: rest.to_owned().into() }),
            Own::Start => table.command(Command::Start),
            Own::Bots => seat_bots(table, rest),
            Own::Resign => {
                let seat = scene.own().next();
                if let Some(seat) = seat {
                    table.command(Command::Resign { seat });
                }
            }
        }
        Ok(Done::Stay)
    }

    /// What can be typed at the table, and what only here.
    fn help(&mut self, table: &mut Table) -> io::Result<()> {
        let sentences = Rc::clone(&self.manner.sentences);
        if self.view(table).is_some() {
            self.read(table, "?", Instant::now())?;
        }
        self.say(&sentences.say("tui-plain-help"))
    }

    fn view<'a>(&self, table: &'a Table) -> Option<&'a AnyView> {
        table.scene().view(self.viewer(table))
    }

    /// Reads a step or a question; in a race of several at one keyboard, after the player's number.
    fn read(&mut self, table: &mut Table, line: &str, pressed: Instant) -> io::Result<()> {
        let scene = table.scene();
        let (mut seat, mut text) = (self.viewer(table), line);
        if let (Some((number, rest)), Some(Turn::Race(_))) = (line.split_once(' '), scene.turn())
            && scene.own().count() > 1
            && let Ok(number) = number.parse::<u8>()
        {
            let named = number.checked_sub(1).and_then(Seat::new);
            seat = named.filter(|&seat| scene.own().any(|own| own == seat));
            text = rest;
        }
        let sentences = Rc::clone(&self.manner.sentences);
        let nothing = || sentences.say("tui-nothing-to-decide");
        let Some(view) = scene.view(seat) else { return self.say(&nothing()) };
        let names = scene.names();
        let steps: Vec<_> = scene.log.iter().filter_map(|told| told.did).collect();
        let teller = Teller::aloud(&sentences, &names, seat);
        match (typed::read(&Typist { teller, steps: &steps }, view, text), seat) {
            (Ok(Typed::Steps(steps)), Some(seat)) => {
                let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
                table.play(seat, &steps, pressed);
                Ok(())
            }
            (Ok(Typed::Steps(_)), None) => self.say(&nothing()),
            (Ok(Typed::Told(text)) | Err(text), _) => self.say(&text),
        }
    }

    pub(super) fn hint(&mut self, table: &Table) -> io::Result<()> {
        let sentences = Rc::clone(&self.manner.sentences);
        if !table.gives_hints() {
            return self.say(&sentences.say("tui-no-hints"));
        }
        let view = self.speaker(table).and_then(|seat| table.scene().view(Some(seat)));
        let Some(view) = view else {
            return self.say(&sentences.say("tui-nothing-to-decide"));
        };
        self.asked += 1;
        thinker::advise(view.clone(), Event::of_advice(&self.events, Asked(self.asked)));
        // The next command is read when the answer is there.
        while let Ok(event) = self.heard.recv() {
            match event {
                Event::Advice(asked, advice) if asked == Asked(self.asked) => {
                    return match advice {
                        Some(advice) => self.tell_advice(table, &advice),
                        None => Ok(()),
                    };
                }
                Event::Line(line) => self.waiting.push(line),
                Event::Stop => {
                    self.waiting.push(None);
                    return Ok(());
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn odds(&mut self, table: &Table) -> io::Result<()> {
        let sentences = Rc::clone(&self.manner.sentences);
        let odds = self.speaker(table).and_then(|seat| {
            let view = table.scene().view(Some(seat))?;
            games::of(view.kind()).odds(&sentences, view, seat)
        });
        self.say(&odds.unwrap_or_else(|| sentences.say("tui-odds-none")))
    }

    fn tell_rules(&mut self, sentences: &Sentences, game: Option<GameKind>) -> io::Result<()> {
        for part in game.map(|game| told(sentences, game)).unwrap_or_default() {
            let text = match part {
                Part::Idea(text) | Part::Rule(text) => text,
                Part::Heading(heading, law) => format!("{heading} ({law})"),
                Part::Example(title, text) => format!("{title}. {text}"),
            };
            self.say(&text.replace('*', ""))?;
        }
        Ok(())
    }
}

/// Puts bots of this level into all free seats.
fn seat_bots(table: &mut Table, level: &str) {
    let level = level.parse().unwrap_or(bots::BotLevel::Of(bots::Level::Casual));
    let seats = (0u8..).map_while(Seat::new).zip(&table.scene().seats);
    let free = seats.filter(|(_, sitting)| sitting.who == Who::Nobody).map(|(seat, _)| seat);
    for seat in free.collect::<Vec<Seat>>() {
        let (level, matches) = (level.level(), level.matches());
        table.command(Command::SeatBot { seat, level, matches });
    }
}

impl Asker for Plain<'_> {
    fn ask(
        &mut self,
        (title, text): (String, String),
        items: Vec<String>,
        usual: usize,
    ) -> io::Result<Option<usize>> {
        self.say(&title)?;
        if !text.is_empty() {
            self.say(&text)?;
        }
        let numbers = numbers(&items);
        for (item, number) in items.iter().zip(&numbers) {
            let line = if item == number { item.clone() } else { format!("{number}. {item}") };
            self.say(&line)?;
        }
        loop {
            let line = match self.waiting.is_empty() {
                false => self.waiting.remove(0),
                true => match self.heard.recv() {
                    Ok(Event::Line(line)) => line,
                    Ok(Event::Stop) | Err(_) => None,
                    Ok(_) => continue,
                },
            };
            let Some(line) = line else { return Ok(None) };
            let line = line.trim();
            if line.is_empty() {
                return Ok(Some(usual));
            }
            if Line::read(line).is(&self.manner.sentences, "typed-command-quit") {
                return Ok(None);
            }
            if let Some(place) = numbers.iter().position(|number| number == line) {
                return Ok(Some(place));
            }
            let range =
                [numbers.first(), numbers.last()].map(|end| end.cloned().unwrap_or_default());
            let [least, most] = range;
            let range = [("least", least.into()), ("most", most.into())];
            let again = self.manner.sentences.say_of("tui-plain-number", &range);
            self.say(&again)?;
        }
    }

    fn ask_name(
        &mut self,
        (title, text): (String, String),
        usual: String,
    ) -> io::Result<Option<String>> {
        self.say(&format!("{title} ({usual})"))?;
        self.say(&text)?;
        let line = loop {
            match self.waiting.is_empty() {
                false => break self.waiting.remove(0),
                true => match self.heard.recv() {
                    Ok(Event::Line(line)) => break line,
                    Ok(Event::Stop) | Err(_) => break None,
                    Ok(_) => {}
                },
            }
        };
        let name = line.map(|line| line.trim().to_owned());
        Ok(name.map(|name| if name.is_empty() { usual } else { name }))
    }
}
