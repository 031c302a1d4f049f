//! Every sentence a person reads, in their language: Fluent files in `locales/`.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Game, GameKind};

use crate::language::{Language, in_language};

/// A game with a file of sentences in every language. Its module here says where.
pub trait Localized: Game {
    fn sentences(language: Language) -> &'static str;
}

/// Every file of sentences: one for each game, and those that all games share.
fn files(language: Language) -> Vec<&'static str> {
    macro_rules! registry {
        ($($(#[$doc:meta])* $kind:ident = $game:ty, $module:ident;)*) => {
            [$(<$game>::sentences(language),)*]
        };
    }
    let games = rules::games!(registry);
    let shared = [
        in_language!(language, "../../../locales", "common.ftl"),
        in_language!(language, "../../../locales", "page.ftl"),
        in_language!(language, "../../../locales", "terminal.ftl"),
        in_language!(language, "../../../locales", "tui.ftl"),
        in_language!(language, "../../../locales", "tv.ftl"),
        in_language!(language, "../../../locales", "typed.ftl"),
        in_language!(language, "../../../locales", "you.ftl"),
        in_language!(language, "../../../locales", "ear.ftl"),
    ];
    games.into_iter().chain(shared).collect()
}

/// All sentences of one language.
pub struct Sentences {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

/// What a sentence speaks of, by the names that it uses.
pub type Details<'a> = &'a [(&'a str, FluentValue<'a>)];

impl Sentences {
    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentences of this language.
    pub fn of(language: Language) -> Sentences {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // No invisible marks around what is filled in: terminals show them.
        bundle.set_use_isolating(false);
        for file in files(language) {
            // What cannot be read of a file is found by the tests.
            let resource =
                FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Sentences { bundle, language }
    }

    /// The sentences of this language, read once for all who share them.
    pub fn shared(language: Language) -> &'static Sentences {
        static READ: [OnceLock<Sentences>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        READ[language as usize].get_or_init(|| Sentences::of(language))
    }

    /// A sentence that speaks of nothing in particular.
    pub fn say(&self, key: &str) -> String {
        self.say_of(key, &[])
    }

    /// A sentence about something.
    pub fn say_of(&self, key: &str, details: Details<'_>) -> String {
        // A key that is missing in one language shows itself; tests look for it.
        self.find(key, details).unwrap_or_else(|| key.to_owned())
    }

    /// Why a rule of a game forbids a step, with the paragraph that says so.
    pub fn broken(&self, game: GameKind, rule: &str, paragraph: &str) -> Option<String> {
        let why = self.find(&format!("broken-{}-{rule}", game.id()), &[])?;
        let mut letters = why.chars();
        let first = letters.next()?.to_uppercase();
        Some(format!("{first}{} ({paragraph})", letters.as_str()))
    }

    /// A number with so many decimals, as it is written in this language.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        match self.language {
            Language::En => written,
            Language::Fr | Language::De | Language::Es => written.replace('.', ","),
        }
    }

    /// A share of one in per cent, as it is written in this language.
    pub fn percent(&self, share: f64) -> String {
        let number = self.decimal(100.0 * share, 0);
        match self.language {
            Language::En => format!("{number}%"),
            Language::Fr | Language::De | Language::Es => format!("{number}\u{a0}%"),
        }
    }

    /// Several names in a row: *one, two and three*.
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [alone] => alone.clone(),
            [some @ .., last] => self
                .say_of("list", &[("some", some.join(", ").into()), ("last", last.clone().into())]),
        }
    }

    /// A sentence, if there is one with this key; `key.part` names an attribute.
    pub fn find(&self, key: &str, details: Details<'_>) -> Option<String> {
        let (key, attribute) = match key.split_once('.') {
            Some((key, attribute)) => (key, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = details.iter().cloned().collect();
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    use rules::BrokenRule;
    use rules::any::{ForGame, Registered};

    use super::*;

    /// Keys with attributes, and the names of the details that each uses.
    type Keys = BTreeMap<String, BTreeSet<String>>;

    fn keys(language: Language) -> Keys {
        keys_of(&files(language))
    }

    fn keys_of(files: &[&str]) -> Keys {
        let mut keys = BTreeMap::new();
        for &file in files {
            FluentResource::try_new(file.to_owned()).expect("the file is well-formed");
            let mut key = String::new();
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                let name = line.trim_start().split(" =").next().unwrap_or_default();
                if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                    key = name.to_owned();
                } else if name.starts_with('.') && line.contains(" =") {
                    key = format!("{}{name}", key.split('.').next().unwrap());
                }
                let details = keys.entry(key.clone()).or_insert_with(BTreeSet::new);
                for detail in line.split('$').skip(1) {
                    details.insert(detail.chars().take_while(|c| c.is_alphanumeric()).collect());
                }
            }
        }
        keys.remove("");
        keys
    }

    #[test]
    fn all_languages_have_the_same_sentences() {
        let english = keys(Language::En);
        assert!(english.len() > 150);
        for (language, code, _) in Language::ALL {
            let other = keys(language);
            let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
            let added: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty() && added.is_empty(), "{code}: {missing:?}, {added:?}");
            for (key, details) in &english {
                assert_eq!(&other[key], details, "{code}: the details of {key}");
            }
        }
    }

    #[test]
    fn all_languages_tell_the_same_paragraphs_of_the_law() {
        let english = Sentences::of(Language::En);
        let laws: Vec<_> =
            keys(Language::En).into_keys().filter(|key| key.ends_with(".law")).collect();
        assert!(!laws.is_empty());
        for (language, code, _) in Language::ALL {
            let sentences = Sentences::of(language);
            for law in &laws {
                assert_eq!(sentences.find(law, &[]), english.find(law, &[]), "{code}: {law}");
            }
        }
    }

    #[test]
    fn every_sentence_can_be_said() {
        for (language, ..) in Language::ALL {
            let sentences = Sentences::of(language);
            for (key, names) in keys(language) {
                let details: Vec<(&str, FluentValue<'_>)> =
                    names.iter().map(|name| (name.as_str(), FluentValue::from("2"))).collect();
                let said = sentences.find(&key, &details).unwrap_or_else(|| panic!("{key}"));
                assert!(!said.contains('{') && !said.trim().is_empty(), "{key}: {said}");
            }
        }
    }

    /// Every rule that a step can break, and none besides, has a sentence, and in English it is the
    /// rule's own.
    #[test]
    fn every_broken_rule_is_told() {
        struct Told<'a>(&'a Sentences);
        impl ForGame for Told<'_> {
            type Output = usize;
            fn run<G: Registered>(self) -> usize {
                for rule in G::Illegal::all() {
                    let kind = GameKind::ALL.iter().find(|kind| kind.id() == G::ID).unwrap();
                    let told = self.0.broken(*kind, rule.code(), rule.paragraph());
                    let told = told.unwrap_or_else(|| panic!("{} {}", G::ID, rule.code()));
                    if self.0.language() == Language::En {
                        assert!(told.eq_ignore_ascii_case(&rule.to_string()), "{told}, {rule}");
                    }
                }
                G::Illegal::all().len()
            }
        }
        for (language, ..) in Language::ALL {
            let sentences = Sentences::of(language);
            let rules: usize = GameKind::ALL.iter().map(|kind| kind.run(Told(&sentences))).sum();
            let told = keys(language).into_keys().filter(|key| key.starts_with("broken-"));
            assert_eq!(told.count(), rules);
        }
    }

    /// Every kind of race, and none besides, has a name.
    #[test]
    fn every_kind_of_race_is_told() {
        let kinds = GameKind::ALL.iter().flat_map(|game| {
            game.race_kinds().iter().map(move |kind| format!("race-{game}-{kind}"))
        });
        let kinds: BTreeSet<String> = kinds.collect();
        for (language, ..) in Language::ALL {
            let told = keys_that_begin_with(language, "race-");
            assert_eq!(told.into_keys().collect::<BTreeSet<_>>(), kinds);
        }
    }

    /// Sentences of one kind, such as `page-`: what the page says, and maybe the terminal too.
    fn keys_that_begin_with(language: Language, beginning: &str) -> Keys {
        keys(language).into_iter().filter(|(key, _)| key.starts_with(beginning)).collect()
    }

    #[test]
    fn no_file_is_left_out_and_no_sentence_is_written_twice() {
        for (language, folder, _) in Language::ALL {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(folder);
            let files = files(language);
            let games =
                GameKind::ALL.iter().filter(|game| root.join(format!("{game}.ftl")).exists());
            let there = std::fs::read_dir(&root).unwrap().count();
            assert_eq!(there - games.count() + GameKind::ALL.len(), files.len(), "{folder}");
            let apart: usize = files.iter().map(|file| keys_of(&[file]).len()).sum();
            assert_eq!(apart, keys(language).len(), "{folder}: a key stands in two files");
        }
    }

    #[test]
    fn the_lessons_tell_every_sentence_of_their_own_and_miss_none() {
        let own = keys_that_begin_with(Language::En, "lesson-");
        assert!(own.values().all(BTreeSet::is_empty), "a script has no details to fill in");
        let used = used_in(&["crates/server/lessons", "crates/server/src/lesson"], &own);
        assert_eq!(used, own.into_keys().collect());
    }

    /// Every string in these folders that looks like a key: words joined by hyphens,
    /// the first of them one that keys begin with.
    fn used_in(folders: &[&str], keys: &Keys) -> BTreeSet<String> {
        let first = |key: &str| key.split('-').next().unwrap().to_owned();
        let beginnings: BTreeSet<String> = keys.keys().map(|key| first(key)).collect();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut folders: Vec<_> = folders.iter().map(|folder| root.join(folder)).collect();
        let is_key_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let mut used = BTreeSet::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(path).unwrap();
                // Whatever stands between two quotes of the same kind, with nothing else between.
                for (quote, _) in text.match_indices(['"', '\'']) {
                    let (mark, rest) = text[quote..].split_at(1);
                    let word = rest.split(|c| !is_key_letter(c)).next().unwrap_or_default();
                    let closed = rest[word.len()..].starts_with(mark);
                    let whole = word.contains('-') && !word.ends_with('-');
                    if closed && whole && beginnings.contains(&first(word)) {
                        used.insert(word.to_owned());
                    }
                }
            }
        }
        used
    }

    /// The sentence that this one is another form of: `-you` and `-yours` address the reader,
    /// `-look` and `-do` tell a hint in two steps.
    fn plain_form<'a>(keys: &Keys, key: &'a str) -> &'a str {
        let forms = ["-you", "-yours", "-look", "-do"];
        let plain = forms.iter().find_map(|form| key.strip_suffix(form));
        plain.filter(|plain| keys.contains_key(*plain)).unwrap_or(key)
    }

    #[test]
    fn every_sentence_is_used_and_none_is_missing() {
        let keys = keys(Language::En);
        let used = used_in(&TERMINAL, &keys);
        let missing: Vec<_> = used.iter().filter(|key| !keys.contains_key(*key)).collect();
        assert!(missing.is_empty(), "used but nowhere written: {missing:?}");
        // The rules' sentences, the games' names and their keys are found by counting, or by the
        // game's id. Those of the page and of the lessons are looked for there.
        let counted = |key: &str| {
            ["broken-", "rules-", "page-", "lesson-", "game-", "race-", "tui-keys-"]
                .iter()
                .any(|part| key.starts_with(part))
                || key.contains('.')
        };
        // Some files are the page's alone, such as the screen's for all.
        let page = used_in(&["web/src"], &keys);
        let is_used = |key: &str| used.contains(key) || page.contains(key);
        let unused: Vec<_> = keys
            .keys()
            .filter(|key| !counted(key) && key.contains('-'))
            .filter(|key| !is_used(plain_form(&keys, key)))
            .collect();
        assert!(unused.is_empty(), "written but never used: {unused:?}");
    }

    /// Where the program and the terminal client say things.
    const TERMINAL: [&str; 4] =
        ["crates/bango/src", "crates/bots/src", "crates/tui/src", "crates/words/src"];

    #[test]
    fn the_page_uses_every_sentence_of_its_own_and_misses_none() {
        let own = keys_that_begin_with(Language::En, "page-");
        assert!(own.len() > 100);
        let all = keys(Language::En);
        // Other words with hyphens are no keys: classes, attributes, properties of styles.
        let sentences: Keys = all
            .iter()
            .filter(|(key, _)| key.contains('-'))
            .map(|(k, d)| (k.clone(), d.clone()))
            .collect();
        let used = used_in(&["web/src"], &sentences);
        let missing: Vec<_> = used.iter().filter(|key| !all.contains_key(*key)).collect();
        assert!(missing.is_empty(), "used in the page but nowhere written: {missing:?}");
        let unused: Vec<_> =
            own.keys().filter(|key| !used.contains(plain_form(&own, key))).collect();
        assert!(unused.is_empty(), "written for the page but never used: {unused:?}");
    }
}
