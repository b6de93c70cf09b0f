// Made from the crate `thunderstone` by `cargo xtask types`; changes here are lost.

import type { Seat } from './table';

/** One ability of a card: effects carried out in order. */
export type Ability = {
  /** When it works. */
  when: When;
  /** What it does, one after another. */
  effects: Array<Effect>;
};

/** A shuffled pile: how many cards of each kind, in no order (law 3). */
export type Bag = {
  [key in 'militia' | 'dagger' | 'iron_rations' | 'torch' | 'disease' | 'stone_of_mystery' | 'amazon_archer' | 'amazon_huntress' | 'amazon_queen' | 'chalice_quester' | 'chalice_defender' | 'chalice_paladin' | 'dwarf_guardian' | 'dwarf_janissary' | 'dwarf_sentinel' | 'elf_wizard' | 'elf_sorcerer' | 'elf_archmage' | 'feayn_archer' | 'feayn_marksman' | 'feayn_sniper' | 'lorigg_thief' | 'lorigg_rogue' | 'lorigg_outlaw' | 'outlands_warrior' | 'outlands_slayer' | 'outlands_khan' | 'redblade_killer' | 'redblade_poisoner' | 'redblade_assassin' | 'regian_cleric' | 'regian_priest' | 'regian_bishop' | 'selurin_magician' | 'selurin_warlock' | 'selurin_theurge' | 'thyrian_squire' | 'thyrian_knight' | 'thyrian_lord' | 'arcane_energies' | 'banish' | 'barkeep' | 'battle_fury' | 'feast' | 'fireball' | 'flaming_sword' | 'goodberries' | 'hatchet' | 'lantern' | 'lightstone_gem' | 'magical_aura' | 'pawnbroker' | 'polearm' | 'short_sword' | 'spear' | 'town_guard' | 'trainer' | 'warhammer' | 'archduke_of_pain' | 'grudgebeast' | 'succubus' | 'tormentor' | 'the_unchained' | 'darkness' | 'judgement' | 'knightmare' | 'lord_mortis' | 'the_prince' | 'ebon_fume' | 'mythlurian' | 'skaladak' | 'tyxr_the_old' | 'uyril_unending' | 'blink_dog' | 'griffon' | 'nixie' | 'pegasus' | 'sphinx' | 'bloodskull_orc' | 'deadbone_troll' | 'firebrand_cyclops' | 'grayskin_lizard' | 'griknack_goblin' | 'black_slime' | 'gray_ooze' | 'green_blob' | 'noxious_slag' | 'red_jelly' | 'famine' | 'harbinger' | 'kingdom' | 'lord_of_death' | 'suffering' | 'ghost' | 'haunt' | 'revenant' | 'spectre' | 'wraith']?: number;
};

/** What counts in the battle being fought, beyond the party. */
export type Battle = {
  /** The rank of the monster attacked. */
  rank: number;
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
  abilities: Array<Ability>;
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
  | { use: { slot: Slot; ability: number } }
  | { equip: { hero: Slot; weapon: Slot } }
  | { attack: { rank: number } }
  | { buy: CardId }
  | { level_up: { slot: Slot; into: CardId } }
  | { member: Slot }
  | { card: CardId }
  | { monster: { rank: number } }
  | { arrange: [number, number, number] }
  | { lose: Power }
  | { take_spoils: CardId }
  | { borrow: Seat }
  | 'done';

/** What one card gives. */
export type Contribution = {
  /** The card's place in the party. */
  slot: Slot;
  /** The card. */
  card: CardId;
  /** Its attack. */
  attack: number;
  /** Its magic attack. */
  magic: number;
  /** Its light. */
  light: number;
  /** Whether it takes part: a hero who can attack, a weapon that is carried by one, or any other card. */
  takes_part: boolean;
};

/** The dungeon deck. Nobody knows its order, so it has none (law 3). */
export type Dungeon = {
  /** The monsters nobody has seen yet. */
  unseen: Bag;
  /** How many of them lie above the last eleven cards. */
  above: number;
  /** Whether the Thunderstone lies among the unseen cards. */
  stone: boolean;
  /** The cards put under the deck, the first to come first. */
  under: Array<CardId>;
};

/** One thing a card does. At most 35 kinds. */
export type Effect =
  | {
      attack_from_rank: {
        /** The nearest rank it works against. */
        rank: number;
        /** How much. */
        attack: number;
      };
    }
  | { cannot_attack_rank: number }
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
        /** Which weapons. */
        weapon: Filter;
        /** How much. */
        attack: number;
      };
    }
  | {
      help_each: {
        /** Who is helped. */
        who: Filter;
        /** How much. */
        attack: number;
      };
    }
  | 'double_magic'
  | {
      weapon_bonus: {
        /** When it is given. */
        case: WeaponCase;
        /** How much. */
        attack: number;
      };
    }
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
  | 'borrow_hero'
  | { spoils: Filter }
  | { reveal_and_destroy: number }
  | {
      experience_in_rank: {
        /** The rank. */
        rank: number;
        /** How much. */
        experience: number;
      };
    }
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
  | 'bar'
  | { destroy_hero_stacks: number }
  | { everyone_discards: number };

