// What there is to see of Karak 2, from the catalogue.
import catalogue from '../../../data/karak.json';
import {
  BUILDINGS,
  HEROES,
  ITEMS,
  MONSTERS,
  UNITS,
  type Building,
  type Hero,
  type Item,
  type Land,
  type Monster,
  type Unit,
} from '../model';

export type Picture =
  /** Tier 0 is the starting tile. */
  | { what: 'tile'; land: Land; chasms: number; tier: number; variant: number }
  | { what: 'army'; monster: Monster; strength: number }
  | { what: 'general'; strength: number }
  | { what: 'hero'; hero: Hero }
  | { what: 'die'; die: Unit | 'hero'; faces: readonly number[] }
  | { what: 'item'; item: Item }
  | { what: 'city' }
  | { what: 'building'; building: Building }
  | { what: 'token'; sign: string; name: string };

const TOKENS: [sign: string, name: string][] = [
  ['small_stone', 'karak-reward-small-stone'],
  ['large_stone', 'karak-reward-large-stone'],
  ['archstone', 'karak-reward-archstone'],
  ['cart', 'karak-reward-cart'],
  ['plague', 'karak-word-plague'],
  ['praetorian', 'karak-word-praetorian'],
];

const tiles = [...catalogue.start.map((tile) => ({ ...tile, tier: 0 })), ...catalogue.tiles];

export const PICTURES: ReadonlyMap<string, Picture> = new Map<string, Picture>([
  ...tiles.map(({ land, chasms, tier }, index): [string, Picture] => [
    `tile-${tier}-${land}-${chasms}`,
    // The starting tile comes before the numbered ones.
    { what: 'tile', land: land as Land, chasms, tier, variant: Math.max(0, index - catalogue.start.length) },
  ]),
  ...MONSTERS.map((monster, index): [string, Picture] => [
    `army-${monster}`,
    { what: 'army', monster, strength: catalogue.monsters[index]?.strength ?? 0 },
  ]),
  ['general', { what: 'general', strength: catalogue.general }],
  ...HEROES.map((hero): [string, Picture] => [`hero-${hero}`, { what: 'hero', hero }]),
  ['die-hero', { what: 'die', die: 'hero', faces: catalogue.hero_die }],
  ...UNITS.map((die, index): [string, Picture] => [
    `die-${die}`,
    { what: 'die', die, faces: catalogue.units[index]?.die ?? [] },
  ]),
  ...ITEMS.map((item): [string, Picture] => [`item-${item}`, { what: 'item', item }]),
  ['city', { what: 'city' }],
  ...BUILDINGS.map((building): [string, Picture] => [`building-${building}`, { what: 'building', building }]),
  ...TOKENS.map(([sign, name]): [string, Picture] => [`token-${sign}`, { what: 'token', sign, name }]),
]);
