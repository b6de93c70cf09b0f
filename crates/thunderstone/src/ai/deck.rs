//! What cards bring to a battle and to the Village, added up over a deck or a hand. Quick estimates; the exact
//! reckoning is [`crate::reckon`].

use crate::card::{Ability, CARD_COUNT, CardId, Kind, Type};
use crate::cards::{DISEASE, KINDS};
use crate::effect::{Attribute, Filter, Passive, Preparation};
use crate::public::Bag;
use crate::public::{HAND, Table};
use crate::ranks::Rank;
use alloc::boxed::Box;
use once_cell::race::OnceBox;
use table::Seat;

/// No sensible player thins a deck below this.
const SMALLEST: f32 = 10.0;

/// What one card brings, or several together.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Sum {
    /// How many cards.
    pub cards: f32,
    /// Attack without weapons.
    pub attack: f32,
    /// Magic attack without weapons.
    pub magic: f32,
    /// Attack and magic attack of weapons.
    pub weapon: f32,
    /// Attack for each hero of the party.
    pub help: f32,
    /// The squares of what the cards bring to the attack.
    pub squares: f32,
    /// Light.
    pub light: f32,
    /// Gold.
    pub gold: f32,
    /// Further cards drawn in the Dungeon.
    pub draws: f32,
    /// How many weapons there are.
    pub weapons: f32,
    /// Heroes of level 1, 2 and 3.
    pub levels: [f32; 3],
    /// Militia.
    pub militia: f32,
    /// Diseases.
    pub diseases: f32,
    /// Villagers.
    pub villagers: f32,
    /// Food.
    pub food: f32,
    /// How many monsters there are.
    pub trophies: f32,
}

/// What every card brings.
fn cards() -> &'static [Sum; CARD_COUNT] {
    static CARDS: OnceBox<[Sum; CARD_COUNT]> = OnceBox::new();
    CARDS.get_or_init(|| Box::new(KINDS.map(of)))
}

/// What the figures and the text of a card give.
struct Gains {
    attack: f32,
    magic: f32,
    help: f32,
    draws: f32,
}

impl Gains {
    fn count_passive(&mut self, effect: &Passive) {
        match *effect {
            Passive::AttackFromRank { attack, .. } => self.attack += 0.6 * f32::from(attack),
            Passive::CannotAttackRank(_) => self.attack *= 0.8,
            Passive::BonusPer { attack, magic, .. } => {
                self.attack += f32::from(attack);
                self.magic += f32::from(magic);
            }
            Passive::AttackArmedWith { attack, .. } => self.attack += 0.6 * f32::from(attack),
            Passive::HelpEach { attack, .. } => self.attack += f32::from(attack),
            Passive::DoubleMagic => self.magic += 2.5,
            Passive::WeaponBonus { attack, .. } => self.attack += 0.35 * f32::from(attack),
        }
    }

    fn count_preparation(&mut self, effects: &[Preparation]) {
        let heals = effects[0] == Preparation::Destroy(Filter::Disease);
        for effect in effects {
            match *effect {
                Preparation::GainAttack(attack) => self.attack += 0.4 * f32::from(attack),
                Preparation::StrengthenAll { attack, .. } => self.help += f32::from(attack),
                Preparation::Throw { attack } => self.attack += 0.4 * f32::from(attack),
                Preparation::Draw(n) if !heals => self.draws += f32::from(n),
                _ => {}
            }
        }
    }
}

