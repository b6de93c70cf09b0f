// What every part of the table needs to name and draw things.
import { getContext, setContext } from 'svelte';
import type { Figures } from './figures';
import type { Hero, Reckoned } from './model';
import type { Message, Seat } from '../types/protocol';

export interface KarakContext {
  say: (message: Message) => string;
  /** What is printed on the components. */
  readonly figures: Figures;
  /** What the engine makes of what is shown. */
  readonly reckoned: Reckoned;
  /** Whom a seat plays, once it is known. */
  heroOf: (seat: Seat) => Hero | null;
  /** How a seat is called. */
  seatName: (seat: Seat) => string;
  /** Who sits there: a person's name, or that it is a bot and of which level. */
  occupant: (seat: Seat) => string;
  showRule: (id: string) => void;
}

const KEY = Symbol('karak');

export const setKarak = (context: KarakContext): KarakContext => setContext(KEY, context);
export const getKarak = (): KarakContext => getContext<KarakContext>(KEY);
