import { expect, it } from 'vitest';
import { seatsOf, tableOf, type Plan } from './plan';

const plan: Plan = {
  company: 'now',
  game: 'karak',
  people: 1,
  bots: 2,
  level: 'torch',
  clock: { type: 'untimed' },
  listed: false,
  friendly: false,
  draft: true,
  selection: 'first_game',
  solo: 'normal',
};
const bot = { type: 'bot', level: 'torch' };

it('seats whoever opens the table first and the bots last', () => {
  expect(seatsOf(plan)).toEqual([{ type: 'me' }, bot, bot]);
  expect(seatsOf({ ...plan, company: 'friends', people: 2, bots: 0 })).toEqual([{ type: 'me' }, { type: 'open' }]);
  expect(seatsOf({ ...plan, company: 'hotseat', people: 2, bots: 1 })).toEqual([{ type: 'me' }, { type: 'me' }, bot]);
});

it('sets up as many players as there are seats', () => {
  expect(tableOf(plan).setup).toEqual({ players: 3, heroes: 'draft', friendly: false });
  expect(tableOf({ ...plan, game: 'thunderstone' }).setup).toEqual({ players: 3, selection: 'first_game', solo: null });
  expect(tableOf({ ...plan, game: 'thunderstone', bots: 0 }).setup).toMatchObject({ players: 1, solo: 'normal' });
  const selection = { random: { groups: 4 } };
  expect(tableOf({ ...plan, game: 'thunderstone', selection }).setup).toMatchObject({ selection });
});
