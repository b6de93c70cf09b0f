//! Which language to speak: as the command line says, else as the environment does.

use texts::{Language, UnknownLanguage};

/// The language after `--lang`, when it is there. It is needed before anything else is read.
pub fn asked_for(words: &[String]) -> Result<Option<Language>, UnknownLanguage> {
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--" {
            break;
        }
        if word == "--lang" {
            return words.next().map(|code| code.parse()).transpose();
        }
        if let Some(code) = word.strip_prefix("--lang=") {
            return code.parse().map(Some);
        }
    }
    Ok(None)
}

/// The language of the environment, or English.
pub fn of_the_system() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default();
    of_locale(&value)
}

fn of_locale(value: &str) -> Language {
    value.split(['_', '.', '@', '-']).next().and_then(|code| code.parse().ok()).unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_decides_and_others_get_english() {
        assert_eq!(of_locale("pl_PL.UTF-8"), Language::Pl);
        assert_eq!(of_locale("et"), Language::Et);
        assert_eq!(of_locale("C.UTF-8"), Language::En);
        assert_eq!(of_locale(""), Language::En);
    }

    #[test]
    fn the_command_line_comes_first() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(asked_for(&words("emberhall rules --lang de")), Ok(Some(Language::De)));
        assert_eq!(asked_for(&words("emberhall --lang=et")), Ok(Some(Language::Et)));
        assert_eq!(asked_for(&words("emberhall -- --lang xx")), Ok(None));
        assert!(asked_for(&words("emberhall --lang xx")).is_err());
    }
}
