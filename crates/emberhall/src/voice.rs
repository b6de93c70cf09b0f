//! How the terminal speaks: in which language, how wide, with or without colour and drawing.

use crate::ink::Ink;
use table::{Message, Seat};
use texts::{Language, SeatName, Texts};

/// The widest column of running text; longer lines tire the eye.
const WIDEST: usize = 100;

/// How the terminal speaks.
pub struct Voice {
    /// The texts of the chosen language.
    pub texts: Texts,
    /// The texts that games bring along, for whichever language is chosen.
    brought: Vec<(&'static str, &'static str)>,
    /// Whether the terminal shows colour at all.
    colourful: bool,
    /// For a screen reader: no drawing, no colour, no wrapping.
    pub plain: bool,
    /// Whether colour may be used.
    pub colour: bool,
    /// The columns of the terminal.
    pub columns: usize,
    /// The rows of the terminal, when there is one.
    pub rows: Option<usize>,
}

impl Voice {
    /// The voice for this terminal, as the environment wants it.
    pub fn new(language: Language, plain: bool) -> Voice {
        Voice::with(language, plain, Vec::new())
    }

    /// The same with the texts that games bring along: the code of a language, and a Fluent file.
    pub fn with(language: Language, plain: bool, brought: Vec<(&'static str, &'static str)>) -> Voice {
        use std::io::IsTerminal;
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let terminal = std::io::stdout().is_terminal();
        let size = terminal_size::terminal_size();
        let columns = size.map_or(80, |(width, _)| usize::from(width.0));
        let colourful = terminal && !dumb && !set("NO_COLOR");
        Voice {
            texts: Texts::with(language, &brought),
            brought,
            colourful,
            plain,
            colour: colourful && !plain,
            columns: columns.max(40),
            rows: size.filter(|_| terminal).map(|(_, height)| usize::from(height.0)),
        }
    }

    /// Speaks this language from now on.
    pub fn speak(&mut self, language: Language) {
        self.texts = Texts::with(language, &self.brought);
    }

    /// With or without drawing and colour from now on.
    pub fn set_plain(&mut self, plain: bool) {
        self.plain = plain;
        self.colour = self.colourful && !plain;
    }

    /// A message that names no seat.
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// A message without arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.texts.say(&Message::new(key))
    }

    /// A message that may name seats.
    pub fn tell(&self, message: &Message, names: &dyn Fn(Seat) -> SeatName) -> String {
        self.texts.render(message, names)
    }

    /// The text in an ink, where colour is wanted.
    pub fn paint(&self, ink: Ink, text: &str) -> String {
        if self.colour { ink.paint(text) } else { text.to_owned() }
    }

    /// The text in lines that fit, the first after `first`, the others after as many spaces as `indent`.
    pub fn wrap(&self, first: &str, indent: usize, text: &str) -> Vec<String> {
        if self.plain {
            return vec![format!("{}{text}", first.trim_start())];
        }
        let indent = " ".repeat(indent);
        let options = textwrap::Options::new(self.columns.min(WIDEST))
            .initial_indent(first)
            .subsequent_indent(&indent)
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .wrap_algorithm(textwrap::WrapAlgorithm::FirstFit)
            .break_words(true);
        textwrap::wrap(text, options).into_iter().map(|line| line.trim_end().to_owned()).collect()
    }

    /// A heading: a word on a rule, or alone on its line for a screen reader.
    pub fn heading(&self, text: &str) -> String {
        if self.plain {
            return text.to_owned();
        }
        let length = self.columns.min(WIDEST).saturating_sub(text.chars().count() + 4);
        let line = "─".repeat(length);
        format!(
            "{} {} {}",
            self.paint(Ink::Faint, "──"),
            self.paint(Ink::Heading, text),
            self.paint(Ink::Faint, &line)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_never_torn_apart() {
        let mut voice = Voice::new(Language::En, false);
        voice.columns = 40;
        let lines = voice.wrap("  ", 4, "Lord Xanros moves to the far place (1,\u{a0}−2), and rests.");
        assert_eq!(lines, ["  Lord Xanros moves to the far place", "    (1,\u{a0}−2), and rests."]);
    }

    #[test]
    fn a_plain_voice_never_wraps() {
        let voice = Voice::new(Language::En, true);
        assert_eq!(voice.wrap("  ", 4, &"word ".repeat(60)).len(), 1);
    }
}
