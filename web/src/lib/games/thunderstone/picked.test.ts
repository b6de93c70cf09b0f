import { expect, it } from 'vitest';
import { filled, toggled } from './picked';

it('takes a thing in and out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

it('fills up by chance, keeps what is picked, and takes nothing twice', () => {
  const all = ['a', 'b', 'c', 'd'];
  for (const luck of [0, 0.5, 0.99]) {
    const picked = filled(['c'], all, 3, () => luck);
    expect(picked[0]).toBe('c');
    expect(new Set(picked).size).toBe(3);
  }
  expect(filled(all, all, 3)).toEqual(all);
});
