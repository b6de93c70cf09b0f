//! The languages there are.

use std::fmt;
use std::str::FromStr;
use table::{Explain, Message};
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

    /// Half points as a number of points: 9 is “4.5” or “4,5”.
    pub fn halves(self, half_points: i16) -> String {
        let sign = if half_points < 0 { "−" } else { "" };
        let (whole, half) = (half_points.unsigned_abs() / 2, half_points % 2 != 0);
        if half { format!("{sign}{whole}{}5", self.decimal_sign()) } else { format!("{sign}{whole}") }
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
    fn half_points_use_the_sign_of_the_language() {
        assert_eq!(Language::En.halves(9), "4.5");
        assert_eq!(Language::De.halves(9), "4,5");
        assert_eq!(Language::Pl.halves(8), "4");
        assert_eq!(Language::Et.halves(-1), "−0,5");
    }
}
