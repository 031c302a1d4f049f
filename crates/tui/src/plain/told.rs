//! What is printed in plain mode: what happens, positions, and what can be done.

use std::io;
use std::rc::Rc;
use std::time::Instant;

use anstream::adapter::strip_str;
use protocol::table::Phase;
use rules::{Seat, Turn};
use words::{Sentences, Teller, show};

use super::Plain;
use crate::board::Context;
use crate::games;
use crate::result::result;
use crate::scene::Who;
use crate::table::Table;

impl Plain<'_> {
    /// Prints what has happened, and the position when somebody here is asked.
    pub(super) fn report(&mut self, table: &mut Table) -> io::Result<()> {
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
            self.show(table)?;
        }
        Ok(())
    }

    /// Says what is read aloud before a race, each part when it is shown.
    fn read_aloud(&mut self, table: &Table) -> io::Result<()> {
        let (scene, now) = (table.scene(), Instant::now());
        let reading = scene.is_read_aloud(now);
        let Some(view) = scene.view(None).filter(|_| reading) else { return Ok(()) };
        let words = show::spoken(&self.manner.sentences, view);
        let said = self.said.filter(|(steps, _)| *steps == scene.steps);
        let said = said.map_or(0, |(_, parts)| parts);
        let shown = scene.parts_shown(words.len(), now);
        self.said = Some((scene.steps, shown));
        words.iter().take(shown).skip(said).try_for_each(|word| self.say(word))
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

    /// Prints the position, what is asked, and what can be done.
    pub(super) fn show(&mut self, table: &Table) -> io::Result<()> {
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
        let hides =
            scene.own().count() > 1 && scene.game.is_some_and(|game| games::of(game).hides_hands());
        if hides && self.typed && self.holder != seat {
            self.holder = seat;
            self.pass_on(&sentences, &scene.names(), seat)?;
        }
        let Some(view) = scene.view(seat).cloned() else { return Ok(()) };
        let names = scene.names();
        for line in show::position(&Teller::new(&sentences, &names), std::slice::from_ref(&view)) {
            // Screen readers and pipes get no colours.
            self.say(&strip_str(&line).to_string())?;
        }
        for reason in show::reasons(&sentences, &view) {
            self.say(&reason)?;
        }
        let context = Context {
            sentences: &sentences,
            scene,
            view: &view,
            seat,
            now: Instant::now(),
            ascii: self.manner.look.ascii,
            keyboard: self.manner.keyboard,
            others: &[],
        };
        if scene.phase == Phase::Over {
            let text = result(&context);
            self.say(&text)?;
            return self.say(&sentences.say("tui-plain-over"));
        }
        let prompt = games::of(view.kind()).board().prompt(&context);
        self.say(&prompt.text)?;
        if scene.waits {
            return self.say(&sentences.say("tui-plain-next"));
        }
        let steps: Vec<String> = view.actions().iter().map(ToString::to_string).collect();
        let steps = steps.join(" | ");
        let text = sentences.say_of("tui-plain-actions", &[("steps", steps.into())]);
        self.say(&text)
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
