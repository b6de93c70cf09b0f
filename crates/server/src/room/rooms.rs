//! All tables in memory, and how they are loaded.

use super::{Ask, Asks, Mailbox, Room};
use crate::problem::Refuse;
use crate::shared::Shared;
use archive::{Append, Stored, Summary, TableId};
use catalog::{Listed, Visit};
use fair::Seed;
use host::journal::{Identity, Record};
use host::{Denied, Desk, Host};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::Fingerprint;
use tokio::sync::{mpsc, oneshot, watch};

/// How many requests may queue for one table.
const WAITING: usize = 64;

/// The tables in memory, by their mailboxes.
pub type Live = HashMap<TableId, Mailbox>;

/// All tables in memory.
pub struct Rooms {
    shared: Arc<Shared>,
    live: Mutex<Live>,
    /// How many live connections there are.
    connections: watch::Sender<usize>,
    /// Whether the server is shutting down.
    closing: watch::Sender<bool>,
}

/// A live connection, counted until it is dropped.
pub struct Connected(Arc<Rooms>);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.connections.send_modify(|count| *count -= 1);
    }
}

impl Rooms {
    /// Starts without tables.
    pub fn new(shared: Arc<Shared>) -> Arc<Rooms> {
        Arc::new(Rooms {
            shared,
            live: Mutex::new(HashMap::new()),
            connections: watch::Sender::new(0),
            closing: watch::Sender::new(false),
        })
    }

    pub(super) fn live(&self) -> MutexGuard<'_, Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.live().len()
    }

    /// How long a table without connections may stay in memory now.
    pub(super) fn linger(&self) -> Duration {
        let limits = &self.shared.limits;
        if self.count() > limits.tables_in_memory { Duration::ZERO } else { limits.linger }
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        *self.connections.borrow()
    }

    /// Counts a live connection; shutdown waits for it.
    pub fn connect(self: &Arc<Self>) -> Connected {
        self.connections.send_modify(|count| *count += 1);
        Connected(self.clone())
    }

    /// Whether the server is shutting down.
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the server is shutting down.
    pub async fn closing(&self) {
        // `self` owns the sender, so it cannot be dropped.
        drop(self.closing.subscribe().wait_for(|closing| *closing).await);
    }

    /// Sends a request to a table, which is loaded if necessary, and returns its mailbox.
    pub async fn ask(self: &Arc<Self>, table: TableId, ask: Ask) -> Result<Mailbox, Refuse> {
        let mut ask = Box::new(ask);
        // A table that is unloaded at this moment takes no more requests; it is then loaded again.
        for _ in 0..8 {
            let room = self.room(table).await?;
            match room.send(ask).await {
                Ok(()) => return Ok(room),
                Err(back) => ask = back.0,
            }
            self.live().retain(|id, sender| *id != table || !sender.is_closed());
        }
        Err(Refuse::Table(Denied::Broken))
    }

    /// Sends a request to a table and waits for its answer.
    pub async fn request<T>(
        self: &Arc<Self>,
        table: TableId,
        ask: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Refuse> {
        let (reply, answer) = oneshot::channel();
        self.ask(table, ask(reply)).await?;
        answer.await.map_err(|_| Refuse::Table(Denied::Broken))
    }

    /// The mailbox of a table that is in memory.
    pub fn mailbox(&self, table: TableId) -> Option<Mailbox> {
        self.live().get(&table).filter(|room| !room.is_closed()).cloned()
    }

    /// The mailbox of a table, which is loaded if necessary.
    pub async fn room(self: &Arc<Self>, table: TableId) -> Result<Mailbox, Refuse> {
        if let Some(room) = self.mailbox(table) {
            return Ok(room);
        }
        if self.is_closing() {
            return Err(Refuse::Closing);
        }
        let stored = self.shared.archive.load(table).await?;
        let game = stored.game.clone();
        let wake = Wake { rooms: self.clone(), table, stored };
        let hosted = self.shared.games.find(&game).ok_or(Refuse::OtherRules)?;
        (hosted.wake)(wake)
    }

    /// Starts the task of a table and returns its mailbox.
    pub(super) fn place<G: Listed>(self: &Arc<Self>, live: &mut Live, room: Room<G>) -> Mailbox {
        let (sender, asks) = mpsc::channel(WAITING);
        live.insert(room.id, sender.clone());
        tokio::spawn(Box::new(room).run(asks, self.clone()));
        sender
    }

    /// Removes a table that no longer takes requests.
    pub(super) fn forget(&self, table: TableId) {
        self.live().remove(&table);
    }

    /// Unloads a table, unless a request has just arrived.
    pub(super) fn leave(&self, table: TableId, asks: &Asks) -> bool {
        let mut live = self.live();
        // Mailboxes are cloned under the same lock, so the only one left is the one in the map.
        let free = asks.is_empty() && asks.sender_strong_count() <= 1;
        if free {
            live.remove(&table);
        }
        free
    }

    /// Ends the connections of somebody who is known no longer, wherever they are.
    pub async fn farewell(&self, player: Identity) {
        let rooms: Vec<Mailbox> = self.live().values().cloned().collect();
        for room in rooms {
            let (reply, done) = oneshot::channel();
            if room.send(Box::new(Ask::Forget { player, reply })).await.is_ok() {
                // A table that is unloaded meanwhile has no connections.
                drop(done.await);
            }
        }
    }

    /// Ends the task of a table that is in memory; those who are connected are told why.
    pub async fn shut(&self, table: TableId, refuse: Refuse) {
        let Some(room) = self.mailbox(table) else { return };
        let (reply, done) = oneshot::channel();
        if room.send(Box::new(Ask::Shut { refuse, reply })).await.is_ok() {
            // A table that is unloaded meanwhile has no connections.
            drop(done.await);
        }
    }

    /// Makes every table close its connections, and waits until they are closed. No table can be loaded after that.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        let rooms: Vec<Mailbox> = self.live().values().cloned().collect();
        for room in &rooms {
            drop(room.send(Box::new(Ask::Close)).await);
        }
        for room in rooms {
            room.closed().await;
        }
        let mut connections = self.connections.subscribe();
        drop(connections.wait_for(|count| *count == 0).await);
    }

    /// Wakes the tables whose time is up, once a second.
    pub async fn watch_clocks(self: Arc<Self>) {
        let mut ticks = self.shared.clock.ticks(Duration::ZERO, Duration::from_secs(1));
        loop {
            ticks.tick().await;
            let due = self.shared.archive.due(self.shared.time.now().time, 100).await.unwrap_or_default();
            for (table, _) in due {
                if let Err(refuse) = self.room(table).await {
                    tracing::warn!(%table, ?refuse, "a table could not be woken");
                    self.let_sleep(table, &refuse).await;
                }
            }
        }
    }
}

