//! The part of TypeScript that types of the wire are written in, read into a tree.

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// `number`, or the name of another type.
    Name(String),
    /// `"hello"` or `1`, as JSON.
    Literal(String),
    /// `Array<…>`.
    List(Box<Shape>),
    /// `Partial<…>`.
    Partial(Box<Shape>),
    /// `Record<string, never>`: an object without fields.
    Empty,
    /// `{ [key in string]: … }`: an object with fields of any name.
    Record(Box<Shape>),
    /// `[…, …]`.
    Tuple(Vec<Shape>),
    /// `{ … }`.
    Object(Vec<Field>),
    /// `… | …`.
    Union(Vec<Shape>),
    /// `… & …`.
    All(Vec<Shape>),
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// What its comment says.
    pub comment: String,
    /// Its name.
    pub name: String,
    /// Whether it may be left out.
    pub optional: bool,
    /// Its type.
    pub shape: Shape,
}

impl Shape {
    /// The type that is written here.
    pub fn read(text: &str) -> Shape {
        let mut reader = Reader { rest: text };
        let shape = reader.union();
        assert_eq!(reader.rest.trim(), "", "nothing comes after a type");
        shape
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn union(&mut self) -> Shape {
        let mut shapes = vec![self.all()];
        while self.take("|") {
            shapes.push(self.all());
        }
        one_or(shapes, Shape::Union)
    }

    fn all(&mut self) -> Shape {
        let mut shapes = vec![self.single()];
        while self.take("&") {
            shapes.push(self.single());
        }
        one_or(shapes, Shape::All)
    }

    fn single(&mut self) -> Shape {
        if self.take("{") {
            return self.object();
        }
        if self.take("[") {
            let mut shapes = Vec::new();
            while !self.take("]") {
                shapes.push(self.union());
                self.take(",");
            }
            return Shape::Tuple(shapes);
        }
        if self.take("(") {
            let shape = self.union();
            self.need(")");
            return shape;
        }
        if self.rest.trim_start().starts_with(|c: char| c == '"' || c.is_ascii_digit()) {
            return Shape::Literal(self.word());
        }
        let name = self.word();
        if !self.take("<") {
            return Shape::Name(name);
        }
        let inner = self.union();
        if self.take(",") {
            assert_eq!((name.as_str(), self.word().as_str()), ("Record", "never"));
            self.need(">");
            return Shape::Empty;
        }
        self.need(">");
        match name.as_str() {
            "Array" => Shape::List(Box::new(inner)),
            "Partial" => Shape::Partial(Box::new(inner)),
            other => panic!("{other} is not used on the wire"),
        }
    }

    fn object(&mut self) -> Shape {
        if self.take("[key in string]:") {
            let inner = self.union();
            self.need("}");
            return Shape::Record(Box::new(inner));
        }
        let mut fields = Vec::new();
        while !self.take("}") {
            let comment = self.comment();
            let name = self.word().trim_matches('"').to_owned();
            let optional = self.take("?");
            self.need(":");
            fields.push(Field { comment, name, optional, shape: self.union() });
            self.take(",");
        }
        Shape::Object(fields)
    }

    fn comment(&mut self) -> String {
        if !self.take("/**") {
            return String::new();
        }
        let (comment, rest) = self.rest.split_once("*/").expect("a comment ends");
        self.rest = rest;
        plain(comment)
    }

    /// A name, a number or a text with its quotation marks.
    fn word(&mut self) -> String {
        let text = self.rest.trim_start();
        let quoted = text.strip_prefix('"').and_then(|rest| rest.find('"')).map(|end| end + 2);
        let plain = || text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        let (word, rest) = text.split_at(quoted.unwrap_or_else(plain));
        assert!(!word.is_empty(), "a word is needed here: {text}");
        self.rest = rest;
        word.to_owned()
    }

    fn take(&mut self, mark: &str) -> bool {
        match self.rest.trim_start().strip_prefix(mark) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn need(&mut self, mark: &str) {
        assert!(self.take(mark), "“{mark}” is needed here: {}", self.rest);
    }
}

fn one_or(mut shapes: Vec<Shape>, several: fn(Vec<Shape>) -> Shape) -> Shape {
    if shapes.len() == 1 { shapes.remove(0) } else { several(shapes) }
}

/// What a comment of TypeScript says. Rust's `None` is `null` on the wire.
pub fn plain(comment: &str) -> String {
    let body = comment.trim().trim_start_matches("/**").trim_end_matches("*/");
    let lines = body.lines().map(|line| line.trim().trim_start_matches('*').trim());
    let text = lines.collect::<Vec<_>>().join("\n");
    text.trim().replace("`None`", "`null`")
}
