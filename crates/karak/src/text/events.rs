//! Events as lines of the log. What one event says, no other says again.

use super::{amounts, building, count, face, faces, hero, item, land, monster, place, say, unit};
use crate::content::Item;
use crate::event::{Event, OrderFor, Way};
use table::{Message, Seat};

pub(super) fn event_text(event: &Event) -> Option<Message> {
    let by = |key, seat: Seat| say(key).with("hero", seat);
    Some(match *event {
        // What it leads to always follows: the resources gathered, the building, the lives regained and so on.
        Event::ActionBegan { .. } => return None,
        // The tokens that stay are told where they are placed, the others when they are returned.
        Event::TokenDrawn { .. } => return None,
        // The Fireballs were told when they were cast; the amulet is told when it is gained.
        Event::SpellSpent { item: Item::Fireball, .. } | Event::AmuletFound { .. } => return None,
        // The battle was told to be won or lost; the turn of the next player follows.
        Event::BattleEnded { .. } | Event::TurnEnded { .. } => return None,

        Event::OrderRolled { seat, face: rolled, why } => match why {
            OrderFor::Draft => by("karak-log-order-draft", seat).with("face", face(rolled)),
            OrderFor::Start => by("karak-log-order-start", seat).with("face", face(rolled)),
        },
        Event::DraftPlaceTaken { seat } => by("karak-log-draft-place", seat),
        Event::HeroTaken { seat, hero: taken } => {
            say("karak-log-hero-taken").with("player", seat).with("hero", hero(taken))
        }
        Event::StartingPlayerFound { seat } => by("karak-log-starting-player", seat),
        Event::TurnBegan { seat, round } => by("karak-log-turn-began", seat).with("n", i32::from(round)),
        Event::Recovered { seat, lives } => by("karak-log-recovered", seat).with("n", lives),

        Event::Moved { seat, way: Way::Explore, .. } => by("karak-log-explored", seat),
        Event::Moved { seat, to, way, .. } => {
            let key = match way {
                Way::Walk | Way::Explore => "karak-log-moved",
                Way::Portal => "karak-log-portal",
                Way::MagicRun => "karak-log-magic-run",
                Way::Retreat => "karak-log-retreated",
            };
            by(key, seat).with("place", place(to))
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
        // Its landscape was told when it was drawn or chosen.
        Event::TileLaid { seat, at, joint, .. } => {
            let key = if joint.is_some() { "karak-log-tile-laid-with-joint" } else { "karak-log-tile-laid" };
            by(key, seat).with("place", place(at))
        }
        Event::GeneralAppeared { at, praetorians } => {
            say("karak-log-general-appeared").with("place", place(at)).with("n", praetorians)
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
        Event::Rolled { seat, hero: rolled, ref units, .. } => {
            let key = if units.is_empty() { "karak-log-rolled-alone" } else { "karak-log-rolled" };
            let message = by(key, seat).with("face", face(rolled));
            if units.is_empty() { message } else { message.with("faces", faces(units)) }
        }
        Event::UnitsRerolled { seat, ref units, .. } => {
            by("karak-log-units-rerolled", seat).with("faces", faces(units))
        }
        Event::HeroRerolled { seat, hero: rolled, .. } => {
            by("karak-log-hero-rerolled", seat).with("face", face(rolled))
        }
        Event::RollKept { seat } => by("karak-log-roll-kept", seat),
        Event::HeroSpared { seat } => by("karak-log-hero-spared", seat),
        Event::UnitSpared { seat, unit: spared } => {
            by("karak-log-unit-spared", seat).with("unit", unit(spared))
        }
        Event::FireballsCast { seat, count: n, .. } => {
            by("karak-log-fireballs-cast", seat).with("fireballs", count("fireball", n))
        }
        Event::BattleWon { seat, attack, strength } => {
            by("karak-log-battle-won", seat).with("attack", attack).with("strength", strength)
        }
        Event::BattleLost { seat, attack, strength } => {
            by("karak-log-battle-lost", seat).with("attack", attack).with("strength", strength)
        }
        Event::ArmyStruck { seat, monster: struck, .. } => {
            by("karak-log-army-struck", seat).with("monster", monster(struck))
        }
        Event::ArmyDefeated { seat, monster: beaten, .. } => {
            by("karak-log-army-defeated", seat).with("monster", monster(beaten))
        }
        Event::PraetorianLeft { seat, left } => by("karak-log-praetorian-left", seat).with("n", left),

        Event::GloryRose { seat, strongest, before, glory } if glory > before => {
            by("karak-log-glory-rose", seat).with("n", strongest).with("from", before).with("to", glory)
        }
        Event::GloryRose { seat, strongest, .. } => by("karak-log-strongest-win", seat).with("n", strongest),
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
        Event::Wounded { seat, wounds, heals, lives } => {
            by("karak-log-wounded", seat).with("wounds", wounds).with("heals", heals).with("lives", lives)
        }
        Event::UnitDismissed { seat, unit: dismissed } => {
            by("karak-log-unit-dismissed", seat).with("unit", unit(dismissed))
        }
        Event::MiseryFell { seat, by: roller, lost } => {
            by("karak-log-misery", seat).with("roller", roller).with("amounts", amounts(lost))
        }
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
    })
}
