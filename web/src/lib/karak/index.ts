// Karak 2 at the table.
import { eventName, eventSeat } from '../event';
import type { GameModule } from '../game';
import { ruleOfEvent, soundOfEvent } from './events';
import Ending from './Ending.svelte';
import KarakTable from './KarakTable.svelte';
import { SHORTCUTS } from './shortcuts';
import { name, type KarakView } from './model';

const seen = (view: unknown): KarakView | null => view as KarakView | null;

export const game: GameModule = {
  Table: KarakTable,
  shortcuts: SHORTCUTS,
  End: Ending,
  chronicleFrom: 1680,
  seatName: (view, seat) => {
    const hero = seen(view)?.table.players[seat]?.hero;
    return hero ? name('hero', hero) : undefined;
  },
  names: (event) => (eventName(event) === 'hero_taken' ? (eventSeat(event) ?? undefined) : undefined),
  facts: (view) => {
    const now = seen(view);
    if (!now || now.table.round === 0) return [];
    return [
      { key: 'ui-round', args: [['n', { number: now.table.round }]] },
      { key: 'web-k-fact-tiles', args: [['n', { number: now.reckoned.deck }]] },
      { key: 'web-k-fact-armies', args: [['n', { number: now.reckoned.bag }]] },
    ];
  },
  sound: soundOfEvent,
  rule: ruleOfEvent,
};