/// What a card brings on the average, judged by itself.
fn of(id: CardId) -> Sum {
    let card = id.card();
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    let mut gains = Gains { attack: card.attack.into(), magic: card.magic.into(), help: 0.0, draws: 0.0 };
    for ability in card.abilities {
        match *ability {
            Ability::Always(effects) => effects.iter().for_each(|effect| gains.count_passive(effect)),
            Ability::Dungeon(effects) | Ability::RepeatDungeon(effects) => gains.count_preparation(effects),
            _ => {}
        }
    }
    let Gains { attack, magic, help, draws } = gains;
    let is_weapon = id.is(Type::Weapon);
    let all = attack + magic;
    let level = |n| flag(matches!(card.kind, Kind::Hero { level, .. } if level == n));
    Sum {
        cards: 1.0,
        attack: if is_weapon { 0.0 } else { attack },
        magic: if is_weapon { 0.0 } else { magic },
        weapon: if is_weapon { all } else { 0.0 },
        help,
        squares: all * all,
        light: f32::from(card.light),
        gold: f32::from(card.gold.unwrap_or(0)),
        draws,
        weapons: flag(is_weapon),
        levels: [level(1), level(2), level(3)],
        militia: flag(id.is(Type::Militia)),
        diseases: flag(id == DISEASE),
        villagers: flag(id.is(Type::Villager)),
        food: flag(id.is(Type::Food)),
        trophies: flag(id.is(Type::Monster)),
    }
}

impl Sum {
    /// Adds so many cards of a kind.
    pub fn add(&mut self, card: CardId, n: f32) {
        let one = &cards()[card.index()];
        self.cards += n;
        self.attack += n * one.attack;
        self.magic += n * one.magic;
        self.weapon += n * one.weapon;
        self.help += n * one.help;
        self.squares += n * one.squares;
        self.light += n * one.light;
        self.gold += n * one.gold;
        self.draws += n * one.draws;
        self.weapons += n * one.weapons;
        for (all, one) in self.levels.iter_mut().zip(one.levels) {
            *all += n * one;
        }
        self.militia += n * one.militia;
        self.diseases += n * one.diseases;
        self.villagers += n * one.villagers;
        self.food += n * one.food;
        self.trophies += n * one.trophies;
    }

    /// The sums over these cards.
    pub fn of_cards(cards: impl IntoIterator<Item = CardId>) -> Sum {
        let mut sum = Sum::default();
        cards.into_iter().for_each(|card| sum.add(card, 1.0));
        sum
    }

    /// All cards of a player: hand, deck, discard pile, and what is revealed.
    pub fn of_player(table: &Table, seat: Seat) -> Sum {
        let player = table.player(seat);
        let mut sum = Sum::default();
        for pile in [&player.pool, &player.discard] {
            Bag::kinds(pile).for_each(|(card, n)| sum.add(card, f32::from(n)));
        }
        table.party.iter().filter(|(_, m)| m.owner == seat).for_each(|(_, m)| sum.add(m.card, 1.0));
        if seat == table.active {
            table.revealed.iter().for_each(|&card| sum.add(card, 1.0));
        }
        sum
    }

    /// Heroes, Militia among them.
    pub fn heroes(&self) -> f32 {
        self.militia + self.levels.iter().sum::<f32>()
    }

    /// How much of these cards is in a hand. Decks smaller than any sensible one count as larger.
    pub fn share(&self) -> f32 {
        HAND as f32 / self.cards.max(SMALLEST)
    }

    /// What a hand drawn from these cards brings to the Dungeon, the average and the spread.
    pub fn average_hand(&self) -> Might {
        let hand = HAND as f32;
        let drawn = self.share();
        // Cards that draw others thin the deck.
        let share = drawn * (1.0 + (drawn * self.draws / hand).min(1.0));
        let might = Might::of(self, share);
        let mean = might.total() / hand;
        let spread = libm::sqrtf((share * self.squares - hand * mean * mean).max(1.0));
        Might { spread, ..might }
    }

    /// What these cards bring to the Dungeon, all of them.
    pub fn all_of_it(&self) -> Might {
        Might { spread: 1.0 + 0.5 * self.draws, ..Might::of(self, 1.0) }
    }
}

/// What a hand brings to the Dungeon.
#[derive(Clone, Copy, Debug)]
pub(super) struct Might {
    pub attack: f32,
    pub magic: f32,
    pub weapon: f32,
    pub light: f32,
    heroes: f32,
    weapons: f32,
    spread: f32,
}

