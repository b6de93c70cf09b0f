//! The battle: from the raptor's strike to the comparison (K-BAT, K-GEN, K-DAR).

use super::Checked;
use crate::choice::{Chance, Choice, Faces};
use crate::content::{Hero, Item, Monster, Unit};
use crate::event::{Event, Way};
use crate::illegal::Illegal;
use crate::public::{ARCHSTONE, Attack, Battle, GENERAL, HexId, Player, swords};
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Ending, List, PerSeat, Points, Progress, Seat, SeatSet, Sink};

/// Skulls the Amulet of Protection ignores in a battle (K-AMU-4).
const PROTECTION: u8 = 2;

impl Karak {
    /// The battle being fought.
    pub(super) fn battle(&self) -> &Battle {
        self.table.battle.as_ref().expect("a battle is being fought")
    }

    // Before the battle: Claws and Fangs (K-DAR-2).

    pub(super) fn advance_strike(&mut self, from: HexId, sink: &mut impl Sink<Event>) -> Progress {
        let prey: List<Monster, 2> = self.prey(self.table.here()).collect();
        match prey[..] {
            [first, second] if first != second => return Progress::Waits,
            [first, ..] => self.strike(from, first, sink),
            [] => self.replace(Step::Fight { from, felled: 0 }),
        }
        Progress::Moved
    }

    pub(super) fn strike_choices(&self, out: &mut Vec<Choice>) {
        out.extend(self.prey(self.table.here()).map(Choice::PickMonster));
    }

    pub(super) fn check_strike(&self, monster: Monster) -> Checked {
        if self.prey(self.table.here()).any(|prey| prey == monster) {
            Ok(())
        } else {
            Err(Illegal::MonsterNotThere { monster })
        }
    }

    pub(super) fn strike(&mut self, from: HexId, monster: Monster, sink: &mut impl Sink<Event>) {
        let (seat, at) = (self.table.active, self.table.hex(self.table.here()).at);
        let felled = self.figures.strength(monster);
        self.tell(Event::ArmyStruck { seat, monster, at }, sink);
        self.raise_glory(felled, sink);
        self.replace(Step::Fight { from, felled });
        self.next(Step::GloryLimit);
        self.reward(&[monster], sink);
    }

    // The battle begins.

    pub(super) fn advance_fight(&mut self, from: HexId, felled: u8, sink: &mut impl Sink<Event>) -> Progress {
        self.done();
        let here = self.table.here();
        if !self.table.is_hostile(here) {
            // K-DAR-2: nothing is left to fight, so no battle took place.
            return Progress::Moved;
        }
        let seat = self.table.active;
        let general = self.table.general == Some(here);
        if general && self.table.active_is(Hero::Darius) {
            self.drive_off_praetorian(sink); // K-DAR-3
        }
        let strength = self.table.enemy_strength(here, &self.figures).expect("somebody is to be fought");
        let (at, from) = (self.table.hex(here).at, self.table.hex(from).at);
        self.tell(Event::BattleBegan { seat, at, from, strength, general, felled }, sink);
        // K-BAT-1, the last first.
        self.agenda.extend([
            Step::EndBattle,
            Step::Curse,
            Step::GloryLimit,
            Step::Losses,
            Step::Compare,
            Step::Fireballs,
            Step::Spare,
            Step::Reroll,
            Step::Roll,
            Step::Send { unit: Unit::Knight },
        ]);
        Progress::Moved
    }

    fn drive_off_praetorian(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(left) = self.table.praetorians.checked_sub(1) {
            let seat = self.table.active;
            self.tell(Event::PraetorianLeft { seat, left }, sink);
        }
    }

    // Unit dice (K-BAT-2), one unit after another.

    pub(super) fn advance_send(&mut self, unit: Unit) -> Progress {
        if self.me().units[unit.index()] > 0 {
            return Progress::Waits;
        }
        self.next_unit(unit);
        Progress::Moved
    }

    fn next_unit(&mut self, unit: Unit) {
        match Unit::ALL.get(unit.index() + 1) {
            Some(&unit) => self.replace(Step::Send { unit }),
            None => self.done(),
        }
    }

