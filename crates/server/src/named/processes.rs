//! Processes at the tables: never more than the operator allows, none when nobody needs it any more.

use super::{NamedBot, NamedBots};
use crate::clock::Clock;
use crate::measures;
use bots::{Bot, Budget, External, Killer, Limits, Seen};
use catalog::Listed;
use host::protocol::{BotName, Failure};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::Ending;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long a table waits for a process elsewhere to end before it is told that there are too many.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long processes may take to end when the server stops.
const LAST: Duration = Duration::from_secs(5);

/// All processes of a server.
pub struct Processes {
    clock: Clock,
    bots: NamedBots,
    slots: Arc<Semaphore>,
    kill_switches: Mutex<Vec<KillSwitch>>,
}

impl Processes {
    /// None yet.
    pub fn new(bots: NamedBots, clock: Clock) -> Processes {
        let slots = Arc::new(Semaphore::new(bots.processes));
        Processes { clock, bots, slots, kill_switches: Mutex::default() }
    }

    /// The bots there are.
    pub fn bots(&self) -> &NamedBots {
        &self.bots
    }

    /// Whether so many more processes may run now.
    pub fn has_room_for(&self, more: usize) -> bool {
        self.slots.available_permits() >= more
    }

    /// A bot at a seat. Its process starts when it is asked for the first time.
    pub async fn seat(
        &self,
        bot: Arc<NamedBot>,
        kill_switch: KillSwitch,
    ) -> Result<Box<BotProcess>, Failure> {
        let slot = self.clock.timeout(PATIENCE, self.slots.clone().acquire_owned()).await;
        let Some(Ok(slot)) = slot else { return Err(Failure::Crowded) };
        let mut kill_switches = self.kill_switches.lock().unwrap_or_else(PoisonError::into_inner);
        kill_switches.retain(KillSwitch::is_in_use);
        kill_switches.push(kill_switch.clone());
        Ok(Box::new(BotProcess { bot, kill_switch, process: None, slot: Some(Slot::new(slot)) }))
    }

    /// Ends every process and lets none start. The tables have ended theirs already, unless one of them hangs.
    pub async fn end(&self) {
        let all = self.bots.processes;
        self.kill_switches
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .drain(..)
            .for_each(|kill_switch| kill_switch.end());
        let last = self.slots.acquire_many(u32::try_from(all).unwrap_or(u32::MAX));
        if self.clock.timeout(LAST, last).await.is_none() {
            tracing::warn!("some processes of bots did not end in time");
        }
        self.slots.close();
    }
}

/// The right to run one process.
struct Slot(#[expect(dead_code, reason = "it counts as long as it is kept")] OwnedSemaphorePermit);

impl Slot {
    fn new(permit: OwnedSemaphorePermit) -> Slot {
        metrics::gauge!(measures::PROCESSES).increment(1.0);
        Slot(permit)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        metrics::gauge!(measures::PROCESSES).decrement(1.0);
    }
}

/// By which a table ends the process of a seat at once, also while it is being waited for.
#[derive(Clone, Default)]
pub struct KillSwitch(Arc<Mutex<Held>>);

#[derive(Default)]
struct Held {
    ended: bool,
    killer: Option<Killer>,
}

impl KillSwitch {
    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the process; one that is about to start ends at once.
    pub fn end(&self) {
        let mut held = self.held();
        held.ended = true;
        if let Some(killer) = held.killer.take() {
            killer.kill();
        }
    }

    /// Whether the process was ended by this.
    pub fn is_ended(&self) -> bool {
        self.held().ended
    }

    fn hold(&self, killer: Option<Killer>) {
        let mut held = self.held();
        match held.ended {
            true => killer.iter().for_each(Killer::kill),
            false => held.killer = killer,
        }
    }

    fn is_in_use(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

/// A bot of the operator's at a seat. Its process ends with it.
pub struct BotProcess {
    bot: Arc<NamedBot>,
    kill_switch: KillSwitch,
    process: Option<External>,
    slot: Option<Slot>,
}

impl BotProcess {
    /// What people call it.
    pub fn name(&self) -> &BotName {
        &self.bot.name
    }

    /// By which it can be ended.
    pub fn kill_switch(&self) -> &KillSwitch {
        &self.kill_switch
    }

    /// Its answer. This waits for the process, though never beyond its time; call it where waiting does no harm.
    pub fn choose<G: Listed>(&mut self, seen: &Seen<G>) -> Result<G::Choice, Failure> {
        if let [only] = seen.choices() {
            return Ok(only.clone());
        }
        let (bot, kill_switch) = (&self.bot, &self.kill_switch);
        let process = self.process.get_or_insert_with(|| {
            let process = External::start(bot.command(), Limits::with_answer(bot.time));
            kill_switch.hold(process.killer());
            process
        });
        process.ask(seen, Budget::time(self.bot.time)).map_err(|trouble| {
            // A bot that was sent away has not failed.
            if !self.kill_switch.is_ended() {
                tracing::warn!(bot = %self.bot.name, game = G::ID, %trouble, "a bot of the operator's failed");
            }
            Failure::from(&trouble)
        })
    }

    /// Tells it how the game ended, and lets it go.
    pub fn game_over<G: Listed>(mut self, ending: &Ending) {
        if let Some(process) = &mut self.process {
            Bot::<G>::game_over(process, ending);
        }
    }
}

impl Drop for BotProcess {
    fn drop(&mut self) {
        let (process, slot) = (self.process.take(), self.slot.take());
        if process.is_some() {
            // It has a moment to end by itself, and no table waits for that.
            std::thread::spawn(move || {
                drop(process);
                drop(slot);
            });
        }
    }
}
