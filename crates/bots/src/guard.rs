//! A bot that can neither crash a game nor cheat in it.

use crate::{Bot, Budget, Seen, Trouble, pick};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Ending, Game};

/// Keeps a bot in order: a panic or an illegal choice is replaced by a legal choice and reported, and a question
/// with a single answer is answered without asking.
///
/// A bot that has panicked is not asked again in that game: its memory may be half written.
pub struct Guarded<G: Game, B> {
    bot: B,
    out: bool,
    troubles: Vec<Trouble>,
    game: std::marker::PhantomData<fn(&G)>,
}

impl<G: Game, B: Bot<G>> Guarded<G, B> {
    /// The bot, guarded.
    pub fn new(bot: B) -> Self {
        Guarded { bot, out: false, troubles: Vec::new(), game: std::marker::PhantomData }
    }

    fn watched<T>(&mut self, work: impl FnOnce(&mut B) -> T) -> Option<T> {
        if self.out {
            return None;
        }
        let bot = &mut self.bot;
        match catch_unwind(AssertUnwindSafe(|| work(bot))) {
            Ok(done) => Some(done),
            Err(panic) => {
                self.out = true;
                self.troubles.push(Trouble::Panicked { what: message(&*panic) });
                None
            }
        }
    }
}

/// What a panic says.
pub(crate) fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}

impl<G: Game, B: Bot<G>> Bot<G> for Guarded<G, B> {
    fn choose(&mut self, seen: &Seen<G>, budget: Budget) -> G::Choice {
        if let [only] = seen.choices() {
            return only.clone();
        }
        match self.watched(|bot| bot.choose(seen, budget)) {
            Some(choice) if seen.choices().contains(&choice) => choice,
            Some(choice) => {
                self.troubles.push(Trouble::Illegal { choice: format!("{choice:?}") });
                pick::any(seen)
            }
            None => pick::any(seen),
        }
    }

    fn game_over(&mut self, ending: &Ending) {
        self.watched(|bot| bot.game_over(ending));
    }

    fn troubles(&mut self) -> Vec<Trouble> {
        let own = self.watched(Bot::troubles).unwrap_or_default();
        let mut all = std::mem::take(&mut self.troubles);
        all.extend(own);
        all
    }
}
