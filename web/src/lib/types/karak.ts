// Made from the crate `karak` by `cargo xtask types`; changes here are lost.

import type { Ending, Points, RuleId, Seat } from './table';

/** What is special about a hero. */
export type AbilityEntry = {
  /** The key of the name. */
  name: string;
  /** The rule that describes it. */
  rule: RuleId;
  /** The choice that uses it, by its name; nothing when it is not used by one of its own. */
  choice?: string;
};

/** The actions that close a slot. */
export type Action =
  | 'heal'
  | 'gather'
  | 'build_city'
  | 'build'
  | 'recruit'
  | 'pick_up'
  | 'eradicate'
  | 'raise_skeleton';

/** A battle that can be walked into, with the whole army. */
export type Ahead = {
  /** The hex on which it would be fought. */
  at: Pos;
  /** What the attack must reach; `None` when the enemy falls without a battle (K-DAR-2). */
  strength: number | null;
  /** How it goes. */
  prospect: Prospect;
};

/** A kind of monster army. */
export type ArmyEntry = {
  /** The army that the entry describes. */
  monster: Monster;
  /** The key of the name. */
  name: string;
  /** Tokens in the bag. */
  count: number;
  /** Its strength. */
  strength: number;
  /** What its back shows. */
  reward: Reward;
};

/** What the attack of a battle is made of (K-BAT-3). */
export type Attack = {
  /** Swords on the rolled dice. */
  swords: number;
  /** What the weapons add. */
  weapons: number;
  /** What the Fireballs add. */
  fireballs: number;
  /** All together. */
  total: number;
};

/** How likely each attack is. */
export type Attacks = {
  /** The lowest attack there can be. */
  least: number;
  /** The chance of that attack, of the next higher one, and so on; rounded to the fourth place. */
  chances: Array<number>;
};

/** The battle being fought. */
export type Battle = {
  /** Where it is fought. */
  at: HexId;
  /** Where the hero goes back to. */
  from: HexId;
  /** What the attack must reach. */
  strength: number;
  /** Whether it is the Dark General's. */
  general: boolean;
  /** The strength that fell without a battle in the same visit (K-DAR-2). */
  felled: number;
  /** Dice to roll by `Unit::index`. */
  sent: [number, number, number, number, number, number];
  /** The hero die, once rolled. */
  hero: number | null;
  /** The unit dice, once rolled. */
  units: Array<number>;
  /** Skulls ignored on the hero die. */
  hero_spared: number;
  /** Skulls ignored on unit dice by `Unit::index`. */
  units_spared: [number, number, number, number, number, number];
  /** Fireballs cast. */
  fireballs: number;
  /** Whether it was won, once it is decided. */
  won: boolean | null;
};

/** A decision in a battle. */
export type BattleStep =
  | {
      send: {
        /** The unit whose dice they are. */
        unit: Unit;
        /** How many there are. */
        most: number;
      };
    }
  | 'reroll_units'
  | 'reroll_hero'
  | {
      spare: {
        /** How many may still be ignored. */
        left: number;
      };
    }
  | {
      fireballs: {
        /** How many are carried. */
        most: number;
      };
    };

/** The figures of a hero board. */
export type BoardFigures = {
  /** Where the marker stands on the glory track (K-GLO-1). */
  glory: number;
  /** Units that count against glory (K-GLO-2). */
  army: number;
  /** Slots a turn has (K-TURN-1). */
  slots: number;
  /** What the carried weapons add to the attack (K-ITEM-1). */
  weapons: number;
  /** Points (K-END-1). */
  points: Points;
};

/** What a city can hold. */
export type Building =
  | 'stable'
  | 'portal'
  | 'glory_banners'
  | 'military_camp'
  | 'shooting_range'
  | 'wizard_tower';

/** A building. */
export type BuildingEntry = {
  /** The building that the entry describes. */
  building: Building;
  /** The key of the name. */
  name: string;
  /** What it costs. */
  cost: Resources;
  /** What it adds to glory. */
  glory: number;
  /** The slots it adds to a turn. */
  turn_slots: number;
};

/** So many Fireballs, and what they do. */
export type Cast = {
  /** How many are cast. */
  fireballs: number;
  /** The attack with them. */
  attack: number;
  /** Whether it wins. */
  wins: boolean;
  /** Whether it loses, but a praetorian leaves (K-GEN-4). */
  drives_off: boolean;
};

/** Everything a client shows of the components. Lists are in the order of the indexes and masks in a view. */
export type Catalogue = {
  /** The heroes. */
  heroes: Array<HeroEntry>;
  /** The faces of the hero die: skulls negative, swords positive. */
  hero_die: [number, number, number, number, number, number];
  /** The units. */
  units: Array<UnitEntry>;
  /** The monster armies. */
  monsters: Array<ArmyEntry>;
  /** The items. */
  items: Array<ItemEntry>;
  /** The kinds of items. */
  item_kinds: Array<ItemKindEntry>;
  /** The resources. */
  resources: Array<ResourceEntry>;
  /** What a city costs. */
  city_cost: Resources;
  /** The buildings. */
  buildings: Array<BuildingEntry>;
  /** The landscapes. */
  lands: Array<LandEntry>;
  /** The start piece, the castle first. */
  start: Array<StartHex>;
  /** The kinds of tiles, by number. */
  tiles: Array<TileKind>;
  /** The most lives a hero has. */
  max_lives: number;
  /** The most lives a healing gives back. */
  healing: number;
  /** The highest level of glory. */
  max_glory: number;
  /** The Dark General's strength without praetorians. */
  general: number;
  /** The slots of every turn. */
  turn_slots: number;
  /** What the stones count. */
  points: StoneEntry;
};

