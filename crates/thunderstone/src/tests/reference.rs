//! A second, slow and obvious calculation of the attack value, written from the rulebook's words and card by
//! card, apart from the engine's. Both agree on a great many random battles.

use crate::card::{CardId, Type, Types};
use crate::cards::*;
use crate::party::{Mark, Member, Party, Slot};
use crate::public::{Battle, Place};
use crate::ranks::{HallCard, Rank};
use crate::reckon::{can_attack, equipped, reckon};
use crate::{Setup, Table, Thunderstone};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::random::below;
use table::{Game, Seat};

struct Hero {
    id: &'static str,
    classes: Types,
    strength: i32,
    /// The weapon assigned.
    assigned: Option<Held>,
    /// Whether the weapon is carried in the end.
    carries: bool,
    attack_changes: i32,
    magic_changes: i32,
    into_magic: bool,
    barred: bool,
}

struct Held {
    id: &'static str,
    thrown: bool,
}

fn is(types: Types, one: Type) -> bool {
    types.contains(one)
}

/// The attack value and whether it defeats the monster, by the nine steps of T-BAT-3.
fn reference(table: &Table, rank: i32, monster: &'static str) -> (i32, bool) {
    let battle = table.turn.battle.expect("the reference is asked in a battle");
    let members: Vec<&Member> = table.party.iter().map(|(_, member)| member).collect();
    let count = |test: &dyn Fn(&Member) -> bool| members.iter().filter(|m| test(m)).count() as i32;

    let mut heroes = Vec::new();
    for member in members.iter().filter(|m| m.card.is_hero()) {
        let strength = i32::from(member.card.card().strength)
            + i32::from(member.strength)
            + i32::from(table.turn.strength)
            + i32::from(battle.strength);
        let assigned = table.party.linked(member);
        let carries = assigned.is_some_and(|weapon| {
            let weight = if table.turn.weightless { 0 } else { i32::from(weapon.card.card().weight) };
            weapon.has(Mark::Thrown) || strength >= weight
        });
        heroes.push(Hero {
            id: member.card.card().id,
            classes: member.card.card().types,
            strength,
            assigned: assigned.map(|w| Held { id: w.card.card().id, thrown: w.has(Mark::Thrown) }),
            carries,
            attack_changes: i32::from(member.attack),
            magic_changes: i32::from(member.magic),
            into_magic: member.has(Mark::IntoMagic),
            barred: member.has(Mark::Barred),
        });
    }
    let able = |hero: &Hero| {
        !(hero.barred
            || (hero.id.starts_with("feayn") && rank == 1)
            || (monster == "darkness" && !hero.carries))
    };
    let attackers: Vec<&Hero> = heroes.iter().filter(|hero| able(hero)).collect();
    let knights = attackers.iter().filter(|hero| hero.id == "thyrian_knight").count() as i32;
    let lords = attackers.iter().filter(|hero| hero.id == "thyrian_lord").count() as i32;
    let doublers =
        attackers.iter().filter(|h| ["selurin_warlock", "selurin_theurge"].contains(&h.id)).count();

    let (mut attack, mut magic, mut light) = (0, 0, 0);
    for hero in &attackers {
        // (1) The hero's own bonus, the weapon, effects, penalties.
        let mut a = match hero.id {
            "militia" | "amazon_archer" | "dwarf_guardian" | "lorigg_thief" => 1,
            "amazon_huntress" | "amazon_queen" | "chalice_quester" | "dwarf_janissary" | "feayn_archer" => 2,
            "lorigg_rogue" | "lorigg_outlaw" | "redblade_killer" | "thyrian_squire" => 2,
            "dwarf_sentinel" | "feayn_marksman" | "outlands_warrior" | "redblade_poisoner" => 3,
            "feayn_sniper" | "redblade_assassin" | "thyrian_knight" | "thyrian_lord" => 4,
            "outlands_slayer" => 5,
            "outlands_khan" => 7,
            _ => 0,
        };
        let mut m = match hero.id {
            "regian_cleric" => 1,
            "elf_wizard" | "regian_priest" | "selurin_magician" | "selurin_warlock" | "selurin_theurge" => 2,
            "chalice_defender" | "elf_sorcerer" | "regian_bishop" => 3,
            "chalice_paladin" | "elf_archmage" => 4,
            _ => 0,
        };
        light += match hero.id {
            "elf_wizard" | "feayn_archer" | "feayn_marksman" | "lorigg_thief" | "lorigg_rogue" => 1,
            "elf_sorcerer" | "elf_archmage" | "feayn_sniper" | "lorigg_outlaw" => 2,
            _ => 0,
        };
        let monsters = count(&|m| m.card.is(Type::Monster));
        a += match hero.id {
            "amazon_archer" if rank >= 2 => 2,
            "amazon_huntress" if rank >= 2 => 3,
            "amazon_queen" if rank >= 2 => 4,
            "outlands_slayer" => monsters,
            "outlands_khan" => 2 * monsters,
            "chalice_defender" => count(&|m| [TORCH, LANTERN, LIGHTSTONE_GEM].contains(&m.card)),
            _ => 0,
        };
        if hero.assigned.as_ref().is_some_and(|weapon| weapon.id != "warhammer") {
            a += match hero.id {
                "dwarf_guardian" => 3,
                "dwarf_janissary" => 4,
                "dwarf_sentinel" => 5,
                _ => 0,
            };
        }
        if hero.id == "selurin_magician" {
            m += count(&|m| m.card.is(Type::Item) || m.card == FIREBALL);
        }
        a += i32::from(table.turn.attack) + hero.attack_changes;
        m += hero.magic_changes;
        if hero.id == "militia" {
            a += knights;
        }
        if !is(hero.classes, Type::Fighter) {
            a += 2 * lords;
        }
        if let Some(weapon) = hero.assigned.as_ref().filter(|_| hero.carries) {
            a += i32::from(battle.armed);
            let doomed = ["darkness", "judgement", "knightmare", "lord_mortis", "the_prince"];
            let undead = ["famine", "harbinger", "kingdom", "lord_of_death", "suffering"];
            let spirits = ["ghost", "haunt", "revenant", "spectre", "wraith"];
            let holy = doomed.contains(&monster) || undead.contains(&monster) || spirits.contains(&monster);
            let (wa, wm) = match weapon.id {
                "dagger" => (1, 0),
                "hatchet" => (3, 0),
                "short_sword" => (4, 0),
                "spear" => (if weapon.thrown { 5 } else { 2 }, 0),
                "polearm" => (if hero.strength >= 8 { 6 } else { 2 }, 0),
                "warhammer" => (if holy && is(hero.classes, Type::Cleric) { 6 } else { 3 }, 0),
                "flaming_sword" => (0, 3),
                other => unreachable!("{other} is no weapon"),
            };
            light += i32::from(weapon.id == "flaming_sword");
            if monster != "noxious_slag" || weapon.id == "warhammer" {
                a += wa;
                m += wm;
            }
        }
        if hero.into_magic || (table.turn.armed_into_magic && hero.carries) {
            m += a;
            a = 0;
        }
        attack += a;
        magic += m;
    }
    // (2) Spells, items and trophies.
    for member in &members {
        let (a, m, l) = match member.card.card().id {
            "torch" => (0, 0, 1),
            "lantern" => (0, 0, 2),
            "lightstone_gem" => (0, 0, 3),
            "fireball" => (0, 3, 1),
            "the_unchained" | "griffon" | "pegasus" => (0, 1, 0),
            "tyxr_the_old" | "sphinx" => (0, 2, 0),
            "ebon_fume" => (3, 0, 0),
            "uyril_unending" => (1, 0, 0),
            "red_jelly" => (0, 0, 1),
            _ => (0, 0, 0),
        };
        attack += a;
        magic += m;
        light += l;
    }
    // (3) Immunity.
    if monster == "ebon_fume" {
        magic = 0;
    }
    if monster == "sphinx" && table.rules == 1 {
        attack = 0;
    }
    // (4) Disease, as it was taken.
    attack -= i32::from(battle.ailing_attack);
    magic -= i32::from(battle.ailing_magic);
    // Since version 2 attack against "magic only" stands for Disease, and merely does not count.
    if monster == "sphinx" && table.rules == 2 {
        attack = 0;
    }
    // (5) Doubling, (6) half magic.
    for _ in 0..doublers {
        magic *= 2;
    }
    if monster == "noxious_slag" {
        magic = (f64::from(magic) / 2.0).floor() as i32;
    }
    // (7) Together, (8) less the dark, never below 0 by it.
    let mut total = attack + magic;
    let darkness = match monster {
        "darkness" | "blink_dog" => 1,
        "knightmare" | "lord_mortis" => 2,
        _ => 0,
    };
    let penalty = (rank + darkness - light).max(0);
    if total > 0 {
        total = (total - 2 * penalty).max(0);
    }
    // (9) Half without something.
    let armed = heroes.iter().any(|hero| hero.carries);
    let wants_magic = ["succubus", "uyril_unending", "ghost"].contains(&monster) && magic < 1;
    if wants_magic || (monster == "tormentor" && !armed) {
        total = (f64::from(total) / 2.0).floor() as i32;
    }
    let needs_magic = ["archduke_of_pain", "revenant"].contains(&monster);
    let health = CardId::named(monster).map_or(0, |id| i32::from(id.card().health));
    (total, total >= health && (magic >= 1 || !needs_magic))
}

