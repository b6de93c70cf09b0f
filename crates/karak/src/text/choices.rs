//! Every choice as a line to pick.

use super::{amounts, building, count, hero, item, land, monster, place, say, sides, unit};
use crate::choice::Choice;
use crate::hex::Pos;
use crate::state::Karak;
use alloc::vec::Vec;
use table::Message;

/// A move's line: what lies at its goal, and what waits there.
fn move_text(game: &Karak, key: &'static str, to: Pos) -> Message {
    let table = &game.table;
    let Some(id) = table.hex_at(to) else {
        return say("karak-choice-unlaid").with("place", place(to));
    };
    let hex = table.hex(id);
    let message = say(key).with("place", place(to)).with("land", land(hex.land));
    let armies: Vec<Message> = hex.armies().map(monster).collect();
    match table.enemy_strength(id, &game.figures) {
        Some(strength) if table.general == Some(id) => {
            message.with("foes", say("karak-monster-dark-general")).with("strength", strength)
        }
        Some(strength) => message.with("foes", armies).with("strength", strength),
        None => message.with("foes", "").with("strength", 0),
    }
}

pub(super) fn choice_text(game: &Karak, choice: Choice) -> Message {
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
            say("karak-choice-build-city").with("cost", amounts(game.would_pay(None, discount)))
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
            .with("cost", amounts(game.would_pay(Some(raised), discount))),
        Choice::Return(returned) => say("karak-choice-return").with("unit", unit(returned)),
        Choice::Train(trained) => {
            say("karak-choice-train").with("unit", unit(trained)).with("cost", amounts(trained.cost()))
        }
        Choice::Dismiss(dismissed) => say("karak-choice-dismiss").with("unit", unit(dismissed)),
        Choice::Curse(victim) => say("karak-choice-curse").with("victim", victim),
    }
}