impl Might {
    fn of(sum: &Sum, share: f32) -> Might {
        let heroes = share * sum.heroes();
        let weapons = share * sum.weapons;
        // A weapon needs a hero who can carry it.
        let strong = heroes - 0.4 * share * sum.militia;
        let used = if weapons > strong { strong / weapons } else { 1.0 };
        Might {
            attack: share * sum.attack + share * sum.help * heroes,
            magic: share * sum.magic,
            weapon: share * sum.weapon * used * 0.9,
            light: share * sum.light,
            heroes,
            weapons: weapons * used,
            spread: 1.0,
        }
    }

    /// Attack of all kinds.
    pub fn total(&self) -> f32 {
        self.attack + self.magic + self.weapon
    }

    /// About how likely such a hand defeats a monster in a rank.
    pub fn chance(&self, monster: CardId, rank: Rank) -> f32 {
        let card = monster.card();
        let has = |attribute| card.attributes.contains(attribute);
        let present = |amount: f32| 1.0 - libm::expf(-amount.max(0.0));
        let (mut attack, mut magic, mut weapon) = (self.attack, self.magic, self.weapon);
        let mut odds = 1.0;
        if !card.attributes.is_empty() {
            if has(Attribute::HalfMagic) {
                magic *= 0.5;
            }
            if has(Attribute::ImmuneMagic) {
                magic = 0.0;
            }
            if has(Attribute::MagicOnly) {
                (attack, weapon) = (0.0, 0.0);
            }
            if has(Attribute::ImmuneEdged) {
                weapon = 0.0;
            }
            if has(Attribute::UnarmedCannotAttack) {
                attack *= if self.heroes > 0.0 { (self.weapons / self.heroes).min(1.0) } else { 0.0 };
            }
            if has(Attribute::MagicRequired) {
                odds *= present(magic);
            }
        }
        let dark = (f32::from(rank.number() + card.darkness) - self.light).max(0.0);
        if has(Attribute::UnseenInDarkness) {
            odds *= logistic(3.0 * (0.5 - dark));
        }
        let mut total = attack + magic + weapon - 2.0 * dark;
        if has(Attribute::HalfWithoutMagic) {
            total *= 0.5 + 0.5 * present(magic);
        }
        if has(Attribute::HalfWithoutWeapon) {
            total *= 0.5 + 0.5 * present(self.weapons);
        }
        // The logistic curve lies within 0.01 of the normal one.
        odds * logistic(1.702 * (total - f32::from(card.health) + 0.5) / self.spread)
    }
}

/// The logistic curve.
pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

/// What a card is worth in a deck, in about attack.
fn reckon(id: CardId) -> f32 {
    if id == DISEASE {
        return -2.0;
    }
    let sum = of(id);
    let village =
        id.card().abilities.iter().filter(|ability| matches!(ability, Ability::Village(_))).count() as f32;
    let growing = if id.is_hero() && id.card().level_up.is_some() && sum.militia == 0.0 { 1.0 } else { 0.0 };
    let strength = 0.1 * f32::from(id.card().strength);
    sum.attack
        + sum.magic
        + 0.8 * sum.weapon
        + 0.9 * sum.light
        + 0.45 * sum.gold
        + 1.6 * sum.draws
        + 1.5 * sum.help
        + 0.7 * village
        + growing
        + strength
}

/// What a card is worth in a deck, in about attack. Victory points do not count.
pub(super) fn value(card: CardId) -> f32 {
    static VALUES: OnceBox<[f32; CARD_COUNT]> = OnceBox::new();
    VALUES.get_or_init(|| Box::new(KINDS.map(reckon)))[card.index()]
}

/// What a player's cards are worth on the average.
pub(super) fn average_value(table: &Table, seat: Seat) -> f32 {
    let player = table.player(seat);
    let (mut sum, mut cards) = (0.0, 0.0);
    for pile in [&player.pool, &player.discard] {
        for (card, n) in pile.kinds() {
            sum += value(card) * f32::from(n);
            cards += f32::from(n);
        }
    }
    for (_, member) in table.party.iter().filter(|(_, m)| m.owner == seat) {
        sum += value(member.card);
        cards += 1.0;
    }
    sum / f32::max(cards, 1.0)
}
