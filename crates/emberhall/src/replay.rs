//! Replays a game file: prints its log and checks every state on the way.

use crate::board::{Board, Scene};
use crate::console::Console;
use crate::play::{Log, endings};
use crate::seats::Seats;
use crate::voice::Voice;
use crate::{Stop, files};
use table::{Explain, Seat, Session, Viewer};

/// Replays a file of this game.
pub fn replay<G: Board>(voice: &Voice, console: &mut Console, path: &str) -> Result<(), Stop> {
    let file = files::read_game::<G>(path)?;
    let checked = files::checked(&file);
    let session = Session::replay(file, &mut ()).map_err(|error| files::within(path, error.message()))?;
    let game = session.game();
    let seats = Seats { names: session.names().to_vec(), bots: vec![false; usize::from(game.seats())] };
    let names = |seat: Seat| seats.name(game, seat);
    let scene = Scene { voice, names: &names, seats: &seats };
    for line in G::setup_text(session.setup()) {
        console.lines(voice.wrap("", 0, &scene.tell(&line)))?;
    }
    Log::of(&session, &seats).show(0, Viewer::Spectator, voice, console)?;
    console.gap()?;
    match game.ending() {
        Some(ending) => endings(game, &scene, console, &ending)?,
        None => console.lines(voice.wrap("", 0, &voice.word("ui-replay-unfinished")))?,
    }
    for message in checked {
        console.lines(voice.wrap("", 0, &voice.say(&message)))?;
    }
    Ok(())
}
