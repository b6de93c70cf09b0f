import { expect, it, vi } from 'vitest';
import { settled } from '../testing';
import type { Asked, Unchoosable } from '../types/protocol';
import { Oracle } from './oracle.svelte';

const asked = (key: string): Asked => ({ question: key, text: { key }, choices: [] });
const reason = (rule: string): Unchoosable => ({ choice: rule, text: asked('x').text, reason: asked('x').text, rule });
const source = {
  asked: () => null,
  why: () => Promise.resolve([]),
  moment: () => null,
  forecast: () => Promise.resolve(1),
};
const oracle = () => new Oracle<unknown, unknown, number>(source);

it('asks once for each question, and keeps no reasons of the one before', async () => {
  const one = oracle();
  const why = vi.fn(() => Promise.resolve([reason('K-1')]));
  const first = asked('a');
  one.wonder(first, { why });
  await settled();
  expect(one.reasons).toEqual([reason('K-1')]);
  one.wonder(first, { why });
  one.wonder(null, { why });
  expect(why).toHaveBeenCalledOnce();
  one.wonder(asked('b'), { why: () => new Promise(() => undefined) });
  expect(one.reasons).toEqual([]);
});

it('leaves aside what comes late', async () => {
  const one = oracle();
  let late: (found: number) => void = () => undefined;
  one.foresee('first', { forecast: () => new Promise((resolve) => (late = resolve)) });
  one.foresee('second', { forecast: () => Promise.resolve(2) });
  await settled();
  late(1);
  await settled();
  expect(one.forecast).toBe(2);
});

it('shows nothing of what fails', async () => {
  const one = oracle();
  one.foresee('now', { forecast: () => Promise.reject(new Error('refused')) });
  await settled();
  expect(one.forecast).toBeNull();
});
