//! Passing the keyboard: nothing of the next player's is shown before that player says so.

use super::commands::Command;
use super::{Next, Play};
use crate::Stop;
use crate::board::Board;
use table::{Message, Seat, Viewer};

impl<G: Board> Play<'_, G> {
    /// Waits until the player at this seat has the keyboard. Until then only what all may see is shown.
    ///
    /// [`Next::Stay`] goes on with the question, anything else does not.
    pub(super) fn pass_keyboard(&mut self, seat: Seat) -> Result<Next, Stop> {
        self.viewer = Viewer::Spectator;
        self.console.wipe(self.voice)?;
        let who = self.seats.full_name(self.session.game(), seat);
        let about = |key: &'static str| Message::new(key).with("player", who.clone());
        self.show_news()?;
        self.console.gap()?;
        self.notice(&about("ui-pass"))?;
        loop {
            let Some(line) = self.console.ask("> ")? else { return Ok(Next::Leave) };
            let next = match Command::read(&line, self.voice, G::COMMANDS) {
                Ok(Command::Choices) => {
                    // The turn is shown anew to whoever sits down now.
                    self.turn = None;
                    return Ok(Next::Stay);
                }
                // A number typed too early must not choose anything for the next player.
                Ok(Command::Number(_) | Command::Why(_) | Command::Hand) => {
                    self.problem(&about("ui-pass"))?;
                    Next::Stay
                }
                Ok(command) => self.obey(command, &[])?,
                Err(message) => {
                    self.problem(&message)?;
                    Next::Stay
                }
            };
            if next != Next::Stay {
                return Ok(next);
            }
        }
    }
}
