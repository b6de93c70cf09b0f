// The table of a game that this client has no drawings for: the engine's own words are enough to play.
import type { GameModule } from '../../game';
import { WIDTHS } from '../../ui/breakpoints';
import PlainTable from './PlainTable.svelte';

export const game: GameModule = {
  Table: PlainTable,
  shortcuts: [],
  chronicleFrom: WIDTHS.desk,
  // Players go by their own names.
  seatName: () => undefined,
  names: () => undefined,
  facts: () => [],
  sound: () => undefined,
};
