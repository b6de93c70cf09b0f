//! The works in a city: building and recruiting (K-BLD, K-REC).

use super::{Checked, only};
use crate::choice::Choice;
use crate::content::{Building, Resource, Resources, Unit};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Progress, RuleId, Sink};

impl Karak {
    fn is_in_own_city(&self) -> bool {
        self.me().city == Some(self.me().at)
    }

    fn check_own_city(&self, rule: &'static str) -> Checked {
        if self.is_in_own_city() { Ok(()) } else { Err(Illegal::NotInOwnCity { rule: RuleId(rule) }) }
    }

    // Build (K-BLD-1).

    fn check_raise(&self, building: Building, discount: Option<Resource>) -> Checked<Resources> {
        if self.me().has(building) {
            return Err(Illegal::BuiltAlready { building });
        }
        self.check_pay(self.figures.building_costs[building.index()], discount, "K-BLD-1")
    }

    /// The buildings that are not built.
    fn unbuilt(&self) -> impl Iterator<Item = Building> + use<'_> {
        Building::ALL.into_iter().filter(|&building| !self.me().has(building))
    }

    fn can_raise(&self) -> bool {
        self.unbuilt().any(|building| self.can_pay(self.figures.building_costs[building.index()]))
    }

    pub(super) fn can_begin_build(&self) -> bool {
        self.is_in_own_city() && self.can_raise()
    }

    pub(super) fn check_begin_build(&self) -> Checked {
        self.check_own_city("K-BLD-1")?;
        if self.can_raise() {
            return Ok(());
        }
        let raises = self.unbuilt().flat_map(|b| Self::discounts().map(move |discount| (b, discount)));
        let missing = |(building, discount)| match self.check_raise(building, discount) {
            Err(Illegal::TooExpensive { missing, .. }) => Some(missing),
            _ => None,
        };
        match raises.filter_map(missing).min_by_key(|missing| missing.total()) {
            Some(missing) => Err(Illegal::TooExpensive { missing, rule: RuleId("K-BLD-1") }),
            None => Err(Illegal::BuiltAlready { building: Building::Stable }),
        }
    }

    pub(super) fn advance_build(&mut self, any: bool, sink: &mut impl Sink<Event>) -> Progress {
        if any && !self.can_raise() {
            self.done();
            return Progress::Moved;
        }
        match self.only_raise(any) {
            Some(choice) => self.choose_build(choice, sink),
            None => return Progress::Waits,
        }
        Progress::Moved
    }

    /// What has to be built, where nothing else is possible and that is not asked (K-TURN-6).
    fn only_raise(&self, any: bool) -> Option<Choice> {
        if any || !self.table.takes_the_only_answer() {
            return None;
        }
        let (building, discount) = only(self.possible_raises())?;
        Some(Choice::Raise { building, discount })
    }

    fn possible_raises(&self) -> impl Iterator<Item = (Building, Option<Resource>)> + use<'_> {
        self.unbuilt().flat_map(|building| {
            let payments = self.payments(self.figures.building_costs[building.index()]);
            payments.map(move |discount| (building, discount))
        })
    }

    pub(super) fn build_choices(&self, any: bool, out: &mut Vec<Choice>) {
        let raise = |(building, discount)| Choice::Raise { building, discount };
        out.extend(self.possible_raises().map(raise));
        if any {
            out.push(Choice::Enough);
        }
    }

    pub(super) fn check_build(&self, any: bool, choice: Choice) -> Checked {
        match choice {
            Choice::Raise { building, discount } => self.check_raise(building, discount).map(drop),
            Choice::Enough if any => Ok(()),
            Choice::Enough => Err(Illegal::AtLeastOne { rule: RuleId("K-BLD-1") }),
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn choose_build(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        let Choice::Raise { building, discount } = choice else { return self.done() };
        let seat = self.table.active;
        let cost = self.figures.building_costs[building.index()];
        let paid = self.check_price(cost, discount).expect("the discount was checked");
        self.tell(Event::Built { seat, building, paid }, sink);
        self.replace(Step::Build { any: true });
    }

    // Recruit (K-REC).

    /// Whether a unit could be recruited, its place in the army and in the supply apart.
    fn check_training(&self, unit: Unit) -> Checked {
        let (building, resource) = unit.training().ok_or(Illegal::NotTrainable { unit })?;
        if !self.me().has(building) {
            return Err(Illegal::BuildingMissing { unit, building });
        }
        match self.me().resources.minus(Resources::one(resource)) {
            Ok(_) => Ok(()),
            Err(missing) => Err(Illegal::TooExpensive { missing, rule: RuleId("K-REC-1") }),
        }
    }

    fn check_train(&self, unit: Unit) -> Checked {
        self.check_training(unit)?;
        let glory = self.me().glory();
        if self.table.supply[unit.index()] == 0 {
            Err(Illegal::SupplyEmpty { unit })
        } else if self.me().army() >= glory {
            Err(Illegal::GloryReached { glory })
        } else {
            Ok(())
        }
    }

    fn check_return(&self, any: bool, unit: Unit) -> Checked {
        if any {
            Err(Illegal::ReturnComesFirst)
        } else if !Unit::TRAINED.contains(&unit) || self.me().units[unit.index()] == 0 {
            Err(Illegal::NotInArmy { unit })
        } else {
            Ok(())
        }
    }

    pub(super) fn check_begin_recruit(&self) -> Checked {
        self.check_own_city("K-REC-1")?;
        if self.table.plague == Some(self.table.active) {
            return Err(Illegal::PlagueInCity);
        }
        if self.me().glory() == 0 {
            return Err(Illegal::GloryReached { glory: 0 });
        }
        // Units may be returned first, so room in the army can be made; a die may even come back by it.
        let possible = |unit: Unit| {
            self.check_training(unit)?;
            let die = self.table.supply[unit.index()] > 0 || self.me().units[unit.index()] > 0;
            if die { Ok(()) } else { Err(Illegal::SupplyEmpty { unit }) }
        };
        let [knight, archer, mage] = Unit::TRAINED.map(possible);
        // The reason given is that of the unit that came closest.
        let close = |checked: &Checked| !matches!(checked, Err(Illegal::BuildingMissing { .. }));
        if knight.is_ok() || archer.is_ok() || mage.is_ok() {
            return Ok(());
        }
        [knight, archer, mage].into_iter().find(close).unwrap_or(knight)
    }

    pub(super) fn advance_recruit(&mut self, any: bool, sink: &mut impl Sink<Event>) -> Progress {
        if any && self.trainable().next().is_none() {
            self.done();
            return Progress::Moved;
        }
        match self.only_recruit(any) {
            Some(choice) => self.choose_recruit(any, choice, sink),
            None => return Progress::Waits,
        }
        Progress::Moved
    }

    /// What has to be done, where nothing else is possible and that is not asked (K-TURN-6).
    fn only_recruit(&self, any: bool) -> Option<Choice> {
        if any || !self.table.takes_the_only_answer() {
            return None;
        }
        let trains = self.trainable().map(Choice::Train);
        only(trains.chain(self.returnable(any).map(Choice::Return)))
    }

    fn trainable(&self) -> impl Iterator<Item = Unit> + use<'_> {
        Unit::TRAINED.into_iter().filter(|&unit| self.check_train(unit).is_ok())
    }

    fn returnable(&self, any: bool) -> impl Iterator<Item = Unit> + use<'_> {
        Unit::TRAINED.into_iter().filter(move |&unit| self.check_return(any, unit).is_ok())
    }

    pub(super) fn recruit_choices(&self, any: bool, out: &mut Vec<Choice>) {
        out.extend(self.trainable().map(Choice::Train));
        out.extend(self.returnable(any).map(Choice::Return));
        if any {
            out.push(Choice::Enough);
        }
    }

    pub(super) fn check_recruit(&self, any: bool, choice: Choice) -> Checked {
        match choice {
            Choice::Train(unit) => self.check_train(unit),
            Choice::Return(unit) => self.check_return(any, unit),
            Choice::Enough if any => Ok(()),
            Choice::Enough => Err(Illegal::AtLeastOne { rule: RuleId("K-REC-1") }),
            _ => Err(self.not_asked()),
        }
    }

    pub(super) fn choose_recruit(&mut self, any: bool, choice: Choice, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        match choice {
            Choice::Train(unit) => {
                self.tell(Event::UnitTrained { seat, unit }, sink);
                self.replace(Step::Recruit { any: true });
            }
            Choice::Return(unit) => {
                self.tell(Event::UnitReturned { seat, unit }, sink);
                self.replace(Step::Recruit { any });
            }
            _ => self.done(),
        }
    }
}
