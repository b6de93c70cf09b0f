//! The reckoning of an attack, step by step as T-BAT-3 says: what every card gives, what the monster takes away.

use crate::card::{CardId, Type};
use crate::cards::DISEASE;
use crate::effect::{Attribute, Passive, WeaponCase};
use crate::party::{Mark, Member, Slot, Slots};
use crate::public::Table;
use crate::ranks::{Rank, light_needed};
use serde::Serialize;

/// What one card gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contribution {
    /// The card's place in the party.
    pub slot: Slot,
    /// The card whose part it is.
    pub card: CardId,
    /// What it adds to the attack.
    pub attack: i16,
    /// What it adds to the magic attack.
    pub magic: i16,
    /// What it adds to the light.
    pub light: u8,
    /// Whether it takes part: a hero who can attack, a weapon that is carried by one, or any other card.
    pub takes_part: bool,
}

/// The attack value against the monster of one rank, step by step (T-BAT-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reckoning {
    /// Attack of all cards together.
    pub attack: i16,
    /// Magic attack of all cards together.
    pub magic: i16,
    /// Attack after immunity and Disease.
    pub attack_counted: i16,
    /// Magic attack after immunity, Disease, doubling and halving.
    pub magic_counted: i16,
    /// Light of all cards together.
    pub light: u8,
    /// The light that rank and monster ask for.
    pub light_needed: u8,
    /// The light penalty that is left.
    pub penalty: u8,
    /// What the light penalty takes away, as far as there is anything to take.
    pub dark: u8,
    /// Whether the total was halved for want of magic attack or of a weapon.
    pub halved: bool,
    /// The attack value.
    pub total: i16,
    /// The monster's health.
    pub health: u8,
    /// Whether the monster is defeated by it.
    pub wins: bool,
    /// Whether the attack value would be enough, and only magic attack is missing.
    pub lacks_magic: bool,
}

/// The attack value against the monster in a rank. Diseases that are not taken yet are taken as well as
/// possible.
#[inline]
pub fn reckon(table: &Table, rank: Rank, monster: CardId) -> Reckoning {
    reckon_with(table, rank, monster, |_| ())
}

/// Whether the monster in a rank may be chosen as the target (T-NOATK-1).
#[inline]
pub fn can_be_attacked(table: &Table, rank: Rank) -> bool {
    table.monster(rank).is_some_and(|monster| {
        !monster.card().attributes.contains(Attribute::UnseenInDarkness)
            || reckon(table, rank, monster).penalty == 0
    })
}

/// A hero's strength with everything that counts now.
#[inline]
pub fn strength(table: &Table, hero: &Member) -> i8 {
    let battle = table.turn.battle.map_or(0, |battle| battle.strength);
    hero.card.card().strength + hero.strength + table.turn.strength + battle
}

/// The weapon the hero is equipped with: one that is assigned and not too heavy, or a thrown one (T-DUN-6).
#[inline]
pub fn equipped<'t>(table: &'t Table, hero: &Member) -> Option<(Slot, &'t Member)> {
    let link = hero.link?;
    let weapon = table.party.get(link)?;
    let weight = if table.turn.weightless { 0 } else { weapon.card.card().weight as i8 };
    (weapon.has(Mark::Thrown) || weight <= strength(table, hero)).then_some((link, weapon))
}

/// Whether a hero can attack the monster in a rank (T-BAT-8).
#[inline]
pub fn can_attack(table: &Table, hero: &Member, rank: Rank, monster: CardId) -> bool {
    let kept_off = || hero.card.card().passives().contains(&Passive::CannotAttackRank(rank));
    let unarmed = || {
        monster.card().attributes.contains(Attribute::UnarmedCannotAttack) && equipped(table, hero).is_none()
    };
    !(hero.has(Mark::Barred) || kept_off() || unarmed())
}

/// The heroes of the party who can attack the monster in a rank.
pub fn able_heroes(table: &Table, rank: Rank, monster: CardId) -> Slots {
    table.party.select(|m| m.card.is_hero() && can_attack(table, m, rank, monster))
}

/// Whether any hero of the party is equipped with a weapon.
pub fn is_armed(table: &Table) -> bool {
    table.party.iter().any(|(_, m)| m.card.is_hero() && equipped(table, m).is_some())
}

/// Attack and magic attack as they are before Diseases take their points: after step 3 of T-BAT-3, less the
/// Diseases taken already.
pub fn before_disease(table: &Table, rank: Rank, monster: CardId) -> (i16, i16) {
    let sum = add_up(table, rank, monster, &mut |_| ());
    sum.after_immunity(table, monster)
}

