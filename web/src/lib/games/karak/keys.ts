// The kinds of answers at Karak's table, the most pressing first: a small sheet, the dice to send, what a battle asks, a
// question in the dock or of the spoils.
import type { Kind } from '../../answers';

export const KINDS = {
  menu: { rank: 4, first: 6 },
  die: { rank: 3, first: 0 },
  spare: { rank: 2, first: 5 },
  battleMain: { rank: 2, first: 4 },
  battle: { rank: 2, first: 3 },
  battleAside: { rank: 0, first: 3 },
  askMain: { rank: 1, first: 3 },
  ask: { rank: 1, first: 2 },
  /** The last unit to recruit, with which the action ends; Enter presses it, no number. */
  last: { rank: 0, first: 4 },
  /** Lays the tile; the keys for it are those of the map. */
  lay: { rank: 0, first: 3 },
  /** The own hex on the map. */
  here: { rank: 0, first: 1 },
} satisfies Record<string, Kind>;
