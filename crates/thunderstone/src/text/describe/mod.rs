//! What a viewer sees, in sentences: for the terminal, the text mode of the browser and the plain table.

mod attack;
mod boards;
mod cards;
mod decisions;
mod hall;

use alloc::vec::Vec;
pub use attack::{explanation_text, verdict_text};
pub use boards::{BoardTold, board_told};
pub use cards::card_figures;
pub use decisions::cards_of;
pub use hall::{Stack, stacks};

use crate::Thunderstone;
use crate::choice::{Choice, Question};
use crate::foresee::Forecast;
use crate::illegal::Illegal;
use crate::view::View;
use table::{Describe, Game, Message, Seat, Subject, Topic, Viewer};

impl Describe for Thunderstone {
    const TOPICS: &'static [Topic] = &[
        Topic { id: "hand", title: "ui-topic-hand" },
        Topic { id: "hall", title: "thunderstone-topic-hall" },
        Topic { id: "village", title: "thunderstone-topic-village" },
        Topic { id: "me", title: "ui-topic-me" },
        Topic { id: "others", title: "ui-topic-others" },
    ];

    fn describe(view: &View, viewer: Viewer, topic: &str) -> Vec<Message> {
        match topic {
            "hand" => boards::hand(view),
            "hall" => hall::hall(view),
            "village" => hall::village(&view.table),
            "me" => boards::boards(view, |seat| viewer == Viewer::Seat(seat)),
            "others" => boards::boards(view, |seat| viewer != Viewer::Seat(seat)),
            _ => Vec::new(),
        }
    }

    fn subjects(view: &View, _: Viewer) -> Vec<Subject> {
        cards::subjects(view)
    }

    fn situation(view: &View, viewer: Viewer, question: &Question) -> Vec<Message> {
        decisions::situation(view, viewer, question)
    }

    fn heading(question: &Question, choice: &Choice) -> Message {
        decisions::heading(question, choice)
    }

    fn brief(view: &View, choice: &Choice) -> Option<Message> {
        decisions::brief(&view.table, choice)
    }

    fn remark(view: &View, choice: &Choice) -> Option<Message> {
        decisions::remark(&view.table, choice)
    }

    fn subjects_of(view: &View, choice: &Choice) -> Vec<Message> {
        cards_of(&view.table, choice).into_iter().map(|card| card.name()).collect()
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
                | Illegal::NotTheNextLevel { .. }
                | Illegal::NotThere { .. }
                | Illegal::NoMonster { .. }
                | Illegal::NoOrder
                | Illegal::NothingOffered { .. }
                | Illegal::NoSpoils { .. })
        )
    }

    fn foretell(forecast: &Forecast) -> Vec<Subject> {
        forecast.attacks.iter().map(attack::subject).collect()
    }

    fn points(view: &View, seat: Seat) -> Vec<Message> {
        boards::points(&view.table, seat)
    }
}
