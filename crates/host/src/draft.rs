//! Steps tried on a copy of a table. Whatever goes wrong, the table itself has not changed.

use crate::clocks::Spent;
use crate::desk::{Desk, Overview, Playing, Standing, asked};
use crate::journal::{Place, Record};
use crate::now::Now;
use crate::pledges::SHARES;
use crate::proposals::Open;
use crate::protocol::{BotId, By, Proposal};
use catalog::Listed;
use fair::{Dice, Entropy, Seed};
use std::sync::Arc;
use table::{Ahead, Fingerprint, Input, InputOf, Played, RefusedOf, Seat, Session, Told};

/// A journal that cannot be what was written: another program's, or of other rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("record {number} does not follow from those before it: {why}")]
pub struct Broken {
    /// Which record.
    pub number: u64,
    /// What is wrong with it.
    pub why: String,
}

/// A record with what came of it.
pub(crate) struct Step<G: Listed> {
    pub record: Record<G>,
    /// What the game tells.
    pub told: Vec<Told<G::Event>>,
    /// The state after it, when no event leads there and other records follow at once.
    pub state: Option<Box<(G, u64)>>,
    /// The inputs that it took back.
    pub taken_back: Vec<Played<G>>,
}

/// A copy of a table to try steps on.
pub(crate) struct Draft<'d, G: Listed> {
    desk: &'d Desk<G>,
    pub standing: Standing,
    going: Going<G>,
    /// How many inputs of the table are left of which it is known what they changed on the clocks, and what those since
    /// have.
    spent: (usize, Vec<Spent>),
    /// The steps so far.
    pub steps: Vec<Step<G>>,
}

/// How the game goes on.
pub(crate) enum Going<G: Listed> {
    /// It stays as it is.
    Same,
    /// From the present state.
    Ahead(Box<Ahead<G>>),
    /// It began.
    New(Box<Playing<G>>),
}

/// What a draft makes of a table.
pub(crate) struct Changes<G: Listed> {
    pub standing: Standing,
    pub going: Going<G>,
    /// What the inputs changed on the clocks: how many are left, and those since.
    pub spent: (usize, Vec<Spent>),
    /// What lists show of the table, if that has changed.
    pub overview: Option<Overview>,
}

