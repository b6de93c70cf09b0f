//! Verifies the dice of a finished game: the seed against its commitment, every outcome against the seed.

use crate::console::Console;
use crate::voice::Voice;
use crate::{Stop, files};
use fair::Verified;
use table::{Explain, Game, Message};

/// Verifies a file of this game. A game that was not fair is a problem, with its exit code.
pub fn verify<G: Game>(path: &str) -> Result<Verified, Message> {
    fair::verify(files::read_game::<G>(path)?).map_err(|error| files::within(path, error.message()))
}

/// Says what was verified.
pub fn show(voice: &Voice, console: &mut Console, verified: &Verified) -> Result<(), Stop> {
    for message in verified.messages() {
        console.lines(voice.wrap("", 0, &voice.say(&message)))?;
    }
    Ok(())
}
