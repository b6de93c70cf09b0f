import { expect, it } from 'vitest';
import { endSound } from './scores';

const ending = { winners: [1], points: [3, 5] };

it('gives the fanfare to the winner and to whoever watches, not to whoever lost', () => {
  expect(endSound(ending, [1])).toBe('won');
  expect(endSound(ending, [0, 1])).toBe('won');
  expect(endSound(ending, [])).toBe('won');
  expect(endSound(ending, [0])).toBe('lost');
});
