//! The games as lines of text, for screen readers, pipes and the simplest terminals:
//! what happens is printed, and commands are read.

use std::io::{self, BufRead, Write};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use protocol::Command;
use protocol::table::Phase;
use rules::any::AnyView;
use rules::{GameKind, Seat, Turn};
use words::Sentences;
use words::told::{Part, told};
use words::{Language, show};

use crate::board::dice::Keyboard;
use crate::board::{Board, Context};
use crate::event::Event;
use crate::look::Look;
use crate::playing::{Manner, result};
use crate::save::{Shelf, Unfinished};
use crate::start::{self, Asker, Start};
use crate::table::remote::Address;
use crate::table::scene::{Who, actions};
use crate::table::thinker::{self, Asked};
use crate::table::{Local, Pace, Remote, Table, local};
use crate::{Left, keep};

/// How lines are read and written.
pub struct Plain<'a> {
    /// Where lines go.
    pub out: &'a mut dyn Write,
    /// Whether a person types, or a program sends commands.
    pub typed: bool,
    /// Language and look.
    pub manner: Manner,
    events: Sender<Event>,
    heard: Receiver<Event>,
    /// Lines that came before they were asked for.
    waiting: Vec<Option<String>>,
    /// Up to where the log was printed.
    printed: usize,
    /// The position that was printed last, and who sat there.
    shown: Option<(usize, Phase, Vec<String>)>,
    /// Who holds the keyboard.
    holder: Option<Seat>,
    asked: u64,
}

/// What a command came to.
enum Done {
    Stay,
    Leave,
    Again,
}

