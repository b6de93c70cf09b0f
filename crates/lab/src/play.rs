//! Plays one game and writes down how it went.

use crate::entrant::Entrant;
use crate::plan::Table;
use crate::row::{Row, SeatRow};
use crate::trace::Trace;
use bots::{Bot, Generator, Seen};
use catalog::Listed;
use rand_core::SeedableRng;
use std::time::{Duration, Instant};
use table::drive::next_input;
use table::{Ending, InputOf, Points, Session};

/// What a decision may take beyond its budget before it counts as late.
const GRACE: Duration = Duration::from_millis(20);
/// What tells the bots' generator from that of chance.
const MINDS: u64 = 0xb07;

/// How a game is to be played.
pub struct Conditions<'a> {
    /// Everybody who may sit down.
    pub entrants: &'a [Entrant],
    /// After so many turns a game is broken off.
    pub max_turns: u32,
}

/// Plays a game: its row, and its inputs, from which [`session`] makes a file.
pub fn play<G: Listed>(
    table: &Table,
    setup: &G::Setup,
    conditions: &Conditions<'_>,
) -> (Row, Vec<InputOf<G>>) {
    let mut game = G::start(setup).expect("the setup was checked");
    let mut seats: Vec<Sitting<G>> =
        table.seating.iter().map(|&index| Sitting::new(&conditions.entrants[index], index)).collect();
    let mut luck = Generator::seed_from_u64(table.key);
    let mut minds = Generator::seed_from_u64(table.key ^ MINDS);
    let mut trace = Trace::default();
    let mut inputs: Vec<InputOf<G>> = Vec::new();
    let mut turns = game.turns();
    let mut ending: Option<Ending> = None;
    while turns <= conditions.max_turns {
        let next = next_input(&game, &mut luck, |game, seat, _| {
            let seen = Seen::of(game, &mut minds).expect("a player is asked");
            seats[seat.index()].decide(&seen)
        });
        let Some(input) = next else {
            ending = game.ending();
            break;
        };
        game.submit(&input, &mut ()).expect("guarded bots choose what is legal");
        inputs.push(input);
        if game.turns() > turns {
            turns = game.turns();
            trace.add(game.standings());
        }
    }
    trace.add(game.standings());
    if let Some(ending) = &ending {
        seats.iter_mut().for_each(|sitting| sitting.bot.game_over(ending));
    }
    let points = ending.map_or_else(|| game.standings(), |ending| ending.points);
    let shares = ending.map_or_else(|| points.iter().map(|_| 0.0).collect(), |ending| ending.shares());
    let row = Row {
        duel: table.duel,
        index: table.index,
        pair: table.pair,
        key: table.key,
        setup: table.setup,
        over: ending.is_some(),
        turns,
        inputs: inputs.len() as u32,
        course: ending.map(|ending| trace.course(ending.winners)).unwrap_or_default(),
        facts: (game.facts().into_iter())
            .map(|fact| (fact.kind.to_owned(), fact.id.to_owned(), fact.owned.to_vec()))
            .collect(),
        seats: (seats.into_iter().zip(&shares).zip(&points))
            .map(|((sitting, &share), &points)| sitting.stand_up(share, points))
            .collect(),
        file: None,
    };
    (row, inputs)
}

/// The game with its record, as it can be kept in a file.
pub fn session<G: Listed>(setup: &G::Setup, names: Vec<String>, inputs: Vec<InputOf<G>>) -> Session<G> {
    let mut session = Session::start(setup.clone(), names).expect("the setup was checked");
    for input in inputs {
        session.submit(session.sequence(), input, &mut ()).expect("it was legal before");
    }
    session
}

/// A bot at a table, and what is written down about it.
struct Sitting<'a, G: Listed> {
    entrant: &'a Entrant,
    bot: Box<dyn Bot<G>>,
    row: SeatRow,
}

impl<'a, G: Listed> Sitting<'a, G> {
    fn new(entrant: &'a Entrant, index: usize) -> Self {
        let row = SeatRow {
            entrant: index,
            share: 0.0,
            points: Points::ZERO,
            decisions: 0,
            late: 0,
            slowest: 0,
            thought: 0,
            troubles: 0,
            trouble: None,
        };
        Sitting { entrant, bot: entrant.bot(), row }
    }

    fn decide(&mut self, seen: &Seen<G>) -> G::Choice {
        let budget = self.entrant.budget();
        let begun = Instant::now();
        let choice = self.bot.choose(seen, budget);
        let took = begun.elapsed();
        if seen.choices().len() > 1 {
            let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
            self.row.decisions += 1;
            self.row.late += u32::from(budget.limit().is_some_and(|limit| took > limit + GRACE));
            self.row.slowest = self.row.slowest.max(micros);
            self.row.thought = self.row.thought.saturating_add(micros);
        }
        choice
    }

    fn stand_up(mut self, share: f32, points: Points) -> SeatRow {
        let troubles = self.bot.troubles();
        self.row.troubles = troubles.len() as u32;
        self.row.trouble = troubles.first().map(ToString::to_string);
        self.row.share = f64::from(share);
        self.row.points = points;
        self.row
    }
}
