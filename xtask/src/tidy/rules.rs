//! Every rule id has a test, and every id that is named exists. A game's catalogue is its `rules.toml`.

use super::Finding;
use super::lines::{line_of, lines, test_functions};
use super::tree::{Tree, is_test_file};
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Catalogue {
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
}

/// Checks every crate that has a catalogue.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let catalogues = ["crates", "examples"].into_iter().flat_map(|folder| tree.under(folder, "/rules.toml"));
    catalogues.flat_map(|(path, text)| check_crate(tree, path, text)).collect()
}

fn check_crate(tree: &Tree, path: &str, text: &str) -> Vec<Finding> {
    let folder = path.trim_end_matches("/rules.toml");
    let catalogue: Catalogue = match toml::from_str(text) {
        Ok(catalogue) => catalogue,
        Err(error) => return vec![Finding::new(path, 0, format!("cannot be read: {error}"))],
    };
    let mut findings = Vec::new();
    let mut ids = BTreeSet::new();
    let place = |id: &str| text.find(&format!("\"{id}\"")).map_or(0, |at| line_of(text, at));
    for Rule { id } in &catalogue.rule {
        if !is_id(id) {
            findings.push(Finding::new(path, place(id), format!("{id:?} does not look like a rule id")));
        }
        if !ids.insert(id.as_str()) {
            findings.push(Finding::new(path, place(id), format!("{id} stands twice")));
        }
    }
    let mut tested = BTreeSet::new();
    for (file, text) in tree.under(folder, ".rs") {
        findings.extend(check_file(file, text, &ids, &mut tested));
    }
    for id in ids.difference(&tested) {
        let what = format!("{id} has no test: a test function named {}_...", snake(id));
        findings.push(Finding::new(path, place(id), what));
    }
    findings
}

fn check_file<'a>(
    path: &str,
    text: &str,
    ids: &BTreeSet<&'a str>,
    tested: &mut BTreeSet<&'a str>,
) -> Vec<Finding> {
    let lines = lines(text);
    let mut findings = Vec::new();
    for (line, name) in test_functions(&lines) {
        match ids.iter().filter(|id| names(name, id)).max_by_key(|id| id.len()) {
            Some(id) => drop(tested.insert(id)),
            None if is_id_like(name, ids) => {
                findings.push(Finding::new(path, line, format!("the test {name} names no known rule")));
            }
            None => {}
        }
    }
    let mut known = |line: usize, id: &str| {
        let is_group =
            ids.iter().any(|known| known.strip_prefix(id).is_some_and(|rest| rest.starts_with('-')));
        if !ids.contains(id) && !is_group {
            findings.push(Finding::new(path, line, format!("{id} is no known rule")));
        }
    };
    for line in &lines {
        ids_in(line.comment).filter(|id| shares_prefix(id, ids)).for_each(|id| known(line.number, id));
        for (code, string) in line.code.iter().zip(&line.strings) {
            let looks = is_id(string) && shares_prefix(string, ids);
            if code.ends_with("RuleId(") || looks && !line.is_test && !is_test_file(path) {
                known(line.number, string);
            }
        }
    }
    findings
}

/// `K-EX-MOVE-1` as the beginning of a test's name.
fn snake(id: &str) -> String {
    id.to_lowercase().replace('-', "_")
}

fn names(test: &str, id: &str) -> bool {
    test.strip_prefix(&snake(id)).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// Whether a test's name looks as if it named a rule: `k_bat_99_x`, or any name that begins like a group, `k_ex_x`.
fn is_id_like(test: &str, ids: &BTreeSet<&str>) -> bool {
    let mut words = test.split('_');
    let (Some(game), Some(group)) = (words.next(), words.next()) else { return false };
    let numbered =
        words.next().is_some_and(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit()));
    let group_of = |id: &str| id.split('-').nth(1).is_some_and(|known| known.eq_ignore_ascii_case(group));
    let same_game = |id: &&&str| id.split('-').next().is_some_and(|known| known.eq_ignore_ascii_case(game));
    let mut same = ids.iter().filter(same_game).peekable();
    same.peek().is_some() && (numbered || same.any(|id| group_of(id)))
}