impl<'d, G: Listed> Draft<'d, G> {
    pub fn of(desk: &'d Desk<G>) -> Draft<'d, G> {
        let (standing, spent) = (desk.standing.clone(), (desk.spent.len(), Vec::new()));
        Draft { desk, standing, going: Going::Same, spent, steps: Vec::new() }
    }

    /// The state of the game, once it has begun.
    pub fn state(&self) -> Option<&G> {
        match &self.going {
            Going::Same => self.desk.state(),
            Going::Ahead(ahead) => Some(ahead.game()),
            Going::New(playing) => Some(playing.session.game()),
        }
    }

    pub fn sequence(&self) -> u64 {
        match &self.going {
            Going::Same => self.desk.sequence(),
            Going::Ahead(ahead) => ahead.sequence(),
            Going::New(playing) => playing.session.sequence(),
        }
    }

    pub fn chain(&self) -> Option<Fingerprint> {
        match &self.going {
            Going::Same => self.desk.session().map(Session::chain),
            Going::Ahead(ahead) => Some(ahead.chain()),
            Going::New(playing) => Some(playing.session.chain()),
        }
    }

    fn dice(&self) -> Option<&Dice> {
        match &self.going {
            Going::New(playing) => Some(&playing.dice),
            _ => self.desk.dice(),
        }
    }

    /// What is in effect before the next input.
    fn place(&self) -> fair::Place {
        let all = self.desk.session().map(Session::inputs).unwrap_or_default();
        let (kept, own): (usize, &[Played<G>]) = match &self.going {
            Going::Same => (all.len(), &[]),
            Going::Ahead(ahead) => (ahead.kept(), ahead.inputs()),
            Going::New(playing) => (0, playing.session.inputs()),
        };
        fair::Place::after::<G>(all[..kept].iter().chain(own).map(|played| &played.input))
    }

    /// Whether people commit to shares of the dice.
    pub fn by_shares(&self) -> bool {
        self.desk.opened.dice == SHARES
    }

    /// What the seeds of the dice are derived from.
    pub fn secret(&self) -> &Seed {
        &self.desk.seed
    }

    /// The state is copied before the first change.
    fn ahead(&mut self) {
        if let (Going::Same, Some(session)) = (&self.going, self.desk.session()) {
            self.going = Going::Ahead(Box::new(session.ahead()));
        }
    }

    /// Takes an input. A refused one changes nothing.
    pub fn play(&mut self, now: Now, sequence: u64, input: InputOf<G>, by: By) -> Result<(), RefusedOf<G>> {
        self.play_for(now, sequence, input, by, self.standing.clocks.used(now))
    }

    /// The same, when it is known how long the running clock has run.
    fn play_for(
        &mut self,
        now: Now,
        sequence: u64,
        input: InputOf<G>,
        by: By,
        used: Option<u64>,
    ) -> Result<(), RefusedOf<G>> {
        self.ahead();
        let mut told = Vec::new();
        match &mut self.going {
            Going::Same => return Err(table::Refused::GameOver),
            Going::Ahead(ahead) => ahead.submit(sequence, input.clone(), &mut told)?,
            Going::New(playing) => playing.session.submit(sequence, input.clone(), &mut told)?,
        }
        self.played(now, &input, by, used);
        let record = Record::Played { input, chain: self.chain(), state: None, by, used };
        self.push(record, told);
        Ok(())
    }

    /// Takes an input that was accepted before, with its fingerprint.
    pub fn resume(&mut self, now: Now, played: Played<G>, told: &mut impl table::Sink<G::Event>) {
        let Going::New(playing) = &mut self.going else { return };
        let input = played.input.clone();
        playing.session.resume(played, told);
        self.played(now, &input, By::Person, None);
    }

    fn played(&mut self, now: Now, input: &InputOf<G>, by: By, used: Option<u64>) {
        self.standing.count += 1;
        self.end_proposal();
        self.standing.asked_at = now.wall;
        let seat = match *input {
            Input::Choice { seat, .. } => Some(seat),
            Input::Chance(_) => None,
        };
        match (seat, by) {
            (Some(seat), By::Clock) => self.standing.timed_out.insert(seat),
            (Some(seat), By::Person) => {
                self.standing.timed_out.remove(seat);
                self.saw(seat, now);
            }
            _ => {}
        }
        if self.standing.clocks.counts() {
            self.spent.1.push(self.standing.clocks.played(seat, now, used));
            self.start_clock(now, used);
        }
    }

    /// An input ends what was proposed about the position before it, and the last one everything.
    fn end_proposal(&mut self) {
        let over = || self.state().is_some_and(|game| game.ending().is_some());
        let ends =
            self.standing.proposal.as_deref().is_some_and(|open| open.what.is_of_the_moment() || over());
        if ends {
            self.standing.proposal = None;
        }
    }

    /// A seat has done something. That of the host shows that the host is there.
    fn saw(&mut self, seat: Seat, now: Now) {
        if self.standing.owner(seat) == Some(self.standing.host) {
            self.standing.host_seen = now.wall;
        }
    }

    /// Chance answers as long as it is asked.
    pub fn roll(&mut self, now: Now) -> Result<(), RefusedOf<G>> {
        loop {
            let sequence = self.sequence();
            let place = self.place();
            let outcome = self.state().zip(self.dice()).and_then(|(game, dice)| dice.outcome(game, place));
            let Some(outcome) = outcome else { return Ok(()) };
            self.keep_state();
            self.play(now, sequence, Input::Chance(outcome), By::Chance)?;
        }
    }

    /// When no event leads to the present state, it is kept with the step that did.
    fn keep_state(&mut self) {
        let leaps = |step: &Step<G>| matches!(step.record, Record::Began | Record::TakenBack { .. });
        if self.steps.last().is_some_and(leaps) {
            let state = self.state().cloned().map(|state| Box::new((state, self.sequence())));
            self.steps.last_mut().expect("there is one").state = state;
        }
    }

    fn push(&mut self, record: Record<G>, told: Vec<Told<G::Event>>) {
        self.steps.push(Step { record, told, state: None, taken_back: Vec::new() });
    }

    /// Goes one record on.
    pub fn fold(&mut self, now: Now, record: Record<G>) -> Result<(), Broken> {
        let (number, used) = (self.standing.count, record.used());
        let broken = |why: String| Broken { number, why };
        let mut taken_back = Vec::new();
        match &record {
            Record::Opened(_) => return Err(broken("the table is opened twice".to_owned())),
            Record::Played { input, chain, by, .. } => {
                return self.replay(now, input.clone(), *chain, *by, used).map_err(broken);
            }
            Record::Began => {
                self.begin().map_err(broken)?;
                self.standing.asked_at = now.wall;
            }
            Record::Committed { .. }
            | Record::Closed { .. }
            | Record::Revealed { .. }
            | Record::Failed { .. } => {
                self.pledge(now, &record).map_err(broken)?;
            }
            Record::Seated { seat, place, entropy, .. } => {
                self.seat(*seat, place, entropy).map_err(broken)?
            }
            Record::Replaced { seat, level, .. } => {
                let place = Arc::make_mut(&mut self.standing.places).get_mut(seat.index());
                place.ok_or_else(|| broken("there is no such seat".to_owned()))?.bot =
                    Some(BotId::Level(*level));
            }
            Record::TakenBack { to, seat, consent, .. } => {
                taken_back = self.rewind(*to).ok_or_else(|| broken("there are fewer inputs".to_owned()))?;
                self.turn_back(*to, *seat, *consent, used);
                self.standing.asked_at = now.wall;
                self.standing.proposal = None;
            }
            Record::Proposed { seat, what, newcomer } => {
                self.standing.propose(*seat, what.clone(), newcomer.clone());
            }
            Record::Answered { seat, yes } => self.standing.answer(*seat, *yes),
            Record::Hosted { seat } => {
                let person = self.standing.owner(*seat);
                self.standing.host = person.ok_or_else(|| broken("nobody sits there".to_owned()))?;
                let vote = |open: &Open| matches!(open.what, Proposal::Host { .. });
                if self.standing.proposal.as_deref().is_some_and(vote) {
                    self.standing.proposal = None;
                }
            }
            Record::Lapsed => self.standing.proposal = None,
            Record::Paused { .. } => {
                self.standing.clocks.pause(now, used);
                self.standing.proposal = None;
            }
            Record::Resumed { .. } => self.standing.clocks.resume(now),
            Record::Said { .. } => {}
            Record::Rematch { table } => {
                self.standing.next = Some(table.parse().map_err(|_| broken("not a table".to_owned()))?);
                self.standing.proposal = None;
            }
            Record::Muted { seat: Some(seat), muted: true } => self.standing.muted.insert(*seat),
            Record::Muted { seat: Some(seat), muted: false } => self.standing.muted.remove(*seat),
            Record::Muted { seat: None, muted } => self.standing.spectators_muted = *muted,
        }
        if let Some(seat) = record.author() {
            self.saw(seat, now);
        }
        self.standing.count += 1;
        self.start_clock(now, used);
        self.steps.push(Step { record, told: Vec::new(), state: None, taken_back });
        Ok(())
    }

    /// Takes an input that was stored with this fingerprint.
    fn replay(
        &mut self,
        now: Now,
        input: InputOf<G>,
        chain: Option<Fingerprint>,
        by: By,
        used: Option<u64>,
    ) -> Result<(), String> {
        if self.standing.fingerprinted && chain.is_none() {
            return Err("its fingerprint is missing".to_owned());
        }
        self.standing.fingerprinted = chain.is_some();
        self.play_for(now, self.sequence(), input, by, used).map_err(|refused| refused.to_string())?;
        if chain.is_some() && chain != self.chain() {
            return Err("it leads elsewhere".to_owned());
        }
        // The record stays as it was stored.
        if let Some(Record::Played { chain: stored, .. }) = self.steps.last_mut().map(|step| &mut step.record)
        {
            *stored = chain;
        }
        Ok(())
    }

    /// Goes back until so many inputs are left; those that were taken back.
    fn rewind(&mut self, to: u64) -> Option<Vec<Played<G>>> {
        self.ahead();
        let from = usize::try_from(to).ok().filter(|_| to <= self.sequence())?;
        match &mut self.going {
            Going::Same => None,
            Going::New(playing) => {
                let taken_back = playing.session.inputs().get(from..)?.to_vec();
                playing.session.rewind(to).then_some(taken_back)
            }
            Going::Ahead(ahead) => {
                let session = self.desk.session()?;
                let all = session.inputs().get(from..ahead.kept().max(from)).unwrap_or_default();
                let own = from.saturating_sub(ahead.kept());
                let taken_back = all.iter().chain(&ahead.inputs()[own..]).cloned().collect();
                ahead.rewind(session, to).then_some(taken_back)
            }
        }
    }

    /// The clocks go back with the inputs; in journals from before they do not.
    fn turn_back(&mut self, to: u64, seat: Seat, consent: bool, used: Option<u64>) {
        let (kept, own) = &mut self.spent;
        let to = usize::try_from(to).unwrap_or(usize::MAX);
        let (first, all) = (to.min(*kept), &self.desk.spent);
        let mine = own.split_off(to.saturating_sub(*kept).min(own.len()));
        let old = &all[first..*kept];
        *kept = first;
        if let Some(used) = used.filter(|_| self.standing.clocks.counts()) {
            let spent = mine.iter().rev().chain(old.iter().rev()).copied();
            self.standing.clocks.take_back(spent, seat, consent, used);
        }
    }

    /// Somebody sits in a seat from now on. What they add to the dice counts until the game begins.
    fn seat(&mut self, seat: Seat, place: &Place, entropy: &str) -> Result<(), String> {
        let entropy = Entropy::from_hex(entropy).map_err(|wrong| wrong.to_string())?;
        let before = self.standing.owner(seat);
        let places = Arc::make_mut(&mut self.standing.places);
        *places.get_mut(seat.index()).ok_or("there is no such seat")? = place.clone();
        let begins = self.state().is_none();
        if begins {
            Arc::make_mut(&mut self.standing.entropies)[seat.index()] = entropy;
        }
        if begins && place.person.is_some() {
            self.standing.original.insert(seat);
        } else if self.standing.owner(seat) != before {
            self.standing.original.remove(seat);
        }
        self.standing.reconsider(seat, before);
        Ok(())
    }

    /// Somebody commits to a share or opens it, the list is closed, or the round fails.
    fn pledge(&mut self, now: Now, record: &Record<G>) -> Result<(), String> {
        let people = self.standing.people();
        let owner = record.author().map(|seat| self.standing.owner(seat).ok_or("nobody sits there"));
        let owner = owner.transpose()?;
        let pledges = Arc::make_mut(&mut self.standing.pledges);
        match record {
            Record::Closed { round } => {
                pledges.close(people, round.clone(), now.time);
                self.standing.asked_at = now.wall;
            }
            Record::Failed { people, seed } => {
                pledges.fail(people, seed);
                self.end_giving_up();
            }
            Record::Committed { commitment, .. } => {
                owner.into_iter().for_each(|owner| pledges.commit(owner, commitment));
            }
            Record::Revealed { share, next, .. } => {
                owner.into_iter().for_each(|owner| pledges.open(owner, share, next.as_deref()));
            }
            _ => {}
        }
        Ok(())
    }

    /// Nobody is waited for any more.
    fn end_giving_up(&mut self) {
        if self.standing.proposal.as_deref().is_some_and(|open| open.what == Proposal::GiveUp) {
            self.standing.proposal = None;
        }
    }

    fn begin(&mut self) -> Result<(), String> {
        if self.state().is_some() {
            return Err("the game begins twice".to_owned());
        }
        let names = self.standing.places.iter().map(Place::name).collect();
        let session = Session::<G>::start(self.desk.opened.setup.clone(), names)
            .map_err(|error: G::SetupError| error.to_string())?;
        let (places, seats): (u8, u8) = (self.standing.seats(), session.game().seats());
        if places != seats {
            return Err(format!("{places} places for {seats} seats"));
        }
        let dice = if self.by_shares() {
            self.standing.dice(&self.desk.seed, self.desk.table)?
        } else {
            let entropies = std::mem::take(&mut self.standing.entropies);
            let table = fair::TableId(self.desk.table.0);
            Dice::new(self.desk.seed.clone(), table, entropies.to_vec()).ok_or("too many seats")?
        };
        Arc::make_mut(&mut self.standing.pledges).begin();
        self.end_giving_up();
        self.going = Going::New(Box::new(Playing { session, dice: Arc::new(dice) }));
        Ok(())
    }

    /// The clock of the player who is asked runs, unless a bot decides.
    fn start_clock(&mut self, now: Now, used: Option<u64>) {
        if !self.standing.clocks.counts() {
            return;
        }
        let person = self.state().and_then(asked);
        let person = person.filter(|seat| self.standing.places[seat.index()].bot.is_none());
        self.standing.clocks.run(person, now, used);
    }

    /// The steps, and what they make of the table.
    pub fn finish(self) -> (Vec<Step<G>>, Changes<G>) {
        let (before, brief) =
            (self.desk.standing.brief(self.desk.state()), self.standing.brief(self.state()));
        let same = brief == before && Arc::ptr_eq(&self.standing.places, &self.desk.standing.places);
        let overview = (!same).then(|| self.standing.overview(&self.desk.opened, brief));
        let Draft { standing, going, spent, steps, .. } = self;
        (steps, Changes { standing, going, spent, overview })
    }
}
