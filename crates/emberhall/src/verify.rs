//! Verifies the dice of a finished game: the seed against its commitment, every outcome against the seed.

use crate::console::Console;
use crate::voice::Voice;
use crate::{Stop, files};
use fair::Verified;
use table::{Explain, Game, Message};

/// Verifies a file of this game. A game that was not fair is a problem, with its exit code.
pub fn verify<G: Game>(path: &str) -> Result<Checked, Message> {
    let file = files::read_game::<G>(path)?;
    let inputs = files::checked(&file);
    let verified = fair::verify(file).map_err(|error| files::within(path, error.message()))?;
    Ok(Checked { verified, inputs })
}

/// What was found about a file.
pub struct Checked {
    verified: Verified,
    /// How its inputs were checked.
    inputs: Vec<Message>,
}

/// Says what was verified.
pub fn show(voice: &Voice, console: &mut Console, checked: Checked) -> Result<(), Stop> {
    for message in checked.verified.messages().into_iter().chain(checked.inputs) {
        console.lines(voice.wrap("", 0, &voice.say(&message)))?;
    }
    Ok(())
}
