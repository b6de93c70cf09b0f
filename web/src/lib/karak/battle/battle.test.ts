import { describe, expect, it } from 'vitest';
import type { Battle } from '../model';
import { rolledDice } from './dice';
import { mean, percent } from './numbers';

describe('chances', () => {
  it('are whole percent, and never rounded to nothing or all', () => {
    expect(percent(0)).toBe('0%');
    expect(percent(0.6512)).toBe('65%');
    expect(percent(1)).toBe('100%');
    expect(percent(0.0001)).toBe('< 1%');
    expect(percent(0.9999)).toBe('> 99%');
  });

  it('and means have one digit', () => {
    expect(mean(0)).toBe('0.0');
    expect(mean(0.46)).toBe('0.5');
    expect(mean(0.01)).toBe('< 0.1');
  });
});

describe('rolled dice', () => {
  const battle: Battle = {
    at: 3,
    from: 0,
    strength: 5,
    general: false,
    felled: 0,
    sent: [1, 2, 0, 0, 0, 0],
    hero: -2,
    units: [1, -1, -1],
    hero_spared: 1,
    units_spared: [0, 1, 0, 0, 0, 0],
    fireballs: 0,
    won: null,
  };
  const text = { key: 'karak-choice-spare', args: [] };

  it('lie as the engine tells, with the skulls that are ignored and those that may be', () => {
    const dice = rolledDice(battle, [
      { choice: 'spare_hero', text },
      { choice: { spare_unit: 'archer' }, text },
    ]);
    expect(dice.map(({ die, face }) => [die, face])).toEqual([['hero', -2], ['knight', 1], ['archer', -1], ['archer', -1]]);
    // One of two skulls of the hero die is ignored, and the first archer's.
    expect(dice.map(({ spared }) => spared)).toEqual([false, false, true, false]);
    expect(dice.map(({ spare }) => spare !== undefined)).toEqual([true, false, false, true]);
  });

  it('are none before the roll', () => {
    expect(rolledDice({ ...battle, hero: null, units: [] }, [])).toEqual([]);
  });
});
