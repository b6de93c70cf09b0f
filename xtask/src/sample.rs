//! A random sample of the texts, for somebody who reads them with fresh eyes. The same seed gives the same keys.

use crate::args::Sample;
use crate::cargo::root;
use crate::tidy::fluent::take_apart;
use std::path::Path;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// Prints the sampled texts, each with its file and key.
pub fn print(wanted: &Sample) -> Result<(), String> {
    let folder = root().join("locales").join(&wanted.language);
    for (file, key, text) in sample(read(&folder)?, wanted.seed, wanted.count) {
        println!("## {file} {key}\n{text}\n");
    }
    Ok(())
}

type Found = (String, String, String);

/// Every message of a language with its file and key. Terms are read where they are used.
fn read(folder: &Path) -> Result<Vec<Found>, String> {
    let mut found = Vec::new();
    let names = std::fs::read_dir(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    for name in names.flatten() {
        let text = std::fs::read_to_string(name.path()).map_err(|problem| problem.to_string())?;
        let lines: Vec<&str> = text.lines().collect();
        let file = name.file_name().to_string_lossy().into_owned();
        for entry in take_apart(&text).texts.into_iter().filter(|entry| !entry.key.starts_with('-')) {
            let rest = &lines[entry.line - 1..];
            let ends = |line: &&str| !line.starts_with([' ', '}']) || line.trim().is_empty();
            let length = rest[1..].iter().position(ends).map_or(rest.len(), |at| at + 1);
            found.push((file.clone(), entry.key, rest[..length].join("\n")));
        }
    }
    Ok(found)
}

/// So many of them, the same ones for the same seed wherever they stand.
fn sample(mut found: Vec<Found>, seed: u64, count: usize) -> Vec<Found> {
    found.sort_by_key(|(_, key, _)| (xxh3_64_with_seed(key.as_bytes(), seed), key.clone()));
    found.truncate(count);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_texts_in_every_language() {
        let keys = |language: &str, seed| {
            let found = read(&root().join("locales").join(language)).unwrap();
            sample(found, seed, 20).into_iter().map(|(_, key, _)| key).collect::<Vec<_>>()
        };
        assert_eq!(keys("en", 1), keys("et", 1));
        assert_ne!(keys("en", 1), keys("en", 2));
    }

    #[test]
    fn a_text_is_printed_with_all_its_lines() {
        let folder = std::env::temp_dir().join(format!("emberhall-sample-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("a.ftl"), "# Why.\na = { $n ->\n    [one] x\n   *[other] y\n}\nb = B\n")
            .unwrap();
        let found = read(&folder);
        std::fs::remove_dir_all(&folder).unwrap();
        let texts: Vec<String> = found.unwrap().into_iter().map(|(_, _, text)| text).collect();
        assert_eq!(texts, ["a = { $n ->\n    [one] x\n   *[other] y\n}", "b = B"]);
    }
}