/** What chance is asked. */
export type Chance =
  | {
      hero: {
        /** The seat that gets a hero. */
        seat: Seat;
      };
    }
  | {
      order_roll: {
        /** Who rolls. */
        seat: Seat;
      };
    }
  | 'tile'
  | 'token'
  | {
      roll: {
        /** Whether the hero die is rolled. */
        hero: boolean;
        /** How many dice of each unit are rolled. */
        units: [number, number, number, number, number, number];
      };
    }
  | 'amulet';

/** What a player chooses. */
export type Choice =
  | { take_hero: Hero }
  | {
      move: {
        /** The place on the grid to go to. */
        to: Pos;
      };
    }
  | {
      explore: {
        /** The place on the grid to go to. */
        to: Pos;
      };
    }
  | {
      portal: {
        /** The place on the grid to go to. */
        to: Pos;
      };
    }
  | {
      magic_run: {
        /** The place on the grid to go to. */
        to: Pos;
      };
    }
  | 'heal'
  | {
      gather: {
        /** The one more of the Amulet of Resources. */
        extra: Resource | null;
      };
    }
  | {
      build_city: {
        /** What Taia does not pay. */
        discount: Resource | null;
      };
    }
  | 'build'
  | 'recruit'
  | 'pick_up'
  | 'eradicate'
  | 'raise_skeleton'
  | {
      pickpocket: {
        /** The player who loses resources. */
        from: Seat;
      };
    }
  | 'hawkeye'
  | 'end_turn'
  | { lay_tile: TileId }
  | {
      place: {
        /** The empty place on the grid that the tile fills. */
        at: Pos;
        /** Rotated counter-clockwise by so many sixths. */
        rotation: number;
      };
    }
  | { pick_monster: Monster }
  | {
      send: {
        /** The unit whose dice they are. */
        unit: Unit;
        /** How many of its dice, from 0. */
        count: number;
      };
    }
  | 'reroll'
  | 'stand'
  | 'spare_hero'
  | { spare_unit: Unit }
  | 'enough'
  | {
      cast: {
        /** How many, from 0. */
        fireballs: number;
      };
    }
  | { take_resources: Resources }
  | { leave: Item }
  | {
      swap: {
        /** What is picked up. */
        take: Item;
        /** What is laid down for it. */
        leave: Item | null;
      };
    }
  | {
      raise: {
        /** The building to build. */
        building: Building;
        /** What Taia does not pay. */
        discount: Resource | null;
      };
    }
  | { return: Unit }
  | { train: Unit }
  | { dismiss: Unit }
  | { curse: Seat };

/** Why units or buildings are picked. */
export type CityWhy = 'build' | 'recruit' | 'dismiss';

/** The whole file. */
export type ComponentFile = {
  /** Dice by name: `hero` and the units. */
  dice: { [key in string]: DieEntry };
  /** Unit dice by name. */
  supply: { [key in string]: SupplyEntry };
  /** Monster armies by name. */
  monsters: { [key in string]: MonsterEntry };
  /** Costs by name: `city` and the buildings. */
  costs: { [key in string]: CostEntry };
  /** The start piece. */
  start: StartEntry;
  /** First-tier tiles by landscape. */
  tier1: { [key in Land]?: TileEntry };
  /** Second-tier tiles by landscape. */
  tier2: { [key in Land]?: TileEntry };
};

/** What something costs. */
export type CostEntry = {
  /** Food, wood, stone. */
  cost: Array<number>;
  /** How sure it is. */
  status: Status;
};

/** A die. */
export type DieEntry = {
  /** Six faces: skulls negative, swords positive. */
  faces: Array<number>;
  /** How sure it is. */
  status: Status;
  /** What is known besides. */
  note?: string;
};

/** Enemies on a hex. */
export type Enemy = {
  /** Where they stand. */
  hex: HexId;
  /** What an attack must reach there (K-BAT-1, K-GEN-1). */
  strength: number;
};

