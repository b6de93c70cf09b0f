//! Whose bot thinks next.
//!
//! Bots that answer in milliseconds have permits of their own, so they never wait behind the strong ones. Strong bots take
//! turns by the address that looks at their table: one that opens many tables makes only its own bots wait.

use bots::Level;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The permits to think.
pub struct Lanes {
    quick: Arc<Lane>,
    strong: Arc<Lane>,
}

impl Lanes {
    /// So many strong bots think at once, and as many quick ones.
    pub fn new(permits: usize) -> Lanes {
        Lanes { quick: Lane::new(permits), strong: Lane::new(permits) }
    }

    /// A permit for a bot of this level, for a table that this address looks at.
    pub fn permit(&self, level: Level, address: Option<IpAddr>) -> impl Future<Output = Permit> + use<> {
        let lane = match level {
            Level::Spark | Level::Candle => &self.quick,
            Level::Torch | Level::Bonfire | Level::Blaze => &self.strong,
        };
        lane.clone().permit(address)
    }
}

/// Permits that addresses get in turn.
struct Lane(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    free: usize,
    /// The addresses with somebody who waits, in the order of their turns.
    turns: VecDeque<Option<IpAddr>>,
    queues: HashMap<Option<IpAddr>, VecDeque<oneshot::Sender<Permit>>>,
}

/// The permit to think, until it is dropped.
pub struct Permit(Option<Arc<Lane>>);

impl Lane {
    fn new(permits: usize) -> Arc<Lane> {
        Arc::new(Lane(Mutex::new(Waiting { free: permits.max(1), ..Waiting::default() })))
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn permit(self: Arc<Self>, address: Option<IpAddr>) -> Permit {
        let answer = {
            let mut waiting = self.waiting();
            if waiting.free > 0 {
                waiting.free -= 1;
                return Permit(Some(self.clone()));
            }
            let (permit, answer) = oneshot::channel();
            let queue = waiting.queues.entry(address).or_default();
            queue.push_back(permit);
            if queue.len() == 1 {
                waiting.turns.push_back(address);
            }
            answer
        };
        answer.await.expect("a waiting request is not dropped while the lane is there")
    }

    /// Hands a permit on to the address whose turn it is.
    fn release(self: Arc<Self>) {
        loop {
            let Some(next) = self.waiting().next() else { return };
            match next.send(Permit(Some(self.clone()))) {
                Ok(()) => return,
                // Nobody waits for it any more. It must not be released a second time.
                Err(mut permit) => drop(permit.0.take()),
            }
        }
    }
}

impl Waiting {
    /// Who is next; the permit is free when nobody waits.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        let Some(address) = self.turns.pop_front() else {
            self.free += 1;
            return None;
        };
        let queue = self.queues.get_mut(&address).expect("an address with a turn has a queue");
        let next = queue.pop_front();
        if queue.is_empty() {
            self.queues.remove(&address);
        } else {
            self.turns.push_back(address);
        }
        next
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(lane) = self.0.take() {
            lane.release();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::pin::Pin;

    const EVE: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 66)));
    const ADA: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1)));

    type Wish = Pin<Box<dyn Future<Output = Permit> + Send>>;

    /// Asks, and is in the queue when this returns.
    fn ask(lanes: &Lanes, level: Level, address: Option<IpAddr>) -> Wish {
        let mut wish: Wish = Box::pin(lanes.permit(level, address));
        assert!((&mut wish).now_or_never().is_none(), "there is none for it yet");
        wish
    }

    #[test]
    fn a_weak_bot_never_waits_behind_strong_ones() {
        let lanes = Lanes::new(1);
        let _thinks = lanes.permit(Level::Blaze, EVE).now_or_never().expect("it is free");
        let _waits = ask(&lanes, Level::Blaze, EVE);
        assert!(lanes.permit(Level::Spark, ADA).now_or_never().is_some());
    }

    #[test]
    fn an_address_with_many_tables_makes_only_itself_wait() {
        let lanes = Lanes::new(1);
        let thinks = lanes.permit(Level::Blaze, EVE).now_or_never().expect("it is free");
        let mut eves: Vec<Wish> = (0..50).map(|_| ask(&lanes, Level::Blaze, EVE)).collect();
        let mut ada = ask(&lanes, Level::Bonfire, ADA);
        drop(thinks);
        let first = (&mut eves[0]).now_or_never().expect("it came first");
        assert!((&mut ada).now_or_never().is_none());
        drop(first);
        assert!((&mut ada).now_or_never().is_some(), "it is her turn after one of the fifty");
        assert!((&mut eves[1]).now_or_never().is_some(), "her permit goes back to them");
    }

    #[test]
    fn who_has_left_gets_no_permit_and_loses_none() {
        let lanes = Lanes::new(1);
        let thinks = lanes.permit(Level::Blaze, EVE).now_or_never().expect("it is free");
        drop(ask(&lanes, Level::Blaze, EVE));
        drop(ask(&lanes, Level::Blaze, ADA));
        drop(thinks);
        let again = lanes.permit(Level::Blaze, ADA).now_or_never();
        assert!(again.is_some() && lanes.permit(Level::Blaze, ADA).now_or_never().is_none());
    }
}
