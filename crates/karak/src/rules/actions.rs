//! The actions of one step: healing, gathering, the city, eradicating, Necromancy; and Pickpocket.

use super::Checked;
use super::rewards::{check_sum, each_sum};
use crate::choice::Choice;
use crate::content::{Building, Hero, Item, Land, Resource, Resources, Unit};
use crate::event::{Action, Event};
use crate::illegal::Illegal;
use crate::public::{HEALING, HexId, MAX_LIVES};
use crate::state::{Karak, Step};
use alloc::vec::Vec;
use table::{Progress, RuleId, Seat, Sink};

/// The most skeletons at once (K-XAN-1).
const SKELETONS: u8 = 3;
/// Resources a Pickpocket takes (K-ITEM-2).
const LOOT: u64 = 2;

impl Karak {
    // Heal (K-HEAL-1).

    pub(super) fn check_heal(&self) -> Checked {
        if self.me().lives < MAX_LIVES { Ok(()) } else { Err(Illegal::NotWounded) }
    }

    pub(super) fn heal(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, lives) = (self.table.active, (self.me().lives + HEALING).min(MAX_LIVES));
        self.act(Action::Heal, sink);
        self.tell(Event::Healed { seat, lives }, sink);
    }

    // Gather (K-GATH, K-AMU-1).

    /// Whether one more of several kinds is to be named.
    pub(super) fn names_extra(&self) -> bool {
        let kinds = self.table.hex(self.table.here()).land.yields().iter().count();
        kinds > 1 && self.me().carries(Item::AmuletOfResources)
    }

    /// What the hex gives, with the amulet's one more.
    pub(super) fn harvest(&self, extra: Option<Resource>) -> Resources {
        let yields = self.table.hex(self.table.here()).land.yields();
        let only = || yields.iter().next().map(|(resource, _)| resource);
        match extra.or_else(only) {
            Some(extra) if self.me().carries(Item::AmuletOfResources) => yields.plus(Resources::one(extra)),
            _ => yields,
        }
    }

    /// What a gathering here would give, for showing.
    pub(crate) fn would_gather(&self, extra: Option<Resource>) -> Resources {
        self.harvest(extra)
    }

    /// What the city or a building costs, for showing: in full when the discount is not to be had.
    pub(crate) fn would_pay(&self, building: Option<Building>, discount: Option<Resource>) -> Resources {
        let cost = building.map_or(self.figures.city_cost, |b| self.figures.building_costs[b.index()]);
        self.check_price(cost, discount).unwrap_or(cost)
    }

    fn check_ground(&self) -> Checked {
        let here = self.table.here();
        let hex = self.table.hex(here);
        if hex.land.yields() == Resources::NONE || self.table.is_hostile(here) {
            Err(Illegal::NothingToGather)
        } else if hex.city.is_some() {
            Err(Illegal::CityHere)
        } else if self.table.turn.gathered.contains(here) {
            Err(Illegal::GatheredAlready)
        } else {
            Ok(())
        }
    }

    pub(super) fn can_gather(&self) -> bool {
        self.check_ground().is_ok()
    }

    pub(super) fn gather_choices(&self, out: &mut Vec<Choice>) {
        if self.check_ground().is_err() {
            return;
        }
        if self.names_extra() {
            let yields = self.table.hex(self.table.here()).land.yields();
            out.extend(yields.iter().map(|(resource, _)| Choice::Gather { extra: Some(resource) }));
        } else {
            out.push(Choice::Gather { extra: None });
        }
    }

    pub(super) fn check_gather(&self, extra: Option<Resource>) -> Checked<Resources> {
        self.check_ground()?;
        let yields = self.table.hex(self.table.here()).land.yields();
        let right = match extra {
            None => !self.names_extra(),
            Some(resource) => self.names_extra() && yields.of(resource) > 0,
        };
        if right { Ok(self.harvest(extra)) } else { Err(Illegal::WrongExtra) }
    }

    pub(super) fn gather(&mut self, extra: Option<Resource>, sink: &mut impl Sink<Event>) {
        let (seat, at) = (self.table.active, self.table.hex(self.table.here()).at);
        let resources = self.harvest(extra);
        self.act(Action::Gather, sink);
        self.tell(Event::Gathered { seat, at, resources }, sink);
    }

    // City (K-CITY-1) and what things cost Taia (K-TAI-2).

    /// Whether Taia names a resource that she does not pay.
    fn names_discount(&self, cost: Resources) -> bool {
        self.table.active_is(Hero::Taia) && cost != Resources::NONE
    }

    /// The discounts with which the cost can be paid.
    pub(super) fn payments(&self, cost: Resources) -> impl Iterator<Item = Option<Resource>> + use<> {
        let (held, named) = (self.me().resources, self.names_discount(cost));
        let whole = (!named && held.covers(cost)).then_some(None);
        let kinds = if named { &Resource::ALL[..] } else { &[] };
        let less = kinds.iter().filter(move |&&resource| {
            cost.minus(Resources::one(resource)).is_ok_and(|price| held.covers(price))
        });
        whole.into_iter().chain(less.copied().map(Some))
    }

    /// Whether the cost can be paid.
    pub(super) fn can_pay(&self, cost: Resources) -> bool {
        self.me().resources.covers(cost) || self.payments(cost).next().is_some()
    }

    /// The price after the discount, or why that discount is not to be had.
    pub(super) fn check_price(&self, cost: Resources, discount: Option<Resource>) -> Checked<Resources> {
        let named = self.names_discount(cost);
        match discount {
            None if !named => Ok(cost),
            Some(resource) if named => {
                cost.minus(Resources::one(resource)).map_err(|_| Illegal::WrongDiscount)
            }
            _ => Err(Illegal::WrongDiscount),
        }
    }

    /// The price, when it can be paid.
    pub(super) fn check_pay(
        &self,
        cost: Resources,
        discount: Option<Resource>,
        rule: &'static str,
    ) -> Checked<Resources> {
        let price = self.check_price(cost, discount)?;
        match self.me().resources.minus(price) {
            Ok(_) => Ok(price),
            Err(missing) => Err(Illegal::TooExpensive { missing, rule: RuleId(rule) }),
        }
    }

    /// Every discount a player can name.
    pub(super) fn discounts() -> impl Iterator<Item = Option<Resource>> + Clone {
        [None].into_iter().chain(Resource::ALL.map(Some))
    }

    fn check_site(&self) -> Checked {
        let here = self.table.here();
        let hex = self.table.hex(here);
        let other = |seat: &Seat| *seat != self.table.active && self.table.player(*seat).at == here;
        if self.me().city.is_some() {
            Err(Illegal::CityStands)
        } else if hex.land == Land::Castle {
            Err(Illegal::NotOnTheCastle)
        } else if hex.city.is_some() {
            Err(Illegal::CityHere)
        } else if let Some(seat) = Seat::all(self.table.seats()).find(other) {
            Err(Illegal::HeroHere { seat })
        } else {
            Ok(())
        }
    }

    pub(super) fn check_build_city(&self, discount: Option<Resource>) -> Checked<Resources> {
        self.check_site()?;
        self.check_pay(self.figures.city_cost, discount, "K-CITY-1")
    }

    pub(super) fn can_build_city(&self) -> bool {
        self.can_pay(self.figures.city_cost) && self.check_site().is_ok()
    }

    pub(super) fn city_choices(&self, out: &mut Vec<Choice>) {
        if self.can_build_city() {
            let payments = self.payments(self.figures.city_cost);
            out.extend(payments.map(|discount| Choice::BuildCity { discount }));
        }
    }

    pub(super) fn build_city(&mut self, discount: Option<Resource>, sink: &mut impl Sink<Event>) {
        let (seat, at) = (self.table.active, self.table.hex(self.table.here()).at);
        let paid = self.check_price(self.figures.city_cost, discount).expect("the discount was checked");
        self.act(Action::BuildCity, sink);
        self.tell(Event::CityBuilt { seat, at, paid }, sink);
    }

    // Eradicate (K-CURE-1).

    pub(super) fn check_eradicate(&self) -> Checked {
        if self.table.here() != HexId::CASTLE {
            Err(Illegal::NotAtCastle)
        } else if self.me().lives == MAX_LIVES && self.table.plague != Some(self.table.active) {
            Err(Illegal::NothingToCure)
        } else {
            Ok(())
        }
    }

    pub(super) fn eradicate(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.act(Action::Eradicate, sink);
        if self.me().lives < MAX_LIVES {
            self.tell(Event::Restored { seat }, sink);
        }
        if self.table.plague == Some(seat) {
            self.tell(Event::PlagueLifted { seat }, sink);
        }
    }

    // Necromancy (K-XAN-1).

    pub(super) fn check_raise_skeleton(&self) -> Checked {
        let skeleton = Unit::Skeleton.index();
        if !self.table.active_is(Hero::Xanros) {
            Err(Illegal::OnlyFor { hero: Hero::Xanros, rule: RuleId("K-XAN-1") })
        } else if self.me().units[skeleton] >= SKELETONS || self.table.supply[skeleton] == 0 {
            Err(Illegal::EnoughSkeletons)
        } else {
            Ok(())
        }
    }

    pub(super) fn raise_skeleton(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.act(Action::RaiseSkeleton, sink);
        self.tell(Event::SkeletonRaised { seat }, sink);
    }

    // Pickpocket (K-ITEM-2): free, any number in one's own turn.

    pub(super) fn check_pickpocket(&self, from: Seat) -> Checked {
        if !self.me().carries(Item::Pickpocket) {
            return Err(Illegal::NoPickpocket);
        }
        self.check_other(from, RuleId("K-ITEM-2"))?;
        if self.table.player(from).resources == Resources::NONE {
            return Err(Illegal::NothingToSteal { seat: from });
        }
        Ok(())
    }

    pub(super) fn pickpocket_choices(&self, out: &mut Vec<Choice>) {
        if !self.me().carries(Item::Pickpocket) {
            return;
        }
        let victims = Seat::all(self.table.seats()).filter(|&seat| self.check_pickpocket(seat).is_ok());
        out.extend(victims.map(|from| Choice::Pickpocket { from }));
    }

    pub(super) fn cast_pickpocket(&mut self, from: Seat, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.tell(Event::SpellSpent { seat, item: Item::Pickpocket }, sink);
        self.next(Step::Steal { from });
    }

    /// How many resources there are to take.
    pub(crate) fn loot(&self, from: Seat) -> u8 {
        self.table.player(from).resources.total().min(LOOT) as u8
    }

    pub(super) fn advance_steal(&mut self, from: Seat, sink: &mut impl Sink<Event>) -> Progress {
        let mut ways = 0;
        let mut last = Resources::NONE;
        each_sum(self.loot(from), self.table.player(from).resources, |resources| {
            ways += 1;
            last = resources;
        });
        if ways > 1 {
            return Progress::Waits;
        }
        self.steal(from, last, sink);
        Progress::Moved
    }

    pub(super) fn steal_choices(&self, from: Seat, out: &mut Vec<Choice>) {
        let held = self.table.player(from).resources;
        each_sum(self.loot(from), held, |resources| out.push(Choice::TakeResources(resources)));
    }

    pub(super) fn check_steal(&self, from: Seat, resources: Resources) -> Checked {
        check_sum(resources, self.loot(from), self.table.player(from).resources)
    }

    pub(super) fn steal(&mut self, from: Seat, resources: Resources, sink: &mut impl Sink<Event>) {
        let seat = self.table.active;
        self.done();
        self.tell(Event::Stolen { seat, from, resources }, sink);
    }
}
