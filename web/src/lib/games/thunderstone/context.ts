// What every part of the table needs to name and draw things.
import { getContext, setContext } from 'svelte';
import type { Message, Seat } from '../../types/protocol';
import type { CardId } from '../../types/thunderstone';

export interface HallContext {
  say: (message: Message) => string;
  /** How a seat is called. */
  seatName: (seat: Seat) => string;
  showRule: (id: string) => void;
  /** Shows a card large; a monster with what its rank has to expect. */
  inspect: (card: CardId, rank?: number) => void;
  /** What an event has taken away from its place, until the view follows: `slot:3`, `rank:1`. */
  isGone: (place: string) => boolean;
}

const KEY = Symbol('thunderstone');

export const setHall = (context: HallContext): HallContext => setContext(KEY, context);
export const getHall = (): HallContext => getContext<HallContext>(KEY);
