import { describe, expect, it, vi } from 'vitest';
import { Stage, type Urgency } from './stage.svelte';
import { FakeWorld, settled } from './testing';
import type { TableRecord } from './types/protocol';

const record = (n: number, ...events: string[]): TableRecord => ({
  n,
  at: 0,
  what: { type: 'played', seat: 0, by: 'person' },
  events: events.map((event) => ({ event, text: { key: event } })),
});

/** A stage whose views are called after the events that lead to them. */
function staged(speed = 1, urgency: () => Urgency = () => 'none') {
  const world = new FakeWorld();
  const seen: string[] = [];
  const stage = new Stage(() => ({ speed, calm: false }), urgency, world);
  const push = (n: number, ...events: string[]) =>
    stage.push(
      record(n, ...events),
      events.map((event) => `after ${event}`),
      () => seen.push(`view ${n}`),
    );
  return { world, seen, stage, push };
}

it('shows one event after the other, and what they led to only then', async () => {
  const { seen, stage, push } = staged();
  stage.listen((beat) => void seen.push(String(beat.event)));
  push(1, 'a', 'b');
  push(2, 'c');
  await settled();
  expect(seen).toEqual(['a', 'b', 'view 1', 'c', 'view 2']);
  expect(stage.busy).toBe(false);
});

it('keeps the line of the event before where an event has none', async () => {
  const { seen, stage } = staged();
  stage.listen(() => void seen.push(stage.caption?.key ?? 'none'));
  const told = record(1, 'a', 'b');
  delete told.events[1]?.text;
  stage.push(told, ['after a', 'after b'], () => undefined);
  await settled();
  expect(seen).toEqual(['a', 'a']);
});

it('moves from one true view to the next, when the player says so or at the end of the beat', async () => {
  const { world, seen, stage, push } = staged();
  stage.view = 'before';
  stage.listen(async (beat, pace) => {
    seen.push(`${String(beat.event)} over ${String(stage.view)}`);
    if (beat.event === 'b') pace.reveal();
    await pace.wait(100);
    seen.push(`${String(beat.event)} ends over ${String(stage.view)}`);
  });
  push(1, 'a', 'b');
  await world.pass(500);
  expect(seen).toEqual(['a over before', 'a ends over before', 'b over after a', 'b ends over after b', 'view 1']);
});

it('skips everything that waits, but loses no view', async () => {
  const { seen, stage, push, world } = staged();
  stage.listen(async (beat, pace) => {
    seen.push(String(beat.event));
    await pace.wait(60_000);
  });
  push(1, 'a', 'b');
  push(2, 'c');
  await settled();
  stage.skip();
  await world.pass(0);
  expect(seen).toEqual(['a', 'view 1', 'view 2']);
});

it('waits for the viewer at speed 0', async () => {
  const { seen, stage, push } = staged(0);
  stage.listen((beat) => void seen.push(String(beat.event)));
  push(1, 'a', 'b');
  await settled();
  expect(stage.held).toBe(true);
  stage.next();
  await settled();
  expect(seen).toEqual(['a', 'b']);
  stage.next();
  await settled();
  expect(seen).toEqual(['a', 'b', 'view 1']);
});

