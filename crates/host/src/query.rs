//! Questions that take time to answer: they are worked out beside the table, which goes on meanwhile.

use crate::command::ConnectionId;
use crate::protocol::{Remarked, Telling, Unchoosable};
use crate::retell::Retelling;
use crate::shown::{TellOf, text};
use crate::viewers::viewer;
use catalog::Listed;
use table::{Explain, Pending, Refusal, Seat};

/// A question of a connection. The driver of the host runs it, wherever there is time, and gives the answer back.
pub struct Query<G: Listed> {
    number: u64,
    connection: ConnectionId,
    id: u32,
    seat: Option<Seat>,
    work: Work<G>,
}

/// A question that was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The number of the question.
    pub number: u64,
    /// Who asked.
    pub connection: ConnectionId,
    /// The connection's own number for the message.
    pub(crate) id: u32,
    /// From which seat the connection looked when it asked.
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
}

/// What is to be worked out.
pub(crate) enum Work<G: Listed> {
    /// Something about the game as it was when the question was asked.
    Game {
        subject: Subject,
        /// Who asks; without a seat it is what everybody may be told.
        seat: Option<Seat>,
        /// The game; nothing while somebody else looks at the screen.
        state: Option<G>,
        sequence: u64,
    },
    /// Records of the past.
    Records(Retelling<G>),
}

/// What of a game is asked.
pub(crate) enum Subject {
    Why,
    Forecast,
    Describe { subjects: bool },
}

impl<G: Listed> Query<G> {
    pub(crate) fn new(
        number: u64,
        connection: ConnectionId,
        id: u32,
        seat: Option<Seat>,
        work: Work<G>,
    ) -> Query<G> {
        Query { number, connection, id, seat, work }
    }

    /// Works the answer out. It takes as long as it takes.
    pub fn run(self) -> Answered {
        let Query { number, connection, id, seat, work } = self;
        let tell: TellOf<G> = match work {
            Work::Game { subject, seat, state, sequence } => {
                about_game(id, &subject, seat, state.as_ref(), sequence)
            }
            Work::Records(retelling) => retelling.run(id),
        };
        Answered { number, connection, id, seat, text: text(&tell) }
    }
}

fn about_game<G: Listed>(
    id: u32,
    subject: &Subject,
    seat: Option<Seat>,
    state: Option<&G>,
    sequence: u64,
) -> TellOf<G> {
    match subject {
        Subject::Why => {
            let reasons = state.zip(seat).map(|(state, seat)| why(state, seat)).unwrap_or_default();
            TellOf::<G>::Why { id, reasons }
        }
        Subject::Forecast => {
            let forecast = state.and_then(|state| match seat {
                None => state.forecast_for_all(),
                Some(seat) => state.forecast(seat),
            });
            TellOf::<G>::Forecast { id, forecast }
        }
        Subject::Describe { subjects } => {
            let telling = state.map(|state| describe(state, seat, *subjects, sequence));
            TellOf::<G>::Described { id, telling }
        }
    }
}

/// What the seat that is asked could think of and may not do, with the reasons.
fn why<G: Listed>(state: &G, seat: Seat) -> Vec<Unchoosable<G::Choice>> {
    if crate::desk::asked(state) != Some(seat) {
        return Vec::new();
    }
    let mut imaginable = Vec::new();
    state.imaginable(&mut imaginable);
    let refused = |choice: G::Choice| {
        let illegal = state.check(&choice).err()?;
        let (reason, rule, lack) = (illegal.message(), illegal.rule(), illegal.lack());
        let far_fetched = state.is_far_fetched(&choice);
        Some(Unchoosable { text: state.choice_text(&choice), choice, reason, rule, lack, far_fetched })
    };
    imaginable.into_iter().filter_map(refused).collect()
}

/// What this seat sees in sentences, or everybody.
fn describe<G: Listed>(state: &G, seat: Option<Seat>, subjects: bool, sequence: u64) -> Telling {
    let (looks, view) = (viewer(seat), state.view(viewer(seat)));
    if subjects {
        return Telling { sequence, subjects: G::subjects(&view, looks), ..Telling::default() };
    }
    let mut telling = Telling { sequence, topics: G::describe_all(&view, looks), ..Telling::default() };
    match state.pending() {
        Pending::Player { seat: asked, question } if seat == Some(asked) => {
            let mut choices = Vec::new();
            state.choices(&mut choices);
            let remarked = |choice: &G::Choice| Remarked {
                heading: G::heading(&question, choice),
                brief: G::brief(&view, choice),
                remark: G::remark(&view, choice),
                subjects: G::subjects_of(&view, choice),
            };
            telling.choices = choices.iter().map(remarked).collect();
            telling.situation = G::situation(&view, looks, &question);
            telling.foretold = state.forecast(asked).as_ref().map(G::foretell).unwrap_or_default();
        }
        // Of another's decision only what lies open to all is forecast.
        Pending::Player { .. } => {
            telling.foretold = state.forecast_for_all().as_ref().map(G::foretell).unwrap_or_default();
        }
        Pending::Over(_) => {
            telling.points = Seat::all(state.seats()).map(|seat| G::points(&view, seat)).collect();
        }
        Pending::Chance(_) => {}
    }
    telling
}
