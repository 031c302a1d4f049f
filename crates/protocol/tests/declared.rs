//! All types of the wire, found from the messages and bodies downward.

use std::any::type_name;

use protocol::http::{Health, NewTable, TableList, TableMade, TableSummary, VisitorSeen};
use protocol::lesson::{Lesson, LessonSteps};
use protocol::review::Review;
use protocol::screen::{CodeFound, CodeMade, NewCode, ShowOnScreen};
use protocol::you::{Move, MovingKey, You};
use protocol::{ClientMessage, Refusal, ServerMessage};
use rules::record::{Ending, Header, Reveal, Step};
use ts_rs::{Config, TS, TypeVisitor};

use crate::comments;
use crate::shape::{Shape, plain};

/// A type with a name.
#[derive(Clone, Debug)]
pub struct Declared {
    /// Its name in TypeScript.
    pub name: String,
    /// What its comment says.
    pub comment: String,
    /// What it is.
    pub shape: Shape,
    /// What the comments on an enum's variants say, in order; empty for others.
    pub variants: Vec<String>,
}

/// Every type that goes over the wire, the messages first.
pub fn all() -> Vec<Declared> {
    let mut found = Found { config: Config::new().with_large_int("number"), all: Vec::new() };
    found.visit::<ClientMessage>();
    found.visit::<ServerMessage>();
    found.visit::<NewTable>();
    found.visit::<TableMade>();
    found.visit::<TableList>();
    found.visit::<TableSummary>();
    found.visit::<Review>();
    found.visit::<LessonSteps>();
    found.visit::<Lesson>();
    found.visit::<NewCode>();
    found.visit::<CodeMade>();
    found.visit::<CodeFound>();
    found.visit::<ShowOnScreen>();
    found.visit::<You>();
    found.visit::<MovingKey>();
    found.visit::<Move>();
    found.visit::<Refusal>();
    found.visit::<VisitorSeen>();
    found.visit::<Health>();
    found.visit::<Header>();
    found.visit::<Step>();
    found.visit::<Ending>();
    found.visit::<Reveal>();
    // The order in which they are found differs from build to build.
    let messages = ["ClientMessage", "ServerMessage"];
    let place = |name: &str| messages.iter().position(|message| *message == name);
    let key = |declared: &Declared| {
        (place(&declared.name).unwrap_or(messages.len()), declared.name.clone())
    };
    found.all.sort_by_key(key);
    found.all
}

struct Found {
    config: Config,
    all: Vec<Declared>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let builtin = T::output_path().is_none();
        let name = T::name(&self.config);
        if !builtin {
            if self.all.iter().any(|known| known.name == name) {
                return;
            }
            let declaration = T::decl(&self.config);
            let written = declaration.split_once('=').expect("a declaration has a right side").1;
            let shape = Shape::read(written.trim_end().trim_end_matches(';'));
            let members = match &shape {
                Shape::Union(members) => members.len(),
                _ => 1,
            };
            let variants = comments::of_variants(type_name::<T>(), members);
            let comment = T::docs().as_deref().map(plain).unwrap_or_default();
            self.all.push(Declared { name, comment, shape, variants });
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The type of this name.
pub fn named<'a>(all: &'a [Declared], name: &str) -> &'a Declared {
    let found = all.iter().find(|declared| declared.name == name);
    found.unwrap_or_else(|| panic!("there is no type {name}"))
}
