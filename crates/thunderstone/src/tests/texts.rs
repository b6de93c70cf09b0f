//! Everything said in play is among the keys this crate names, in its source or by [`text_keys`]; that those are in every
//! language is checked by `texts`.

use super::scenario::{Play, Scenario};
use crate::card::{Ability, CardId};
use crate::cards::*;
use crate::{Event, Setup, TextPart, Thunderstone, When, card_text, text_keys};
use alloc::collections::BTreeSet;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::drive::next_input;
use table::{Arg, Explain, Game, Insight, Message, Narrate, Told};

const SOURCES: [&str; 6] = [
    include_str!("../text/choices.rs"),
    include_str!("../text/effects.rs"),
    include_str!("../text/events.rs"),
    include_str!("../text/mod.rs"),
    include_str!("../text/questions.rs"),
    include_str!("../text/refusals.rs"),
];

fn keys_in(message: &Message, out: &mut BTreeSet<String>) {
    out.insert(message.key.to_string());
    for (_, arg) in &message.args {
        match arg {
            Arg::Message(inner) => keys_in(inner, out),
            Arg::List(list) => list.iter().for_each(|inner| keys_in(inner, out)),
            _ => {}
        }
    }
}

#[test]
fn everything_said_in_play_is_among_the_keys() {
    let known: BTreeSet<String> = text_keys().into_iter().collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut said = BTreeSet::new();
    for players in 2..=5 {
        let mut game = Thunderstone::start(&Setup::random(players)).expect("legal");
        let mut thoughts = Vec::new();
        loop {
            keys_in(&game.question_text(), &mut said);
            thoughts.clear();
            game.imaginable(&mut thoughts);
            for choice in &thoughts {
                keys_in(&game.choice_text(choice), &mut said);
                if let Err(why) = game.check(choice) {
                    keys_in(&why.message(), &mut said);
                }
            }
            let next = next_input(&game, &mut rng, |game, _, rng| game.purposeful(rng));
            let Some(input) = next else { break };
            let mut told: Vec<Told<Event>> = Vec::new();
            game.apply(&input, &mut told);
            let lines = told.iter().filter_map(|told| Thunderstone::event_text(&told.event));
            lines.for_each(|line| keys_in(&line, &mut said));
        }
    }
    let is_written = |key: &str| SOURCES.iter().any(|source| source.contains(&format!("\"{key}\"")));
    let unknown: Vec<&String> = said.difference(&known).filter(|key| !is_written(key)).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

fn times(card: CardId) -> Vec<When> {
    card_text(card).into_iter().map(|part| part.when).collect()
}

#[test]
fn the_text_of_a_card_says_part_by_part_when_it_works() {
    assert_eq!(times(TORCH), []);
    assert_eq!(times(MILITIA), [When::LevelUp]);
    assert_eq!(times(DISEASE), [When::InDungeon]);
    assert_eq!(times(FEAYN_SNIPER), [When::Always, When::Victory]);
    assert_eq!(times(BARKEEP), [When::Village, When::Village]);
    assert_eq!(times(LORD_MORTIS), [When::Always], "darkness");
    assert_eq!(times(REVENANT), [When::Always, When::Battle, When::Battle]);
    assert_eq!(times(SPHINX), [When::Always, When::Spoils, When::Trophy]);
    assert_eq!(times(TYXR_THE_OLD), [When::Battle, When::Breach, When::Trophy]);
    let keys: Vec<String> = card_text(BARKEEP).into_iter().map(|part| part.text.key.into_owned()).collect();
    assert_eq!(keys, ["thunderstone-text-barkeep-village", "thunderstone-text-barkeep-village-2"]);
    let labels = |card| card_text(card).into_iter().filter_map(|part| part.label).collect::<Vec<_>>();
    let weapons =
        Message::new("thunderstone-when-spoils-of").with("kind", crate::effect::Filter::Weapon.name());
    assert_eq!(labels(DWARF_JANISSARY), [weapons]);
    assert_eq!(labels(SPHINX)[0], Message::new("thunderstone-when-spoils"));
}

/// Each ability has its part, so no effect is left unsaid.
#[test]
fn every_ability_is_in_the_text() {
    for card in CardId::all() {
        let told = times(card);
        let count = |when: When| told.iter().filter(|&&one| one == when).count();
        let has = |test: fn(&Ability) -> bool| card.card().abilities.iter().filter(|one| test(one)).count();
        assert_eq!(count(When::Village), has(|one| matches!(one, Ability::Village(_))), "{card:?}");
        assert_eq!(count(When::Dungeon), has(|one| matches!(one, Ability::Dungeon(_))), "{card:?}");
        assert_eq!(
            count(When::RepeatDungeon),
            has(|one| matches!(one, Ability::RepeatDungeon(_))),
            "{card:?}"
        );
        assert_eq!(count(When::Entering), has(|one| matches!(one, Ability::Entering(_))), "{card:?}");
        assert_eq!(count(When::Spoils), has(|one| matches!(one, Ability::Spoils(_))), "{card:?}");
        assert_eq!(count(When::Victory), has(|one| matches!(one, Ability::Victory(_))), "{card:?}");
        assert_eq!(count(When::Battle), card.card().battle_effects().len(), "{card:?}");
        assert_eq!(count(When::Breach), has(|one| matches!(one, Ability::Breach(_))), "{card:?}");
        let always = !card.card().passives().is_empty()
            || !card.card().attributes.is_empty()
            || card.card().darkness > 0;
        assert_eq!(count(When::Always), usize::from(always), "{card:?}");
        let unlabelled = |part: &TextPart| matches!(part.when, When::Always | When::Victory);
        assert!(card_text(card).iter().all(|part| part.label.is_none() == unlabelled(part)), "{card:?}");
    }
}

#[test]
fn a_card_is_told_to_be_used_and_then_what_it_does() {
    let lines = |play: &Play| -> Vec<String> {
        let lines = play.told.iter().filter_map(|told| Thunderstone::event_text(&told.event));
        lines.map(|line| line.key.into_owned()).collect()
    };
    let mut play = Scenario::hand(&[BARKEEP]).village_turn();
    let from = lines(&play).len();
    play.use_ability(BARKEEP, 0);
    let expected = ["thunderstone-log-effect-used", "thunderstone-log-purchases-gained"];
    assert_eq!(lines(&play)[from..], expected);
    let used = play.told.iter().find(|told| matches!(told.event, Event::EffectUsed { .. }));
    let line = Thunderstone::event_text(&used.expect("it was used").event).expect("it has a line");
    assert!(line.args.iter().all(|(name, _)| *name != "effects"), "{line:?}");

    let mut play = Scenario::hand(&[REGIAN_CLERIC, SPEAR]).dungeon_turn();
    play.equip(REGIAN_CLERIC, SPEAR);
    let from = lines(&play).len();
    play.use_card(SPEAR);
    assert_eq!(lines(&play)[from..], ["thunderstone-log-thrown"]);
}
