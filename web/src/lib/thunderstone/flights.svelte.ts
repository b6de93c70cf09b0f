// Cards on their way: from the place where they lay to the place where the next view shows them.
import { eventFields, eventName } from '../event';
import type { Seat } from '../types/protocol';
import type { CardId } from '../types/thunderstone';

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

const held = (slot: unknown) => `[data-held="slot:${String(slot)}"]`;
const player = (seat: Seat, me: Seat | null, place: string) =>
  seat === me ? `[data-place="${place}"], [data-player="${seat}"]` : `[data-player="${seat}"]`;

/** The way a card takes, if the event moves one that everybody sees. */
export function routeOf(event: unknown, me: Seat | null): Route | null {
  const data = eventFields(event);
  const card = data['card'] as CardId | undefined;
  const seat = typeof data['seat'] === 'number' ? data['seat'] : -1;
  const rank = `[data-rank="${String(data['rank'])}"]`;
  if (!card) {
    if (eventName(event) === 'disease_gained') {
      return { card: 'disease', from: '[data-place="dungeon"]', to: player(seat, me, 'discard') };
    }
    const into = data['into'] as CardId | undefined;
    if (eventName(event) !== 'levelled_up' || !into) return null;
    return { card: into, from: `[data-pile="${into}"]`, to: player(seat, me, 'discard') };
  }
  switch (eventName(event)) {
    case 'drew':
      return seat === me ? { card, from: player(seat, me, 'deck'), to: '[data-place="hand"]' } : null;
    case 'joined':
      return { card, from: player(seat, me, 'deck'), to: seat === me ? '[data-place="hand"]' : '[data-place="revealed"]' };
    case 'bought':
      return { card, from: `[data-pile="${card}"]`, to: player(seat, me, 'discard') };
    case 'destroyed':
    case 'member_discarded':
      return { card, from: held(data['slot']), to: eventName(event) === 'destroyed' ? null : player(seat, me, 'discard'), leaves: `slot:${String(data['slot'])}` };
    case 'entered_hall':
      return { card, from: '[data-place="dungeon"]', to: rank };
    case 'monster_returned':
    case 'lost':
      return { card, from: rank, to: data['escapes'] === true ? '[data-pile]' : '[data-place="dungeon"]', leaves: `rank:${String(data['rank'])}` };
    case 'monster_taken':
    case 'won':
      return { card, from: rank, to: player(seat, me, 'discard'), leaves: `rank:${String(data['rank'])}` };
    case 'stack_card_destroyed':
      return { card, from: `[data-pile="${card}"]`, to: null };
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
