//! What has changed between two views, as few fields as that takes.

use crate::protocol::Pile;
use serde_json::value::RawValue;
use std::collections::HashMap;

type Fields<'a> = HashMap<&'a str, &'a RawValue>;

/// The fields of `new` that are not as in `old`, at most two levels deep; the whole when there is no `old`.
///
/// Both are views of one game and viewer, so they have the same fields; where they have not, the level above is
/// given as a whole.
pub fn changes(old: &str, new: &str) -> Pile {
    let mut pile = Vec::new();
    match fields(old).zip(fields(new)) {
        Some((old, new)) => compare("", &old, &new, 2, &mut pile),
        None => pile.extend(raw(new).map(|new| (String::new(), new))),
    }
    pile.sort_by(|a, b| a.0.cmp(&b.0));
    pile
}

fn compare(path: &str, old: &Fields<'_>, new: &Fields<'_>, depth: u32, pile: &mut Pile) {
    for (name, value) in new {
        let path = if path.is_empty() { (*name).to_owned() } else { format!("{path}.{name}") };
        let before = old.get(name).map(|before| before.get());
        if before == Some(value.get()) {
            continue;
        }
        let deeper = before.filter(|_| depth > 1).and_then(fields).zip(fields(value.get()));
        match deeper.filter(|(before, now)| {
            now.keys().all(|name| before.contains_key(name)) && before.len() == now.len()
        }) {
            Some((before, now)) => compare(&path, &before, &now, depth - 1, pile),
            None => pile.push((path, (*value).to_owned())),
        }
    }
}

fn fields(text: &str) -> Option<Fields<'_>> {
    text.starts_with('{').then(|| serde_json::from_str(text).ok()).flatten()
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
    fn the_third_level_is_given_whole() {
        let (old, new) = (r#"{"a":{"b":{"c":1,"d":2}}}"#, r#"{"a":{"b":{"c":1,"d":3}}}"#);
        assert_eq!(shown(old, new), pairs(&[("a.b", r#"{"c":1,"d":3}"#)]));
    }
}