/** Something that happened. `seat` is always the one it happened to. */
export type Event =
  | {
      order_rolled: {
        /** Who rolled. */
        seat: Seat;
        /** What the hero die shows: swords above 0, skulls below. */
        face: number;
        /** What the roll decides. */
        why: OrderFor;
      };
    }
  | {
      draft_place_taken: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      hero_taken: {
        /** The player it happened to. */
        seat: Seat;
        /** The hero of this player from now on. */
        hero: Hero;
      };
    }
  | {
      starting_player_found: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      turn_began: {
        /** Whose turn it is. */
        seat: Seat;
        /** The round, from 1. */
        round: number;
      };
    }
  | {
      recovered: {
        /** The player it happened to. */
        seat: Seat;
        /** Lives the hero has again. */
        lives: number;
      };
    }
  | {
      turn_ended: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      moved: {
        /** The player it happened to. */
        seat: Seat;
        /** Where the hero was. */
        from: Pos;
        /** Where the hero is now. */
        to: Pos;
        /** How the hero got there. */
        way: Way;
      };
    }
  | {
      action_began: {
        /** The player it happened to. */
        seat: Seat;
        /** Which action it is. */
        action: Action;
      };
    }
  | {
      hawkeye_used: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      tile_drawn: {
        /** The player it happened to. */
        seat: Seat;
        /** The tile. */
        tile: TileId;
        /** The landscape on it. */
        land: Land;
      };
    }
  | {
      tiles_drawn: {
        /** The player it happened to. */
        seat: Seat;
        /** How many tiles. */
        count: number;
      };
    }
  | {
      tiles_seen: {
        /** The player it happened to. */
        seat: Seat;
        /** The tiles, in the order in which they were drawn. */
        tiles: Array<TileId>;
      };
    }
  | {
      tile_chosen: {
        /** The player it happened to. */
        seat: Seat;
        /** The tile. */
        tile: TileId;
        /** The landscape on it. */
        land: Land;
      };
    }
  | {
      tile_returned: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      tile_remembered: {
        /** The player it happened to. */
        seat: Seat;
        /** The tile. */
        tile: TileId;
      };
    }
  | {
      tile_shown: {
        /** The player it happened to. */
        seat: Seat;
        /** The tile. */
        tile: TileId;
        /** The landscape on it. */
        land: Land;
      };
    }
  | {
      tile_laid: {
        /** The player it happened to. */
        seat: Seat;
        /** Where it lies. */
        at: Pos;
        /** The tile. */
        tile: TileId;
        /** The landscape on it. */
        land: Land;
        /** By how many sixths it is rotated, counter-clockwise. */
        rotation: number;
        /** Its chasms as it lies, as a mask of sides. */
        chasms: number;
        /** A side that counts as free although a chasm is drawn there (K-EXP-4). */
        joint: Side | null;
      };
    }
  | {
      general_appeared: {
        /** Where the Abyss lies. */
        at: Pos;
        /** How many praetorians stand by him. */
        praetorians: number;
      };
    }
  | {
      token_drawn: {
        /** The player it happened to. */
        seat: Seat;
        /** The army on the token. */
        monster: Monster;
      };
    }
  | {
      token_returned: {
        /** The player it happened to. */
        seat: Seat;
        /** The army on the token. */
        monster: Monster;
      };
    }
  | {
      token_placed: {
        /** The army on the token. */
        monster: Monster;
        /** The hex it guards. */
        at: Pos;
      };
    }
  | {
      battle_began: {
        /** The player it happened to. */
        seat: Seat;
        /** Where it is fought. */
        at: Pos;
        /** Where the hero goes back to after a lost battle. */
        from: Pos;
        /** What the attack must reach. */
        strength: number;
        /** Whether it is the battle against the Dark General. */
        general: boolean;
        /** The strength that fell before without a battle (K-DAR-2). */
        felled: number;
      };
    }
  | {
      units_sent: {
        /** The player it happened to. */
        seat: Seat;
        /** The kind of unit. */
        unit: Unit;
        /** How many of its dice. */
        count: number;
      };
    }
  | {
      rolled: {
        /** The player it happened to. */
        seat: Seat;
        /** What the hero die shows: swords above 0, skulls below. */
        hero: number;
        /** The faces of the unit dice, in the order of `Unit::ALL`. */
        units: Array<number>;
        /** What the attack is made of now. */
        attack: Attack;
      };
    }
  | {
      units_rerolled: {
        /** The player it happened to. */
        seat: Seat;
        /** The faces of the unit dice, in the order of `Unit::ALL`. */
        units: Array<number>;
        /** What the attack is made of now. */
        attack: Attack;
      };
    }
  | {
      hero_rerolled: {
        /** The player it happened to. */
        seat: Seat;
        /** What the hero die shows now. */
        hero: number;
        /** What the attack is made of now. */
        attack: Attack;
      };
    }
  | {
      roll_kept: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      hero_spared: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      unit_spared: {
        /** The player it happened to. */
        seat: Seat;
        /** The unit whose die is spared. */
        unit: Unit;
      };
    }
  | {
      fireballs_cast: {
        /** The player it happened to. */
        seat: Seat;
        /** How many in all in this battle. */
        count: number;
        /** What the attack is made of now. */
        attack: Attack;
      };
    }
  | {
      battle_won: {
        /** The player it happened to. */
        seat: Seat;
        /** The final attack. */
        attack: number;
        /** What it had to reach. */
        strength: number;
      };
    }
  | {
      battle_lost: {
        /** The player it happened to. */
        seat: Seat;
        /** The final attack. */
        attack: number;
        /** What it had to reach. */
        strength: number;
      };
    }
  | {
      battle_ended: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      army_struck: {
        /** The player it happened to. */
        seat: Seat;
        /** The army on the token. */
        monster: Monster;
        /** The hex it stood on. */
        at: Pos;
      };
    }
  | {
      army_defeated: {
        /** The player it happened to. */
        seat: Seat;
        /** The army on the token. */
        monster: Monster;
        /** The hex it stood on. */
        at: Pos;
      };
    }
  | {
      praetorian_left: {
        /** The player it happened to. */
        seat: Seat;
        /** How many praetorians are left. */
        left: number;
      };
    }
  | {
      glory_rose: {
        /** The player it happened to. */
        seat: Seat;
        /** The strength of the strongest win so far (K-GLO-1). */
        strongest: number;
        /** The glory level before it. */
        before: number;
        /** The glory level since; the same where it cannot rise any more. */
        glory: number;
      };
    }
  | {
      amulet_found: {
        /** The player it happened to. */
        seat: Seat;
        /** The amulet. */
        item: Item;
      };
    }
  | {
      item_gained: {
        /** The player it happened to. */
        seat: Seat;
        /** The item. */
        item: Item;
      };
    }
  | {
      item_left: {
        /** The player it happened to. */
        seat: Seat;
        /** The item. */
        item: Item;
        /** The hex it lies on. */
        at: Pos;
      };
    }
  | {
      item_taken: {
        /** The player it happened to. */
        seat: Seat;
        /** The item. */
        item: Item;
        /** The hex it lay on. */
        at: Pos;
      };
    }
  | {
      spell_spent: {
        /** The player it happened to. */
        seat: Seat;
        /** The spell. */
        item: Item;
      };
    }
  | {
      stone_gained: {
        /** The player it happened to. */
        seat: Seat;
        /** Whether it is a large one, which counts twice as much. */
        large: boolean;
      };
    }
  | {
      cart_emptied: {
        /** The player it happened to. */
        seat: Seat;
        /** What was in it. */
        resources: Resources;
      };
    }
  | {
      plundered: {
        /** The player it happened to. */
        seat: Seat;
        /** What the hex gave. */
        resources: Resources;
      };
    }
  | {
      units_lost: {
        /** The player it happened to. */
        seat: Seat;
        /** The kind of unit. */
        unit: Unit;
        /** How many of its dice are gone. */
        count: number;
      };
    }
  | {
      wounded: {
        /** The player it happened to. */
        seat: Seat;
        /** Lives that skulls took. */
        wounds: number;
        /** Lives that came back. */
        heals: number;
        /** Lives afterwards. */
        lives: number;
      };
    }
  | {
      unit_dismissed: {
        /** The player it happened to. */
        seat: Seat;
        /** The kind of unit. */
        unit: Unit;
      };
    }
  | {
      misery_fell: {
        /** The player who lost resources. */
        seat: Seat;
        /** Whose roll brought it. */
        by: Seat;
        /** What was taken. */
        lost: Resources;
      };
    }
  | {
      plague_fell: {
        /** Whose city has it now. */
        seat: Seat;
      };
    }
  | {
      fell_unconscious: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      healed: {
        /** The player it happened to. */
        seat: Seat;
        /** Lives afterwards. */
        lives: number;
      };
    }
  | {
      gathered: {
        /** The player it happened to. */
        seat: Seat;
        /** The hex that yielded them. */
        at: Pos;
        /** What was gained. */
        resources: Resources;
      };
    }
  | {
      city_built: {
        /** The player it happened to. */
        seat: Seat;
        /** Where it stands. */
        at: Pos;
        /** What it cost. */
        paid: Resources;
      };
    }
  | {
      built: {
        /** The player it happened to. */
        seat: Seat;
        /** The building. */
        building: Building;
        /** What it cost. */
        paid: Resources;
      };
    }
  | {
      unit_returned: {
        /** The player it happened to. */
        seat: Seat;
        /** The kind of unit. */
        unit: Unit;
      };
    }
  | {
      unit_trained: {
        /** The player it happened to. */
        seat: Seat;
        /** The kind of unit. */
        unit: Unit;
      };
    }
  | {
      skeleton_raised: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      restored: {
        /** The player it happened to. */
        seat: Seat;
      };
    }
  | {
      plague_lifted: {
        /** Whose city is free of it. */
        seat: Seat;
      };
    }
  | {
      stolen: {
        /** The player who stole. */
        seat: Seat;
        /** The player who lost them. */
        from: Seat;
        /** What changed hands. */
        resources: Resources;
      };
    }
  | {
      game_ended: {
        /** Who won the Archstone. */
        seat: Seat;
        /** Who won, and everybody's points. */
        ending: Ending;
      };
    };

