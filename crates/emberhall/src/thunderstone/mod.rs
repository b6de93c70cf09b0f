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
use table::{Ending, Game, Message, Narrate, Pending, Seat, Viewer};
use thunderstone::{Choice, Event, Illegal, Place, Purpose, Question, Setup, Table, Thunderstone};

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
        let table = self.muster(viewer);
        [hall::lines(&table, scene), village::in_words(&table, scene)].concat()
    }

    fn status(&self, seat: Seat, scene: &Scene<'_>, full: bool) -> Vec<String> {
        status::of_player(self, seat, scene, full)
    }

    fn situation(&self, viewer: Viewer) -> Vec<Message> {
        status::situation(self, viewer)
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

    fn hand(&self, viewer: Viewer) -> Option<Vec<Message>> {
        status::hand(self, viewer)
    }

    fn group(&self, choice: &Choice) -> Message {
        Message::new(match choice {
            Choice::Use { .. } => "ui-group-effects",
            Choice::Equip { .. } => "ui-group-equip",
            Choice::Attack { .. } => "ui-group-attack",
            Choice::Buy(_) => "ui-group-buy",
            Choice::LevelUp { .. } => "ui-group-level-up",
            Choice::Arrange(_) => "ui-group-arrange",
            // Among a few cards, “none” is one choice more.
            Choice::Done => match self.asked_now() {
                Some(Question::Prepare { .. } | Question::Buy { .. } | Question::Train) => "ui-group-end",
                _ => "ui-group-choices",
            },
            _ => "ui-group-choices",
        })
    }

    fn brief(&self, choice: &Choice) -> Option<Message> {
        match *choice {
            Choice::Buy(card) => Some(village::purchase(card)),
            Choice::Attack { rank } => Some(self.choice_text(&Choice::Monster { rank })),
            _ => None,
        }
    }

    fn note(&self, choice: &Choice, small: bool) -> Option<Message> {
        let table = self.table();
        match *choice {
            Choice::Attack { rank } => hall::verdict(table, rank).map(|(message, _)| message),
            Choice::Buy(card) if !small => Some(village::note(table, card)),
            Choice::LevelUp { into, .. } if !small => Some(cards::facts_list(&cards::facts(into))),
            _ => None,
        }
    }

    fn is_far_fetched(&self, choice: &Choice) -> bool {
        matches!(
            self.check(choice),
            Err(Illegal::NotTheQuestion
                | Illegal::NoSuchCard { .. }
                | Illegal::Alike { .. }
                | Illegal::NoEffectHere { .. }
                | Illegal::NotAHero { .. }
                | Illegal::NotAWeapon { .. }
                | Illegal::NotForSale { .. }
                | Illegal::NotOnTop { .. }
                | Illegal::NotTheNextLevel { .. })
        ) || matches!(choice, Choice::Attack { rank: 0 | 4.. })
    }

    fn points(&self, _: &Ending, seat: Seat) -> Vec<Message> {
        status::points(self.table(), seat)
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
        let mut table = *self.table();
        let choosing = self.asked_now() == Some(Question::Place);
        if choosing && viewer == Viewer::Seat(table.active) {
            for &card in self.view(viewer).hand.iter() {
                table.party.add(thunderstone::Member::new(card, table.active));
            }
        }
        table
    }
}
