import { expect, it } from 'vitest';
import { wayOf } from './swipe';

it('tells a swipe from a tap and from a wandering finger', () => {
  expect(wayOf(0, 60)).toBe('down');
  expect(wayOf(4, -60)).toBe('up');
  expect(wayOf(-80, 20)).toBe('left');
  expect(wayOf(80, -20)).toBe('right');
  expect(wayOf(0, 20)).toBeNull();
  expect(wayOf(50, 50)).toBeNull();
});
