//! The log of a game: what was told to whom, and how the seats were called at that time.

use crate::Stop;
use crate::board::{Board, Scene};
use crate::console::Console;
use crate::ink::Ink;
use crate::seats::Seats;
use crate::voice::Voice;
use std::rc::Rc;
use table::{Audience, Game, Message, Points, Seat, Session, Sink, Told, Viewer};
use texts::SeatName;

/// A line of the log.
struct Entry<E> {
    /// The input it came from.
    input: usize,
    told: Told<E>,
    /// How the seats were called then: a player who picks a hero later is not that hero yet.
    names: Rc<[SeatName]>,
}

/// The log of a game.
pub struct Log<G: Game> {
    entries: Vec<Entry<G::Event>>,
}

/// Takes the events of one input.
pub struct Recorder<'a, E> {
    input: usize,
    names: Rc<[SeatName]>,
    entries: &'a mut Vec<Entry<E>>,
}

impl<E> Sink<E> for Recorder<'_, E> {
    fn tell(&mut self, to: Audience, event: E) {
        let (input, names) = (self.input, self.names.clone());
        self.entries.push(Entry { input, told: Told { to, event }, names });
    }
}

impl<G: Board> Log<G> {
    /// The log of everything that has happened so far.
    pub fn of(session: &Session<G>, seats: &Seats) -> Log<G> {
        let mut log = Log { entries: Vec::new() };
        if let Ok(mut game) = G::start(session.setup()) {
            for (input, entry) in session.inputs().iter().enumerate() {
                let mut recorder = log.recorder(&game, seats, input);
                game.apply(&entry.input, &mut recorder);
            }
        }
        log
    }

    /// What takes the events of the next input, given the state before it.
    pub fn recorder(&mut self, game: &G, seats: &Seats, input: usize) -> Recorder<'_, G::Event> {
        let now: Rc<[SeatName]> = Seat::all(game.seats()).map(|seat| seats.name(game, seat)).collect();
        let names = match self.entries.last() {
            Some(last) if last.names == now => last.names.clone(),
            _ => now,
        };
        Recorder { input, names, entries: &mut self.entries }
    }

    /// How many lines there are, seen by anyone.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Forgets what came from this input and later ones.
    pub fn forget_from(&mut self, input: usize) {
        self.entries.retain(|entry| entry.input < input);
    }

    /// Where the last `lines` lines that the viewer may see begin.
    pub fn tail(&self, viewer: Viewer, lines: usize) -> usize {
        let seen = |index: &usize| self.entries[*index].told.to.includes(viewer);
        (0..self.len()).rev().filter(seen).take(lines).last().unwrap_or(self.len())
    }

    /// Shows the lines from one on, as the viewer may know them.
    pub fn show(
        &self,
        from: usize,
        viewer: Viewer,
        voice: &Voice,
        console: &mut Console,
    ) -> Result<(), Stop> {
        let seen: Vec<&Entry<G::Event>> =
            self.entries.iter().skip(from).filter(|entry| entry.told.to.includes(viewer)).collect();
        let events: Vec<&G::Event> = seen.iter().map(|entry| &entry.told.event).collect();
        let mut next = 0;
        while let Some(entry) = seen.get(next) {
            let names = |seat: Seat| entry.names.get(seat.index()).cloned().unwrap_or_else(|| numbered(seat));
            let event = &entry.told.event;
            let (lines, message) = match G::in_one_line(&events[next..]) {
                Some((lines, message)) => (lines, Some(message)),
                None => (1, G::event_text(event)),
            };
            next += lines.max(1);
            let Some(message) = message else { continue };
            let text = voice.tell(&message, &names);
            if G::opens_turn(event) {
                console.gap()?;
                console.lines(voice.wrap("", 2, &voice.paint(Ink::Heading, &text)))?;
            } else {
                console.lines(voice.wrap("  ", 4, &text))?;
            }
        }
        Ok(())
    }
}

fn numbered(seat: Seat) -> SeatName {
    SeatName::Message(Message::new("ui-seat").with("n", seat.number() + 1))
}

/// Shows who won, and everybody's points.
pub fn endings<G: Board>(
    game: &G,
    scene: &Scene<'_>,
    console: &mut Console,
    ending: &table::Ending,
) -> Result<(), Stop> {
    let winners: Vec<Message> = ending.winners.iter().map(|seat| scene.seats.full_name(game, seat)).collect();
    let message = match winners.len() {
        0 => Message::new("ui-result-nobody"),
        1 => Message::new("ui-result-winner").with("players", winners),
        _ => Message::new("ui-result-shared").with("players", winners),
    };
    console.line(&scene.voice.heading(&scene.tell(&message)))?;
    let mut seats: Vec<Seat> = Seat::all(game.seats()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(ending.points[seat.index()]));
    let view = game.view(Viewer::Spectator);
    for seat in seats {
        let line = points(scene.voice, scene.seats.full_name(game, seat), ending.points[seat.index()]);
        let parts: Vec<String> = [scene.tell(&line)]
            .into_iter()
            .chain(G::points(&view, seat).iter().map(|part| scene.tell(part)))
            .collect();
        console.lines(scene.voice.wrap("  ", 4, &scene.joined(&parts)))?;
    }
    Ok(())
}

/// A line with points: `$n` chooses the form, `$text` is shown.
fn points(voice: &Voice, player: Message, points: Points) -> Message {
    let line = Message::new("ui-result-points").with("player", player);
    let line = match points.whole() {
        Some(whole) => line.with("n", whole),
        None => line.with("n", "fraction"),
    };
    line.with("text", voice.texts.language().points(points))
}
