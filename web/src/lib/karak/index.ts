// Karak 2 at the table.
import { eventName, eventSeat } from '../event';
import type { GameModule } from '../game';
import { ruleOfEvent, soundOfEvent } from './events';
import Ending from './Ending.svelte';
import KarakTable from './KarakTable.svelte';
import { SHORTCUTS } from './shortcuts';
import { name, type KarakView, type Table } from './model';

const tableOf = (view: unknown): Table | undefined => (view as KarakView | null)?.table;
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

export const game: GameModule = {
  Table: KarakTable,
  shortcuts: SHORTCUTS,
  End: Ending,
  chronicleFrom: 1680,
  secrets: false,
  seatName: (view, seat) => {
    const hero = tableOf(view)?.players[seat]?.hero;
    return hero ? name('hero', hero) : undefined;
  },
  names: (event) => (eventName(event) === 'hero_taken' ? (eventSeat(event) ?? undefined) : undefined),
  facts: (view) => {
    const table = tableOf(view);
    if (!table || table.round === 0) return [];
    const deck = sum(table.unseen) - table.held + Number(table.shown !== null);
    return [
      { key: 'ui-round', args: [['n', { number: table.round }]] },
      { key: 'web-k-fact-tiles', args: [['n', { number: deck }]] },
      { key: 'web-k-fact-armies', args: [['n', { number: sum(table.bag) }]] },
    ];
  },
  sound: soundOfEvent,
  rule: ruleOfEvent,
};
