//! What a store is made of besides the server's key: parts with the same columns in every store, so that
//! all of it can be carried from one to another.

use super::StoreError;

/// What stands in the target of a move for as long as it does not have everything: the mark of where
/// it comes from.
pub const MARK: &str = "moving";

/// What a server says that is to use such a store.
pub fn unfinished() -> StoreError {
    StoreError::Unusable(
        "a move into this store was begun and not finished: run the same bango move again"
            .to_owned(),
    )
}

/// Rows of one kind.
#[derive(Debug)]
pub struct Part {
    pub name: &'static str,
    pub columns: &'static [Column],
    /// How many columns, from the first, tell one row from another. Rows are ordered by them.
    pub key: usize,
}

#[derive(Debug)]
pub struct Column {
    pub name: &'static str,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
}

/// What stands in a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    Number(i64),
}

impl Value {
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            Value::Number(_) => None,
        }
    }

    pub fn number(&self) -> Option<i64> {
        match self {
            Value::Number(number) => Some(*number),
            Value::Text(_) => None,
        }
    }
}

pub type Record = Vec<Value>;

/// How many of a part's rows are carried at once.
pub const PAGE: i64 = 1000;

const fn text(name: &'static str) -> Column {
    Column { name, kind: Kind::Text }
}

const fn number(name: &'static str) -> Column {
    Column { name, kind: Kind::Number }
}

/// The logs of all tables.
pub const LOG: Part = Part {
    name: "log",
    columns: &[
        text("table_id"),
        number("seq"),
        text("entry"),
        number("version"),
        number("checksum"),
    ],
    key: 2,
};

/// All parts. What a store can make anew by itself is not among them.
pub const PARTS: [Part; 7] = [
    LOG,
    Part {
        name: "summary",
        columns: &[text("table_id"), number("made"), number("listed"), text("summary")],
        key: 1,
    },
    Part {
        name: "person",
        columns: &[
            text("session"),
            text("profile"),
            number("changed"),
            number("forgotten"),
            number("folded"),
        ],
        key: 1,
    },
    Part {
        name: "standing",
        columns: &[text("table_id"), number("changed"), text("standing")],
        key: 1,
    },
    Part {
        name: "seated",
        columns: &[text("session"), text("table_id"), text("seats"), number("since")],
        key: 2,
    },
    Part {
        name: "ended",
        columns: &[text("session"), number("at"), text("table_id"), number("number"), text("game")],
        key: 4,
    },
    Part { name: "tally", columns: &[text("session"), text("game"), text("tally")], key: 2 },
];

impl Part {
    /// Asks for a page of rows: of the first ones, or of those after a row whose key stands for
    /// `$1` and so on.
    pub fn page(&self, from_start: bool) -> String {
        let (name, columns, key) =
            (self.name, self.names(self.columns.len()), self.names(self.key));
        let after = match from_start {
            true => String::new(),
            false => format!(" WHERE ({key}) > ({})", places(self.key)),
        };
        format!("SELECT {columns} FROM {name}{after} ORDER BY {key} LIMIT {PAGE}")
    }

    /// Asks for the key of the last row.
    pub fn last(&self) -> String {
        let (name, key) = (self.name, self.names(self.key));
        let order =
            self.columns.iter().take(self.key).map(|column| format!("{} DESC", column.name));
        let order = order.collect::<Vec<_>>().join(", ");
        format!("SELECT {key} FROM {name} ORDER BY {order} LIMIT 1")
    }

    /// The names of its first columns.
    pub fn names(&self, many: usize) -> String {
        let names = self.columns.iter().take(many).map(|column| column.name);
        names.collect::<Vec<_>>().join(", ")
    }

    /// What tells a row from all others.
    pub fn key_of<'a>(&self, record: &'a [Value]) -> &'a [Value] {
        record.get(..self.key).unwrap_or(record)
    }
}

/// `$1, $2 …`
pub fn places(many: usize) -> String {
    (1..=many).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}
