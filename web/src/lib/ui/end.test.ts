import { expect, it } from 'vitest';
import { follows } from './end';

it('stays at the end while the panel shrinks, and leaves it only when somebody scrolls back', () => {
  const scroll = (from: number, to: number, left: number) => ({ from, to, left });
  expect(follows(true, scroll(0, 500, 0))).toBe(true);
  // The panel has shrunk between the scrolling and the news of it.
  expect(follows(true, scroll(0, 500, 140))).toBe(true);
  expect(follows(true, scroll(500, 500, 140))).toBe(true);
  // Somebody reads what happened before, and comes back.
  expect(follows(true, scroll(500, 300, 200))).toBe(false);
  expect(follows(false, scroll(300, 380, 120))).toBe(false);
  expect(follows(false, scroll(380, 490, 10))).toBe(true);
});