describe('a player that fails', () => {
  it('by throwing does not freeze the table', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { seen, stage, push, world } = staged();
    stage.listen(() => {
      throw new Error('at once');
    });
    stage.listen(() => Promise.reject(new Error('later')));
    push(1, 'a', 'b');
    push(2, 'c');
    await world.pass(0);
    expect(seen).toEqual(['view 1', 'view 2']);
    expect(stage).toMatchObject({ busy: false, view: 'after c' });
    expect(errors).toHaveBeenCalledTimes(6);
    errors.mockRestore();
  });

  it('by never ending is given up after a while, and has no say any more', async () => {
    const { seen, stage, push, world } = staged();
    let late: (() => void) | undefined;
    stage.listen((beat, pace) => {
      if (beat.event !== 'a') return;
      late = pace.reveal;
      return new Promise(() => undefined);
    });
    push(1, 'a', 'b');
    await world.pass(9_000);
    expect(stage.busy).toBe(true);
    await world.pass(2_000);
    expect(seen).toEqual(['view 1']);
    late?.();
    expect(stage).toMatchObject({ busy: false, view: 'after b' });
  });

  it('by not ending when it is skipped is given up at once', async () => {
    const { seen, stage, push, world } = staged();
    stage.listen(() => new Promise(() => undefined));
    push(1, 'a', 'b');
    await settled();
    stage.skip();
    await world.pass(500);
    expect(seen).toEqual(['view 1']);
  });

  it('is not given up while it waits for the viewer', async () => {
    const { seen, stage, push, world } = staged();
    stage.listen((_, pace) => pace.hold());
    push(1, 'a');
    await world.pass(3_600_000);
    expect(stage.holding).toBe(true);
    stage.next();
    await world.pass(0);
    expect(seen).toEqual(['view 1']);
    expect(stage.holding).toBe(false);
  });
});

describe('the line of an event', () => {
  it('is read at once', async () => {
    const { stage, push } = staged();
    stage.listen((_, pace) => pace.wait(100));
    push(1, 'a');
    await settled();
    expect(stage.caption?.key).toBe('a');
  });

  it('is not read before the dice lie still', async () => {
    const { stage, push, world } = staged();
    stage.listen(
      async (_, pace) => {
        await pace.wait(900);
        pace.tell();
        await pace.wait(700);
      },
      (beat) => beat.event === 'rolled',
    );
    push(1, 'rolled');
    await world.pass(850);
    expect(stage.caption).toBeNull();
    await world.pass(100);
    expect(stage.caption?.key).toBe('rolled');
  });
});

describe('what is urgent', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `e${index}`);

  it('is over within a second, however much waits, and every view is shown', async () => {
    let urgency: Urgency = 'none';
    const { seen, stage, push, world } = staged(1, () => urgency);
    const views: unknown[] = [];
    stage.listen((_, pace) => {
      pace.reveal();
      views.push(stage.view);
      return pace.wait(1_000);
    });
    for (let n = 1; n <= 4; n++) push(n, ...ten);
    await world.pass(500);
    expect(seen).toEqual([]);
    urgency = 'hurry';
    stage.hasten();
    await world.pass(1_000);
    expect(seen).toEqual(['view 1', 'view 2', 'view 3', 'view 4']);
    expect(views.length).toBe(40);
    expect(stage.busy).toBe(false);
  });

  it('waits for nobody at speed 0', async () => {
    let urgency: Urgency = 'none';
    const { seen, stage, push, world } = staged(0, () => urgency);
    stage.listen((_, pace) => pace.wait(300));
    push(1, 'a', 'b');
    await world.pass(500);
    expect(stage.held).toBe(true);
    urgency = 'hurry';
    stage.hasten();
    await world.pass(1_000);
    expect(seen).toEqual(['view 1']);
  });

  it('is skipped when nobody can see it', async () => {
    const { seen, stage, push, world } = staged(1, () => 'skip');
    stage.listen((beat, pace) => {
      seen.push(String(beat.event));
      return pace.wait(1_000);
    });
    push(1, 'a', 'b');
    await world.pass(0);
    expect(seen).toEqual(['view 1']);
  });
});

it('shows again what happened from how the table was then, and returns to the present', async () => {
  const { stage, world } = staged();
  const seen: unknown[] = [];
  stage.view = 'present';
  stage.listen((beat, pace) => {
    seen.push(stage.view, beat.again);
    return pace.wait(100);
  });
  stage.again('long ago', [{ record: record(3, 'a', 'b'), views: ['after a', 'after b'] }], () => {
    stage.view = 'present';
  });
  await world.pass(1_000);
  expect(seen).toEqual(['long ago', true, 'after a', true]);
  expect(stage).toMatchObject({ busy: false, view: 'present' });
});
