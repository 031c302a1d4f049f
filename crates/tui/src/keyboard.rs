//! Which keys lie beside each other: several people who race share one keyboard.

use rules::Seat;
use words::Language;

/// Which keys lie beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyboard {
    /// q w e r t y
    Qwerty,
    /// a z e r t y
    Azerty,
    /// q w e r t z
    Qwertz,
}

impl Keyboard {
    /// The usual one where a language is spoken.
    pub fn of(language: Language) -> Keyboard {
        match language {
            Language::En | Language::Es => Keyboard::Qwerty,
            Language::Fr => Keyboard::Azerty,
            Language::De => Keyboard::Qwertz,
        }
    }

    /// Four keys side by side for each of so many players.
    pub fn hands(self) -> [[char; 4]; Seat::MOST] {
        let rows = match self {
            Keyboard::Qwerty => ["qwer", "uiop", "asdf", "hjkl", "zxcv", "bnm,", "1234", "7890"],
            Keyboard::Azerty => ["azer", "uiop", "qsdf", "jklm", "wxcv", "bn,;", "&é\"'", "è_çà"],
            Keyboard::Qwertz => ["qwer", "uiop", "asdf", "hjkl", "yxcv", "bnm,", "1234", "7890"],
        };
        rows.map(|row| {
            let mut keys = row.chars();
            std::array::from_fn(|_| keys.next().unwrap_or(' '))
        })
    }
}