/// Attack and magic attack of one hero who can attack, the weapon counted, as they are now.
pub(crate) fn of_hero(table: &Table, hero: Slot, rank: Rank, monster: CardId) -> (i16, i16) {
    let weapon = table.party.at(hero).link;
    let (mut attack, mut magic) = (0, 0);
    add_up(table, rank, monster, &mut |line| {
        if line.slot == hero || Some(line.slot) == weapon {
            attack += line.attack;
            magic += line.magic;
        }
    });
    (attack, magic)
}

struct Sum {
    attack: i16,
    magic: i16,
    light: u8,
    doublings: u32,
    armed: bool,
    /// Whether attack is only there for Diseases: against "magic only" it does not count.
    idle_attack: bool,
}

impl Sum {
    fn after_immunity(&self, table: &Table, monster: CardId) -> (i16, i16) {
        let attributes = monster.card().attributes;
        let taken = attributes.contains(Attribute::MagicOnly) && !table.magic_only_leaves_attack();
        let mut attack = if taken { 0 } else { self.attack };
        let mut magic = if attributes.contains(Attribute::ImmuneMagic) { 0 } else { self.magic };
        if let Some(battle) = table.turn.battle {
            attack -= i16::from(battle.ailing_attack);
            magic -= i16::from(battle.ailing_magic);
        }
        (attack, magic)
    }
}

pub(crate) fn reckon_with(
    table: &Table,
    rank: Rank,
    monster: CardId,
    mut note: impl FnMut(Contribution),
) -> Reckoning {
    let sum = add_up(table, rank, monster, &mut note);
    let (attack, magic) = sum.after_immunity(table, monster);
    let taken = table
        .turn
        .battle
        .map_or(0, |battle| battle.ailing_attack + battle.ailing_magic + battle.ailing_nothing);
    let diseases = table.party.count(|m| m.card == DISEASE);
    let left = i16::from(diseases.saturating_sub(taken));
    let mut best = conclude(&sum, attack, magic, rank, monster);
    if left > 0 {
        // A Disease takes only from a kind that is at least +1 (T-DIS-1); the owner chooses well.
        best.total = i16::MIN;
        best.wins = false;
        for from_magic in 0..=left {
            let mut m = from_magic.min(magic.max(0));
            let a = (left - m).min(attack.max(0));
            m += (left - m - a).min(magic.max(0) - m);
            let one = conclude(&sum, attack - a, magic - m, rank, monster);
            if (one.wins, one.total) > (best.wins, best.total) {
                best = one;
            }
        }
    }
    best
}

/// Steps 5 to 9 of T-BAT-3.
fn conclude(sum: &Sum, attack: i16, magic: i16, rank: Rank, monster: CardId) -> Reckoning {
    let card = monster.card();
    let attack = if sum.idle_attack { 0 } else { attack };
    let mut magic_counted = magic << sum.doublings;
    if card.attributes.contains(Attribute::HalfMagic) {
        magic_counted = magic_counted.div_euclid(2);
    }
    let light_needed = light_needed(rank, monster);
    let penalty = light_needed.saturating_sub(sum.light);
    let dark = 2 * penalty;
    let mut total = attack + magic_counted;
    if total > 0 {
        total = (total - i16::from(dark)).max(0);
    }
    let magic_present = magic_counted >= 1;
    let halved = (card.attributes.contains(Attribute::HalfWithoutMagic) && !magic_present)
        || (card.attributes.contains(Attribute::HalfWithoutWeapon) && !sum.armed);
    if halved {
        total = total.div_euclid(2);
    }
    let enough = total >= i16::from(card.health);
    let lacks_magic = enough && !magic_present && card.attributes.contains(Attribute::MagicRequired);
    Reckoning {
        attack: sum.attack,
        magic: sum.magic,
        attack_counted: attack,
        magic_counted,
        light: sum.light,
        light_needed,
        penalty,
        dark,
        halved,
        total,
        health: card.health,
        wins: enough && !lacks_magic,
        lacks_magic,
    }
}