/// A random battle: any cards, weapons where they can be carried, anything that may have happened before.
pub(super) fn random_battle(table: &mut Table, rng: &mut Xoshiro256PlusPlus) -> (Rank, CardId) {
    let rank = Rank::ALL[below(rng, 3) as usize];
    let monster = KINDS[FIRST_MONSTER.index() + below(rng, 40) as usize];
    *table.hall = [None; 3];
    table.hall[rank.index()] = Some(HallCard::new(monster));
    table.turn.place = Some(Place::Dungeon);
    table.turn.strength = if below(rng, 4) == 0 { 3 } else { 0 };
    table.turn.attack = below(rng, 3) as i8;
    table.turn.armed_into_magic = below(rng, 6) == 0;
    table.turn.weightless = below(rng, 6) == 0;
    table.turn.battle = None;
    table.party = Party::empty();
    for _ in 0..below(rng, 11) {
        let card = match below(rng, 8) {
            0..=2 => KINDS[6 + below(rng, 33) as usize],
            3 => MILITIA,
            4 | 5 => [DAGGER, HATCHET, SHORT_SWORD, SPEAR, POLEARM, WARHAMMER, FLAMING_SWORD]
                [below(rng, 7) as usize],
            6 => KINDS[FIRST_MONSTER.index() + below(rng, 40) as usize],
            _ => [TORCH, LANTERN, LIGHTSTONE_GEM, FIREBALL, IRON_RATIONS, BANISH, BARKEEP]
                [below(rng, 7) as usize],
        };
        let mut member = Member::new(card, Seat::new(0));
        if card.is_hero() {
            member.strength = 2 * below(rng, 3) as i8;
            member.attack = 3 * below(rng, 2) as i8 - below(rng, 2) as i8;
            member.magic = -(below(rng, 2) as i8);
            let marks = [None, None, None, Some(Mark::IntoMagic), Some(Mark::Barred)];
            member.marks = marks[below(rng, 5) as usize].into_iter().collect();
        }
        table.party.add(member);
    }
    let weapons = table.party.select(|m| m.card.is(Type::Weapon));
    for weapon in weapons {
        let heroes: Vec<Slot> = table.party.select(|m| m.card.is_hero() && m.link.is_none()).iter().collect();
        if heroes.is_empty() || below(rng, 4) == 0 {
            continue;
        }
        let hero = heroes[below(rng, heroes.len() as u32) as usize];
        table.party.equip(hero, weapon);
        let held = *table.party.at(hero);
        if equipped(table, &held).is_none() {
            table.party.at_mut(hero).link = None;
            table.party.at_mut(weapon).link = None;
        } else if table.party.at(weapon).card == SPEAR && below(rng, 2) == 0 {
            let spear = table.party.at_mut(weapon);
            spear.marks.insert(Mark::Thrown);
            spear.attack += 3;
        }
    }
    table.turn.battle = Some(Battle {
        rank,
        strength: [0, 0, -2, -4][below(rng, 4) as usize],
        armed: below(rng, 2) as i8,
        ailing_attack: below(rng, 3) as u8,
        ailing_magic: below(rng, 2) as u8,
        ailing_nothing: 0,
    });
    (rank, monster)
}

#[test]
fn t_bat_3_a_slow_reference_agrees_on_random_battles() {
    let battles = 1_000_000;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    let game = Thunderstone::start(&Setup::first_game(2)).expect("legal");
    let mut table = game.table().clone();
    let (mut won, mut barred) = (0u64, 0u64);
    for battle in 0..battles {
        table.rules = 1 + battle as u32 % 2;
        let (rank, monster) = random_battle(&mut table, &mut rng);
        let value = reckon(&table, rank, monster);
        let slow = reference(&table, i32::from(rank.number()), monster.card().id);
        assert_eq!(
            (i32::from(value.total), value.wins),
            slow,
            "battle {battle}: {monster:?} in rank {rank}, {table:#?}"
        );
        won += u64::from(value.wins);
        barred += table
            .party
            .iter()
            .filter(|(_, m)| m.card.is_hero() && !can_attack(&table, m, rank, monster))
            .count() as u64;
    }
    println!("{battles} battles agree, {won} of them won, {barred} heroes could not attack");
    assert!(won > battles / 20 && barred > battles / 20, "the battles are various: {won}, {barred}");
}