/** What a player may be told beforehand. */
export type Forecast =
  | {
      turn: {
        /** Each place with an enemy that may be entered. */
        battles: Array<Ahead>;
      };
    }
  | {
      send: {
        /** The sets; the units already settled are the same in all. */
        sets: Array<Sending>;
        /** The least attack that wins without a Fireball (K-BAT-5). */
        enough: number;
        /** The least attack that wins when all Fireballs carried are cast (K-BAT-4). */
        enough_with_fireballs: number;
      };
    }
  | {
      reroll: {
        /** The roll is kept. */
        stand: Prospect;
        /** The dice are rolled again. */
        reroll: Prospect;
      };
    }
  | {
      fireballs: {
        /** From none to all. */
        casts: Array<Cast>;
      };
    };

/** The six heroes. */
export type Hero = 'horan' | 'taia' | 'lorraine' | 'xanros' | 'elspeth' | 'darius';

/** A hero. */
export type HeroEntry = {
  /** The hero that the entry describes. */
  hero: Hero;
  /** The key of the name. */
  name: string;
  /** What is special about the hero. */
  abilities: [AbilityEntry, AbilityEntry];
};

/** How the heroes find their players (K-SET-6). */
export type Heroes = 'dealt' | 'draft' | { chosen: Array<Hero> };

