//! The languages that the program speaks.

use unic_langid::{LanguageIdentifier, langid};

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English
    En,
    /// Français
    Fr,
}

impl Language {
    /// The languages, and what each is called by those who speak it.
    pub const ALL: [(Language, &'static str, &'static str); 2] =
        [(Language::En, "en", "English"), (Language::Fr, "fr", "Français")];

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en"),
            Language::Fr => langid!("fr"),
        }
    }
}

/// The text of a file that every language has, in the folder of its locale.
macro_rules! in_language {
    ($language:expr, $folder:literal, $file:literal) => {
        match $language {
            $crate::language::Language::En => include_str!(concat!($folder, "/en/", $file)),
            $crate::language::Language::Fr => include_str!(concat!($folder, "/fr/", $file)),
        }
    };
}
pub(crate) use in_language;

/// The language of the environment; English if it asks for none that we speak.
impl Default for Language {
    fn default() -> Self {
        let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty());
        let spoken = |locale: String| {
            Language::ALL.into_iter().find(|(_, code, _)| locale.starts_with(code))
        };
        asked.and_then(spoken).map_or(Language::En, |(language, ..)| language)
    }
}
