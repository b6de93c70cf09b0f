// Karak 2 at the table.
import { sealed } from '../../game';
import { WIDTHS } from '../../ui/breakpoints';
import { soundOfEvent } from './events';
import Ending from './Ending.svelte';
import KarakTable from './KarakTable.svelte';
import { SHORTCUTS } from './shortcuts';
import {
  dataOf,
  name,
  type Choice,
  type Event,
  type Forecast,
  type KarakView,
  type Question,
  type Setup,
} from './model';

export const game = sealed<KarakView, Event, Choice, Question, Forecast, Setup>({
  Table: KarakTable,
  shortcuts: SHORTCUTS,
  End: Ending,
  chronicleFrom: WIDTHS.full,
  seatName: (view, seat) => {
    const hero = view?.table.players[seat]?.hero;
    return hero ? name('hero', hero) : undefined;
  },
  names: (event) => dataOf(event, 'hero_taken')?.seat,
  facts: (view) => {
    if (view.table.round === 0) return [];
    return [
      { key: 'ui-round', args: { n: view.table.round } },
      { key: 'web-k-fact-tiles', args: { n: view.reckoned.deck } },
      { key: 'web-k-fact-armies', args: { n: view.reckoned.bag } },
    ];
  },
  sound: soundOfEvent,
});
