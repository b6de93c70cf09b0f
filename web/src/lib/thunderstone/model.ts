// What the engine tells of a game of Thunderstone, and how it is read here.
import type { Message, Seat } from '../types/protocol';
import type { Bag, CardId, Member, Party, Slot, Table, View } from '../types/thunderstone';
import { CARDS, entryOf } from './cards';

/** A thing written as `"kind"` or `{ "kind": data }`. */
export function tagged(value: unknown): { kind: string; data: unknown } {
  if (typeof value === 'string') return { kind: value, data: null };
  const [entry] = Object.entries((value ?? {}) as Record<string, unknown>);
  return entry ? { kind: entry[0], data: entry[1] } : { kind: '', data: null };
}

export const count = (bag: Bag): number => Object.values(bag).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** The kinds in a bag with their numbers, the dearest first. */
export function kinds(bag: Bag): [CardId, number][] {
  const worth = (card: CardId) => entryOf(card)?.victory_points ?? 0;
  return (Object.entries(bag) as [CardId, number][])
    .filter(([, n]) => n > 0)
    .sort(([one], [other]) => worth(other) - worth(one) || one.localeCompare(other));
}

export interface Place {
  slot: Slot;
  member: Member;
}

export function membersOf(party: Party): Place[] {
  return (Object.entries(party) as [string, Member][]).map(([slot, member]) => ({ slot: Number(slot), member }));
}

/** The slots whose cards look just like this one: the engine lists only the first of them. */
export function alike(party: Party, slot: Slot): Slot[] {
  const look = JSON.stringify(party[slot]);
  return membersOf(party)
    .filter(({ member }) => JSON.stringify(member) === look)
    .map((place) => place.slot);
}

export interface Stack {
  /** The card on top; the first of the stack when nothing is left. */
  card: CardId;
  left: number;
  /** For heroes: how many of levels 1, 2 and 3. */
  levels: number[] | null;
}

const BASIC: CardId[] = ['militia', 'torch', 'iron_rations', 'dagger'];

const stackOf = (table: Table, card: CardId): Stack => ({ card, left: table.stock[card] ?? 0, levels: null });

export function basicStacks(table: Table): Stack[] {
  return BASIC.map((card) => stackOf(table, card));
}

export function villageStacks(table: Table): Stack[] {
  return table.village.map((card) => stackOf(table, card));
}

/** A family's stack: level 1 lies on level 2, and that on level 3. */
export function heroStacks(table: Table): Stack[] {
  return table.families.flatMap((family) => {
    if (!family) return [];
    const cards = heroesOf(family);
    const levels = cards.map((card) => table.stock[card] ?? 0);
    const top = levels.findIndex((n) => n > 0);
    const card = cards[Math.max(0, top)];
    return card ? [{ card, left: levels.reduce((sum, n) => sum + n, 0), levels }] : [];
  });
}

export function heroesOf(family: string): CardId[] {
  return HEROES.filter((entry) => entry.family === family)
    .sort((one, other) => (one.level ?? 0) - (other.level ?? 0))
    .map(({ id }) => id);
}

const HEROES = CARDS.filter(({ kind }) => kind === 'hero');

export const deckOf = (view: View, seat: Seat): number => {
  const player = view.table.players[seat];
  return player ? Math.max(0, count(player.pool) - player.hand) : 0;
};

/** The monsters that were not seen yet, the Thunderstone, and the cards put under the deck. */
export const dungeonLeft = ({ dungeon }: Table): number =>
  count(dungeon.unseen) + Number(dungeon.stone) + dungeon.under.length;

/** A number that a message carries. */
export function numberIn(message: Message | undefined, name: string): number | null {
  const found = message?.args.find(([key]) => key === name)?.[1];
  return found && 'number' in found ? found.number : null;
}
