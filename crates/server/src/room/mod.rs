//! One table in play: a task that handles one request after the other and drives the table's [`Host`].
//!
//! prepare → store → publish. A failure before the archive has answered leaves the table unchanged.

mod access;
mod ask;
mod bots;
mod closed;
#[cfg(test)]
mod journal_fuzz;
mod lanes;
mod queue;
mod rooms;
mod sending;
#[cfg(test)]
mod slow_viewer_tests;
mod thinking;
#[cfg(test)]
mod twin_tests;

pub use ask::{Again, Ask, Asks, Mailbox, NewRound, Sat};
pub use lanes::Lanes;
pub use queue::{Out, Queue};
pub use rooms::{Rooms, Wake};

use crate::measures::{self, Stopwatch};
use crate::problem::Refuse;
use crate::shared::Shared;
use ::bots::Generator;
use archive::{Append, ArchiveError, SeatChange, Status, Summary, TableId};
use catalog::Listed;
use host::protocol::Say;
use host::{Command, ConnectionId, Denied, Host, Overview, Prepared, Published, Stage};
use rand_chacha::rand_core::SeedableRng;
use sending::Queues;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use thinking::{TableBots, Thought};

/// How long a table waits before it retries what failed: to begin, or a bot's decision.
const AGAIN: Duration = Duration::from_millis(500);

/// How long a table has no connections before it drops its state.
const QUIET: Duration = Duration::from_secs(5);

/// The minimum delay before an idle table tries to unload: a request may hold its mailbox.
const SOON: Duration = Duration::from_millis(10);

/// The task of one table.
pub struct Room<G: Listed> {
    shared: Arc<Shared>,
    id: TableId,
    host: Host<G>,
    queues: Queues,
    /// How many seats are connected, for the metrics.
    seats_here: measures::Share,
    bots: TableBots<G>,
    /// The address from which the table was last visited.
    address: Option<IpAddr>,
    /// Whether the operator has closed the table.
    closed: bool,
    /// Why the table must end: it was closed or deleted while a change of it was on its way.
    ended: Option<Refuse>,
    /// Whether the summary in the archive is out of date.
    summary_is_old: bool,
    /// When the last client disconnected, or the room was created.
    quiet_since: Duration,
    /// Whether a client has ever connected.
    visited: bool,
    /// Until when no bot may think, because the last decision failed.
    rests_until: Duration,
    rng: Generator,
}

/// What woke a waiting table.
enum Roused<G: Listed> {
    /// A request; `None` when all senders are dropped.
    Asked(Option<Box<Ask>>),
    /// A bot's decision; `None` when it failed.
    Decided(Option<Thought<G>>),
    /// The timer.
    Woke,
}

impl<G: Listed> Room<G> {
    fn new(shared: Arc<Shared>, id: TableId, host: Host<G>, summary: &Summary, seed: u64) -> Room<G> {
        let (cores, moment) = (shared.bot_cores, shared.clock.moment());
        Room {
            shared,
            id,
            queues: Queues::default(),
            seats_here: measures::Share::of(measures::SEATS),
            bots: TableBots::new(host.places().len(), cores),
            address: None,
            closed: false,
            ended: None,
            summary_is_old: summary_of(&host.overview()) != *summary,
            host,
            quiet_since: moment,
            visited: false,
            rests_until: Duration::ZERO,
            rng: Generator::seed_from_u64(seed),
        }
    }

    /// Serves the table until it is unloaded. Rare work is boxed, so that the task of an idle table stays small.
    async fn run(mut self: Box<Self>, mut asks: Asks, rooms: Arc<Rooms>) {
        Box::pin(self.begin_if_ready()).await;
        loop {
            if let Some(refuse) = self.ended.take() {
                return self.end(&refuse, &rooms);
            }
            self.think();
            let wake = self.next_wake(&rooms);
            let resting = if self.is_quiet() { self.rest() } else { None };
            let roused = tokio::select! {
                biased;
                ask = asks.recv() => Roused::Asked(ask),
                thought = self.bots.thought() => Roused::Decided(thought),
                () = self.shared.clock.sleep_until(wake) => Roused::Woke,
            };
            if matches!(roused, Roused::Woke)
                && self.is_idle()
                && self.shared.clock.since(self.quiet_since) >= rooms.linger()
                && rooms.leave(self.id, &asks)
            {
                return;
            }
            self.host.wake(resting);
            match roused {
                Roused::Asked(Some(ask)) => match *ask {
                    Ask::Close => return self.end(&Refuse::Closing, &rooms),
                    Ask::Shut { refuse, reply } => {
                        self.end(&refuse, &rooms);
                        // The operator may have gone.
                        let _gone = reply.send(());
                        return;
                    }
                    ask if self.closed => self.decline(ask),
                    ask => Box::pin(self.take(ask, &rooms)).await,
                },
                Roused::Asked(None) => return self.end(&Refuse::Closing, &rooms),
                Roused::Decided(thought) => Box::pin(self.decided(thought)).await,
                Roused::Woke => Box::pin(self.begin_if_ready()).await,
            }
        }
    }