/** A hex on the board. */
export type Hex = {
  /** Where it lies. */
  at: Pos;
  /** What it is. */
  land: Land;
  /** The tile it is, or none for the start piece. */
  tile: TileId | null;
  /** How the tile was turned. */
  rotation: number;
  /** Its chasms that count, as a mask of sides. */
  chasms: number;
  /** The monster armies on it. */
  armies: [Monster | null, Monster | null];
  /** The items lying on it, by `Item::index`. */
  items: [number, number, number, number, number, number, number, number, number];
  /** Whose city stands on it. */
  city: Seat | null;
};

/** A laid hex: an index into `Table::hexes`. */
export type HexId = number;

/** A refusal by the rules. */
export type Illegal =
  | {
      not_asked: {
        /** The rule that says so. */
        rule: RuleId;
      };
    }
  | {
      impossible_outcome: {
        /** The rule that says so. */
        rule: RuleId;
      };
    }
  | {
      at_least_one: {
        /** The rule that says so. */
        rule: RuleId;
      };
    }
  | {
      hero_is_taken: {
        /** The hero that somebody else plays. */
        hero: Hero;
      };
    }
  | 'no_slot_left'
  | {
      only_for: {
        /** The only hero who can do it. */
        hero: Hero;
        /** The rule that says so. */
        rule: RuleId;
      };
    }
  | {
      not_neighbour: {
        /** The place that was named. */
        to: Pos;
      };
    }
  | {
      not_laid: {
        /** The place that was named. */
        at: Pos;
      };
    }
  | {
      already_laid: {
        /** The place that was named. */
        at: Pos;
      };
    }
  | {
      chasm_between: {
        /** Where the hero stands. */
        from: Pos;
        /** Where the hero wants to go. */
        to: Pos;
      };
    }
  | {
      chasm_on_side: {
        /** The place that was named. */
        to: Pos;
      };
    }
  | 'deck_empty'
  | 'no_portal'
  | 'portal_used'
  | 'portal_needs_city'
  | 'here_already'
  | 'magic_run_used'
  | {
      not_in_line: {
        /** The place that was named. */
        to: Pos;
      };
    }
  | {
      monsters_in_the_way: {
        /** Where they stand. */
        at: Pos;
      };
    }
  | 'not_wounded'
  | 'nothing_to_gather'
  | 'city_here'
  | 'gathered_already'
  | 'wrong_extra'
  | 'city_stands'
  | 'not_on_the_castle'
  | {
      hero_here: {
        /** Whose hero stands here. */
        seat: Seat;
      };
    }
  | {
      too_expensive: {
        /** What is lacking. */
        missing: Resources;
        /** The rule that says so. */
        rule: RuleId;
      };
    }
  | 'wrong_discount'
  | {
      not_in_own_city: {
        /** The rule that says so. */
        rule: RuleId;
      };
    }
  | {
      built_already: {
        /** The building that stands. */
        building: Building;
      };
    }
  | 'plague_in_city'
  | {
      building_missing: {
        /** The unit. */
        unit: Unit;
        /** The building that trains it. */
        building: Building;
      };
    }
  | {
      supply_empty: {
        /** The unit. */
        unit: Unit;
      };
    }
  | {
      glory_reached: {
        /** How many units glory allows. */
        glory: number;
      };
    }
  | {
      not_trainable: {
        /** The unit. */
        unit: Unit;
      };
    }
  | {
      not_in_army: {
        /** The unit. */
        unit: Unit;
      };
    }
  | 'return_comes_first'
  | 'nothing_lies_here'
  | {
      not_lying: {
        /** The item that was named. */
        item: Item;
      };
    }
  | {
      not_carried: {
        /** The item that was named. */
        item: Item;
      };
    }
  | {
      no_free_slot: {
        /** The kind of slot. */
        kind: ItemKind;
      };
    }
  | 'wrong_exchange'
  | 'not_at_castle'
  | 'nothing_to_cure'
  | 'enough_skeletons'
  | 'no_pickpocket'
  | {
      not_yourself: {
        /** The rule that says so. */
        rule: RuleId;
      };
    }
  | {
      no_such_player: {
        /** The seat that was named. */
        seat: Seat;
      };
    }
  | {
      nothing_to_steal: {
        /** The player who has none. */
        seat: Seat;
      };
    }
  | 'hawkeye_used'
  | 'no_open_side'
  | 'tile_not_drawn'
  | {
      no_open_joint: {
        /** The place that was named. */
        at: Pos;
      };
    }
  | {
      same_as_rotation: {
        /** The earlier rotation, which is the one to name. */
        rotation: number;
      };
    }
  | {
      monster_not_there: {
        /** The army that was named. */
        monster: Monster;
      };
    }
  | {
      too_many_dice: {
        /** The unit. */
        unit: Unit;
        /** How many dice there are. */
        most: number;
      };
    }
  | 'no_skull'
  | {
      too_many_fireballs: {
        /** How many are carried. */
        most: number;
      };
    }
  | {
      wrong_resources: {
        /** How many there must be. */
        count: number;
      };
    };

