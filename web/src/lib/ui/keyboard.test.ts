import { expect, it } from 'vitest';
import { coveredBy } from './keyboard';

it('tells a keyboard over the page from a page that is lower, and from one that is enlarged', () => {
  expect(coveredBy({ height: 420, scale: 1 }, 760)).toBe(340);
  expect(coveredBy({ height: 420, scale: 1 }, 420)).toBe(0);
  expect(coveredBy({ height: 380, scale: 2 }, 760)).toBe(0);
});
