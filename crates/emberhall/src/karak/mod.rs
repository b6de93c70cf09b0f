//! Karak 2 at the terminal: its setup, its looks, its reference.

mod canvas;
mod figures;
mod map;
mod odds;
mod options;
mod status;
mod words;

use crate::Stop;
use crate::args::{GameOption, PlayOptions};
use crate::board::{Board, Frame, Scene};
use crate::console::Console;
use crate::lab_odds::{Figures, Given};
use crate::voice::Voice;
use karak::{Choice, Components, Event, Hero, Karak, Question, Setup};
use table::{Game, Message, Pending, Seat, Viewer};

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
        words::map(&self.view(viewer).table, self.components(), scene)
    }

    fn status(&self, seat: Seat, scene: &Scene<'_>, _: bool) -> Vec<String> {
        status::of_player(self, seat, scene)
    }

    fn situation(&self, _: Viewer) -> Vec<Message> {
        status::situation(self)
    }

    fn wants_map(&self) -> bool {
        matches!(self.pending(), Pending::Player { question: Question::Place, .. })
    }

    fn hand(&self, viewer: Viewer) -> Option<Vec<Message>> {
        let Viewer::Seat(seat) = viewer else { return None };
        (self.table().seat_of(Hero::Darius) == Some(seat))
            .then(|| status::hand(&self.view(viewer), self.components()))
    }

    fn group(&self, choice: &Choice) -> Message {
        Message::new(match choice {
            Choice::Move { .. }
            | Choice::Explore { .. }
            | Choice::Portal { .. }
            | Choice::MagicRun { .. } => "ui-group-moves",
            Choice::Heal
            | Choice::Gather { .. }
            | Choice::BuildCity { .. }
            | Choice::Build
            | Choice::Recruit
            | Choice::PickUp
            | Choice::Eradicate
            | Choice::RaiseSkeleton => "ui-group-actions",
            Choice::Pickpocket { .. } | Choice::Hawkeye | Choice::EndTurn => "ui-group-free",
            Choice::Place { at, .. } => return Message::new("ui-group-place").with("place", at.to_string()),
            Choice::Train(_) => "ui-group-recruit",
            Choice::Return(_) => "ui-group-return",
            _ => "ui-group-choices",
        })
    }

    fn is_far_fetched(&self, choice: &Choice) -> bool {
        let table = self.table();
        let taia = table.active_is(Hero::Taia);
        match *choice {
            // What is laid is moved to, what is not laid is explored.
            Choice::Move { to } => table.hex_at(to).is_none(),
            Choice::Explore { to } => table.hex_at(to).is_some(),
            Choice::Portal { to } | Choice::MagicRun { to } => table.hex_at(to) == Some(table.here()),
            Choice::Gather { extra } => extra.is_some(),
            Choice::BuildCity { discount } | Choice::Raise { discount, .. } => discount.is_some() != taia,
            Choice::Pickpocket { from } | Choice::Curse(from) => from == table.active,
            _ => false,
        }
    }

    fn shipped_figures(voice: &Voice) -> Vec<String> {
        figures::sentences(&Components::shipped(), voice)
    }

    fn figures(&self, voice: &Voice) -> Vec<String> {
        figures::sentences(self.components(), voice)
    }

    fn points(&self, _: &table::Ending, seat: Seat) -> Vec<Message> {
        status::stones(self.table().player(seat))
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
