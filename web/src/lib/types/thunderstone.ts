// Made from the crate `thunderstone` by `cargo xtask types`; changes here are lost.

import type { Message, RuleId, Seat } from './table';

/** One ability of a card: when it works, and its effects, which are carried out in order. */
export type Ability =
  | { when: 'always'; effects: Array<Passive> }
  | { when: 'village'; effects: Array<Preparation> }
  | { when: 'dungeon'; effects: Array<Preparation> }
  | { when: 'repeat_dungeon'; effects: Array<Preparation> }
  | { when: 'entering'; effects: Array<Preparation> }
  | { when: 'spoils'; effects: Array<SpoilsEffect> }
  | { when: 'victory'; effects: Array<VictoryEffect> }
  | { when: 'battle'; effects: Array<BattleEffect> }
  | { when: 'breach'; effects: Array<BreachEffect> };

/** Which of a card's abilities, from 0. */
export type AbilityIndex = number;

/** What counts in the battle being fought, beyond the party. */
export type Battle = {
  /** The rank of the monster attacked. */
  rank: Rank;
  /** What every hero's strength loses, negative. */
  strength: number;
  /** Attack for every hero with an equipped weapon. */
  armed: number;
  /** Diseases taken from attack. */
  ailing_attack: number;
  /** Diseases taken from magic attack. */
  ailing_magic: number;
  /** Diseases that found neither kind to take from. */
  ailing_nothing: number;
};

/** Done in the battle by the monster. */
export type BattleEffect =
  | { slay: Victims }
  | { gain_disease: number }
  | {
      weaken: {
        /** Strength, negative. */
        strength: number;
        /** Attack or magic attack, negative or 0. */
        attack: number;
      };
    }
  | { help_armed: number }
  | 'bar';

/** Done by the monster when it reaches rank 1. */
export type BreachEffect = { destroy_hero_stacks: number } | { everyone_discards: number };

/** A kind of card, by its id. */
export type CardId =
  | 'militia'
  | 'dagger'
  | 'iron_rations'
  | 'torch'
  | 'disease'
  | 'stone_of_mystery'
  | 'amazon_archer'
  | 'amazon_huntress'
  | 'amazon_queen'
  | 'chalice_quester'
  | 'chalice_defender'
  | 'chalice_paladin'
  | 'dwarf_guardian'
  | 'dwarf_janissary'
  | 'dwarf_sentinel'
  | 'elf_wizard'
  | 'elf_sorcerer'
  | 'elf_archmage'
  | 'feayn_archer'
  | 'feayn_marksman'
  | 'feayn_sniper'
  | 'lorigg_thief'
  | 'lorigg_rogue'
  | 'lorigg_outlaw'
  | 'outlands_warrior'
  | 'outlands_slayer'
  | 'outlands_khan'
  | 'redblade_killer'
  | 'redblade_poisoner'
  | 'redblade_assassin'
  | 'regian_cleric'
  | 'regian_priest'
  | 'regian_bishop'
  | 'selurin_magician'
  | 'selurin_warlock'
  | 'selurin_theurge'
  | 'thyrian_squire'
  | 'thyrian_knight'
  | 'thyrian_lord'
  | 'arcane_energies'
  | 'banish'
  | 'barkeep'
  | 'battle_fury'
  | 'feast'
  | 'fireball'
  | 'flaming_sword'
  | 'goodberries'
  | 'hatchet'
  | 'lantern'
  | 'lightstone_gem'
  | 'magical_aura'
  | 'pawnbroker'
  | 'polearm'
  | 'short_sword'
  | 'spear'
  | 'town_guard'
  | 'trainer'
  | 'warhammer'
  | 'archduke_of_pain'
  | 'grudgebeast'
  | 'succubus'
  | 'tormentor'
  | 'the_unchained'
  | 'darkness'
  | 'judgement'
  | 'knightmare'
  | 'lord_mortis'
  | 'the_prince'
  | 'ebon_fume'
  | 'mythlurian'
  | 'skaladak'
  | 'tyxr_the_old'
  | 'uyril_unending'
  | 'blink_dog'
  | 'griffon'
  | 'nixie'
  | 'pegasus'
  | 'sphinx'
  | 'bloodskull_orc'
  | 'deadbone_troll'
  | 'firebrand_cyclops'
  | 'grayskin_lizard'
  | 'griknack_goblin'
  | 'black_slime'
  | 'gray_ooze'
  | 'green_blob'
  | 'noxious_slag'
  | 'red_jelly'
  | 'famine'
  | 'harbinger'
  | 'kingdom'
  | 'lord_of_death'
  | 'suffering'
  | 'ghost'
  | 'haunt'
  | 'revenant'
  | 'spectre'
  | 'wraith';

