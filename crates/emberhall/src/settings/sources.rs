//! Where settings come from: the command line, then the environment, then a file. Each value knows its place, so
//! that an error can name it.

use super::SEVERAL;
use super::named::KEYS;
use crate::files;
use crate::renamed::{self, BOT_KEYS, Renamed, SETTINGS};
use std::collections::BTreeMap;
use table::Message;
use toml::de::{DeTable, DeValue};

/// A value as somebody wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// Where it stands: `--listen`, `EMBERHALL_LISTEN` or `emberhall.toml:3: listen`.
    pub place: String,
    /// What it says.
    pub text: String,
}

/// All values that somebody gave, by the name of the setting; each from the first source that has it.
#[derive(Default)]
pub struct Sources {
    given: BTreeMap<String, Given>,
    /// Old names that were used.
    pub renamed: Vec<Renamed>,
}

impl Sources {
    /// Reads everything. `known` are the names of all settings; those of a section have a dot.
    pub fn read(
        flags: &[(&'static str, String)],
        environment: impl Iterator<Item = (String, String)>,
        known: &[&str],
    ) -> Result<Sources, Message> {
        let mut sources = Sources::default();
        for (name, text) in flags {
            if *name == SEVERAL {
                sources.add_named(&format!("--{name}"), text)?;
                continue;
            }
            sources.add(name, Given { place: format!("--{name}"), text: text.clone() });
        }
        let mut old_names = Vec::new();
        for (variable, text) in environment.filter(|(_, text)| !text.is_empty()) {
            if let Some((old, new)) = SETTINGS.iter().find(|(old, _)| variable_of(old) == variable) {
                sources.renamed.push(Renamed::new(variable_of(old), variable_of(new)));
                old_names.push((*new, Given { place: variable, text }));
                continue;
            }
            let named = |name: &&&str| variable_of(name) == variable;
            if let Some(name) = known.iter().chain(&["config"]).find(named) {
                if *name == SEVERAL {
                    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
                    lines.try_for_each(|line| sources.add_named(&variable, line))?;
                    continue;
                }
                sources.add(name, Given { place: variable, text });
            }
        }
        // A new name in the same source comes before an old one.
        old_names.into_iter().for_each(|(name, given)| sources.add(name, given));
        if let Some(Given { text: path, .. }) = sources.given.remove("config") {
            sources.file(&path, known)?;
        }
        Ok(sources)
    }

    fn add(&mut self, name: &str, given: Given) {
        self.given.entry(name.to_owned()).or_insert(given);
    }

    /// One of several: `NAME=COMMAND`.
    fn add_named(&mut self, place: &str, text: &str) -> Result<(), Message> {
        let Some((name, command)) = text.split_once('=') else {
            let message = Message::new("ui-bot-form").with("place", place.to_owned());
            return Err(message.with("found", text.to_owned()));
        };
        let given = Given { place: place.to_owned(), text: command.trim().to_owned() };
        self.add(&format!("{SEVERAL}.{}.{}", name.trim(), KEYS[0]), given);
        Ok(())
    }

    fn file(&mut self, path: &str, known: &[&str]) -> Result<(), Message> {
        let text = files::read_text(path)?;
        let place = |at: usize| format!("{path}:{}", 1 + text[..at.min(text.len())].matches('\n').count());
        let parsed = DeTable::parse(&text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            Message::new("ui-config-broken")
                .with("place", place(at))
                .with("problem", error.message().to_owned())
        })?;
        let (new_names, old_names): (Vec<_>, Vec<_>) =
            flat(parsed.get_ref()).into_iter().partition(|(name, ..)| new_name_of(name).is_none());
        for (written, at, value) in new_names.into_iter().chain(old_names) {
            let place = place(at);
            let name = new_name_of(&written).unwrap_or_else(|| written.clone());
            if name != written {
                self.renamed.push(Renamed::new(format!("{place}: {written}"), name.as_str()));
            }
            if is_empty(value) {
                // A section that says nothing changes nothing; a bot of which nothing is said cannot be started.
                if name.starts_with(&format!("{SEVERAL}.")) {
                    self.add(&format!("{name}.{}", KEYS[0]), Given { place, text: String::new() });
                }
                continue;
            }
            let of_several = name.strip_prefix(SEVERAL).and_then(|rest| rest.strip_prefix('.'));
            let key = of_several.and_then(|rest| Some(rest.rsplit_once('.')?.1));
            let one_of_several = key.is_some_and(|key| KEYS.contains(&key));
            let known_one = known.iter().any(|known| *known == name && name != SEVERAL);
            if !known_one && !one_of_several {
                let message = Message::new("ui-config-unknown").with("place", place).with("found", name);
                let keys = KEYS.map(|key| format!("{SEVERAL}.NAME.{key}"));
                let known = known.iter().filter(|name| **name != SEVERAL).map(|name| (*name).to_owned());
                return Err(message.with("known", known.chain(keys).collect::<Vec<_>>().join(", ")));
            }
            let place = format!("{place}: {written}");
            let read = if one_of_several { line(value) } else { plain(value) };
            match read {
                Some(text) => self.add(&name, Given { place, text }),
                None => return Err(Message::new("ui-config-kind").with("place", place)),
            }
        }
        Ok(())
    }

    /// The rest of the names that begin like this.
    pub fn under<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        self.given.keys().filter_map(move |name| name.strip_prefix(prefix))
    }

