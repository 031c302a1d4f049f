//! Taking steps back, and telling a game anew.

use std::rc::Rc;

use bots::BotLevel;
use rules::{Actor, Observer, Seat};

use super::Local;

impl Local {
    /// Tells the whole game anew.
    pub(super) fn retell(&mut self) {
        self.scene.log.clear();
        self.scene.steps = 0;
        let sentences = Rc::clone(&self.sentences);
        if self.party.contains(&Some(BotLevel::Match)) {
            self.scene.add_line(sentences.say("page-level-match-how"));
        }
        if let Ok(mut state) = self.record.start() {
            for step in &self.record.steps {
                let before = state.view(Observer::Public);
                if state.play(step.by, &step.action).is_err() {
                    break;
                }
                let after = state.view(Observer::Public);
                let told = self.glimpse(&step.action);
                self.scene.tell(&sentences, step.by, told.as_ref(), (Some(&before), Some(&after)));
            }
        }
        self.show();
    }

    /// The last step that can be taken back: one by the only person, in no race, with
    /// nothing of chance after it.
    pub(super) fn last_own(&self) -> Option<usize> {
        let mut people =
            Seat::all(self.record.header.seats).zip(&self.party).filter(|(_, bot)| bot.is_none());
        let (Some((person, _)), None) = (people.next(), people.next()) else { return None };
        let steps = self.record.steps.iter().enumerate().rev();
        let mut since = steps.take_while(|(_, step)| matches!(step.by, Actor::Seat(_)));
        let (place, step) = since.find(|(_, step)| step.by == Actor::Seat(person))?;
        let race = self.record.steps.get(place..)?.iter().any(|step| step.race.is_some());
        (step.race.is_none() && !race).then_some(place)
    }

    /// Whether a step can be taken back.
    pub fn can_undo(&self) -> bool {
        self.last_own().is_some()
    }

    /// Takes the last own step back, and what bots did after it.
    pub fn undo(&mut self) {
        let Some(place) = self.last_own() else { return };
        let Some(state) = self.record.state_after(place) else { return };
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.now();
        }
        self.record.steps.truncate(place);
        self.state = state;
        self.race = None;
        self.retell();
    }
}
