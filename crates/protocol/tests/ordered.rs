//! JSON that keeps the order of its fields, so that examples look as on the wire.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

/// A value of JSON.
pub enum Ordered {
    /// A number, a text, `true`, `false` or `null`, as it is written.
    Single(String),
    /// A list.
    List(Vec<Ordered>),
    /// An object.
    Object(Vec<(String, Ordered)>),
}

impl Ordered {
    /// What the program writes for this.
    pub fn of(value: &impl serde::Serialize) -> Ordered {
        serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
    }

    /// The word in a field.
    pub fn word(&self, field: &str) -> Option<&str> {
        let Ordered::Object(fields) = self else { return None };
        match fields.iter().find(|(name, _)| name == field)? {
            (_, Ordered::Single(text)) => Some(text.trim_matches('"')),
            _ => None,
        }
    }

    /// On one line if that is not too long, else on several.
    pub fn pretty(&self, indent: usize) -> String {
        const WIDTH: usize = 96;
        let line = self.to_string();
        if line.chars().count() + indent <= WIDTH {
            return line;
        }
        let space = " ".repeat(indent);
        let lines = |open: char, lines: Vec<String>, close: char| {
            format!("{open}\n{}\n{space}{close}", lines.join(",\n"))
        };
        match self {
            Ordered::Single(text) => text.clone(),
            Ordered::List(values) => {
                let item = |value: &Ordered| format!("{space}  {}", value.pretty(indent + 2));
                lines('[', values.iter().map(item).collect(), ']')
            }
            Ordered::Object(fields) => {
                let field = |(name, value): &(String, Ordered)| {
                    format!("{space}  \"{name}\": {}", value.pretty(indent + 2))
                };
                lines('{', fields.iter().map(field).collect(), '}')
            }
        }
    }
}

/// On one line, without spaces.
impl fmt::Display for Ordered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |texts: Vec<String>| texts.join(",");
        match self {
            Ordered::Single(text) => f.write_str(text),
            Ordered::List(values) => {
                write!(f, "[{}]", joined(values.iter().map(Ordered::to_string).collect()))
            }
            Ordered::Object(fields) => {
                let field = |(name, value): &(String, Ordered)| format!("\"{name}\":{value}");
                write!(f, "{{{}}}", joined(fields.iter().map(field).collect()))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Ordered {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Ordered;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any JSON")
            }

            fn visit_unit<E>(self) -> Result<Ordered, E> {
                Ok(Ordered::Single("null".to_owned()))
            }

            fn visit_bool<E>(self, value: bool) -> Result<Ordered, E> {
                Ok(Ordered::Single(value.to_string()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Ordered, E> {
                Ok(Ordered::Single(value.to_string()))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Ordered, E> {
                Ok(Ordered::Single(value.to_string()))
            }

            fn visit_f64<E>(self, value: f64) -> Result<Ordered, E> {
                Ok(Ordered::Single(value.to_string()))
            }

            fn visit_str<E>(self, text: &str) -> Result<Ordered, E> {
                Ok(Ordered::Single(serde_json::to_string(text).unwrap()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Ordered, A::Error> {
                let mut values = Vec::new();
                while let Some(value) = list.next_element()? {
                    values.push(value);
                }
                Ok(Ordered::List(values))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Ordered, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = object.next_entry()? {
                    fields.push(field);
                }
                Ok(Ordered::Object(fields))
            }
        }
        deserializer.deserialize_any(Any)
    }
}