    /// Drops the state and the built-in bots while nobody is connected; both can be rebuilt.
    fn rest(&mut self) -> Option<host::Resting<G>> {
        self.bots.forget();
        self.host.rest()
    }

    fn is_idle(&self) -> bool {
        self.host.is_empty() && !self.bots.busy()
    }

    /// Whether nobody has been connected for a while. A client that reconnects earlier finds the state still in memory.
    fn is_quiet(&self) -> bool {
        self.is_idle() && (!self.visited || self.shared.clock.since(self.quiet_since) >= QUIET)
    }

    /// When the table next has something to do without a request.
    fn next_wake(&self, rooms: &Rooms) -> Duration {
        let (moment, now) = (self.shared.clock.moment(), self.shared.time.now().time);
        let mut wake = match (self.is_idle(), self.is_quiet()) {
            (true, false) => (self.quiet_since + rooms.linger().min(QUIET)).max(moment + SOON),
            (true, true) => (self.quiet_since + rooms.linger()).max(moment + SOON),
            (false, _) => moment + Duration::from_secs(3_600),
        };
        // An earlier attempt may have failed, for example because of a full disk.
        if self.host.is_ready(self.shared.time.now()) && !self.closed {
            wake = wake.min(moment + AGAIN);
        }
        if self.is_resting() {
            wake = wake.min(self.rests_until);
        }
        // No bot starts while another one thinks or the bots rest.
        if let Some(at) =
            self.host.deadline().filter(|_| !self.bots.busy() && !self.is_resting() && !self.closed)
        {
            wake = wake.min(moment + Duration::from_millis((at - now).max(0) as u64));
        }
        wake
    }

    /// Lets no bot think for a while. The table serves requests meanwhile.
    fn stall(&mut self) {
        self.rests_until = self.shared.clock.moment() + AGAIN;
    }

    fn is_resting(&self) -> bool {
        self.shared.clock.moment() < self.rests_until
    }

    async fn take(&mut self, ask: Ask, rooms: &Arc<Rooms>) {
        match ask {
            Ask::Attach { visitor, address, queue, since, reply } => {
                let connection = self.queues.add(queue);
                let player = visitor.player;
                let connected = self.perform(Command::Connect { connection, visitor, since }).await;
                match connected {
                    Ok(_) => {
                        (self.visited, self.address) = (true, address);
                        self.welcome_back(player).await;
                    }
                    Err(_) => self.queues.remove(connection),
                }
                // The client may be disconnected already.
                drop(reply.send(connected.map(|_| connection)));
            }
            Ask::Detach { connection, silent } => {
                self.detach(connection, silent).await;
                self.arrange(rooms);
            }
            Ask::Say { connection, say, heard } => {
                Box::pin(self.say(connection, say, heard, rooms)).await;
                self.arrange(rooms);
            }
            Ask::Answered(answered) => drop(self.perform(Command::Answer(answered)).await),
            Ask::Join { arrival, blockers, reply } => {
                if blockers.contains(&self.host.desk().host()) {
                    return drop(reply.send(Err(Refuse::NotInvited)));
                }
                let joined = self.perform(Command::Join(arrival)).await;
                let seat = |done: Done<G>| match (done.asked_for, done.seat) {
                    (Some(seat), _) => Ok(Sat { seat, asked: true }),
                    (None, Some(seat)) => Ok(Sat { seat, asked: false }),
                    (None, None) => Err(Refuse::from(Denied::Broken)),
                };
                drop(reply.send(joined.and_then(seat)));
            }
            Ask::Links { player, seat, change, reply } => {
                drop(reply.send(self.links(player, seat, change).await));
            }
            Ask::People { visitor, reply } => drop(reply.send(self.people(&visitor))),
            Ask::Export { visitor, reply } => self.export(&visitor, reply),
            Ask::Forget { player, reply } => {
                drop(reply.send(self.perform(Command::Forget { player }).await.map(|_| ())));
            }
            Ask::Rematch { player, reply } => drop(reply.send(self.wants_again(player).await)),
            Ask::Arrange { player, reply } => drop(reply.send(self.again(player))),
            Ask::Follow { table, reply } => drop(reply.send(self.follow(table).await)),
            Ask::Absent { reply } => drop(reply.send(self.absent())),
            Ask::Shut { .. } | Ask::Close => {}
        }
    }

