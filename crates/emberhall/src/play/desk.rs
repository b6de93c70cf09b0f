//! Doing what a command says.

use super::commands::{COMMANDS, Command, names_of, topics};
use super::{Log, Next, Play};
use crate::board::{Board, Frame};
use crate::ink::Ink;
use crate::{Stop, files, reference};
use table::{Explain, Input, Message};
use texts::Language;

/// Lines of the log shown when no number is given.
const LOG_LINES: usize = 20;

impl<G: Board> Play<'_, G> {
    pub(super) fn execute(&mut self, command: Command, choices: &[G::Choice]) -> Result<Next, Stop> {
        match command {
            // The caller handles numbers.
            Command::Number(_) => {}
            Command::Choices => {
                if choices.is_empty() {
                    self.notice(&Message::new("ui-after-the-end"))?;
                } else {
                    let (lines, _) = self.question();
                    self.console.lines(lines)?;
                }
            }
            Command::Why(filter) => self.why(&filter, choices)?,
            Command::Undo => return self.undo(),
            Command::Log(lines) => self.show_last(lines.unwrap_or(LOG_LINES))?,
            Command::Map { whole: false } => {
                let columns = self.voice.columns;
                self.show_framed_map(Frame { columns, rows: usize::MAX, legend: true, asked: true })?;
            }
            Command::Map { whole: true } => {
                let (columns, rows) = (usize::MAX, usize::MAX);
                self.show_framed_map(Frame { columns, rows, legend: true, asked: true })?;
            }
            Command::Status => {
                let lines = self.status(None, true);
                self.console.lines(lines)?;
            }
            Command::Hand => self.show_hand()?,
            Command::Topic(topic) => self.show_topic(topic)?,
            Command::Rules(id) => {
                let figures = self.session.game().figures(self.voice);
                let id = Some(id.as_str()).filter(|id| !id.is_empty());
                match reference::show(self.voice, self.console, G::TITLE, G::RULE_KEYS, id, &figures) {
                    Err(Stop::Problem(message)) => self.problem(&message)?,
                    done => done?,
                }
            }
            Command::Own { name, about } => {
                let viewer = self.viewer;
                let answer =
                    self.with_scene(|game, scene, _| game.answer(name, &about, choices, viewer, scene));
                match answer {
                    Ok(lines) => self.console.lines(lines)?,
                    Err(message) => self.problem(&message)?,
                }
            }
            Command::Save(path) => self.save(&path)?,
            Command::Load(path) => return self.load(&path),
            Command::Lang(code) => return self.speak(&code),
            Command::Help => self.help()?,
            Command::Quit => return self.quit(),
        }
        Ok(Next::Stay)
    }

    fn undo(&mut self) -> Result<Next, Stop> {
        let last = self.session.inputs().last().map(|entry| entry.input.clone());
        let refused = match last {
            None => "ui-undo-nothing",
            Some(Input::Choice { seat, .. }) if self.seats.is_bot(seat) => "ui-undo-bot",
            Some(Input::Choice { seat, .. }) if self.session.undo(seat) => {
                self.log.forget_from(self.session.inputs().len());
                self.shown = self.log.len();
                self.turn = None;
                self.notice(&Message::new("ui-undone"))?;
                return Ok(Next::Go);
            }
            Some(_) => "ui-undo-learned",
        };
        self.problem(&Message::new(refused))?;
        Ok(Next::Stay)
    }

    fn show_last(&mut self, lines: usize) -> Result<(), Stop> {
        let from = self.log.tail(self.viewer, lines);
        if from == self.log.len() {
            return self.notice(&Message::new("ui-log-empty"));
        }
        self.show_log(from)
    }

    fn show_hand(&mut self) -> Result<(), Stop> {
        let lines = self.described("hand");
        if lines.is_empty() {
            return self.notice(&Message::new("ui-hand-nothing"));
        }
        lines.iter().try_for_each(|line| self.notice(line))
    }

    /// What the game says about a topic to the person at the keyboard.
    fn described(&self, topic: &str) -> Vec<Message> {
        G::describe(&self.session.game().view(self.viewer), self.viewer, topic)
    }

    fn show_topic(&mut self, topic: &str) -> Result<(), Stop> {
        let lines = self.described(topic);
        if lines.is_empty() {
            return self.notice(&Message::new("ui-topic-nothing"));
        }
        lines.iter().try_for_each(|line| self.notice(line))
    }

    fn save(&mut self, path: &str) -> Result<(), Stop> {
        match files::save(path, &self.session) {
            Ok(()) => {
                self.saved = self.session.sequence();
                self.notice(&Message::new("ui-saved").with("file", path.to_owned()))
            }
            Err(message) => self.problem(&message),
        }
    }

    fn load(&mut self, path: &str) -> Result<Next, Stop> {
        if path.is_empty() {
            self.problem(&Message::new("ui-load-no-name"))?;
            return Ok(Next::Stay);
        }
        match files::load::<G>(path) {
            Ok(session) => {
                self.seats.names = session.names().to_vec();
                self.seats.bots.resize(session.names().len(), false);
                self.saved = session.sequence();
                self.session = session;
                self.log = Log::of(&self.session, &self.seats);
                self.shown = self.log.len();
                self.turn = None;
                let loaded =
                    Message::new("ui-loaded").with("file", path.to_owned()).with("n", self.saved as i64);
                self.notice(&loaded)?;
                Ok(Next::Go)
            }
            Err(message) => {
                self.problem(&message)?;
                Ok(Next::Stay)
            }
        }
    }

    fn speak(&mut self, code: &str) -> Result<Next, Stop> {
        match code.parse::<Language>() {
            Ok(language) => {
                self.voice.speak(language);
                self.notice(&Message::new("ui-language-set"))?;
                Ok(Next::Go)
            }
            Err(unknown) => {
                self.problem(&unknown.message())?;
                Ok(Next::Stay)
            }
        }
    }

    fn help(&mut self) -> Result<(), Stop> {
        self.notice(&Message::new("ui-help-numbers"))?;
        for &(_, key) in G::COMMANDS.iter().chain(&COMMANDS) {
            let usage = self.voice.texts.attribute(key, "usage").unwrap_or_else(|| self.voice.word(key));
            let explained = self.voice.texts.attribute(key, "help").unwrap_or_default();
            self.show_command(&usage, &explained)?;
        }
        for topic in topics::<G>(self.voice) {
            let usage = names_of(topic, self.voice).into_iter().next().unwrap_or_else(|| topic.id.to_owned());
            let title = || self.voice.word(topic.title);
            let explained = self.voice.texts.attribute(topic.title, "help").unwrap_or_else(title);
            self.show_command(&usage, &explained)?;
        }
        self.notice(&Message::new("ui-help-english"))
    }

    fn show_command(&mut self, usage: &str, explained: &str) -> Result<(), Stop> {
        let start = if self.voice.plain { format!("{usage}: ") } else { format!("  {usage:<18} ") };
        Ok(self.console.lines(self.voice.wrap(&self.voice.paint(Ink::Number, &start), 21, explained))?)
    }

    /// Leaves the table; a game that is not saved yet may be saved first.
    fn quit(&mut self) -> Result<Next, Stop> {
        while self.saved != self.session.sequence() {
            self.notice(&Message::new("ui-quit-save"))?;
            let Some(answer) = self.console.ask("> ")? else { break };
            match answer.as_str() {
                "" => break,
                "." => return Ok(Next::Stay),
                path => self.save(path)?,
            }
        }
        Ok(Next::Leave)
    }
}