impl<'a> Plain<'a> {
    /// Reads these lines, on a thread of their own.
    pub fn new(
        out: &'a mut dyn Write,
        lines: Box<dyn BufRead + Send>,
        typed: bool,
        manner: Manner,
    ) -> io::Result<Plain<'a>> {
        let (events, heard) = channel();
        let sender = events.clone();
        let read = move || {
            for line in lines.lines() {
                let Ok(line) = line else { break };
                if sender.send(Event::Line(Some(line))).is_err() {
                    return;
                }
            }
            let _ = sender.send(Event::Line(None));
        };
        thread::Builder::new().name("lines".to_owned()).spawn(read)?;
        Ok(Plain {
            out,
            typed,
            manner,
            events,
            heard,
            waiting: Vec::new(),
            printed: 0,
            shown: None,
            holder: None,
            asked: 0,
        })
    }

    /// Plays games on this machine until the player leaves.
    pub fn play(&mut self, start: Start, shelf: &Shelf) -> io::Result<Left> {
        let sentences = Rc::clone(&self.manner.sentences);
        let Some(mut game) = start::begin(start, &sentences, shelf, self)? else {
            return Ok(Left::Nothing);
        };
        loop {
            let Unfinished { record, party, seed, file } = game;
            let words = (self.manner.name.as_str(), Rc::clone(&sentences));
            let fast = Pace { thinks: Pace::HUMAN.thinks, ..Pace::FAST };
            let pace = if self.typed { Pace::HUMAN } else { fast };
            let local = Local::new(record, party, (seed, pace), words, self.events.clone());
            let local = local.ok_or(io::ErrorKind::InvalidData)?;
            let mut table = Table::Local(Box::new(local));
            let done = self.sit(&mut table)?;
            let Table::Local(local) = &table else { return Ok(Left::Nothing) };
            let left = keep(local, &file, shelf)?;
            match (done, start::another(local, shelf)) {
                (Done::Again, Some(another)) => game = another,
                _ => return Ok(left),
            }
        }
    }

    /// Sits down at a server's table.
    pub fn join(&mut self, address: Address, shelf: &Shelf) -> io::Result<()> {
        let host = address.host.clone();
        let cookie = shelf.cookie(&host);
        let sentences = Rc::clone(&self.manner.sentences);
        let name = self.manner.name.clone();
        let remote = Remote::join(address, name, cookie, sentences, self.events.clone())?;
        let mut table = Table::Remote(Box::new(remote));
        self.sit(&mut table)?;
        match &table {
            Table::Remote(remote) => match remote.cookie() {
                Some(cookie) => shelf.keep_cookie(&host, cookie),
                None => Ok(()),
            },
            Table::Local(_) => Ok(()),
        }
    }

    /// Plays at a table until the player leaves it.
    fn sit(&mut self, table: &mut Table) -> io::Result<Done> {
        self.printed = 0;
        self.shown = None;
        loop {
            table.wake(Instant::now());
            self.report(table)?;
            if self.is_asked(table)
                && let Some(line) = self.next_line()
            {
                match self.obey(table, line)? {
                    Done::Stay => continue,
                    done => return Ok(done),
                }
            }
            match self.wait(table.due()) {
                Some(Event::Line(line)) => self.waiting.push(line),
                Some(Event::News(news)) => table.hear(news, Instant::now()),
                Some(Event::Advice(asked, Some(advice))) if asked == Asked(self.asked) => {
                    let text = local::advice(&self.manner.sentences, &advice);
                    self.say(&text)?;
                }
                Some(Event::Stop) => return Ok(Done::Leave),
                Some(_) | None => {}
            }
        }
    }

    fn wait(&self, due: Option<Instant>) -> Option<Event> {
        let most = Duration::from_secs(3600);
        let time = due.map_or(most, |due| due.saturating_duration_since(Instant::now()));
        match self.heard.recv_timeout(time) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Event::Stop),
        }
    }

    /// Whether a command is read now. A program's commands wait for their turn, so that a
    /// whole game can be sent at once; a person may always say something.
    fn is_asked(&self, table: &Table) -> bool {
        let scene = table.scene();
        let own = |seat: Seat| scene.own().any(|own| own == seat);
        match (scene.phase, scene.turn()) {
            (Phase::Over, _) => true,
            (Phase::Waiting, _) => self.typed || !scene.seats.is_empty(),
            (Phase::Playing, Some(Turn::Seat(seat))) => own(seat) || self.typed || scene.waits,
            (Phase::Playing, Some(Turn::Race(seats))) => {
                let revealed = scene.reveal.is_none_or(|reveal| Instant::now() >= reveal);
                revealed && (self.typed || seats.iter().any(own))
            }
            _ => self.typed,
        }
    }

    fn next_line(&mut self) -> Option<Option<String>> {
        if self.waiting.is_empty() {
            match self.heard.try_recv() {
                Ok(Event::Line(line)) => self.waiting.push(line),
                // Anything else is heard where it is waited for.
                Ok(event) => drop(self.events.send(event)),
                Err(_) => {}
            }
        }
        (!self.waiting.is_empty()).then(|| self.waiting.remove(0))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.manner.look.text(text))?;
        self.out.flush()
    }

    /// Prints what has happened, and the position when somebody here is asked.
    fn report(&mut self, table: &mut Table) -> io::Result<()> {
        if let Some(refusal) = table.refusal() {
            self.say(&refusal)?;
        }
        let scene = table.scene();
        // After an undo the log is shorter than what was printed.
        let log = scene.told(Instant::now());
        self.printed = self.printed.min(log.len());
        let news: Vec<String> =
            log.iter().skip(self.printed).map(|told| told.text.clone()).collect();
        self.printed = log.len();
        for line in news {
            self.say(&line)?;
        }
        let names = match table.scene().phase {
            Phase::Waiting => table.scene().names(),
            _ => Vec::new(),
        };
        let now = Some((table.scene().steps, table.scene().phase, names));
        let mine = match table.scene().phase {
            Phase::Waiting => !table.scene().seats.is_empty(),
            Phase::Over => true,
            Phase::Gathering => false,
            Phase::Playing => table.scene().waits || self.speaker(table).is_some(),
        };
        if mine && self.is_asked(table) && self.shown != now {
            self.shown = now;
            self.show(table)?;
        }
        Ok(())
    }

    /// Who is asked, of those here.
    fn speaker(&self, table: &Table) -> Option<Seat> {
        let scene = table.scene();
        match scene.turn()? {
            Turn::Seat(seat) => scene.own().find(|&own| own == seat),
            Turn::Race(seats) => scene.own().find(|&own| seats.contains(own)),
            _ => None,
        }
    }

    /// Prints the position, what is asked, and what can be done.
    fn show(&mut self, table: &Table) -> io::Result<()> {
        let scene = table.scene();
        let sentences = Rc::clone(&self.manner.sentences);
        if scene.phase == Phase::Waiting {
            let seats: Vec<String> = scene
                .seats
                .iter()
                .map(|seat| match seat.who {
                    Who::Nobody => sentences.say("page-seat-free"),
                    _ => seat.name.clone(),
                })
                .collect();
            self.say(&sentences.list(&seats))?;
            return self.say(&sentences.say("tui-plain-waiting"));
        }
        let seat = self.speaker(table).or(scene.own().next());
        let several = scene.own().count() > 1;
        if several && scene.game == GameKind::Cards && self.typed && self.holder != seat {
            self.holder = seat;
            self.pass_on(&sentences, &scene.names(), seat)?;
        }
        let Some(view) = scene.view(seat).cloned() else { return Ok(()) };
        let names = scene.names();
        for line in show::position(&sentences, &names, std::slice::from_ref(&view)) {
            // Screen readers and pipes get no colours.
            self.say(&without_styles(&line))?;
        }
        if let AnyView::Dice(dice) = &view
            && let Some(last) = dice.last.as_ref().filter(|_| dice.round.is_none())
        {
            for reason in show::dice::reasons(&sentences, &last.round.roll, &last.reading) {
                self.say(&reason)?;
            }
        }
        let board = Board::new(scene.game);
        let context = Context {
            sentences: &sentences,
            scene,
            view: &view,
            seat,
            now: Instant::now(),
            ascii: self.manner.look.ascii,
            keyboard: Keyboard::of(Language::En),
            others: &[],
        };
        if scene.phase == Phase::Over {
            let text = result(&context);
            self.say(&text)?;
            return self.say(&sentences.say("tui-plain-over"));
        }
        let (prompt, _) = board.prompt(&context);
        self.say(&prompt)?;
        if scene.waits {
            return self.say(&sentences.say("tui-plain-next"));
        }
        let steps = actions(&view).join(" | ");
        let text = sentences.say_of("tui-plain-actions", &[("steps", steps.into())]);
        self.say(&text)
    }

    /// Nobody sees another's hand: the lines of the player before go out of sight.
    fn pass_on(
        &mut self,
        sentences: &Sentences,
        names: &[String],
        seat: Option<Seat>,
    ) -> io::Result<()> {
        let who = seat.map(|seat| show::name(sentences, names, seat)).unwrap_or_default();
        self.say(&"\n".repeat(60))?;
        let text = sentences.say_of("tui-pass-title", &[("who", who.clone().into())]);
        self.say(&text)?;
        self.say(&sentences.say_of("tui-pass-text", &[("who", who.into())]))?;
        self.await_line();
        Ok(())
    }

    fn await_line(&mut self) {
        while self.waiting.is_empty() {
            match self.heard.recv() {
                Ok(Event::Line(line)) => self.waiting.push(line),
                Ok(Event::Stop) | Err(_) => self.waiting.push(None),
                Ok(_) => {}
            }
        }
        if self.waiting.first().is_some_and(Option::is_some) {
            self.waiting.remove(0);
        }
    }

    /// Does what a line says.
    fn obey(&mut self, table: &mut Table, line: Option<String>) -> io::Result<Done> {
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
            _ => self.step(table, &line, pressed)?,
        }
        Ok(Done::Stay)
    }

    /// A step; in a race of several at one keyboard, after the player's number.
    fn step(&mut self, table: &mut Table, line: &str, pressed: Instant) -> io::Result<()> {
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
        let steps: Vec<String> = text
            .split(';')
            .map(str::trim)
            .map(|step| match (step, scene.game) {
                ("rhino" | "gnu" | "bongo" | "nothing", GameKind::Dice) => format!("call {step}"),
                _ => step.to_owned(),
            })
            .collect();
        table.play(seat, &steps, pressed);
        Ok(())
    }

    fn hint(&mut self, table: &Table) -> io::Result<()> {
        let sentences = Rc::clone(&self.manner.sentences);
        if !table.gives_hints() {
            return self.say(&sentences.say("tui-no-hints"));
        }
        let asked =
            self.speaker(table).and_then(|seat| Some((seat, table.scene().view(Some(seat))?)));
        let Some((seat, view)) = asked else {
            return self.say(&sentences.say("tui-nothing-to-decide"));
        };
        let mut rng = local::throwaway();
        let Ok(state) = view.determinize(&mut rng) else { return Ok(()) };
        self.asked += 1;
        thinker::advise(&state, seat, Asked(self.asked), self.events.clone());
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

    fn odds(&mut self, table: &Table) -> io::Result<()> {
        let sentences = Rc::clone(&self.manner.sentences);
        let text = match self.speaker(table).and_then(|seat| table.scene().view(Some(seat))) {
            Some(AnyView::Cards(view)) if !view.open.centre.is_empty() && view.open.deck > 0 => {
                crate::playing::odds(&sentences, view)
            }
            _ => sentences.say("tui-odds-none"),
        };
        self.say(&text)
    }

    fn tell_rules(&mut self, sentences: &Sentences, game: GameKind) -> io::Result<()> {
        for part in told(sentences, game) {
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

/// The line without its colours.
fn without_styles(line: &str) -> String {
    let mut plain = String::new();
    let mut escaped = false;
    for letter in line.chars() {
        match (letter, escaped) {
            ('\u{1b}', _) => escaped = true,
            ('m', true) => escaped = false,
            (_, true) => {}
            (letter, false) => plain.push(letter),
        }
    }
    plain
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
        for (item, number) in items.iter().zip(1..) {
            self.say(&format!("{number}. {item}"))?;
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
            let place = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            if let Some(place) = place.filter(|&place| place < items.len()) {
                return Ok(Some(place));
            }
            let most = items.len().to_string();
            let again = self.manner.sentences.say_of("tui-plain-number", &[("most", most.into())]);
            self.say(&again)?;
        }
    }
}

/// The look of lines: no colours, and plain letters where others cannot be shown.
pub fn look() -> Look {
    Look { colour: false, ..Look::of_environment() }
}
