//! The files made from the card table: `cards.json`, and every card's text as a sentence, for review beside the
//! data file's own words.

use crate::card::Ability;
use crate::cards::CARDS;
use crate::choice::Choice;
use crate::effect::{
    BattleEffect, BreachEffect, Effect, Filter, Passive, Preparation, SpoilsEffect, Victims, VictoryEffect,
    WeaponCase,
};
use std::collections::{BTreeMap, BTreeSet};
use table_laws::assert_golden;

#[test]
fn cards_json_is_up_to_date() {
    let line = |card| serde_json::to_string(card).expect("cards serialise");
    let lines: Vec<String> = crate::catalogue().iter().map(line).collect();
    assert_golden("cards.json", &format!("[\n{}\n]\n", lines.join(",\n")));
}

#[test]
fn every_card_reads_as_a_sentence() {
    let mut text = String::new();
    for card in &CARDS {
        let attributes: Vec<String> =
            card.attributes.iter().map(|one| one.word().replace('_', " ")).collect();
        let abilities = card.abilities.iter().map(sentence);
        let parts: Vec<String> = attributes.into_iter().chain(abilities).collect();
        let figures = [
            ("attack", i16::from(card.attack)),
            ("magic", card.magic.into()),
            ("light", card.light.into()),
            ("darkness", card.darkness.into()),
        ];
        let figures: Vec<String> =
            figures.iter().filter(|(_, n)| *n != 0).map(|(word, n)| format!("{word} {n:+}")).collect();
        let line = format!("{}: {} | {}", card.id, figures.join(", "), parts.join("; "));
        text += line.trim_end_matches([' ', '|']);
        text.push('\n');
    }
    assert_golden("tests/golden/cards.txt", &text);
}

/// Each effect by its word, with the cards that have it.
fn vocabulary() -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut words: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for card in &CARDS {
        for effect in card.abilities.iter().flat_map(Ability::effects) {
            let word = match serde_json::to_value(effect).expect("effects serialise") {
                serde_json::Value::Object(fields) => fields.keys().next().cloned(),
                word => word.as_str().map(str::to_owned),
            };
            words.entry(word.expect("an effect has a word")).or_default().insert(card.id);
        }
    }
    words
}

#[test]
fn the_vocabulary_has_35_effects() {
    let words = vocabulary();
    assert_eq!(words.len(), 35, "{words:?}");
}

/// ARCHITECTURE says so, too.
#[test]
fn fifteen_effects_serve_one_card_each() {
    let words = vocabulary();
    let alone: BTreeMap<&str, &str> = words
        .iter()
        .filter(|(_, cards)| cards.len() == 1)
        .filter_map(|(word, cards)| Some((word.as_str(), *cards.first()?)))
        .collect();
    let expected = [
        ("armed_into_magic", "arcane_energies"),
        ("bar", "haunt"),
        ("borrow_hero", "selurin_theurge"),
        ("destroy_hero_stacks", "archduke_of_pain"),
        ("everyone_discards", "tyxr_the_old"),
        ("experience_in_rank", "feayn_sniper"),
        ("extra_purchase", "barkeep"),
        ("gain_experience", "trainer"),
        ("help_armed", "grayskin_lizard"),
        ("pawn", "pawnbroker"),
        ("return_or_arrange", "banish"),
        ("reveal_and_destroy", "sphinx"),
        ("take_monster", "thyrian_lord"),
        ("throw", "spear"),
        ("weightless", "magical_aura"),
    ];
    assert_eq!(alone, BTreeMap::from(expected));
}

