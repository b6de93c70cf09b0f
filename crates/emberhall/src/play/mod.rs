//! A game at the terminal: people take turns at one keyboard, bots play their seats.

mod commands;
mod desk;
mod log;
mod pass;
mod show;
mod why;

pub use log::{Log, endings};

use crate::board::{Board, Scene};
use crate::chance::Randomness;
use crate::console::Console;
use crate::ink::Ink;
use crate::opponents::{Opponents, Skill};
use crate::seats::Seats;
use crate::voice::Voice;
use crate::{Stop, files};
use commands::Command;
use table::{Input, InputOf, Message, Pending, Seat, Session, Viewer};
use texts::SeatName;

/// Whether the table goes on.
#[derive(PartialEq, Eq)]
enum Next {
    /// The same question again.
    Stay,
    /// Something has changed.
    Go,
    /// The players leave.
    Leave,
}

/// A game being played at the terminal.
pub struct Play<'a, G: Board> {
    session: Session<G>,
    seats: Seats,
    opponents: Opponents<G>,
    randomness: Randomness,
    voice: &'a mut Voice,
    console: &'a mut Console,
    log: Log<G>,
    /// How many lines of the log have been shown.
    shown: usize,
    /// The turn whose beginning has been shown.
    turn: Option<(u32, Seat)>,
    /// The number of inputs when the game was last saved or loaded.
    saved: u64,
    /// The last person at the keyboard, who sees what happens next.
    viewer: Viewer,
    /// Whether the signs of the map have been explained.
    explained: bool,
}

impl<'a, G: Board> Play<'a, G> {
    /// Sits down. Bots may already have been named in `seats`.
    pub fn new(
        session: Session<G>,
        seats: Seats,
        skill: Skill,
        randomness: Randomness,
        voice: &'a mut Voice,
        console: &'a mut Console,
    ) -> Self {
        let viewer = seats.only_person().map_or(Viewer::Spectator, Viewer::Seat);
        let log = Log::of(&session, &seats);
        Play {
            saved: session.sequence(),
            shown: log.len(),
            session,
            seats,
            opponents: Opponents::new(skill),
            randomness,
            voice,
            console,
            log,
            turn: None,
            viewer,
            explained: false,
        }
    }

