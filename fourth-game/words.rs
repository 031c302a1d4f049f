//! `pig` as text.

use rules::pig::{Action, Pig, View};
use rules::{Actor, Seat};

use crate::in_words::{InWords, Teller};
use crate::language::{Language, in_language};
use crate::sentences::Localized;
use crate::typed::Typing;
use crate::typed::line::{Line, first_phrase};

impl Localized for Pig {
    fn sentences(language: Language) -> &'static str {
        in_language!(language, "locales", "pig.ftl")
    }
}

impl InWords for Pig {
    fn step(teller: &Teller<'_>, by: Actor, action: &Action, _seen: bool) -> String {
        match action {
            Action::First(seat) => teller.of("step-first", *seat, &[]),
            Action::Roll => teller.by("pig-step-roll", by, &[]),
            Action::Show(face) => {
                teller.by("pig-step-show", by, &[("face", face.to_string().into())])
            }
            Action::Hold => teller.by("pig-step-hold", by, &[]),
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

impl Typing for Pig {
    const HELP: &'static str = "typed-help-pig";

    fn phrase(teller: &Teller<'_>, action: &Action) -> String {
        match action {
            Action::Roll => first_phrase(teller.sentences, "typed-do-pig-roll"),
            Action::Hold => first_phrase(teller.sentences, "typed-do-pig-hold"),
            Action::First(_) | Action::Show(_) => action.to_string(),
        }
    }

    fn steps(
        teller: &Teller<'_>,
        _view: &View,
        line: &Line,
    ) -> Option<Result<Vec<Action>, String>> {
        let steps = [("typed-do-pig-roll", Action::Roll), ("typed-do-pig-hold", Action::Hold)];
        let (_, step) = steps.into_iter().find(|(key, _)| line.is(teller.sentences, key))?;
        Some(Ok(vec![step]))
    }

    fn table(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let pot = teller.sentences.say_of("pig-pot", &[("points", view.pot.to_string().into())]);
        std::iter::once(pot).chain(Pig::standing(teller, view)).collect()
    }

    fn place(teller: &Teller<'_>, view: &View, seat: Seat) -> String {
        let score = view.scores.get(seat.index()).copied().unwrap_or(0);
        format!("{}: {score}.", teller.who(seat))
    }

    fn standing(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let seats = u8::try_from(view.scores.len()).unwrap_or(u8::MAX);
        Seat::all(seats).map(|seat| Pig::place(teller, view, seat)).collect()
    }

    fn closest(teller: &Teller<'_>, view: &View) -> Vec<String> {
        let seats = u8::try_from(view.scores.len()).unwrap_or(u8::MAX);
        let mut seats: Vec<(u8, Seat)> =
            view.scores.iter().copied().zip(Seat::all(seats)).collect();
        seats.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        seats.into_iter().map(|(_, seat)| Pig::place(teller, view, seat)).collect()
    }
}
