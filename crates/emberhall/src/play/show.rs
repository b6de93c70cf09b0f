//! What is shown between decisions: news, the table at the beginning of a turn, the question and its choices.

use super::Play;
use crate::Stop;
use crate::board::{Board, Frame};
use crate::ink::Ink;
use crate::voice::Voice;
use table::{Message, Pending, Seat};

/// A window with fewer rows shows only the player's own board at the beginning of a turn.
const TALL: usize = 36;
/// With fewer rows left for the map, the boards of the others give way to it.
const GOOD_MAP_ROWS: usize = 18;
/// The least rows of the map that are worth showing: one whole hex.
const LEAST_MAP_ROWS: usize = 9;
/// More choices than this are listed in columns where they fit.
const FEW: usize = 10;

impl<G: Board> Play<'_, G> {
    /// Shows the log lines since the last time, as the person at the keyboard may know them.
    pub(super) fn show_news(&mut self) -> Result<(), Stop> {
        let from = std::mem::replace(&mut self.shown, self.log.len());
        self.show_log(from)
    }

    pub(super) fn show_log(&mut self, from: usize) -> Result<(), Stop> {
        self.log.show(from, self.viewer, self.voice, self.console)
    }

    /// Shows the table as far as it helps with the decision, then the question and its numbered choices, which
    /// are returned in the order of their numbers.
    pub(super) fn show_decision(&mut self, seat: Seat) -> Result<Vec<G::Choice>, Stop> {
        let (question, choices) = self.question();
        let turn = self.session.game().turn();
        let new_turn = turn.is_some() && turn != self.turn;
        self.turn = turn;
        self.console.gap()?;
        let tall = self.voice.rows.is_none_or(|rows| rows >= TALL);
        let mut status = match turn {
            None => Vec::new(),
            Some(_) => self.status(if new_turn && tall { None } else { Some(seat) }, false),
        };
        if !self.voice.plain && (new_turn || self.session.game().wants_map()) {
            let legend = tall && !self.explained;
            self.explained |= legend;
            // The headline, the note below the map, the prompt and the gap need a row each, the legend two or three.
            let rest = question.len() + if legend { 7 } else { 4 };
            let left = |status: &[String], rows: usize| rows.saturating_sub(rest + status.len());
            if self.voice.rows.is_some_and(|rows| left(&status, rows) < GOOD_MAP_ROWS) {
                status = self.status(Some(seat), false);
            }
            let rows = self.voice.rows.map(|rows| left(&status, rows).max(LEAST_MAP_ROWS));
            self.show_map(rows, legend)?;
        }
        if new_turn {
            // Below the map, so that it stays in sight in a small window.
            self.show_headline(seat)?;
        }
        self.console.lines(status)?;
        self.console.lines(question)?;
        Ok(choices)
    }

    fn show_headline(&mut self, seat: Seat) -> Result<(), Stop> {
        let title = self.text(&self.seats.full_name(self.session.game(), seat));
        let parts: Vec<String> = self.session.game().headline().iter().map(|part| self.text(part)).collect();
        let line = [vec![title], parts].concat().join(if self.voice.plain { "; " } else { " · " });
        Ok(self.console.line(&self.voice.heading(&line))?)
    }

    /// Shows the map in at most so many rows.
    fn show_map(&mut self, rows: Option<usize>, legend: bool) -> Result<(), Stop> {
        let columns = self.voice.columns;
        let frame = Frame { columns, rows: rows.unwrap_or(usize::MAX), legend, asked: false };
        self.show_framed_map(frame)
    }

    pub(super) fn show_framed_map(&mut self, frame: Frame) -> Result<(), Stop> {
        let viewer = self.viewer;
        let lines = self.with_scene(|game, scene, _| {
            if scene.voice.plain { game.map_in_words(viewer, scene) } else { game.map(viewer, scene, frame) }
        });
        Ok(self.console.lines(lines)?)
    }

    /// One player's board, or everybody's, in full when it was asked for.
    pub(super) fn status(&mut self, only: Option<Seat>, full: bool) -> Vec<String> {
        self.with_scene(|game, scene, _| {
            let voice = scene.voice;
            let active = game.turn().map(|(_, seat)| seat);
            let mut lines = Vec::new();
            for seat in Seat::all(game.seats()).filter(|&seat| only.is_none_or(|only| only == seat)) {
                let mark =
                    if active == Some(seat) { voice.paint(Ink::Number, "▶ ") } else { "  ".to_owned() };
                let mark = if voice.plain { String::new() } else { mark };
                for (index, line) in game.status(seat, scene, full).iter().enumerate() {
                    lines.extend(voice.wrap(if index == 0 { &mark } else { "    " }, 4, line));
                }
            }
            lines
        })
    }

    /// What is asked, with the numbered choices, which are returned in the order of their numbers.
    pub(super) fn question(&self) -> (Vec<String>, Vec<G::Choice>) {
        let game = self.session.game();
        let view = game.view(self.viewer);
        let situation = match game.pending() {
            Pending::Player { question, .. } => G::situation(&view, self.viewer, &question),
            _ => Vec::new(),
        };
        let mut lines: Vec<String> =
            situation.iter().flat_map(|line| self.voice.wrap("", 0, &self.text(line))).collect();
        let question = self.text(&game.question_text());
        lines.extend(self.voice.wrap("", 0, &self.voice.paint(Ink::Heading, &question)));
        let groups = self.groups();
        let headings = groups.len() > 1;
        let short = self.voice.rows.is_some_and(|rows| rows < TALL);
        let many = short || groups.iter().map(|(_, choices)| choices.len()).sum::<usize>() > FEW;
        let mut numbered = Vec::new();
        for (heading, choices) in groups {
            if headings {
                let indent = if self.voice.plain { "" } else { "  " };
                lines.push(self.voice.paint(Ink::Faint, &format!("{indent}{}", self.text(&heading))));
            }
            let texts: Vec<String> =
                choices.iter().map(|choice| self.text(&self.noted(&view, choice, short, headings))).collect();
            lines.extend(list(self.voice, numbered.len() + 1, &texts, many));
            numbered.extend(choices);
        }
        (lines, numbered)
    }

    /// A choice with the game's word on it; in fewer words where space is short.
    fn noted(&self, view: &G::View, choice: &G::Choice, small: bool, headed: bool) -> Message {
        let brief = if small && headed { G::brief(view, choice) } else { None };
        let text = brief.unwrap_or_else(|| self.session.game().choice_text(choice));
        match G::note(view, choice, small) {
            Some(note) => Message::new("ui-choice-noted").with("choice", text).with("note", note),
            None => text,
        }
    }

    /// The legal choices by heading, in the order in which the headings first occur.
    pub(super) fn groups(&self) -> Vec<(Message, Vec<G::Choice>)> {
        let mut choices = Vec::new();
        let game = self.session.game();
        game.choices(&mut choices);
        let mut groups: Vec<(Message, Vec<G::Choice>)> = Vec::new();
        let Pending::Player { question, .. } = game.pending() else { return groups };
        for choice in choices {
            let heading = G::heading(&question, &choice);
            match groups.iter_mut().find(|(other, _)| *other == heading) {
                Some((_, group)) => group.push(choice),
                None => groups.push((heading, vec![choice])),
            }
        }
        groups
    }
}

/// Numbered lines, in two or three columns when there are many short ones.
fn list(voice: &Voice, first: usize, texts: &[String], many: bool) -> Vec<String> {
    let number = |index: usize| format!("{:>4}", format!("{}.", first + index));
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 7;
    let fitting = (voice.columns / widest.max(1)).clamp(1, 3);
    let columns = if voice.plain || !many { 1 } else { fitting };
    if columns == 1 {
        return texts
            .iter()
            .enumerate()
            .flat_map(|(index, text)| {
                let start = format!("{} ", voice.paint(Ink::Number, &number(index)));
                voice.wrap(&start, 5, text)
            })
            .collect();
    }
    let rows = texts.len().div_ceil(columns);
    (0..rows)
        .map(|row| {
            let cells = (0..columns).filter_map(|column| {
                let index = column * rows + row;
                let text = texts.get(index)?;
                let padding = " ".repeat(widest - 5 - text.chars().count());
                Some(format!("{} {text}{padding}", voice.paint(Ink::Number, &number(index))))
            });
            cells.collect::<String>().trim_end().to_owned()
        })
        .collect()
}
