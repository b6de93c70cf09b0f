import { expect, expectTypeOf, it } from 'vitest';
import { dataOf, eventSeat, tagged } from './tagged';

type Event = 'ended' | { moved: { seat: number; to: [number, number] } } | { told: string };
const moved = { moved: { seat: 1, to: [2, 3] } } as Event;

it('keeps the types of what a kind carries', () => {
  const found = tagged(moved);
  if (found.kind === 'moved') expectTypeOf(found.data.to).toEqualTypeOf<[number, number]>();
  if (found.kind === 'ended') expectTypeOf(found.data).toEqualTypeOf<null>();
  expect(found).toEqual({ kind: 'moved', data: { seat: 1, to: [2, 3] } });
  expect(tagged('ended' as Event)).toEqual({ kind: 'ended', data: null });
});

it('gives the data of one kind only', () => {
  expect(dataOf(moved, 'moved')?.to).toEqual([2, 3]);
  expect(dataOf(moved, 'told')).toBeUndefined();
  expect(dataOf('ended' as Event, 'ended')).toBeNull();
});

it('knows whom an event is about', () => {
  expect(eventSeat(moved)).toBe(1);
  expect(eventSeat('ended')).toBeNull();
  expect(eventSeat({ told: 'x' })).toBeNull();
  expect(eventSeat(null)).toBeNull();
});
