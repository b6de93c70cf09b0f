//! The texts of one language, and how they are spoken.

use crate::{Language, SeatName};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::memoizer::MemoizerKind;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use include_dir::{Dir, include_dir};
use std::fmt::Write;
use table::{Message, Seat};

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// Something wrong with a text. Players see the key in brackets instead; tests fail.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{key}: {problem}")]
pub struct Fault {
    /// The key, or the file.
    pub key: String,
    /// What is wrong.
    pub problem: String,
}

/// All texts in one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
    faults: Vec<Fault>,
}

impl Texts {
    /// The texts of a language. Faults in the files are kept in [`Texts::faults`]; the rest works.
    pub fn new(language: Language) -> Texts {
        Texts::with(language, &[])
    }

    /// The texts of a language, and those that games bring along: the code of a language, and a Fluent file.
    pub fn with(language: Language, brought: &[(&str, &str)]) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // All four languages run left to right; isolation marks would only litter copied logs.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_true_minus));
        let mut texts = Texts { language, bundle, keys: Vec::new(), faults: Vec::new() };
        for (name, source) in Texts::sources(language) {
            texts.add(name, source);
        }
        for (code, source) in brought.iter().filter(|(code, _)| *code == language.code()) {
            texts.add(format!("{code}, brought along"), source);
        }
        texts
    }

    /// The embedded files of a language: name and text.
    pub fn sources(language: Language) -> impl Iterator<Item = (String, &'static str)> {
        let files = LOCALES.get_dir(language.code()).into_iter().flat_map(|folder| folder.files());
        files.filter_map(|file| Some((file.path().display().to_string(), file.contents_utf8()?)))
    }

    fn add(&mut self, name: String, source: &str) {
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let faults =
                    errors.iter().map(|error| Fault { key: name.clone(), problem: error.to_string() });
                self.faults.extend(faults);
                resource
            }
        };
        // A message begins its line with its key; comments, terms and attributes do not.
        let keys = source.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        self.keys
            .extend(keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase())).map(str::to_owned));
        if let Err(errors) = self.bundle.add_resource(resource) {
            let faults = errors.iter().map(|error| Fault { key: name.clone(), problem: error.to_string() });
            self.faults.extend(faults);
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What is wrong with the files themselves.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The keys that begin so, in the order of the files.
    pub fn keys<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        self.keys.iter().map(String::as_str).filter(move |key| key.starts_with(prefix))
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message in this language. Whatever is missing stands there in brackets.
    pub fn render(&self, message: &Message, names: &dyn Fn(Seat) -> SeatName) -> String {
        self.render_strictly(message, names).0
    }

    /// The message in this language, and everything that was wrong with it.
    pub fn render_strictly(
        &self,
        message: &Message,
        names: &dyn Fn(Seat) -> SeatName,
    ) -> (String, Vec<Fault>) {
        let mut faults = Vec::new();
        let variables = self.variables(&message.args, names, &mut faults);
        let text = self.value(&message.key, &variables, &mut faults);
        (text, faults)
    }

    /// A message that names no seat.
    pub fn say(&self, message: &Message) -> String {
        self.render(message, &|seat| SeatName::Name((seat.number() + 1).to_string()))
    }

    /// A message's attribute, such as the text of a rule.
    pub fn attribute(&self, key: &str, name: &str) -> Option<String> {
        let attributes = self.attributes(key, &FluentArgs::new(), &mut Vec::new());
        attributes.into_iter().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    pub(crate) fn value(&self, key: &str, variables: &FluentArgs<'_>, faults: &mut Vec<Fault>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            faults.push(Fault { key: key.to_owned(), problem: format!("missing in {}", self.language) });
            return format!("[{key}]");
        };
        self.format(key, pattern, variables, faults)
    }

    pub(crate) fn attributes(
        &self,
        key: &str,
        variables: &FluentArgs<'_>,
        faults: &mut Vec<Fault>,
    ) -> Vec<(String, String)> {
        let message = self.bundle.get_message(key);
        let attributes = message.iter().flat_map(|message| message.attributes());
        attributes
            .map(|attribute| {
                (attribute.id().to_owned(), self.format(key, attribute.value(), variables, faults))
            })
            .collect()
    }

    fn format(
        &self,
        key: &str,
        pattern: &Pattern<&str>,
        variables: &FluentArgs<'_>,
        faults: &mut Vec<Fault>,
    ) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(variables), &mut errors);
        for error in &errors {
            let mut problem = format!("in {}: ", self.language);
            let _ = write!(problem, "{error}");
            faults.push(Fault { key: key.to_owned(), problem });
        }
        // Soft hyphens serve the browser only.
        text.replace('\u{ad}', "")
    }
}

/// Negative numbers have a true minus (U+2212) in all languages; everything else is written as usual.
fn with_true_minus<M: MemoizerKind>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}
