// What the engine tells of a game of Karak 2: the view, the questions, the choices, the events.
import type { Ending, Message, Seat } from '../types/protocol';

export const HEROES = ['horan', 'taia', 'lorraine', 'xanros', 'elspeth', 'darius'] as const;
export type Hero = (typeof HEROES)[number];

export const MONSTERS = [
  'skeleton_warriors',
  'fire_eaters',
  'shadow_eaters',
  'skeletal_hulks',
  'dark_dryads',
  'hammer_follower',
  'skeleton_riders',
  'envoys_of_death',
] as const;
export type Monster = (typeof MONSTERS)[number];

export const ITEMS = [
  'sword',
  'warhammer',
  'fireball',
  'pickpocket',
  'amulet_of_resources',
  'amulet_of_glory',
  'amulet_of_action',
  'amulet_of_protection',
  'amulet_of_the_titan',
] as const;
export type Item = (typeof ITEMS)[number];

export const KINDS = ['weapon', 'spell', 'amulet'] as const;
export type ItemKind = (typeof KINDS)[number];

export const UNITS = ['knight', 'archer', 'mage', 'skeleton', 'bear', 'titan'] as const;
export type Unit = (typeof UNITS)[number];

export const BUILDINGS = [
  'stable',
  'portal',
  'glory_banners',
  'military_camp',
  'shooting_range',
  'wizard_tower',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const RESOURCES = ['food', 'wood', 'stone'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Food, wood, stone. */
export type Resources = [number, number, number];

export const LANDS = [
  'farm',
  'forest',
  'farm_forest',
  'farm_rock',
  'forest_rock',
  'big_farm',
  'dense_forest',
  'giant_rock',
  'castle',
  'abyss',
] as const;
export type Land = (typeof LANDS)[number];

/** Axial coordinates: east, south-east. */
export type Pos = [number, number];
export type TileId = number;
/** An index into the list of laid hexes. */
export type HexId = number;

export interface Hex {
  at: Pos;
  land: Land;
  tile: TileId | null;
  rotation: number;
  /** A mask of sides. */
  chasms: number;
  armies: [Monster | null, Monster | null];
  items: number[];
  city: Seat | null;
}

export interface Player {
  hero: Hero | null;
  at: HexId;
  lives: number;
  unconscious: boolean;
  strongest: number;
  resources: Resources;
  units: number[];
  items: number[];
  /** A mask of buildings. */
  buildings: number;
  city: HexId | null;
  small_stones: number;
  large_stones: number;
  archstone: boolean;
}

export interface Turn {
  begun: number;
  open: boolean;
  portal: boolean;
  magic_run: boolean;
  hawkeye: boolean;
  gathered: number;
}

export interface Battle {
  at: HexId;
  from: HexId;
  strength: number;
  general: boolean;
  felled: number;
  sent: number[];
  hero: number | null;
  units: number[];
  hero_spared: number;
  units_spared: number[];
  fireballs: number;
  won: boolean | null;
}

export interface Table {
  friendly: boolean;
  players: Player[];
  draft: Seat[];
  active: Seat;
  first: Seat;
  round: number;
  turn: Turn;
  hexes: Hex[];
  unseen: number[];
  held: number;
  returned: boolean;
  shown: TileId | null;
  drawn: TileId | null;
  bag: number[];
  tokens: Monster[];
  defeated: number[];
  amulets: number;
  spent: number[];
  supply: number[];
  general: HexId | null;
  praetorians: number;
  plague: Seat | null;
  battle: Battle | null;
  ending: Ending | null;
}

export interface KarakView {
  table: Table;
  hand: TileId[];
  top: TileId | null;
}

export type BattleStep =
  | { send: { unit: Unit; most: number } }
  | 'reroll_units'
  | 'reroll_hero'
  | { spare: { left: number } }
  | { fireballs: { most: number } };

export type Question =
  | 'hero'
  | 'turn'
  | 'tile'
  | 'place'
  | { monster: { why: 'return' | 'strike' } }
  | { battle: { step: BattleStep } }
  | { resources: { why: 'cart' | 'plunder' | { steal: { from: Seat } }; count: number } }
  | { items: { why: 'pick_up' | { leave: { kind: ItemKind } } } }
  | { city: { why: 'build' | 'recruit' | 'dismiss' } }
  | 'victim';

/** Choices that carry nothing. */
export const PLAIN_CHOICES = [
  'heal',
  'build',
  'recruit',
  'pick_up',
  'eradicate',
  'raise_skeleton',
  'hawkeye',
  'end_turn',
  'reroll',
  'stand',
  'spare_hero',
  'enough',
] as const;
export type PlainChoice = (typeof PLAIN_CHOICES)[number];

export interface ChoiceData {
  take_hero: Hero;
  move: { to: Pos };
  explore: { to: Pos };
  portal: { to: Pos };
  magic_run: { to: Pos };
  gather: { extra: Resource | null };
  build_city: { discount: Resource | null };
  pickpocket: { from: Seat };
  lay_tile: TileId;
  place: { at: Pos; rotation: number };
  pick_monster: Monster;
  send: { unit: Unit; count: number };
  spare_unit: Unit;
  cast: { fireballs: number };
  take_resources: Resources;
  leave: Item;
  swap: { take: Item; leave: Item | null };
  raise: { building: Building; discount: Resource | null };
  return: Unit;
  train: Unit;
  dismiss: Unit;
  curse: Seat;
}
export type ChoiceKind = PlainChoice | keyof ChoiceData;
/** As it is sent: `"heal"`, `{ "move": { "to": [1, 0] } }`. */
export type Choice = unknown;

/** A thing written as `"kind"` or `{ "kind": data }`. */
export function tagged(value: unknown): { kind: string; data: unknown } {
  if (typeof value === 'string') return { kind: value, data: null };
  const [entry] = Object.entries((value ?? {}) as Record<string, unknown>);
  return entry ? { kind: entry[0], data: entry[1] } : { kind: '', data: null };
}

/** The data of a choice of one kind, or nothing when it is of another. */
export function dataOf<K extends keyof ChoiceData>(choice: Choice, kind: K): ChoiceData[K] | undefined {
  const found = tagged(choice);
  return found.kind === kind ? (found.data as ChoiceData[K]) : undefined;
}

export const isPlain = (choice: Choice, kind: PlainChoice): boolean => choice === kind;

/** An event as it is told. */
export interface Told {
  kind: string;
  seat: Seat;
  data: Record<string, unknown>;
}

export function told(event: unknown): Told {
  const { kind, data } = tagged(event);
  const fields = (data ?? {}) as Record<string, unknown>;
  return { kind, data: fields, seat: typeof fields['seat'] === 'number' ? fields['seat'] : -1 };
}

export const kindOf = (item: Item): ItemKind =>
  item === 'sword' || item === 'warhammer' ? 'weapon' : item === 'fireball' || item === 'pickpocket' ? 'spell' : 'amulet';

/** How many slots a hero board has for items of a kind. */
export const ROOM: Record<ItemKind, number> = { weapon: 2, spell: 3, amulet: 1 };

/** The building that trains a unit, as the hero board shows it. */
export const TRAINS: Partial<Record<Building, Unit>> = {
  military_camp: 'knight',
  shooting_range: 'archer',
  wizard_tower: 'mage',
};

/** Listed as often as there are of them. */
export function listed<T>(kinds: readonly T[], counts: readonly number[]): T[] {
  return kinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, () => kind));
}

