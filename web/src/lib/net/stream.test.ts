import { expect, it } from 'vitest';
import { canonical, digest, Stream, type Line } from '../../../scripts/stream.ts';

const shown = { viewer: 0, sequence: 0, waiting: { for: 'players' } };
const event = (patch?: unknown[]) => ({ event: 'e', text: { key: 'k' }, ...(patch ? { patch } : {}) });
const line = (message: object, after: unknown[], view: unknown) =>
  ({ to: 1, message, after: after.map(digest), view: digest(view) }) as unknown as Line;
const game: Line = { game: 'karak' };
const welcome = line({ type: 'welcome', n: 4, shown: { ...shown, view: { a: 1, b: [1] } } }, [], { a: 1, b: [1] });
const record = (n: number, ...events: object[]) => ({ type: 'record', n, at: 0, what: { type: 'began' }, events });

it('writes equal values as equal texts', () => {
  expect(canonical({ b: [1, null, 'x'], a: { d: 1.5, c: true } })).toBe('{"a":{"c":true,"d":1.5},"b":[1,null,"x"]}');
});

it('follows a viewer through patches, records of before, undo and other viewpoints', () => {
  const stream = new Stream();
  for (const one of [
    game,
    welcome,
    line(record(3, event([['a', 9]])), [], { a: 1, b: [1] }),
    line(
      record(5, event([['b.1', 2]]), event(), event([['a']])),
      [{ a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, { b: [1, 2] }],
      {
        b: [1, 2],
      },
    ),
    line({ ...record(6), shown: { ...shown, view: { a: 0 } } }, [], { a: 0 }),
    line({ type: 'shown', ...shown, viewer: 1, view: { c: 1 } }, [], { c: 1 }),
    line({ type: 'shown', ...shown, n: 40, view: { c: 2 } }, [], { c: 2 }),
    line(record(41, event([['c', 3]])), [{ c: 3 }], { c: 3 }),
  ])
    stream.follow(one);
  expect(stream.counts).toEqual({ games: 1, messages: 7, events: 4 });
});

it('notices a view that is not the engine’s, at the event where it parts', () => {
  const stream = new Stream();
  stream.follow(game);
  stream.follow(welcome);
  const wrong = line(
    record(5, event([['a', 2]]), event([['a', 3]])),
    [
      { a: 2, b: [1] },
      { a: 4, b: [1] },
    ],
    { a: 4, b: [1] },
  );
  expect(() => stream.follow(wrong)).toThrow(/event 1/);
});

it('notices a record that is missing', () => {
  const stream = new Stream();
  stream.follow(welcome);
  expect(() => stream.follow(line(record(7), [], {}))).toThrow(/does not follow/);
});
