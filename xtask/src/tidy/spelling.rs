//! Spelling of the texts and documents, by hunspell. A missing program or dictionary is a warning.
//!
//! Dictionaries differ between machines, so unknown words are warnings too. `xtask/dictionary/CODE.txt` has words that
//! a language's dictionary lacks; `names.txt` has names and technical words of all languages.

use super::Finding;
use super::fluent::take_apart;
use super::prose::{self, GAP};
use super::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// The languages with their dictionaries and the Debian packages that have them.
const DICTIONARIES: [(&str, &str, &str); 4] = [
    ("en", "en_GB", "hunspell-en-gb"),
    ("pl", "pl_PL", "hunspell-pl"),
    ("de", "de_DE", "hunspell-de-de"),
    ("et", "et_EE", "myspell-et"),
];

/// The folder of the words that are right although no dictionary has them.
const OWN_WORDS: &str = "xtask/dictionary";

/// Each word with the place where it stands first.
type Words = BTreeMap<String, (String, usize)>;

/// Looks up every word of the texts in all languages, and of the documents in English.
pub fn check(tree: &Tree) -> Vec<Finding> {
    thread::scope(|scope| {
        let languages = DICTIONARIES.map(|(language, dictionary, package)| {
            scope.spawn(move || {
                let words = words_of(tree, language);
                let known = own_words(tree, language);
                match unknown(dictionary, words.keys().filter(|word| !known.contains(*word))) {
                    Ok(unknown) => unknown.iter().map(|word| finding(&words, word, language)).collect(),
                    Err(problem) => {
                        let what = format!("the spelling of {language} was not checked: {problem}");
                        vec![Finding::new(OWN_WORDS, 0, format!("{what} (Debian: hunspell, {package})"))]
                    }
                }
            })
        });
        languages.into_iter().flat_map(|found| found.join().expect("a check does not panic")).collect()
    })
}

fn finding(words: &Words, word: &str, language: &str) -> Finding {
    let (path, line) = words.get(word).map_or((OWN_WORDS, 0), |(path, line)| (path.as_str(), *line));
    Finding::new(
        path,
        line,
        format!("{word:?} is unknown; if it is right, add it to {OWN_WORDS}/{language}.txt"),
    )
}

fn words_of(tree: &Tree, language: &str) -> Words {
    let mut words = Words::new();
    let mut add = |path: &str, line: usize, text: &str| {
        for word in split(text) {
            // Elsewhere an apostrophe joins an ending to a foreign name.
            let word = if language == "en" { word } else { word.split(['’', '\'']).next().unwrap_or(word) };
            words.entry(word.to_owned()).or_insert_with(|| (path.to_owned(), line));
        }
    };
    for (path, file) in tree.under(&format!("locales/{language}"), ".ftl") {
        take_apart(file).texts.iter().for_each(|text| add(path, text.line, &text.said));
    }
    if language == "en" {
        for (path, lines) in prose::documents(tree) {
            lines.iter().for_each(|(line, text)| add(path, *line, text));
        }
    }
    words
}

/// The words of a text: letters, with apostrophes inside. Words that touch a gap are parts of words; abbreviations in
/// capitals and single letters are nobody's mistake.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || ['’', '\'', '_', GAP].contains(&c);
    let words = text.split(move |c: char| !is_part(c)).map(|word| word.trim_matches(['’', '\'', '_']));
    let words = words.map(|word| word.strip_suffix("’s").or(word.strip_suffix("'s")).unwrap_or(word));
    words.filter(|word| {
        let is_word = word.chars().all(|c| c.is_alphabetic() || ['’', '\''].contains(&c));
        is_word && word.chars().count() > 1 && word.chars().any(char::is_lowercase)
    })
}

fn own_words(tree: &Tree, language: &str) -> BTreeSet<String> {
    let lists =
        ["names", language].map(|list| tree.text(&format!("{OWN_WORDS}/{list}.txt")).unwrap_or_default());
    lists.iter().flat_map(|list| list.lines()).map(|word| word.trim().to_owned()).collect()
}

/// Those of the words that a dictionary does not have.
fn unknown<'a>(dictionary: &str, words: impl Iterator<Item = &'a String>) -> Result<Vec<String>, String> {
    let mut hunspell = Command::new("hunspell");
    hunspell.args(["-l", "-i", "utf-8", "-d", dictionary]);
    hunspell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = hunspell.spawn().map_err(|error| format!("hunspell: {error}"))?;
    // Each word is alone on its line. A straight apostrophe is what dictionaries have.
    let text: String = words.map(|word| word.replace('’', "'") + "\n").collect();
    let mut input = child.stdin.take().expect("the input is a pipe");
    let writer = thread::spawn(move || drop(input.write_all(text.as_bytes())));
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    writer.join().expect("writing does not panic");
    if !output.status.success() {
        return Err(format!("hunspell has no dictionary {dictionary}"));
    }
    let words = String::from_utf8_lossy(&output.stdout);
    Ok(words.lines().map(|word| word.replace('\'', "’")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_at_everything_but_letters_and_apostrophes() {
        let text = format!("The hero’s “re-roll”, K-BAT-6 don’t {GAP}ed TLS x Ärger_1");
        assert_eq!(split(&text).collect::<Vec<_>>(), ["The", "hero", "re", "roll", "don’t"]);
    }

    #[test]
    fn own_words_are_those_of_all_languages_and_of_one() {
        let tree = Tree::of(&[
            ("xtask/dictionary/names.txt", "Horan\n"),
            ("xtask/dictionary/de.txt", "Ruhmgrad\n"),
            ("xtask/dictionary/pl.txt", "szkieletor\n"),
        ]);
        assert_eq!(own_words(&tree, "de").into_iter().collect::<Vec<_>>(), ["Horan", "Ruhmgrad"]);
    }

    #[test]
    fn a_missing_dictionary_is_named() {
        let problem = unknown("xx_XX", [&"word".to_owned()].into_iter()).expect_err("there is none");
        assert!(problem.contains("hunspell"), "{problem}");
    }
}