    /// The value of a setting, if somebody gave one.
    pub fn get(&self, name: &str) -> Option<&Given> {
        self.given.get(name)
    }
}

/// The environment's name for a setting: `EMBERHALL_PUBLIC_URL` for `public-url`.
fn variable_of(name: &str) -> String {
    format!("EMBERHALL_{}", name.replace(['-', '.'], "_").to_ascii_uppercase())
}

/// The new name of a setting, if this is an old one: of `limits.bytes`, or of `bot.NAME.folder`.
fn new_name_of(name: &str) -> Option<String> {
    let of_a_bot = name.strip_prefix(SEVERAL).is_some_and(|rest| rest.starts_with('.'));
    match name.rsplit_once('.') {
        Some((bot, key)) if of_a_bot => renamed::new_name(BOT_KEYS, key).map(|key| format!("{bot}.{key}")),
        _ => renamed::new_name(SETTINGS, name).map(str::to_owned),
    }
}

/// All values with their names and where they stand; those of a section as `section.name`.
fn flat<'a>(table: &'a DeTable<'a>) -> Vec<(String, usize, &'a DeValue<'a>)> {
    let mut values = Vec::new();
    for (key, value) in table {
        let name = key.get_ref().to_string();
        match value.get_ref() {
            DeValue::Table(section) if !section.is_empty() => {
                let inside = flat(section).into_iter();
                values.extend(inside.map(|(inner, at, value)| (format!("{name}.{inner}"), at, value)));
            }
            value => values.push((name, key.span().start, value)),
        }
    }
    values
}

/// Whether it is a section without anything in it.
fn is_empty(value: &DeValue) -> bool {
    matches!(value, DeValue::Table(section) if section.is_empty())
}

/// Something plain, or a list of texts as they would stand on the command line.
fn line(value: &DeValue) -> Option<String> {
    let DeValue::Array(list) = value else { return plain(value) };
    let words: Option<Vec<&str>> = list.iter().map(|word| word.get_ref().as_str()).collect();
    shlex::try_join(words?).ok()
}

