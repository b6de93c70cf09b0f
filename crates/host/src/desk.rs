//! A table as the fold of its journal: the same records give the same desk.

use crate::clocks::{Clocks, Spent};
use crate::command::Moment;
use crate::draft::{Changes, Draft, Going};
use crate::journal::{About, Identity, Opened, Place, Record};
use crate::log::Log;
use crate::now::Now;
use crate::pledges::{Pledges, SHARES};
use crate::proposals::Open;
use crate::protocol::What;
use catalog::Listed;
use fair::{Dice, Entropy, Seed};
use ids::TableId;
use std::sync::Arc;
use table::record::Round;
use table::{Hibernating, Input, Pending, Played, Seat, SeatSet, Session};

/// A table as its journal tells it.
pub struct Desk<G: Listed> {
    /// What was settled when it was opened.
    pub opened: Arc<Opened<G>>,
    pub(crate) standing: Standing,
    /// The game, once it has begun.
    pub(crate) game: Option<Box<Playing<G>>>,
    pub(crate) log: Log<G>,
    /// What each input in effect changed on the clocks; nothing when time is not counted.
    pub(crate) spent: Vec<Spent>,
    pub(crate) seed: Seed,
    pub(crate) table: TableId,
    /// Whether the table comes from a backup in which it was not over: the seed may be public.
    pub restored: bool,
}

/// What of a table changes, besides the game. It is small, so that a step can be tried on a copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// Who sits where.
    pub places: Arc<Vec<Place>>,
    /// What each seat adds to the first kind of dice, until they have it.
    pub entropies: Arc<Vec<Entropy>>,
    /// Who has committed to a share of the dice and who has opened it.
    pub pledges: Arc<Pledges>,
    /// How much time everybody has.
    pub clocks: Clocks,
    /// Who has the host's role.
    pub host: Identity,
    /// When the host last did anything: a time of day.
    pub host_seen: i64,
    /// The seats that are still those of the people who had them when the game began.
    pub original: SeatSet,
    /// What is proposed.
    pub proposal: Option<Box<Open>>,
    /// Whose words are shown to nobody.
    pub muted: SeatSet,
    /// Whether the spectators' words are shown to nobody.
    pub spectators_muted: bool,
    /// The seats for which the clock made the last decision.
    pub timed_out: SeatSet,
    /// Since when the table waits for the player who is asked: a time of day.
    pub asked_at: i64,
    /// Where the same people play again.
    pub next: Option<TableId>,
    /// How many records there are.
    pub count: u64,
    /// Whether the last stored input had a fingerprint. Only inputs of the first format, which come first, have none.
    pub fingerprinted: bool,
}

/// The game being played.
pub(crate) struct Playing<G: Listed> {
    /// The game with its inputs.
    pub session: Session<G>,
    /// Where its chance comes from.
    pub dice: Arc<Dice>,
}

/// A game that nobody looks at: without its state.
pub(crate) struct Waiting<G: Listed> {
    pub session: Hibernating<G>,
    pub dice: Arc<Dice>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for players.
    Open,
    /// Being played.
    Playing,
    /// Over.
    Over,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overview {
    /// How far it is.
    pub stage: Stage,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// When a clock runs out, by the time that clocks count.
    pub wake: Option<i64>,
    /// Who sits there, and who is waited for.
    pub about: About,
}

/// What an overview is made of, to see whether it changed.
#[derive(PartialEq)]
pub(crate) struct Brief {
    pub stage: Stage,
    pub wake: Option<i64>,
    pub waits_for: Option<Identity>,
}

impl Standing {
    pub fn seats(&self) -> u8 {
        self.places.len() as u8
    }

    /// The seats of a person.
    pub fn seats_of(&self, player: Option<Identity>) -> Vec<Seat> {
        let is_theirs = |seat: &Seat| player.is_some_and(|player| self.places[seat.index()].is_of(player));
        Seat::all(self.seats()).filter(is_theirs).collect()
    }

    /// Whether one person has played this seat and others from the beginning.
    pub fn is_shared(&self, seat: Seat) -> bool {
        let others =
            self.original.iter().filter(|other| *other != seat && self.owner(*other) == self.owner(seat));
        self.original.contains(seat) && self.owner(seat).is_some() && others.count() > 0
    }

    /// Whether somebody may look from a seat of theirs: from a second one only if it was theirs from the beginning, for
    /// from any other they have been played against.
    pub fn may_look(&self, seat: Seat) -> bool {
        self.original.contains(seat) || self.seats_of(self.owner(seat)).len() == 1
    }