/** What happened. Folding it into the table is the only way the table changes. */
export type Event =
  | { group_chosen: { group: Group } }
  | { family_chosen: { family: Family; copies: [number, number, number] } }
  | { village_card_chosen: { card: CardId; copies: number } }
  | { starting_player_chosen: { seat: Seat } }
  | { drew: { seat: Seat; card: CardId | null } }
  | { joined: { seat: Seat; card: CardId } }
  | { reshuffled: { seat: Seat } }
  | { discarded: { seat: Seat; card: CardId } }
  | { hand_shown: { seat: Seat; cards: Array<CardId> } }
  | { hand_card_destroyed: { seat: Seat; card: CardId } }
  | { hand_discarded: { seat: Seat; cards: Array<CardId> } }
  | { party_discarded: { seat: Seat } }
  | { turn_began: { seat: Seat } }
  | { rested: { seat: Seat } }
  | { revealed: { seat: Seat; place: Place; cards: Array<CardId> } }
  | { effect_used: { seat: Seat; slot: Slot; card: CardId; ability: number } }
  | { destroyed: { seat: Seat; slot: Slot; card: CardId } }
  | { member_discarded: { seat: Seat; slot: Slot; card: CardId } }
  | { gold_gained: { seat: Seat; gold: number } }
  | { purchases_gained: { seat: Seat; purchases: number } }
  | { experience_gained: { seat: Seat; experience: number } }
  | { bought: { seat: Seat; card: CardId; cost: number; spoils: boolean } }
  | { levelled_up: { seat: Seat; slot: Slot; from: CardId; into: CardId; experience: number } }
  | { equipped: { seat: Seat; hero: Slot; hero_card: CardId; weapon: Slot; weapon_card: CardId } }
  | { thrown: { seat: Seat; slot: Slot; card: CardId; attack: number } }
  | { attack_gained: { slot: Slot; card: CardId; attack: number } }
  | { strengthened: { slot: Slot; card: CardId; strength: number; into_magic: boolean } }
  | { all_strengthened: { strength: number; attack: number } }
  | 'armed_turned_to_magic'
  | 'weapons_made_weightless'
  | { hero_demanded: { seat: Seat } }
  | { hero_offered: { owner: Seat; card: CardId; used: number } }
  | { hero_borrowed: { seat: Seat; owner: Seat; card: CardId; used: number } }
  | { nobody_borrowed: { seat: Seat } }
  | { entered_hall: { rank: number; card: CardId; from_under: boolean; light_needed: number | null } }
  | { hall_closed_up: { hall: [Standing | null, Standing | null, Standing | null] } }
  | { hall_arranged: { hall: [Standing | null, Standing | null, Standing | null] } }
  | { hall_advanced: { hall: [Standing | null, Standing | null, Standing | null]; escaped: CardId | null } }
  | { monster_returned: { rank: number; card: CardId } }
  | { monster_taken: { seat: Seat; rank: number; card: CardId } }
  | { breached: { card: CardId } }
  | { stack_card_destroyed: { card: CardId } }
  | { attacked: { seat: Seat; rank: number; card: CardId } }
  | { heroes_weakened: { strength: number } }
  | { armed_helped: { attack: number } }
  | { hero_lost: { slot: Slot; card: CardId; power: Power; amount: number } }
  | { hero_barred: { slot: Slot; card: CardId } }
  | { doomed: { slot: Slot; card: CardId } }
  | { disease_took: { power: Power | null } }
  | {
      won: {
        seat: Seat;
        rank: number;
        card: CardId;
        total: number;
        experience: number;
        spoils: Array<CardId>;
      };
    }
  | { lost: { seat: Seat; rank: number; card: CardId; total: number; escapes: boolean } }
  | { disease_gained: { seat: Seat; cards: number } }
  | { spoils_opened: { seat: Seat; card: CardId } }
  | { spoils_left: { seat: Seat } }
  | { card_revealed: { seat: Seat; card: CardId } }
  | { revealed_destroyed: { seat: Seat; card: CardId } }
  | { revealed_discarded: { seat: Seat } }
  | { thunderstone_taken: { seat: Seat } }
  | 'thunderstone_lost'
  | 'stalled'
  | 'game_ended';

