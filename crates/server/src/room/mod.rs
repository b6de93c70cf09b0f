//! One table being played: a task that takes one request after the other, makes its effect durable, and then tells it.
//!
//! check → commit → tell. Whatever goes wrong before the archive has answered leaves the table as it was.

mod access;
mod bots;
mod clocks;
mod company;
mod desk;
mod diff;
mod history;
#[cfg(test)]
mod journal_fuzz;
mod minds;
mod orders;
mod rooms;
mod telling;
#[cfg(test)]
mod twin_tests;

pub use company::{bye, is_bye};
use desk::Waiting;
pub use desk::{Broken, Desk};
pub use rooms::{Rooms, Wake};

use crate::journal::{Identity, Record};
use crate::measures::{self, Stopwatch};
use crate::problem::Refuse;
use crate::protocol::{By, Problem, Say};
use crate::shared::{Nudge, Shared};
use ::bots::Generator;
use archive::{Append, Digest, LinkChange, PlayerId, SeatChange, Summary, TableId};
use axum::extract::ws::Utf8Bytes;
use catalog::Listed;
use company::Company;
use fair::Entropy;
use minds::{Minds, Thought};
use rand_chacha::rand_core::SeedableRng;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use table::{Input, Refused, Seat, Told};
use tokio::sync::{mpsc, oneshot};

/// How long a table waits before it tries again what it could not do: to begin, or what a bot had decided.
const AGAIN: Duration = Duration::from_millis(500);

/// The least time until a table that wants to leave memory tries to: somebody may have its mailbox in hand.
const SOON: Duration = Duration::from_millis(10);

/// Where requests to a table are put. A mailbox has room for 32 of them before the first comes, so they are boxed: most
/// tables hear nothing most of the time.
pub type Mailbox = mpsc::Sender<Box<Ask>>;

/// The requests to a table.
pub type Asks = mpsc::Receiver<Box<Ask>>;

/// A request to a table.
pub enum Ask {
    /// Somebody connects; the answer is the number of the connection.
    Attach {
        /// Who.
        visitor: Visitor,
        /// Where everything is told.
        out: mpsc::Sender<Utf8Bytes>,
        /// The last record the visitor has.
        since: Option<u64>,
        /// The answer.
        reply: oneshot::Sender<Result<u64, Refuse>>,
    },
    /// Somebody is gone.
    Detach {
        /// Which connection.
        connection: u64,
    },
    /// A message of a connection.
    Say {
        /// Which connection.
        connection: u64,
        /// What it says.
        say: Say,
        /// When it was heard.
        heard: Stopwatch,
    },
    /// Somebody wants to sit down.
    Join {
        /// Who.
        player: Identity,
        /// By what name.
        name: String,
        /// In which seat; any free one without it.
        seat: Option<Seat>,
        /// Whether a link names this seat; then a bot makes way.
        by_link: bool,
        /// What it adds to the dice.
        entropy: Entropy,
        /// The answer: the seat.
        reply: oneshot::Sender<Result<Seat, Refuse>>,
    },
    /// The host makes or revokes links.
    Links {
        /// Who.
        player: Identity,
        /// The seat a new link is for.
        seat: Option<Seat>,
        /// What changes.
        change: LinkChange,
        /// The answer.
        reply: oneshot::Sender<Result<(), Refuse>>,
    },
    /// The game as a file; only when it is over.
    Export {
        /// The answer.
        reply: oneshot::Sender<Result<String, Refuse>>,
    },
    /// What a rematch needs.
    Rematch {
        /// Who wants it.
        player: Identity,
        /// The answer: the setup, who sat where, the clock.
        reply: oneshot::Sender<Result<Again, Refuse>>,
    },
    /// The same people play again, at this table.
    Follow {
        /// The new table.
        table: TableId,
        /// The answer: the table they play at; an earlier one if somebody was quicker.
        reply: oneshot::Sender<Result<TableId, Refuse>>,
    },
    /// Who is to decide and is not here.
    Absent {
        /// The answer.
        reply: oneshot::Sender<Option<Nudge>>,
    },
    /// The server stops.
    Close,
}