    pub fn has_seat(&self, player: Option<Identity>) -> bool {
        player.is_some_and(|player| self.places.iter().any(|place| place.is_of(player)))
    }

    pub fn brief<G: Listed>(&self, state: Option<&G>) -> Brief {
        let stage = match state.map(|game| game.ending().is_some()) {
            None => Stage::Open,
            Some(true) => Stage::Over,
            Some(false) => Stage::Playing,
        };
        let place = state.and_then(asked).and_then(|seat| self.places.get(seat.index()));
        let waits = |place: &&Place| place.bot.is_none() && self.clocks.paused().is_none();
        let person = place.filter(waits).and_then(|place| place.person.as_ref());
        let opening = self.pledges.deadline().filter(|_| self.clocks.counts());
        let unopened = self.pledges.awaited_people().first().copied();
        Brief {
            stage,
            wake: self.clocks.runs_out().map(|(_, at)| at).or(opening),
            waits_for: person.map(|person| person.player).or(unopened),
        }
    }

    pub fn overview<G: Listed>(&self, opened: &Opened<G>, brief: Brief) -> Overview {
        let about = About::of(&self.places, opened.clock, brief.waits_for);
        Overview { stage: brief.stage, listed: opened.listed, wake: brief.wake, about }
    }

    /// What everybody may know of a record besides what happened in the game.
    pub fn what<G: Listed>(&self, record: &Record<G>) -> What {
        match record {
            Record::Opened(_) => What::Opened,
            Record::Seated { seat, place, .. } => What::Seated { seat: *seat, occupant: place.occupant() },
            Record::Committed { seat, commitment } => {
                What::Committed { seat: *seat, commitment: commitment.clone() }
            }
            Record::Closed { round } => What::Closed { round: round.clone() },
            Record::Revealed { seat, share, next } => {
                What::Revealed { seat: *seat, share: share.clone(), next: next.clone() }
            }
            Record::Failed { people, seed } => What::Failed { people: people.clone(), seed: seed.clone() },
            Record::Began => What::Began,
            Record::Played { input, by, .. } => {
                let seat = match *input {
                    Input::Choice { seat, .. } => Some(seat),
                    Input::Chance(_) => None,
                };
                What::Played { seat, by: *by }
            }
            Record::Replaced { seat, bot, why, level, .. } => {
                What::Replaced { seat: *seat, bot: bot.clone(), why: *why, level: *level }
            }
            Record::TakenBack { to, seat, consent, .. } => {
                What::TakenBack { to: *to, seat: *seat, consent: *consent }
            }
            Record::Proposed { seat, what, .. } => What::Proposed { seat: *seat, what: what.clone() },
            Record::Answered { seat, yes } => What::Answered { seat: *seat, yes: *yes },
            Record::Paused { .. } => What::Paused,
            Record::Resumed { seat } => What::Resumed { seat: *seat },
            Record::Said { seat, name, text } => {
                let muted = seat.map_or(self.spectators_muted, |seat| self.muted.contains(seat));
                What::Said { seat: *seat, name: name.clone(), text: (!muted).then(|| text.clone()) }
            }
            Record::Rematch { table } => What::Rematch { table: Some(table.clone()) },
            Record::Hosted { seat } => What::Hosted { seat: *seat },
            Record::Lapsed => What::Lapsed,
            Record::Muted { seat, muted } => What::Muted { seat: *seat, muted: *muted },
        }
    }
}

/// Who is asked now.
pub(crate) fn asked<G: Listed>(state: &G) -> Option<Seat> {
    match state.pending() {
        Pending::Player { seat, .. } => Some(seat),
        _ => None,
    }
}

impl<G: Listed> Desk<G> {
    /// A table just opened, at this time. Its setup is not looked at before the game begins.
    pub fn open(opened: Arc<Opened<G>>, at: i64, seed: Seed, table: TableId) -> Desk<G> {
        let seats = opened.seats.len();
        let owned = |seat: &Seat| opened.seats[seat.index()].person.is_some();
        let standing = Standing {
            places: Arc::new(opened.seats.clone()),
            entropies: Arc::new(vec![Entropy::default(); seats]),
            pledges: Arc::default(),
            clocks: Clocks::new(opened.clock, seats),
            host: opened.host,
            host_seen: at,
            original: Seat::all(seats as u8).filter(owned).collect(),
            proposal: None,
            muted: SeatSet::EMPTY,
            spectators_muted: false,
            timed_out: SeatSet::EMPTY,
            asked_at: at,
            next: None,
            count: 1,
            fingerprinted: false,
        };
        Desk {
            standing,
            game: None,
            log: Log::opened(at),
            spent: Vec::new(),
            seed,
            table,
            opened,
            restored: false,
        }
    }

