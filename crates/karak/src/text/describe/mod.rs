//! What a viewer sees, in sentences: for the terminal, the text mode of the browser and the plain table.

mod boards;
mod decisions;
mod hexes;
mod odds;

use alloc::vec::Vec;
pub use boards::BoardTold;

use crate::Karak;
use crate::ai::Forecast;
use crate::choice::{Choice, Question};
use crate::view::KarakView;
use table::{Describe, Message, Seat, Subject, Topic, Viewer};

impl Describe for Karak {
    const TOPICS: &'static [Topic] = &[
        Topic { id: "around", title: "karak-topic-around" },
        Topic { id: "me", title: "ui-topic-me" },
        Topic { id: "others", title: "ui-topic-others" },
        Topic { id: "board", title: "karak-topic-board" },
        Topic { id: "hand", title: "ui-topic-hand" },
    ];

    fn describe(view: &KarakView, viewer: Viewer, topic: &str) -> Vec<Message> {
        match topic {
            "around" => hexes::around(view, viewer),
            "me" => boards::own(view, viewer),
            "others" => boards::others(view, viewer),
            "board" => hexes::board(view),
            "hand" => boards::hand(view, viewer),
            _ => Vec::new(),
        }
    }

    fn subjects(view: &KarakView, viewer: Viewer) -> Vec<Subject> {
        hexes::subjects(view, viewer)
    }

    fn situation(view: &KarakView, _: Viewer, question: &Question) -> Vec<Message> {
        decisions::situation(view, *question)
    }

    fn heading(_: &Question, choice: &Choice) -> Message {
        decisions::heading(choice)
    }

    fn remark(view: &KarakView, choice: &Choice) -> Option<Message> {
        decisions::remark(view, choice)
    }

    fn subjects_of(_: &KarakView, choice: &Choice) -> Vec<Message> {
        decisions::place_of(choice).map(hexes::name).into_iter().collect()
    }

    fn is_far_fetched(&self, choice: &Choice) -> bool {
        decisions::is_far_fetched(&self.table, *choice)
    }

    fn foretell(forecast: &Forecast) -> Vec<Subject> {
        odds::foretell(forecast)
    }

    fn points(view: &KarakView, seat: Seat) -> Vec<Message> {
        boards::points(&view.table, seat)
    }
}
