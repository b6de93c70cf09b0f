//! The minds of a table's bots, kept from turn to turn: the house's own, and guests, which are processes.

use crate::measures::{self, Stopwatch};
use crate::named::{Guest, Leash, Processes};
use crate::protocol::{BotId, BotName, By, Failure};
use crate::shared::Shared;
use bots::{Bot, Level, Seen};
use catalog::Listed;
use std::sync::Arc;
use table::{Ending, Fingerprint, Seat};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

/// When a bot was asked: the number of inputs and the state, which is another one after an undo.
type Moment = (u64, Option<Fingerprint>);

/// A bot with its thoughts.
pub enum Mind<G: Listed> {
    /// One of the house's.
    House(Level, Box<dyn Bot<G>>),
    /// One of the operator's.
    Guest(Box<Guest>),
}

impl<G: Listed> Mind<G> {
    fn is(&self, bot: &BotId) -> bool {
        match (self, bot) {
            (Mind::House(level, _), BotId::Level(found)) => *level == found.0,
            (Mind::Guest(guest), BotId::Named(name)) => guest.name() == name,
            _ => false,
        }
    }
}

/// Who is asked, and when.
pub struct Asked {
    /// When.
    pub moment: Moment,
    /// For which seat.
    pub seat: Seat,
    /// In whose stead.
    pub by: By,
    /// Which bot.
    pub bot: BotId,
}

impl Asked {
    fn answered<G: Listed>(self, mind: Option<Mind<G>>, choice: Result<G::Choice, Failure>) -> Thought<G> {
        Thought { asked: self, mind, choice, dismissed: false }
    }

    fn measure<G: Listed>(&self, begun: Stopwatch) {
        let took = begun.elapsed().as_secs_f64();
        match &self.bot {
            BotId::Level(level) => {
                metrics::histogram!(measures::BOT, "game" => G::ID, "level" => level.0.id())
            }
            BotId::Named(_) => {
                metrics::histogram!(measures::BOT, "game" => G::ID, "level" => self.bot.to_string())
            }
        }
        .record(took);
    }
}

/// What a bot has decided, or why it cannot.
pub struct Thought<G: Listed> {
    /// What it answers. The knowledge it was given is not carried along: it is as large as the game.
    pub asked: Asked,
    /// The bot, if it can go on.
    pub mind: Option<Mind<G>>,
    /// What it chose.
    pub choice: Result<G::Choice, Failure>,
    /// Whether it was sent away meanwhile.
    pub dismissed: bool,
}

/// A bot that thinks.
struct Thinking<G: Listed> {
    seat: Seat,
    /// By which a guest is ended before it has answered.
    leash: Option<Leash>,
    heard: oneshot::Receiver<Thought<G>>,
}

/// The bots of a table.
pub struct Minds<G: Listed> {
    minds: Vec<Option<Mind<G>>>,
    cores: usize,
    thinking: Option<Box<Thinking<G>>>,
}

impl<G: Listed> Minds<G> {
    /// Nobody yet.
    pub fn new(seats: usize, cores: usize) -> Minds<G> {
        Minds { minds: (0..seats).map(|_| None).collect(), cores, thinking: None }
    }

    /// Whether a bot is thinking.
    pub fn busy(&self) -> bool {
        self.thinking.is_some()
    }

    /// What the bot that thinks has decided; `None` when it failed to. Without a bot that thinks it is never ready.
    pub async fn thought(&mut self) -> Option<Thought<G>> {
        let Some(thinking) = &mut self.thinking else { return std::future::pending().await };
        let thought = (&mut thinking.heard).await.ok();
        let leash = self.thinking.take().and_then(|thinking| thinking.leash);
        let dismissed = leash.is_some_and(|leash| leash.is_ended());
        thought.map(|thought| Thought { dismissed, ..thought })
    }

    /// The bot of a seat is needed no more.
    pub fn dismiss(&mut self, seat: Seat) {
        if let Some(mind) = self.minds.get_mut(seat.index()) {
            *mind = None;
        }
        let thinking = self.thinking.iter().filter(|thinking| thinking.seat == seat);
        thinking.filter_map(|thinking| thinking.leash.as_ref()).for_each(Leash::end);
    }

