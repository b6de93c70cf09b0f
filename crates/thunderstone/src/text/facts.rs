//! What choices and events mean in figures and rule ids, for those who show them.

use super::causes::asking;
use super::choices::{ability_of, changed_name};
use super::{effect_text, say};
use crate::Thunderstone;
use crate::card::Ability;
use crate::choice::{Choice, Purpose, Question};
use crate::event::Event;
use crate::party::Slot;
use crate::public::Place;
use alloc::vec::Vec;
use table::{Amount, Arg, ChoiceFacts, Message, RuleId};

pub(super) fn choice_facts(game: &Thunderstone, choice: Choice) -> ChoiceFacts {
    let question = game.question();
    let cause = question.and_then(|question| asking(game, question));
    let several = matches!(question, Some(Question::Card { purpose: Purpose::Sphinx }));
    let facts = ChoiceFacts {
        cause: cause.map(|card| card.card().id.into()),
        rule: rule_of_choice(game, choice),
        several: several && choice != Choice::Done,
        ..ChoiceFacts::default()
    };
    let cost = |kind, n: u8| ChoiceFacts { costs: [Amount::new(kind, n)].into(), ..facts.clone() };
    match choice {
        Choice::Buy(card) => cost("gold", card.card().cost.unwrap_or(0)),
        Choice::LevelUp { slot, .. } => {
            let card = game.table.party.get(slot).map(|member| member.card);
            cost("experience", card.and_then(|card| card.card().level_up).unwrap_or(0))
        }
        Choice::Use { slot, ability } => {
            let effects = ability_of(game, slot, ability).map(Ability::effects).unwrap_or_default();
            ChoiceFacts { brief: brief(effects.into_iter().map(effect_text).collect()), ..facts }
        }
        Choice::Member(slot) => {
            ChoiceFacts { alike: alike(game, slot), brief: changed_name(game, slot), ..facts }
        }
        Choice::Card(card) => {
            let revealed = &game.table.revealed;
            let among = if revealed.is_empty() { game.hand(game.asked()) } else { revealed };
            let alike = among.iter().filter(|&&one| one == card).count() as u8;
            ChoiceFacts { alike: Some(alike), ..facts }
        }
        _ => facts,
    }
}

fn brief(effects: Vec<Message>) -> Option<Message> {
    (!effects.is_empty()).then(|| say("thunderstone-choice-effects").with("effects", Arg::List(effects)))
}

/// How many cards of the party are like this one, itself included.
fn alike(game: &Thunderstone, slot: Slot) -> Option<u8> {
    let party = &game.table.party;
    party.get(slot)?;
    Some(party.slots().iter().filter(|&other| party.alike(slot, other)).count() as u8)
}

/// The rule of a card's effect and of what is rarely done; the other choices speak for themselves.
fn rule_of_choice(game: &Thunderstone, choice: Choice) -> Option<RuleId> {
    Some(match choice {
        Choice::Go(Place::Rest) => RuleId("T-REST-1"),
        Choice::Use { slot, .. } => game.table.party.get(slot)?.card.rule(),
        Choice::TakeSpoils(_) => RuleId("T-SPOIL-1"),
        _ => return None,
    })
}

pub(super) fn event_rule(event: &Event) -> Option<RuleId> {
    Some(RuleId(match event {
        Event::EffectUsed { card, .. } => return Some(card.rule()),
        Event::GroupChosen { .. } => "T-SET-2",
        Event::FamilyChosen { .. } | Event::VillageCardChosen { .. } => "T-SET-5",
        Event::StartingPlayerChosen { .. } => "T-SET-6",
        Event::Drew { .. } | Event::Reshuffled { .. } => "T-DECK-1",
        Event::HandCardDestroyed { .. } => "T-DECK-2",
        Event::ExperienceGained { .. } => "T-DECK-5",
        Event::TurnBegan { .. } => "T-TURN-1",
        Event::Rested { .. } => "T-REST-1",
        Event::Bought { spoils: false, .. } => "T-VIL-3",
        Event::Bought { spoils: true, .. } => "T-SPOIL-1",
        Event::LevelledUp { .. } => "T-LVL-1",
        Event::Equipped { .. } => "T-DUN-1",
        Event::EnteredHall { .. } | Event::HallClosedUp { .. } | Event::HallAdvanced { .. } => "T-HALL-1",
        Event::Breached { .. } => "T-BREACH-1",
        Event::Attacked { .. } => "T-BAT-1",
        Event::HeroesWeakened { .. } | Event::HeroLost { .. } => "T-BAT-4",
        Event::Lost { .. } => "T-BAT-5",
        Event::Won { .. } => "T-BAT-6",
        Event::Doomed { .. } => "T-BAT-7",
        Event::HeroBarred { .. } => "T-BAT-8",
        Event::DiseaseTook { .. } | Event::DiseaseGained { .. } => "T-DIS-1",
        Event::SpoilsOpened { .. } | Event::SpoilsLeft { .. } => "T-SPOIL-1",
        Event::MonsterTaken { .. } => "T-CARD-THYRIAN-LORD",
        Event::ThunderstoneTaken { .. } | Event::ThunderstoneLost => "T-END-1",
        Event::Stalled => "T-END-4",
        Event::GameEnded => "T-END-2",
        _ => return None,
    }))
}
