//! What can be typed in plain mode.

use std::io;
use std::rc::Rc;
use std::time::Instant;

use protocol::Command;
use protocol::table::Phase;
use rules::{GameKind, Seat, Turn};
use words::Sentences;
use words::told::{Part, told};

use super::{Done, Plain};
use crate::event::Event;
use crate::games;
use crate::scene::Who;
use crate::screen::pages::numbers;
use crate::start::Asker;
use crate::table::thinker::{self, Asked};
use crate::table::{Table, local};

impl Plain<'_> {
    /// Does what a line says.
    pub(super) fn obey(&mut self, table: &mut Table, line: Option<String>) -> io::Result<Done> {
        let pressed = Instant::now();
        let Some(line) = line else { return Ok(Done::Leave) };
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let sentences = Rc::clone(&self.manner.sentences);
        let scene = table.scene();
        match word {
            "" | "next" | "ready" if scene.waits => table.ready(pressed),
            "" => {}
            "quit" | "q" | "exit" => return Ok(Done::Leave),
            "help" | "?" => self.say(&sentences.say("tui-plain-help"))?,
            "rules" => self.tell_rules(&sentences, scene.game)?,
            "position" | "p" => self.show(table)?,
            "hint" | "h" => self.hint(table)?,
            "odds" | "o" => self.odds(table)?,
            "undo" | "u" => {
                if table.can_undo() {
                    table.undo();
                    self.shown = None;
                } else {
                    self.say(&sentences.say("tui-no-undo"))?;
                }
            }
            "again" if scene.phase == Phase::Over => {
                if matches!(table, Table::Local(_)) {
                    return Ok(Done::Again);
                }
                table.command(Command::Rematch);
            }
            "say" => table.command(Command::Say { text: rest.to_owned().into() }),
            "start" if scene.phase == Phase::Waiting => table.command(Command::Start),
            "bots" if scene.phase == Phase::Waiting => {
                let level = rest.parse().unwrap_or(bots::Level::Casual);
                let seats = (0u8..).map_while(Seat::new).zip(&scene.seats);
                let free: Vec<Seat> = seats
                    .filter(|(_, sitting)| sitting.who == Who::Nobody)
                    .map(|(seat, _)| seat)
                    .collect();
                for seat in free {
                    table.command(Command::SeatBot { seat, level });
                }
            }
            "resign" => {
                let seat = scene.own().next();
                if let Some(seat) = seat {
                    table.command(Command::Resign { seat });
                }
            }
            _ if self.obey_about_others(table, (word, rest))? => {}
            _ => self.step(table, &line, pressed)?,
        }
        Ok(Done::Stay)
    }

    /// A step; in a race of several at one keyboard, after the player's number.
    pub(super) fn step(
        &mut self,
        table: &mut Table,
        line: &str,
        pressed: Instant,
    ) -> io::Result<()> {
        let scene = table.scene();
        let mut seat = self.speaker(table).or(scene.own().next());
        let mut text = line;
        if let (Some((number, rest)), Some(Turn::Race(_))) = (line.split_once(' '), scene.turn())
            && let Ok(number) = number.parse::<u8>()
        {
            seat = number
                .checked_sub(1)
                .and_then(Seat::new)
                .filter(|&seat| scene.own().any(|own| own == seat));
            text = rest;
        }
        let Some(seat) = seat else {
            return self.say(&self.manner.sentences.say("tui-nothing-to-decide"));
        };
        let typed = |step: &str| match scene.game {
            Some(game) => games::of(game).typed(step),
            None => step.to_owned(),
        };
        let steps: Vec<String> = text.split(';').map(str::trim).map(typed).collect();
        table.play(seat, &steps, pressed);
        Ok(())
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
                    let text = advice.map(|advice| local::advice(&sentences, &advice));
                    return self.say(&text.unwrap_or_default());
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
            if ["quit", "q"].contains(&line) {
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
