// What the engine tells of a game of Thunderstone, and how it is read here.
import type { Kind } from '../../tagged';
import type * as protocol from '../../types/protocol';
import type { Seat } from '../../types/protocol';
import type {
  CardId,
  CatalogueEntry,
  Choice,
  Event,
  Member,
  Party,
  Question,
  Slot,
  Stack,
  Table,
  View,
} from '../../types/thunderstone';
import { CARDS, entryOf } from './cards';

export type { Stack };

/** A pile without an order: how many cards of each kind. */
type Bag = Table['destroyed'];

export type { Choice } from '../../types/thunderstone';
export type EventKind = Kind<Event>;
export type Choosable = protocol.Choosable<Choice>;
export type Unchoosable = protocol.Unchoosable<Choice>;
export type Asked = protocol.Asked<Question, Choice>;

export { dataOf, tagged } from '../../tagged';

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

/** The stacks of one shelf of the Village. */
export const stacksOf = (view: View, kind: CatalogueEntry['kind']): Stack[] =>
  view.reckoned.stacks.filter(({ card }) => entryOf(card)?.kind === kind);

/** A family's heroes, level by level. */
export const heroesOf = (family: string): CardId[] =>
  CARDS.filter((entry) => entry.family === family).map(({ id }) => id);

export const deckOf = (view: View, seat: Seat): number => {
  const player = view.table.players[seat];
  return player ? Math.max(0, count(player.pool) - player.hand) : 0;
};

/** The monsters that were not seen yet, the Thunderstone, and the cards put under the deck. */
export const dungeonLeft = ({ dungeon }: Table): number =>
  count(dungeon.unseen) + Number(dungeon.stone) + dungeon.under.length;
