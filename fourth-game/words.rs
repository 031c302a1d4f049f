//! `pig` as text.

use rules::pig::{Action, Pig, View};
use rules::{Actor, Seat};

use crate::in_words::{InWords, Teller};
use crate::language::{Language, in_language};
use crate::sentences::Localized;

impl Localized for Pig {
    fn sentences(language: Language) -> &'static str {
        in_language!(language, "locales", "pig.ftl")
    }
}

impl InWords for Pig {
    fn step(teller: &Teller<'_>, by: Actor, action: &Action, _seen: bool) -> String {
        let say = |key, name, value: String| teller.sentences.say_of(key, &[(name, value.into())]);
        match action {
            Action::First(seat) => say("step-first", "who", teller.name(*seat)),
            Action::Roll => say("pig-step-roll", "who", teller.actor(by)),
            Action::Show(face) => say("pig-step-show", "face", face.to_string()),
            Action::Hold => say("pig-step-hold", "who", teller.actor(by)),
        }
    }

    fn position(teller: &Teller<'_>, views: &[&View]) -> Vec<String> {
        let Some(view) = views.first() else { return Vec::new() };
        let pot = teller.sentences.say_of("pig-pot", &[("points", view.pot.to_string().into())]);
        let seats = u8::try_from(view.scores.len()).unwrap_or(u8::MAX);
        let scores = Seat::all(seats).zip(&view.scores);
        let scores = scores.map(|(seat, score)| format!("  {}   {score}", teller.name(seat)));
        std::iter::once(format!("  {pot}")).chain(scores).collect()
    }
}
