//! What the terminal needs from a game beyond its rules: how its table looks.

use crate::seats::Seats;
use crate::voice::Voice;
use table::{Ending, Message, Narrate, Seat, Viewer};
use texts::SeatName;

/// How a game's table is shown. Only what the viewer may see is shown.
pub trait Board: Narrate {
    /// What the keys of the game's rules begin with, such as `rule-k-`.
    const RULE_KEYS: &'static str;

    /// The turn being played: it changes whenever a new turn begins. `None` before the first.
    fn turn(&self) -> Option<(u32, Seat)>;

    /// Whether a line of the log opens a turn.
    fn opens_turn(event: &Self::Event) -> bool;

    /// A line above the table: the round, what is left to draw and to do.
    fn headline(&self) -> Vec<Message>;

    /// The drawn map, cropped to the frame, then its legend.
    fn map(&self, viewer: Viewer, scene: &Scene<'_>, frame: Frame) -> Vec<String>;

    /// The map as sentences.
    fn map_in_words(&self, viewer: Viewer, scene: &Scene<'_>) -> Vec<String>;

    /// A player's board: each string one paragraph, the first the most important.
    fn status(&self, seat: Seat, scene: &Scene<'_>) -> Vec<String>;

    /// What is good to know for the question now asked.
    fn situation(&self) -> Vec<Message>;

    /// Whether the map helps with the question now asked, also in the middle of a turn.
    fn wants_map(&self) -> bool {
        false
    }

    /// What only this viewer sees; `None` when the game never hides anything from others here.
    fn hand(&self, viewer: Viewer) -> Option<Vec<Message>>;

    /// The heading a choice is listed under. Choices with equal headings stand together.
    fn group(&self, choice: &Self::Choice) -> Message;

    /// Whether nobody would think of this choice here, so that a list of what is not possible is shorter without.
    fn is_far_fetched(&self, _choice: &Self::Choice) -> bool {
        false
    }

    /// How sure the component figures are, as sentences.
    fn figures(&self, voice: &Voice) -> Vec<String>;

    /// What the points at the end consist of, for one player.
    fn points(&self, _ending: &Ending, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }
}

/// How much of the map is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// At most so many columns.
    pub columns: usize,
    /// At most so many rows.
    pub rows: usize,
    /// Whether signs are explained below.
    pub legend: bool,
}

/// Who speaks to whom about whom.
pub struct Scene<'a> {
    /// The language and the looks.
    pub voice: &'a Voice,
    /// How each seat is called.
    pub names: &'a dyn Fn(Seat) -> SeatName,
    /// Who sits where.
    pub seats: &'a Seats,
}

impl Scene<'_> {
    /// The message in the player's language.
    pub fn tell(&self, message: &Message) -> String {
        self.voice.tell(message, self.names)
    }

    /// Several messages as one line, set apart by dots, or by full stops for a screen reader.
    pub fn joined(&self, parts: &[String]) -> String {
        // A dot stays at the end of its line.
        parts.join(if self.voice.plain { "; " } else { "\u{a0}· " })
    }
}
