//! Verifies the dice of a finished game: the seed against its commitment, every outcome against the seed.

use crate::console::Console;
use crate::voice::Voice;
use crate::{Stop, files, games};
use catalog::{Listed, Visit};
use fair::Verified;
use table::{Explain, Message};

/// Verifies a file of whichever game it is. A game that was not fair is a problem, with its exit code.
pub fn run(voice: &Voice, console: &mut Console, path: &str) -> Result<(), Stop> {
    let id = games::of_file(path)?.id;
    let unknown = || Message::new("ui-unknown-game").with("found", id).with("known", games::ids());
    let verified = catalog::visit(id, Check { path }).ok_or_else(unknown)??;
    let (checked, verified) = verified;
    for message in verified.messages().into_iter().chain(checked) {
        console.lines(voice.wrap("", 0, &voice.say(&message)))?;
    }
    Ok(())
}

/// The check of one file.
struct Check<'a> {
    path: &'a str,
}

impl Visit for Check<'_> {
    type Out = Result<(Vec<Message>, Verified), Message>;
    fn visit<G: Listed>(self) -> Self::Out {
        let file = files::read_game::<G>(self.path)?;
        let checked = files::checked(&file);
        let verified = fair::verify(file).map_err(|error| files::within(self.path, error.message()))?;
        Ok((checked, verified))
    }
}
