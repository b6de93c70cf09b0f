import { expect, it } from 'vitest';
import { drawn } from '../games/drawn';
import type { Field } from '../types/protocol';
import { fewestOpponents, seatsOf, tableOf, type Plan } from './plan';

const plan: Plan = {
  company: 'now',
  game: 'karak',
  people: 1,
  names: [],
  bots: 2,
  level: 'torch',
  clock: { type: 'untimed' },
  listed: false,
  remembered: { draft: true },
};
const bot = { type: 'bot', level: 'torch' };

it('seats whoever opens the table first and the bots last', () => {
  expect(seatsOf(plan)).toEqual([{ type: 'me' }, bot, bot]);
  expect(seatsOf({ ...plan, company: 'friends', people: 2, bots: 0 })).toEqual([{ type: 'me' }, { type: 'open' }]);
});

it('seats everybody at one screen by a name of their own', () => {
  const hotseat: Plan = { ...plan, company: 'hotseat', people: 3, names: ['Ben', 'Cleo'], bots: 1 };
  expect(seatsOf(hotseat)).toEqual([{ type: 'me' }, { type: 'me', name: 'Ben' }, { type: 'me', name: 'Cleo' }, bot]);
});

it('lets a game set up as many players as there are seats', async () => {
  const karak = await drawn('karak')?.setup?.();
  expect(tableOf(plan, [], karak).setup).toEqual({ players: 3, heroes: 'draft', friendly: false });
  const own = await drawn('thunderstone')?.setup?.();
  const other: Plan = { ...plan, game: 'thunderstone', remembered: {} };
  expect(tableOf(other, [], own).setup).toEqual({ players: 3, selection: 'first_game', solo: null });
  expect(tableOf({ ...other, bots: 0 }, [], own).setup).toMatchObject({ players: 1, solo: 'normal' });
  const remembered = { cards: 'random', groups: 4 };
  expect(tableOf({ ...other, remembered }, [], own).setup).toMatchObject({ selection: { random: { groups: 4 } } });
});

it('answers the form of a game that has no way of its own', () => {
  const form: Field[] = [
    { id: 'goal', label: 'a', kind: { type: 'number', min: 1, max: 9, default: 5 }, only_if: null },
  ];
  const opened = tableOf({ ...plan, game: 'ludo', remembered: { goal: '7' } }, form, undefined);
  expect(opened).toMatchObject({ game: 'ludo', options: { goal: '7' } });
  expect(opened).not.toHaveProperty('setup');
});

it('leaves somebody alone only where a game can be played alone', () => {
  expect([1, 2].map(fewestOpponents)).toEqual([0, 1]);
});