    /// Answers a message of a connection.
    async fn say(&mut self, connection: ConnectionId, say: Say, heard: Stopwatch, rooms: &Arc<Rooms>) {
        let (id, kind) = (say.id(), say.kind());
        match self.perform(Command::Say { connection, say }).await {
            Ok(Done { query: Some(query), .. }) => return self.work_out(query, kind, heard, rooms),
            Ok(_) => {}
            Err(refuse) => {
                measures::refused(refuse.code());
                let text = host::refused(id, refuse.into());
                self.answer(connection, text);
            }
        }
        metrics::histogram!(measures::SAY, "type" => kind).record(heard.elapsed().as_secs_f64());
    }

    /// Runs a query in the background.
    fn work_out(&self, query: host::Query<G>, kind: &'static str, heard: Stopwatch, rooms: &Arc<Rooms>) {
        let (permits, rooms, id) = (self.shared.queries.clone(), rooms.clone(), self.id);
        tokio::spawn(async move {
            let Ok(permit) = permits.acquire_owned().await else { return };
            let Ok(answered) = tokio::task::spawn_blocking(move || query.run()).await else { return };
            drop(permit);
            // The client and the table may be gone: the table is not loaded again for an answer.
            if let Some(mailbox) = rooms.mailbox(id) {
                drop(mailbox.send(Box::new(Ask::Answered(answered))).await);
            }
            metrics::histogram!(measures::SAY, "type" => kind).record(heard.elapsed().as_secs_f64());
        });
    }

    /// Removes a connection.
    async fn detach(&mut self, connection: ConnectionId, silent: Duration) {
        self.queues.remove(connection);
        let silent = i64::try_from(silent.as_millis()).unwrap_or(i64::MAX);
        drop(Box::pin(self.perform(Command::Disconnect { connection, silent })).await);
        self.quiet_since = self.shared.clock.moment();
    }

    /// Prepares a step, stores it, and broadcasts it.
    async fn perform(&mut self, command: Command<G>) -> Result<Done<G>, Refuse> {
        let prepared = self.host.prepare(command, self.shared.time.now())?;
        if let Some(seat) = prepared.seat() {
            self.may_play(seat, &prepared)?;
        }
        self.store(&prepared).await?;
        let (seat, inputs, stepped) = (prepared.seat(), prepared.inputs(), prepared.has_records());
        let asked_for = prepared.asked_for();
        let Published { outgoing, query } = self.host.publish(prepared);
        if let Some(seat) = seat.filter(|_| stepped) {
            self.bots.dismiss(seat);
        }
        self.deliver(outgoing);
        if stepped {
            self.nudge();
        }
        self.seats_here.set(self.host.seats_here());
        if inputs > 0 {
            metrics::counter!(measures::INPUTS, "game" => G::ID).increment(inputs);
        }
        Ok(Done { seat, asked_for, query })
    }

    /// Durable before visible. If storing fails, the step has no effect.
    async fn store(&mut self, prepared: &Prepared<G>) -> Result<(), Refuse> {
        if !prepared.has_records() {
            return Ok(());
        }
        let overview = prepared.overview();
        let summary = match self.summary_is_old {
            true => Some(overview.unwrap_or_else(|| self.host.overview())),
            false => overview,
        };
        let seats =
            prepared.seats().iter().map(|(player, change)| (player.0, seat_change(*change))).collect();
        let records = Append::records(self.id, prepared.first(), prepared.at(), prepared.records());
        let append = Append { summary: summary.as_ref().map(summary_of), seats, ..records };
        let begun = Stopwatch::start();
        let done = self.shared.archive.append(append).await;
        metrics::histogram!(measures::COMMIT).record(begun.elapsed().as_secs_f64());
        if let Err(error) = done {
            tracing::warn!(table = %self.id, %error, "nothing could be stored; the table stays as it was");
            self.ended = match error {
                ArchiveError::TableClosed { .. } => Some(Refuse::TableClosed),
                ArchiveError::NoTable { .. } => Some(Refuse::TableDeleted),
                _ => None,
            };
            return Err(error.into());
        }
        self.summary_is_old &= summary.is_none();
        Ok(())
    }
}

/// The result of a command.
struct Done<G: Listed> {
    /// The seat with a new occupant.
    seat: Option<Seat>,
    /// The seat that a newcomer gets when all people at the table agree.
    asked_for: Option<Seat>,
    /// A query to run in the background.
    query: Option<host::Query<G>>,
}

/// The summary that the archive keeps for lists.
fn summary_of(overview: &Overview) -> Summary {
    let status = match overview.stage {
        Stage::Open => Status::Open,
        Stage::Playing => Status::Playing,
        Stage::Over => Status::Over,
    };
    let Overview { listed, wake, ref about, .. } = *overview;
    Summary { status, listed, wake, about: about.to_bytes() }
}

fn seat_change(change: host::SeatChange) -> SeatChange {
    match change {
        host::SeatChange::Take => SeatChange::Take,
        host::SeatChange::Leave => SeatChange::Leave,
    }
}
