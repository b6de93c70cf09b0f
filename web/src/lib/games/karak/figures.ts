// What is printed on the components: the shipped figures, or those the table was set up with.
import { turned } from './geometry';
import { MONSTERS, type Building, type Land, type Monster, type Resources, type Unit } from './model';
import catalogue from '../../data/karak.json';
import type { NamedTile, Setup } from '../../types/karak';

export interface Figures {
  faces: (die: Unit | 'hero') => number[];
  strength: (monster: Monster) => number;
  reward: (monster: Monster) => string;
  cost: (building: Building | 'city') => Resources;
}

/** What a gathering gives, as it is printed on the landscape. */
export const YIELDS = Object.fromEntries(catalogue.lands.map(({ land, yields }) => [land, yields])) as Record<
  Land,
  Resources
>;

const sortedFaces = (faces: readonly number[]) => [...faces].sort((a, b) => a - b);

/** What the shipped components show. */
const SHIPPED: Figures = {
  faces: (die) =>
    sortedFaces(die === 'hero' ? catalogue.hero_die : (catalogue.units.find(({ unit }) => unit === die)?.die ?? [])),
  strength: (monster) => catalogue.monsters[MONSTERS.indexOf(monster)]?.strength ?? 0,
  reward: (monster) => catalogue.monsters[MONSTERS.indexOf(monster)]?.reward ?? '',
  cost: (building) =>
    (building === 'city'
      ? catalogue.city_cost
      : (catalogue.buildings.find((one) => one.building === building)?.cost ?? [0, 0, 0])) as Resources,
};

export function figuresOf(setup: unknown): Figures {
  const file = (setup as Partial<Setup> | null | undefined)?.components;
  if (!file) return SHIPPED;
  return {
    faces: (die) => sortedFaces(file.dice[die]?.faces ?? []),
    strength: (monster) => file.monsters[monster]?.strength ?? 0,
    reward: (monster) => file.monsters[monster]?.reward ?? '',
    cost: (building) => (file.costs[building]?.cost ?? [0, 0, 0]) as Resources,
  };
}

/** The chasms of a tile as it lies. */
export function lying(tile: NamedTile | undefined, rotation: number): number {
  return turned(tile?.chasms ?? 0, rotation);
}

export const isMonster = (id: string): id is Monster => (MONSTERS as readonly string[]).includes(id);
