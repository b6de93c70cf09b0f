import { describe, expect, it } from 'vitest';
import type { Recorded } from '../../game';
import type { Event } from './model';
import { reported, reportOf } from './report';

const at = [1, 0];
const told = (n: number, kind: string, data: object): Recorded<Event> => ({
  n,
  event: { [kind]: { seat: 0, ...data } } as unknown as Event,
  text: { key: kind },
});
const began = (n: number) => told(n, 'battle_began', { at, from: [0, 0], strength: 9, general: false, felled: 0 });
const won = [
  told(7, 'battle_won', { attack: 9, strength: 9 }),
  told(7, 'army_defeated', { monster: 'skeleton_warriors', at }),
  told(7, 'army_defeated', { monster: 'dark_dryads', at }),
  told(7, 'item_gained', { item: 'sword' }),
  told(9, 'units_lost', { unit: 'knight', count: 1 }),
];

describe('the report of a battle', () => {
  it('begins anew with every battle', () => {
    const { beaten, gains } = reportOf([began(2), told(3, 'wounded', { wounds: 1, lives: 4 }), began(6), ...won]);
    expect(beaten).toEqual(['skeleton_warriors', 'dark_dryads']);
    expect(gains.map(({ sign, bad }) => [sign, bad])).toEqual([
      ['sword', false],
      ['pip-skull', true],
    ]);
  });

  it('is the same whether it was watched or read afterwards', () => {
    const watched = won.reduce(reported, { beaten: [], gains: [], hurt: false });
    expect(reportOf([began(6), ...won])).toEqual(watched);
    expect(new Set(watched.gains.map(({ id }) => id)).size).toBe(watched.gains.length);
  });

  it('takes what is known of a battle whose beginning is not', () => {
    expect(reportOf(won.slice(1)).beaten).toEqual(['skeleton_warriors', 'dark_dryads']);
    expect(reportOf([])).toEqual({ beaten: [], gains: [], hurt: false });
  });

  it('says whether anything of one’s own was lost', () => {
    const hurt = (...events: Recorded<Event>[]) => reportOf([began(2), ...events]).hurt;
    expect(hurt(told(3, 'battle_lost', { attack: 1, strength: 9 }))).toBe(false);
    expect(hurt(told(3, 'misery_fell', { by: 1, lost: [1, 0, 0] }))).toBe(false);
    expect(hurt(told(3, 'wounded', { wounds: 0, heals: 1, lives: 4 }))).toBe(false);
    expect(hurt(told(3, 'wounded', { wounds: 1, heals: 0, lives: 4 }))).toBe(true);
    expect(hurt(told(3, 'units_lost', { unit: 'knight', count: 1 }))).toBe(true);
  });
});
