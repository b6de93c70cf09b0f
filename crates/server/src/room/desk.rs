//! A table as the fold of its journal. No clock, task or socket in here: the same records give the same desk.

use super::Step;
use super::clocks::Clocks;
use crate::journal::{Identity, Opened, Place, Record};
use crate::protocol::{BotId, By, Proposal, What};
use catalog::Listed;
use fair::{Dice, Entropy, Seed};
use table::{Fingerprint, Folded, Input, InputOf, Pending, Played, RefusedOf, Seat, SeatSet, Session, Told};

/// A table as its journal tells it.
pub struct Desk<G: Listed> {
    /// What was settled when it was opened, but for who sat where.
    pub opened: Opened<G>,
    /// Who sits where.
    pub places: Vec<Place>,
    /// What each seat adds to the dice, until they have it.
    entropies: Vec<Entropy>,
    /// The game, once it has begun.
    pub game: Option<Box<Playing<G>>>,
    /// How much time everybody has.
    pub clocks: Clocks,
    /// What is proposed, by whom, and who has consented.
    pub proposal: Option<(Seat, Proposal, SeatSet)>,
    /// Whose words are shown to nobody.
    pub muted: SeatSet,
    /// Whether the spectators' words are shown to nobody.
    pub spectators_muted: bool,
    /// Where the same people play again.
    pub next: Option<archive::TableId>,
    /// How many records there are.
    pub count: u64,
    /// Whether the last stored input had a fingerprint. Only inputs of the first format, which come first, have none.
    fingerprinted: bool,
    seed: Seed,
    table: fair::TableId,
}

/// The game being played.
pub struct Playing<G: Listed> {
    /// The game with its inputs.
    pub session: Session<G>,
    /// Where its chance comes from.
    pub dice: Dice,
}

/// A game that nobody looks at: without its state.
pub struct Waiting<G: Listed> {
    session: Folded<G>,
    dice: Dice,
}

/// A journal that cannot be what was written: another program's, or of other rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("record {number} does not follow from those before it: {why}")]
pub struct Broken {
    /// Which record.
    pub number: u64,
    /// What is wrong with it.
    pub why: String,
}