/// `K-BAT-6`, `K-EX-MOVE-1`, `K-EX-CITY`: a letter, words, and at least two parts behind the letter.
fn is_id(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let Some((first, [group, rest @ ..])) = parts.split_first() else { return false };
    let is_word = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let Some((last, middle)) = rest.split_last() else { return false };
    first.len() == 1
        && is_word(first)
        && is_word(group)
        && middle.iter().all(|part| is_word(part))
        && (is_word(last) || is_number(last))
}

fn ids_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(|word| is_id(word))
}

fn shares_prefix(id: &str, ids: &BTreeSet<&str>) -> bool {
    ids.iter().any(|known| known.split('-').next() == id.split('-').next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines as shown;

    const CATALOGUE: &str =
        "[[rule]]\nid = \"K-BAT-1\"\n[[rule]]\nid = \"K-BAT-10\"\n[[rule]]\nid = \"K-EX-CITY\"\n";
    const TESTS: &str =
        "#[test]\nfn k_bat_1_a() {}\n#[test]\nfn k_bat_10() {}\n#[test]\nfn k_ex_city_x() {}\n";

    fn found(source: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("crates/karak/rules.toml", CATALOGUE),
            ("crates/karak/tests/rules.rs", TESTS),
            ("crates/karak/src/lib.rs", source),
        ]);
        shown(&check(&tree))
    }

    #[test]
    fn a_catalogue_with_tests_is_fine() {
        let source = "// K-BAT-1 and the group K-EX, T-SET-1 of another game.\nconst A: RuleId = RuleId(\"K-EX-CITY\");";
        assert_eq!(found(source), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let tests = TESTS.replace("k_bat_1_a", "other");
        let tree = Tree::of(&[("crates/karak/rules.toml", CATALOGUE), ("crates/karak/src/tests.rs", &tests)]);
        let expected = "crates/karak/rules.toml:2: K-BAT-1 has no test: a test function named k_bat_1_...";
        assert_eq!(shown(&check(&tree)), [expected]);
    }

    #[test]
    fn a_helper_is_no_test() {
        let tests = TESTS.replace("#[test]\nfn k_bat_1_a", "fn k_bat_1_a");
        let tree = Tree::of(&[("crates/karak/rules.toml", CATALOGUE), ("crates/karak/src/tests.rs", &tests)]);
        assert_eq!(check(&tree).len(), 1);
    }

    #[test]
    fn a_test_of_an_unknown_rule_is_found() {
        let expected = ["crates/karak/src/lib.rs:2: the test k_bat_2_x names no known rule"];
        assert_eq!(found("#[test]\nfn k_bat_2_x() {}"), expected);
        assert_eq!(found("#[test]\nfn k_zzz_7_x() {}").len(), 1);
        assert_eq!(found("#[test]\nfn k_ex_nothing() {}").len(), 1);
        assert_eq!(found("#[test]\nfn k_means_clustering() {}").len(), 0);
        assert_eq!(found("#[test]\nfn t_set_1_of_another_game() {}").len(), 0);
    }

    #[test]
    fn an_unknown_id_in_the_source_is_found() {
        assert_eq!(found("// See K-BAT-3.")[0], "crates/karak/src/lib.rs:1: K-BAT-3 is no known rule");
        assert_eq!(found("fn a() -> RuleId {\n  RuleId(\"nonsense\") }").len(), 1);
        assert_eq!(found("fn a() -> RuleId { RuleId(match x { _ => \"K-BAT-3\" }) }").len(), 1);
        assert_eq!(found("#[cfg(test)]\nmod tests {\n    fn a() { ask(\"K-BAT-3\"); }\n}").len(), 0);
    }

    #[test]
    fn a_bad_catalogue_is_found() {
        let double = format!("{CATALOGUE}[[rule]]\nid = \"K-BAT-1\"\n[[rule]]\nid = \"k 1\"\n");
        let tree = Tree::of(&[("crates/karak/rules.toml", &double), ("crates/karak/src/tests.rs", TESTS)]);
        let found = shown(&check(&tree));
        assert!(
            found[0].contains("K-BAT-1 stands twice") && found[1].contains("does not look like"),
            "{found:?}"
        );
        assert_eq!(check(&Tree::of(&[("crates/karak/rules.toml", "rule = 1")])).len(), 1);
    }
}
