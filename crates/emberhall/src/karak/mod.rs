//! Karak 2 at the terminal: its setup, its looks, its reference.

mod canvas;
mod figures;
mod map;
mod odds;
mod options;
mod status;

use crate::Stop;
use crate::args::{GameOption, PlayOptions};
use crate::board::{Board, Frame, Scene};
use crate::console::Console;
use crate::lab_odds::{Figures, Given};
use crate::voice::Voice;
use karak::{Choice, Components, Event, Karak, KarakView, Question, Setup};
use table::{Describe, Game, Message, Pending, Seat, Viewer};

impl Board for Karak {
    const FIGURES: &'static [Figures] = &[odds::FIGURES];

    fn options() -> Vec<GameOption> {
        options::options()
    }

    fn setup(voice: &Voice, options: &PlayOptions) -> Result<Setup, Message> {
        options::setup(voice, options)
    }

    fn menu(voice: &Voice, console: &mut Console, _: u8, own: Given) -> Result<Option<Given>, Stop> {
        options::menu(voice, console, own)
    }

    fn turn(&self) -> Option<(u32, Seat)> {
        let table = self.table();
        (table.round > 0).then_some((u32::from(table.round), table.active))
    }

    fn opens_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn headline(&self) -> Vec<Message> {
        status::headline(self.table())
    }

    fn map(&self, viewer: Viewer, scene: &Scene<'_>, frame: Frame) -> Vec<String> {
        let view = self.view(viewer);
        let drawing = map::draw(&view.table, self.components(), &self.open_places(), scene);
        let mut lines = drawing.rows(frame, scene.voice);
        if frame.legend {
            lines.extend(map::legend(&view.table, scene));
        }
        lines
    }

    fn map_in_words(&self, viewer: Viewer, scene: &Scene<'_>) -> Vec<String> {
        Karak::describe(&self.view(viewer), viewer, "board").iter().map(|line| scene.tell(line)).collect()
    }

    fn status(&self, seat: Seat, scene: &Scene<'_>, _: bool) -> Vec<String> {
        status::of_player(self, seat, scene)
    }

    fn wants_map(&self) -> bool {
        matches!(self.pending(), Pending::Player { question: Question::Place, .. })
    }

    fn note(_: &KarakView, _: &Choice, _: bool) -> Option<Message> {
        // The map shows what lies where.
        None
    }

    fn shipped_figures(voice: &Voice) -> Vec<String> {
        figures::sentences(&Components::shipped(), voice)
    }

    fn figures(&self, voice: &Voice) -> Vec<String> {
        figures::sentences(self.components(), voice)
    }
}

/// What only this module asks of a game of Karak 2.
trait Places {
    /// The unexplored places that a choice leads to now.
    fn open_places(&self) -> Vec<karak::Pos>;
}

impl Places for Karak {
    fn open_places(&self) -> Vec<karak::Pos> {
        let mut choices = Vec::new();
        self.choices(&mut choices);
        let mut places: Vec<karak::Pos> = choices
            .into_iter()
            .filter_map(|choice| match choice {
                Choice::Explore { to } => Some(to),
                Choice::Place { at, .. } => Some(at),
                _ => None,
            })
            .collect();
        places.sort();
        places.dedup();
        places
    }
}
