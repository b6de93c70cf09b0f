//! All tables in memory, and how they get there.

use super::{Ask, Asks, Broken, Desk, Mailbox, Room, Step};
use crate::journal::Record;
use crate::problem::Refuse;
use crate::shared::Shared;
use archive::{Append, Stored, Summary, TableId};
use catalog::{Listed, Visit};
use fair::Seed;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::Told;
use tokio::sync::{mpsc, watch};

/// How many requests may wait for one table.
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

/// A live connection, counted as long as it is kept.
pub struct Connected(Arc<Rooms>);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.connections.send_modify(|count| *count -= 1);
    }
}

impl Rooms {
    /// No table yet.
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

    /// How long a table without visitors may stay in memory now.
    pub(super) fn linger(&self) -> Duration {
        let limits = &self.shared.limits;
        if self.count() > limits.tables_in_memory { Duration::ZERO } else { limits.linger }
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        *self.connections.borrow()
    }

    /// Counts a live connection; the server waits for it when it stops.
    pub fn connect(self: &Arc<Self>) -> Connected {
        self.connections.send_modify(|count| *count += 1);
        Connected(self.clone())
    }

    /// Whether the server is shutting down.
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Ready when the server is shutting down.
    pub async fn closing(&self) {
        // The sender is ours, so it cannot be gone.
        drop(self.closing.subscribe().wait_for(|closing| *closing).await);
    }

    /// Asks a table, which is brought into memory if need be; its mailbox.
    pub async fn ask(self: &Arc<Self>, table: TableId, ask: Ask) -> Result<Mailbox, Refuse> {
        let mut ask = Box::new(ask);
        // A table that leaves memory at this very moment takes no more requests; it is then brought back.
        for _ in 0..8 {
            let room = self.room(table).await?;
            match room.send(ask).await {
                Ok(()) => return Ok(room),
                Err(back) => ask = back.0,
            }
            self.live().retain(|id, sender| *id != table || !sender.is_closed());
        }
        Err(Refuse::Broken)
    }

    /// The mailbox of a table.
    pub async fn room(self: &Arc<Self>, table: TableId) -> Result<Mailbox, Refuse> {
        if let Some(room) = self.live().get(&table).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
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

    /// Lets a table be played from now on; its mailbox.
    pub(super) fn place<G: Listed>(self: &Arc<Self>, live: &mut Live, room: Room<G>) -> Mailbox {
        let (sender, asks) = mpsc::channel(WAITING);
        live.insert(room.id, sender.clone());
        tokio::spawn(Box::new(room).run(asks, self.clone()));
        sender
    }

    /// Forgets a table that no longer takes requests.
    pub(super) fn forget(&self, table: TableId) {
        self.live().remove(&table);
    }

    /// Lets a table leave memory, unless somebody has just asked it something.
    pub(super) fn leave(&self, table: TableId, asks: &Asks) -> bool {
        let mut live = self.live();
        // Mailboxes are handed out under the same lock: the only one left is the one in the list.
        let free = asks.is_empty() && asks.sender_strong_count() <= 1;
        if free {
            live.remove(&table);
        }
        free
    }

    /// Tells every table to end its connections, and waits until they have. No table comes into memory any more.
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

    /// Wakes the tables whose time is up, again and again.
    pub async fn watch_clocks(self: Arc<Self>) {
        let mut ticks = self.shared.clock.ticks(Duration::ZERO, Duration::from_secs(1));
        loop {
            ticks.tick().await;
            let due = self.shared.archive.due(self.shared.clock.now(), 100).await.unwrap_or_default();
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
    /// A table that these rules cannot wake is not tried again and again: it would keep others from their turn.
    async fn let_sleep(&self, table: TableId, refuse: &Refuse) {
        if !matches!(refuse, Refuse::OtherRules | Refuse::Broken) {
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

/// Brings a table into memory.
pub struct Wake {
    rooms: Arc<Rooms>,
    table: TableId,
    stored: Stored,
}

impl Visit for Wake {
    type Out = Result<Mailbox, Refuse>;

    fn visit<G: Listed>(self) -> Self::Out {
        let Wake { rooms, table, stored } = self;
        let (desk, summary) = unfold::<G>(table, stored, |_, _, _, _, _| {})?;
        let seed = rooms.shared.random.seed()?;
        let mut live = rooms.live();
        if rooms.is_closing() {
            return Err(Refuse::Closing);
        }
        // Somebody else may have been quicker.
        if let Some(room) = live.get(&table).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        // The flag is set before the tables are told, so none comes up behind their back.
        if rooms.is_closing() {
            return Err(Refuse::Closing);
        }
        let room = Room::new(rooms.shared.clone(), table, desk, &summary, seed);
        Ok(rooms.place(&mut live, room))
    }
}

/// A table as the archive has it.
pub async fn load<G: Listed>(shared: &Shared, table: TableId) -> Result<(Desk<G>, Summary), Refuse> {
    unfold(table, shared.archive.load(table).await?, |_, _, _, _, _| {})
}

/// Goes through a table's records from the first, with the table as it is after each.
pub async fn replay<G: Listed>(
    shared: &Shared,
    table: TableId,
    each: impl FnMut(&Desk<G>, u64, i64, &Record<G>, &[Told<G::Event>]),
) -> Result<(), Refuse> {
    unfold(table, shared.archive.load(table).await?, each).map(|_| ())
}

/// A table from what is stored of it; `each` is told the table as it is after each record.
pub(super) fn unfold<G: Listed>(
    table: TableId,
    stored: Stored,
    mut each: impl FnMut(&Desk<G>, u64, i64, &Record<G>, &[Told<G::Event>]),
) -> Result<(Desk<G>, Summary), Refuse> {
    if !(1..=G::RULES_VERSION).contains(&stored.rules) {
        return Err(Refuse::OtherRules);
    }
    let wrong = |broken: Broken| {
        tracing::error!(%table, %broken, "the journal cannot be replayed");
        Refuse::Broken
    };
    let seed: [u8; 32] = stored.secret.as_slice().try_into().map_err(|_| Refuse::Broken)?;
    let mut records = stored.records.into_iter();
    let read = |record: &archive::Record| {
        serde_json::from_slice::<Record<G>>(&record.body)
            .map_err(|error| Broken { number: record.number, why: error.to_string() })
    };
    let first = records.next().ok_or(Refuse::NoTable)?;
    let Record::Opened(opened) = read(&first).map_err(wrong)? else { return Err(Refuse::Broken) };
    // The setup says by which rules the table is played; the archive keeps a copy of it.
    if stored.rules != G::rules_of(&opened.setup) {
        let why = format!("its setup has rules version {}", G::rules_of(&opened.setup));
        return Err(wrong(Broken { number: 0, why }));
    }
    let mut desk = Desk::open(*opened.clone(), Seed::new(seed), table.0);
    each(&desk, 0, first.at, &Record::Opened(opened), &[]);
    for stored in records {
        let record = read(&stored).map_err(wrong)?;
        let told = desk.fold(stored.at, &record).map_err(wrong)?;
        let step: Step<G> = (record, told);
        each(&desk, stored.number, stored.at, &step.0, &step.1);
    }
    Ok((desk, stored.summary))
}