impl<G: Listed> Desk<G> {
    /// A table just opened; `None` when the setup is refused, which was checked before.
    pub fn open(mut opened: Opened<G>, seed: Seed, table: [u8; 16]) -> Desk<G> {
        let places = std::mem::take(&mut opened.seats);
        let seats = places.len();
        Desk {
            places,
            entropies: vec![Entropy::default(); seats],
            game: None,
            clocks: Clocks::new(opened.clock, seats),
            proposal: None,
            muted: SeatSet::EMPTY,
            spectators_muted: false,
            next: None,
            count: 1,
            fingerprinted: false,
            seed,
            table: fair::TableId(table),
            opened,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.places.len() as u8
    }

    /// The seats of a person.
    pub fn seats_of(&self, player: Option<Identity>) -> Vec<Seat> {
        let is_theirs = |seat: &Seat| player.is_some_and(|player| self.places[seat.index()].is_of(player));
        Seat::all(self.seats()).filter(is_theirs).collect()
    }

    /// The state of the game, once it has begun.
    pub fn state(&self) -> Option<&G> {
        self.game.as_ref().map(|playing| playing.session.game())
    }

    /// How many inputs are in effect.
    pub fn sequence(&self) -> u64 {
        self.game.as_ref().map_or(0, |playing| playing.session.sequence())
    }

    /// How many inputs are in effect, and the state after the last of them.
    pub fn moment(&self) -> (u64, Option<Fingerprint>) {
        let last = self.game.as_ref().and_then(|playing| playing.session.inputs().last());
        (self.sequence(), last.map(|played| played.chain))
    }

    /// Who is asked now.
    pub fn asked(&self) -> Option<Seat> {
        match self.state()?.pending() {
            Pending::Player { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// How many inputs there were when this seat's turn began: after the last choice of anybody else.
    pub fn turn_began(&self, seat: Seat) -> u64 {
        let Some(playing) = &self.game else { return 0 };
        let others =
            |played: &Played<G>| matches!(played.input, Input::Choice { seat: whose, .. } if whose != seat);
        playing.session.inputs().iter().rposition(others).map_or(0, |index| index as u64 + 1)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state().is_some_and(|game| game.ending().is_some())
    }

    /// The promise about the dice, in hexadecimal digits.
    pub fn commitment(&self) -> String {
        fair::commitment(&self.seed).to_string()
    }

    /// The seed of the dice, only when the game is over.
    pub fn revealed_seed(&self) -> Option<String> {
        self.is_over().then(|| self.seed.to_hex())
    }

    /// Takes an input: the record of it, and what everybody is told. A refused one changes nothing.
    pub fn play(
        &mut self,
        at: i64,
        sequence: u64,
        input: InputOf<G>,
        by: By,
    ) -> Result<Step<G>, RefusedOf<G>> {
        let Some(playing) = &mut self.game else { return Err(table::Refused::GameOver) };
        let mut told = Vec::new();
        playing.session.submit(sequence, input.clone(), &mut told)?;
        let chain = Some(playing.session.chain());
        self.count += 1;
        self.proposal = None;
        if let Input::Choice { seat, .. } = input {
            self.clocks.decided(seat, at);
        }
        self.start_clock(at);
        Ok((Record::Played { input, chain, state: None, by }, told))
    }

    /// What the dice say, when chance is asked.
    pub fn roll(&self) -> Option<G::Outcome> {
        let playing = self.game.as_ref()?;
        playing.dice.next(&playing.session)
    }

    /// Goes one record on. What it tells is told by whoever needs it.
    pub fn fold(&mut self, at: i64, record: &Record<G>) -> Result<Vec<Told<G::Event>>, Broken> {
        let number = self.count;
        let broken = |why: String| Broken { number, why };
        match record {
            Record::Opened(_) => return Err(broken("the table is opened twice".to_owned())),
            Record::Played { input, chain, by, .. } => {
                if self.fingerprinted && chain.is_none() {
                    return Err(broken("its fingerprint is missing".to_owned()));
                }
                self.fingerprinted = chain.is_some();
                let sequence = self.sequence();
                let (_, told) = self
                    .play(at, sequence, input.clone(), *by)
                    .map_err(|refused| broken(refused.to_string()))?;
                return match chain.is_none() || *chain == self.moment().1 {
                    true => Ok(told),
                    false => Err(broken("it leads elsewhere".to_owned())),
                };
            }
            Record::Began => self.begin().map_err(broken)?,
            Record::Seated { seat, place, entropy } => {
                let entropy = Entropy::from_hex(entropy).map_err(|wrong| broken(wrong.to_string()))?;
                let index = seat.index();
                if index >= self.places.len() {
                    return Err(broken("there is no such seat".to_owned()));
                }
                self.places[index] = place.clone();
                if self.game.is_none() {
                    self.entropies[index] = entropy;
                }
            }
            Record::Replaced { seat, level, .. } => {
                let place = self.places.get_mut(seat.index());
                let place = place.ok_or_else(|| broken("there is no such seat".to_owned()))?;
                place.bot = Some(BotId::Level(*level));
            }
            Record::TakenBack { to, .. } => {
                let playing = self.game.as_mut().ok_or_else(|| broken("no game".to_owned()))?;
                if !playing.session.rewind(*to) {
                    return Err(broken("there are fewer inputs".to_owned()));
                }
                self.proposal = None;
            }
            Record::Proposed { seat, what } => {
                self.proposal = Some((*seat, *what, [*seat].into_iter().collect()));
            }
            Record::Answered { seat, yes } => match (&mut self.proposal, yes) {
                (Some((_, _, consent)), true) => consent.insert(*seat),
                (proposal, _) => *proposal = None,
            },
            Record::Paused => {
                self.clocks.pause(at);
                self.proposal = None;
            }
            Record::Resumed { .. } => self.clocks.resume(at),
            Record::Said { .. } => {}
            Record::Rematch { table } => {
                self.next = Some(table.parse().map_err(|_| broken("not a table".to_owned()))?);
            }
            Record::Muted { seat: Some(seat), muted: true } => self.muted.insert(*seat),
            Record::Muted { seat: Some(seat), muted: false } => self.muted.remove(*seat),
            Record::Muted { seat: None, muted } => self.spectators_muted = *muted,
        }
        self.count += 1;
        self.start_clock(at);
        Ok(Vec::new())
    }

    fn begin(&mut self) -> Result<(), String> {
        if self.game.is_some() {
            return Err("the game begins twice".to_owned());
        }
        let names = self.places.iter().map(Place::name).collect();
        let session = Session::<G>::start(self.opened.setup.clone(), names)
            .map_err(|error: G::SetupError| error.to_string())?;
        let (places, seats): (u8, u8) = (self.seats(), session.game().seats());
        if places != seats {
            return Err(format!("{places} places for {seats} seats"));
        }
        let dice = Dice::new(self.seed.clone(), self.table, std::mem::take(&mut self.entropies));
        self.game = Some(Box::new(Playing { session, dice: dice.ok_or("too many seats")? }));
        Ok(())
    }

    /// Gives the game away for as long as nobody looks at it.
    pub fn lay_down(&mut self) -> Option<Box<Waiting<G>>> {
        let Playing { session, dice } = *self.game.take()?;
        Some(Box::new(Waiting { session: session.fold(), dice }))
    }

    /// Takes the game back.
    pub fn take_up(&mut self, waiting: Option<Box<Waiting<G>>>) {
        if let Some(waiting) = waiting {
            let Waiting { session, dice } = *waiting;
            self.game = Some(Box::new(Playing { session: session.unfold(), dice }));
        }
    }

    /// The clock of whoever is asked runs, unless a bot decides.
    fn start_clock(&mut self, at: i64) {
        let person = self.asked().filter(|seat| self.places[seat.index()].bot.is_none());
        self.clocks.run(person, at);
    }

    /// What everybody may know of a record besides what happened in the game.
    pub fn what(&self, record: &Record<G>) -> What {
        match record {
            Record::Opened(_) => What::Opened,
            Record::Seated { seat, place, .. } => What::Seated { seat: *seat, occupant: place.occupant() },
            Record::Began => What::Began,
            Record::Played { input, by, .. } => {
                let seat = match *input {
                    Input::Choice { seat, .. } => Some(seat),
                    Input::Chance(_) => None,
                };
                What::Played { seat, by: *by }
            }
            Record::Replaced { seat, bot, why, level } => {
                What::Replaced { seat: *seat, bot: bot.clone(), why: *why, level: *level }
            }
            Record::TakenBack { to, seat, consent } => {
                What::TakenBack { to: *to, seat: *seat, consent: *consent }
            }
            Record::Proposed { seat, what } => What::Proposed { seat: *seat, what: *what },
            Record::Answered { seat, yes } => What::Answered { seat: *seat, yes: *yes },
            Record::Paused => What::Paused,
            Record::Resumed { seat } => What::Resumed { seat: *seat },
            Record::Said { seat, name, text } => {
                let muted = seat.map_or(self.spectators_muted, |seat| self.muted.contains(seat));
                What::Said { seat: *seat, name: name.clone(), text: (!muted).then(|| text.clone()) }
            }
            Record::Rematch { table } => What::Rematch { table: table.clone() },
            Record::Muted { seat, muted } => What::Muted { seat: *seat, muted: *muted },
        }
    }
}
