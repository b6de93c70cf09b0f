//! Before the first turn: the start, the heroes, and who begins (K-SET).

use super::Checked;
use crate::choice::Choice;
use crate::components::{Components, Figures, MAX_TILES};
use crate::content::{Hero, Item};
use crate::event::{Event, OrderFor};
use crate::illegal::Illegal;
use crate::public::{Hex, Player, Table, Turn};
use crate::setup::{Heroes, Setup, SetupError};
use crate::state::{Karak, Step};
use alloc::sync::Arc;
use alloc::vec::Vec;
use table::{Agenda, List, MAX_SEATS, Progress, Seat, SeatSet, Sink};

impl Karak {
    /// Lays out a new game.
    pub(crate) fn lay_out(setup: &Setup) -> Result<Karak, SetupError> {
        setup.check()?;
        let figures = match &setup.components {
            None => Components::shipped(),
            Some(file) => Arc::new(Components::check(ComponentFile::clone(file))?),
        };
        let mut unseen = [0; MAX_TILES];
        for (count, tile) in unseen.iter_mut().zip(&figures.tiles) {
            *count = tile.count;
        }
        let mut table = Table {
            rules: setup.rules,
            friendly: setup.friendly,
            players: (0..setup.players).map(|_| Player::NEW).collect(),
            draft: List::new(),
            active: Seat::new(0),
            first: Seat::new(0),
            round: 0,
            turn: Turn::default(),
            hexes: List::new(),
            unseen,
            held: 0,
            returned: false,
            shown: None,
            drawn: None,
            bag: figures.armies.map(|army| army.count),
            tokens: List::new(),
            defeated: Default::default(),
            amulets: Item::AMULETS.into_iter().collect(),
            spent: Default::default(),
            supply: figures.supply,
            general: None,
            praetorians: 0,
            plague: None,
            battle: None,
            ending: None,
        };
        for hex in &figures.start {
            table.lay(Hex { chasms: hex.chasms, ..Hex::bare(hex.at, hex.land, None) });
        }
        let mut game =
            Karak { table, top: None, hand: List::new(), agenda: Agenda::new(), figures: Figures(figures) };
        game.next(roll_off(OrderFor::Start, SeatSet::all(setup.players)));
        match &setup.heroes {
            Heroes::Dealt => game.next(Step::DealHeroes),
            Heroes::Draft => {
                game.next(Step::Draft);
                game.next(roll_off(OrderFor::Draft, SeatSet::all(setup.players)));
            }
            Heroes::Chosen(heroes) => {
                for (seat, &hero) in Seat::all(setup.players).zip(heroes) {
                    game.tell(Event::HeroTaken { seat, hero }, &mut ());
                }
            }
        }
        game.run(&mut ());
        Ok(game)
    }

    /// The first seat without a hero.
    pub(crate) fn seat_without_hero(&self) -> Option<Seat> {
        Seat::all(self.table.seats()).find(|&seat| self.table.player(seat).hero.is_none())
    }

    /// The next seat of the draft.
    pub(crate) fn drafting(&self) -> Option<Seat> {
        self.table.draft.iter().copied().find(|&seat| self.table.player(seat).hero.is_none())
    }

    pub(super) fn advance_deal(&mut self) -> Progress {
        if self.seat_without_hero().is_some() {
            return Progress::Waits;
        }
        self.done();
        Progress::Moved
    }

    pub(crate) fn deal(&mut self, hero: Hero, sink: &mut impl Sink<Event>) {
        let seat = self.seat_without_hero().expect("a hero is dealt to a seat without one");
        self.tell(Event::HeroTaken { seat, hero }, sink);
    }

    pub(super) fn advance_draft(&mut self) -> Progress {
        if self.drafting().is_some() {
            return Progress::Waits;
        }
        self.done();
        Progress::Moved
    }

    pub(super) fn draft_choices(&self, out: &mut Vec<Choice>) {
        let free = Hero::ALL.into_iter().filter(|&hero| self.check_take_hero(hero).is_ok());
        out.extend(free.map(Choice::TakeHero));
    }

    pub(super) fn check_take_hero(&self, hero: Hero) -> Checked {
        match self.table.seat_of(hero) {
            Some(_) => Err(Illegal::HeroIsTaken { hero }),
            None => Ok(()),
        }
    }

    pub(super) fn take_hero(&mut self, hero: Hero, sink: &mut impl Sink<Event>) {
        let seat = self.drafting().expect("a seat is drafting");
        self.tell(Event::HeroTaken { seat, hero }, sink);
    }

    pub(super) fn advance_roll_off(
        &mut self,
        why: OrderFor,
        group: SeatSet,
        rolled: SeatSet,
        swords: [u8; MAX_SEATS],
        sink: &mut impl Sink<Event>,
    ) -> Progress {
        let alone = why == OrderFor::Draft && group.len() == 1;
        if rolled != group && !alone {
            return Progress::Waits;
        }
        self.done();
        if alone {
            for seat in group.iter() {
                self.tell(Event::DraftPlaceTaken { seat }, sink);
            }
            return Progress::Moved;
        }
        let level = |count: u8| -> SeatSet { group.iter().filter(|s| swords[s.index()] == count).collect() };
        let most = group.iter().map(|seat| swords[seat.index()]).max().unwrap_or(0);
        match why {
            // K-SET-6: the highest result comes first, so it goes on top last.
            OrderFor::Draft => {
                for tied in (0..=most).map(level).filter(|tied| !tied.is_empty()) {
                    self.next(roll_off(why, tied));
                }
            }
            // K-SET-8: only those who share the highest result roll again.
            OrderFor::Start => {
                let best = level(most);
                match best.iter().next() {
                    Some(seat) if best.len() == 1 => {
                        self.tell(Event::StartingPlayerFound { seat }, sink);
                        self.next(Step::Begin { seat });
                    }
                    _ => self.next(roll_off(why, best)),
                }
            }
        }
        Progress::Moved
    }

    /// Who rolls next in a roll-off.
    pub(crate) fn rolls_next(group: SeatSet, rolled: SeatSet) -> Option<Seat> {
        group.iter().find(|&seat| !rolled.contains(seat))
    }

    pub(crate) fn order_rolled(&mut self, face: i8, sink: &mut impl Sink<Event>) {
        let Some(Step::RollOff { why, group, mut rolled, mut swords }) = self.agenda.top() else {
            unreachable!("a roll for the order answers a roll-off")
        };
        let seat = Self::rolls_next(group, rolled).expect("somebody still has to roll");
        rolled.insert(seat);
        swords[seat.index()] = face.max(0) as u8;
        self.replace(Step::RollOff { why, group, rolled, swords });
        self.tell(Event::OrderRolled { seat, face, why }, sink);
    }
}

use crate::components::ComponentFile;

fn roll_off(why: OrderFor, group: SeatSet) -> Step {
    Step::RollOff { why, group, rolled: SeatSet::EMPTY, swords: [0; MAX_SEATS] }
}
