// What stays of an attack when the table changes.
import { expect, test } from 'vitest';
import type { Table } from '../types/thunderstone';
import { standing, verdictOf } from './stage';

const say = ({ key }: { key: string }) => key;
const turn = (battle: unknown) => ({ turn: { battle } }) as Pick<Table, 'turn'>;

test('an attack stands while its battle lasts, and not when it was skipped or taken back', () => {
  const attacked = verdictOf({ attacked: { seat: 0, rank: 3, card: 'red_jelly' } }, say);
  expect(attacked).toEqual({ rank: 3, won: null, text: 'web-t-attacked' });
  expect(standing(attacked, turn({ rank: 3 }))).toBe(attacked);
  expect(standing(attacked, turn(null))).toBeNull();
});

test('an outcome is over with the next view', () => {
  const won = verdictOf({ won: { seat: 0, rank: 1, card: 'red_jelly', total: 8 } }, say);
  expect(won?.won).toBe(true);
  expect(standing(won, turn(null))).toBeNull();
  expect(standing(won, turn({ rank: 1 }))).toBeNull();
  expect(standing(null, turn({ rank: 1 }))).toBeNull();
});
