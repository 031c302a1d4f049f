//! 32 bytes as text: 64 hexadecimal digits, in lower case only, so that each
//! value is written in exactly one way.

use data_encoding::HEXLOWER;
use thiserror::Error;

/// Text that is not 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("32 bytes are written as 64 hexadecimal digits in lower case")]
pub struct NotHex;

pub(super) fn write(bytes: &[u8; 32]) -> String {
    HEXLOWER.encode(bytes)
}

pub(super) fn read(text: &str) -> Result<[u8; 32], NotHex> {
    // The length first: what comes from outside may be of any size.
    if text.len() != 64 {
        return Err(NotHex);
    }
    let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| NotHex)?;
    bytes.try_into().map_err(|_| NotHex)
}

/// Implements the form of 32 public bytes in text and on the wire.
macro_rules! public_bytes {
    ($type:ident) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::hex::write(&self.0))
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($type), "({})"), self)
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::NotHex;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::hex::read(text).map($type)
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(super) use public_bytes;