/** All there is to know of an attack before it is made. */
export type Explanation = {
  /** The rank. */
  rank: number;
  /** The monster. */
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
  costs: Array<Effect>;
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
  | { no_such_card: { slot: Slot } }
  | { alike: { slot: Slot; first: Slot } }
  | { no_effect_here: { card: CardId } }
  | { used_already: { card: CardId } }
  | { nothing_to_destroy: { card: CardId } }
  | { no_hero: { card: CardId } }
  | { no_monster_for: { card: CardId } }
  | { not_equipped: { card: CardId } }
  | { not_a_hero: { card: CardId } }
  | { not_a_weapon: { card: CardId } }
  | { too_heavy: { card: CardId; weight: number; strength: number } }
  | { has_weapon: { card: CardId } }
  | { weapon_in_use: { card: CardId } }
  | { no_monster: { rank: number } }
  | 'empty_hall'
  | 'thunderstone_is_no_monster'
  | { cannot_be_attacked: { card: CardId } }
  | 'must_attack'
  | { not_for_sale: { card: CardId } }
  | { not_on_top: { card: CardId; top: CardId } }
  | { too_expensive: { card: CardId; cost: number; gold: number } }
  | { not_this_kind: { card: CardId } }
  | { no_further_level: { card: CardId } }
  | { not_the_next_level: { card: CardId; into: CardId } }
  | { level_gone: { card: CardId } }
  | { too_little_experience: { needed: number; have: number } }
  | { not_eligible: { card: CardId } }
  | { was_used: { card: CardId } }
  | { borrowed: { card: CardId } }
  | { not_there: { card: CardId } }
  | 'must_choose'
  | 'no_order'
  | { wrong_worth: { card: CardId } }
  | { nothing_to_lose: { power: Power } }
  | { no_spoils: { card: CardId } }
  | { nothing_offered: { seat: Seat } }
  | 'impossible';

/** One card of the party. */
export type Member = {
  /** The card. */
  card: CardId;
  /** Which of its abilities were used, one bit each. */
  used: Array<number>;
  /** See `mark`. */
  marks: Array<'into_magic' | 'barred' | 'doomed' | 'thrown' | 'judged' | 'borrowed'>;
  /** Strength gained. */
  strength: number;
  /** Attack gained or lost. */
  attack: number;
  /** Magic attack gained or lost. */
  magic: number;
  /** A hero's weapon, or a weapon's bearer; `Slot::NONE` without. */
  link: Slot | null;
  /** Whose card it is. */
  owner: Seat;
};

/** A hero that a player discarded for the Theurge. */
export type Offer = {
  /** Whose hero it is. */
  owner: Seat;
  /** The hero. */
  card: CardId;
  /** Which of its abilities were used this turn already. */
  used: number;
};

/** What chance answers. */
export type Outcome = { group: Group } | { family: Family } | { card: CardId } | { seat: Seat };

/** The party. */
export type Party = { [key in Slot]?: Member };

/** Where a turn is spent. */
export type Place = 'village' | 'dungeon' | 'rest';

/** What all may know of a player's cards. */
export type Player = {
  /** The face-down cards, hand and deck together. */
  pool: Bag;
  /** The discard pile; it lies face up. */
  discard: Bag;
  /** How many of the face-down cards are in the hand. */
  hand: number;
  /** Cards that are certainly in the hand: it was shown, or the deck ran out while it was drawn. */
  certain: Array<CardId>;
  /** Experience. */
  experience: number;
};

/** One of the two kinds of attack. */
export type Power = 'attack' | 'magic';

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
        /** Where. */
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
        /** What for. */
        purpose: Purpose;
        /** The card that asks. */
        card: CardId;
      };
    }
  | {
      card: {
        /** What for. */
        purpose: Purpose;
      };
    }
  | {
      hall: {
        /** What for. */
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

/** What the rules make of a view. */
export type Reckoned = {
  /** How strong the heroes of the revealed hand are. */
  strengths: Array<HeroStrength>;
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
  /** The monster groups, one bit each. */
  groups: Array<Group>;
  /** The hero families. */
  families: [Family | null, Family | null, Family | null, Family | null];
  /** The village cards. */
  village: Array<CardId>;
  /** How many of each card are for sale or to be levelled up to. */
  stock: { [key in CardId]?: number };
  /** The destroyed cards. */
  destroyed: Bag;
  /** The monsters the village lost to, in the solo variant. */
  escaped: Bag;
  /** In the solo variant: bit 0, the dungeon does not advance this turn; bit 1, not in the next. */
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

/** When a weapon gives its further attack. */
export type WeaponCase = { bearer_strength: number } | 'cleric_against_doomed';

/** When an ability works. */
export type When =
  | 'always'
  | 'village'
  | 'dungeon'
  | 'repeat_dungeon'
  | 'entering'
  | 'spoils'
  | 'victory'
  | 'battle'
  | 'breach';

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
