//! What choices mean in figures, and what surely follows: what clients show without reading a sentence.

use super::scenario::{Play, Scenario};
use crate::content::{Building, Hero, Monster, Unit};
use crate::reckoned::{SlotSource, SlotState};
use crate::{Choice, Event, Karak, Reckoned};
use table::{Amount, Game, Narrate, RuleId, Viewer};

fn reckoned(play: &Play) -> Reckoned {
    play.game.view(Viewer::Spectator).reckoned()
}

#[test]
fn what_is_built_and_gathered_says_what_it_costs_and_brings() {
    let play = Scenario::of(&[Hero::Horan, Hero::Taia]).at(Hero::Horan, (-1, 0)).lives(Hero::Horan, 4).play();
    let heal = play.game.choice_facts(&Choice::Heal);
    assert_eq!((heal.gains, heal.rule), (vec![Amount::new("lives", 1u8)], Some(RuleId("K-HEAL-1"))));
    let gather = play.game.choice_facts(&Choice::Gather { extra: None });
    assert_eq!(
        gather.gains.iter().map(|Amount(_, n)| u64::from(*n)).sum::<u64>(),
        play.game.would_gather(None).total()
    );
    for building in Building::ALL {
        let raise = play.game.choice_facts(&Choice::Raise { building, discount: None });
        let costs = raise.costs.iter().map(|Amount(_, n)| u64::from(*n)).sum::<u64>();
        assert_eq!(costs, play.game.would_pay(Some(building), None).total());
        assert!(costs > 0);
    }
    assert_eq!(play.game.choice_facts(&Choice::Train(Unit::Mage)).costs, [Amount::new("stone", 1u8)]);
}

#[test]
fn k_rec_1_the_unit_with_which_recruiting_ends_is_known_beforehand() {
    let in_city = |glory, resources| {
        Scenario::of(&[Hero::Horan, Hero::Taia])
            .city(Hero::Horan, (-1, 0))
            .at(Hero::Horan, (-1, 0))
            .built(Hero::Horan, Building::MilitaryCamp)
            .built(Hero::Horan, Building::ShootingRange)
            .strongest(Hero::Horan, glory)
            .resources(Hero::Horan, resources)
            .play()
    };
    let last = |play: &Play, unit| play.game.choice_facts(&Choice::Train(unit)).last;
    let mut play = in_city(3, [2, 1, 0]);
    play.choose(Choice::Recruit);
    assert!(!last(&play, Unit::Knight) && !last(&play, Unit::Archer));
    assert!(!last(&play, Unit::Mage), "what is refused ends nothing");
    play.choose(Choice::Train(Unit::Archer));
    assert!(!last(&play, Unit::Knight), "another knight can follow");
    play.choose(Choice::Train(Unit::Knight));
    assert!(last(&play, Unit::Knight), "glory allows no more");
    // The resources, and not the glory, decide here.
    let mut play = in_city(9, [1, 1, 0]);
    play.choose(Choice::Recruit);
    assert!(!last(&play, Unit::Knight));
    play.choose(Choice::Train(Unit::Knight));
    assert!(last(&play, Unit::Archer));
}

#[test]
fn the_dice_of_a_battle_can_be_chosen_all_at_once() {
    let mut play = Scenario::against(Hero::Horan, &[Monster::SkeletonRiders])
        .strongest(Hero::Horan, 4)
        .units(Hero::Horan, Unit::Knight, 2)
        .units(Hero::Horan, Unit::Mage, 1)
        .play();
    play.choose(Choice::Move { to: super::scenario::THERE.into() });
    let send = |unit, count| Choice::Send { unit, count };
    assert_eq!(play.choices(), (0..=2).map(|n| send(Unit::Knight, n)).collect::<Vec<_>>());
    assert_eq!(play.game.choices_to_come(), [[send(Unit::Mage, 0), send(Unit::Mage, 1)]]);
    play.choose(send(Unit::Knight, 2));
    assert_eq!(play.choices(), [send(Unit::Mage, 0), send(Unit::Mage, 1)]);
    assert!(play.game.choices_to_come().is_empty());
}

#[test]
fn k_turn_1_each_slot_of_the_turn_says_what_was_done_in_it_and_what_gives_it() {
    let mut play = Scenario::of(&[Hero::Horan, Hero::Taia]).built(Hero::Horan, Building::Stable).play();
    let slots =
        |play: &Play| reckoned(play).slots.iter().map(|slot| (slot.state, slot.from)).collect::<Vec<_>>();
    use {SlotSource::*, SlotState::*};
    assert_eq!(slots(&play), [(Next, Turn), (Later, Turn), (Later, Stable)]);
    play.choose(Choice::Move { to: (-1, 0).into() });
    assert_eq!(slots(&play), [(Moved, Turn), (Later, Turn), (Later, Stable)]);
    play.choose(Choice::Gather { extra: None });
    assert_eq!(slots(&play), [(Done, Turn), (Next, Turn), (Later, Stable)]);
}

#[test]
fn an_event_names_the_rule_that_it_follows() {
    let seat = table::Seat::new(0);
    let rule = |event| Karak::event_rule(&event).map(|rule| rule.0);
    let struck = Event::ArmyStruck { seat, monster: Monster::SkeletonRiders, at: (0, 0).into() };
    assert_eq!(rule(struck), Some("K-DAR-2"));
    assert_eq!(rule(Event::CartEmptied { seat, resources: Default::default() }), Some("K-BAT-10"));
    assert_eq!(rule(Event::HawkeyeUsed { seat }), Some("K-LOR-1"));
}
