//! The places for tables in memory, and who leaves when all are taken.

use std::collections::HashMap;
use std::sync::Arc;

use protocol::TableId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::keeper::{Door, Message, Quiet};
use crate::store::nodes::Epoch;

/// All tables in memory.
#[derive(Debug)]
pub struct Places {
    tables: HashMap<TableId, Place>,
    most: usize,
}

#[derive(Debug)]
struct Place {
    keeper: mpsc::Sender<Message>,
    quiet: Arc<Quiet>,
    /// Under which claim it is kept.
    epoch: Option<Epoch>,
    /// The quiet during which it was told to leave. If somebody came before it could, it stays.
    told_to_leave: Option<Instant>,
}

/// Whether there is room for one more table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    Free,
    /// People look at all tables, so what is left is for the owners of others.
    Reserved,
    None,
}

impl Places {
    pub fn new(most: usize) -> Places {
        Places { tables: HashMap::new(), most }
    }

    pub fn len(&self) -> usize {
        self.tables.len()
    }

    pub fn find(&self, table: TableId) -> Option<mpsc::Sender<Message>> {
        let place = self.tables.get(&table).filter(|place| !place.keeper.is_closed());
        place.map(|place| place.keeper.clone())
    }

    pub fn keepers(&self) -> impl Iterator<Item = &mpsc::Sender<Message>> {
        self.tables.values().map(|place| &place.keeper)
    }

    /// All tables with the claims that they are kept under.
    pub fn claims(&self) -> impl Iterator<Item = (TableId, Option<Epoch>, &mpsc::Sender<Message>)> {
        self.tables.iter().map(|(&table, place)| (table, place.epoch, &place.keeper))
    }

    pub fn add(&mut self, table: TableId, keeper: mpsc::Sender<Message>, door: &Door) {
        let quiet = Arc::clone(&door.quiet);
        self.tables.insert(table, Place { keeper, quiet, epoch: door.epoch, told_to_leave: None });
    }

    pub fn remove(&mut self, table: TableId) {
        self.tables.remove(&table);
    }

    /// Finds room for one more table: if all places are taken, the table that nobody has looked
    /// at for longest leaves.
    pub fn make_room(&mut self) -> Room {
        if self.tables.len() < self.most {
            return Room::Free;
        }
        let stays = self.tables.values().filter(|place| !place.leaves()).count();
        if stays < self.most {
            return Room::Free;
        }
        let idle = self.tables.values_mut().filter(|place| !place.leaves());
        let idle = idle.filter_map(|place| Some((place.quiet.since()?, place)));
        if let Some((since, place)) = idle.min_by_key(|(since, _)| *since)
            // If its inbox is full, it is not that idle.
            && place.keeper.try_send(Message::Leave).is_ok()
        {
            place.told_to_leave = Some(since);
            return Room::Free;
        }
        let reserve = self.most / 8 + 1;
        if stays < self.most + reserve { Room::Reserved } else { Room::None }
    }
}

impl Place {
    /// Whether it was told to leave, and nobody has come since.
    fn leaves(&self) -> bool {
        self.told_to_leave.is_some() && self.told_to_leave == self.quiet.since()
    }
}
