// Cards on their way: from the place where they lay to the place where the next view shows them.
import type { Seat } from '../../types/protocol';
import type { CardId, Event, Slot } from '../../types/thunderstone';
import { tagged } from './model';

export interface Flight {
  id: number;
  card: CardId;
  from: DOMRect;
  to: DOMRect;
  ms: number;
  /** Destroyed cards burn instead of landing. */
  burns: boolean;
}

interface Route {
  card: CardId;
  from: string;
  to: string | null;
  /** The place the card leaves. */
  leaves?: string;
}

const held = (slot: Slot) => `[data-held="slot:${slot}"]`;
const player = (seat: Seat, me: Seat | null, place: string) =>
  seat === me ? `[data-place="${place}"], [data-player="${seat}"]` : `[data-player="${seat}"]`;

/** The way a card takes, if the event moves one that everybody sees. */
export function routeOf(event: Event, me: Seat | null): Route | null {
  const told = tagged(event);
  const rankOf = (rank: number) => `[data-rank="${rank}"]`;
  switch (told.kind) {
    case 'disease_gained':
      return { card: 'disease', from: '[data-place="dungeon"]', to: player(told.data.seat, me, 'discard') };
    case 'levelled_up': {
      const { seat, into } = told.data;
      return { card: into, from: `[data-pile="${into}"]`, to: player(seat, me, 'discard') };
    }
    case 'drew': {
      const { seat, card } = told.data;
      return seat === me && card ? { card, from: player(seat, me, 'deck'), to: '[data-place="hand"]' } : null;
    }
    case 'joined': {
      const { seat, card } = told.data;
      return {
        card,
        from: player(seat, me, 'deck'),
        to: seat === me ? '[data-place="hand"]' : '[data-place="revealed"]',
      };
    }
    case 'bought': {
      const { seat, card } = told.data;
      return { card, from: `[data-pile="${card}"]`, to: player(seat, me, 'discard') };
    }
    case 'destroyed':
    case 'member_discarded': {
      const { seat, card, slot } = told.data;
      const to = told.kind === 'destroyed' ? null : player(seat, me, 'discard');
      return { card, from: held(slot), to, leaves: `slot:${slot}` };
    }
    case 'entered_hall': {
      const { card, rank } = told.data;
      return { card, from: '[data-place="dungeon"]', to: rankOf(rank) };
    }
    case 'monster_returned':
    case 'lost': {
      const { card, rank } = told.data;
      const escapes = told.kind === 'lost' && told.data.escapes;
      return {
        card,
        from: rankOf(rank),
        to: escapes ? '[data-pile]' : '[data-place="dungeon"]',
        leaves: `rank:${rank}`,
      };
    }
    case 'monster_taken':
    case 'won': {
      const { seat, card, rank } = told.data;
      return { card, from: rankOf(rank), to: player(seat, me, 'discard'), leaves: `rank:${rank}` };
    }
    case 'stack_card_destroyed': {
      const { card } = told.data;
      return { card, from: `[data-pile="${card}"]`, to: null };
    }
    default:
      return null;
  }
}

export class Flights {
  list: Flight[] = $state.raw([]);
  gone: ReadonlySet<string> = $state.raw(new Set<string>());
  private next = 1;

  /** Lets a card fly if its places are on the screen. */
  take(route: Route, root: Element, ms: number): void {
    const start = root.querySelector(route.from)?.getBoundingClientRect();
    const end = route.to === null ? start : root.querySelector(route.to)?.getBoundingClientRect();
    if (route.leaves) this.gone = new Set([...this.gone, route.leaves]);
    if (!start || !end || start.width === 0 || end.width === 0) return;
    const flight = { id: this.next++, card: route.card, from: start, to: end, ms, burns: route.to === null };
    this.list = [...this.list, flight];
  }

  /** The view has followed: everything is where it belongs. */
  land(): void {
    if (this.list.length > 0) this.list = [];
    if (this.gone.size > 0) this.gone = new Set();
  }
}