impl Rooms {
    /// Removes the wake-up time of a table that these rules cannot load, so that retries do not delay other tables.
    async fn let_sleep(&self, table: TableId, refuse: &Refuse) {
        if !matches!(refuse, Refuse::OtherRules | Refuse::Table(Denied::Broken)) {
            return;
        }
        let Ok(stored) = self.shared.archive.load(table).await else { return };
        let summary = Some(Summary { wake: None, ..stored.summary });
        let count = stored.records.len() as u64;
        let at = self.shared.clock.now();
        let append = Append { summary, ..Append::records(table, count, at, Vec::new()) };
        if let Err(error) = self.shared.archive.append(append).await {
            tracing::warn!(%table, %error, "its wake-up call could not be removed");
        }
    }
}

/// Loads a table into memory.
pub struct Wake {
    rooms: Arc<Rooms>,
    table: TableId,
    stored: Stored,
}

impl Visit for Wake {
    type Out = Result<Mailbox, Refuse>;

    fn visit<G: Listed>(self) -> Self::Out {
        let Wake { rooms, table, stored } = self;
        let (closed, restored) = (stored.closed, stored.restored);
        let (mut desk, summary) = unfold::<G>(table, stored, |_, _| {})?;
        desk.restored = restored;
        desk.go_on(summary.wake, rooms.shared.time.now());
        let seed = rooms.shared.random.seed()?;
        let mut live = rooms.live();
        // Another request may have loaded it already.
        if let Some(room) = live.get(&table).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        // Shutdown sets the flag before it closes the tables, so no table can be added after that.
        if rooms.is_closing() {
            return Err(Refuse::Closing);
        }
        let limits = host::Limits {
            connections: rooms.shared.limits.max_connections_per_table,
            connections_per_person: rooms.shared.limits.max_connections_per_person,
            grace: rooms.shared.grace,
        };
        let mut room = Room::new(rooms.shared.clone(), table, Host::new(desk, limits), &summary, seed);
        room.closed = closed;
        Ok(rooms.place(&mut live, room))
    }
}

/// Rebuilds a table from its stored records; calls `each` with every record.
pub(super) fn unfold<G: Listed>(
    table: TableId,
    stored: Stored,
    each: impl FnMut(&Record<G>, Option<Fingerprint>),
) -> Result<(Desk<G>, Summary), Refuse> {
    if !(1..=G::RULES_VERSION).contains(&stored.rules) {
        return Err(Refuse::OtherRules);
    }
    let seed: [u8; 32] = stored.secret.as_slice().try_into().map_err(|_| Denied::Broken)?;
    if stored.records.is_empty() {
        return Err(Denied::NoTable.into());
    }
    let opening = host::Opening { table, seed: Seed::new(seed), rules: stored.rules };
    let records = stored.records.into_iter().map(|record| host::Stored {
        number: record.number,
        at: record.at,
        body: record.body,
    });
    let desk = host::load(opening, records, each).map_err(|broken| {
        tracing::error!(%table, %broken, "the journal cannot be replayed");
        Denied::Broken
    })?;
    Ok((desk, stored.summary))
}
