// What the engine tells of a game of Karak 2, and how it is read here.
import catalogue from '../data/karak.json';
import type { Building, Choice, Hero, Item, ItemKind, Land, Monster, Player, Resource, Resources, Unit } from '../types/karak';
import type { Message, Seat } from '../types/protocol';

export type {
  Attack,
  Battle,
  BattleStep,
  BoardFigures,
  Building,
  Choice,
  Hero,
  Hex,
  HexId,
  Item,
  ItemKind,
  KarakView,
  Land,
  Monster,
  Player,
  Pos,
  Question,
  Reckoned,
  Resource,
  Resources,
  Table,
  TileId,
  Turn,
  Unit,
} from '../types/karak';
export type { Ending as KarakEnding } from '../types/table';

// The lists of the catalogue are in the order of the indexes and masks in a view.

export const HEROES = catalogue.heroes.map(({ hero }) => hero) as readonly Hero[];

export const MONSTERS = catalogue.monsters.map(({ monster }) => monster) as readonly Monster[];

export const ITEMS = catalogue.items.map(({ item }) => item) as readonly Item[];

export const KINDS = catalogue.item_kinds.map(({ kind }) => kind) as readonly ItemKind[];

export const UNITS = catalogue.units.map(({ unit }) => unit) as readonly Unit[];

export const BUILDINGS = catalogue.buildings.map(({ building }) => building) as readonly Building[];

export const RESOURCES = catalogue.resources.map(({ resource }) => resource) as readonly Resource[];

export const LANDS = catalogue.lands.map(({ land }) => land) as readonly Land[];

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
] as const satisfies readonly Choice[];
export type PlainChoice = Extract<Choice, string>;

type Fields<T> = T extends Record<infer K, infer V> ? { [P in K]: V } : never;
type Merged<T> = (T extends unknown ? (merged: T) => void : never) extends (merged: infer M) => void ? M : never;
/** What the other choices carry, by kind. */
export type ChoiceData = Merged<Fields<Exclude<Choice, string>>>;
export type ChoiceKind = PlainChoice | keyof ChoiceData;

/** A thing written as `"kind"` or `{ "kind": data }`. */
export function tagged(value: unknown): { kind: string; data: unknown } {
  if (typeof value === 'string') return { kind: value, data: null };
  const [entry] = Object.entries((value ?? {}) as Record<string, unknown>);
  return entry ? { kind: entry[0], data: entry[1] } : { kind: '', data: null };
}

/** The data of a choice of one kind, or nothing when it is of another. */
export function dataOf<K extends keyof ChoiceData>(choice: unknown, kind: K): ChoiceData[K] | undefined {
  const found = tagged(choice);
  return found.kind === kind ? (found.data as ChoiceData[K]) : undefined;
}

export const isPlain = (choice: unknown, kind: PlainChoice): boolean => choice === kind;

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

const KIND_OF = new Map(catalogue.items.map(({ item, kind }) => [item, kind as ItemKind]));
export const kindOf = (item: Item): ItemKind => KIND_OF.get(item) ?? 'amulet';

/** How many slots a hero board has for items of a kind. */
export const ROOM = Object.fromEntries(catalogue.item_kinds.map(({ kind, slots }) => [kind, slots])) as Record<ItemKind, number>;

/** The unit a building trains, as the hero board shows it. */
export const TRAINS = Object.fromEntries(
  catalogue.units.flatMap(({ unit, building }) => (building ? [[building, unit]] : [])),
) as Partial<Record<Building, Unit>>;

/** The units that are trained in buildings. */
export const TRAINABLE = catalogue.units.flatMap(({ unit, building }) => (building ? [unit] : [])) as readonly Unit[];

/** What a unit costs, as the building that trains it shows. */
export function unitCost(unit: Unit): Resources {
  const cost = catalogue.units[UNITS.indexOf(unit)]?.cost;
  return RESOURCES.map((resource) => Number(resource === cost)) as Resources;
}

/** The resources that a sentence of the engine names, as figures: what a choice costs or brings. */
export function amountsIn(text: Message | undefined, argument: 'cost' | 'amounts'): Resources | null {
  const found = text?.args.find(([key]) => key === argument)?.[1];
  if (!found) return null;
  const named = 'list' in found ? found.list : [];
  return RESOURCES.map((resource) => {
    const n = named.find(({ key }) => key === `karak-count-${resource}`)?.args.find(([key]) => key === 'n')?.[1];
    return n && 'number' in n ? n.number : 0;
  }) as Resources;
}

/** Listed as often as there are of them. */
export function listed<T>(kinds: readonly T[], counts: readonly number[]): T[] {
  return kinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, () => kind));
}

export function name(group: string, id: string): Message {
  const key = id.replaceAll('_', '-').replace(/^amulet-of-(the-)?/, 'amulet-');
  return { key: `karak-${group}-${key}`, args: [] };
}

/** 9 as 4½. */
export function points(half: number): string {
  return half % 2 === 0 ? String(half / 2) : `${half > 1 ? Math.floor(half / 2) : ''}½`;
}

export const has = (player: Player, building: Building): boolean => (player.buildings & (1 << BUILDINGS.indexOf(building))) !== 0;
export const carried = (player: Player, item: Item): number => player.items[ITEMS.indexOf(item)] ?? 0;

export const MAX_GLORY = catalogue.max_glory;
export const MAX_LIVES = catalogue.max_lives;
/** The most lives a healing gives back. */
export const HEALING = catalogue.healing;

/** What a weapon shows. */
export const attackOf = (item: Item): number => catalogue.items[ITEMS.indexOf(item)]?.attack ?? 0;

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