/// Steps 1 and 2 of T-BAT-3: every card's part.
#[inline]
fn add_up(table: &Table, rank: Rank, monster: CardId, note: &mut impl FnMut(Contribution)) -> Sum {
    let magic_only = monster.card().attributes.contains(Attribute::MagicOnly);
    let idle_attack = magic_only && table.magic_only_leaves_attack();
    let mut sum = Sum { attack: 0, magic: 0, light: 0, doublings: 0, armed: false, idle_attack };
    let able = able_heroes(table, rank, monster);
    let helpers: Slots = able.iter().filter(|&slot| helps(table.party.at(slot).card)).collect();
    for (slot, member) in table.party.iter() {
        let card = member.card.card();
        if member.card.is_hero() {
            let weapon = equipped(table, member);
            sum.armed |= weapon.is_some();
            let takes_part = able.contains(slot);
            if takes_part {
                let own = hero_part(table, slot, member, weapon.is_some(), helpers, rank, &mut sum.doublings);
                sum.add(own, note);
                if let Some((at, weapon)) = weapon {
                    sum.add(weapon_part(table, at, weapon, member, monster), note);
                }
            } else {
                note(Contribution { slot, card: member.card, attack: 0, magic: 0, light: 0, takes_part });
            }
        } else if !member.card.is(Type::Weapon) && member.card != DISEASE {
            let (attack, magic) = (i16::from(card.attack), i16::from(card.magic));
            let line =
                Contribution { slot, card: member.card, attack, magic, light: card.light, takes_part: true };
            sum.add(line, note);
        }
    }
    sum
}

impl Sum {
    #[inline]
    fn add(&mut self, line: Contribution, note: &mut impl FnMut(Contribution)) {
        self.attack += line.attack;
        self.magic += line.magic;
        self.light += line.light;
        note(line);
    }
}

fn helps(card: CardId) -> bool {
    card.card().passives().iter().any(|effect| matches!(effect, Passive::HelpEach { .. }))
}

/// A hero's own part, without the weapon.
fn hero_part(
    table: &Table,
    slot: Slot,
    hero: &Member,
    armed: bool,
    helpers: Slots,
    rank: Rank,
    doublings: &mut u32,
) -> Contribution {
    let card = hero.card.card();
    let mut attack = i16::from(card.attack) + i16::from(hero.attack) + i16::from(table.turn.attack);
    let mut magic = i16::from(card.magic) + i16::from(hero.magic);
    if armed {
        attack += i16::from(table.turn.battle.map_or(0, |battle| battle.armed));
    }
    for effect in card.passives() {
        match *effect {
            Passive::AttackFromRank { rank: from, attack: more } if rank >= from => attack += i16::from(more),
            Passive::BonusPer { each, attack: a, magic: m } => {
                let n = i16::from(table.party.count(|m| each.matches(m.card)));
                attack += n * i16::from(a);
                magic += n * i16::from(m);
            }
            // Assigned is enough: the bonus outlasts the weapon's failing (T-DUN-6).
            Passive::AttackArmedWith { weapon, attack: more }
                if table.party.linked(hero).is_some_and(|held| weapon.matches(held.card)) =>
            {
                attack += i16::from(more);
            }
            Passive::DoubleMagic => *doublings += 1,
            _ => {}
        }
    }
    for helper in helpers {
        for effect in table.party.at(helper).card.card().passives() {
            if let Passive::HelpEach { who, attack: more } = *effect
                && who.matches(hero.card)
            {
                attack += i16::from(more);
            }
        }
    }
    if turned_to_magic(table, hero, armed) {
        magic += attack;
        attack = 0;
    }
    Contribution { slot, card: hero.card, attack, magic, light: card.light, takes_part: true }
}

/// The part of an equipped weapon.
fn weapon_part(table: &Table, slot: Slot, weapon: &Member, hero: &Member, monster: CardId) -> Contribution {
    let card = weapon.card.card();
    let mut attack = i16::from(card.attack) + i16::from(weapon.attack);
    let mut magic = i16::from(card.magic);
    for effect in card.passives() {
        if let Passive::WeaponBonus { case, attack: more } = *effect {
            let given = match case {
                WeaponCase::BearerStrength(needed) => strength(table, hero) >= needed,
                WeaponCase::ClericAgainstDoomed => {
                    hero.card.is(Type::Cleric) && (monster.is(Type::Doomknight) || monster.is(Type::Undead))
                }
            };
            attack += if given { i16::from(more) } else { 0 };
        }
    }
    if weapon.card.is(Type::Edged) && monster.card().attributes.contains(Attribute::ImmuneEdged) {
        (attack, magic) = (0, 0);
    }
    if turned_to_magic(table, hero, true) {
        magic += attack;
        attack = 0;
    }
    Contribution { slot, card: weapon.card, attack, magic, light: card.light, takes_part: true }
}

pub(crate) fn turned_to_magic(table: &Table, hero: &Member, armed: bool) -> bool {
    hero.has(Mark::IntoMagic) || (armed && table.turn.armed_into_magic)
}