    /// Whether somebody may know where the same people play again: anybody, if the lobby shows it.
    pub(crate) fn may_follow(&self, player: Option<Identity>) -> bool {
        self.opened.listed || self.standing.has_seat(player)
    }

    /// Who has the host's role.
    pub fn host(&self) -> Identity {
        self.standing.host
    }

    /// How many records there are.
    pub fn count(&self) -> u64 {
        self.standing.count
    }

    pub(crate) fn seats(&self) -> u8 {
        self.standing.seats()
    }

    /// The game with its record, once it has begun.
    pub fn session(&self) -> Option<&Session<G>> {
        self.game.as_ref().map(|playing| &playing.session)
    }

    /// The state of the game, once it has begun.
    pub fn state(&self) -> Option<&G> {
        self.session().map(Session::game)
    }

    /// The dice of the game, once it has begun.
    pub fn dice(&self) -> Option<&Dice> {
        self.game.as_ref().map(|playing| &*playing.dice)
    }

    /// How many inputs are in effect.
    pub fn sequence(&self) -> u64 {
        self.session().map_or(0, Session::sequence)
    }

    /// How many inputs are in effect, and the fingerprint after the last of them.
    pub fn moment(&self) -> Moment {
        let last = self.session().and_then(|session| session.inputs().last());
        (self.sequence(), last.map(|played| played.chain))
    }

    /// Who is asked now.
    pub(crate) fn asked(&self) -> Option<Seat> {
        asked(self.state()?)
    }

    /// How many inputs there were when this seat's turn began: after the last choice of anybody else.
    pub(crate) fn turn_began(&self, seat: Seat) -> u64 {
        let Some(session) = self.session() else { return 0 };
        let others =
            |played: &Played<G>| matches!(played.input, Input::Choice { seat: whose, .. } if whose != seat);
        session.inputs().iter().rposition(others).map_or(0, |index| index as u64 + 1)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.state().is_some_and(|game| game.ending().is_some())
    }

    /// The promise about the dice, in hexadecimal digits.
    pub(crate) fn commitment(&self) -> String {
        match self.rounds().last() {
            Some(round) => round.commitment.clone(),
            None => fair::commitment(&self.seed).to_string(),
        }
    }

    /// Where people commit to shares: every list that was closed, and the one that is still open.
    pub(crate) fn rounds(&self) -> Vec<Round> {
        if self.opened.dice == SHARES { self.standing.rounds(&self.seed) } else { Vec::new() }
    }

    /// What lists show of the table.
    pub fn overview(&self) -> Overview {
        self.standing.overview(&self.opened, self.standing.brief(self.state()))
    }

    /// The clocks go on after the table was read from its journal; by the archive the running one is up at `wake`.
    pub fn go_on(&mut self, wake: Option<i64>, now: Now) {
        self.standing.clocks.go_on(wake, now);
        Arc::make_mut(&mut self.standing.pledges).go_on(wake, now.time);
    }

    /// A copy to try steps on.
    pub(crate) fn draft(&self) -> Draft<'_, G> {
        Draft::of(self)
    }

    /// Makes what was tried true, but for the log.
    pub(crate) fn apply(&mut self, changes: Changes<G>) {
        let Changes { standing, going, spent: (kept, spent), overview: _ } = changes;
        self.standing = standing;
        self.spent.truncate(kept);
        self.spent.extend(spent);
        match (going, &mut self.game) {
            (Going::Same, _) => {}
            (Going::New(playing), game) => *game = Some(playing),
            (Going::Ahead(ahead), Some(playing)) => drop(playing.session.adopt(*ahead)),
            (Going::Ahead(_), None) => unreachable!("only a game that began goes ahead"),
        }
    }

    /// Gives the game away for as long as nobody looks at it.
    pub(crate) fn hibernate(&mut self) -> Option<Waiting<G>> {
        let Playing { session, dice } = *self.game.take()?;
        self.log.shrink();
        self.spent.shrink_to_fit();
        Some(Waiting { session: session.hibernate(), dice })
    }

    /// Takes the game back.
    pub(crate) fn wake(&mut self, waiting: Waiting<G>) {
        let Waiting { session, dice } = waiting;
        self.game = Some(Box::new(Playing { session: session.wake(), dice }));
    }
}
