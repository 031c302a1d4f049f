//! The languages that the program speaks.

use unic_langid::{LanguageIdentifier, langid};

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English
    En,
    /// Français
    Fr,
    /// Deutsch
    De,
    /// Español
    Es,
}

impl Language {
    /// The languages, and what each is called by those who speak it.
    pub const ALL: [(Language, &'static str, &'static str); 4] = [
        (Language::En, "en", "English"),
        (Language::Fr, "fr", "Français"),
        (Language::De, "de", "Deutsch"),
        (Language::Es, "es", "Español"),
    ];

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en"),
            Language::Fr => langid!("fr"),
            Language::De => langid!("de"),
            Language::Es => langid!("es"),
        }
    }

    /// The language with this code, such as `fr`.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|(_, known, _)| *known == code)
            .map(|(language, ..)| language)
    }

    /// The language of a locale such as `de_AT.UTF-8`, whatever the country.
    fn of_locale(locale: &str) -> Option<Language> {
        let asked = locale.split(|c: char| !c.is_ascii_alphabetic()).next()?;
        Language::of_code(asked)
    }
}

/// The text of a file that every language has, in the folder of its locale.
macro_rules! in_language {
    ($language:expr, $folder:literal, $file:literal) => {
        match $language {
            $crate::language::Language::En => include_str!(concat!($folder, "/en/", $file)),
            $crate::language::Language::Fr => include_str!(concat!($folder, "/fr/", $file)),
            $crate::language::Language::De => include_str!(concat!($folder, "/de/", $file)),
            $crate::language::Language::Es => include_str!(concat!($folder, "/es/", $file)),
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
        asked.and_then(|locale| Language::of_locale(&locale)).unwrap_or(Language::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_asks_for_its_language_in_every_country() {
        for (locale, language) in [
            ("en_GB.UTF-8", Some(Language::En)),
            ("fr", Some(Language::Fr)),
            ("fr_CA.UTF-8", Some(Language::Fr)),
            ("de_AT", Some(Language::De)),
            ("de_CH.UTF-8@euro", Some(Language::De)),
            ("es_MX.UTF-8", Some(Language::Es)),
            ("est_EE", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
