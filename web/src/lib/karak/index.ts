// Karak 2 at the table.
import type { GameModule } from '../game';
import PlainTable from '../plain/PlainTable.svelte';

export const game: GameModule = {
  Table: PlainTable,
  chronicleFrom: 1024,
  seatName: () => undefined,
  facts: () => [],
  sound: () => undefined,
  rule: () => undefined,
};
