//! Numbers as a language writes them.

/// How a language writes numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numerals {
    /// Between the whole and the fraction.
    pub mark: char,
    /// Between a number and the per cent sign.
    pub before_percent: &'static str,
    /// Between groups of three digits.
    pub group: char,
}

impl Numerals {
    /// As English does.
    pub const ENGLISH: Numerals = Numerals { mark: '.', before_percent: "", group: ',' };

    /// As the language with this code does. Unknown languages write like English.
    pub fn of(language: &str) -> Numerals {
        match language {
            "de" => Numerals { mark: ',', before_percent: "\u{a0}", group: '.' },
            "pl" | "et" => Numerals { mark: ',', before_percent: "", group: '\u{a0}' },
            _ => Numerals::ENGLISH,
        }
    }

    /// A number with so many digits after the mark.
    pub fn number(self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}");
        // A rounded −0 is a 0.
        let zero = text.chars().all(|c| matches!(c, '-' | '0' | '.'));
        let text = if zero { text.trim_start_matches('-') } else { &text };
        text.replace('.', &self.mark.to_string()).replace('-', "−")
    }

    /// A whole number, its digits in groups of three once there are more than four.
    pub fn whole(self, value: u128) -> String {
        let digits = value.to_string();
        if digits.len() < 5 {
            return digits;
        }
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(self.group);
            }
            text.push(digit);
        }
        text
    }

    /// A share of 1 as per cent with so many digits after the mark.
    pub fn percent(self, share: f64, digits: usize) -> String {
        format!("{}{}%", self.number(share * 100.0, digits), self.before_percent)
    }
}

/// How the numbers of an axis are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// As numbers with so many digits after the mark.
    Number(Numerals, usize),
    /// Shares of 1 as per cent with so many digits after the mark.
    Percent(Numerals, usize),
}

impl Shown {
    /// A value with all its digits.
    pub fn value(self, value: f64) -> String {
        match self {
            Shown::Number(numerals, digits) => numerals.number(value, digits),
            Shown::Percent(numerals, digits) => numerals.percent(value, digits),
        }
    }

    /// A tick of an axis: no more digits than the step between two ticks needs.
    pub fn tick(self, value: f64, step: f64) -> String {
        let needed = |step: f64| (0..6).find(|&d| is_whole(step * 10f64.powi(d))).unwrap_or(6) as usize;
        match self {
            Shown::Number(numerals, _) => numerals.number(value, needed(step)),
            Shown::Percent(numerals, _) => numerals.percent(value, needed(step * 100.0)),
        }
    }
}

fn is_whole(value: f64) -> bool {
    (value - value.round()).abs() < 1e-6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_language() {
        assert_eq!(Numerals::of("en").percent(0.125, 1), "12.5%");
        assert_eq!(Numerals::of("de").percent(0.125, 1), "12,5\u{a0}%");
        assert_eq!(Numerals::of("pl").number(-0.5, 2), "−0,50");
        assert_eq!(Numerals::of("en").number(-0.0001, 2), "0.00");
        assert_eq!(Numerals::of("de").whole(1234567), "1.234.567");
        assert_eq!(Numerals::of("et").whole(1234), "1234");
    }

    #[test]
    fn ticks_have_the_digits_they_need() {
        let shown = Shown::Percent(Numerals::ENGLISH, 2);
        assert_eq!(shown.tick(0.25, 0.25), "25%");
        assert_eq!(shown.tick(0.005, 0.005), "0.5%");
        assert_eq!(Shown::Number(Numerals::ENGLISH, 0).tick(0.5, 0.5), "0.5");
    }
}