/** One card of `cards.json`. */
export type CatalogueEntry = {
  id: CardId;
  kind: 'basic' | 'hero' | 'village' | 'monster';
  family?: Family;
  level?: number;
  group?: Group;
  types: Array<string>;
  copies: number;
  cost: number | null;
  gold: number | null;
  light: number;
  weight: number;
  strength: number;
  attack: number;
  magic: number;
  victory_points: number;
  level_up: number | null;
  health: number;
  experience: number;
  darkness: number;
  attributes: Array<string>;
  /** The rule about the card. */
  rule: RuleId;
  /** The rules that say more about such cards. */
  see_also: Array<RuleId>;
  /** The text on the card, part by part. */
  text: Array<TextPart>;
  /** What the text does, as data; left out for those who only show cards. */
  abilities?: Array<Ability>;
};

/** What chance is asked. */
export type Chance =
  | 'group'
  | 'family'
  | 'village_card'
  | 'starting_player'
  | 'dungeon_card'
  | {
      draw: {
        /** Whose deck. */
        seat: Seat;
      };
    };

/** What a player answers. */
export type Choice =
  | { go: Place }
  | {
      use: {
        /** The place of the card in the revealed hand. */
        slot: Slot;
        /** Which of its abilities, from 0. */
        ability: AbilityIndex;
      };
    }
  | {
      equip: {
        /** The place of the hero in the revealed hand. */
        hero: Slot;
        /** The place of the weapon in the revealed hand. */
        weapon: Slot;
      };
    }
  | {
      attack: {
        /** The rank that the monster stands in. */
        rank: Rank;
      };
    }
  | { buy: CardId }
  | {
      level_up: {
        /** The place of the card in the revealed hand. */
        slot: Slot;
        /** The card of the next level. */
        into: CardId;
      };
    }
  | { member: Slot }
  | { card: CardId }
  | {
      monster: {
        /** The rank that the monster stands in. */
        rank: Rank;
      };
    }
  | { arrange: [Rank, Rank, Rank] }
  | { lose: Power }
  | { take_spoils: CardId }
  | { borrow: Seat }
  | 'done';

/** What one card gives. */
export type Contribution = {
  /** The card's place in the party. */
  slot: Slot;
  /** The card whose part it is. */
  card: CardId;
  /** What it adds to the attack. */
  attack: number;
  /** What it adds to the magic attack. */
  magic: number;
  /** What it adds to the light. */
  light: number;
  /** Whether it takes part: a hero who can attack, a weapon that is carried by one, or any other card. */
  takes_part: boolean;
};

/** The dungeon deck. Nobody knows its order, so it has none (law 3). */
export type Dungeon = {
  /** The monsters nobody has seen yet. */
  unseen: { [key in CardId]?: number };
  /** How many of them lie above the last eleven cards. */
  above: number;
  /** Whether the Thunderstone lies among the unseen cards. */
  stone: boolean;
  /** The cards put under the deck, the first to come first. */
  under: Array<CardId>;
};

