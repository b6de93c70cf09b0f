//! What the tests of the texts share: the Fluent files as trees, and what they mention.

use emberhall_texts::{Language, Texts};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What one message mentions, its attributes included.
#[derive(Default, Debug)]
pub struct Mentions {
    pub variables: BTreeSet<String>,
    /// Variables that choose a variant, with the keys of the variants.
    pub selectors: BTreeMap<String, BTreeSet<String>>,
    pub messages: BTreeSet<String>,
    pub attributes: BTreeSet<String>,
}

/// Every message of a language with what it mentions. Terms are not used in this project.
pub fn messages(language: Language) -> BTreeMap<String, Mentions> {
    let mut all = BTreeMap::new();
    for (file, source) in Texts::sources(language) {
        let tree = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &tree.body {
            match entry {
                Entry::Message(message) => {
                    let twice = all.insert(message.id.name.to_owned(), mentions(message));
                    assert!(twice.is_none(), "{file}: {} stands there twice", message.id.name);
                }
                Entry::Term(term) => panic!("{file}: the term {} is not expected here", term.id.name),
                Entry::Junk { content } => panic!("{file}: cannot be read: {content}"),
                _ => {}
            }
        }
    }
    all
}

fn mentions(message: &Message<&str>) -> Mentions {
    let mut found = Mentions::default();
    if let Some(value) = &message.value {
        pattern(value, &mut found);
    }
    for attribute in &message.attributes {
        found.attributes.insert(attribute.id.name.to_owned());
        pattern(&attribute.value, &mut found);
    }
    found
}

fn pattern(pattern: &Pattern<&str>, found: &mut Mentions) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: placed } = element {
            expression(placed, found);
        }
    }
}

fn expression(placed: &Expression<&str>, found: &mut Mentions) {
    match placed {
        Expression::Inline(simple) => inline(simple, found),
        Expression::Select { selector, variants } => {
            inline(selector, found);
            if let InlineExpression::VariableReference { id } = selector {
                let keys = found.selectors.entry(id.name.to_owned()).or_default();
                keys.extend(variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                }));
            }
            for variant in variants {
                pattern(&variant.value, found);
            }
        }
    }
}

fn inline(simple: &InlineExpression<&str>, found: &mut Mentions) {
    match simple {
        InlineExpression::VariableReference { id } => {
            found.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            found.messages.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression: placed } => expression(placed, found),
        _ => {}
    }
}

/// Every Rust source of the workspace's crates.
pub fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let crates = std::fs::read_dir(root().join("crates")).expect("the crates are there");
    for folder in crates {
        walk(&folder.expect("the folder can be read").path().join("src"), &mut files);
    }
    files
}

/// Every source of the browser client, its tests excepted.
pub fn client_sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for folder in ["web/src", "web/build"] {
        walk_for(&root().join(folder), &["ts", "svelte"], &mut files);
    }
    files.retain(|(path, _)| !path.to_string_lossy().ends_with(".test.ts"));
    files
}

fn walk(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
    walk_for(folder, &["rs"], files);
}

fn walk_for(folder: &Path, extensions: &[&str], files: &mut Vec<(PathBuf, String)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            walk_for(&path, extensions, files);
        } else if path.extension().is_some_and(|own| extensions.iter().any(|one| own == *one)) {
            let text = std::fs::read_to_string(&path).expect("sources are text");
            files.push((path, text));
        }
    }
}

/// The string literals of a source that are keys: a known beginning, then nothing but letters, digits and dashes.
pub fn key_literals(source: &str) -> BTreeSet<String> {
    const BEGINNINGS: [&str; 13] = [
        "karak-",
        "thunderstone-",
        "bot-",
        "archive-",
        "ui-",
        "refused-",
        "file-",
        "fair-",
        "rule-",
        "lab-",
        "odds-",
        "server-",
        "web-",
    ];
    let is_key = |text: &str| {
        BEGINNINGS.iter().any(|beginning| text.starts_with(beginning) && text.len() > beginning.len())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            && !text.ends_with('-')
    };
    // A setting and a file of data are called like keys.
    const NO_KEYS: [&str; 2] = ["bot-concurrency", "thunderstone-selection"];
    let parts = source.lines().flat_map(|line| line.split(['"', '\'', '`']));
    parts.filter(|part| is_key(part) && !NO_KEYS.contains(part)).map(str::to_owned).collect()
}
