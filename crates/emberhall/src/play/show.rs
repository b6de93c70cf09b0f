//! What is shown between decisions: news, the table at the beginning of a turn, the question and its choices.

use super::Play;
use crate::Stop;
use crate::board::{Board, Frame, Scene};
use crate::console::Console;
use crate::ink::Ink;
use crate::voice::Voice;
use table::{Ending, Message, Seat, Viewer};

/// A window with fewer rows shows only the own board at the beginning of a turn.
const TALL: usize = 36;
/// The least rows of the map that are worth showing: one hex and a good part of its neighbours.
const LEAST_MAP_ROWS: usize = 11;
/// More choices than this are listed in columns where they fit.
const FEW: usize = 10;

/// Shows one line of the log.
pub fn log_line<G: Board>(scene: &Scene<'_>, console: &mut Console, event: &G::Event) -> Result<(), Stop> {
    let text = scene.tell(&G::event_text(event));
    if G::opens_turn(event) {
        console.gap()?;
        console.lines(scene.voice.wrap("", 2, &scene.voice.paint(Ink::Heading, &text)))?;
    } else {
        console.lines(scene.voice.wrap("  ", 4, &text))?;
    }
    Ok(())
}

/// Shows who won, and everybody's points.
pub fn endings<G: Board>(
    game: &G,
    scene: &Scene<'_>,
    console: &mut Console,
    ending: &Ending,
) -> Result<(), Stop> {
    let winners: Vec<Message> = ending.winners.iter().map(|seat| scene.seats.full_name(game, seat)).collect();
    let message = match winners.len() {
        0 => Message::new("ui-result-nobody"),
        1 => Message::new("ui-result-winner").with("players", winners),
        _ => Message::new("ui-result-shared").with("players", winners),
    };
    console.line(&scene.voice.heading(&scene.tell(&message)))?;
    let mut seats: Vec<Seat> = Seat::all(game.seats()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(ending.half_points[seat.index()]));
    for seat in seats {
        let halves = ending.half_points[seat.index()];
        let line = points(scene.voice, halves).with("player", scene.seats.full_name(game, seat));
        let parts: Vec<String> = [scene.tell(&line)]
            .into_iter()
            .chain(game.points(ending, seat).iter().map(|part| scene.tell(part)))
            .collect();
        console.lines(scene.voice.wrap("  ", 4, &scene.joined(&parts)))?;
    }
    Ok(())
}

/// A line with points: `$n` chooses the form, `$text` is shown.
fn points(voice: &Voice, halves: i16) -> Message {
    let line = Message::new("ui-result-points");
    let line = if halves % 2 == 0 { line.with("n", i32::from(halves / 2)) } else { line.with("n", "fraction") };
    line.with("text", voice.texts.language().halves(halves))
}

impl<G: Board> Play<'_, G> {
    /// Shows the log lines since the last time, as the person at the keyboard may know them.
    pub(super) fn show_news(&mut self) -> Result<(), Stop> {
        let from = self.shown.min(self.log.len());
        self.shown = self.log.len();
        self.show_log(from)
    }

    pub(super) fn show_log(&mut self, from: usize) -> Result<(), Stop> {
        let viewer = self.viewer;
        let game = self.session.game();
        let names = |seat: Seat| self.seats.name(game, seat);
        let scene = Scene { voice: self.voice, names: &names, seats: &self.seats };
        for entry in self.log.iter().skip(from).filter(|entry| entry.told.to.includes(viewer)) {
            log_line::<G>(&scene, self.console, &entry.told.event)?;
        }
        Ok(())
    }

    /// Shows the table as far as it helps with the decision, then the question and its numbered choices, which
    /// are returned in the order of their numbers.
    pub(super) fn show_decision(&mut self, seat: Seat) -> Result<Vec<G::Choice>, Stop> {
        let (question, choices) = self.question();
        let turn = self.session.game().turn();
        let new_turn = turn.is_some() && turn != self.turn;
        self.turn = turn;
        self.console.gap()?;
        if new_turn {
            self.show_headline(seat)?;
        }
        let tall = self.voice.rows.is_none_or(|rows| rows >= TALL);
        let status = self.status(if new_turn && tall { None } else { Some(seat) });
        if !self.voice.plain && (new_turn || self.session.game().wants_map()) {
            let below = question.len() + status.len() + 3;
            let rows = self.voice.rows.map(|rows| rows.saturating_sub(below).max(LEAST_MAP_ROWS));
            let legend = tall && !self.explained;
            self.explained |= legend;
            self.show_map(rows, legend)?;
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
    pub(super) fn show_map(&mut self, rows: Option<usize>, legend: bool) -> Result<(), Stop> {
        let frame = Frame { columns: self.voice.columns, rows: rows.unwrap_or(usize::MAX), legend };
        self.show_framed_map(frame)
    }

    pub(super) fn show_framed_map(&mut self, frame: Frame) -> Result<(), Stop> {
        let viewer = self.viewer;
        let lines = self.with_scene(|game, scene, _| {
            if scene.voice.plain { game.map_in_words(viewer, scene) } else { game.map(viewer, scene, frame) }
        });
        Ok(self.console.lines(lines)?)
    }

    /// One player's board, or everybody's.
    pub(super) fn status(&mut self, only: Option<Seat>) -> Vec<String> {
        self.with_scene(|game, scene, _| {
            let voice = scene.voice;
            let active = game.turn().map(|(_, seat)| seat);
            let mut lines = Vec::new();
            for seat in Seat::all(game.seats()).filter(|&seat| only.is_none_or(|only| only == seat)) {
                let mark = if active == Some(seat) { voice.paint(Ink::Number, "▶ ") } else { "  ".to_owned() };
                let mark = if voice.plain { String::new() } else { mark };
                for (index, line) in game.status(seat, scene).iter().enumerate() {
                    lines.extend(voice.wrap(if index == 0 { &mark } else { "    " }, 4, line));
                }
            }
            lines
        })
    }

    /// What is asked, with the numbered choices, which are returned in the order of their numbers.
    pub(super) fn question(&self) -> (Vec<String>, Vec<G::Choice>) {
        let game = self.session.game();
        let mut lines: Vec<String> =
            game.situation().iter().flat_map(|line| self.voice.wrap("", 0, &self.text(line))).collect();
        let question = self.text(&game.question_text());
        lines.extend(self.voice.wrap("", 0, &self.voice.paint(Ink::Heading, &question)));
        let groups = self.groups();
        let headings = groups.len() > 1;
        let many = groups.iter().map(|(_, choices)| choices.len()).sum::<usize>() > FEW;
        let mut numbered = Vec::new();
        for (heading, choices) in groups {
            if headings {
                lines.push(self.voice.paint(Ink::Faint, &format!("  {}", self.text(&heading))));
            }
            let texts: Vec<String> = choices.iter().map(|choice| self.text(&game.choice_text(choice))).collect();
            lines.extend(list(self.voice, numbered.len() + 1, &texts, many));
            numbered.extend(choices);
        }
        (lines, numbered)
    }

    /// The legal choices by heading, in the order in which the headings first occur.
    pub(super) fn groups(&self) -> Vec<(Message, Vec<G::Choice>)> {
        let mut choices = Vec::new();
        self.session.game().choices(&mut choices);
        let mut groups: Vec<(Message, Vec<G::Choice>)> = Vec::new();
        for choice in choices {
            let heading = self.session.game().group(&choice);
            match groups.iter_mut().find(|(other, _)| *other == heading) {
                Some((_, group)) => group.push(choice),
                None => groups.push((heading, vec![choice])),
            }
        }
        groups
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
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
