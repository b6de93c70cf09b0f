//! Options and bot settings that had another name in an earlier release.

/// Old and new name of each renamed option.
pub const OPTIONS: &[(&str, &str)] =
    &[("--most-turns", "--max-turns"), ("--rounds", "--iterations"), ("--decisions", "--max-decisions")];

/// Old and new name of each renamed setting of a bot, as in `search,exploration=0.2`.
pub const BOT_SETTINGS: &[(&str, &str)] = &[
    ("curiosity", "exploration"),
    ("evenness", "uniform-prior"),
    ("patience", "discount"),
    ("turns", "rollout-turns"),
    ("inputs", "rollout-inputs"),
    ("nodes", "max-nodes"),
    ("strict", "sharp-rollouts"),
    ("remembers", "reuse-tree"),
    ("cores", "threads"),
    ("tries", "samples"),
    ("trust", "prior-weight"),
];

/// Replaces old names in the words of a `lab` command line. Returns each old name that was found, with its new one.
pub fn replace_old_names(words: &mut [String]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut is_bot = false;
    for word in words {
        if is_bot {
            *word = replace_in_bot(word, &mut found);
        }
        let (name, value) = word.split_once('=').map_or((word.as_str(), None), |(name, it)| (name, Some(it)));
        is_bot = ["--bot", "--against"].contains(&name) && value.is_none();
        let replaced = match (name, value) {
            ("--bot" | "--against", Some(bot)) => Some(format!("{name}={}", replace_in_bot(bot, &mut found))),
            _ => OPTIONS.iter().find(|(old, _)| *old == name).map(|(old, new)| {
                found.push(((*old).to_owned(), (*new).to_owned()));
                value.map_or_else(|| (*new).to_owned(), |value| format!("{new}={value}"))
            }),
        };
        if let Some(replaced) = replaced {
            *word = replaced;
        }
    }
    found
}

fn replace_in_bot(bot: &str, found: &mut Vec<(String, String)>) -> String {
    // The words behind `process:` are somebody else's.
    if bot.starts_with("process") {
        return bot.to_owned();
    }
    let part = |part: &str| {
        let Some((key, value)) = part.split_once('=') else { return part.to_owned() };
        let Some((old, new)) = BOT_SETTINGS.iter().find(|(old, _)| *old == key.trim()) else {
            return part.to_owned();
        };
        found.push((format!("{old}="), format!("{new}=")));
        format!("{new}={value}")
    };
    bot.split(',').map(part).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(line: &str) -> (String, Vec<(String, String)>) {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let found = replace_old_names(&mut words);
        (words.join(" "), found)
    }

    #[test]
    fn every_old_option_is_replaced_and_reported() {
        for (old, new) in OPTIONS {
            let found = vec![((*old).to_owned(), (*new).to_owned())];
            assert_eq!(replaced(&format!("{old} 5")), (format!("{new} 5"), found.clone()));
            assert_eq!(replaced(&format!("{old}=5")), (format!("{new}=5"), found));
        }
    }

    #[test]
    fn every_old_bot_setting_is_replaced_and_reported() {
        for (old, new) in BOT_SETTINGS {
            let found = vec![(format!("{old}="), format!("{new}="))];
            for option in ["--bot ", "--against ", "--bot="] {
                let (line, reported) = replaced(&format!("{option}search,40it,{old}=1"));
                assert_eq!((line, &reported), (format!("{option}search,40it,{new}=1"), &found));
            }
        }
    }

    #[test]
    fn what_only_looks_like_an_old_name_stays() {
        for line in ["--setup turns=1", "--bot process:bot,turns=1", "--bot search,40it --games 3"] {
            assert_eq!(replaced(line), (line.to_owned(), Vec::new()));
        }
    }
}