/** What a hero can carry. */
export type Item =
  | 'sword'
  | 'warhammer'
  | 'fireball'
  | 'pickpocket'
  | 'amulet_of_resources'
  | 'amulet_of_glory'
  | 'amulet_of_action'
  | 'amulet_of_protection'
  | 'amulet_of_the_titan';

/** An item. */
export type ItemEntry = {
  /** The item that the entry describes. */
  item: Item;
  /** The key of the name. */
  name: string;
  /** The slot it goes into. */
  kind: ItemKind;
  /** What it always adds to the attack. */
  attack: number;
  /** What it adds to glory while it is carried. */
  glory: number;
  /** The slots it adds to a turn while it is carried. */
  turn_slots: number;
};

/** The three kinds of slots in an inventory. */
export type ItemKind = 'weapon' | 'spell' | 'amulet';

/** A kind of item. */
export type ItemKindEntry = {
  /** The kind of item that the entry describes. */
  kind: ItemKind;
  /** The key of the name. */
  name: string;
  /** How many slots a hero has for it. */
  slots: number;
};

/** Why items are picked. */
export type ItemsWhy =
  | {
      leave: {
        /** The kind of item that there is too much of. */
        kind: ItemKind;
      };
    }
  | 'pick_up';

/**
 * What one viewer may see: the open table, and for Darius's player what only Darius knows. Written down, it also says
 * what the rules make of that (`Reckoned`).
 */
export type KarakView = {
  /** The open table. */
  table: Table;
  /** The tiles the viewer holds as Darius. */
  hand: Array<TileId>;
  /** The top tile of the deck, when the viewer put it there as Darius. */
  top: TileId | null;
  /** What the rules make of it. */
  reckoned: Reckoned;
};

/** What a hex is. */
export type Land =
  | 'farm'
  | 'forest'
  | 'farm_forest'
  | 'farm_rock'
  | 'forest_rock'
  | 'big_farm'
  | 'dense_forest'
  | 'giant_rock'
  | 'castle'
  | 'abyss';

/** A landscape. */
export type LandEntry = {
  /** The landscape that the entry describes. */
  land: Land;
  /** The key of the name. */
  name: string;
  /** What a gathering gives. */
  yields: Resources;
};

/** The armies in the bag. */
export type Monster =
  | 'skeleton_warriors'
  | 'fire_eaters'
  | 'shadow_eaters'
  | 'skeletal_hulks'
  | 'dark_dryads'
  | 'hammer_follower'
  | 'skeleton_riders'
  | 'envoys_of_death';

/** A kind of monster army. */
export type MonsterEntry = {
  /** Tokens in the bag. */
  count: number;
  /** What its back shows. */
  reward: Reward;
  /** Its strength. */
  strength: number;
  /** How sure the strength is. */
  status: Status;
};

/** Why a monster army is picked. */
export type MonsterWhy = 'return' | 'strike';

/** What a kind of tile shows. */
export type NamedTile = {
  /** The tile's number among the components. */
  tile: TileId;
  /** What it is. */
  land: Land;
  /** Its chasms before rotation, as a mask of sides. */
  chasms: number;
};

/** What a roll for the order decides. */
export type OrderFor = 'draft' | 'start';

/** What chance answers. */
export type Outcome =
  | { hero: Hero }
  | { face: number }
  | { tile: TileId }
  | { token: Monster }
  | {
      roll: {
        /** The hero die, when it was rolled. */
        hero: number | null;
        /** The unit dice. */
        units: Array<number>;
      };
    }
  | { amulet: Item };

/** A hero's board. */
export type Player = {
  /** The hero, once it is known. */
  hero: Hero | null;
  /** Where the hero stands. */
  at: HexId;
  /** Lives left. */
  lives: number;
  /** Whether the next turn is spent recovering. */
  unconscious: boolean;
  /** The strongest win so far (K-GLO-1). */
  strongest: number;
  /** Food, wood, stone. */
  resources: Resources;
  /** Dice of the army by `Unit::index`. */
  units: [number, number, number, number, number, number];
  /** Items carried by `Item::index`. */
  items: [number, number, number, number, number, number, number, number, number];
  /** Built buildings as a mask of `Building::index`. */
  buildings: number;
  /** Where the player's city stands. */
  city: HexId | null;
  /** Small Soul Stones. */
  small_stones: number;
  /** Large Soul Stones. */
  large_stones: number;
  /** Whether the Archstone is theirs. */
  archstone: boolean;
};

/** A place on the grid, in axial coordinates; the castle is at (0, 0). */
export type Pos = [q: number, r: number];

