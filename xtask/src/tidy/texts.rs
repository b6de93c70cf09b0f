//! The texts say the same in every language. English is the measure.

use super::Finding;
use super::fluent::{Text, take_apart};
use super::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// The languages, English first, with the plural categories each needs.
const LANGUAGES: [(&str, &[&str]); 4] = [
    ("en", &["one", "other"]),
    ("pl", &["one", "few", "many", "other"]),
    ("de", &["one", "other"]),
    ("et", &["one", "other"]),
];

/// All texts of a language, by key, each with its file.
type Language<'a> = BTreeMap<String, (&'a str, Text)>;

/// Checks all languages.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut languages = Vec::new();
    for (name, categories) in LANGUAGES {
        let folder = format!("locales/{name}");
        let language = read(tree, &folder, &mut findings);
        if language.is_empty() {
            findings.push(Finding::new(&folder, 0, "there are no texts"));
            continue;
        }
        findings.extend(references(&language));
        findings.extend(plurals(&language, categories));
        languages.push((folder, language));
    }
    if let Some(((folder, english), others)) = languages.split_first() {
        for (other, language) in others {
            findings.extend(keys(folder, english, other, language));
            findings.extend(variables(english, language));
        }
    }
    findings
}

/// Reads a language; unreadable entries and keys that stand twice are findings.
fn read<'a>(tree: &'a Tree, folder: &str, findings: &mut Vec<Finding>) -> Language<'a> {
    let mut language = Language::new();
    for (path, file) in tree.under(folder, ".ftl") {
        let texts = take_apart(file);
        findings.extend(texts.junk.into_iter().map(|(line, problem)| Finding::new(path, line, problem)));
        for text in texts.texts {
            let (key, line) = (text.key.clone(), text.line);
            if let Some((earlier, _)) = language.insert(key.clone(), (path, text)) {
                findings.push(Finding::new(path, line, format!("{key} stands in {earlier} already")));
            }
        }
    }
    language
}

/// Messages and terms that are used exist in the same language.
fn references(language: &Language<'_>) -> Vec<Finding> {
    let missing = |(path, text): &(&str, Text)| -> Vec<Finding> {
        let unknown = text.uses.iter().filter(|key| !language.contains_key(*key));
        unknown
            .map(|key| {
                Finding::new(path, text.line, format!("{} uses {key}, which does not exist", text.key))
            })
            .collect()
    };
    language.values().flat_map(missing).collect()
}

/// A text that chooses by number has all the forms of its language.
fn plurals(language: &Language<'_>, categories: &[&str]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in language.values() {
        for forms in &text.plurals {
            let missing: Vec<&str> =
                categories.iter().copied().filter(|form| !forms.contains(*form)).collect();
            if !missing.is_empty() {
                let what = format!("{} lacks the plural forms {}", text.key, missing.join(", "));
                findings.push(Finding::new(path, text.line, what));
            }
        }
    }
    findings
}

/// Every message exists in both languages. Terms are a language's own business.
fn keys(folder: &str, english: &Language<'_>, other: &str, language: &Language<'_>) -> Vec<Finding> {
    let missing = |from: &Language<'_>, to: &Language<'_>, place: &str| -> Vec<Finding> {
        let lacking = from.iter().filter(|(key, _)| !key.starts_with('-') && !to.contains_key(*key));
        lacking
            .map(|(key, (path, text))| Finding::new(path, text.line, format!("{key} is missing in {place}")))
            .collect()
    };
    let mut findings = missing(english, language, other);
    findings.extend(missing(language, english, folder));
    findings
}