    /// Nobody is here: what the house's bots thought of is not kept. Guests stay as long as the table does, since it takes
    /// time to start them.
    pub fn forget(&mut self) {
        for mind in &mut self.minds {
            mind.take_if(|mind| matches!(mind, Mind::House(..)));
        }
    }

    /// A bot keeps its thoughts for the next time.
    pub fn keep(&mut self, seat: Seat, mind: Option<Mind<G>>) {
        self.minds[seat.index()] = mind;
    }

    /// The game is over: guests are told how it ended, and leave.
    pub fn part(&mut self, ending: &Ending) {
        for mind in &mut self.minds {
            if let Some(Mind::Guest(guest)) = mind.take_if(|mind| matches!(mind, Mind::Guest(_))) {
                guest.game_over::<G>(ending);
            }
        }
    }

    /// The bot of a seat, if it is this one; another one leaves.
    fn take(&mut self, seat: Seat, bot: &BotId) -> Option<Mind<G>> {
        self.minds[seat.index()].take().filter(|mind| mind.is(bot))
    }

    /// One of the house's bots thinks, as soon as one more may.
    pub fn ask_house(&mut self, asked: Asked, seen: Seen<G>, level: Level, shared: &Shared) {
        let mut bot = match self.take(asked.seat, &asked.bot) {
            Some(Mind::House(_, bot)) => bot,
            _ => level.bot(self.cores),
        };
        let (permits, budget) = (shared.thinking.clone(), (shared.limits.thinking)(level));
        let (decided, heard) = oneshot::channel();
        self.thinking = Some(Box::new(Thinking { seat: asked.seat, leash: None, heard }));
        tokio::spawn(async move {
            let Ok(permit) = permits.acquire_owned().await else { return };
            let thought = spawn_blocking(move || {
                let begun = Stopwatch::start();
                let choice = bot.choose(&seen, budget);
                for trouble in bot.troubles() {
                    tracing::warn!(%trouble, level = level.id(), game = G::ID, "a bot failed");
                }
                asked.measure::<G>(begun);
                drop(permit);
                asked.answered(Some(Mind::House(level, bot)), Ok(choice))
            });
            // The bot is guarded; were it to panic all the same, the table hears that nothing was decided.
            if let Ok(thought) = thought.await {
                drop(decided.send(thought));
            }
        });
    }

    /// One of the operator's bots thinks. It is another program, so it takes nobody's turn to think; how many there are
    /// is limited by itself, and none is waited for beyond its time.
    pub fn ask_guest(&mut self, asked: Asked, seen: Seen<G>, name: BotName, processes: Arc<Processes>) {
        let kept = match self.take(asked.seat, &asked.bot) {
            Some(Mind::Guest(guest)) => Some(guest),
            _ => None,
        };
        let leash = kept.as_ref().map_or_else(Leash::default, |guest| guest.leash().clone());
        let (decided, heard) = oneshot::channel();
        self.thinking = Some(Box::new(Thinking { seat: asked.seat, leash: Some(leash.clone()), heard }));
        tokio::spawn(async move {
            let guest = match (kept, processes.bots().find(&name, G::ID)) {
                (Some(guest), _) => Ok(guest),
                (None, Some(bot)) => processes.seat(bot.clone(), leash).await,
                (None, None) => Err(Failure::Removed),
            };
            drop(processes);
            let mut guest = match guest {
                Ok(guest) => guest,
                Err(failure) => return drop(decided.send(asked.answered(None, Err(failure)))),
            };
            let thought = spawn_blocking(move || {
                let begun = Stopwatch::start();
                let choice = guest.choose(&seen);
                asked.measure::<G>(begun);
                asked.answered(Some(Mind::Guest(guest)), choice)
            });
            if let Ok(thought) = thought.await {
                drop(decided.send(thought));
            }
        });
    }
}

impl<G: Listed> Drop for Minds<G> {
    fn drop(&mut self) {
        // The table leaves memory, or the server stops: nobody waits for the answer any more.
        self.thinking.iter().filter_map(|thinking| thinking.leash.as_ref()).for_each(Leash::end);
    }
}
