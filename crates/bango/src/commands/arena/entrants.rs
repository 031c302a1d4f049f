//! Who takes part in a match, as the command line says it.

use bots::AnyBot;
use bots::arena::{BudgetPlan, Entrant};
use rules::GameKind;

use crate::commands::budget::budget;
use crate::failure::Failure;

/// An entrant and how long it may think.
#[derive(Debug)]
pub struct Budgeted {
    pub entrant: Entrant,
    pub budget: BudgetPlan,
    /// The budget as it was written.
    pub written: String,
}

/// Reads lists such as `expert,odds@50ms,run:python3 bot.py --seeds 1,2`.
pub fn entrants(game: GameKind, lists: &[String], default: &str) -> Result<Vec<Budgeted>, Failure> {
    let mut found: Vec<Budgeted> = Vec::new();
    for text in lists.iter().flat_map(|list| split(game, list)) {
        let (bot, written) = name_and_budget(&text).unwrap_or((&text, default));
        let same = found.iter().filter(|known| base(&known.entrant.label) == text).count();
        let label = if same == 0 { text.clone() } else { format!("{text} ({})", same + 1) };
        found.push(Budgeted {
            entrant: Entrant { bot: bot.to_owned(), label },
            budget: budget(written)?,
            written: written.to_owned(),
        });
    }
    Ok(found)
}

/// A label without the number that tells it from others of the same text.
fn base(label: &str) -> &str {
    label.rsplit_once(" (").map_or(label, |(text, _)| text)
}

/// Splits a list at its commas. In a `run:` command they belong to the command, unless a bot
/// or another command follows.
fn split(game: GameKind, list: &str) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for part in list.split(',') {
        match texts.last_mut() {
            Some(last) if last.starts_with("run:") && !begins_entrant(game, part) => {
                last.push(',');
                last.push_str(part);
            }
            _ => texts.push(part.to_owned()),
        }
    }
    texts
}

fn begins_entrant(game: GameKind, part: &str) -> bool {
    let name = name_and_budget(part).map_or(part, |(name, _)| name);
    part.starts_with("run:") || AnyBot::named(game, name).is_some()
}

/// `expert` and `50ms` of `expert@50ms`.
fn name_and_budget(text: &str) -> Option<(&str, &str)> {
    text.rsplit_once('@').filter(|(name, _)| !name.starts_with("run:"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(lists: &[&str]) -> Vec<String> {
        let lists: Vec<String> = lists.iter().map(ToString::to_string).collect();
        let found = entrants(GameKind::Cards, &lists, "60").unwrap();
        found.into_iter().map(|one| one.entrant.label).collect()
    }

    #[test]
    fn every_entrant_has_a_label_of_its_own() {
        assert_eq!(labels(&["expert@60,expert@1"]), ["expert@60", "expert@1"]);
        assert_eq!(labels(&["odds,odds", "odds"]), ["odds", "odds (2)", "odds (3)"]);
    }

    #[test]
    fn commas_belong_to_commands() {
        assert_eq!(labels(&["odds,run:python3 bot.py a,b"]), ["odds", "run:python3 bot.py a,b"]);
        assert_eq!(
            labels(&["run:bot 1,2,odds@9,run:bot 3,,4"]),
            ["run:bot 1,2", "odds@9", "run:bot 3,,4"]
        );
    }
}