/// What another game of the same people begins with.
pub struct Again {
    /// The setup, as JSON.
    pub setup: serde_json::Value,
    /// Who sat where.
    pub places: Vec<crate::journal::Place>,
    /// How time was counted.
    pub clock: crate::protocol::Clock,
    /// Whether the table was in the lobby.
    pub listed: bool,
    /// The game's id.
    pub game: &'static str,
    /// Where they play again already.
    pub next: Option<TableId>,
}

/// Who connects.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Which player, if any.
    pub player: Option<Identity>,
    /// The name.
    pub name: Option<String>,
    /// The link for spectators that was shown, as the archive knows it.
    pub watch: Option<Digest>,
}

/// The task of one table.
pub struct Room<G: Listed> {
    shared: Arc<Shared>,
    id: TableId,
    desk: Desk<G>,
    company: Company,
    /// How many seats are here, as it is measured.
    seats_here: measures::Share,
    minds: Minds<G>,
    /// The digest of what the archive has as the summary.
    summary: u64,
    /// When the last visitor left, or the room was made.
    quiet_since: Duration,
    /// Until when no bot is asked, since what the last one decided could not be done.
    rests_until: Duration,
    rng: Generator,
    /// When each writer wrote last, to keep the chat readable.
    chatter: VecDeque<(Identity, i64)>,
    /// The table is no longer what the archive has, and the archive cannot be read: nobody may see it.
    lost: bool,
}

/// What a table that waits was roused by.
enum Roused<G: Listed> {
    /// A request; none when nobody can ask any more.
    Asked(Option<Box<Ask>>),
    /// A bot, which has decided or failed to.
    Decided(Option<Thought<G>>),
    /// The time.
    Woke,
}

/// A record with what the game tells about it, before anybody has been told.
type Step<G> = (Record<G>, Vec<Told<<G as table::Game>::Event>>);

impl<G: Listed> Room<G> {
    fn new(shared: Arc<Shared>, id: TableId, desk: Desk<G>, summary: &Summary, seed: u64) -> Room<G> {
        let (cores, moment) = (shared.bot_cores, shared.clock.moment());
        Room {
            shared,
            id,
            company: Company::default(),
            seats_here: measures::Share::of(measures::SEATS),
            minds: Minds::new(desk.places.len(), cores),
            desk,
            summary: digest(summary),
            quiet_since: moment,
            rests_until: Duration::ZERO,
            rng: Generator::seed_from_u64(seed),
            chatter: VecDeque::new(),
            lost: false,
        }
    }

    /// Serves until nobody needs the table any more. What it does now and then is boxed, so that a table which waits is
    /// no larger than what it is.
    async fn run(mut self: Box<Self>, mut asks: Asks, rooms: Arc<Rooms>) {
        Box::pin(self.begin_if_ready()).await;
        loop {
            self.think();
            let (wake, waiting) = (self.next_wake(&rooms), self.lay_down());
            let roused = tokio::select! {
                biased;
                ask = asks.recv() => Roused::Asked(ask),
                thought = self.minds.thought() => Roused::Decided(thought),
                () = self.shared.clock.sleep_until(wake) => Roused::Woke,
            };
            if matches!(roused, Roused::Woke)
                && self.is_idle()
                && self.shared.clock.since(self.quiet_since) >= rooms.linger()
                && rooms.leave(self.id, &asks)
            {
                return;
            }
            self.desk.take_up(waiting);
            match roused {
                Roused::Asked(Some(ask)) if !matches!(*ask, Ask::Close) => Box::pin(self.take(*ask)).await,
                Roused::Asked(_) => {
                    self.company.close(&Refuse::Closing);
                    rooms.forget(self.id);
                    return;
                }
                Roused::Decided(thought) => Box::pin(self.decided(thought)).await,
                Roused::Woke => {
                    Box::pin(self.begin_if_ready()).await;
                    self.check_clock();
                }
            }
            if self.lost {
                rooms.forget(self.id);
                return;
            }
        }
    }

