//! What choices and refusals mean in figures: what clients show without reading a sentence.

use super::scenario::Scenario;
use crate::cards::*;
use crate::{Choice, Event, Slot, Thunderstone};
use std::collections::BTreeSet;
use table::{Amount, Game, Lack, Narrate, Refusal, RuleId, Viewer};

#[test]
fn a_purchase_says_its_cost_and_a_refusal_what_is_missing() {
    let play = Scenario::hand(&[TORCH, MILITIA]).village_turn();
    assert_eq!(play.game.choice_facts(&Choice::Buy(TORCH)).costs, [Amount::new("gold", 3u8)]);
    let gold = play.game.view(Viewer::Spectator).reckoned().gold;
    assert_eq!(play.refused(Choice::Buy(TORCH)).lack(), Some(Lack::new("gold", 3, gold)));
}

#[test]
fn an_effect_names_its_rule_and_itself_in_few_words() {
    let play = Scenario::hand(&[BANISH, TORCH]).hall(&[NIXIE, NIXIE, NIXIE]).dungeon_turn();
    let ability = play.choices().into_iter().find(|choice| matches!(choice, Choice::Use { .. }));
    let facts = play.game.choice_facts(&ability.expect("Banish can be used"));
    assert_eq!(facts.rule, Some(RuleId("T-CARD-BANISH")));
    assert_eq!(facts.brief.map(|brief| brief.key), Some("thunderstone-choice-effects".into()));
}

#[test]
fn whose_effect_asks_is_said_with_every_answer() {
    let mut play = Scenario::hand(&[BANISH, TORCH]).hall(&[NIXIE, NIXIE, NIXIE]).dungeon_turn();
    play.use_card(BANISH);
    let causes: BTreeSet<_> =
        play.choices().iter().map(|choice| play.game.choice_facts(choice).cause.map(String::from)).collect();
    assert_eq!(causes, BTreeSet::from([Some("banish".to_owned())]));
}

#[test]
fn every_rule_of_a_card_is_in_the_catalogue() {
    let catalogue = include_str!("../../rules.toml");
    for card in crate::CardId::all() {
        assert!(catalogue.contains(&format!("id = \"{}\"", card.rule())), "{}", card.rule());
    }
    let used = Event::EffectUsed {
        seat: table::Seat::new(0),
        slot: Slot::default(),
        card: SPHINX,
        ability: crate::AbilityIndex::new(0).expect("cards have abilities"),
    };
    assert_eq!(Thunderstone::event_rule(&used), Some(RuleId("T-CARD-SPHINX")));
}

#[test]
fn an_event_names_the_rule_that_it_follows() {
    let begins = Event::StartingPlayerChosen { seat: table::Seat::new(0) };
    assert_eq!(Thunderstone::event_rule(&begins), Some(RuleId("T-SET-6")));
}
