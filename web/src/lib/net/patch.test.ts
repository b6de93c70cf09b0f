import { expect, it } from 'vitest';
import { patched } from './patch';

it('replaces the whole view by the empty path', () => {
  expect(patched({ a: 1 }, [['', { b: 2 }]])).toEqual({ b: 2 });
});

it('sets fields and fields of fields, and leaves the rest the same objects', () => {
  const before = { table: { round: 1, players: [{ lives: 5 }] }, hand: [3] };
  const after = patched(before, [
    ['table.round', 2],
    ['hand', [4]],
  ]) as typeof before;
  expect(after).toEqual({ table: { round: 2, players: [{ lives: 5 }] }, hand: [4] });
  expect(after.table.players).toBe(before.table.players);
  expect(before.table.round).toBe(1);
});

it('sets elements of lists', () => {
  expect(patched({ hall: ['a', 'b'] }, [['hall.1', 'c']])).toEqual({ hall: ['a', 'c'] });
});
