// What is printed on the components: the shipped figures, or those the table was set up with.
import { turned } from './geometry';
import { LANDS, MONSTERS, type Building, type Land, type Monster, type Resources, type TileId, type Unit } from './model';
import shipped from './figures.json';

interface ComponentFile {
  dice: Record<string, { faces: number[] }>;
  supply: Record<string, { count: number }>;
  monsters: Record<string, { count: number; reward: string; strength: number }>;
  costs: Record<string, { cost: number[] }>;
  tier1: Record<string, { chasms: number[][] }>;
  tier2: Record<string, { chasms: number[][] }>;
}

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
export const YIELDS: Record<Land, Resources> = {
  farm: [1, 0, 0],
  forest: [0, 1, 0],
  farm_forest: [1, 1, 0],
  farm_rock: [1, 0, 1],
  forest_rock: [0, 1, 1],
  big_farm: [3, 0, 0],
  dense_forest: [0, 3, 0],
  giant_rock: [0, 0, 3],
  castle: [0, 0, 0],
  abyss: [0, 0, 0],
};

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

export function figuresOf(setup: unknown): Figures {
  const own = (setup as { components?: ComponentFile } | null | undefined)?.components;
  const file = own ?? (shipped as unknown as ComponentFile);
  const tiles = tilesOf(file);
  return {
    faces: (die) => [...(file.dice[die]?.faces ?? [])].sort((a, b) => a - b),
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
