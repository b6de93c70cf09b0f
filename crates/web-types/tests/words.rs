//! The words that are stored or sent: names of fields and of kinds. They are promises, so none may go or change.

use std::collections::BTreeSet;
use std::path::PathBuf;

fn path(parts: &[&str]) -> PathBuf {
    let mut path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    path.extend(parts);
    path
}

/// The quoted words and the names of fields in a made file of types, without its comments.
fn words(module: &str) -> BTreeSet<String> {
    let file = path(&["..", "..", "web", "src", "lib", "types", &format!("{module}.ts")]);
    let source = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let code = without_comments(&source);
    let is_word =
        |word: &&str| !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let quoted = code.split('"').skip(1).step_by(2).filter(is_word);
    let fields = code.split(':').filter_map(|before| {
        let name = before.trim_end_matches('?');
        let from = name.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |at| at + 1);
        Some(&name[from..]).filter(is_word)
    });
    quoted.chain(fields).map(|word| format!("{module} {word}")).collect()
}

fn without_comments(source: &str) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(start) = rest.find("/*") {
        code.push_str(&rest[..start]);
        rest = rest[start..].find("*/").map_or("", |end| &rest[start + end + 2..]);
    }
    code.push_str(rest);
    code.lines().map(|line| line.split("//").next().unwrap_or("")).collect::<Vec<_>>().join("\n")
}

#[test]
fn no_word_that_is_stored_or_sent_is_lost() {
    let kept_in = path(&["tests", "words.txt"]);
    let now: BTreeSet<String> =
        ["karak", "thunderstone", "table", "protocol"].into_iter().flat_map(words).collect();
    let kept: BTreeSet<String> =
        std::fs::read_to_string(&kept_in).unwrap_or_default().lines().map(str::to_owned).collect();
    let lost: Vec<&String> = kept.difference(&now).collect();
    assert!(lost.is_empty(), "stored tables, files and clients know these words: {lost:?}");
    let new: Vec<&String> = now.difference(&kept).collect();
    if !new.is_empty() && std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        let all: Vec<&str> = now.iter().map(String::as_str).collect();
        std::fs::write(&kept_in, all.join("\n") + "\n").expect("the folder is writable");
        return;
    }
    assert!(new.is_empty(), "these words become promises; `cargo xtask bless` keeps them: {new:?}");
}
