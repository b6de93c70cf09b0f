import { expect, it } from 'vitest';
import type { TableRecord } from '../types/protocol';
import { Journal } from './journal.svelte';

const record = (n: number): TableRecord => ({ n, at: 0, what: { type: 'began' }, events: [] });
const journal = (...numbers: number[]) => {
  const made = new Journal();
  made.insert(numbers.map(record));
  return made;
};

it('orders records by number, each once, whatever comes first', () => {
  const one = journal(13, 14, 11, 12);
  one.insert([record(10)]);
  one.insert([record(12), record(15)]);
  expect(one.heard.map(({ n }) => n)).toEqual([10, 11, 12, 13, 14, 15]);
});

it('shows what was played, back to the first gap', () => {
  const one = journal(1, 2, 5, 6, 7, 8);
  one.played = 7;
  expect(one.shown.map(({ n }) => n)).toEqual([5, 6, 7]);
  one.insert([record(3), record(4), record(0)]);
  expect(one.shown.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  one.played = 9;
  expect(one.shown).toEqual([]);
});

it('knows the latest that is missing, and asks for no more than it may', () => {
  expect(journal().missing(4, 400)).toEqual({ from: 0, to: 5 });
  expect(journal().missing(900, 400)).toEqual({ from: 501, to: 901 });
  expect(journal(0, 1, 5, 6).missing(6, 400)).toEqual({ from: 2, to: 5 });
  expect(journal(0, 1, 2).missing(2, 400)).toBeNull();
  expect(journal(0, 1, 2).missing(4, 400)).toEqual({ from: 3, to: 5 });
});
