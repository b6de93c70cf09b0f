//! What a viewer is shown. Everything is made for one viewer from the state; nothing is taken out afterwards.

use crate::command::Visitor;
use crate::desk::{Desk, Standing};
use crate::host::Host;
use crate::journal::Place;
use crate::now::Now;
use crate::pledges::TIME_TO_OPEN;
use crate::protocol::{
    Asked, Choosable, ClockFace, PROTOCOL, Problem, Record, SeatInfo, Shown, Tell, Waiting, Welcome, You,
};
use crate::viewers::{Connection, viewer};
use catalog::Listed;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{Game, Pending, Seat, Versioned};

/// A message about this game.
pub(crate) type TellOf<G> = Tell<
    <G as Game>::Setup,
    <G as Game>::Event,
    <G as Game>::Question,
    <G as Game>::Choice,
    <G as table::Foresee>::Forecast,
>;
pub(crate) type RecordOf<G> = Record<<G as Game>::Event, <G as Game>::Question, <G as Game>::Choice>;
pub(crate) type ShownOf<G> = Shown<<G as Game>::Question, <G as Game>::Choice>;

/// A message as it is sent.
pub(crate) fn text(tell: &impl Serialize) -> String {
    serde_json::to_string(tell).expect("messages are plain data")
}

/// Something that is written into several messages.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views are plain data")
}

/// The answer to a message that is refused.
pub fn refused(id: u32, problem: Problem) -> String {
    text(&Tell::<(), (), (), (), ()>::Refused { id, problem })
}

/// The last message of a connection.
pub fn bye(problem: Problem) -> String {
    text(&Tell::<(), (), (), (), ()>::Bye { problem })
}

/// A table at one moment, for those who look at it.
pub(crate) struct Scene<'a, G> {
    pub standing: &'a Standing,
    pub state: Option<&'a G>,
    pub sequence: u64,
    /// The seat that may take its last choice back.
    pub undo: Option<Seat>,
    /// The seed of the dice, once the game is over.
    pub seed: Option<&'a fair::Seed>,
}