    /// Plays until the game is over or the players leave.
    pub fn run(&mut self, save_at_the_end: Option<&str>) -> Result<(), Stop> {
        self.welcome()?;
        loop {
            match self.session.game().pending() {
                Pending::Chance(_) => {
                    let outcome = self.randomness.outcome(self.session.game());
                    self.submit(Input::Chance(outcome))?;
                }
                Pending::Player { seat, .. } if self.seats.is_bot(seat) => {
                    let game = self.session.game();
                    let Some((choice, troubles)) = self.opponents.choose(seat, game, &mut self.randomness)
                    else {
                        return Err(Message::new("ui-stuck").into());
                    };
                    for trouble in troubles {
                        self.notice(&trouble)?;
                    }
                    self.submit(Input::Choice { seat, choice })?;
                    if self.seats.only_bots() {
                        self.show_news()?;
                    }
                }
                Pending::Player { seat, .. } => {
                    if self.decide(seat)? == Next::Leave {
                        return Ok(());
                    }
                }
                Pending::Over(ending) => {
                    self.show_news()?;
                    self.console.gap()?;
                    self.with_scene(|game, scene, console| endings(game, scene, console, &ending))?;
                    if let Some(path) = save_at_the_end {
                        files::save(path, &self.session)?;
                        self.notice(&Message::new("ui-saved").with("file", path.to_owned()))?;
                        self.saved = self.session.sequence();
                    }
                    if self.seats.only_bots() || self.look_back()? == Next::Leave {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn welcome(&mut self) -> Result<(), Stop> {
        for line in G::setup_text(self.session.setup()) {
            self.notice(&line)?;
        }
        if !self.seats.only_bots() {
            self.notice(&Message::new("ui-welcome-help"))?;
        }
        Ok(())
    }

    fn submit(&mut self, input: InputOf<G>) -> Result<(), Stop> {
        let number = self.session.sequence();
        let mut recorder = self.log.recorder(self.session.game(), &self.seats, number as usize);
        let taken = self.session.submit(number, input, &mut recorder);
        taken.map_err(|refused| Stop::Problem(table::Explain::message(&refused)))
    }

    /// A person decides.
    fn decide(&mut self, seat: Seat) -> Result<Next, Stop> {
        if G::SECRETS && self.viewer != Viewer::Seat(seat) {
            let next = self.pass_keyboard(seat)?;
            if next != Next::Stay {
                return Ok(next);
            }
        }
        self.viewer = Viewer::Seat(seat);
        self.show_news()?;
        let choices = self.show_decision(seat)?;
        self.listen(Some(seat), |play, command| {
            let Command::Number(number) = command else { return play.execute(command, &choices) };
            match number.checked_sub(1).and_then(|index| choices.get(index)) {
                Some(choice) => {
                    play.submit(Input::Choice { seat, choice: choice.clone() })?;
                    Ok(Next::Go)
                }
                None => {
                    let wrong = Message::new("ui-wrong-number");
                    play.problem(&wrong.with("found", number).with("n", choices.len()))?;
                    Ok(Next::Stay)
                }
            }
        })
    }

    /// After the end: the log, the map and the rest are still at hand.
    fn look_back(&mut self) -> Result<Next, Stop> {
        self.notice(&Message::new("ui-after-the-end"))?;
        self.listen(None, |play, command| match command {
            Command::Number(_) => {
                play.problem(&Message::new("refused-game-over"))?;
                Ok(Next::Stay)
            }
            command => play.execute(command, &[]),
        })
    }

    /// Asks for one command after the other until something comes of one. The prompt names the player who is asked.
    fn listen(
        &mut self,
        asked: Option<Seat>,
        mut act: impl FnMut(&mut Self, Command) -> Result<Next, Stop>,
    ) -> Result<Next, Stop> {
        loop {
            let prompt = asked.map_or_else(|| "> ".to_owned(), |seat| self.prompt(seat));
            let Some(line) = self.console.ask(&prompt)? else { return Ok(Next::Leave) };
            match Command::read::<G>(&line, self.voice) {
                Ok(command) => match act(self, command)? {
                    Next::Stay => {}
                    next => return Ok(next),
                },
                Err(message) => self.problem(&message)?,
            }
        }
    }

    fn prompt(&self, seat: Seat) -> String {
        let who = self.text(&self.seats.full_name(self.session.game(), seat));
        format!("{}> ", self.voice.paint(Ink::Person, &who))
    }

    /// A message about this game, in the chosen language.
    fn text(&self, message: &Message) -> String {
        let names = |seat: Seat| -> SeatName { self.seats.name(self.session.game(), seat) };
        self.voice.tell(message, &names)
    }

    fn notice(&mut self, message: &Message) -> Result<(), Stop> {
        let text = self.text(message);
        Ok(self.console.lines(self.voice.wrap("", 0, &text))?)
    }

    fn problem(&mut self, message: &Message) -> Result<(), Stop> {
        let text = self.voice.paint(Ink::Problem, &self.text(message));
        Ok(self.console.lines(self.voice.wrap("", 0, &text))?)
    }

    /// Does something with the game, the way of speaking and the console at once.
    fn with_scene<T>(&mut self, act: impl FnOnce(&G, &Scene<'_>, &mut Console) -> T) -> T {
        let game = self.session.game();
        let names = |seat: Seat| -> SeatName { self.seats.name(game, seat) };
        let scene = Scene { voice: self.voice, names: &names, seats: &self.seats };
        act(game, &scene, self.console)
    }
}
