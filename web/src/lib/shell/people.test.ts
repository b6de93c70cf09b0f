import { expect, it } from 'vitest';
import type { Occupant } from '../types/protocol';
import { playerNames } from './people';

const person = (name: string): Occupant => ({ type: 'person', name });
const bot: Occupant = { type: 'bot', level: 'candle' };

it('calls people by their names, and bots by names of their own', () => {
  const names = playerNames([person('Ann'), bot, bot, person('Ben'), { type: 'open' }]);
  expect(names.slice(0, 1)).toEqual(['Ann']);
  expect(names[3]).toBe('Ben');
  expect(names[4]).toBeNull();
  expect(new Set([names[1], names[2], 'Ann', 'Ben']).size).toBe(4);
});

it('gives no bot the name of a person, and nobody the name of somebody else', () => {
  const taken = playerNames([bot, bot, bot, bot]).map((name) => person(name ?? ''));
  const names = playerNames([...taken, bot, bot]);
  expect(new Set(names).size).toBe(6);
  expect(playerNames([person('Ann'), person('Ann'), person('Ben')])).toEqual([null, null, 'Ben']);
});

it('keeps the name of the person a bot stands in for, and that of a server’s own bot', () => {
  const named: Occupant = { type: 'bot', level: 'named:my-bot' };
  const standIn: Occupant = { type: 'stand_in', level: 'candle', name: 'Ann' };
  expect(playerNames([standIn, named])).toEqual(['Ann', 'my-bot']);
  expect(playerNames([named, named])).toEqual(['my-bot 1', 'my-bot 2']);
});