/// A message uses no variable that the English one does not get. `$hero_gen` is the attribute `gen` of `$hero`.
fn variables(english: &Language<'_>, language: &Language<'_>) -> Vec<Finding> {
    let attributes: BTreeSet<&str> =
        language.values().flat_map(|(_, text)| text.attributes.iter().map(String::as_str)).collect();
    let is_form = |variable: &str, base: &str| {
        variable
            .strip_prefix(base)
            .and_then(|rest| rest.strip_prefix('_'))
            .is_some_and(|form| attributes.contains(form))
    };
    let mut findings = Vec::new();
    for (key, (path, text)) in language.iter().filter(|(key, _)| !key.starts_with('-')) {
        let Some((_, measure)) = english.get(key) else { continue };
        for variable in text.variables.difference(&measure.variables) {
            let known = measure.variables.iter().any(|base| {
                is_form(variable, base)
                    || base.strip_prefix(variable.as_str()).is_some_and(|rest| rest.starts_with('_'))
                    || base.rsplit_once('_').is_some_and(|(stem, _)| is_form(variable, stem))
            });
            if !known {
                let what = format!("{key} uses ${variable}, which the English text does not");
                findings.push(Finding::new(path, text.line, what));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::lines;

    const ENGLISH: &str =
        "hero = Hero\nwins = { $hero } wins\nstones = { $n ->\n    [one] stone\n   *[other] stones\n }\n";
    const POLISH: &str = "hero = Bohater\n    .gen = bohatera\nwins = wygrywa { $hero }\nstones = { $n ->\n    \
                          [one] a\n    [few] b\n    [many] c\n   *[other] d\n }\n";

    /// What is found when this is the Polish file and the others are in order.
    fn found(polish: &str) -> Vec<String> {
        lines(&check(&Tree::of(&[
            ("locales/en/game.ftl", ENGLISH),
            ("locales/de/game.ftl", ENGLISH),
            ("locales/et/game.ftl", ENGLISH),
            ("locales/pl/game.ftl", polish),
        ])))
    }

    #[test]
    fn texts_that_say_the_same_are_fine() {
        assert_eq!(found(POLISH), [""; 0]);
        assert_eq!(found(&POLISH.replace("$hero }", "$hero_gen }")), [""; 0]);
        assert_eq!(found(&format!("{POLISH}-own-term = x\n")), [""; 0]);
    }

    #[test]
    fn a_missing_and_a_surplus_message_are_found() {
        let polish = POLISH.replace("wins =", "loses =");
        assert_eq!(
            found(&polish),
            [
                "locales/en/game.ftl:2: wins is missing in locales/pl",
                "locales/pl/game.ftl:3: loses is missing in locales/en"
            ]
        );
    }

    #[test]
    fn a_key_that_stands_twice_is_found() {
        assert_eq!(
            found(&format!("{POLISH}hero = Inny\n    .gen = innego\n")),
            ["locales/pl/game.ftl:10: hero stands in locales/pl/game.ftl already"]
        );
    }

    #[test]
    fn an_unreadable_entry_is_found() {
        let found = found(&format!("{POLISH}broken = {{ $\n"));
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("locales/pl/game.ftl:10: "), "{found:?}");
    }

    #[test]
    fn a_variable_that_nobody_gives_is_found() {
        let expected = ["locales/pl/game.ftl:3: wins uses $who, which the English text does not"];
        assert_eq!(found(&POLISH.replace("$hero }", "$who }")), expected);
        assert_eq!(found(&POLISH.replace("$hero }", "$hero_dat }")).len(), 1, "no text has this attribute");
    }

    #[test]
    fn a_missing_plural_is_found() {
        let expected = ["locales/pl/game.ftl:4: stones lacks the plural forms few, many"];
        assert_eq!(found(&POLISH.replace("    [few] b\n    [many] c\n", "")), expected);
    }

    #[test]
    fn a_reference_to_nothing_is_found() {
        let expected = ["locales/pl/game.ftl:3: wins uses -name, which does not exist"];
        assert_eq!(found(&POLISH.replace("{ $hero }", "{ -name }")), expected);
    }

    #[test]
    fn a_language_without_texts_is_found() {
        let tree = Tree::of(&[("locales/en/game.ftl", ENGLISH)]);
        assert_eq!(lines(&check(&tree))[0], "locales/pl: there are no texts");
    }
}
