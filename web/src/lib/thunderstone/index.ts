// Thunderstone at the table.
import type { GameModule } from '../game';
import { ruleOfEvent, soundOfEvent } from './events';
import Ending from './Ending.svelte';
import { SHORTCUTS } from './shortcuts';
import ThunderstoneTable from './ThunderstoneTable.svelte';

interface Seen {
  table: { turns: number };
}

export const game: GameModule = {
  Table: ThunderstoneTable,
  shortcuts: SHORTCUTS,
  End: Ending,
  chronicleFrom: 1280,
  // Players go by their own names.
  seatName: () => undefined,
  names: () => undefined,
  facts(view) {
    const turns = (view as Seen | null)?.table.turns ?? 0;
    return turns > 0 ? [{ key: 'ui-turn', args: [['n', { number: turns }]] }] : [];
  },
  sound: soundOfEvent,
  rule: ruleOfEvent,
};
