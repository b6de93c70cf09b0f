//! Who may not come in: addresses and players, each until a time. The archive has them too, and the server reads them
//! when it starts.

use crate::http::network;
use archive::{Ban, Digest, PlayerId};
use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;

/// How many evictions a live connection may be late with before it looks for itself.
const NEWS: usize = 64;

/// Whom a ban is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// An IPv4 address, or an IPv6 network of 64 bits.
    Address(IpAddr),
    /// A player, on every device.
    Player(PlayerId),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Address(address) => address.fmt(f),
            Target::Player(player) => player.fmt(f),
        }
    }
}

impl FromStr for Target {
    type Err = ();

    fn from_str(text: &str) -> Result<Target, ()> {
        match text.parse::<IpAddr>() {
            Ok(address) => Ok(Target::Address(network(address))),
            Err(_) => text.parse().map(Target::Player).map_err(|_| ()),
        }
    }
}

/// Who has to leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evicted {
    /// Everybody who is banned.
    Banned,
    /// The device with this token, which was signed out.
    Device(Digest),
}

/// The bans of a server, and the news for its live connections.
pub struct Bans {
    until: Mutex<HashMap<Target, i64>>,
    news: broadcast::Sender<Evicted>,
}

impl Bans {
    /// These bans.
    pub fn of(bans: &[Ban]) -> Bans {
        let read = |ban: &Ban| Some((ban.target.parse().ok()?, ban.until));
        Bans { until: Mutex::new(bans.iter().filter_map(read).collect()), news: broadcast::Sender::new(NEWS) }
    }

    fn until_all(&self) -> MutexGuard<'_, HashMap<Target, i64>> {
        self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Bans somebody; live connections of theirs end.
    pub fn set(&self, target: Target, until: i64) {
        self.until_all().insert(target, until);
        // Nobody may be connected.
        drop(self.news.send(Evicted::Banned));
    }

    /// Lifts a ban.
    pub fn lift(&self, target: Target) {
        self.until_all().remove(&target);
    }

    /// Ends the live connections of a device.
    pub fn sign_out(&self, token: Digest) {
        drop(self.news.send(Evicted::Device(token)));
    }

    /// Until when somebody is banned at this time.
    pub fn until(&self, target: Target, now: i64) -> Option<i64> {
        self.until_all().get(&target).copied().filter(|until| *until > now)
    }

    /// Whether any player may be banned, so that it is worth asking who comes.
    pub fn any_player(&self) -> bool {
        self.until_all().keys().any(|target| matches!(target, Target::Player(_)))
    }

    /// The news from now on.
    pub fn news(&self) -> broadcast::Receiver<Evicted> {
        self.news.subscribe()
    }

    /// Forgets bans that have ended.
    pub fn forget(&self, now: i64) {
        self.until_all().retain(|_, until| *until > now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ban_holds_for_the_network_and_until_its_end() {
        let target: Target = "2001:db8::7".parse().expect("an address");
        assert_eq!(target.to_string(), "2001:db8::");
        assert!("nobody".parse::<Target>().is_err());
        let player = Target::Player(PlayerId([7; 16]));
        assert_eq!(player.to_string().parse(), Ok(player));
        let bans = Bans::of(&[]);
        bans.set(target, 100);
        assert!(!bans.any_player());
        assert_eq!((bans.until(target, 99), bans.until(target, 100)), (Some(100), None));
        bans.lift(target);
        assert_eq!(bans.until(target, 99), None);
    }
}