export function name(group: string, id: string): Message {
  const key = id.replaceAll('_', '-').replace(/^amulet-of-(the-)?/, 'amulet-');
  return { key: `karak-${group}-${key}`, args: [] };
}

/** Two points for each, since a stone may count a half. */
export function halfPoints(player: Player): number {
  return player.small_stones * 2 + player.large_stones * 4 + (player.archstone ? 9 : 0);
}

/** 9 as 4½. */
export function points(half: number): string {
  return half % 2 === 0 ? String(half / 2) : `${half > 1 ? Math.floor(half / 2) : ''}½`;
}

export const has = (player: Player, building: Building): boolean => (player.buildings & (1 << BUILDINGS.indexOf(building))) !== 0;
export const carried = (player: Player, item: Item): number => player.items[ITEMS.indexOf(item)] ?? 0;

export const MAX_GLORY = 10;
export const MAX_LIVES = 5;
/** The Dark General's strength without praetorians. */
export const GENERAL = 10;

/** Where the marker stands on the glory track. */
export function glory(player: Player): number {
  const more = (has(player, 'glory_banners') ? 2 : 0) + (carried(player, 'amulet_of_glory') > 0 ? 2 : 0);
  return Math.min(MAX_GLORY, player.strongest + more);
}

/** The dice that the glory track counts. */
export const army = (player: Player): number => player.units.slice(0, 3).reduce((sum, count) => sum + count, 0);

/** The slots of a turn on the hero board. */
export const slots = (player: Player): number =>
  2 + Number(has(player, 'stable')) + Number(carried(player, 'amulet_of_action') > 0);

/** What the carried weapons show. */
export const weapons = (player: Player): number => carried(player, 'sword') + 2 * carried(player, 'warhammer');

export interface Ability {
  name: string;
  sign: string;
  rule: string;
  /** The choice that uses it, when it is used by one of its own. */
  choice?: PlainChoice | 'magic_run';
}

/** The two abilities printed on each hero board. */
export const ABILITIES: Record<Hero, readonly [Ability, Ability]> = {
  horan: [
    { name: 'war-strategy', sign: 'battle', rule: 'K-HOR-1' },
    { name: 'plunder', sign: 'cart', rule: 'K-HOR-2' },
  ],
  taia: [
    { name: 'fate-weaver', sign: 'bag', rule: 'K-TAI-1' },
    { name: 'expert-builder', sign: 'build', rule: 'K-TAI-2' },
  ],
  lorraine: [
    { name: 'hawkeye', sign: 'hawkeye', rule: 'K-LOR-1', choice: 'hawkeye' },
    { name: 'bear-friend', sign: 'bear', rule: 'K-LOR-2' },
  ],
  xanros: [
    { name: 'necromancy', sign: 'skeleton', rule: 'K-XAN-1', choice: 'raise_skeleton' },
    { name: 'soul-collector', sign: 'heal', rule: 'K-XAN-2' },
  ],
  elspeth: [
    { name: 'magic-run', sign: 'elspeth', rule: 'K-ELS-2', choice: 'magic_run' },
    { name: 'combat-finesse', sign: 'sword', rule: 'K-ELS-1' },
  ],
  darius: [
    { name: 'terrain-exploration', sign: 'explore', rule: 'K-DAR-1' },
    { name: 'claws-and-fangs', sign: 'darius', rule: 'K-DAR-2' },
  ],
};

/** How a game ended. */
export interface KarakEnding {
  winners: Seat[];
  half_points: number[];
}
