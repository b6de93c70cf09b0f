//! What a player is asked, in words.

use super::{kind, say, unit};
use crate::choice::{BattleStep, CityWhy, ItemsWhy, MonsterWhy, Question, ResourcesWhy};
use table::Message;

pub(super) fn question_text(question: Question) -> Message {
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
