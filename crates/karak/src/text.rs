//! How the game speaks: keys of the Fluent texts with their arguments, for every question, choice, event, refusal.

use crate::choice::{BattleStep, Choice, CityWhy, ItemsWhy, MonsterWhy, Question, ResourcesWhy};
use crate::content::{Building, Hero, Item, ItemKind, Land, Monster, Resource, Resources, Unit};
use crate::event::{Event, OrderFor, Way};
use crate::hex::Pos;
use crate::illegal::Illegal;
use crate::setup::{Heroes, Setup};
use crate::state::Karak;
use table::{Arg, Explain, Game, Message, Narrate, Pending, Refusal, RuleId, Seat};

fn say(key: &'static str) -> Message {
    Message::new(key)
}

/// A hero's name.
pub(crate) fn hero(hero: Hero) -> Message {
    Message::new(format!("karak-hero-{}", hero.id()))
}

fn monster(monster: Monster) -> Message {
    Message::new(format!("karak-monster-{}", monster.id()))
}

fn item(item: Item) -> Message {
    Message::new(format!("karak-item-{}", item.id()))
}

fn kind(kind: ItemKind) -> Message {
    Message::new(format!("karak-kind-{}", kind.id()))
}

fn unit(unit: Unit) -> Message {
    Message::new(format!("karak-unit-{}", unit.id()))
}

fn building(building: Building) -> Message {
    Message::new(format!("karak-building-{}", building.id()))
}

fn land(land: Land) -> Message {
    Message::new(format!("karak-land-{}", land.id()))
}

fn resource(resource: Resource) -> Message {
    Message::new(format!("karak-resource-{}", resource.id()))
}

/// So many of something, as the object of a verb.
fn count(noun: &'static str, n: u8) -> Message {
    Message::new(format!("karak-count-{noun}")).with("n", n)
}

/// Resources as a list of amounts; "nothing" when there are none.
fn amounts(resources: Resources) -> Arg {
    let list: Vec<Message> = resources.iter().map(|(resource, n)| count(resource.id(), n)).collect();
    if list.is_empty() { Arg::Message(say("karak-nothing")) } else { Arg::List(list) }
}

fn place(pos: Pos) -> Arg {
    Arg::Text(pos.to_string().into())
}

fn faces(faces: &[i8]) -> Arg {
    Arg::List(faces.iter().map(|&face| self::face(face)).collect())
}

/// A face of a die.
fn face(face: i8) -> Message {
    match face {
        0 => say("karak-face-blank"),
        1.. => say("karak-face-swords").with("n", face),
        _ => say("karak-face-skulls").with("n", -i32::from(face)),
    }
}

impl Narrate for Karak {
    fn question_text(&self) -> Message {
        match self.pending() {
            Pending::Player { question, .. } => question_text(question),
            _ => say("karak-ask-nothing"),
        }
    }

    fn choice_text(&self, choice: &Choice) -> Message {
        choice_text(self, *choice)
    }

    fn event_text(event: &Event) -> Message {
        event_text(event)
    }

    fn seat_text(&self, seat: Seat) -> Option<Message> {
        self.table.players.get(seat.index())?.hero.map(hero)
    }

    fn setup_text(setup: &Setup) -> Vec<Message> {
        let heroes = match setup.heroes {
            Heroes::Dealt => "karak-setup-heroes-dealt",
            Heroes::Draft => "karak-setup-heroes-draft",
            Heroes::Chosen(_) => "karak-setup-heroes-chosen",
        };
        let mut lines = vec![say("karak-setup-players").with("n", setup.players), say(heroes)];
        if setup.friendly {
            lines.push(say("karak-setup-friendly"));
        }
        if setup.components.is_some() {
            lines.push(say("karak-setup-components"));
        }
        lines
    }
}