    /// While nobody is here a table keeps what its state and its bots' thoughts can be made from, and not these.
    fn lay_down(&mut self) -> Option<Box<Waiting<G>>> {
        if !self.is_idle() {
            return None;
        }
        self.minds.forget();
        self.desk.lay_down()
    }

    fn is_idle(&self) -> bool {
        self.company.is_empty() && !self.minds.busy()
    }

    /// The moment at which the table has something to do although nobody asks.
    fn next_wake(&self, rooms: &Rooms) -> Duration {
        let (moment, now) = (self.shared.clock.moment(), self.shared.clock.now());
        let mut wake = match self.is_idle() {
            true => (self.quiet_since + rooms.linger()).max(moment + SOON),
            false => moment + Duration::from_secs(3_600),
        };
        // The beginning may have met a full disk.
        if self.is_ready() {
            wake = wake.min(moment + AGAIN);
        }
        if self.is_resting() {
            wake = wake.min(self.rests_until);
        }
        // While somebody thinks, or rests, nobody else is let think.
        if let Some(at) = self.clock_deadline().filter(|_| !self.minds.busy() && !self.is_resting()) {
            wake = wake.min(moment + Duration::from_millis((at - now).max(0) as u64));
        }
        wake
    }

    /// Lets no bot think for a while. The table serves everybody else meanwhile.
    fn rest(&mut self) {
        self.rests_until = self.shared.clock.moment() + AGAIN;
    }

    fn is_resting(&self) -> bool {
        self.shared.clock.moment() < self.rests_until
    }

    async fn take(&mut self, ask: Ask) {
        match ask {
            Ask::Attach { visitor, out, since, reply } => {
                let answer = self.attach(visitor, out, since).await;
                // Whoever asked may be gone already.
                drop(reply.send(answer));
            }
            Ask::Detach { connection } => self.detach(connection),
            Ask::Say { connection, say, heard } => self.say(connection, say, heard).await,
            Ask::Join { player, name, seat, by_link, entropy, reply } => {
                drop(reply.send(self.join(player, name, seat, by_link, entropy).await));
            }
            Ask::Links { player, seat, change, reply } => {
                drop(reply.send(self.links(player, seat, change).await));
            }
            Ask::Export { reply } => drop(reply.send(self.export().await)),
            Ask::Rematch { player, reply } => drop(reply.send(self.again(player))),
            Ask::Follow { table, reply } => drop(reply.send(self.follow(table).await)),
            Ask::Absent { reply } => drop(reply.send(self.absent())),
            Ask::Close => {}
        }
    }

    /// Makes a step of the table that is not an input durable, and tells it.
    async fn record(&mut self, record: Record<G>) -> Result<(), Refuse> {
        self.record_all(vec![record], Vec::new()).await
    }

    /// Makes several steps that belong together durable, all of them or none, and tells them.
    async fn record_all(
        &mut self,
        records: Vec<Record<G>>,
        seats: Vec<(PlayerId, SeatChange)>,
    ) -> Result<(), Refuse> {
        let at = self.shared.clock.now();
        let mut steps = Vec::new();
        for record in records {
            match self.desk.fold(at, &record) {
                Ok(told) => steps.push((record, told)),
                Err(broken) => {
                    tracing::error!(table = %self.id, %broken, "a record of our own does not fit");
                    self.reload().await;
                    return Err(Refuse::Broken);
                }
            }
        }
        self.roll(at, &mut steps);
        self.commit(at, steps, seats).await
    }

