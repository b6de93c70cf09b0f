//! Every refusal as a reason.

use super::{amounts, building, hero, item, kind, monster, place, say, unit};
use crate::illegal::Illegal;
use table::{Explain, Message, Refusal, RuleId};

impl Explain for Illegal {
    fn message(&self) -> Message {
        use Illegal::*;
        match *self {
            NotAsked { .. } => say("karak-why-not-asked"),
            ImpossibleOutcome { .. } => say("karak-why-impossible-outcome"),
            AtLeastOne { .. } => say("karak-why-at-least-one"),
            HeroIsTaken { hero: taken } => say("karak-why-hero-taken").with("hero", hero(taken)),
            NoSlotLeft => say("karak-why-no-slot"),
            OnlyFor { hero: only, .. } => say("karak-why-only-for").with("hero", hero(only)),
            NotNeighbour { to } => say("karak-why-not-neighbour").with("place", place(to)),
            NotLaid { at } => say("karak-why-not-laid").with("place", place(at)),
            AlreadyLaid { at } => say("karak-why-already-laid").with("place", place(at)),
            ChasmBetween { from, to } => {
                say("karak-why-chasm-between").with("from", place(from)).with("place", place(to))
            }
            ChasmOnSide { to } => say("karak-why-chasm-on-side").with("place", place(to)),
            DeckEmpty => say("karak-why-deck-empty"),
            NoPortal => say("karak-why-no-portal"),
            PortalUsed => say("karak-why-portal-used"),
            PortalNeedsCity => say("karak-why-portal-needs-city"),
            HereAlready => say("karak-why-here-already"),
            MagicRunUsed => say("karak-why-magic-run-used"),
            NotInLine { to } => say("karak-why-not-in-line").with("place", place(to)),
            MonstersInTheWay { at } => say("karak-why-monsters-in-the-way").with("place", place(at)),
            NotWounded => say("karak-why-not-wounded"),
            NothingToGather => say("karak-why-nothing-to-gather"),
            CityHere => say("karak-why-city-here"),
            GatheredAlready => say("karak-why-gathered-already"),
            WrongExtra => say("karak-why-wrong-extra"),
            CityStands => say("karak-why-city-stands"),
            NotOnTheCastle => say("karak-why-not-on-the-castle"),
            HeroHere { seat } => say("karak-why-hero-here").with("hero", seat),
            TooExpensive { missing, .. } => say("karak-why-too-expensive").with("amounts", amounts(missing)),
            WrongDiscount => say("karak-why-wrong-discount"),
            NotInOwnCity { .. } => say("karak-why-not-in-own-city"),
            BuiltAlready { building: built } => {
                say("karak-why-built-already").with("building", building(built))
            }
            PlagueInCity => say("karak-why-plague-in-city"),
            BuildingMissing { unit: wanted, building: missing } => say("karak-why-building-missing")
                .with("unit", unit(wanted))
                .with("building", building(missing)),
            SupplyEmpty { unit: wanted } => say("karak-why-supply-empty").with("unit", unit(wanted)),
            GloryReached { glory } => say("karak-why-glory-reached").with("n", glory),
            NotTrainable { unit: wanted } => say("karak-why-not-trainable").with("unit", unit(wanted)),
            NotInArmy { unit: wanted } => say("karak-why-not-in-army").with("unit", unit(wanted)),
            ReturnComesFirst => say("karak-why-return-comes-first"),
            NothingLiesHere => say("karak-why-nothing-lies-here"),
            NotLying { item: wanted } => say("karak-why-not-lying").with("item", item(wanted)),
            NotCarried { item: wanted } => say("karak-why-not-carried").with("item", item(wanted)),
            NoFreeSlot { kind: full } => say("karak-why-no-free-slot").with("kind", kind(full)),
            WrongExchange => say("karak-why-wrong-exchange"),
            NotAtCastle => say("karak-why-not-at-castle"),
            NothingToCure => say("karak-why-nothing-to-cure"),
            EnoughSkeletons => say("karak-why-enough-skeletons"),
            NoPickpocket => say("karak-why-no-pickpocket"),
            NotYourself { .. } => say("karak-why-not-yourself"),
            NoSuchPlayer { seat } => say("karak-why-no-such-player").with("seat", seat.number()),
            NothingToSteal { seat } => say("karak-why-nothing-to-steal").with("victim", seat),
            HawkeyeUsed => say("karak-why-hawkeye-used"),
            NoOpenSide => say("karak-why-no-open-side"),
            TileNotDrawn => say("karak-why-tile-not-drawn"),
            NoOpenJoint { at } => say("karak-why-no-open-joint").with("place", place(at)),
            SameAsRotation { rotation } => say("karak-why-same-rotation").with("rotation", rotation),
            MonsterNotThere { monster: wanted } => {
                say("karak-why-monster-not-there").with("monster", monster(wanted))
            }
            TooManyDice { unit: wanted, most } => {
                say("karak-why-too-many-dice").with("unit", unit(wanted)).with("n", most)
            }
            NoSkull => say("karak-why-no-skull"),
            TooManyFireballs { most } => say("karak-why-too-many-fireballs").with("n", most),
            WrongResources { count } => say("karak-why-wrong-resources").with("n", count),
        }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        Illegal::rule(self)
    }
}