fn question_text(question: Question) -> Message {
    match question {
        Question::Hero => say("karak-ask-hero"),
        Question::Turn => say("karak-ask-turn"),
        Question::Tile => say("karak-ask-tile"),
        Question::Place => say("karak-ask-place"),
        Question::Monster { why: MonsterWhy::Return } => say("karak-ask-return-token"),
        Question::Monster { why: MonsterWhy::Strike } => say("karak-ask-strike"),
        Question::Battle { step } => match step {
            BattleStep::Send { unit: sent, most } => {
                say("karak-ask-send").with("unit", unit(sent)).with("n", most)
            }
            BattleStep::RerollUnits => say("karak-ask-reroll-units"),
            BattleStep::RerollHero => say("karak-ask-reroll-hero"),
            BattleStep::Spare { left } => say("karak-ask-spare").with("n", left),
            BattleStep::Fireballs { most } => say("karak-ask-fireballs").with("n", most),
        },
        Question::Resources { why: ResourcesWhy::Cart, count } => say("karak-ask-cart").with("n", count),
        Question::Resources { why: ResourcesWhy::Plunder, .. } => say("karak-ask-plunder"),
        Question::Resources { why: ResourcesWhy::Steal { from }, count } => {
            say("karak-ask-steal").with("victim", from).with("n", count)
        }
        Question::Items { why: ItemsWhy::Leave { kind: crowded } } => {
            say("karak-ask-leave").with("kind", kind(crowded))
        }
        Question::Items { why: ItemsWhy::PickUp } => say("karak-ask-pick-up"),
        Question::City { why: CityWhy::Build } => say("karak-ask-build"),
        Question::City { why: CityWhy::Recruit } => say("karak-ask-recruit"),
        Question::City { why: CityWhy::Dismiss } => say("karak-ask-dismiss"),
        Question::Victim => say("karak-ask-victim"),
    }
}

/// A move's line: what lies at its goal, and what waits there.
fn move_text(game: &Karak, key: &'static str, to: Pos) -> Message {
    let table = &game.table;
    let Some(hex) = table.hex_at(to).map(|id| table.hex(id)) else {
        return say("karak-choice-unlaid").with("place", place(to));
    };
    let message = say(key).with("place", place(to)).with("land", land(hex.land));
    let armies: Vec<Message> = hex.armies().map(monster).collect();
    let general = table.general.is_some_and(|general| table.hex(general).at == to);
    let strength: u8 = if general {
        crate::rules::general_strength(table.praetorians)
    } else {
        hex.armies().map(|army| game.figures.strength(army)).sum()
    };
    match (general, armies.is_empty()) {
        (true, _) => message.with("foes", say("karak-monster-dark-general")).with("strength", strength),
        (false, false) => message.with("foes", armies).with("strength", strength),
        (false, true) => message.with("foes", "").with("strength", 0),
    }
}

fn paid(resources: Result<Resources, Illegal>) -> Arg {
    amounts(resources.unwrap_or_default())
}

fn choice_text(game: &Karak, choice: Choice) -> Message {
    match choice {
        Choice::TakeHero(taken) => say("karak-choice-take-hero").with("hero", hero(taken)),
        Choice::Move { to } => move_text(game, "karak-choice-move", to),
        Choice::Explore { to } => say("karak-choice-explore").with("place", place(to)),
        Choice::Portal { to } => move_text(game, "karak-choice-portal", to),
        Choice::MagicRun { to } => move_text(game, "karak-choice-magic-run", to),
        Choice::Heal => say("karak-choice-heal"),
        Choice::Gather { extra: None } => {
            say("karak-choice-gather").with("amounts", amounts(game.would_gather(None)))
        }
        Choice::Gather { extra } => {
            say("karak-choice-gather").with("amounts", amounts(game.would_gather(extra)))
        }
        Choice::BuildCity { discount } => {
            say("karak-choice-build-city").with("cost", paid(game.would_pay(None, discount)))
        }
        Choice::Build => say("karak-choice-build"),
        Choice::Recruit => say("karak-choice-recruit"),
        Choice::PickUp => say("karak-choice-pick-up"),
        Choice::Eradicate => say("karak-choice-eradicate"),
        Choice::RaiseSkeleton => say("karak-choice-raise-skeleton"),
        Choice::Pickpocket { from } => say("karak-choice-pickpocket").with("victim", from),
        Choice::Hawkeye => say("karak-choice-hawkeye"),
        Choice::EndTurn => say("karak-choice-end-turn"),
        Choice::LayTile(tile) => match game.figures.tiles.get(tile.index()) {
            Some(tile) => say("karak-choice-lay-tile")
                .with("land", land(tile.land))
                .with("sides", sides(tile.chasms))
                .with("tier", tile.tier),
            None => say("karak-choice-unknown"),
        },
        Choice::Place { at, rotation } => match game.table.drawn {
            Some(tile) => {
                let chasms = crate::hex::rotated(game.figures.tile(tile).chasms, rotation);
                say("karak-choice-place").with("place", place(at)).with("sides", sides(chasms))
            }
            None => say("karak-choice-unknown"),
        },
        Choice::PickMonster(picked) => say("karak-choice-pick-monster")
            .with("monster", monster(picked))
            .with("strength", game.figures.strength(picked)),
        Choice::Send { unit: sent, count: n } => {
            if n == 0 {
                say("karak-choice-send-none").with("unit", unit(sent))
            } else {
                say("karak-choice-send").with("units", count(sent.id(), n))
            }
        }
        Choice::Reroll => say("karak-choice-reroll"),
        Choice::Stand => say("karak-choice-stand"),
        Choice::SpareHero => say("karak-choice-spare-hero"),
        Choice::SpareUnit(spared) => say("karak-choice-spare-unit").with("unit", unit(spared)),
        Choice::Enough => say("karak-choice-enough"),
        Choice::Cast { fireballs } => say("karak-choice-cast").with("n", fireballs),
        Choice::TakeResources(resources) => {
            say("karak-choice-take-resources").with("amounts", amounts(resources))
        }
        Choice::Leave(left) => say("karak-choice-leave").with("item", item(left)),
        Choice::Swap { take, leave: None } => say("karak-choice-take-item").with("item", item(take)),
        Choice::Swap { take, leave: Some(left) } => {
            say("karak-choice-swap").with("item", item(take)).with("other", item(left))
        }
        Choice::Raise { building: raised, discount } => say("karak-choice-raise")
            .with("building", building(raised))
            .with("cost", paid(game.would_pay(Some(raised), discount))),
        Choice::Return(returned) => say("karak-choice-return").with("unit", unit(returned)),
        Choice::Train(trained) => say("karak-choice-train")
            .with("unit", unit(trained))
            .with("cost", amounts(trained.training().map_or(Resources::NONE, |(_, r)| Resources::one(r)))),
        Choice::Dismiss(dismissed) => say("karak-choice-dismiss").with("unit", unit(dismissed)),
        Choice::Curse(victim) => say("karak-choice-curse").with("victim", victim),
    }
}

