//! Types written out for people to read.

use crate::declared::Declared;
use crate::shape::{Field, Shape};

/// The declaration of a type with all its comments.
pub fn declaration(declared: &Declared) -> String {
    let comment = comment(&declared.comment, 0);
    let name = &declared.name;
    match &declared.shape {
        Shape::Union(members) if declared.variants.iter().any(|comment| !comment.is_empty()) => {
            let members = members.iter().zip(&declared.variants);
            let members: String = members
                .map(|(member, why)| {
                    format!("\n{}  | {}", self::comment(why, 2), shape(member, 4).trim_start())
                })
                .collect();
            format!("{comment}export type {name} ={members};\n")
        }
        other => format!("{comment}export type {name} = {};\n", shape(other, 0)),
    }
}

/// A type, where what comes on further lines is indented so far.
pub fn shape(what: &Shape, indent: usize) -> String {
    match what {
        Shape::Name(name) => name.clone(),
        Shape::Literal(text) => text.clone(),
        Shape::List(inner) => match &**inner {
            Shape::Union(_) | Shape::All(_) => format!("({})[]", shape(inner, indent)),
            _ => format!("{}[]", shape(inner, indent)),
        },
        Shape::Partial(inner) => format!("Partial<{}>", shape(inner, indent)),
        Shape::Empty => "Record<string, never>".to_owned(),
        Shape::Record(inner) => format!("Record<string, {}>", shape(inner, indent)),
        Shape::Tuple(shapes) => format!("[{}]", joined(shapes, ", ", indent)),
        Shape::Union(shapes) => joined(shapes, " | ", indent),
        Shape::All(shapes) => joined(shapes, " & ", indent),
        Shape::Object(fields) => object(fields, indent),
    }
}

fn joined(shapes: &[Shape], between: &str, indent: usize) -> String {
    let shapes: Vec<_> = shapes.iter().map(|one| shape(one, indent)).collect();
    shapes.join(between)
}

/// On one line if nothing is explained.
fn object(fields: &[Field], indent: usize) -> String {
    let written = |field: &Field| {
        let optional = if field.optional { "?" } else { "" };
        format!("{}{optional}: {};", field.name, shape(&field.shape, indent + 2))
    };
    if fields.iter().all(|field| field.comment.is_empty()) {
        let fields: Vec<_> = fields.iter().map(written).collect();
        return format!("{{ {} }}", fields.join(" ").trim_end_matches(';'));
    }
    let space = " ".repeat(indent);
    let lines: String = fields
        .iter()
        .map(|field| {
            format!("{}{space}  {}\n", comment(&field.comment, indent + 2), written(field))
        })
        .collect();
    format!("{{\n{lines}{space}}}")
}

fn comment(text: &str, indent: usize) -> String {
    let space = " ".repeat(indent);
    if text.is_empty() {
        String::new()
    } else if text.contains('\n') {
        let lines: String = text
            .lines()
            .map(|line| format!("{space} * {line}").trim_end().to_owned() + "\n")
            .collect();
        format!("{space}/**\n{lines}{space} */\n")
    } else {
        format!("{space}/** {text} */\n")
    }
}
