// What is printed on the components: the shipped figures, or those the table was set up with.
import { turned } from './geometry';
import { LANDS, MONSTERS, type Building, type Land, type Monster, type Resources, type TileId, type Unit } from './model';
import catalogue from '../data/karak.json';
import type { ComponentFile, Setup } from '../types/karak';

export interface Tile {
  tier: 1 | 2;
  land: Land;
  /** Before it is turned, as a mask of sides. */
  chasms: number;
}

export interface Figures {
  faces: (die: Unit | 'hero') => number[];
  strength: (monster: Monster) => number;
  reward: (monster: Monster) => string;
  cost: (building: Building | 'city') => Resources;
  tile: (id: TileId) => Tile | undefined;
}

/** What a gathering gives, as it is printed on the landscape. */
export const YIELDS = Object.fromEntries(catalogue.lands.map(({ land, yields }) => [land, yields])) as Record<Land, Resources>;

function tilesOf(file: ComponentFile): Tile[] {
  const tiles: Tile[] = [];
  for (const tier of [1, 2] as const) {
    const entries = tier === 1 ? file.tier1 : file.tier2;
    for (const land of LANDS) {
      for (const sides of entries[land]?.chasms ?? []) {
        const chasms = sides.reduce((mask, side) => mask | (1 << side), 0);
        // Equal tiles share one number.
        const known = tiles.some((tile) => tile.tier === tier && tile.land === land && tile.chasms === chasms);
        if (!known) tiles.push({ tier, land, chasms });
      }
    }
  }
  return tiles;
}

const sortedFaces = (faces: readonly number[]) => [...faces].sort((a, b) => a - b);

/** What the shipped components show. */
const SHIPPED: Figures = {
  faces: (die) => sortedFaces(die === 'hero' ? catalogue.hero_die : (catalogue.units.find(({ unit }) => unit === die)?.die ?? [])),
  strength: (monster) => catalogue.monsters[MONSTERS.indexOf(monster)]?.strength ?? 0,
  reward: (monster) => catalogue.monsters[MONSTERS.indexOf(monster)]?.reward ?? '',
  cost: (building) =>
    (building === 'city' ? catalogue.city_cost : (catalogue.buildings.find((one) => one.building === building)?.cost ?? [0, 0, 0])) as Resources,
  tile: (id) => catalogue.tiles[id] as Tile | undefined,
};

export function figuresOf(setup: unknown): Figures {
  const file = (setup as Partial<Setup> | null | undefined)?.components;
  if (!file) return SHIPPED;
  const tiles = tilesOf(file);
  return {
    faces: (die) => sortedFaces(file.dice[die]?.faces ?? []),
    strength: (monster) => file.monsters[monster]?.strength ?? 0,
    reward: (monster) => file.monsters[monster]?.reward ?? '',
    cost: (building) => (file.costs[building]?.cost ?? [0, 0, 0]) as Resources,
    tile: (id) => tiles[id],
  };
}

/** The chasms of a tile as it lies. */
export function lying(tile: Tile | undefined, rotation: number): number {
  return turned(tile?.chasms ?? 0, rotation);
}

export const strengthOf = (figures: Figures, armies: readonly (Monster | null)[]): number =>
  armies.reduce((sum, monster) => sum + (monster ? figures.strength(monster) : 0), 0);

export const isMonster = (id: string): id is Monster => (MONSTERS as readonly string[]).includes(id);
