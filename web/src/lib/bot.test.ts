import { expect, it } from 'vitest';
import { fitting, isBot, ownName, ownOf } from './bot';

it('knows an id of a bot when it sees one', () => {
  expect(['torch', 'named:my-bot'].map(isBot)).toEqual([true, true]);
  expect(['my-bot', '', 3, null, undefined].map(isBot)).toEqual([false, false, false, false, false]);
  expect([ownName('named:my-bot'), ownName('torch')]).toEqual(['my-bot', null]);
});

it('offers the bots of a game, and a level where the last choice does not play', () => {
  const list = [
    { name: 'my-bot', games: ['karak'] },
    { name: 'both', games: ['karak', 'thunderstone'] },
  ];
  expect(ownOf(list, 'karak')).toEqual(['named:my-bot', 'named:both']);
  expect(ownOf(list, 'thunderstone')).toEqual(['named:both']);
  expect(fitting(list, 'named:my-bot', 'karak')).toBe('named:my-bot');
  expect(fitting(list, 'named:my-bot', 'thunderstone')).toBe('candle');
  expect(fitting(list, 'blaze', 'thunderstone')).toBe('blaze');
});
