//! What is to be played: which bots sit where, in which setup, with which seed. A plan is pure; it plays nothing.
//!
//! Games come in **pairs** (groups, at tables of more than two): the same seed is played from every seat. Seed and
//! number decide everything: the group `g` of a run with the seed `s` has the key `s · 1,000,003 + g` (modulo 2^64);
//! chance draws from `Xoshiro256++` seeded with the key, and the bots' worlds and seeds from one seeded with the key
//! XOR `0xb07`. All matches of one run use the same keys.

/// Who sits where, by seat: indices into the plan's entrants.
pub type Seating = Vec<usize>;

/// A contest between some of the entrants, played in every setup of the plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// By setup: the ways to sit at the table that one seed is played with.
    pub seatings: Vec<Vec<Seating>>,
}

/// Everything that is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The contests.
    pub duels: Vec<Duel>,
    /// How many games each contest has.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
}

/// One game of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Which contest, from 0.
    pub duel: usize,
    /// Which game of the contest, from 0.
    pub index: u64,
    /// Which group of games with the same seed, from 0.
    pub pair: u64,
    /// The seed of the game.
    pub key: u64,
    pub setup: usize,
    /// Who sits where.
    pub seating: Seating,
}

impl Plan {
    /// How many games there are in all.
    pub fn total(&self) -> u64 {
        self.games * self.duels.len() as u64
    }

    /// The game of that number: the contests take turns, so that a stopped run has something of each.
    pub fn table(&self, number: u64) -> Table {
        let duels = self.duels.len() as u64;
        self.table_of((number % duels) as usize, number / duels)
    }

    /// A game of a contest.
    pub fn table_of(&self, duel: usize, index: u64) -> Table {
        let setups = &self.duels[duel].seatings;
        let cycle: u64 = setups.iter().map(|ways| ways.len() as u64).sum();
        let (round, mut rest) = (index / cycle, (index % cycle) as usize);
        let mut setup = 0;
        while rest >= setups[setup].len() {
            rest -= setups[setup].len();
            setup += 1;
        }
        let pair = round * setups.len() as u64 + setup as u64;
        let key = self.seed.wrapping_mul(1_000_003).wrapping_add(pair);
        Table { duel, index, pair, key, setup, seating: setups[setup][rest].clone() }
    }
}

/// The bots as they are named, the last one filling the table, from every seat.
pub fn rotated(bots: &[usize], seats: u8) -> Vec<Seating> {
    let last = bots.last().copied().unwrap_or_default();
    let line: Seating =
        (0..usize::from(seats)).map(|place| bots.get(place).copied().unwrap_or(last)).collect();
    turns(&line).collect()
}

/// The bots as they are named, the last one filling the table, in these seats only.
pub fn fixed(bots: &[usize], seats: u8) -> Vec<Seating> {
    rotated(bots, seats).into_iter().take(1).collect()
}

/// Two bots in turn around the table, each as often and in each seat as the other.
pub fn alternating(one: usize, other: usize, seats: u8) -> Vec<Seating> {
    let line = |first, second| (0..seats).map(|seat| if seat % 2 == 0 { first } else { second }).collect();
    let mut ways: Vec<Seating> = Vec::new();
    for line in [line(one, other), line(other, one)] as [Seating; 2] {
        for way in turns(&line) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
    }
    ways
}

/// A line turned round the table until it comes back to itself: equal bots would play the same game again.
fn turns(line: &Seating) -> impl Iterator<Item = Seating> {
    let turned = |by: usize| {
        let mut line = line.clone();
        line.rotate_right(by);
        line
    };
    let period = (1..line.len()).find(|&by| turned(by) == *line).unwrap_or(line.len());
    (0..period).map(turned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(seatings: Vec<Vec<Seating>>) -> Plan {
        Plan { duels: vec![Duel { seatings }], games: 100, seed: 3 }
    }

    #[test]
    fn every_seed_is_played_from_every_seat_by_everybody() {
        for seats in 2..=5u8 {
            let bots: Vec<usize> = (0..usize::from(seats)).collect();
            let plan = plan(vec![rotated(&bots, seats)]);
            for pair in 0..4 {
                let games = (0..u64::from(seats)).map(|game| plan.table(pair * u64::from(seats) + game));
                let games: Vec<Table> = games.collect();
                assert!(games.iter().all(|game| game.pair == pair && game.key == games[0].key));
                for (seat, bot) in
                    (0..usize::from(seats)).flat_map(|seat| bots.iter().map(move |bot| (seat, bot)))
                {
                    assert_eq!(games.iter().filter(|game| game.seating[seat] == *bot).count(), 1);
                }
            }
        }
    }

    #[test]
    fn the_last_bot_fills_the_table_and_equal_bots_play_once() {
        assert_eq!(rotated(&[0, 1], 4), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(rotated(&[0], 3), [[0, 0, 0]]);
        assert_eq!(rotated(&[0, 1, 0, 1], 4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(fixed(&[0, 1], 3), [[0, 1, 1]]);
    }

    #[test]
    fn in_a_ladder_both_sit_equally_often_everywhere() {
        assert_eq!(alternating(0, 1, 2), [[0, 1], [1, 0]]);
        for seats in 2..=5 {
            let ways = alternating(4, 7, seats);
            for seat in 0..usize::from(seats) {
                assert_eq!(ways.iter().filter(|way| way[seat] == 4).count() * 2, ways.len());
            }
        }
    }

    #[test]
    fn setups_take_turns_and_keep_their_pairs_whole() {
        let plan = plan(vec![rotated(&[0, 1], 2), rotated(&[0, 1], 3)]);
        let games: Vec<Table> = (0..10).map(|game| plan.table(game)).collect();
        assert_eq!(games.iter().map(|game| game.setup).collect::<Vec<_>>(), [0, 0, 1, 1, 1, 0, 0, 1, 1, 1]);
        assert_eq!(games.iter().map(|game| game.pair).collect::<Vec<_>>(), [0, 0, 1, 1, 1, 2, 2, 3, 3, 3]);
        assert_eq!(games[0].key, 3_000_009);
        assert_eq!(games[9].key, 3_000_012);
    }

    #[test]
    fn contests_take_turns_with_the_same_seeds() {
        let duel = |a, b| Duel { seatings: vec![rotated(&[a, b], 2)] };
        let plan = Plan { duels: vec![duel(0, 1), duel(0, 2)], games: 4, seed: 1 };
        assert_eq!(plan.total(), 8);
        let (first, second) = (plan.table(4), plan.table(5));
        assert_eq!((first.duel, first.index, second.duel, second.index), (0, 2, 1, 2));
        assert_eq!(first.key, second.key);
    }
}
