// What every part of the table needs to name and draw things.
import { getContext, setContext } from 'svelte';
import type { Figures } from './figures';
import type { Hero, Reckoned } from './model';
import type { Told } from '../../shell/presences.svelte';
import type { Message, Seat } from '../../types/protocol';

export interface KarakContext {
  say: (message: Message) => string;
  /** What is printed on the components. */
  readonly figures: Figures;
  /** What the engine makes of what is shown. */
  readonly reckoned: Reckoned;
  /** Whom a seat plays, once it is known. */
  heroOf: (seat: Seat) => Hero | null;
  /** How a seat is called: its player's name and the hero. */
  seatName: (seat: Seat) => string;
  /** The name of the player alone. */
  player: (seat: Seat) => string;
  /** That it is the viewer, or a bot and of which level. */
  about: (seat: Seat) => string;
  /** What the player of a seat is doing. */
  presence: (seat: Seat) => Told;
  showRule: (id: string) => void;
}

const KEY = Symbol('karak');

export const setKarak = (context: KarakContext): KarakContext => setContext(KEY, context);
export const getKarak = (): KarakContext => getContext<KarakContext>(KEY);
