//! The languages there are.

use std::fmt;
use std::str::FromStr;
use table::{Explain, Message, Points};
use unic_langid::LanguageIdentifier;

/// A language Emberhall speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Language {
    /// English.
    En,
    /// Polish.
    Pl,
    /// German.
    De,
    /// Estonian.
    Et,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::Pl, Language::De, Language::Et];

    /// The two-letter code, which is also the folder under `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
            Language::De => "de",
            Language::Et => "et",
        }
    }

    /// The language's name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Pl => "Polski",
            Language::De => "Deutsch",
            Language::Et => "Eesti",
        }
    }

    /// The decimal sign: numbers with a fraction are written by hand, since the formatter always prints a point.
    pub const fn decimal_sign(self) -> char {
        match self {
            Language::En => '.',
            Language::Pl | Language::De | Language::Et => ',',
        }
    }

    /// Points with the decimal sign of the language: “4.5” or “4,5”.
    pub fn points(self, points: Points) -> String {
        let replace = |c: char| match c {
            '.' => self.decimal_sign(),
            '-' => '−',
            digit => digit,
        };
        points.to_string().chars().map(replace).collect()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the codes are language identifiers")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language nobody has written texts in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the language {found:?} is not known; known are en, pl, de, et")]
pub struct UnknownLanguage {
    /// What was asked for.
    pub found: String,
}

impl Explain for UnknownLanguage {
    fn message(&self) -> Message {
        let known: Vec<String> = Language::ALL
            .iter()
            .map(|language| format!("{} ({})", language.code(), language.own_name()))
            .collect();
        Message::new("ui-unknown-language").with("found", self.found.clone()).with("known", known.join(", "))
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code such as `pl`, also in capitals.
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| code.eq_ignore_ascii_case(language.code()))
            .ok_or_else(|| UnknownLanguage { found: code.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_in_any_case_and_others_are_refused() {
        assert_eq!("PL".parse(), Ok(Language::Pl));
        let refused = "fr".parse::<Language>().expect_err("French is not spoken here");
        assert_eq!(refused.found, "fr");
        assert_eq!(refused.message().key, "ui-unknown-language");
    }

    #[test]
    fn points_use_the_sign_of_the_language() {
        let points = Points::from_hundredths;
        assert_eq!(Language::En.points(points(450)), "4.5");
        assert_eq!(Language::De.points(points(450)), "4,5");
        assert_eq!(Language::Pl.points(points(400)), "4");
        assert_eq!(Language::Et.points(points(-50)), "−0,5");
    }
}