    /// Takes choices of one seat: all of them, or none.
    async fn play(
        &mut self,
        seat: Seat,
        sequence: u64,
        choices: Vec<G::Choice>,
        by: By,
    ) -> Result<(), Problem> {
        self.try_steps(seat, sequence, &choices)?;
        let at = self.shared.clock.now();
        let mut steps = Vec::new();
        for (index, choice) in choices.into_iter().enumerate() {
            let input = Input::Choice { seat, choice };
            match self.desk.play(at, sequence + index as u64, input, by) {
                Ok(step) => steps.push(step),
                Err(refused) => return Err(Problem::from(refused)),
            }
        }
        if steps.is_empty() {
            return Ok(());
        }
        self.roll(at, &mut steps);
        let inputs = steps.len() as u64;
        self.commit(at, steps, Vec::new()).await?;
        metrics::counter!(measures::INPUTS, "game" => G::ID).increment(inputs);
        Ok(())
    }

    /// Whether all of several choices would be taken; the first is checked when it is played.
    fn try_steps(&self, seat: Seat, sequence: u64, choices: &[G::Choice]) -> Result<(), Problem> {
        let Some(state) = self.desk.state().filter(|_| choices.len() > 1) else { return Ok(()) };
        if sequence != self.desk.sequence() {
            let stale = Refused::<G::Illegal>::Stale { expected: self.desk.sequence(), got: sequence };
            return Err(stale.into());
        }
        let mut trial = state.clone();
        for (index, choice) in choices.iter().enumerate() {
            let input = Input::Choice { seat, choice: choice.clone() };
            if let Err(refused) = trial.submit(&input, &mut ()) {
                return Err(Problem { step: Some(index), ..Problem::from(refused) });
            }
        }
        Ok(())
    }

    /// Chance answers as long as it is asked.
    fn roll(&mut self, at: i64, steps: &mut Vec<Step<G>>) {
        while let Some(outcome) = self.desk.roll() {
            let sequence = self.desk.sequence();
            match self.desk.play(at, sequence, Input::Chance(outcome), By::Chance) {
                Ok(step) => steps.push(step),
                Err(refused) => {
                    tracing::error!(table = %self.id, %refused, "the dice gave what the game refuses");
                    return;
                }
            }
        }
    }

    /// Durable before visible: stores the steps, and only then tells them. A failure undoes them.
    async fn commit(
        &mut self,
        at: i64,
        steps: Vec<Step<G>>,
        seats: Vec<(PlayerId, SeatChange)>,
    ) -> Result<(), Refuse> {
        let first = self.desk.count - steps.len() as u64;
        let records = steps.iter().map(|(record, _)| stored(record)).collect();
        let summary = self.summary_now();
        let told = digest(&summary);
        let changed = (told != self.summary).then_some(summary);
        let append = Append { summary: changed, seats, ..Append::records(self.id, first, at, records) };
        let begun = Stopwatch::start();
        let done = self.shared.archive.append(append).await;
        metrics::histogram!(measures::COMMIT).record(begun.elapsed().as_secs_f64());
        if let Err(error) = done {
            tracing::warn!(table = %self.id, %error, "nothing could be stored; the table stays as it was");
            self.reload().await;
            return Err(error.into());
        }
        self.summary = told;
        self.announce(first, at, &steps);
        Ok(())
    }

    /// Goes back to what the archive has.
    async fn reload(&mut self) {
        match rooms::load::<G>(&self.shared, self.id).await {
            Ok((desk, summary)) => {
                self.desk = desk;
                self.summary = digest(&summary);
            }
            Err(refuse) => {
                tracing::error!(table = %self.id, ?refuse, "the table cannot be read again");
                self.company.close(&refuse);
                self.lost = true;
            }
        }
        self.company.forget_views();
    }
}

/// Enough of a summary to know whether another is the same.
fn digest(summary: &Summary) -> u64 {
    let mut hasher = DefaultHasher::new();
    summary.hash(&mut hasher);
    hasher.finish()
}

fn stored<G: Listed>(record: &Record<G>) -> Vec<u8> {
    serde_json::to_vec(record).expect("records are plain data")
}
