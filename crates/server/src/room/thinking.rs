//! The bots of a table, kept from turn to turn: the built-in ones, and the operator's, which are processes.

use crate::measures::{self, Stopwatch};
use crate::named::{BotProcess, KillSwitch, Processes};
use crate::shared::Shared;
use bots::{Bot, Level, Seen};
use catalog::Listed;
use host::Asked;
use host::protocol::{BotId, BotName, Failure};
use std::net::IpAddr;
use std::sync::Arc;
use table::{Ending, Seat};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

/// A bot with its memory.
pub enum LoadedBot<G: Listed> {
    /// A built-in bot.
    BuiltIn(Level, Box<dyn Bot<G>>),
    /// One of the operator's bots.
    Process(Box<BotProcess>),
}

impl<G: Listed> LoadedBot<G> {
    fn is(&self, bot: &BotId) -> bool {
        match (self, bot) {
            (LoadedBot::BuiltIn(level, _), BotId::Level(found)) => *level == found.0,
            (LoadedBot::Process(process), BotId::Named(name)) => process.name() == name,
            _ => false,
        }
    }
}

/// The decision of a bot on this request.
fn answered<G: Listed>(
    asked: Asked,
    loaded: Option<LoadedBot<G>>,
    choice: Result<G::Choice, Failure>,
) -> Thought<G> {
    Thought { asked, loaded, choice, dismissed: false }
}

fn measure<G: Listed>(bot: &BotId, begun: Stopwatch) {
    let took = begun.elapsed().as_secs_f64();
    match bot {
        BotId::Level(level) => {
            metrics::histogram!(measures::BOT, "game" => G::ID, "level" => level.0.id())
        }
        BotId::Named(_) => metrics::histogram!(measures::BOT, "game" => G::ID, "level" => bot.to_string()),
    }
    .record(took);
}

/// The decision of a bot, or why it failed.
pub struct Thought<G: Listed> {
    /// The request it answers. What the bot saw is not part of it: that is as large as the game.
    pub asked: Asked,
    /// The bot, if it can continue.
    pub loaded: Option<LoadedBot<G>>,
    /// The choice.
    pub choice: Result<G::Choice, Failure>,
    /// Whether the bot was dismissed meanwhile.
    pub dismissed: bool,
}

/// A bot that thinks.
struct Thinking<G: Listed> {
    seat: Seat,
    /// Ends a process that has not answered yet.
    kill_switch: Option<KillSwitch>,
    answer: oneshot::Receiver<Thought<G>>,
}

/// The bots of a table.
pub struct TableBots<G: Listed> {
    bots: Vec<Option<LoadedBot<G>>>,
    cores: usize,
    thinking: Option<Box<Thinking<G>>>,
}

impl<G: Listed> TableBots<G> {
    /// Starts without bots.
    pub fn new(seats: usize, cores: usize) -> TableBots<G> {
        TableBots { bots: (0..seats).map(|_| None).collect(), cores, thinking: None }
    }

    /// Whether a bot is thinking.
    pub fn busy(&self) -> bool {
        self.thinking.is_some()
    }

    /// Waits for the decision of the thinking bot; `None` when it failed. Without a thinking bot it is never ready.
    pub async fn thought(&mut self) -> Option<Thought<G>> {
        let Some(thinking) = &mut self.thinking else { return std::future::pending().await };
        let thought = (&mut thinking.answer).await.ok();
        let kill_switch = self.thinking.take().and_then(|thinking| thinking.kill_switch);
        let dismissed = kill_switch.is_some_and(|kill_switch| kill_switch.is_ended());
        thought.map(|thought| Thought { dismissed, ..thought })
    }

    /// Removes the bot of a seat.
    pub fn dismiss(&mut self, seat: Seat) {
        if let Some(loaded) = self.bots.get_mut(seat.index()) {
            *loaded = None;
        }
        let thinking = self.thinking.iter().filter(|thinking| thinking.seat == seat);
        thinking.filter_map(|thinking| thinking.kill_switch.as_ref()).for_each(KillSwitch::end);
    }

