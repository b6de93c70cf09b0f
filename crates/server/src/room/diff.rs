//! What has changed since a view was shown, as few fields as that takes. Of what was shown only digests are kept: they
//! tell whether a field is as it was, and take a tenth of the room.

use crate::protocol::Pile;
use serde_json::value::RawValue;
use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

/// How many levels of fields are told apart.
const DEPTH: u32 = 2;

/// The fields of an object in their order, each with the text of its value.
type Fields<'a> = Vec<(&'a str, &'a str)>;

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

impl Trace {
    /// What is remembered of this view.
    pub fn of(view: &str) -> Trace {
        Trace { fields: Level::of(view, DEPTH), length: view.len() }
    }
}

impl Level {
    fn of(text: &str, depth: u32) -> Option<Level> {
        let found = fields(text)?;
        let names = found.iter().fold(0, |so_far, (name, _)| xxh3_64_with_seed(name.as_bytes(), so_far));
        let values = found.iter().map(|(_, value)| Value::of(value, depth - 1)).collect();
        Some(Level { names, values })
    }
}

impl Value {
    fn of(text: &str, depth: u32) -> Value {
        let fields = Some(depth).filter(|depth| *depth > 0).and_then(|depth| Level::of(text, depth));
        Value { digest: xxh3_64(text.as_bytes()), fields: fields.map(Box::new) }
    }
}

/// The fields of `view` that are not as remembered, at most two levels deep; the whole when nothing is.
///
/// Both are views of one game and viewer, so they have the same fields; where they have not, the level above is
/// given as a whole. What is to be remembered of `view` comes with it.
pub fn changes(old: &Trace, view: &str) -> (Pile, Trace) {
    let mut pile = Vec::new();
    let new = Trace::of(view);
    compare("", view, old.fields.as_ref(), new.fields.as_ref(), &mut pile);
    pile.sort_by(|a, b| a.0.cmp(&b.0));
    (pile, new)
}

/// What has changed in a text of which this is remembered.
fn compare(path: &str, text: &str, old: Option<&Level>, new: Option<&Level>, pile: &mut Pile) {
    let alike = old.zip(new).filter(|(old, new)| old.names == new.names);
    let Some(((old, new), found)) = alike.zip(fields(text)) else {
        return pile.extend(raw(text).map(|text| (path.to_owned(), text)));
    };
    for ((name, value), (before, now)) in found.iter().zip(old.values.iter().zip(&new.values)) {
        if before.digest != now.digest {
            let path = if path.is_empty() { (*name).to_owned() } else { format!("{path}.{name}") };
            compare(&path, value, before.fields.as_deref(), now.fields.as_deref(), pile);
        }
    }
}

/// Splits an object as `serde_json` writes it, without spaces. Names of fields hold nothing that is escaped.
fn fields(text: &str) -> Option<Fields<'_>> {
    let mut rest = text.strip_prefix('{')?.strip_suffix('}')?;
    let mut found = Fields::new();
    while !rest.is_empty() {
        let (name, after) = rest.strip_prefix('"')?.split_once("\":")?;
        let (value, left) = after.split_at(end_of_value(after.as_bytes()));
        found.push((name, value));
        rest = left.strip_prefix(',').unwrap_or(left);
    }
    Some(found)
}

/// Where the value ends that the text begins with: at the next comma outside of it, or with the text.
fn end_of_value(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0);
    while let Some(byte) = text.get(at) {
        match byte {
            b',' if depth == 0 => break,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b'"' => {
                at += 1;
                while text.get(at).is_some_and(|byte| *byte != b'"') {
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
            }
            _ => {}
        }
        at += 1;
    }
    at.min(text.len())
}

fn raw(text: &str) -> Option<Box<RawValue>> {
    RawValue::from_string(text.to_owned()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(old: &str, new: &str) -> Vec<(String, String)> {
        changes(&Trace::of(old), new)
            .0
            .into_iter()
            .map(|(path, value)| (path, value.get().to_owned()))
            .collect()
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
    fn the_third_level_is_given_whole() {
        let (old, new) = (r#"{"a":{"b":{"c":1,"d":2}}}"#, r#"{"a":{"b":{"c":1,"d":3}}}"#);
        assert_eq!(shown(old, new), pairs(&[("a.b", r#"{"c":1,"d":3}"#)]));
    }
}