impl<'a, G: Listed> Scene<'a, G> {
    /// The table as it is.
    pub fn of(desk: &'a Desk<G>) -> Scene<'a, G> {
        Scene {
            standing: &desk.standing,
            state: desk.state(),
            sequence: desk.sequence(),
            undo: desk.session().and_then(|session| session.undoable()),
            seed: desk.dice().map(fair::Dice::seed),
        }
    }

    /// What somebody with these seats sees from this one.
    pub fn shown(&self, seat: Option<Seat>, mine: &[Seat], view: Option<Box<RawValue>>) -> ShownOf<G> {
        let described = match self.state {
            // What a client without drawings of the game shows instead.
            Some(state) if !G::DRAWN => G::describe_all(&state.view(viewer(seat)), viewer(seat)),
            _ => Vec::new(),
        };
        Shown {
            viewer: seat,
            sequence: self.sequence,
            view,
            n: None,
            described,
            waiting: self.waiting(seat, mine),
            proposal: self.standing.proposal.as_deref().map(|open| (open.by, open.what.clone())),
            votes: self.standing.votes(),
            paused: self.standing.clocks.paused(),
            undo: self.undo.into_iter().filter(|seat| mine.contains(seat)).collect(),
        }
    }

    fn before_the_game(&self) -> Waiting<G::Question, G::Choice> {
        let (standing, pledges) = (self.standing, &self.standing.pledges);
        let first = |player| standing.seats_of(Some(player)).first().copied();
        let awaited: Vec<Seat> = pledges.awaited_people().into_iter().filter_map(first).collect();
        let opens = !pledges.awaited().is_empty();
        // The time of day at which the list was closed.
        let until = || standing.asked_at.saturating_add(TIME_TO_OPEN);
        let until = standing.clocks.counts().then(until);
        if opens { Waiting::Shares { awaited, until } } else { Waiting::Players }
    }

    fn waiting(&self, seat: Option<Seat>, mine: &[Seat]) -> Waiting<G::Question, G::Choice> {
        let Some(state) = self.state else { return self.before_the_game() };
        match state.pending() {
            Pending::Over(ending) => {
                Waiting::Nothing { ending, seed: self.seed.map(fair::Seed::to_hex).unwrap_or_default() }
            }
            Pending::Player { seat: asked, question } => {
                let looking = seat == Some(asked) || (!G::SECRETS && mine.contains(&asked));
                let by_hand = self.standing.places[asked.index()].bot.is_none();
                let question = (looking && by_hand).then(|| Asked {
                    question,
                    text: state.question_text(),
                    choices: choices(state),
                    to_come: state.choices_to_come(),
                });
                Waiting::Choice { seat: asked, asked: question }
            }
            // The dice are rolled before anybody is told more.
            Pending::Chance(_) => Waiting::Players,
        }
    }
}

fn choices<G: Listed>(state: &G) -> Vec<Choosable<G::Choice>> {
    let mut choices = Vec::new();
    state.choices(&mut choices);
    let with_text =
        |choice| Choosable { text: state.choice_text(&choice), facts: state.choice_facts(&choice), choice };
    choices.into_iter().map(with_text).collect()
}

impl<G: Listed> Host<G> {
    /// Everything about the table as it is now, to begin with.
    pub(crate) fn welcome(&mut self, visitor: &Visitor, seat: Option<Seat>, now: Now) -> String {
        let player = visitor.player;
        let seats = self.desk.standing.seats_of(player);
        let host = player == Some(self.desk.host());
        let view = self.whole_view(seat);
        let shown = Scene::of(&self.desk).shown(seat, &seats, Some(view));
        let (desk, opened) = (&self.desk, &self.desk.opened);
        text(&TellOf::<G>::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            table: desk.table.to_string(),
            game: G::ID,
            rules: opened.setup.rules(),
            setup: opened.setup.clone(),
            now: now.wall,
            you: You { seats, host, name: visitor.name.clone() },
            seats: self.seat_infos(now),
            spectators: self.spectators(),
            clock: opened.clock,
            listed: opened.listed,
            patience: (crate::seating::PATIENCE / 3_600_000) as u32,
            commitment: desk.commitment(),
            rounds: desk.rounds(),
            restored: desk.restored,
            n: desk.count() - 1,
            shown,
        })))
    }

    /// The whole view from a seat; null before the game begins. From now on it is kept up to date.
    pub(crate) fn whole_view(&mut self, seat: Option<Seat>) -> Box<RawValue> {
        match self.desk.state() {
            Some(state) => raw(self.viewers.view(seat, state)),
            None => RawValue::NULL.to_owned(),
        }
    }

    /// The seats as everybody may know them.
    pub(crate) fn seat_infos(&self, now: Now) -> Vec<SeatInfo> {
        let standing = &self.desk.standing;
        let info = |(index, place): (usize, &Place)| {
            let seat = Seat::new(index as u8);
            let clock = standing.clocks.face(seat, now);
            SeatInfo {
                occupant: place.occupant(),
                connected: self.is_here(seat),
                disconnected_at: self.disconnected_at(seat),
                muted: standing.muted.contains(seat),
                host: place.is_of(standing.host),
                shared: standing.is_shared(seat),
                clock: clock.map(|face| ClockFace { decides_at: self.decides_at(seat, now), ..face }),
                stand_in_from: self.stand_in_from(seat, now),
                stand_in_by_vote: self.stand_in_by_vote(seat),
            }
        };
        standing.places.iter().enumerate().map(info).collect()
    }

    fn spectators(&self) -> u32 {
        let watches = |found: &&Connection| !self.desk.standing.has_seat(found.visitor.player);
        self.viewers.iter().filter(watches).count() as u32
    }

    /// Who is connected.
    pub(crate) fn presence(&self, now: Now) -> String {
        text(&TellOf::<G>::Presence { seats: self.seat_infos(now), spectators: self.spectators() })
    }
}