    /// Drops the built-in bots while nobody is connected. Processes stay until the table is unloaded, since starting
    /// them takes time.
    pub fn forget(&mut self) {
        for loaded in &mut self.bots {
            loaded.take_if(|loaded| matches!(loaded, LoadedBot::BuiltIn(..)));
        }
    }

    /// Keeps a bot for its next turn.
    pub fn keep(&mut self, seat: Seat, loaded: Option<LoadedBot<G>>) {
        self.bots[seat.index()] = loaded;
    }

    /// Tells the processes how the game ended, and drops them.
    pub fn part(&mut self, ending: &Ending) {
        for loaded in &mut self.bots {
            if let Some(LoadedBot::Process(process)) =
                loaded.take_if(|loaded| matches!(loaded, LoadedBot::Process(_)))
            {
                process.game_over::<G>(ending);
            }
        }
    }

    /// Takes the bot of a seat if it is this one; drops any other.
    fn take(&mut self, seat: Seat, bot: &BotId) -> Option<LoadedBot<G>> {
        self.bots[seat.index()].take().filter(|loaded| loaded.is(bot))
    }

    /// Lets a built-in bot think, as soon as a permit is free.
    pub fn ask_built_in(
        &mut self,
        asked: Asked,
        seen: Seen<G>,
        level: Level,
        address: Option<IpAddr>,
        shared: &Shared,
    ) {
        let mut bot = match self.take(asked.seat, &asked.bot) {
            Some(LoadedBot::BuiltIn(_, bot)) => bot,
            _ => level.bot(self.cores),
        };
        let (permit, budget) = (shared.thinking.permit(level, address), (shared.limits.thinking)(level));
        let (decided, answer) = oneshot::channel();
        self.thinking = Some(Box::new(Thinking { seat: asked.seat, kill_switch: None, answer }));
        tokio::spawn(async move {
            let permit = permit.await;
            let thought = spawn_blocking(move || {
                let begun = Stopwatch::start();
                let choice = bot.choose(&seen, budget);
                for trouble in bot.troubles() {
                    tracing::warn!(%trouble, level = level.id(), game = G::ID, "a bot failed");
                }
                measure::<G>(&asked.bot, begun);
                drop(permit);
                answered(asked, Some(LoadedBot::BuiltIn(level, bot)), Ok(choice))
            });
            // The bot catches its panics; if it panics anyway, the dropped sender reports a failure to the table.
            if let Ok(thought) = thought.await {
                drop(decided.send(thought));
            }
        });
    }

    /// Lets one of the operator's bots think. It is another program, so it needs no permit; the number of processes and
    /// the time of each answer have their own limits.
    pub fn ask_process(&mut self, asked: Asked, seen: Seen<G>, name: BotName, processes: Arc<Processes>) {
        let kept = match self.take(asked.seat, &asked.bot) {
            Some(LoadedBot::Process(process)) => Some(process),
            _ => None,
        };
        let kill_switch =
            kept.as_ref().map_or_else(KillSwitch::default, |process| process.kill_switch().clone());
        let (decided, answer) = oneshot::channel();
        self.thinking =
            Some(Box::new(Thinking { seat: asked.seat, kill_switch: Some(kill_switch.clone()), answer }));
        tokio::spawn(async move {
            let process = match (kept, processes.bots().find(&name, G::ID)) {
                (Some(process), _) => Ok(process),
                (None, Some(bot)) => processes.seat(bot.clone(), kill_switch).await,
                (None, None) => Err(Failure::Removed),
            };
            drop(processes);
            let mut process = match process {
                Ok(process) => process,
                Err(failure) => return drop(decided.send(answered(asked, None, Err(failure)))),
            };
            let thought = spawn_blocking(move || {
                let begun = Stopwatch::start();
                let choice = process.choose(&seen);
                measure::<G>(&asked.bot, begun);
                answered(asked, Some(LoadedBot::Process(process)), choice)
            });
            if let Ok(thought) = thought.await {
                drop(decided.send(thought));
            }
        });
    }
}

impl<G: Listed> Drop for TableBots<G> {
    fn drop(&mut self) {
        // The table is unloaded, or the server shuts down: nothing waits for the answer any more.
        self.thinking.iter().filter_map(|thinking| thinking.kill_switch.as_ref()).for_each(KillSwitch::end);
    }
}
