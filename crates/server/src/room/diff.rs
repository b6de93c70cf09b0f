//! What has changed since a view was shown, as few fields as that takes. Of what was shown only digests are kept: they
//! tell whether a field is as it was, and take a tenth of the room.

use crate::protocol::Pile;
use serde_json::value::RawValue;
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

/// What is remembered of a view that was shown; nothing at first.
#[derive(Default)]
pub struct Trace {
    fields: Option<Level>,
    /// How long its text was.
    pub length: usize,
}

/// The fields of an object.
struct Level {
    /// The digest of all names.
    names: u64,
    values: Box<[Value]>,
}

/// The value of a field.
struct Value {
    digest: u64,
    /// Its own fields, where they are told apart.
    fields: Option<Box<Level>>,
}

/// The fields of an object in their order.
type Fields<'a> = Vec<Field<'a>>;

/// A field in the text of a view.
struct Field<'a> {
    name: &'a str,
    value: &'a str,
    fields: Option<Fields<'a>>,
}

impl Level {
    fn of(fields: &[Field<'_>]) -> Level {
        let names = fields.iter().fold(0, |so_far, field| xxh3_64_with_seed(field.name.as_bytes(), so_far));
        Level { names, values: fields.iter().map(Value::of).collect() }
    }
}

impl Value {
    fn of(field: &Field<'_>) -> Value {
        let fields = field.fields.as_ref().map(|fields| Box::new(Level::of(fields)));
        Value { digest: xxh3_64(field.value.as_bytes()), fields }
    }
}

/// The fields of `view` that are not as remembered, at most two levels deep; the whole when nothing is.
///
/// Both are views of one game and viewer, so they have the same fields; where they have not, the level above is
/// given as a whole. What is to be remembered of `view` comes with it.
pub fn changes(old: &Trace, view: &str) -> (Pile, Trace) {
    let mut pile = Vec::new();
    let split = Text { text: view, at: 0 }.object(2);
    let new = Trace { fields: split.as_deref().map(Level::of), length: view.len() };
    let whole = Field { name: "", value: view, fields: split };
    compare("", &whole, old.fields.as_ref(), new.fields.as_ref(), &mut pile);
    pile.sort_by(|a, b| a.0.cmp(&b.0));
    (pile, new)
}

/// What has changed in a value of which this is remembered.
fn compare(path: &str, field: &Field<'_>, old: Option<&Level>, new: Option<&Level>, pile: &mut Pile) {
    let alike = old.zip(new).filter(|(old, new)| old.names == new.names);
    let Some(((old, new), fields)) = alike.zip(field.fields.as_ref()) else {
        return pile.extend(raw(field.value).map(|value| (path.to_owned(), value)));
    };
    for (field, (before, now)) in fields.iter().zip(old.values.iter().zip(&new.values)) {
        if before.digest != now.digest {
            let name = field.name;
            let path = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            compare(&path, field, before.fields.as_deref(), now.fields.as_deref(), pile);
        }
    }
}

/// A text as `serde_json` writes it, without spaces, that is gone through once.
struct Text<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Text<'a> {
    fn next(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Splits the object that begins here, and the objects in it down to this depth. Names of fields hold nothing that
    /// is escaped.
    fn object(&mut self, depth: u32) -> Option<Fields<'a>> {
        if depth == 0 || self.next() != Some(b'{') {
            return None;
        }
        let mut found = Fields::new();
        self.at += 1;
        while let Some(byte) = self.next().filter(|byte| *byte != b'}') {
            // Past the comma, if there is one, and the sign that begins the name.
            self.at += if byte == b',' { 2 } else { 1 };
            let start = self.at;
            self.string();
            let name = self.text.get(start..self.at - 1)?;
            self.at += 1;
            let start = self.at;
            let fields = self.object(depth - 1);
            if fields.is_none() {
                self.value();
            }
            found.push(Field { name, value: self.text.get(start..self.at)?, fields });
        }
        self.at += 1;
        Some(found)
    }

    /// Goes past the rest of a string.
    fn string(&mut self) {
        while let Some(byte) = self.next() {
            self.at += if byte == b'\\' { 2 } else { 1 };
            if byte == b'"' {
                break;
            }
        }
    }

    /// Goes past a value: to the comma or the end of the object it stands in.
    fn value(&mut self) {
        let mut depth = 0;
        while let Some(byte) = self.next() {
            match byte {
                b',' | b'}' if depth == 0 => break,
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth -= 1,
                b'"' => {
                    self.at += 1;
                    self.string();
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
    }
}

fn raw(text: &str) -> Option<Box<RawValue>> {
    RawValue::from_string(text.to_owned()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(old: &str, new: &str) -> Vec<(String, String)> {
        let (_, old) = changes(&Trace::default(), old);
        changes(&old, new).0.into_iter().map(|(path, value)| (path, value.get().to_owned())).collect()
    }

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(path, value)| ((*path).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn the_first_view_is_given_whole() {
        assert_eq!(shown("", r#"{"a":1}"#), pairs(&[("", r#"{"a":1}"#)]));
    }

    #[test]
    fn only_what_changed_is_given() {
        let old = r#"{"table":{"round":1,"hexes":[1,2]},"hand":["x"],"top":null}"#;
        let new = r#"{"table":{"round":2,"hexes":[1,2]},"hand":["x"],"top":3}"#;
        assert_eq!(shown(old, new), pairs(&[("table.round", "2"), ("top", "3")]));
        assert_eq!(shown(old, old), []);
    }

    #[test]
    fn fields_that_come_or_go_give_the_level_above() {
        let (old, new) = (r#"{"stock":{"torch":1}}"#, r#"{"stock":{"torch":1,"spear":2}}"#);
        assert_eq!(shown(old, new), pairs(&[("stock", r#"{"torch":1,"spear":2}"#)]));
        assert_eq!(shown(new, old), pairs(&[("stock", r#"{"torch":1}"#)]));
    }

    #[test]
    fn signs_in_words_are_only_words() {
        let (old, new) = (r#"{"a":"}],\\\"{","b":[{"c":","}]}"#, r#"{"a":"}],\\\"[","b":[{"c":",,"}]}"#);
        assert_eq!(shown(old, new), pairs(&[("a", r#""}],\\\"[""#), ("b", r#"[{"c":",,"}]"#)]));
        assert_eq!(shown(old, old), []);
    }

    #[test]
    fn what_is_empty_is_compared_too() {
        let (old, new) = (r#"{"a":{},"b":[],"c":""}"#, r#"{"a":{},"b":[0],"c":""}"#);
        assert_eq!(shown(old, new), pairs(&[("b", "[0]")]));
        assert_eq!(shown(r#"{"a":{}}"#, r#"{"a":{"x":1}}"#), pairs(&[("a", r#"{"x":1}"#)]));
        assert_eq!(shown("{}", "{}"), []);
    }

    #[test]
    fn the_third_level_is_given_whole() {
        let (old, new) = (r#"{"a":{"b":{"c":1,"d":2}}}"#, r#"{"a":{"b":{"c":1,"d":3}}}"#);
        assert_eq!(shown(old, new), pairs(&[("a.b", r#"{"c":1,"d":3}"#)]));
    }
}
