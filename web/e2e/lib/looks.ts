// The main screens of both games: what decides there, and what is offered. `sizes.spec.ts` looks at them in every window.
import type { Look, Need } from './sight.ts';

const MAP = '.board';
/** Hexes on the map, with whatever stands on them. */
const hexes = (selector: string, count = 1): Need => ({ selector, layer: MAP, count });
const only =
  (...needs: Need[]) =>
  (): Need[] =>
    needs;
/** In a low window the map lies beside a sheet, and what the sheet asks about is in sight. */
const besideMap =
  (low: Need, ...needs: Need[]) =>
  (is: boolean): Need[] =>
    is ? [low, ...needs] : needs;

export const KARAK = {
  turn: {
    name: 'k-turn',
    needs: only(hexes('.hit[aria-current]'), hexes('.hit[data-way]:not([data-way="portal"])')),
    offers: '.dock button:not([disabled])',
  },
  hex: (at: string): Look => ({
    name: 'k-hex',
    needs: only(hexes(`.hit[data-at="${at}"]`), { selector: '.pop .do .btn' }),
    offers: '.pop button:not(.rid)',
  }),
  tile: {
    name: 'k-tile',
    needs: only(hexes('.hit[data-way="place"]')),
    offers: '.dock .ask button:not([disabled])',
  },
  battle: {
    name: 'k-battle',
    needs: besideMap(hexes('.fought'), { selector: '.battle .foe' }, { selector: '.battle .foot .btn.primary' }),
    offers: '.battle button:not(.rid, [disabled])',
  },
  result: {
    name: 'k-result',
    needs: besideMap(hexes('.fought'), { selector: '.battle .versus' }, { selector: '.battle .foot .btn.primary' }),
    offers: '.battle .foot button:not(.rid, [disabled])',
  },
  build: {
    name: 'k-build',
    needs: besideMap(hexes('.hit[aria-current]'), { selector: '.dock .ask h2 + *, .dock .ask .card:first-child' }),
    offers: '.dock .ask button:not([disabled])',
  },
  recruit: {
    name: 'k-recruit',
    needs: besideMap(hexes('.hit[aria-current]'), { selector: '.dock .ask .unit:first-child' }),
    offers: '.dock .ask button:not([disabled])',
  },
  end: {
    name: 'k-end',
    needs: only(
      { selector: 'dialog[open] .end.karak ol > li:first-child' },
      { selector: 'dialog[open] footer .primary' },
    ),
    offers: 'dialog[open] :is(header, footer) :is(a, button)',
  },
} as const;

const HAND: Need = { selector: '.ts .held > .fan' };
export const THUNDERSTONE = {
  turn: {
    name: 't-turn',
    needs: only(HAND, { selector: '.ts .hall .who', count: 3 }, { selector: '.ts .places button' }),
    offers: '.ts .places button:not([disabled]), .ts .held button.face',
  },
  village: {
    name: 't-village',
    needs: only(HAND, { selector: '.ts .shelves .is-sel' }, { selector: '.ts .deeds .btn' }),
    offers: '.ts .shelves button.face, .ts .held button.face, .ts :is(.ledger, .deeds) button:not([disabled])',
  },
  dungeon: {
    name: 't-dungeon',
    needs: only(
      HAND,
      { selector: '.ts .lane.best .monster' },
      { selector: '.ts .held .one.lit', fanned: true, some: true },
      { selector: '.ts .held .is-sel', fanned: true },
    ),
    offers: '.ts .held button.face, .ts .lane .head:is(button), .ts :is(.dock-row, .tabs) button:not([disabled])',
  },
  sheet: {
    name: 't-sheet',
    needs: only(
      { selector: '.ts .sheet li:first-child > .option' },
      { selector: '.ts .sheet footer .btn:not(.quiet)' },
    ),
    offers: '.ts .sheet :is(.option, footer .btn)',
  },
  train: {
    name: 't-train',
    needs: only(
      { selector: '.ts .sheet li:first-child .way:first-child button.face' },
      { selector: '.ts .sheet footer .btn.primary' },
    ),
    offers: '.ts .sheet :is(.way button.face, footer .btn)',
  },
  end: {
    name: 't-end',
    needs: only(
      { selector: 'dialog[open] .ts.end tbody.won tr:first-child' },
      { selector: 'dialog[open] footer .primary' },
    ),
    offers: 'dialog[open] :is(header, footer) :is(a, button)',
  },
} as const satisfies Record<string, Look>;
