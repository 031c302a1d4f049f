//! What of a view has changed, told by its fields on the wire: whoever holds the view before need not
//! be sent everything again. It is applied in the same way for all games, without any rule.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// How a view differs from the one before it, as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ViewChange"))]
pub struct Change {
    /// Fields that are this now.
    #[serde(default, skip_serializing_if = "Fields::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in string]: unknown }"))]
    pub set: Fields,
    /// Lists to whose end this was added.
    #[serde(default, skip_serializing_if = "Fields::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in string]: unknown }"))]
    pub push: Fields,
    /// The one entry of a list that is another one now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub put: Option<Put>,
    /// What the observer may do now, instead of the field `actions`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may: Option<Pairs>,
}

/// Fields and what they are: an object on the wire. They are few, and written once, so nothing is
/// made to find them by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(Cow<'static, str>, Value)>);

impl Fields {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn add(&mut self, field: &'static str, is: Value) {
        self.0.push((Cow::Borrowed(field), is));
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(field, is)| (field, is)))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some((field, is)) = object.next_entry::<String, Value>()? {
                    fields.push((Cow::Owned(field), is));
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Object)
    }
}

/// An entry of a list that is another one now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PutEntry"))]
pub struct Put {
    /// The field of the list.
    pub list: String,
    /// The place in it, from 0.
    pub at: usize,
    /// The new entry.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub is: Value,
}

/// Steps in few words: `FROM>TO` for every one of `from` and every one of `to`, in this order, but not those of
/// `except`. Without `from`, the steps are those of `to`. Each is a list with spaces between its entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StepPairs"))]
pub struct Pairs {
    /// What may be taken, such as tiles that can be lifted.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub from: String,
    /// Where it may go.
    pub to: String,
    /// Steps that are not possible all the same.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub except: String,
}

impl Pairs {
    /// All of the steps.
    pub fn steps(&self) -> Vec<String> {
        if self.from.is_empty() {
            return self.to.split_ascii_whitespace().map(ToOwned::to_owned).collect();
        }
        let mut steps = Vec::new();
        for from in self.from.split_ascii_whitespace() {
            for to in self.to.split_ascii_whitespace() {
                let step = format!("{from}>{to}");
                if !self.except.split_ascii_whitespace().any(|except| except == step) {
                    steps.push(step);
                }
            }
        }
        steps
    }
}

impl Change {
    /// Notes that a field is this now.
    pub fn set(&mut self, field: &'static str, is: impl Into<Value>) {
        self.set.add(field, is.into());
    }

    /// Notes that this was added to a list.
    pub fn push(&mut self, list: &'static str, entry: impl Into<Value>) {
        self.push.add(list, entry.into());
    }

    /// The view after the change; `None` if this is not the view before it.
    pub fn apply<V: Serialize + DeserializeOwned>(&self, view: &V) -> Option<V> {
        let Ok(Value::Object(mut fields)) = serde_json::to_value(view) else { return None };
        for (field, is) in &self.set.0 {
            *fields.get_mut(&**field)? = is.clone();
        }
        for (list, entry) in &self.push.0 {
            fields.get_mut(&**list)?.as_array_mut()?.push(entry.clone());
        }
        if let Some(Put { list, at, is }) = &self.put {
            *fields.get_mut(list)?.get_mut(at)? = is.clone();
        }
        if let Some(may) = &self.may {
            *fields.get_mut("actions")? = may.steps().into();
        }
        serde_json::from_value(Value::Object(fields)).ok()
    }
}
