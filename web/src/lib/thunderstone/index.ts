// Thunderstone at the table.
import type { GameModule } from '../game';
import PlainTable from '../plain/PlainTable.svelte';
import { ruleOfEvent, soundOfEvent } from './events';

interface Seen {
  table: { turns: number };
}

export const game: GameModule = {
  Table: PlainTable,
  chronicleFrom: 1024,
  secrets: true,
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
