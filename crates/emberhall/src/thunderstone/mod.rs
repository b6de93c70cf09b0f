//! Thunderstone at the terminal: its setup, its hall and Village, its cards.

mod attack;
mod cards;
mod hall;
mod hands;
mod news;
mod options;
mod status;
mod village;

use crate::Stop;
use crate::args::{GameOption, PlayOptions};
use crate::board::{Board, Frame, Scene};
use crate::console::Console;
use crate::lab_odds::{Figures, Given};
use crate::voice::Voice;
use table::{Describe, Game, Message, Pending, Seat, Viewer};
use thunderstone::{Choice, Event, Place, Purpose, Question, Setup, Table, Thunderstone, View};

impl Board for Thunderstone {
    const FIGURES: &'static [Figures] = &[hands::FIGURES];

    fn options() -> Vec<GameOption> {
        options::options()
    }

    fn setup(voice: &Voice, options: &PlayOptions) -> Result<Setup, Message> {
        options::setup(voice, options)
    }

    fn menu(voice: &Voice, console: &mut Console, players: u8, own: Given) -> Result<Option<Given>, Stop> {
        options::menu(voice, console, players, own)
    }

    const COMMANDS: &'static [(&'static str, &'static str)] =
        &[("explain", "ui-command-explain"), ("card", "ui-command-card")];

    fn answer(
        &self,
        command: &str,
        about: &str,
        choices: &[Choice],
        viewer: Viewer,
        scene: &Scene<'_>,
    ) -> Result<Vec<String>, Message> {
        match command {
            "explain" => attack::explain(&self.muster(viewer), about, scene),
            _ => cards::answer(self, about, choices, viewer, scene),
        }
    }

    fn turn(&self) -> Option<(u32, Seat)> {
        let table = self.table();
        (table.turns > 0).then_some((u32::from(table.turns), table.active))
    }

    fn opens_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn in_one_line(events: &[&Event]) -> Option<(usize, Message)> {
        news::in_one_line(events)
    }

    fn headline(&self) -> Vec<Message> {
        status::headline(self.table())
    }

    fn map(&self, viewer: Viewer, scene: &Scene<'_>, frame: Frame) -> Vec<String> {
        let table = self.muster(viewer);
        let question = self.asked_now();
        let shopping = matches!(
            question,
            Some(Question::Prepare { place: Place::Village } | Question::Buy { .. } | Question::Train)
        );
        if !frame.asked && shopping {
            return village::drawn(&table, scene, frame.columns);
        }
        let mut lines = hall::lines(&table, scene);
        let market = village::drawn(&table, scene, frame.columns);
        let fits = lines.len() + market.len() <= frame.rows;
        if frame.asked || (fits && question == Some(Question::Place)) {
            lines.extend(market);
        }
        lines
    }

    fn map_in_words(&self, viewer: Viewer, scene: &Scene<'_>) -> Vec<String> {
        let view = self.view(viewer);
        let told = |topic| Thunderstone::describe(&view, viewer, topic);
        ["hall", "village"].into_iter().flat_map(told).map(|line| scene.tell(&line)).collect()
    }

    fn status(&self, seat: Seat, scene: &Scene<'_>, full: bool) -> Vec<String> {
        status::of_player(self, seat, scene, full)
    }

    fn wants_map(&self) -> bool {
        match self.asked_now() {
            Some(Question::Member { purpose, .. } | Question::Card { purpose }) => {
                !matches!(purpose, Purpose::Rest | Purpose::Discard | Purpose::DiscardHeroOrTwo)
                    && self.table().turn.place == Some(Place::Dungeon)
            }
            Some(_) => true,
            None => false,
        }
    }

    fn note(view: &View, choice: &Choice, small: bool) -> Option<Message> {
        let matters = !small || matches!(choice, Choice::Attack { .. });
        if matters { Thunderstone::remark(view, choice) } else { None }
    }
}

/// What only this module asks of a game of Thunderstone.
trait Muster {
    /// The question now asked, if a player is asked.
    fn asked_now(&self) -> Option<Question>;

    /// The table, with the viewer's own hidden hand as the party when the viewer still has to choose a place.
    fn muster(&self, viewer: Viewer) -> Table;
}

impl Muster for Thunderstone {
    fn asked_now(&self) -> Option<Question> {
        match self.pending() {
            Pending::Player { question, .. } => Some(question),
            _ => None,
        }
    }

    fn muster(&self, viewer: Viewer) -> Table {
        let mut table = self.table().clone();
        let choosing = self.asked_now() == Some(Question::Place);
        if choosing && viewer == Viewer::Seat(table.active) {
            for &card in self.view(viewer).hand.iter() {
                table.party.add(thunderstone::Member::new(card, table.active));
            }
        }
        table
    }
}
