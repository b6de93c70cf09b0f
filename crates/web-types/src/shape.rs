//! TypeScript types as `ts-rs` writes them, taken apart. Only the forms it writes for our types are known.

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A name or a literal.
    Word(String),
    /// A generic type with what it is filled with.
    Named(String, Vec<Shape>),
    /// A part of a tuple with its label.
    Labelled(String, Box<Shape>),
    /// A tuple.
    Tuple(Vec<Shape>),
    /// One of several.
    Union(Vec<Shape>),
    /// All of several at once.
    Both(Vec<Shape>),
    /// An object.
    Object(Vec<Field>),
}

/// A field of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its description.
    pub docs: Option<String>,
    /// Its name.
    pub key: Key,
    /// Whether it may be missing.
    pub optional: bool,
    /// What it holds.
    pub shape: Shape,
}

/// The name of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Key {
    /// A name.
    Word(String),
    /// All names of a type.
    Each(Shape),
}

/// Takes a type apart; `None` when it has a form that is not known.
pub fn read(text: &str) -> Option<Shape> {
    let mut reader = Reader { rest: text };
    let shape = reader.union()?;
    reader.skip();
    reader.rest.is_empty().then_some(shape)
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, mark: &str) -> bool {
        self.skip();
        self.rest.strip_prefix(mark).map(|rest| self.rest = rest).is_some()
    }

    /// As long as the characters are such; `None` when the first is not.
    fn word(&mut self, is: impl Fn(char) -> bool) -> Option<&'a str> {
        self.skip();
        let end = self.rest.find(|c| !is(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    fn name(&mut self) -> Option<&'a str> {
        self.word(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
    }

    fn literal(&mut self) -> Option<&'a str> {
        if !self.take("\"") {
            return None;
        }
        let (inside, rest) = self.rest.split_once('"')?;
        self.rest = rest;
        Some(inside)
    }

    fn docs(&mut self) -> Option<String> {
        if !self.take("/**") {
            return None;
        }
        let (inside, rest) = self.rest.split_once("*/")?;
        self.rest = rest;
        Some(inside.to_owned())
    }

    fn union(&mut self) -> Option<Shape> {
        let mut shapes = vec![self.both()?];
        while self.take("|") {
            shapes.push(self.both()?);
        }
        if shapes.len() == 1 { shapes.pop() } else { Some(Shape::Union(shapes)) }
    }

    fn both(&mut self) -> Option<Shape> {
        let mut shapes = vec![self.one()?];
        while self.take("&") {
            shapes.push(self.one()?);
        }
        if shapes.len() == 1 { shapes.pop() } else { Some(Shape::Both(shapes)) }
    }

    fn one(&mut self) -> Option<Shape> {
        if self.take("{") {
            return self.object();
        }
        if self.take("[") {
            let tuple = self.list("]").map(Shape::Tuple)?;
            // `T[]` and `Array<T>` are the same.
            let is_list = self.take("[]");
            return Some(if is_list { Shape::Named("Array".to_owned(), vec![tuple]) } else { tuple });
        }
        if let Some(literal) = self.literal() {
            return Some(Shape::Word(format!("'{literal}'")));
        }
        if self.take("`") {
            let (inside, rest) = self.rest.split_once('`')?;
            self.rest = rest;
            return Some(Shape::Word(format!("`{inside}`")));
        }
        let name = self.name()?.to_owned();
        if self.take("<") {
            return self.list(">").map(|inside| Shape::Named(name, inside));
        }
        if self.take("?:") {
            return self.union().map(|shape| Shape::Labelled(format!("{name}?"), Box::new(shape)));
        }
        if self.take(":") {
            return self.union().map(|shape| Shape::Labelled(name, Box::new(shape)));
        }
        Some(Shape::Word(name))
    }

    fn list(&mut self, end: &str) -> Option<Vec<Shape>> {
        let mut shapes = Vec::new();
        while !self.take(end) {
            shapes.push(self.union()?);
            self.take(",");
        }
        Some(shapes)
    }

    fn object(&mut self) -> Option<Shape> {
        let mut fields = Vec::new();
        while !self.take("}") {
            let docs = self.docs();
            let key = if self.take("[") {
                (self.name()? == "key" && self.name()? == "in").then_some(())?;
                let shape = self.union()?;
                self.take("]").then_some(Key::Each(shape))?
            } else {
                let word = self.literal().or_else(|| self.name())?;
                Key::Word(word.to_owned())
            };
            let optional = self.take("?");
            self.take(":").then_some(())?;
            fields.push(Field { docs, key, optional, shape: self.union()? });
            self.take(",");
        }
        Some(Shape::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_taken_apart() {
        let word = |word: &str| Shape::Word(word.to_owned());
        assert_eq!(read("number | null"), Some(Shape::Union(vec![word("number"), word("null")])));
        assert_eq!(read("[A, \"b\"]"), Some(Shape::Tuple(vec![word("A"), word("'b'")])));
        assert_eq!(read("A | `b:${string}`"), Some(Shape::Union(vec![word("A"), word("`b:${string}`")])));
        assert_eq!(read("A & B"), Some(Shape::Both(vec![word("A"), word("B")])));
        assert_eq!(read("B<A>"), Some(Shape::Named("B".to_owned(), vec![word("A")])));
        let Some(Shape::Object(fields)) = read("{ /** D. */ a?: A, \"b\": B, }") else {
            panic!("an object");
        };
        assert!(fields[0].optional && fields[0].docs.is_some() && !fields[1].optional);
        assert_eq!(fields[1].key, Key::Word("b".to_owned()));
    }

    #[test]
    fn a_list_of_tuples_with_an_optional_part_is_read() {
        let word = |name: &str| Box::new(Shape::Word(name.to_owned()));
        let parts = [("path", "string"), ("value?", "unknown")];
        let tuple =
            Shape::Tuple(parts.map(|(name, shape)| Shape::Labelled(name.to_owned(), word(shape))).to_vec());
        assert_eq!(
            read("[path: string, value?: unknown][]"),
            Some(Shape::Named("Array".to_owned(), vec![tuple]))
        );
    }

    #[test]
    fn other_forms_are_refused() {
        for text in ["", "{", "A |", "(A)", "A B", "{ a }"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
