//! What has changed between two views, as few fields as that takes.

use crate::protocol::Pile;
use serde_json::value::RawValue;

/// The fields of an object in their order, each with the text of its value.
type Fields<'a> = Vec<(&'a str, &'a str)>;

/// The fields of `new` that are not as in `old`, at most two levels deep; the whole when there is no `old`.
///
/// Both are views of one game and viewer, so they have the same fields; where they have not, the level above is
/// given as a whole.
pub fn changes(old: &str, new: &str) -> Pile {
    let mut pile = Vec::new();
    match fields(old).zip(fields(new)) {
        Some((old, new)) if alike(&old, &new) => compare("", &old, &new, 2, &mut pile),
        _ => pile.extend(raw(new).map(|new| (String::new(), new))),
    }
    pile.sort_by(|a, b| a.0.cmp(&b.0));
    pile
}

/// Whether two objects have the same fields.
fn alike(old: &Fields<'_>, new: &Fields<'_>) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| old.0 == new.0)
}

fn compare(path: &str, old: &Fields<'_>, new: &Fields<'_>, depth: u32, pile: &mut Pile) {
    for ((name, value), (_, before)) in new.iter().zip(old) {
        if before == value {
            continue;
        }
        let path = if path.is_empty() { (*name).to_owned() } else { format!("{path}.{name}") };
        let deeper = (depth > 1).then(|| fields(before).zip(fields(value))).flatten();
        match deeper.filter(|(before, now)| alike(before, now)) {
            Some((before, now)) => compare(&path, &before, &now, depth - 1, pile),
            None => pile.extend(raw(value).map(|value| (path, value))),
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
        changes(old, new).into_iter().map(|(path, value)| (path, value.get().to_owned())).collect()
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