/// `Card` gives one list for each of these times.
#[test]
fn no_card_has_two_abilities_of_a_time_without_a_choice() {
    for card in &CARDS {
        let count =
            |test: fn(&Ability) -> bool| card.abilities.iter().filter(|ability| test(ability)).count();
        assert!(count(|ability| matches!(ability, Ability::Always(_))) <= 1, "{}", card.id);
        assert!(count(|ability| matches!(ability, Ability::Spoils(_))) <= 1, "{}", card.id);
        assert!(count(|ability| matches!(ability, Ability::Victory(_))) <= 1, "{}", card.id);
        assert!(count(|ability| matches!(ability, Ability::Battle(_))) <= 1, "{}", card.id);
        assert!(count(|ability| matches!(ability, Ability::Breach(_))) <= 1, "{}", card.id);
    }
}

#[test]
fn what_does_not_exist_is_not_read() {
    let read = |text: &str| serde_json::from_str::<Choice>(text).map_err(|error| error.to_string());
    assert!(read(r#"{"member":47}"#).is_ok() && read(r#"{"use":{"slot":0,"ability":2}}"#).is_ok());
    for (text, reason) in [
        (r#"{"member":48}"#, "there is no place 48"),
        (r#"{"member":255}"#, "there is no place 255"),
        (r#"{"use":{"slot":0,"ability":3}}"#, "there is no ability 3"),
        (r#"{"attack":{"rank":0}}"#, "there is no rank 0"),
        (r#"{"arrange":[1,2,4]}"#, "there is no rank 4"),
        (r#"{"buy":"unicorn"}"#, "unknown card \"unicorn\""),
    ] {
        assert!(read(text).is_err_and(|error| error.starts_with(reason)), "{text}: {:?}", read(text));
    }
}

fn sentence(ability: &Ability) -> String {
    let when = match ability {
        Ability::Always(_) => "",
        Ability::Village(_) => "Village: ",
        Ability::Dungeon(_) => "Dungeon: ",
        Ability::RepeatDungeon(_) => "repeat Dungeon: ",
        Ability::Entering(_) => "entering the Dungeon: ",
        Ability::Spoils(_) => "Spoils: ",
        Ability::Victory(_) => "after a victory: ",
        Ability::Battle(_) => "Battle: ",
        Ability::Breach(_) => "Breach: ",
    };
    let effects: Vec<String> = ability.effects().into_iter().map(words).collect();
    format!("{when}{}", effects.join(", then "))
}

fn kind(filter: Filter) -> String {
    match filter {
        Filter::Any => "card".to_owned(),
        Filter::NonFighter => "hero who is no fighter".to_owned(),
        Filter::ClericOrWizard => "cleric and wizard".to_owned(),
        Filter::LightItem => "item that gives light".to_owned(),
        Filter::ItemOrMagicSpell => "item and spell with magic attack".to_owned(),
        Filter::Edged => "edged weapon".to_owned(),
        other => format!("{other:?}").to_lowercase(),
    }
}

fn words(effect: Effect) -> String {
    match effect {
        Effect::Passive(effect) => passive(effect),
        Effect::Preparation(effect) => preparation(effect),
        Effect::Spoils(effect) => spoils(effect),
        Effect::Victory(effect) => victory(effect),
        Effect::Battle(effect) => battle(effect),
        Effect::Breach(effect) => breach(effect),
    }
}

fn passive(effect: Passive) -> String {
    use Passive as E;
    match effect {
        E::AttackFromRank { rank, attack } => format!("attack {attack:+} from rank {rank} on"),
        E::CannotAttackRank(rank) => format!("cannot attack rank {rank}"),
        E::BonusPer { each, attack, magic: 0 } => format!("attack {attack:+} per {}", kind(each)),
        E::BonusPer { each, magic, .. } => format!("magic {magic:+} per {}", kind(each)),
        E::AttackArmedWith { weapon, attack } => format!("attack {attack:+} with an {}", kind(weapon)),
        E::HelpEach { who, attack } => format!("each {} gets attack {attack:+}", kind(who)),
        E::DoubleMagic => "magic attack counts twice".to_owned(),
        E::WeaponBonus { case: WeaponCase::BearerStrength(n), attack } => {
            format!("attack {attack:+} more if the bearer has strength {n}")
        }
        E::WeaponBonus { case: WeaponCase::ClericAgainstDoomed, attack } => {
            format!("attack {attack:+} more for a cleric against doomknights and undead")
        }
    }
}

fn preparation(effect: Preparation) -> String {
    use Preparation as E;
    match effect {
        E::Draw(n) => format!("draw {n}"),
        E::Destroy(what) => format!("destroy one {}", kind(what)),
        E::DestroySelf => "destroy this card".to_owned(),
        E::Pawn { bonus } => format!("destroy a card with a gold icon for its gold {bonus:+}"),
        E::GainGold(n) => format!("gain {n} gold"),
        E::GainExperience(n) => format!("gain {n} experience"),
        E::ExtraPurchase(n) => format!("{n} more purchase"),
        E::GainAttack(n) => format!("this hero gets attack {n:+}"),
        E::Strengthen { strength, into_magic: false } => format!("one hero gets strength {strength:+}"),
        E::Strengthen { strength, into_magic: true } => {
            format!("one hero gets strength {strength:+} and all its attack becomes magic")
        }
        E::StrengthenAll { strength, attack } => {
            format!("all heroes get strength {strength:+} and attack {attack:+}")
        }
        E::ArmedIntoMagic => "attack of equipped heroes becomes magic".to_owned(),
        E::Weightless => "all weapons have weight 0".to_owned(),
        E::Throw { attack } => format!("destroy this equipped weapon for attack {attack:+} more"),
        E::ReturnMonster => "put a monster of the hall under the dungeon deck".to_owned(),
        E::TakeMonster => "take a monster of the hall worth 1 or 2 points".to_owned(),
        E::ReturnOrArrange => "put a monster under the dungeon deck or arrange the hall".to_owned(),
        E::OthersDiscard { cards, or_hero } => {
            format!("every other player discards {}{cards}", if or_hero { "a hero or " } else { "" })
        }
        E::BorrowHero => "every player discards a hero, one of them fights along".to_owned(),
    }
}

fn spoils(effect: SpoilsEffect) -> String {
    use SpoilsEffect as E;
    match effect {
        E::Buy(what) => format!("buy one {}", kind(what)),
        E::RevealAndDestroy(n) => format!("reveal {n} of the deck, destroy any, discard the rest"),
    }
}

fn victory(effect: VictoryEffect) -> String {
    use VictoryEffect as E;
    match effect {
        E::ExperienceInRank { rank, experience } => format!("experience {experience:+} in rank {rank}"),
        E::ReturnMonster => "put a monster of the hall under the dungeon deck".to_owned(),
    }
}

fn battle(effect: BattleEffect) -> String {
    use BattleEffect as E;
    match effect {
        E::Slay(Victims::One(what)) => format!("destroy one {}", kind(what)),
        E::Slay(Victims::All(what)) => format!("destroy every {}", kind(what)),
        E::Slay(Victims::OneUnlessArmed) => "destroy one hero unless a weapon is equipped".to_owned(),
        E::Slay(Victims::Strongest) => "destroy the strongest hero".to_owned(),
        E::Slay(Victims::Exhausted) => "destroy heroes at strength 0 or less".to_owned(),
        E::GainDisease(n) => format!("gain {n} Disease"),
        E::Weaken { strength, attack: 0 } => format!("all heroes get strength {strength:+}"),
        E::Weaken { strength, attack } => {
            format!("all heroes get strength {strength:+} and attack or magic {attack:+}")
        }
        E::HelpArmed(n) => format!("equipped heroes get attack {n:+}"),
        E::Bar => "one hero cannot attack".to_owned(),
    }
}

fn breach(effect: BreachEffect) -> String {
    use BreachEffect as E;
    match effect {
        E::DestroyHeroStacks(n) => format!("destroy the top {n} of every hero stack, Militia too"),
        E::EveryoneDiscards(n) => format!("every player discards {n}"),
    }
}
