// A selection of cards that somebody makes.
import wanted from '../../data/thunderstone-selection.json';
import type { CardId, Family, Group } from '../../types/thunderstone';

export interface Picked {
  groups: Group[];
  families: Family[];
  village: CardId[];
}

export const NOTHING: Picked = { groups: [], families: [], village: [] };

/** How many the game wants of each: groups at least, the others exactly. */
export const WANTED: Readonly<Record<keyof Picked, number>> = wanted;

/** How many groups of monsters a game may have. */
export const GROUPS: readonly number[] = Array.from(
  { length: wanted.most_groups - wanted.groups + 1 },
  (_, more) => wanted.groups + more,
);

/** With one more, or one less. */
export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}

/** Filled up by chance to what the game wants; what is picked stays. */
export function filled<T>(list: readonly T[], all: readonly T[], wanted: number, luck = Math.random): T[] {
  const picked = [...list];
  const rest = all.filter((item) => !picked.includes(item));
  while (picked.length < wanted && rest.length > 0) picked.push(...rest.splice(Math.floor(luck() * rest.length), 1));
  return picked;
}