/// The sides of a mask, by name; "none" when there are none.
fn sides(mask: u8) -> Arg {
    const NAMES: [&str; 6] =
        ["karak-side-e", "karak-side-ne", "karak-side-nw", "karak-side-w", "karak-side-sw", "karak-side-se"];
    let list: Vec<Message> = (0..6).filter(|side| mask & (1 << side) != 0).map(|side| say(NAMES[side])).collect();
    if list.is_empty() { Arg::Message(say("karak-side-none")) } else { Arg::List(list) }
}

fn event_text(event: &Event) -> Message {
    let by = |key, seat: Seat| say(key).with("hero", seat);
    match *event {
        Event::OrderRolled { seat, face: rolled, why } => match why {
            OrderFor::Draft => by("karak-log-order-draft", seat).with("face", face(rolled)),
            OrderFor::Start => by("karak-log-order-start", seat).with("face", face(rolled)),
        },
        Event::DraftPlaceTaken { seat } => by("karak-log-draft-place", seat),
        Event::HeroTaken { seat, hero: taken } => {
            say("karak-log-hero-taken").with("seat", seat.0 + 1).with("hero", hero(taken))
        }
        Event::StartingPlayerFound { seat } => by("karak-log-starting-player", seat),
        Event::TurnBegan { seat, round } => by("karak-log-turn-began", seat).with("n", i32::from(round)),
        Event::Recovered { seat, lives } => by("karak-log-recovered", seat).with("n", lives),
        Event::TurnEnded { seat } => by("karak-log-turn-ended", seat),

        Event::Moved { seat, to, way, .. } => {
            let key = match way {
                Way::Walk => "karak-log-moved",
                Way::Explore => "karak-log-explored",
                Way::Portal => "karak-log-portal",
                Way::MagicRun => "karak-log-magic-run",
                Way::Retreat => "karak-log-retreated",
            };
            by(key, seat).with("place", place(to))
        }
        Event::ActionBegan { seat, action } => {
            use crate::event::Action;
            let key = match action {
                Action::Heal => "karak-log-action-heal",
                Action::Gather => "karak-log-action-gather",
                Action::BuildCity => "karak-log-action-build-city",
                Action::Build => "karak-log-action-build",
                Action::Recruit => "karak-log-action-recruit",
                Action::PickUp => "karak-log-action-pick-up",
                Action::Eradicate => "karak-log-action-eradicate",
                Action::RaiseSkeleton => "karak-log-action-raise-skeleton",
            };
            by(key, seat)
        }
        Event::HawkeyeUsed { seat } => by("karak-log-hawkeye", seat),

        Event::TileDrawn { seat, land: drawn, .. } => {
            by("karak-log-tile-drawn", seat).with("land", land(drawn))
        }
        Event::TilesDrawn { seat, count } => by("karak-log-tiles-drawn", seat).with("n", count),
        Event::TilesSeen { seat, ref tiles } => by("karak-log-tiles-seen", seat).with("n", tiles.len()),
        Event::TileChosen { seat, land: chosen, .. } => {
            by("karak-log-tile-chosen", seat).with("land", land(chosen))
        }
        Event::TileReturned { seat } => by("karak-log-tile-returned", seat),
        Event::TileRemembered { seat, .. } => by("karak-log-tile-remembered", seat),
        Event::TileShown { seat, land: shown, .. } => {
            by("karak-log-tile-shown", seat).with("land", land(shown))
        }
        Event::TileLaid { seat, at, land: laid, joint, .. } => {
            let key =
                if joint.is_some() { "karak-log-tile-laid-with-joint" } else { "karak-log-tile-laid" };
            by(key, seat).with("land", land(laid)).with("place", place(at))
        }
        Event::GeneralAppeared { at, praetorians } => {
            say("karak-log-general-appeared").with("place", place(at)).with("n", praetorians)
        }
        Event::TokenDrawn { seat, monster: drawn } => {
            by("karak-log-token-drawn", seat).with("monster", monster(drawn))
        }
        Event::TokenReturned { seat, monster: returned } => {
            by("karak-log-token-returned", seat).with("monster", monster(returned))
        }
        Event::TokenPlaced { monster: placed, at } => {
            say("karak-log-token-placed").with("monster", monster(placed)).with("place", place(at))
        }

        Event::BattleBegan { seat, at, strength, general, .. } => {
            let key = if general { "karak-log-battle-general" } else { "karak-log-battle-began" };
            by(key, seat).with("place", place(at)).with("n", strength)
        }
        Event::UnitsSent { seat, unit: sent, count: 0 } => {
            by("karak-log-units-held-back", seat).with("unit", unit(sent))
        }
        Event::UnitsSent { seat, unit: sent, count: n } => {
            by("karak-log-units-sent", seat).with("units", count(sent.id(), n))
        }
        Event::Rolled { seat, hero: rolled, ref units } => {
            let key =
                if units.is_empty() { "karak-log-rolled-alone" } else { "karak-log-rolled" };
            let message = by(key, seat).with("face", face(rolled));
            if units.is_empty() { message } else { message.with("faces", faces(units)) }
        }
        Event::UnitsRerolled { seat, ref units } => {
            by("karak-log-units-rerolled", seat).with("faces", faces(units))
        }
        Event::HeroRerolled { seat, hero: rolled } => {
            by("karak-log-hero-rerolled", seat).with("face", face(rolled))
        }
        Event::RollKept { seat } => by("karak-log-roll-kept", seat),
        Event::HeroSpared { seat } => by("karak-log-hero-spared", seat),
        Event::UnitSpared { seat, unit: spared } => {
            by("karak-log-unit-spared", seat).with("unit", unit(spared))
        }
        Event::FireballsCast { seat, count: n } => {
            by("karak-log-fireballs-cast", seat).with("fireballs", count("fireball", n))
        }
        Event::BattleWon { seat, attack, strength } => {
            by("karak-log-battle-won", seat).with("attack", attack).with("strength", strength)
        }
        Event::BattleLost { seat, attack, strength } => {
            by("karak-log-battle-lost", seat).with("attack", attack).with("strength", strength)
        }
        Event::BattleEnded { seat } => by("karak-log-battle-ended", seat),
        Event::ArmyStruck { seat, monster: struck, .. } => {
            by("karak-log-army-struck", seat).with("monster", monster(struck))
        }
        Event::ArmyDefeated { seat, monster: beaten, .. } => {
            by("karak-log-army-defeated", seat).with("monster", monster(beaten))
        }
        Event::PraetorianLeft { seat, left } => by("karak-log-praetorian-left", seat).with("n", left),

        Event::GloryRose { seat, strongest } => by("karak-log-glory-rose", seat).with("n", strongest),
        Event::AmuletFound { seat, item: found } => {
            by("karak-log-amulet-found", seat).with("item", item(found))
        }
        Event::ItemGained { seat, item: gained } => {
            by("karak-log-item-gained", seat).with("item", item(gained))
        }
        Event::ItemLeft { seat, item: left, .. } => by("karak-log-item-left", seat).with("item", item(left)),
        Event::ItemTaken { seat, item: taken, .. } => {
            by("karak-log-item-taken", seat).with("item", item(taken))
        }
        Event::SpellSpent { seat, item: spent } => {
            by("karak-log-spell-spent", seat).with("item", item(spent))
        }
        Event::StoneGained { seat, large } => {
            let stone = if large { "karak-reward-large-stone" } else { "karak-reward-small-stone" };
            by("karak-log-stone-gained", seat).with("stone", say(stone))
        }
        Event::CartEmptied { seat, resources } => {
            by("karak-log-cart-emptied", seat).with("amounts", amounts(resources))
        }
        Event::Plundered { seat, resources } => {
            by("karak-log-plundered", seat).with("amounts", amounts(resources))
        }

        Event::UnitsLost { seat, unit: lost, count: n } => {
            by("karak-log-units-lost", seat).with("units", count(lost.id(), n))
        }
        Event::Wounded { seat, wounds, heals, lives } => by("karak-log-wounded", seat)
            .with("wounds", wounds)
            .with("heals", heals)
            .with("lives", lives),
        Event::UnitDismissed { seat, unit: dismissed } => {
            by("karak-log-unit-dismissed", seat).with("unit", unit(dismissed))
        }
        Event::MiseryFell { seat, by: roller, lost } => by("karak-log-misery", seat)
            .with("roller", roller)
            .with("amounts", amounts(lost)),
        Event::PlagueFell { seat } => by("karak-log-plague", seat),
        Event::FellUnconscious { seat } => by("karak-log-unconscious", seat),

        Event::Healed { seat, lives } => by("karak-log-healed", seat).with("n", lives),
        Event::Gathered { seat, resources, .. } => {
            by("karak-log-gathered", seat).with("amounts", amounts(resources))
        }
        Event::CityBuilt { seat, at, paid } => {
            by("karak-log-city-built", seat).with("place", place(at)).with("cost", amounts(paid))
        }
        Event::Built { seat, building: built, paid } => {
            by("karak-log-built", seat).with("building", building(built)).with("cost", amounts(paid))
        }
        Event::UnitReturned { seat, unit: returned } => {
            by("karak-log-unit-returned", seat).with("unit", unit(returned))
        }
        Event::UnitTrained { seat, unit: trained } => {
            by("karak-log-unit-trained", seat).with("units", count(trained.id(), 1))
        }
        Event::SkeletonRaised { seat } => by("karak-log-skeleton-raised", seat),
        Event::Restored { seat } => by("karak-log-restored", seat),
        Event::PlagueLifted { seat } => by("karak-log-plague-lifted", seat),
        Event::Stolen { seat, from, resources } => {
            by("karak-log-stolen", seat).with("victim", from).with("amounts", amounts(resources))
        }
        Event::GameEnded { seat, .. } => by("karak-log-game-ended", seat),
    }
}

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
            TooExpensive { missing, .. } => {
                say("karak-why-too-expensive").with("amounts", amounts(missing))
            }
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
            NoSuchPlayer { seat } => say("karak-why-no-such-player").with("seat", seat.0),
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

/// The keys that are made from a name at run time; every other key stands in this crate's source as it is.
pub fn text_keys() -> Vec<String> {
    let mut keys = Vec::new();
    keys.extend(Hero::ALL.map(|it| hero(it).key.into_owned()));
    keys.extend(Monster::ALL.map(|it| monster(it).key.into_owned()));
    keys.extend(Item::ALL.map(|it| item(it).key.into_owned()));
    keys.extend(ItemKind::ALL.map(|it| kind(it).key.into_owned()));
    keys.extend(Unit::ALL.map(|it| unit(it).key.into_owned()));
    keys.extend(Building::ALL.map(|it| building(it).key.into_owned()));
    keys.extend(Land::ALL.map(|it| land(it).key.into_owned()));
    keys.extend(Resource::ALL.map(|it| resource(it).key.into_owned()));
    keys.extend(Resource::ALL.map(|it| count(it.id(), 0).key.into_owned()));
    keys.extend(Unit::ALL.map(|it| count(it.id(), 0).key.into_owned()));
    keys.push(count("fireball", 0).key.into_owned());
    keys
}
