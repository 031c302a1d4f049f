//! The face that somebody chooses, drawn from shapes.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A face made of shapes. What each number looks like is the page's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Avatar {
    /// Which of the shapes, 0 to 7.
    pub shape: u8,
    /// Which of the colours, 0 to 7.
    pub colour: u8,
    /// Which of the faces, 0 to 7.
    pub face: u8,
}

/// Nobody can draw this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an avatar has a shape, a colour and a face, 0 to 7 each")]
pub struct NoAvatar;

/// An avatar before anybody has looked at its numbers.
#[derive(Serialize, Deserialize)]
struct Written {
    shape: u8,
    colour: u8,
    face: u8,
}

impl Avatar {
    /// The largest number of each.
    pub const MOST: u8 = 7;
}

impl TryFrom<Written> for Avatar {
    type Error = NoAvatar;

    fn try_from(Written { shape, colour, face }: Written) -> Result<Avatar, NoAvatar> {
        let drawn = [shape, colour, face].iter().all(|number| *number <= Avatar::MOST);
        if drawn { Ok(Avatar { shape, colour, face }) } else { Err(NoAvatar) }
    }
}

impl From<Avatar> for Written {
    fn from(Avatar { shape, colour, face }: Avatar) -> Written {
        Written { shape, colour, face }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn avatars_have_numbers_that_are_drawn() {
        let read = |text: &str| serde_json::from_str::<Avatar>(text);
        let avatar = read(r#"{"shape":7,"colour":0,"face":3}"#).unwrap();
        assert_eq!(avatar, Avatar { shape: 7, colour: 0, face: 3 });
        let written = serde_json::to_string(&avatar).unwrap();
        assert_eq!(written, r#"{"shape":7,"colour":0,"face":3}"#);
        for bad in [
            r#"{"shape":8,"colour":0,"face":0}"#,
            r#"{"shape":0,"colour":255,"face":0}"#,
            r#"{"shape":0,"colour":0,"face":-1}"#,
            r#"{"shape":0,"colour":0}"#,
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
