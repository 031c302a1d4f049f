//! Broken rules: errors that say which paragraph of `RULES.md` forbids a step.

/// Why a step is refused.
pub trait BrokenRule: std::error::Error + Copy + Send + Sync + 'static {
    /// The paragraph that forbids it, such as `C4.6`.
    fn paragraph(&self) -> &'static str;

    /// A stable name for programs and translations, such as `EmptyCentre`.
    fn code(&self) -> &'static str;

    /// Every rule that can be broken in this game.
    fn all() -> &'static [Self];
}

/// Declares a game's broken rules: a name, the paragraph, and the sentence that
/// a person reads, which ends in the paragraph.
macro_rules! broken_rules {
    (
        $(#[$doc:meta])*
        pub enum $name:ident {
            $($(#[$variant_doc:meta])* $variant:ident = $paragraph:literal : $sentence:literal,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(
                $(#[$variant_doc])*
                #[doc = concat!($sentence, " (", $paragraph, ")")]
                $variant,
            )*
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $($name::$variant => concat!($sentence, " (", $paragraph, ")"),)*
                })
            }
        }

        impl std::error::Error for $name {}

        impl $crate::illegal::BrokenRule for $name {
            fn paragraph(&self) -> &'static str {
                match self {
                    $($name::$variant => $paragraph,)*
                }
            }

            fn code(&self) -> &'static str {
                match self {
                    $($name::$variant => stringify!($variant),)*
                }
            }

            fn all() -> &'static [Self] {
                &[$($name::$variant,)*]
            }
        }
    };
}

pub(crate) use broken_rules;
