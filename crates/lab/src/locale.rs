//! How the lab speaks: texts and numbers in the chosen language.

use crate::charts::Numerals;
use table::Message;
use texts::{Language, Texts};

/// A language for tables and reports.
#[derive(Clone, Copy)]
pub struct Locale<'a> {
    texts: &'a Texts,
}

impl<'a> Locale<'a> {
    /// Speaks with these texts.
    pub fn new(texts: &'a Texts) -> Locale<'a> {
        Locale { texts }
    }

    /// The language's code.
    pub fn code(&self) -> &'static str {
        self.texts.language().code()
    }

    /// A message.
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// A message without arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.texts.say(&Message::new(key))
    }

    /// A number with so many digits behind the decimal sign.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{:.digits$}", number.abs());
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        let zero = text.chars().all(|digit| matches!(digit, '0' | '.'));
        let sign = if number < 0.0 && !zero { "−" } else { "" };
        let whole = self.grouped(whole);
        if fraction.is_empty() {
            return format!("{sign}{whole}");
        }
        format!("{sign}{whole}{}{fraction}", self.texts.language().decimal_sign())
    }

    /// A whole number.
    pub fn whole(&self, number: u64) -> String {
        self.grouped(&number.to_string())
    }

    /// A share in per cent.
    pub fn percent(&self, share: f64) -> String {
        Numerals::of(self.code()).percent(share, 1)
    }

    /// An interval of shares in per cent.
    pub fn between(&self, (low, high): (f64, f64)) -> String {
        format!("{} – {}", self.decimal(low * 100.0, 1), self.decimal(high * 100.0, 1))
    }

    /// Digits in groups of three, once there are more than four.
    fn grouped(&self, digits: &str) -> String {
        if digits.len() < 5 {
            return digits.to_owned();
        }
        let sign = match self.texts.language() {
            Language::En => ",",
            Language::De => ".",
            Language::Pl | Language::Et => "\u{a0}",
        };
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push_str(sign);
            }
            text.push(digit);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let (english, polish) = (Texts::new(Language::En), Texts::new(Language::Pl));
        let (english, polish) = (Locale::new(&english), Locale::new(&polish));
        assert_eq!(english.decimal(12_345.678, 1), "12,345.7");
        assert_eq!(polish.decimal(12_345.678, 1), "12\u{a0}345,7");
        assert_eq!(english.decimal(-0.04, 1), "0.0");
        assert_eq!(english.decimal(-3.26, 1), "−3.3");
        assert_eq!(english.whole(100_000), "100,000");
        assert_eq!(english.whole(1_234), "1234");
        assert_eq!(polish.percent(0.5), "50,0%");
        assert_eq!(english.between((0.25, 0.5)), "25.0 – 50.0");
    }
}