/** How a battle goes. Chances from 0 to 1 and means, rounded to the sixth place. */
export type Prospect = {
  /** The chance to win without a Fireball. */
  win: number;
  /** The chance to win when all Fireballs carried may be cast. */
  win_with_fireballs: number;
  /** The chance that the battle is lost, but a praetorian leaves (K-GEN-4). */
  driven_off: number;
  /** How likely each attack is. */
  attacks: Attacks;
  /** Lives lost in the mean. */
  lives: number;
  /** Unit dice lost in the mean. */
  dice: number;
  /** The chance that the hero is left unconscious (K-LIFE-1). */
  unconscious: number;
  /** The chance of Plague & Misery (K-BAT-9). */
  plague: number;
};

/** What a player is asked. Ten kinds, some with the reason they are asked for. */
export type Question =
  | 'hero'
  | 'turn'
  | 'tile'
  | 'place'
  | {
      monster: {
        /** What happens to the army. */
        why: MonsterWhy;
      };
    }
  | {
      battle: {
        /** The decision that is due. */
        step: BattleStep;
      };
    }
  | {
      resources: {
        /** Where the resources come from. */
        why: ResourcesWhy;
        /** How many in all. */
        count: number;
      };
    }
  | {
      items: {
        /** Whether items are left or picked up. */
        why: ItemsWhy;
      };
    }
  | {
      city: {
        /** What is done in the city. */
        why: CityWhy;
      };
    }
  | 'victim';

/** What the rules make of a view. */
export type Reckoned = {
  /** The figures of the hero boards, by seat. */
  boards: Array<BoardFigures>;
  /** Where enemies stand, and how strong they are together. */
  enemies: Array<Enemy>;
  /** By hex the sides that a chasm closes, on this hex or on the one across, as masks (K-MOVE-1). */
  closed: Array<number>;
  /** The tiles that this view names without a place: drawn, shown, held, put back. */
  tiles: Array<NamedTile>;
  /** Tiles in the deck. */
  deck: number;
  /** Tokens in the bag. */
  bag: number;
  /** Slots of the running turn that are not used up; one whose action is still open counts (K-TURN-1). */
  slots_left: number;
  /** Whose turn comes after the running one. */
  next: Seat;
  /** The slots of the running turn, one after the other (K-TURN-1). */
  slots: Array<TurnSlot>;
  /** The attack of the battle being fought, once the dice are rolled (K-BAT-3). */
  attack: Attack | null;
  /** The dice of the battle being fought, once they are rolled: the hero die, then the unit dice. */
  dice: Array<RolledDie>;
};

/** What is gathered and paid. */
export type Resource = 'food' | 'wood' | 'stone';

/** A resource. */
export type ResourceEntry = {
  /** The resource that the entry describes. */
  resource: Resource;
  /** The key of the name. */
  name: string;
};

/** An amount of each resource: food, wood, stone. */
export type Resources = [number, number, number];

/** Why resources are picked. */
export type ResourcesWhy =
  | 'cart'
  | 'plunder'
  | {
      steal: {
        /** Whose they are. */
        from: Seat;
      };
    };

/** What a monster army's token shows on its back. */
export type Reward =
  | 'sword'
  | 'warhammer'
  | 'fireball'
  | 'pickpocket'
  | 'amulet'
  | 'cart'
  | 'small_stone'
  | 'large_stone';

/** A die of the battle being fought. */
export type RolledDie = {
  /** The unit whose die it is; none for the hero die. */
  unit: Unit | null;
  /** What it shows: skulls negative, swords positive. */
  face: number;
  /** Whether all its skulls are ignored (K-AMU-4). */
  spared: boolean;
};

/** A set of dice, and how the battle goes with it. */
export type Sending = {
  /** How many dice of each unit are rolled, by `Unit::index`. */
  sent: [number, number, number, number, number, number];
  /** How it goes. */
  prospect: Prospect;
};

/**
 * A game's setup.
 *
 * ```
 * use emberhall_karak::table::Game;
 * use emberhall_karak::{Hero, Heroes, Karak, Setup, SetupError};
 *
 * let chosen = Heroes::Chosen(vec![Hero::Elspeth, Hero::Taia]);
 * let setup = Setup { heroes: chosen, friendly: true, ..Setup::new(2) };
 * assert!(Karak::start(&setup).is_ok());
 *
 * // As JSON, where everything but the number of players may be missing. Without a version it means the first rules.
 * let setup: Setup = serde_json::from_str(r#"{ "players": 6 }"#)?;
 * assert_eq!(setup.rules, 1);
 * assert_eq!(Karak::start(&setup), Err(SetupError::WrongPlayers { found: 6 }));
 * # Ok::<(), serde_json::Error>(())
 * ```
 */
export type Setup = {
  /** How many play. */
  players: number;
  /** How the heroes are found. */
  heroes: Heroes;
  /** Without Plague & Misery (K-SET-11). */
  friendly: boolean;
  /** The version of the rules; 1 when missing. */
  rules: number;
  /** Other component figures than the shipped ones. */
  components?: ComponentFile;
};

/** One of the six sides of a hex, counted counter-clockwise from east. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;

/** What gives a slot of the turn. */
export type SlotSource = 'turn' | 'stable' | 'amulet';

/** What has been done in a slot of the turn. */
export type SlotState = 'done' | 'moved' | 'next' | 'later';

