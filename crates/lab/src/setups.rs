//! The setups that are played: the usual one for so many players, or any that the game knows.

use crate::Error;
use catalog::Listed;
use table::{Explain, Message};

/// A setup with the number of its seats and what it is called on the command line.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen<S> {
    /// The setup itself.
    pub setup: S,
    /// How many play.
    pub players: u8,
    /// As it is told in results: a number of players, or the setup as JSON.
    pub text: String,
}

/// The usual setups for a list such as `2`, `2-5` or `2,4`.
pub fn default<G: Listed>(players: &str) -> Result<Vec<Chosen<G::Setup>>, Error> {
    let mut chosen = Vec::new();
    for count in numbers("--players", players)? {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        chosen.push(checked::<G>(G::usual(count), count.to_string())?);
    }
    Ok(chosen)
}

/// A setup written as JSON, or in a file.
pub fn written<G: Listed>(text: &str) -> Result<Chosen<G::Setup>, Error> {
    let inline = text.trim_start().starts_with('{');
    let json = if inline {
        text.to_owned()
    } else {
        std::fs::read_to_string(text)
            .map_err(|error| Error::Unreadable { file: text.to_owned(), problem: error.to_string() })?
    };
    let setup: G::Setup = serde_json::from_str(&json).map_err(|error| Error::SetupMalformed {
        setup: text.to_owned(),
        line: error.line(),
        column: error.column(),
        problem: error.to_string(),
    })?;
    // What a file holds may change; what was played is written down.
    let told = serde_json::to_string(&setup).unwrap_or_else(|_| text.to_owned());
    checked::<G>(setup, told)
}

fn checked<G: Listed>(setup: G::Setup, text: String) -> Result<Chosen<G::Setup>, Error> {
    match G::start(&setup) {
        Ok(game) => Ok(Chosen { players: game.seats(), setup, text }),
        Err(error) => Err(Error::SetupRefused { setup: text, reason: Box::new(reason(&error)) }),
    }
}

fn reason(error: &impl Explain) -> Message {
    error.message()
}

/// The numbers of a list such as `2`, `2-5` or `10,20,50`: at least one, none of them 0.
pub fn numbers(option: &'static str, text: &str) -> Result<Vec<u64>, Error> {
    let wrong = || Error::WrongList { option, found: text.to_owned() };
    let mut numbers = Vec::new();
    for part in text.split(',').map(str::trim) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let read = |number: &str| number.trim().parse().ok().filter(|&n: &u64| n > 0).ok_or_else(wrong);
        let (first, last) = (read(first)?, read(last)?);
        if first > last || last - first > 1_000 {
            return Err(wrong());
        }
        numbers.extend(first..=last);
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_ranges_are_read() {
        assert_eq!(numbers("--players", "2-5"), Ok(vec![2, 3, 4, 5]));
        assert_eq!(numbers("--times", "10, 20,50"), Ok(vec![10, 20, 50]));
        for wrong in ["", "0", "5-2", "two", "2-", "-3", "1,,2", "1-99999999"] {
            assert!(numbers("--players", wrong).is_err(), "{wrong}");
        }
    }
}
