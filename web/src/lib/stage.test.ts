import { expect, it } from 'vitest';
import { Stage } from './stage.svelte';
import type { TableRecord } from './types/protocol';

const record = (n: number, ...events: string[]): TableRecord => ({
  n,
  at: 0,
  what: { type: 'played', seat: 0, by: 'person' },
  events: events.map((event) => ({ event, text: { key: event, args: [] } })),
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('shows one event after the other, and what they led to only then', async () => {
  const seen: string[] = [];
  const stage = new Stage(() => ({ speed: 1, calm: false }));
  stage.listen((beat) => void seen.push(String(beat.event)));
  stage.push(record(1, 'a', 'b'), () => seen.push('view 1'));
  stage.push(record(2, 'c'), () => seen.push('view 2'));
  await settled();
  expect(seen).toEqual(['a', 'b', 'view 1', 'c', 'view 2']);
  expect(stage.busy).toBe(false);
});

it('skips everything that waits, but loses no view', async () => {
  const seen: string[] = [];
  const stage = new Stage(() => ({ speed: 1, calm: false }));
  stage.listen(async (beat, pace) => {
    seen.push(String(beat.event));
    await pace.wait(60_000);
  });
  stage.push(record(1, 'a', 'b'), () => seen.push('view 1'));
  stage.push(record(2, 'c'), () => seen.push('view 2'));
  await settled();
  stage.skip();
  await settled();
  expect(seen).toEqual(['a', 'view 1', 'view 2']);
});

it('waits for the viewer at speed 0', async () => {
  const seen: string[] = [];
  const stage = new Stage(() => ({ speed: 0, calm: false }));
  stage.listen((beat) => void seen.push(String(beat.event)));
  stage.push(record(1, 'a', 'b'), () => seen.push('view'));
  await settled();
  expect(stage.held).toBe(true);
  stage.next();
  await settled();
  expect(seen).toEqual(['a', 'b']);
  stage.next();
  await settled();
  expect(seen).toEqual(['a', 'b', 'view']);
});