/** What happened. Folding it into the table is the only way the table changes. */
export type Event =
  | {
      group_chosen: {
        /** The monster group. */
        group: Group;
      };
    }
  | {
      family_chosen: {
        /** The hero family. */
        family: Family;
        /** How many heroes of each level there are. */
        copies: [number, number, number];
      };
    }
  | {
      village_card_chosen: {
        /** The card. */
        card: CardId;
        /** How many copies there are. */
        copies: number;
      };
    }
  | {
      starting_player_chosen: {
        /** Who begins. */
        seat: Seat;
      };
    }
  | {
      drew: {
        /** The player it happened to. */
        seat: Seat;
        /** The card; none for those who may not see it. */
        card: CardId | null;
      };
    }
  | {
      joined: {
        /** The player it happened to. */
        seat: Seat;
        /** The card. */
        card: CardId;
      };
    }
  | {
      reshuffled: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      discarded: {
        /** The player it happened to. */
        seat: Seat;
        /** The card. */
        card: CardId;
      };
    }
  | {
      hand_shown: {
        /** The player it happened to. */
        seat: Seat;
        /** The whole hand. */
        cards: Array<CardId>;
      };
    }
  | {
      hand_card_destroyed: {
        /** The player it happened to. */
        seat: Seat;
        /** The card. */
        card: CardId;
      };
    }
  | {
      hand_discarded: {
        /** The player it happened to. */
        seat: Seat;
        /** The whole hand. */
        cards: Array<CardId>;
      };
    }
  | {
      party_discarded: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      turn_began: {
        /** Whose turn it is. */
        seat: Seat;
      };
    }
  | {
      rested: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      revealed: {
        /** The player it happened to. */
        seat: Seat;
        /** Where the turn is spent. */
        place: Place;
        /** The whole hand. */
        cards: Array<CardId>;
      };
    }
  | {
      effect_used: {
        /** The player it happened to. */
        seat: Seat;
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
        /** Which of its abilities, from 0. */
        ability: AbilityIndex;
      };
    }
  | {
      destroyed: {
        /** The player it happened to. */
        seat: Seat;
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
      };
    }
  | {
      member_discarded: {
        /** The player it happened to. */
        seat: Seat;
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
      };
    }
  | {
      gold_gained: {
        /** The player it happened to. */
        seat: Seat;
        /** How much. */
        gold: number;
      };
    }
  | {
      purchases_gained: {
        /** The player it happened to. */
        seat: Seat;
        /** How many more. */
        purchases: number;
      };
    }
  | {
      experience_gained: {
        /** The player it happened to. */
        seat: Seat;
        /** How much. */
        experience: number;
      };
    }
  | {
      bought: {
        /** The player it happened to. */
        seat: Seat;
        /** The card. */
        card: CardId;
        /** What it cost, in gold. */
        cost: number;
        /** Whether it was bought with spoils instead of in the Village. */
        spoils: boolean;
      };
    }
  | {
      levelled_up: {
        /** The player it happened to. */
        seat: Seat;
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The hero before. */
        from: CardId;
        /** The hero afterwards. */
        into: CardId;
        /** What it cost, in experience. */
        experience: number;
      };
    }
  | {
      equipped: {
        /** The player it happened to. */
        seat: Seat;
        /** The hero's place in the revealed hand. */
        hero: Slot;
        /** The hero. */
        hero_card: CardId;
        /** The weapon's place in the revealed hand. */
        weapon: Slot;
        /** The weapon. */
        weapon_card: CardId;
      };
    }
  | {
      thrown: {
        /** The player it happened to. */
        seat: Seat;
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
        /** How much attack it adds. */
        attack: number;
      };
    }
  | {
      attack_gained: {
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
        /** How much. */
        attack: number;
      };
    }
  | {
      strengthened: {
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
        /** How much strength. */
        strength: number;
        /** Whether its attack becomes magic attack. */
        into_magic: boolean;
      };
    }
  | {
      all_strengthened: {
        /** How much strength each of them gains. */
        strength: number;
        /** How much attack each of them gains. */
        attack: number;
      };
    }
  | 'armed_turned_to_magic'
  | 'weapons_made_weightless'
  | {
      hero_demanded: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      hero_offered: {
        /** Whose hero it is. */
        owner: Seat;
        /** The card. */
        card: CardId;
        /** Which of its abilities were used already, as a mask. */
        used: number;
      };
    }
  | {
      hero_borrowed: {
        /** Who borrows it. */
        seat: Seat;
        /** Whose hero it is. */
        owner: Seat;
        /** The card. */
        card: CardId;
        /** Which of its abilities were used already, as a mask. */
        used: number;
      };
    }
  | {
      nobody_borrowed: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      entered_hall: {
        /** The rank, from 1. */
        rank: Rank;
        /** The card. */
        card: CardId;
        /** Whether it came from under the deck, where all had seen it. */
        from_under: boolean;
        /** The light it asks for there; none for the Thunderstone. */
        light_needed: number | null;
      };
    }
  | {
      hall_closed_up: {
        /** The hall since then, rank 1 first. */
        hall: [Standing | null, Standing | null, Standing | null];
      };
    }
  | {
      hall_arranged: {
        /** The hall since then, rank 1 first. */
        hall: [Standing | null, Standing | null, Standing | null];
      };
    }
  | {
      hall_advanced: {
        /** The hall since then, rank 1 first. */
        hall: [Standing | null, Standing | null, Standing | null];
        /** The card that was pushed out of rank 1. */
        escaped: CardId | null;
      };
    }
  | {
      monster_returned: {
        /** The rank, from 1. */
        rank: Rank;
        /** The monster. */
        card: CardId;
      };
    }
  | {
      monster_taken: {
        /** The player it happened to. */
        seat: Seat;
        /** The rank, from 1. */
        rank: Rank;
        /** The monster. */
        card: CardId;
      };
    }
  | {
      breached: {
        /** The monster. */
        card: CardId;
      };
    }
  | {
      stack_card_destroyed: {
        /** The hero card. */
        card: CardId;
      };
    }
  | {
      attacked: {
        /** The player it happened to. */
        seat: Seat;
        /** The rank, from 1. */
        rank: Rank;
        /** The monster. */
        card: CardId;
      };
    }
  | {
      heroes_weakened: {
        /** How much strength each of them loses, as a number below 0. */
        strength: number;
      };
    }
  | {
      armed_helped: {
        /** How much attack each of them gains. */
        attack: number;
      };
    }
  | {
      hero_lost: {
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
        /** Which kind of attack. */
        power: Power;
        /** How much. */
        amount: number;
      };
    }
  | {
      hero_barred: {
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
      };
    }
  | {
      doomed: {
        /** Its place in the revealed hand. */
        slot: Slot;
        /** The card. */
        card: CardId;
      };
    }
  | {
      disease_took: {
        /** The kind it was taken from; none when neither had a point. */
        power: Power | null;
      };
    }
  | {
      won: {
        /** The player it happened to. */
        seat: Seat;
        /** The rank, from 1. */
        rank: Rank;
        /** The monster. */
        card: CardId;
        /** The attack value that it came to. */
        total: number;
        /** Experience gained by it. */
        experience: number;
        /** The cards whose spoils may be taken. */
        spoils: Array<CardId>;
      };
    }
  | {
      lost: {
        /** The player it happened to. */
        seat: Seat;
        /** The rank, from 1. */
        rank: Rank;
        /** The monster. */
        card: CardId;
        /** The attack value that it came to. */
        total: number;
        /** Whether it escapes into the Village instead of going under the dungeon deck. */
        escapes: boolean;
      };
    }
  | {
      disease_gained: {
        /** The player it happened to. */
        seat: Seat;
        /** How many. */
        cards: number;
      };
    }
  | {
      spoils_opened: {
        /** The player it happened to. */
        seat: Seat;
        /** The card whose spoils they are. */
        card: CardId;
      };
    }
  | {
      spoils_left: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      card_revealed: {
        /** The player it happened to. */
        seat: Seat;
        /** The card. */
        card: CardId;
      };
    }
  | {
      revealed_destroyed: {
        /** The player it happened to. */
        seat: Seat;
        /** The card. */
        card: CardId;
      };
    }
  | {
      revealed_discarded: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      thunderstone_taken: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | 'thunderstone_lost'
  | 'stalled'
  | 'game_ended';

/** All there is to know of an attack before it is made. */
export type Explanation = {
  /** The rank that the monster stands in. */
  rank: Rank;
  /** The monster that would be attacked. */
  monster: CardId;
  /** Whether it can be attacked at all. */
  can_be_attacked: boolean;
  /** What every card gives. */
  contributions: Array<Contribution>;
  /** The value with the party as it stands. */
  now: Reckoning;
  /** The best value after the monster's battle effects. */
  after: Reckoning;
  /** The battle effects that will happen, won or lost. */
  costs: Array<BattleEffect>;
};

/** A family of heroes. */
export type Family =
  | 'amazon'
  | 'chalice'
  | 'dwarf'
  | 'elf'
  | 'feayn'
  | 'lorigg'
  | 'outlands'
  | 'redblade'
  | 'regian'
  | 'selurin'
  | 'thyrian';

/** Which cards are meant. */
export type Filter =
  | 'any'
  | 'hero'
  | 'militia'
  | 'non_fighter'
  | 'fighter'
  | 'cleric'
  | 'cleric_or_wizard'
  | 'weapon'
  | 'edged'
  | 'food'
  | 'spell'
  | 'monster'
  | 'disease'
  | 'light_item'
  | 'item_or_magic_spell';

/** What a player may be told beforehand of an attack on each monster of the hall. */
export type Forecast = {
  /** Which cards attack. */
  with: With;
  /** An attack on each monster, the nearest rank first. */
  attacks: Array<Explanation>;
  /**
   * The monster to attack for a victory with the most to spare, or else for the least that is missing, with the best
   * preparation.
   */
  best: Rank | null;
  /** While the party prepares: how an attack becomes better than it is now, the nearest rank first. */
  plans: Array<Plan>;
  /** What the hand is worth in the Village, when that is where it could go now. */
  village: Village | null;
};

/** A group of monsters. */
export type Group =
  | 'abyssal'
  | 'doomknight'
  | 'dragon'
  | 'enchanted'
  | 'humanoid'
  | 'ooze'
  | 'undead_doom'
  | 'undead_spirit';

/** How strong a hero of the revealed hand is. */
export type HeroStrength = {
  /** The hero's place in the party. */
  slot: Slot;
  /** The strength, with everything that counts now. */
  strength: number;
};

/** Why a choice or an outcome is refused. */
export type Illegal =
  | 'not_the_question'
  | {
      no_such_card: {
        /** The place in the revealed hand. */
        slot: Slot;
      };
    }
  | {
      alike: {
        /** The place in the revealed hand. */
        slot: Slot;
        /** The place of the equal card that counts. */
        first: Slot;
      };
    }
  | {
      no_effect_here: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      used_already: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      nothing_to_destroy: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      no_hero: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      no_monster_for: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      not_equipped: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      not_a_hero: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      not_a_weapon: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      too_heavy: {
        /** The card it is about. */
        card: CardId;
        /** The weight of the weapon. */
        weight: number;
        /** The strength of the hero. */
        strength: number;
      };
    }
  | {
      has_weapon: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      weapon_in_use: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      no_monster: {
        /** The rank that was named. */
        rank: Rank;
      };
    }
  | 'empty_hall'
  | 'thunderstone_is_no_monster'
  | {
      cannot_be_attacked: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | 'must_attack'
  | {
      not_for_sale: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      not_on_top: {
        /** The card that was named. */
        card: CardId;
        /** The card on top. */
        top: CardId;
      };
    }
  | {
      too_expensive: {
        /** The card it is about. */
        card: CardId;
        /** What it costs, in gold. */
        cost: number;
        /** The gold that is left. */
        gold: number;
      };
    }
  | {
      not_this_kind: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      no_further_level: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      not_the_next_level: {
        /** The card it is about. */
        card: CardId;
        /** The card that was named. */
        into: CardId;
      };
    }
  | {
      level_gone: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      too_little_experience: {
        /** What it costs, in experience. */
        needed: number;
        /** The experience there is. */
        have: number;
      };
    }
  | {
      not_eligible: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      was_used: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      borrowed: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      not_there: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | 'must_choose'
  | 'no_order'
  | {
      wrong_worth: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      nothing_to_lose: {
        /** The kind that was named. */
        power: Power;
      };
    }
  | {
      no_spoils: {
        /** The card it is about. */
        card: CardId;
      };
    }
  | {
      nothing_offered: {
        /** The player that was named. */
        seat: Seat;
      };
    }
  | 'impossible';

/** A mark on a card of the party. */
export type Mark = 'into_magic' | 'barred' | 'doomed' | 'thrown' | 'judged' | 'borrowed';

/** One card of the party. */
export type Member = {
  /** The card that lies there. */
  card: CardId;
  /** Which of its abilities were used. */
  used: Array<AbilityIndex>;
  /** What happened to it. */
  marks: Array<Mark>;
  /** Strength gained. */
  strength: number;
  /** Attack gained or lost. */
  attack: number;
  /** Magic attack gained or lost. */
  magic: number;
  /** A hero's weapon, or a weapon's bearer. */
  link: Slot | null;
  /** Whose card it is. */
  owner: Seat;
};

/** A hero that a player discarded for the Theurge. */
export type Offer = {
  /** Whose hero it is. */
  owner: Seat;
  /** The hero that was discarded. */
  card: CardId;
  /** Which of its abilities were used this turn already. */
  used: number;
};

/** What chance answers. */
export type Outcome = { group: Group } | { family: Family } | { card: CardId } | { seat: Seat };

/** The revealed hand of the player whose turn it is, with heroes that were borrowed. */
export type Party = { [key in Slot]?: Member };

/** Counted in the attack value, for the hero or weapon that has it. */
export type Passive =
  | {
      attack_from_rank: {
        /** The nearest rank it works against. */
        rank: Rank;
        /** How much attack it adds. */
        attack: number;
      };
    }
  | { cannot_attack_rank: Rank }
  | {
      bonus_per: {
        /** Which cards are counted. */
        each: Filter;
        /** Attack for each. */
        attack: number;
        /** Magic attack for each. */
        magic: number;
      };
    }
  | {
      attack_armed_with: {
        /** The weapons that count. */
        weapon: Filter;
        /** How much attack it adds. */
        attack: number;
      };
    }
  | {
      help_each: {
        /** Who is helped. */
        who: Filter;
        /** How much attack it adds. */
        attack: number;
      };
    }
  | 'double_magic'
  | {
      weapon_bonus: {
        /** When it is given. */
        case: WeaponCase;
        /** How much attack it adds. */
        attack: number;
      };
    };

/** Where a turn is spent. */
export type Place = 'village' | 'dungeon' | 'rest';

/**
 * How the party is prepared best for an attack: as well as the engine's own choices allow without giving a card up, a
 * Disease apart; what would be drawn is not foreseen.
 */
export type Plan = {
  /** The rank of the monster that it is for. */
  rank: Rank;
  /** The attack then, after the monster's battle effects. */
  after: Reckoning;
  /** The choices that lead there, which can be sent together. */
  steps: Array<Choice>;
};

/** What all may know of a player's cards. */
export type Player = {
  /** The face-down cards, hand and deck together. */
  pool: { [key in CardId]?: number };
  /** The discard pile; it lies face up. */
  discard: { [key in CardId]?: number };
  /** How many of the face-down cards are in the hand. */
  hand: number;
  /** Cards that are certainly in the hand: it was shown, or the deck ran out while it was drawn. */
  certain: Array<CardId>;
  /** Experience. */
  experience: number;
};

/** One of the two kinds of attack. */
export type Power = 'attack' | 'magic';

/** Carried out in preparation, in the Village or the Dungeon. */
export type Preparation =
  | { draw: number }
  | { destroy: Filter }
  | 'destroy_self'
  | {
      pawn: {
        /** The gold on top. */
        bonus: number;
      };
    }
  | { gain_gold: number }
  | { gain_experience: number }
  | { extra_purchase: number }
  | { gain_attack: number }
  | {
      strengthen: {
        /** By how much. */
        strength: number;
        /** Whether the hero's whole attack becomes magic attack. */
        into_magic: boolean;
      };
    }
  | {
      strengthen_all: {
        /** Strength. */
        strength: number;
        /** Attack. */
        attack: number;
      };
    }
  | 'armed_into_magic'
  | 'weightless'
  | {
      throw: {
        /** How much more. */
        attack: number;
      };
    }
  | 'return_monster'
  | 'take_monster'
  | 'return_or_arrange'
  | {
      others_discard: {
        /** How many cards. */
        cards: number;
        /** Whether one hero will do instead. */
        or_hero: boolean;
      };
    }
  | 'borrow_hero';

/** A purchase that is made by going to the Village. */
export type Purchase = {
  /** The card that is bought. */
  card: CardId;
  /** The choices that lead there, which can be sent together. */
  steps: Array<Choice>;
};

/** What a card or monster is chosen for. */
export type Purpose =
  | 'destroy'
  | 'pawn'
  | 'strengthen'
  | 'discard'
  | 'discard_hero_or_two'
  | 'discard_hero'
  | 'slay'
  | 'bar'
  | 'rest'
  | 'sphinx'
  | 'return'
  | 'take'
  | 'banish';

/** What a player is asked. At most ten kinds. */
export type Question =
  | 'place'
  | {
      prepare: {
        /** Where the turn is spent. */
        place: Place;
      };
    }
  | {
      buy: {
        /** The card whose spoils these are; `None` for further purchases in the Village. */
        spoils: CardId | null;
      };
    }
  | 'train'
  | {
      member: {
        /** What happens to the card that is chosen. */
        purpose: Purpose;
        /** The card that asks. */
        card: CardId;
      };
    }
  | {
      card: {
        /** What happens to the card that is chosen. */
        purpose: Purpose;
      };
    }
  | {
      hall: {
        /** What happens to the card that is chosen. */
        purpose: Purpose;
      };
    }
  | {
      loss: {
        /** The hero who loses it; `None` for a Disease. */
        hero: CardId | null;
      };
    }
  | 'spoils'
  | 'borrow';

/** A rank of the hall; the first is in front, where monsters breach. */
export type Rank = number;

/** What the rules make of a view. */
export type Reckoned = {
  /** How strong the heroes of the revealed hand are. */
  strengths: Array<HeroStrength>;
  /** The stacks of the Village: basic cards, heroes, other cards. */
  stacks: Array<Stack>;
  /** What the active player can still spend: in the Village, elsewhere as spoils (T-VIL-2, T-SPOIL-1). */
  gold: number;
  /** Everybody's victory points so far, by seat (T-END-2). */
  points: Array<number>;
  /** When the game is over: by seat the cards that are worth something, the most points first (T-END-2). */
  worth: Array<Array<Worth>>;
  /** When a solo game is over: the same of the monsters that the village lost to. */
  village: Array<Worth>;
};

/** The attack value against the monster of one rank, step by step (T-BAT-3). */
export type Reckoning = {
  /** Attack of all cards together. */
  attack: number;
  /** Magic attack of all cards together. */
  magic: number;
  /** Attack after immunity and Disease. */
  attack_counted: number;
  /** Magic attack after immunity, Disease, doubling and halving. */
  magic_counted: number;
  /** Light of all cards together. */
  light: number;
  /** The light that rank and monster ask for. */
  light_needed: number;
  /** The light penalty that is left. */
  penalty: number;
  /** What the light penalty takes away, as far as there is anything to take. */
  dark: number;
  /** Whether the total was halved for want of magic attack or of a weapon. */
  halved: boolean;
  /** The attack value. */
  total: number;
  /** The monster's health. */
  health: number;
  /** Whether the monster is defeated by it. */
  wins: boolean;
  /** Whether the attack value would be enough, and only magic attack is missing. */
  lacks_magic: boolean;
};

/** Which cards are in the game. */
export type Selection =
  | 'first_game'
  | {
      random: {
        /** How many monster groups, 3 to 8. */
        groups: number;
      };
    }
  | {
      custom: {
        /** Three monster groups or more. */
        groups: Array<Group>;
        /** Four hero families. */
        families: Array<Family>;
        /** Eight village cards. */
        village: Array<CardId>;
      };
    };

/** Everything that is settled before the first input. */
export type Setup = {
  /** How many play: 2 to 5, or 1 with `solo`. */
  players: number;
  /** Which cards are in the game. */
  selection: Selection;
  /** The variant for one player. */
  solo: Solo | null;
  /** The version of the rules; 1 when missing. */
  rules: number;
};

/** A place in the party. It belongs to its card as long as the card is there. */
export type Slot = number;

/** The solo variant's difficulty. It is not in the rulebook; the data file describes it. */
export type Solo = 'normal' | 'warrior' | 'nightmare';

/** Given after a won battle, as spoils. */
export type SpoilsEffect = { spoils: Filter } | { reveal_and_destroy: number };

/** A stack of the Village. */
export type Stack = {
  /** The card on top; the first of the stack when nothing is left. */
  card: CardId;
  /** How many cards are left. */
  left: number;
  /** Of heroes: how many of levels 1, 2 and 3. */
  levels: [number, number, number] | null;
};

/** A card in a rank of the hall, as it is written down. */
export type Standing = {
  /** The monster, or the Thunderstone. */
  card: CardId;
  /** Whether it has come to rank 1 and its breach is still to be looked at. */
  arriving: boolean;
  /** Whether its breach has happened since it came into the hall. */
  breached: boolean;
  /** The light without which an attack on it suffers in the dark; none for the Thunderstone. */
  light_needed: number | null;
};

/** Everything all may see. */
export type Table = {
  /** The version of the rules it is played by. */
  rules: number;
  /** How many play. */
  seats: number;
  /** The solo variant and its difficulty. */
  solo: Solo | null;
  /** Whose turn it is. */
  active: Seat;
  /** What all know of each player's cards. */
  players: [Player, Player, Player, Player, Player];
  /** The dungeon deck. */
  dungeon: Dungeon;
  /** The hall, rank 1 first. */
  hall: [Standing | null, Standing | null, Standing | null];
  /** How many monster groups there are to be. */
  groups_wanted: number;
  /** The monster groups. */
  groups: Array<Group>;
  /** The hero families. */
  families: [Family | null, Family | null, Family | null, Family | null];
  /** The village cards. */
  village: Array<CardId>;
  /** How many of each card are for sale or to be levelled up to. */
  stock: { [key in CardId]?: number };
  /** The destroyed cards. */
  destroyed: { [key in CardId]?: number };
  /** The monsters the village lost to, in the solo variant. */
  escaped: { [key in CardId]?: number };
  /** In the solo variant: the turns at whose end the dungeon does not advance. */
  calm: number;
  /** The active player's revealed hand. */
  party: Party;
  /** What counts until the end of the turn. */
  turn: Turn;
  /** Cards revealed from the deck. */
  revealed: Array<CardId>;
  /** Heroes discarded for the Theurge. */
  offers: Array<Offer>;
  /** How many turns have begun. */
  turns: number;
  /** How many turns in a row no card has come into the hall. */
  quiet: number;
  /** Who took the Thunderstone. */
  taker: Seat | null;
  /** Whether the game is over. */
  over: boolean;
};

/** One part of the text on a card. */
export type TextPart = {
  /** When it works. */
  when: When;
  /** The time as a label before the text; absent where the text itself says when it works. */
  label?: Message;
  /** What it does: a sentence. */
  text: Message;
};

/** What counts until the end of the turn. */
export type Turn = {
  /** Where the turn is spent, once chosen. */
  place: Place | null;
  /** Gold from effects. */
  gold: number;
  /** Gold spent. */
  spent: number;
  /** Purchases left. */
  purchases: number;
  /** Strength for all heroes. */
  strength: number;
  /** Attack for all heroes. */
  attack: number;
  /** Whether the attack of heroes with an equipped weapon is magic attack. */
  armed_into_magic: boolean;
  /** Whether weapons weigh nothing. */
  weightless: boolean;
  /** The battle, once a target is chosen. */
  battle: Battle | null;
  /** The cards whose spoils are still to be taken. */
  spoils: Array<CardId>;
};

/** Whom a battle effect destroys. */
export type Victims = { one: Filter } | 'one_unless_armed' | 'strongest' | { all: Filter } | 'exhausted';

/** Counted when a battle is won, for every hero who attacked. */
export type VictoryEffect =
  | {
      experience_in_rank: {
        /** The rank the monster must stand in. */
        rank: Rank;
        /** How much experience. */
        experience: number;
      };
    }
  | 'return_monster';

/** What one viewer may see, and what the rules make of it. */
export type View = {
  /** Everything all may see. */
  table: Table;
  /** The viewer's seat, unless a spectator looks. */
  seat: Seat | null;
  /** The viewer's hidden hand; empty for a spectator. */
  hand: Array<CardId>;
  /** What the rules make of it. */
  reckoned: Reckoned;
};

/** What a hand is worth in the Village. */
export type Village = {
  /** The gold to spend there before any effect. */
  gold: number;
  /** What can be bought at once. */
  purchases: Array<Purchase>;
};

/** When a weapon gives its further attack. */
export type WeaponCase = { bearer_strength: number } | 'cleric_against_doomed';

/** When a part of a card's text works. */
export type When =
  | 'always'
  | 'village'
  | 'dungeon'
  | 'repeat_dungeon'
  | 'entering'
  | 'in_dungeon'
  | 'spoils'
  | 'victory'
  | 'battle'
  | 'breach'
  | 'trophy'
  | 'level_up';

/** Which cards attack. */
export type With = 'party' | 'hand';

/** What all cards of one kind are worth together. */
export type Worth = {
  /** The kind of card. */
  card: CardId;
  /** How many there are. */
  n: number;
  /** Their victory points. */
  points: number;
};
