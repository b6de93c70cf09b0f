// What stays of an attack when the table changes.
import { expect, test } from 'vitest';
import type { CardId, Table } from '../../types/thunderstone';
import { standing, verdictOf } from './stage';

const say = ({ key }: { key: string }) => key;
const turn = (battle: unknown, front: CardId = 'red_jelly') => {
  const there = { card: front };
  return { turn: { battle }, hall: [there, null, there] } as unknown as Pick<Table, 'turn' | 'hall'>;
};

test('an attack stands while its battle lasts, and not when it was skipped or taken back', () => {
  const attacked = verdictOf({ attacked: { seat: 0, rank: 3, card: 'red_jelly' } }, say);
  expect(attacked).toEqual({ rank: 3, card: 'red_jelly', won: null, text: 'web-t-attacked' });
  expect(standing(attacked, turn({ rank: 3 }))).toBe(attacked);
  expect(standing(attacked, turn(null))).toBeNull();
});

test('an outcome is over with the next view', () => {
  const won = verdictOf({ won: { seat: 0, rank: 1, card: 'red_jelly', total: 8, experience: 1, spoils: [] } }, say);
  expect(won?.won).toBe(true);
  expect(standing(won, turn(null))).toBeNull();
  expect(standing(won, turn({ rank: 1 }))).toBeNull();
  expect(standing(null, turn({ rank: 1 }))).toBeNull();
});

test('an attack does not stay on the monster that comes after the one that was attacked', () => {
  const attacked = verdictOf({ attacked: { seat: 0, rank: 1, card: 'red_jelly' } }, say);
  expect(standing(attacked, turn({ rank: 1 }))).toBe(attacked);
  expect(standing(attacked, turn({ rank: 1 }, 'tyxr_the_old'))).toBeNull();
});
