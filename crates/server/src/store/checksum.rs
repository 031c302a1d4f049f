//! What a row must add up to. A disk that gives back other bits than it was given says nothing.

use protocol::TableId;
use sha2::{Digest, Sha256};

use super::StoreError;
use crate::log::VERSION;

/// A row of a log as it is stored.
pub struct Stored<'a> {
    pub table: &'a str,
    pub seq: i64,
    /// How its entry is to be read.
    pub version: i64,
    pub entry: &'a str,
}

impl Stored<'_> {
    /// Whether a row with this checksum is what was written, stands where it should and can be
    /// understood.
    pub fn check(&self, table: TableId, checksum: i64, place: i64) -> Result<(), StoreError> {
        let Stored { seq, version, .. } = *self;
        let damaged = |problem: String| Err(StoreError::Damaged { table, problem });
        if checksum != self.checksum() {
            return damaged(format!("row {seq} is not what was written"));
        }
        if seq != place {
            return damaged(format!("row {place} is missing"));
        }
        if version > VERSION.into() {
            return Err(StoreError::Unusable(format!(
                "row {seq} of table {table} was written by a newer version (entries {version}, and \
                 this one knows {VERSION}): run that version"
            )));
        }
        Ok(())
    }

    /// 64 bits of all that the row says, and of where it stands.
    pub fn checksum(&self) -> i64 {
        let place = [self.version.to_be_bytes(), self.seq.to_be_bytes()];
        of(&[place.as_flattened(), self.table.as_bytes(), b"\n", self.entry.as_bytes()])
    }
}

/// What stands beside the server's key.
pub fn key_checksum(key: &[u8; 32]) -> [u8; 8] {
    of(&[key]).to_be_bytes()
}

/// 64 bits of SHA-256.
pub fn of(parts: &[&[u8]]) -> i64 {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    let hash = hash.finalize();
    i64::from_be_bytes(hash.first_chunk().copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files outlive the program that wrote them.
    #[test]
    fn checksums_never_change() {
        let stored = Stored { table: "t", seq: 1, version: 1, entry: "{}" };
        assert_eq!(stored.checksum(), CHECKSUM);
        for other in [
            Stored { table: "u", ..stored },
            Stored { seq: 2, ..stored },
            Stored { version: 2, ..stored },
            Stored { entry: "[]", ..stored },
        ] {
            assert_ne!(other.checksum(), CHECKSUM);
        }
    }

    /// Made with another implementation.
    const CHECKSUM: i64 = 3_148_000_288_879_210_006;
}
