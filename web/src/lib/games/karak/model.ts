// What the engine tells of a game of Karak 2, and how it is read here.
import catalogue from '../../data/karak.json';
import type {
  Building,
  Choice,
  Event,
  Hero,
  Item,
  ItemKind,
  Land,
  Monster,
  Player,
  Question,
  Resource,
  Resources,
  Unit,
} from '../../types/karak';
import type { Kind } from '../../tagged';
import type * as protocol from '../../types/protocol';
import type { Amount, Message, RuleId } from '../../types/protocol';

export type {
  Attack,
  Battle,
  BattleStep,
  BoardFigures,
  Building,
  Choice,
  Event,
  Forecast,
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
  Setup,
  Table,
  TileId,
  Turn,
  Unit,
} from '../../types/karak';
export type { Ending as KarakEnding } from '../../types/table';

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

export type ChoiceKind = Kind<Choice>;
export type EventKind = Kind<Event>;
export type Choosable = protocol.Choosable<Choice>;
export type Unchoosable = protocol.Unchoosable<Choice>;
export type Asked = protocol.Asked<Question, Choice>;

export { dataOf, tagged } from '../../tagged';

export const isPlain = (choice: Choice, kind: PlainChoice): boolean => choice === kind;

const KIND_OF = new Map(catalogue.items.map(({ item, kind }) => [item, kind as ItemKind]));
export const kindOf = (item: Item): ItemKind => KIND_OF.get(item) ?? 'amulet';

/** What an item is drawn as where it is small: all amulets look alike. */
export const itemSign = (item: Item): string => (kindOf(item) === 'amulet' ? 'amulet' : item);

/** How many slots a hero board has for items of a kind. */
export const ROOM = Object.fromEntries(catalogue.item_kinds.map(({ kind, slots }) => [kind, slots])) as Record<
  ItemKind,
  number
>;

/** The unit a building trains, as the hero board shows it. */
export const TRAINS = Object.fromEntries(
  catalogue.units.flatMap(({ unit, building }) => (building ? [[building, unit]] : [])),
) as Partial<Record<Building, Unit>>;

/** The units that are trained in buildings. */
export const TRAINABLE = catalogue.units.flatMap(({ unit, building }) => (building ? [unit] : [])) as readonly Unit[];

/** What a unit costs, as the building that trains it shows. */
export const unitCost = (unit: Unit): Resources =>
  (catalogue.units[UNITS.indexOf(unit)]?.cost ?? RESOURCES.map(() => 0)) as Resources;

/** What a choice costs or brings, in the order of the resources; nothing when it is nothing. */
export function resourcesOf(amounts: readonly Amount[] | undefined): Resources | null {
  if (!amounts || amounts.length === 0) return null;
  return RESOURCES.map((resource) => amounts.find(([kind]) => kind === resource)?.[1] ?? 0) as Resources;
}

/** Listed as often as there are of them. */
export function listed<T>(kinds: readonly T[], counts: readonly number[]): T[] {
  return kinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, () => kind));
}

export const name = (group: string, id: string): Message => ({ key: `karak-${group}-${id.replaceAll('_', '-')}` });
export const itemName = (item: Item): Message => ({ key: catalogue.items[ITEMS.indexOf(item)]?.name ?? '' });

/** 4.5 as 4½. */
export function points(count: number): string {
  return Number.isInteger(count) ? String(count) : `${count > 1 ? Math.floor(count) : ''}½`;
}

export const has = (player: Player, building: Building): boolean =>
  (player.buildings & (1 << BUILDINGS.indexOf(building))) !== 0;
export const carried = (player: Player, item: Item): number => player.items[ITEMS.indexOf(item)] ?? 0;

export const MAX_GLORY = catalogue.max_glory;
export const MAX_LIVES = catalogue.max_lives;
/** The most lives a healing gives back. */
export const HEALING = catalogue.healing;

/** What a weapon shows. */
export const attackOf = (item: Item): number => catalogue.items[ITEMS.indexOf(item)]?.attack ?? 0;

/** What each ability is drawn as, by its rule. */
const ABILITY_SIGNS: Partial<Record<RuleId, string>> = {
  'K-HOR-1': 'battle',
  'K-HOR-2': 'cart',
  'K-TAI-1': 'bag',
  'K-TAI-2': 'build',
  'K-LOR-1': 'hawkeye',
  'K-LOR-2': 'bear',
  'K-XAN-1': 'skeleton',
  'K-XAN-2': 'heal',
  'K-ELS-1': 'sword',
  'K-ELS-2': 'elspeth',
  'K-DAR-1': 'explore',
  'K-DAR-2': 'darius',
};

export interface Ability {
  /** The key of its name. */
  name: string;
  sign: string;
  rule: RuleId;
  /** The choice that uses it, when it is used by one of its own. */
  choice?: string;
}

/** The abilities printed on a hero board. */
export const abilitiesOf = (hero: Hero): Ability[] =>
  (catalogue.heroes[HEROES.indexOf(hero)]?.abilities ?? []).map((ability) => ({
    ...ability,
    sign: ABILITY_SIGNS[ability.rule] ?? 'rule',
  }));
