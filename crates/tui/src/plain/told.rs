//! What is printed in plain mode: what happens, what is asked, and on request how it stands. All
//! of it in words, to the player here if it is one alone.

use std::io;
use std::rc::Rc;
use std::time::Instant;

use protocol::table::Phase;
use rules::any::AnyView;
use rules::record::Ending;
use rules::{Seat, Turn};
use words::{Sentences, Teller, show, typed};

use super::Plain;
use crate::board::Context;
use crate::games;
use crate::scene::{Scene, Told, Who};
use crate::table::{Table, local, thinker};

impl Plain<'_> {
    /// Prints what has happened, and what is asked when somebody here is.
    pub(super) fn report(&mut self, table: &mut Table) -> io::Result<()> {
        if let Some(refusal) = table.refusal() {
            self.say(&refusal)?;
        }
        self.tell_news(table)?;
        self.read_aloud(table)?;
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
            self.ask_player(table)?;
        }
        Ok(())
    }

    fn tell_news(&mut self, table: &Table) -> io::Result<()> {
        /// More than this is no news, but a game that is on already.
        const NEWS: usize = 20;
        let scene = table.scene();
        let log = scene.told(Instant::now());
        let first = self.printed == 0;
        // After an undo the log is shorter than what was printed.
        self.printed = self.printed.min(log.len());
        let read = |told: &&Told| self.said.is_some_and(|(steps, _)| steps == told.step);
        let news = log.iter().skip(self.printed).filter(|told| !read(told));
        let news: Vec<String> = news.map(|told| told.aloud.clone()).collect();
        self.printed = log.len();
        // Who comes later wants to know how it stands, not how it came about.
        if first && news.len() > NEWS && scene.phase == Phase::Playing {
            return self.describe(table);
        }
        news.iter().try_for_each(|line| self.say(line))
    }

    /// Says what is read aloud before a race, each part when it is shown.
    fn read_aloud(&mut self, table: &Table) -> io::Result<()> {
        let (scene, now) = (table.scene(), Instant::now());
        let said = self.said.filter(|(steps, _)| *steps == scene.steps).map(|(_, parts)| parts);
        if said.is_none() && !scene.is_read_aloud(now) {
            return Ok(());
        }
        let Some(view) = scene.view(None) else { return Ok(()) };
        let words = show::spoken(&self.manner.sentences, view);
        let shown = scene.parts_shown(words.len(), now);
        self.said = Some((scene.steps, shown));
        words.iter().take(shown).skip(said.unwrap_or(0)).try_for_each(|word| self.say(word))
    }

    /// Who is asked, of those here.
    pub(super) fn speaker(&self, table: &Table) -> Option<Seat> {
        let scene = table.scene();
        match scene.turn()? {
            Turn::Seat(seat) => scene.own().find(|&own| own == seat),
            Turn::Race(seats) => scene.own().find(|&own| seats.contains(own)),
            _ => None,
        }
    }

    /// Whose eyes a question is answered by: who is asked, or who is alone here. Nobody's hand is
    /// told while several sit here and none of them is asked.
    pub(super) fn viewer(&self, table: &Table) -> Option<Seat> {
        self.speaker(table).or(table.scene().reader())
    }

    /// Says what is asked, and what can be typed.
    fn ask_player(&mut self, table: &Table) -> io::Result<()> {
        let scene = table.scene();
        let sentences = Rc::clone(&self.manner.sentences);
        match scene.phase {
            Phase::Waiting => return self.tell_waiting(scene, &sentences),
            Phase::Over => return self.tell_result(scene, &sentences),
            Phase::Gathering | Phase::Playing => {}
        }
        let seat = self.viewer(table);
        let hides =
            scene.own().count() > 1 && scene.game.is_some_and(|game| games::of(game).hides_hands());
        if hides && self.typed && self.holder != seat {
            self.holder = seat;
            self.pass_on(&sentences, &scene.names(), seat)?;
        }
        let Some(view) = scene.view(seat).cloned() else { return Ok(()) };
        for reason in show::reasons(&sentences, &view) {
            self.say(&reason)?;
        }
        if scene.waits {
            return self.say(&sentences.say("tui-plain-next"));
        }
        let race = matches!(view.turn(), Turn::Race(_));
        // In a race every word costs time: after the first one the roll is enough, and where it was
        // read die by die, the sign that calls are open.
        let was_read = self.said.is_some_and(|(steps, _)| steps == scene.steps);
        if race && self.race_explained && !was_read {
            return Ok(());
        }
        let prompt = self.prompt(scene, &sentences, &view, seat);
        // “You” is nobody where several share a keyboard.
        let asked = seat.filter(|_| !race && scene.own().count() > 1);
        match asked.map(|seat| show::name(&sentences, &scene.names(), seat)) {
            Some(who) => self.say(&format!("{who}: {prompt}"))?,
            None => self.say(&prompt)?,
        }
        if !race || !self.race_explained {
            let names = scene.names();
            self.say(&typed::offer(&Teller::aloud(&sentences, &names, seat), &view))?;
        }
        self.race_explained |= race;
        Ok(())
    }

    fn prompt(
        &self,
        scene: &Scene,
        sentences: &Sentences,
        view: &AnyView,
        seat: Option<Seat>,
    ) -> String {
        let context = Context {
            sentences,
            scene,
            view,
            seat,
            now: Instant::now(),
            ascii: self.manner.look.ascii,
            keyboard: self.manner.keyboard,
            others: &[],
        };
        games::of(view.kind()).board().prompt(&context).text
    }

    fn tell_waiting(&mut self, scene: &Scene, sentences: &Sentences) -> io::Result<()> {
        let name = |seat: &crate::scene::Sitting| match seat.who {
            Who::Nobody => sentences.say("page-seat-free"),
            _ => seat.name.clone(),
        };
        let seats: Vec<String> = scene.seats.iter().map(name).collect();
        self.say(&sentences.list(&seats))?;
        if scene.seats.iter().any(|seat| seat.who == Who::Bot(bots::BotLevel::Match)) {
            self.say(&sentences.say("page-level-match-how"))?;
        }
        self.say(&sentences.say("tui-plain-waiting"))
    }

    /// Who won and how.
    fn tell_result(&mut self, scene: &Scene, sentences: &Sentences) -> io::Result<()> {
        let names = scene.names();
        let teller = Teller::aloud(sentences, &names, scene.reader());
        if let Some(Ending { outcome, scores, resigned }) = &scene.ending {
            if let Some(seat) = resigned {
                self.say(&teller.of("page-resigned", *seat, &[]))?;
            }
            self.say(&show::turn(&teller, Turn::Over(*outcome)))?;
            let decided = scene.view(None).and_then(|view| typed::decided(&teller, view));
            if let Some(decided) = decided {
                self.say(&decided)?;
            }
            if let Some(scores) = scores {
                let seats = Seat::all(u8::try_from(scores.len()).unwrap_or(0)).zip(scores);
                let each = |(seat, &points)| {
                    format!("{}: {}", teller.who(seat), typed::points(sentences, points))
                };
                self.say(&seats.map(each).collect::<Vec<_>>().join("; "))?;
            }
        }
        self.say(&sentences.say("tui-plain-over"))
    }

    /// Says how it stands.
    pub(super) fn describe(&mut self, table: &Table) -> io::Result<()> {
        let (scene, seat) = (table.scene(), self.viewer(table));
        let sentences = Rc::clone(&self.manner.sentences);
        let Some(view) = scene.view(seat) else { return Ok(()) };
        let names = scene.names();
        let lines = typed::table(&Teller::aloud(&sentences, &names, seat), view);
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Says what a bot would do, in words that can be typed.
    pub(super) fn tell_advice(
        &mut self,
        table: &Table,
        advice: &thinker::Advice,
    ) -> io::Result<()> {
        let sentences = Rc::clone(&self.manner.sentences);
        let names = table.scene().names();
        let teller = Teller::aloud(&sentences, &names, self.viewer(table));
        self.say(&local::advice_aloud(&teller, advice))
    }

    /// Nobody sees another's hand: the lines of the player before go out of sight.
    pub(super) fn pass_on(
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
}