/** The start piece. */
export type StartEntry = {
  /** How sure it is. */
  status: Status;
  /** Its hexes. */
  hexes: Array<StartHexEntry>;
};

/** A hex of the start piece. */
export type StartHex = {
  /** Where it lies. */
  at: Pos;
  /** What it is. */
  land: Land;
  /** Its chasms as a mask of sides. */
  chasms: number;
};

/** One hex of the start piece. */
export type StartHexEntry = {
  /** Where it lies. */
  at: Array<number>;
  /** What it is. */
  land: Land;
  /** Its chasms by side. */
  chasms: Array<number>;
};

/** How sure a figure is. */
export type Status = 'printed' | 'found' | 'assumed';

/** What the stones count. */
export type StoneEntry = {
  /** A small Soul Stone. */
  small_stone: Points;
  /** A large Soul Stone. */
  large_stone: Points;
  /** The Archstone. */
  archstone: Points;
};

/** A number of unit dice. */
export type SupplyEntry = {
  /** How many there are. */
  count: number;
  /** How sure it is. */
  status: Status;
};

/** The open side of the table. */
export type Table = {
  /** The version of the rules it is played by. */
  rules: number;
  /** Played without Plague & Misery (K-SET-11). */
  friendly: boolean;
  /** The heroes' boards by seat. */
  players: Array<Player>;
  /** The order of the draft, as far as it is known. */
  draft: Array<Seat>;
  /** Whose turn it is. */
  active: Seat;
  /** Who began. */
  first: Seat;
  /** The round, from 1; 0 before the first turn. */
  round: number;
  /** What the running turn has used. */
  turn: Turn;
  /** The hexes of the board, in the order in which they were laid; the Castle is the first. */
  hexes: Array<Hex>;
  /** Tiles nobody but Darius may have seen, by `TileId`: those in the deck and in his hand. */
  unseen: Array<number>;
  /** How many of them Darius holds. */
  held: number;
  /** Whether the top tile of the deck is one that Darius put back. */
  returned: boolean;
  /** The top tile of the deck when all have seen it. */
  shown: TileId | null;
  /** The tile that is being laid. */
  drawn: TileId | null;
  /** Tokens in the bag by `Monster::index`. */
  bag: [number, number, number, number, number, number, number, number];
  /** Tokens drawn and not placed yet. */
  tokens: Array<Monster>;
  /** Tokens turned over by `Monster::index`. */
  defeated: [number, number, number, number, number, number, number, number];
  /** Amulets nobody has seen yet, as a mask of `Item::index`. */
  amulets: number;
  /** Spells that left the game by `Item::index`. */
  spent: [number, number, number, number, number, number, number, number, number];
  /** Unit dice in the supply by `Unit::index`. */
  supply: [number, number, number, number, number, number];
  /** Where the Dark General stands. */
  general: HexId | null;
  /** His praetorians. */
  praetorians: number;
  /** Whose city has the Plague. */
  plague: Seat | null;
  /** The battle being fought. */
  battle: Battle | null;
  /** How the game ended. */
  ending: Ending | null;
};

/** The tiles of one landscape. */
export type TileEntry = {
  /** One list of chasms for each copy. */
  chasms: Array<Array<number>>;
  /** How sure it is. */
  status: Status;
};

/**
 * A kind of landscape tile: an index into `Components::tiles`. Equal tiles share it, so it names a face and
 * never a place in the deck.
 */
export type TileId = number;

/** A kind of tile. */
export type TileKind = {
  /** 1 or 2. */
  tier: number;
  /** What it is. */
  land: Land;
  /** Its chasms before rotation, as a mask of sides. */
  chasms: number;
  /** How many the deck has. */
  count: number;
};

/** What has been used in the running turn. */
export type Turn = {
  /** Slots begun (K-TURN-1). */
  begun: number;
  /** Whether the last one begun may still have its action. */
  open: boolean;
  /** Whether the portal was used (K-BLD-3). */
  portal: boolean;
  /** Whether the Magic Run was used (K-ELS-2). */
  magic_run: boolean;
  /** Whether Hawkeye was used (K-LOR-1). */
  hawkeye: boolean;
  /** The hexes gathered from, as a set (K-GATH-1). */
  gathered: Array<HexId>;
};

/** A slot of the running turn. */
export type TurnSlot = {
  /** What has been done in it. */
  state: SlotState;
  /** What gives it. */
  from: SlotSource;
};

/** The dice of an army. */
export type Unit = 'knight' | 'archer' | 'mage' | 'skeleton' | 'bear' | 'titan';

/** A unit. */
export type UnitEntry = {
  /** The unit that the entry describes. */
  unit: Unit;
  /** The key of the name. */
  name: string;
  /** The faces of its die: skulls negative, swords positive. */
  die: [number, number, number, number, number, number];
  /** How many dice there are. */
  supply: number;
  /** The building that unlocks it; nothing when it is never recruited. */
  building: Building | null;
  /** What it costs; nothing when it is never recruited. */
  cost: Resources | null;
};

/** How a hero came to a hex. */
export type Way = 'walk' | 'explore' | 'portal' | 'magic_run' | 'retreat';
