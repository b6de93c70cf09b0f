// Thunderstone at the table.
import { sealed } from '../../game';
import { WIDTHS } from '../../ui/breakpoints';
import type { Choice, Event, Forecast, Question, Setup, View } from '../../types/thunderstone';
import { soundOfEvent } from './events';
import Ending from './Ending.svelte';
import { SHORTCUTS } from './shortcuts';
import ThunderstoneTable from './ThunderstoneTable.svelte';

export const game = sealed<View, Event, Choice, Question, Forecast, Setup>({
  Table: ThunderstoneTable,
  shortcuts: SHORTCUTS,
  End: Ending,
  chronicleFrom: WIDTHS.wide,
  // Players go by their own names.
  seatName: () => undefined,
  names: () => undefined,
  facts({ table: { turns } }) {
    return turns > 0 ? [{ key: 'ui-turn', args: { n: turns } }] : [];
  },
  sound: soundOfEvent,
});
