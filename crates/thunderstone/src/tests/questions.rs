//! Every question says which card asks it, and which of several answers it is.

use super::scenario::{Play, Scenario, fight};
use crate::Choice;
use crate::card::CardId;
use crate::cards::*;
use crate::ranks::Rank;
use table::{Arg, Message, Narrate};

fn asked(play: &Play) -> Message {
    play.game.question_text()
}

fn arg(message: &Message, name: &str) -> Option<Arg> {
    message.args.iter().find(|(one, _)| *one == name).map(|(_, arg)| arg.clone())
}

fn number(message: &Message, name: &str) -> Option<i64> {
    match arg(message, name) {
        Some(Arg::Number(n)) => Some(n),
        _ => None,
    }
}

fn card(message: &Message) -> Option<String> {
    match arg(message, "card") {
        Some(Arg::Message(name)) => Some(name.key.into_owned()),
        _ => None,
    }
}

fn name(card: CardId) -> Option<String> {
    Some(card.name().key.into_owned())
}

/// The card that every answer names as its cause.
fn cause(play: &Play) -> Option<String> {
    let choices = play.choices();
    play.game.choice_facts(&choices[0]).cause.map(String::from)
}

#[test]
fn t_breach_1_a_breach_says_whose_it_is_and_which_of_how_many_cards() {
    let mut play = Scenario::hand(&[MILITIA, TORCH, DAGGER])
        .holds(1, &[TORCH, DAGGER, MILITIA, IRON_RATIONS])
        .hall(&[NIXIE, TYXR_THE_OLD, NIXIE])
        .dungeon_turn();
    play.attack(1);
    assert_eq!(play.asked(), Some(1));
    for nth in [1, 2] {
        let question = asked(&play);
        assert_eq!(question.key, "thunderstone-ask-discard-breach");
        assert_eq!(card(&question), name(TYXR_THE_OLD));
        assert_eq!((number(&question, "n"), number(&question, "of")), (Some(nth), Some(2)));
        assert_eq!(cause(&play).as_deref(), Some(TYXR_THE_OLD.card().id));
        play.choose(play.choices()[0]);
    }
}

#[test]
fn a_breach_in_the_middle_of_an_effect_is_not_taken_for_the_effect() {
    let mut play =
        Scenario::hand(&[BANISH, MILITIA, TORCH, DAGGER]).hall(&[NIXIE, TYXR_THE_OLD, NIXIE]).dungeon_turn();
    play.use_card(BANISH);
    assert_eq!(card(&asked(&play)), name(BANISH));
    play.choose(Choice::Monster { rank: Rank::First });
    let question = asked(&play);
    assert_eq!(
        (question.key.as_ref(), card(&question)),
        ("thunderstone-ask-discard-breach", name(TYXR_THE_OLD))
    );
}

#[test]
fn a_hero_who_makes_others_discard_is_named() {
    let held = [TORCH, DAGGER, MILITIA, IRON_RATIONS];
    let play =
        Scenario::hand(&[REDBLADE_POISONER]).holds(1, &held).hall(&[NIXIE, NIXIE, NIXIE]).dungeon_turn();
    let question = asked(&play);
    assert_eq!(
        (question.key.as_ref(), card(&question)),
        ("thunderstone-ask-discard", name(REDBLADE_POISONER))
    );
    assert_eq!((number(&question, "n"), number(&question, "of")), (Some(1), Some(1)));
    let mut play =
        Scenario::hand(&[REDBLADE_ASSASSIN]).holds(1, &held).hall(&[NIXIE, NIXIE, NIXIE]).dungeon_turn();
    assert_eq!(asked(&play).key, "thunderstone-ask-discard-hero-or-two");
    assert_eq!(card(&asked(&play)), name(REDBLADE_ASSASSIN));
    play.choose(Choice::Card(TORCH));
    let question = asked(&play);
    assert_eq!(
        (question.key.as_ref(), card(&question)),
        ("thunderstone-ask-discard", name(REDBLADE_ASSASSIN))
    );
    assert_eq!((number(&question, "n"), number(&question, "of")), (Some(2), Some(2)));
}

#[test]
fn t_dis_1_each_disease_says_which_of_how_many_it_is() {
    let mut play = fight(NIXIE, &[OUTLANDS_KHAN, FIREBALL, DISEASE, DISEASE, TORCH]);
    for nth in [1, 2] {
        let question = asked(&play);
        assert_eq!(question.key, "thunderstone-ask-loss-disease");
        assert_eq!((number(&question, "n"), number(&question, "of")), (Some(nth), Some(2)));
        play.choose(play.choices()[0]);
    }
}
