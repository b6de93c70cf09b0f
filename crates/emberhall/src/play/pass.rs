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
        let mut is_there = false;
        let next = self.listen(None, |play, command| match command {
            Command::Choices => {
                // The turn is shown again to the next person at the keyboard.
                play.turn = None;
                is_there = true;
                Ok(Next::Go)
            }
            // A number typed too early must not choose anything for the next player.
            Command::Number(_) | Command::Why(_) | Command::Hand => {
                play.problem(&about("ui-pass"))?;
                Ok(Next::Stay)
            }
            command => play.execute(command, &[]),
        })?;
        Ok(if is_there { Next::Stay } else { next })
    }
}
