//! What the command line gives, and how its lists are read.

use crate::args::GameOption;
use crate::start::read_number;
use crate::voice::Voice;
use clap::ArgMatches;
use clap::parser::ValueSource;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use table::Message;

/// The options of a command as they were written.
#[derive(Clone, Default, Debug)]
pub struct Given {
    texts: BTreeMap<String, String>,
    flags: Vec<String>,
}

impl Given {
    /// Everything that was written.
    pub fn of(matches: &ArgMatches) -> Given {
        let mut given = Given::default();
        for id in matches.ids().map(|id| id.as_str()) {
            if matches.value_source(id) != Some(ValueSource::CommandLine) {
                continue;
            }
            match matches.try_get_one::<String>(id) {
                Ok(Some(text)) => _ = given.texts.insert(id.to_owned(), text.clone()),
                _ => given.flags.push(id.to_owned()),
            }
        }
        given
    }

    /// Of everything, what belongs to these options.
    #[must_use]
    pub fn only(mut self, options: &[GameOption]) -> Given {
        let known = |id: &str| options.iter().any(|option| option.name == id);
        self.texts.retain(|id, _| known(id));
        self.flags.retain(|id| known(id));
        self
    }

    /// The names of all that was given.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().chain(&self.flags).map(String::as_str)
    }

    /// The same with this value of an option.
    #[must_use]
    pub fn with(mut self, id: &str, text: impl Into<String>) -> Given {
        self.texts.insert(id.to_owned(), text.into());
        self
    }

    /// The same with this switch set, or not.
    #[must_use]
    pub fn with_flag(mut self, id: &str, set: bool) -> Given {
        self.flags.retain(|flag| flag != id);
        self.flags.extend(set.then(|| id.to_owned()));
        self
    }

    /// The value of an option.
    pub fn text(&self, id: &str) -> Option<&str> {
        self.texts.get(id).map(String::as_str)
    }

    /// Whether a flag is set.
    pub fn flag(&self, id: &str) -> bool {
        self.flags.iter().any(|flag| flag == id)
    }

    /// The number after an option, within its bounds.
    pub fn number(
        &self,
        id: &'static str,
        option: &'static str,
        bounds: RangeInclusive<u32>,
    ) -> Result<Option<u32>, Message> {
        let Some(text) = self.text(id) else { return Ok(None) };
        let number: u32 = read_number(option, text.trim())?;
        if bounds.contains(&number) {
            return Ok(Some(number));
        }
        let wrong = Message::new("lab-figures-out-of-bounds").with("option", option).with("found", number);
        Err(wrong.with("least", *bounds.start()).with("most", *bounds.end()))
    }
}

/// Something that can be named: itself, its id, its name.
pub type Named<T> = (T, &'static str, Message);

/// A word that an option does not know.
pub fn unknown(option: &'static str, found: &str, known: &[&str]) -> Message {
    Message::new("ui-unknown-word")
        .with("option", option)
        .with("found", found.to_owned())
        .with("known", known.join(", "))
}

/// A thing by its id or by its name in the language spoken.
pub fn named<T: Copy>(
    voice: &Voice,
    option: &'static str,
    text: &str,
    all: &[Named<T>],
) -> Result<T, Message> {
    let plain = |text: &str| text.to_lowercase().replace(['\u{a0}', '-', '_', '•'], " ");
    let words = |text: &str| plain(text).split_whitespace().collect::<Vec<_>>().join(" ");
    let wanted = words(text);
    let found = all.iter().find(|(_, id, name)| words(id) == wanted || words(&voice.say(name)) == wanted);
    let known = || all.iter().map(|(_, id, _)| *id).collect::<Vec<_>>();
    found.map(|&(thing, ..)| thing).ok_or_else(|| unknown(option, text.trim(), &known()))
}

/// Things with their counts: `knight*2, mage`.
pub fn counted<T: Copy>(
    voice: &Voice,
    option: &'static str,
    text: &str,
    all: &[Named<T>],
) -> Result<Vec<(T, u16)>, Message> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| match part.rsplit_once(['*', '×']) {
            None => Ok((named(voice, option, part, all)?, 1)),
            Some((name, count)) => {
                let wrong = || {
                    Message::new("lab-figures-count").with("option", option).with("found", part.to_owned())
                };
                let count = count.trim().parse().map_err(|_| wrong())?;
                Ok((named(voice, option, name, all)?, count))
            }
        })
        .collect()
}
