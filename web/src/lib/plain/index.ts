// The table of a game that this client has no drawings for: the engine's own words are enough to play.
import type { GameModule } from '../game';
import PlainTable from './PlainTable.svelte';

export const game: GameModule = {
  Table: PlainTable,
  shortcuts: [],
  chronicleFrom: 900,
  // Players go by their own names.
  seatName: () => undefined,
  names: () => undefined,
  facts: () => [],
  sound: () => undefined,
  rule: () => undefined,
};
