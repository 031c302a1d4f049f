//! The list of public tables: which of them are on it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::address::AddressKey;

/// How many tables of one address are on the list at a time.
const OF_ONE: usize = 8;

/// How many tables each address has on the list.
#[derive(Clone, Debug, Default)]
pub struct Lobby(Arc<Mutex<HashMap<AddressKey, usize>>>);

/// A table's place on the list, until it is dropped.
#[derive(Debug)]
pub struct Listed {
    lobby: Lobby,
    address: AddressKey,
}

impl Lobby {
    /// A place on the list, if this address has not enough of them.
    pub fn list(&self, address: AddressKey) -> Option<Listed> {
        let mut counts = self.counts();
        let count = counts.entry(address).or_default();
        if *count >= OF_ONE {
            return None;
        }
        *count += 1;
        Some(Listed { lobby: self.clone(), address })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<AddressKey, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        let mut counts = self.lobby.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}
