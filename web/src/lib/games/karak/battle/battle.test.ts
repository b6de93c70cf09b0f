import { describe, expect, it } from 'vitest';
import type { RolledDie } from '../../../types/karak';
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
  const lying: RolledDie[] = [
    { unit: null, face: -2, spared: false },
    { unit: 'knight', face: 1, spared: false },
    { unit: 'archer', face: -1, spared: true },
    { unit: 'archer', face: -1, spared: false },
  ];
  const text = { key: 'karak-choice-spare' };

  it('lie as the engine tells, with the choices that concern them', () => {
    const dice = rolledDice(lying, [
      { choice: 'spare_hero', text },
      { choice: { spare_unit: 'archer' }, text },
    ]);
    expect(dice.map(({ id, die }) => [id, die])).toEqual([
      ['hero', 'hero'],
      ['knight 0', 'knight'],
      ['archer 0', 'archer'],
      ['archer 1', 'archer'],
    ]);
    expect(dice.map(({ spare }) => spare !== undefined)).toEqual([true, false, false, true]);
  });

  it('are none before the roll', () => {
    expect(rolledDice([], [])).toEqual([]);
  });
});
