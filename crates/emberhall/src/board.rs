//! What the terminal needs from a game beyond its rules: how its table looks.

use crate::args::{GameOption, PlayOptions};
use crate::console::Console;
use crate::lab_odds::{Figures, Given};
use crate::seats::Seats;
use crate::voice::Voice;
use crate::{Stop, plain};
use catalog::Listed;
use table::{Message, Seat, Viewer};
use texts::SeatName;

/// How a game's table is shown. Only what the viewer may see is shown.
///
/// Everything has a plain answer made from what the game describes, so `impl Board for MyGame {}` is enough.
pub trait Board: Listed {
    /// The commands of the lab that show exact figures of this game.
    const FIGURES: &'static [Figures] = &[];

    /// The options of `play` that are this game's own: those of its form, unless it has other words for them.
    fn options() -> Vec<GameOption> {
        plain::options(Self::FORM)
    }

    /// The setup that the options ask for.
    fn setup(_voice: &Voice, options: &PlayOptions) -> Result<Self::Setup, Message> {
        plain::setup::<Self>(options)
    }

    /// Asks in the start menu for the game's own options; `None` when the input has ended.
    fn menu(voice: &Voice, console: &mut Console, _players: u8, own: Given) -> Result<Option<Given>, Stop> {
        plain::menu(Self::FORM, voice, console, own)
    }

    /// Commands of this game alone: the English name, and the key of the names and explanations.
    const COMMANDS: &'static [(&'static str, &'static str)] = &[];

    /// Answers one of the game's own commands; `choices` are those now numbered for the player.
    fn answer(
        &self,
        command: &str,
        _about: &str,
        _choices: &[Self::Choice],
        _viewer: Viewer,
        _scene: &Scene<'_>,
    ) -> Result<Vec<String>, Message> {
        Err(Message::new("ui-unknown-command").with("found", command.to_owned()))
    }

    /// The turn being played: it changes whenever a new turn begins. `None` before the first.
    fn turn(&self) -> Option<(u32, Seat)> {
        plain::turn(self)
    }

    /// Whether a line of the log opens a turn.
    fn opens_turn(_event: &Self::Event) -> bool {
        false
    }

    /// How many of the first of these events are better told in one line, and that line.
    fn in_one_line(_events: &[&Self::Event]) -> Option<(usize, Message)> {
        None
    }

    /// A line above the table: the round, what is left to draw and to do.
    fn headline(&self) -> Vec<Message> {
        Vec::new()
    }

    /// The drawn map, cropped to the frame, then its legend; without a drawing the map as sentences.
    fn map(&self, viewer: Viewer, scene: &Scene<'_>, _frame: Frame) -> Vec<String> {
        self.map_in_words(viewer, scene)
    }

    /// The map as sentences.
    fn map_in_words(&self, viewer: Viewer, scene: &Scene<'_>) -> Vec<String> {
        plain::described(self, viewer, scene)
    }

    /// A player's board: each string one paragraph, the first the most important. `full` when it was asked for.
    fn status(&self, _seat: Seat, _scene: &Scene<'_>, _full: bool) -> Vec<String> {
        Vec::new()
    }

    /// Whether the map helps with the question now asked, also in the middle of a turn.
    fn wants_map(&self) -> bool {
        false
    }

    /// A word on a choice, beside its text: what the game remarks on it. In a small window only what matters most.
    fn note(view: &Self::View, choice: &Self::Choice, small: bool) -> Option<Message> {
        if small { None } else { Self::remark(view, choice) }
    }

    /// How sure the component figures of the game as it is shipped are, as sentences.
    fn shipped_figures(_voice: &Voice) -> Vec<String> {
        Vec::new()
    }

    /// How sure the component figures of this very game are, as sentences.
    fn figures(&self, voice: &Voice) -> Vec<String> {
        Self::shipped_figures(voice)
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
    /// Whether a player asked for the map; otherwise it goes with a question.
    pub asked: bool,
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