/// A text, a whole number, yes or no, as it would stand on the command line.
fn plain(value: &DeValue) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).ok().map(|n| n.to_string())
        }
        DeValue::Boolean(yes) => Some(yes.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["listen", "data", "limits.max-message-bytes", "bot"];

    fn file(name: &str, text: &str) -> String {
        let folder = std::env::temp_dir().join(format!("emberhall-settings-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file can be written");
        path.display().to_string()
    }

    fn read(flags: &[(&'static str, &str)], environment: &[(&str, &str)]) -> Result<Sources, Message> {
        let flags: Vec<_> = flags.iter().map(|(name, text)| (*name, (*text).to_owned())).collect();
        let environment = environment.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        Sources::read(&flags, environment, &KNOWN)
    }

    #[test]
    fn the_command_line_comes_before_the_environment_and_that_before_the_file() {
        let path = file("all.toml", "listen = \"c\"\ndata = \"c\"\n[limits]\nmax-message-bytes = 1_000\n");
        let sources = read(
            &[("listen", "a"), ("config", &path)],
            &[("EMBERHALL_LISTEN", "b"), ("EMBERHALL_DATA", "b"), ("EMBERHALL_OTHER", "x"), ("PATH", "y")],
        );
        let sources = sources.expect("all is well");
        let text = |name: &str| sources.get(name).map(|given| given.text.as_str());
        assert_eq!(
            (text("listen"), text("data"), text("limits.max-message-bytes")),
            (Some("a"), Some("b"), Some("1000"))
        );
        let place = |name: &str| sources.get(name).map(|given| given.place.as_str());
        assert_eq!((place("listen"), place("data")), (Some("--listen"), Some("EMBERHALL_DATA")));
        assert_eq!(
            place("limits.max-message-bytes"),
            Some(format!("{path}:4: limits.max-message-bytes").as_str())
        );
    }

    #[test]
    fn several_bots_come_from_everywhere_by_their_names() {
        let path = file(
            "bots.toml",
            "[bot.one]\ncommand = [\"python3\", \"my bot.py\"]\n[bot.two]\ncommand = \"x\"\ngames = [\"karak\"]\n[bot.void]\n",
        );
        let sources = read(
            &[("bot", "three=a b"), ("bot", "two = y z"), ("config", &path)],
            &[("EMBERHALL_BOT", "four=c\n\nfive=d\nthree=e\n")],
        );
        let sources = sources.expect("all is well");
        let text = |name: &str| sources.get(&format!("bot.{name}")).map(|given| given.text.as_str());
        assert_eq!(text("one.command"), Some("python3 'my bot.py'"));
        assert_eq!((text("two.command"), text("two.games")), (Some("y z"), Some("karak")));
        assert_eq!(
            (text("three.command"), text("four.command"), text("five.command")),
            (Some("a b"), Some("c"), Some("d"))
        );
        assert_eq!(text("void.command"), Some(""));
    }

    #[test]
    fn what_a_file_must_not_hold_is_refused_with_its_place() {
        for (name, text, key) in [
            ("unknown.toml", "data = \"x\"\nlisten_on = \"y\"\n", "ui-config-unknown"),
            ("kind.toml", "\ndata = [\"x\"]\n", "ui-config-kind"),
            ("no-key.toml", "[bot.x]\ncolour = \"red\"\n", "ui-config-unknown"),
            ("no-bot.toml", "\nbot = \"x=y\"\n", "ui-config-unknown"),
            ("no-text.toml", "[bot.x]\ncommand = [1]\n", "ui-config-kind"),
            ("broken.toml", "data = \"x\"\nlisten\n", "ui-config-broken"),
        ] {
            let path = file(name, text);
            let message = read(&[("config", &path)], &[]).err().expect("it is refused");
            assert_eq!(message.key, key);
            let shown = format!("{message:?}");
            assert!(shown.contains(&format!("{path}:2")), "{shown}");
        }
    }

    #[test]
    fn every_old_variable_works_with_a_warning_that_names_the_new_one() {
        for (old, new) in SETTINGS {
            let variable = variable_of(old);
            let sources = Sources::read(&[], [(variable.clone(), "7".to_owned())].into_iter(), &[new]);
            let sources = sources.expect("an old name is read");
            assert_eq!(sources.get(new), Some(&Given { place: variable.clone(), text: "7".to_owned() }));
            assert_eq!(sources.renamed, [Renamed::new(variable, variable_of(new))]);
        }
    }

    #[test]
    fn every_old_key_of_the_file_works_with_a_warning_that_names_the_new_one() {
        let bot_keys = BOT_KEYS.iter().map(|(old, new)| (format!("bot.x.{old}"), format!("bot.x.{new}")));
        let settings = SETTINGS.iter().map(|&(old, new)| (old.to_owned(), new.to_owned()));
        for (old, new) in settings.chain(bot_keys) {
            let path = file(&format!("old-{old}.toml"), &format!("{old} = 7\n"));
            let known = [new.as_str()];
            let flags = [("config", path.clone())];
            let sources = Sources::read(&flags, std::iter::empty(), &known).expect("an old name is read");
            let place = format!("{path}:1: {old}");
            assert_eq!(sources.get(&new), Some(&Given { place: place.clone(), text: "7".to_owned() }));
            assert_eq!(sources.renamed, [Renamed::new(place, new)]);
        }
    }

    #[test]
    fn a_new_name_comes_before_an_old_one() {
        let path = file("both.toml", "[limits]\nbytes = 1\nmax-message-bytes = 2\n");
        let sources = read(&[("config", &path)], &[]).expect("both are read");
        assert_eq!(sources.get("limits.max-message-bytes").map(|given| given.text.as_str()), Some("2"));
        assert_eq!(sources.renamed.len(), 1);
    }
}