    pub(super) fn send_choices(&self, unit: Unit, out: &mut Vec<Choice>) {
        out.extend((0..=self.me().units[unit.index()]).map(|count| Choice::Send { unit, count }));
    }

    pub(super) fn check_send(&self, unit: Unit, count: u8) -> Checked {
        let most = self.me().units[unit.index()];
        if count <= most { Ok(()) } else { Err(Illegal::TooManyDice { unit, most }) }
    }

    pub(super) fn send(&mut self, unit: Unit, count: u8, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::UnitsSent { seat, unit, count }, sink);
        self.next_unit(unit);
    }

    // The roll and the re-roll (K-HOR-1, K-ELS-1).

    /// What is rolled now: the hero die or not, and the dice of each unit.
    pub(crate) fn dice_to_roll(&self, again: bool) -> Chance {
        let units = self.battle().sent;
        match (again, self.me().hero) {
            (true, Some(Hero::Elspeth)) => Chance::Roll { hero: true, units: [0; Unit::ALL.len()] },
            (true, _) => Chance::Roll { hero: false, units },
            (false, _) => Chance::Roll { hero: true, units },
        }
    }

    pub(crate) fn rolled(&mut self, hero: Option<i8>, units: &Faces, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        let again = self.agenda.top() == Some(Step::RollAgain);
        let battle = self.battle();
        let weapons = self.me().weapons();
        let attack = |hero: &i8, units: &Faces| {
            Attack::new(swords(units.iter().chain([hero])), weapons, battle.fireballs)
        };
        let event = match hero {
            Some(hero) if again => Event::HeroRerolled { seat, hero, attack: attack(&hero, &battle.units) },
            Some(hero) => Event::Rolled { seat, hero, units: *units, attack: attack(&hero, units) },
            None => {
                let attack = attack(&battle.hero.unwrap_or(0), units);
                Event::UnitsRerolled { seat, units: *units, attack }
            }
        };
        self.tell(event, sink);
        self.done();
    }

    pub(super) fn advance_reroll(&mut self) -> Progress {
        let offered = match self.me().hero {
            Some(Hero::Horan) => !self.battle().units.is_empty(),
            Some(Hero::Elspeth) => true,
            _ => false,
        };
        if offered {
            return Progress::Waits;
        }
        self.done();
        Progress::Moved
    }

    pub(super) fn keep_roll(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::RollKept { seat }, sink);
        self.done();
    }

    // The Amulet of Protection (K-AMU-4).

    /// How many skulls may still be ignored.
    pub(crate) fn protection_left(&self) -> u8 {
        if !self.me().carries(Item::AmuletOfProtection) {
            return 0;
        }
        let battle = self.battle();
        PROTECTION - battle.hero_spared - battle.units_spared.iter().sum::<u8>()
    }

    pub(super) fn advance_spare(&mut self) -> Progress {
        let battle = self.battle();
        let skulls =
            || battle.hero_skulls() > 0 || Unit::ALL.iter().any(|&unit| battle.unit_skulls(unit) > 0);
        if self.protection_left() > 0 && skulls() {
            return Progress::Waits;
        }
        self.done();
        Progress::Moved
    }

    pub(super) fn spare_choices(&self, out: &mut Vec<Choice>) {
        let all = [Choice::SpareHero].into_iter().chain(Unit::ALL.map(Choice::SpareUnit));
        out.extend(all.chain([Choice::Enough]).filter(|&choice| self.check_spare(choice).is_ok()));
    }

    pub(super) fn check_spare(&self, choice: Choice) -> Checked {
        let skulls = match choice {
            Choice::Enough => return Ok(()),
            Choice::SpareHero => self.battle().hero_skulls(),
            Choice::SpareUnit(unit) => self.battle().unit_skulls(unit),
            _ => return Err(self.not_asked()),
        };
        if skulls > 0 { Ok(()) } else { Err(Illegal::NoSkull) }
    }

    pub(super) fn spare(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        match choice {
            Choice::SpareHero => self.tell(Event::HeroSpared { seat }, sink),
            Choice::SpareUnit(unit) => self.tell(Event::UnitSpared { seat, unit }, sink),
            _ => self.done(),
        }
    }

    // Fireballs (K-BAT-4).

    pub(super) fn advance_fireballs(&mut self) -> Progress {
        if self.me().carries(Item::Fireball) {
            return Progress::Waits;
        }
        self.done();
        Progress::Moved
    }

    pub(super) fn fireball_choices(&self, out: &mut Vec<Choice>) {
        out.extend((0..=self.me().carried(Item::Fireball)).map(|fireballs| Choice::Cast { fireballs }));
    }

    pub(super) fn check_fireballs(&self, fireballs: u8) -> Checked {
        let most = self.me().carried(Item::Fireball);
        if fireballs <= most { Ok(()) } else { Err(Illegal::TooManyFireballs { most }) }
    }

    pub(super) fn cast_fireballs(&mut self, count: u8, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        if count > 0 {
            let attack = Attack::new(self.battle().swords(), self.me().weapons(), count);
            self.tell(Event::FireballsCast { seat, count, attack }, sink);
        }
        for _ in 0..count {
            self.tell(Event::SpellSpent { seat, item: Item::Fireball }, sink);
        }
        self.done();
    }

    // The comparison (K-BAT-3, K-BAT-5, K-BAT-6).

    pub(super) fn compare(&mut self, sink: &mut impl Sink<Event>) -> Progress {
        let seat = self.table.active;
        let attack = self.table.attack().expect("a battle is being fought").total;
        let (strength, general) = (self.battle().strength, self.battle().general);
        self.done();
        if attack < strength {
            self.tell(Event::BattleLost { seat, attack, strength }, sink);
            let (from, to) = (self.battle().at, self.battle().from);
            let (from, to) = (self.table.hex(from).at, self.table.hex(to).at);
            self.tell(Event::Moved { seat, from, to, way: Way::Retreat }, sink);
            if general && attack >= GENERAL {
                self.drive_off_praetorian(sink); // K-GEN-4
            }
            return Progress::Moved;
        }
        self.tell(Event::BattleWon { seat, attack, strength }, sink);
        if general {
            // K-GEN-3: the game ends at once, nothing further is settled.
            let ending = self.ending_with_archstone(seat);
            self.tell(Event::GameEnded { seat, ending }, sink);
            self.agenda.clear();
            return Progress::Moved;
        }
        let hex = self.table.hex(self.battle().at);
        let (at, armies) = (hex.at, hex.armies().collect::<List<Monster, 2>>());
        for &monster in &armies {
            self.tell(Event::ArmyDefeated { seat, monster, at }, sink);
        }
        self.raise_glory(self.battle().felled + strength, sink);
        if self.table.active_is(Hero::Horan) {
            self.next(Step::Plunder); // K-HOR-2
        }
        self.reward(&armies, sink);
        Progress::Moved
    }

    /// K-GLO-1: the strongest win never falls.
    fn raise_glory(&mut self, beaten: u8, sink: &mut impl Sink<Event>) {
        if beaten > self.me().strongest {
            let (seat, before) = (self.table.active, self.me().glory());
            let glory = Player { strongest: beaten, ..*self.me() }.glory();
            self.tell(Event::GloryRose { seat, strongest: beaten, before, glory }, sink);
        }
    }

    /// K-END-1
    pub(crate) fn ending_with_archstone(&self, finder: Seat) -> Ending {
        let archstone = |seat| if seat == finder { ARCHSTONE } else { Points::ZERO };
        let counted = |seat| self.table.player(seat).points() + archstone(seat);
        let points: PerSeat<Points> = Seat::all(self.table.seats()).map(counted).collect();
        let rank = |seat: Seat| (points[seat.index()], self.table.player(seat).large_stones);
        let best = Seat::all(self.table.seats()).map(rank).max();
        let winners: SeatSet = Seat::all(self.table.seats()).filter(|&s| Some(rank(s)) == best).collect();
        Ending { winners, points }
    }
}
