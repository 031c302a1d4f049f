//! Whether JSON is of a type, exactly: no field too many, none missing.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde_json::Value;

use crate::declared::{Declared, named};
use crate::shape::{Field, Shape};

/// Checks values against types and remembers what it has met.
pub struct Checker<'a> {
    types: &'a [Declared],
    /// The place of a type in the list, and of a variant in the type.
    met: RefCell<BTreeSet<(usize, Option<usize>)>>,
}

impl<'a> Checker<'a> {
    /// A checker for these types.
    pub fn new(types: &'a [Declared]) -> Self {
        Checker { types, met: RefCell::default() }
    }

    /// Whether the value is of the type of this name, or why not.
    pub fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        let index = self.types.iter().position(|declared| declared.name == name);
        let index = index.ok_or_else(|| format!("there is no type {name}"))?;
        match &self.types[index].shape {
            // Which variants were met is counted for types with a name only.
            Shape::Union(members) => {
                let fits = |member: &Shape| self.fits(member, value);
                let place = members.iter().position(|member| fits(member).is_ok());
                let place = place.ok_or_else(|| self.why_none(name, members, value))?;
                self.met.borrow_mut().insert((index, Some(place)));
            }
            shape => self.fits(shape, value).map_err(|why| format!("{name}: {why}"))?,
        }
        self.met.borrow_mut().insert((index, None));
        Ok(())
    }

    /// The types, and the variants of types, that no value was of.
    pub fn not_met(&self) -> Vec<String> {
        let mut not_met = Vec::new();
        for (index, declared) in self.types.iter().enumerate() {
            let variants = match &declared.shape {
                Shape::Union(members) => members.len(),
                _ => 0,
            };
            for place in (0..variants).map(Some).chain([None]) {
                if !self.met.borrow().contains(&(index, place)) {
                    not_met.push(format!("{}, variant {place:?}", declared.name));
                }
            }
        }
        not_met
    }

    fn fits(&self, shape: &Shape, value: &Value) -> Result<(), String> {
        let right = match shape {
            Shape::Name(name) => match name.as_str() {
                "string" => value.is_string(),
                "number" => value.is_number(),
                "boolean" => value.is_boolean(),
                "null" => value.is_null(),
                "unknown" => true,
                name => return self.check(name, value),
            },
            Shape::Literal(literal) => {
                serde_json::from_str::<Value>(literal).is_ok_and(|literal| literal == *value)
            }
            Shape::List(inner) => match value {
                Value::Array(values) => {
                    return values.iter().try_for_each(|value| self.fits(inner, value));
                }
                _ => false,
            },
            Shape::Tuple(shapes) => match value {
                Value::Array(values) if values.len() == shapes.len() => {
                    let mut pairs = shapes.iter().zip(values);
                    return pairs.try_for_each(|(shape, value)| self.fits(shape, value));
                }
                _ => false,
            },
            Shape::Record(inner) => match value {
                Value::Object(fields) => {
                    return fields.values().try_for_each(|value| self.fits(inner, value));
                }
                _ => false,
            },
            Shape::Empty => value.as_object().is_some_and(serde_json::Map::is_empty),
            Shape::Union(shapes) => shapes.iter().any(|shape| self.fits(shape, value).is_ok()),
            Shape::Partial(inner) => {
                let part = |fields: &Vec<Field>| self.fields(fields, value, true).is_ok();
                self.objects(inner).iter().any(part)
            }
            Shape::Object(fields) => return self.fields(fields, value, false),
            Shape::All(_) => {
                let objects = self.objects(shape);
                let [fields] = objects.as_slice() else { panic!("one object: {shape:?}") };
                return self.fields(fields, value, false);
            }
        };
        if right { Ok(()) } else { Err(format!("{value} is no {shape:?}")) }
    }

    fn fields(&self, fields: &[Field], value: &Value, partial: bool) -> Result<(), String> {
        let Value::Object(object) = value else { return Err(format!("{value} is no object")) };
        let unknown = object.keys().find(|key| fields.iter().all(|field| field.name != **key));
        if let Some(key) = unknown {
            return Err(format!("“{key}” is not a field"));
        }
        for field in fields {
            match object.get(&field.name) {
                Some(value) => self
                    .fits(&field.shape, value)
                    .map_err(|why| format!("{}: {why}", field.name))?,
                None if field.optional || partial => {}
                None => return Err(format!("the field “{}” is missing", field.name)),
            }
        }
        Ok(())
    }

    /// The fields of an object, or of each object of a union.
    fn objects(&self, shape: &Shape) -> Vec<Vec<Field>> {
        match shape {
            Shape::Object(fields) => vec![fields.clone()],
            Shape::Empty => vec![Vec::new()],
            Shape::Name(name) => self.objects(&named(self.types, name).shape),
            Shape::Union(shapes) => shapes.iter().flat_map(|shape| self.objects(shape)).collect(),
            Shape::All(shapes) => {
                vec![shapes.iter().flat_map(|shape| self.objects(shape)).flatten().collect()]
            }
            other => panic!("{other:?} is no object"),
        }
    }

    fn why_none(&self, name: &str, members: &[Shape], value: &Value) -> String {
        let why = members.iter().filter_map(|member| self.fits(member, value).err());
        format!("{name}: {value} is none of them: {}", why.collect::<Vec<_>>().join("; "))
    }
}
