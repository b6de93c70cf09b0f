//! How the game speaks: every sentence by its key in `locales/`.

use crate::{Choice, Event, Pig, PigTable, Setup};
use alloc::vec;
use alloc::vec::Vec;
use table::{Describe, Message, Narrate, Seat, Topic, Viewer};

impl Narrate for Pig {
    fn question_text(&self) -> Message {
        Message::new("pig-question").with("points", u32::from(self.table().turn_points))
    }

    fn choice_text(&self, choice: &Choice) -> Message {
        match choice {
            Choice::Roll => Message::new("pig-choice-roll"),
            Choice::Hold => {
                let table = self.table();
                let score = table.scores[table.active.index()].saturating_add(table.turn_points);
                Message::new("pig-choice-hold").with("points", u32::from(score))
            }
        }
    }

    fn event_text(event: &Event) -> Option<Message> {
        let about = |key: &'static str, seat: Seat| Message::new(key).with("player", seat);
        Some(match *event {
            Event::TurnBegan { seat } => about("pig-event-turn", seat),
            Event::Rolled { seat, face } => about("pig-event-rolled", seat).with("face", face),
            Event::PointsLost { seat, points } => {
                about("pig-event-lost", seat).with("points", u32::from(points))
            }
            Event::Held { seat, points } => about("pig-event-held", seat).with("points", u32::from(points)),
        })
    }

    fn seat_text(&self, _: Seat) -> Option<Message> {
        None
    }

    fn setup_text(setup: &Setup) -> Vec<Message> {
        vec![Message::new("pig-setup").with("n", setup.players).with("goal", u32::from(setup.goal))]
    }
}

const TURN: Topic = Topic { id: "turn", title: "pig-topic-turn" };
const SCORES: Topic = Topic { id: "scores", title: "pig-topic-scores" };

impl Describe for Pig {
    const TOPICS: &'static [Topic] = &[TURN, SCORES];

    fn describe(view: &PigTable, _: Viewer, topic: &str) -> Vec<Message> {
        match topic {
            "turn" => vec![
                Message::new("pig-turn")
                    .with("player", view.active)
                    .with("points", u32::from(view.turn_points)),
            ],
            "scores" => {
                let score = |seat: Seat| {
                    let points = u32::from(view.scores[seat.index()]);
                    Message::new("pig-score").with("player", seat).with("points", points)
                };
                let goal = Message::new("pig-goal").with("points", u32::from(view.goal));
                Seat::all(view.seats).map(score).chain([goal]).collect()
            }
            _ => Vec::new(),
        }
    }
}
