//! Who sits where: people with their names, and bots.

use table::{Message, Narrate, Seat};
use texts::SeatName;

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    /// The players' names by seat; empty when none was given.
    pub names: Vec<String>,
    /// Whether a bot plays, by seat.
    pub bots: Vec<bool>,
}

impl Seats {
    /// Whether a bot sits there.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.bots.get(seat.index()).copied().unwrap_or(false)
    }

    /// The only person at the table, when there is just one.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.bots.len() as u8).filter(|&seat| !self.is_bot(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Whether nobody but bots plays.
    pub fn only_bots(&self) -> bool {
        self.bots.iter().all(|&bot| bot)
    }

    /// The seat as the game speaks of it: by its own name, else by the player's, else by number.
    pub fn name<G: Narrate>(&self, game: &G, seat: Seat) -> SeatName {
        match game.seat_text(seat) {
            Some(message) => SeatName::Message(message),
            None => match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
                Some(name) => SeatName::Name(name.clone()),
                None => SeatName::Message(Message::new("ui-seat").with("n", seat.number() + 1)),
            },
        }
    }

    /// The seat with everything that tells it apart: “Horan (Anna)”, “Taia (bot)”.
    pub fn full_name<G: Narrate>(&self, game: &G, seat: Seat) -> Message {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        let plain = game.seat_text(seat).is_none();
        match (name, self.is_bot(seat)) {
            (Some(name), true) if !plain => {
                Message::new("ui-who-named-bot").with("player", seat).with("name", name.clone())
            }
            (Some(name), false) if !plain => {
                Message::new("ui-who-named").with("player", seat).with("name", name.clone())
            }
            (_, true) => Message::new("ui-who-bot").with("player", seat),
            (_, false) => Message::new("ui-who").with("player", seat),
        }
    }
}

/// Which seats bots take, as it is written after `--bots`: a count, a list of seats, or `all`.
///
/// A single number is a count, and the last seats are taken. With a comma the numbers are seats from 1.
pub fn read_bots(text: &str, players: u8) -> Result<Vec<bool>, Message> {
    let total = usize::from(players);
    let wrong = || Message::new("ui-wrong-bots").with("found", text.to_owned()).with("n", players);
    if text.eq_ignore_ascii_case("all") {
        return Ok(vec![true; total]);
    }
    if !text.contains(',') {
        let count: usize = text.trim().parse().ok().filter(|&count| count <= total).ok_or_else(wrong)?;
        return Ok((0..total).map(|seat| seat >= total - count).collect());
    }
    let mut bots = vec![false; total];
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let seat: usize = part.parse().ok().filter(|seat| (1..=total).contains(seat)).ok_or_else(wrong)?;
        bots[seat - 1] = true;
    }
    Ok(bots)
}

/// The names after `--names`: separated by commas, at most one for each seat.
pub fn read_names(text: &str, players: u8) -> Result<Vec<String>, Message> {
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    if names.len() > usize::from(players) {
        return Err(Message::new("ui-wrong-names").with("found", names.len()).with("n", players));
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_a_count_or_a_list() {
        assert_eq!(read_bots("2", 3), Ok(vec![false, true, true]));
        assert_eq!(read_bots("1,3", 3), Ok(vec![true, false, true]));
        assert_eq!(read_bots("2,", 3), Ok(vec![false, true, false]));
        assert_eq!(read_bots("ALL", 2), Ok(vec![true, true]));
        for wrong in ["4", "x", "-1", "0,1", "1,4", ""] {
            assert!(read_bots(wrong, 3).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn there_are_no_more_names_than_seats() {
        assert_eq!(read_names("Anna, Jan", 3), Ok(vec!["Anna".to_owned(), "Jan".to_owned()]));
        assert!(read_names("a,b,c", 2).is_err());
    }
}
