//! The files made from the card table: `cards.json`, and every card's text as a sentence, for review beside the
//! data file's own words.

use crate::card::{Ability, CardId, When};
use crate::cards::CARDS;
use crate::effect::{Effect, Filter, Victims, WeaponCase};
use std::collections::BTreeSet;
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
        let attributes: Vec<String> = card.attributes.words().map(|word| word.replace('_', " ")).collect();
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

#[test]
fn the_vocabulary_has_at_most_35_effects() {
    let kinds: BTreeSet<String> = CardId::all()
        .flat_map(|card| card.card().abilities)
        .flat_map(|ability| ability.effects)
        .map(|effect| format!("{effect:?}").split(['(', ' ', '{']).next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(kinds.len(), 35, "{kinds:?}");
}

fn sentence(ability: &Ability) -> String {
    let when = match ability.when {
        When::Always => "",
        When::Village => "Village: ",
        When::Dungeon => "Dungeon: ",
        When::RepeatDungeon => "repeat Dungeon: ",
        When::Entering => "entering the Dungeon: ",
        When::Spoils => "Spoils: ",
        When::Victory => "after a victory: ",
        When::Battle => "Battle: ",
        When::Breach => "Breach: ",
    };
    let effects: Vec<String> = ability.effects.iter().map(words).collect();
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

fn words(effect: &Effect) -> String {
    match *effect {
        Effect::AttackFromRank { rank, attack } => format!("attack {attack:+} from rank {rank} on"),
        Effect::CannotAttackRank(rank) => format!("cannot attack rank {rank}"),
        Effect::BonusPer { each, attack, magic: 0 } => format!("attack {attack:+} per {}", kind(each)),
        Effect::BonusPer { each, magic, .. } => format!("magic {magic:+} per {}", kind(each)),
        Effect::AttackArmedWith { weapon, attack } => format!("attack {attack:+} with an {}", kind(weapon)),
        Effect::HelpEach { who, attack } => format!("each {} gets attack {attack:+}", kind(who)),
        Effect::DoubleMagic => "magic attack counts twice".to_owned(),
        Effect::WeaponBonus { case: WeaponCase::BearerStrength(n), attack } => {
            format!("attack {attack:+} more if the bearer has strength {n}")
        }
        Effect::WeaponBonus { case: WeaponCase::ClericAgainstDoomed, attack } => {
            format!("attack {attack:+} more for a cleric against doomknights and undead")
        }
        Effect::Draw(n) => format!("draw {n}"),
        Effect::Destroy(what) => format!("destroy one {}", kind(what)),
        Effect::DestroySelf => "destroy this card".to_owned(),
        Effect::Pawn { bonus } => format!("destroy a card with a gold icon for its gold {bonus:+}"),
        Effect::GainGold(n) => format!("gain {n} gold"),
        Effect::GainExperience(n) => format!("gain {n} experience"),
        Effect::ExtraPurchase(n) => format!("{n} more purchase"),
        Effect::GainAttack(n) => format!("this hero gets attack {n:+}"),
        Effect::Strengthen { strength, into_magic: false } => format!("one hero gets strength {strength:+}"),
        Effect::Strengthen { strength, into_magic: true } => {
            format!("one hero gets strength {strength:+} and all its attack becomes magic")
        }
        Effect::StrengthenAll { strength, attack } => {
            format!("all heroes get strength {strength:+} and attack {attack:+}")
        }
        Effect::ArmedIntoMagic => "attack of equipped heroes becomes magic".to_owned(),
        Effect::Weightless => "all weapons have weight 0".to_owned(),
        Effect::Throw { attack } => format!("destroy this equipped weapon for attack {attack:+} more"),
        Effect::ReturnMonster => "put a monster of the hall under the dungeon deck".to_owned(),
        Effect::TakeMonster => "take a monster of the hall worth 1 or 2 points".to_owned(),
        Effect::ReturnOrArrange => "put a monster under the dungeon deck or arrange the hall".to_owned(),
        Effect::OthersDiscard { cards, or_hero } => {
            format!("every other player discards {}{cards}", if or_hero { "a hero or " } else { "" })
        }
        Effect::BorrowHero => "every player discards a hero, one of them fights along".to_owned(),
        Effect::Spoils(what) => format!("buy one {}", kind(what)),
        Effect::RevealAndDestroy(n) => format!("reveal {n} of the deck, destroy any, discard the rest"),
        Effect::ExperienceInRank { rank, experience } => format!("experience {experience:+} in rank {rank}"),
        Effect::Slay(Victims::One(what)) => format!("destroy one {}", kind(what)),
        Effect::Slay(Victims::All(what)) => format!("destroy every {}", kind(what)),
        Effect::Slay(Victims::OneUnlessArmed) => "destroy one hero unless a weapon is equipped".to_owned(),
        Effect::Slay(Victims::Strongest) => "destroy the strongest hero".to_owned(),
        Effect::Slay(Victims::Exhausted) => "destroy heroes at strength 0 or less".to_owned(),
        Effect::GainDisease(n) => format!("gain {n} Disease"),
        Effect::Weaken { strength, attack: 0 } => format!("all heroes get strength {strength:+}"),
        Effect::Weaken { strength, attack } => {
            format!("all heroes get strength {strength:+} and attack or magic {attack:+}")
        }
        Effect::HelpArmed(n) => format!("equipped heroes get attack {n:+}"),
        Effect::Bar => "one hero cannot attack".to_owned(),
        Effect::DestroyHeroStacks(n) => format!("destroy the top {n} of every hero stack, Militia too"),
        Effect::EveryoneDiscards(n) => format!("every player discards {n}"),
    }
}
