//! Who has committed to a share of the dice and who has opened it. All of it follows from the journal.

use crate::desk::Standing;
use crate::journal::Identity;
use fair::{Commitment, Dice, Seed, Share};
use ids::TableId;
use table::Seat;
use table::record::{self, Round};

/// How long people have to open their shares at a table with clocks, in milliseconds.
pub(crate) const TIME_TO_OPEN: i64 = 60_000;

/// How the dice of a new table are made: people commit to shares.
pub const SHARES: u8 = 2;

/// What people have promised and opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pledges {
    /// Who has committed to what; for the next list, or for the next table once the game is over.
    committed: Vec<(Identity, String)>,
    /// The people of the table by number, with their seats, since the first list was closed.
    people: Vec<(Identity, Vec<Seat>)>,
    /// The lists that were closed.
    pub rounds: Vec<Round>,
    /// Since when the last list is closed, by the time that clocks count; nothing once the game has begun.
    pub closed_at: Option<i64>,
}

impl Pledges {
    /// Somebody commits to a share; the last word counts.
    pub fn commit(&mut self, player: Identity, commitment: &str) {
        self.committed.retain(|(known, _)| *known != player);
        self.committed.push((player, commitment.to_owned()));
    }

    /// What somebody has committed to for the next list.
    pub fn committed(&self, player: Identity) -> Option<&str> {
        self.committed.iter().find(|(known, _)| *known == player).map(|(_, commitment)| commitment.as_str())
    }

    /// Everybody who has committed to something for the next list.
    pub fn all_committed(&self) -> impl Iterator<Item = (Identity, String)> {
        self.committed.iter().cloned()
    }

    /// Whether the list is closed.
    pub fn is_closed(&self) -> bool {
        !self.rounds.is_empty() && self.closed_at.is_some()
    }

    /// The number of a person on the list.
    pub fn number(&self, player: Identity) -> Option<u8> {
        self.people.iter().position(|(known, _)| *known == player).map(|index| index as u8)
    }

    /// The people whose shares are awaited, by number.
    pub fn awaited(&self) -> Vec<u8> {
        let open = |share: &&record::Share| share.share.is_none();
        match self.rounds.last().filter(|round| self.is_closed() && round.failed.is_empty()) {
            Some(round) => round.shares.iter().filter(open).map(|share| share.person).collect(),
            None => Vec::new(),
        }
    }

    /// The same people.
    pub fn awaited_people(&self) -> Vec<Identity> {
        self.awaited()
            .into_iter()
            .filter_map(|number| Some(self.people.get(usize::from(number))?.0))
            .collect()
    }

    /// The share that somebody may open now, as it was promised.
    pub fn promised(&self, player: Identity) -> Option<&str> {
        let number = self.number(player).filter(|number| self.awaited().contains(number))?;
        let shares = &self.rounds.last()?.shares;
        shares.iter().find(|share| share.person == number).map(|share| share.commitment.as_str())
    }

    /// Whether somebody has opened this share already.
    pub fn has_opened(&self, player: Identity, share: &str) -> bool {
        let number = self.number(player);
        let theirs =
            |entry: &record::Share| Some(entry.person) == number && entry.share.as_deref() == Some(share);
        self.rounds.iter().any(|round| round.shares.iter().any(theirs))
    }

    /// The list is closed.
    pub fn close(&mut self, people: Vec<(Identity, Vec<Seat>)>, round: Round, time: i64) {
        if self.rounds.is_empty() {
            self.people = people;
        }
        self.committed.clear();
        self.rounds.push(round);
        self.closed_at = Some(time);
    }

    /// Somebody opens a share, and promises another one in case the round fails.
    pub fn open(&mut self, player: Identity, share: &str, next: Option<&str>) {
        let number = self.number(player);
        let shares = self.rounds.last_mut().into_iter().flat_map(|round| &mut round.shares);
        for entry in shares.filter(|entry| Some(entry.person) == number) {
            entry.share = Some(share.to_owned());
        }
        if let Some(next) = next {
            self.commit(player, next);
        }
    }

    /// Those who have not opened fail the round.
    pub fn fail(&mut self, failed: &[u8], seed: &str) {
        if let Some(round) = self.rounds.last_mut() {
            (round.failed, round.seed) = (failed.to_vec(), Some(seed.to_owned()));
        }
        self.closed_at = None;
    }

    /// The game begins: what people commit to from now on is for the next table.
    pub fn begin(&mut self) {
        self.committed.clear();
        self.closed_at = None;
    }

    /// Until when shares can be opened, where time is counted.
    pub fn deadline(&self) -> Option<i64> {
        let at = self.closed_at.filter(|_| !self.awaited().is_empty())?;
        Some(at.saturating_add(TIME_TO_OPEN))
    }

    /// A table was read from its journal, which does not say how long it has waited: by the archive its time is up at
    /// `wake`.
    pub fn go_on(&mut self, wake: Option<i64>, time: i64) {
        if let Some(at) = &mut self.closed_at {
            let began = wake.map(|wake| wake - TIME_TO_OPEN);
            *at = began.filter(|began| *began <= time).unwrap_or(time);
        }
    }
}

impl Standing {
    /// The people of the table by number, with their seats, as they are when the first list is closed.
    pub fn people(&self) -> Vec<(Identity, Vec<Seat>)> {
        if !self.pledges.people.is_empty() {
            return self.pledges.people.clone();
        }
        let mut people: Vec<(Identity, Vec<Seat>)> = Vec::new();
        for seat in Seat::all(self.seats()) {
            let Some(owner) = self.owner(seat) else { continue };
            match people.iter_mut().find(|(known, _)| *known == owner) {
                Some((_, seats)) => seats.push(seat),
                None => people.push((owner, vec![seat])),
            }
        }
        people
    }

    /// The list as it would be closed now.
    pub fn next_round(&self, secret: &Seed) -> Round {
        let pledges = &self.pledges;
        let share = |(number, (player, seats)): (usize, (Identity, Vec<Seat>))| {
            let commitment = pledges.committed(player)?.to_owned();
            Some(record::Share { person: number as u8, seats, commitment, share: None })
        };
        let shares = self.people().into_iter().enumerate().filter_map(share).collect();
        let seed = fair::round_seed(secret, pledges.rounds.len());
        Round { commitment: fair::commitment(&seed).to_string(), seed: None, shares, failed: Vec::new() }
    }

    /// Every list that was closed, and the one that is still open.
    pub fn rounds(&self, secret: &Seed) -> Vec<Round> {
        let mut rounds = self.pledges.rounds.clone();
        if rounds.last().is_none_or(|round| !round.failed.is_empty()) {
            rounds.push(self.next_round(secret));
        }
        rounds
    }

    /// The dice, once every share is open.
    pub fn dice(&self, secret: &Seed, table: TableId) -> Result<Dice, String> {
        let rounds = self.pledges.rounds.clone();
        let last = rounds.len().checked_sub(1).ok_or("the list is not closed")?;
        let seed = fair::round_seed(secret, last);
        Dice::of_rounds(seed, fair::TableId(table.0), rounds).map_err(|wrong| wrong.to_string())
    }
}

/// Whether a text is a commitment.
pub(crate) fn is_commitment(text: &str) -> bool {
    Commitment::from_hex(text).is_ok()
}

/// Whether this share was promised by that commitment.
pub(crate) fn keeps(share: &str, commitment: &str) -> bool {
    Share::from_hex(share).is_ok_and(|share| share.commitment().to_string() == commitment)
}
