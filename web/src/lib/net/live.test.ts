import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorld, settled } from '../testing';
import type { Clock, Shown, TableRecord, Tell, Waiting } from '../types/protocol';
import { LiveTable } from './live.svelte';

const MINE: Waiting = {
  for: 'choice',
  seat: 0,
  asked: { question: 'turn', text: { key: 'q' }, choices: [] },
};
const THEIRS: Waiting = { for: 'choice', seat: 1, asked: null };

const shown = (waiting: Waiting, more: Partial<Shown> = {}): Shown => ({
  viewer: 0,
  sequence: 1,
  waiting,
  ...more,
});

/** A record of one event that sets the round to its number. */
const record = (n: number, waiting: Waiting | null = null): TableRecord => ({
  n,
  at: 0,
  what: { type: 'played', seat: 1, by: 'bot' },
  events: [{ event: `e${n}`, text: { key: `e${n}` }, patch: [['round', n]] }],
  ...(waiting ? { shown: shown(waiting) } : {}),
});
const told = (n: number, waiting?: Waiting): Tell => ({ type: 'record', ...record(n, waiting) });

let clock: Clock = { type: 'untimed' };
const welcome = (n: number, more: object = {}): Tell =>
  ({
    type: 'welcome',
    protocol: 4,
    table: 't',
    game: 'karak',
    rules: 1,
    setup: {},
    now: 0,
    you: { seats: [0], host: true, name: 'Ann' },
    seats: [],
    spectators: 0,
    clock,
    listed: false,
    patience: 24,
    commitment: '',
    n,
    shown: shown(THEIRS, { view: { round: n, calm: [] } }),
    ...more,
  }) as Tell;

let world: FakeWorld;
let live: LiveTable;
/** A table at record `n`, of which these are told as history; every event is played for a second. */
async function connected(n: number, ...history: number[]): Promise<void> {
  live = new LiveTable('ws://table', null, () => ({ speed: 1, calm: false }), world);
  live.stage.listen((_, pace) => pace.wait(1_000));
  world.line.open();
  world.line.tell(welcome(n));
  world.line.tell({ type: 'records', id: 1, viewer: 0, from: 0, records: history.map((one) => record(one)) });
  await settled();
}
const numbers = (records: readonly TableRecord[]) => records.map(({ n }) => n);
const said = (type: string) => world.line.said.filter((message) => message['type'] === type);

beforeEach(() => {
  world = new FakeWorld();
  clock = { type: 'untimed' };
});
afterEach(() => live.close());

describe('the journal', () => {
  it('keeps the order of the numbers when the line is lost during playback', async () => {
    await connected(10, 9, 10);
    for (const n of [11, 12]) world.line.tell(told(n));
    await world.pass(100);
    world.line.end();
    await world.pass(1_000);
    world.line.open();
    expect(said('hello')[0]).toMatchObject({ protocol: 4, since: 12 });
    world.line.tell(welcome(14));
    for (const n of [13, 14]) world.line.tell(told(n));
    world.line.tell(told(15));
    await world.pass(10_000);
    expect(numbers(live.journal.heard)).toEqual([9, 10, 11, 12, 13, 14, 15]);
    expect(numbers(live.records)).toEqual([9, 10, 11, 12, 13, 14, 15]);
    expect(live.stage.view).toEqual({ round: 15, calm: [] });
  });

  it('holds what was heard and shows what was played', async () => {
    await connected(0, 0);
    for (const n of [1, 2]) world.line.tell(told(n));
    await world.pass(500);
    expect(numbers(live.journal.heard)).toEqual([0, 1, 2]);
    expect(numbers(live.records)).toEqual([0]);
    await world.pass(700);
    expect(numbers(live.records)).toEqual([0, 1]);
  });

  it('shows nothing from before a gap, and asks for what is missing', async () => {
    await connected(900, ...Array.from({ length: 400 }, (_, index) => 501 + index));
    expect(said('records')[0]).toMatchObject({ from: 501, to: 901, views: false });
    expect(live.records.length).toBe(400);
    expect(live.hasEarlier).toBe(true);
    void live.fill();
    expect(said('records')[1]).toMatchObject({ from: 101, to: 501 });
    live.journal.insert([record(3)]);
    expect(numbers(live.records)[0]).toBe(501);
  });

  it('is asked for again by whoever fell behind, who gets the view at once', async () => {
    await connected(0, 0);
    world.line.tell({ type: 'shown', n: 300, ...shown(MINE, { view: { round: 300 } }) });
    await world.pass(0);
    expect(live.stage.view).toEqual({ round: 300 });
    expect(said('records')[1]).toMatchObject({ from: 1, to: 301 });
    world.line.tell(told(301));
    await world.pass(2_000);
    expect(live.stage.view).toEqual({ round: 301 });
  });
});

describe('the views', () => {
  it('follow from the patches, one after each event, and untouched parts stay the same', async () => {
    await connected(0, 0);
    const before = live.stage.view as { calm: unknown };
    const events = [1, 2].map((n) => ({ event: `e${n}`, text: { key: 'x' }, patch: [['round', n]] }));
    world.line.tell({ type: 'record', ...record(1), events } as unknown as Tell);
    await world.pass(1_500);
    expect(live.stage.view).toEqual({ round: 1, calm: [] });
    await world.pass(1_000);
    const after = live.stage.view as { calm: unknown };
    expect(after).toEqual({ round: 2, calm: [] });
    expect(after.calm).toBe(before.calm);
  });

  it('are replaced by a whole one after an undo', async () => {
    await connected(4, 4);
    const back: TableRecord = { ...record(5), events: [], shown: shown(MINE, { view: { round: 2 } }) };
    world.line.tell({ type: 'record', ...back });
    world.line.tell(told(6));
    await world.pass(2_000);
    expect(live.stage.view).toEqual({ round: 6 });
  });

  it('are not guessed over a gap: the table comes in anew', async () => {
    await connected(4, 4);
    world.line.tell(told(6));
    expect(world.sockets.length).toBe(2);
  });

  it('of what happened since are shown as they were, and then the present', async () => {
    await connected(8, 7, 8);
    const seen: unknown[] = [];
    live.stage.listen(() => void seen.push(live.stage.view));
    void live.showAgain(7);
    expect(said('records')[1]).toMatchObject({ from: 7, to: 9, views: true });
    const records = [record(7), record(8)];
    world.line.tell({ type: 'records', id: 2, viewer: 0, from: 7, before: { round: 6 }, records });
    await world.pass(1_500);
    expect(live.ready).toBe(false);
    await world.pass(1_500);
    expect(seen).toEqual([{ round: 6 }, { round: 7 }]);
    expect(live.stage.view).toEqual({ round: 8, calm: [] });
    expect(numbers(live.records)).toEqual([7, 8]);
  });

  it('of one seat are not shown to the next at the same screen', async () => {
    await connected(8, 8);
    void live.showAgain(7);
    world.line.tell({ type: 'shown', ...shown(MINE, { viewer: 1, view: { round: 8 } }) });
    world.line.tell({ type: 'records', id: 2, viewer: 0, from: 7, before: { secret: 1 }, records: [record(7)] });
    await world.pass(100);
    expect(live.stage).toMatchObject({ busy: false, view: { round: 8 } });
  });
});

describe('a half-open line', () => {
  it('is noticed within 15 seconds when nothing is heard', async () => {
    await connected(0, 0);
    await world.pass(5_000);
    world.line.tell({ type: 'beat' });
    await world.pass(11_000);
    expect(live.line).toBe('open');
    await world.pass(4_000);
    expect(world.sockets.length).toBe(2);
    expect(live.line).toBe('lost');
  });

  it('is noticed within 15 seconds when a choice is not answered, and the choice is sent again', async () => {
    await connected(0, 0);
    world.line.tell({ type: 'shown', ...shown(MINE, { view: {} }) });
    await world.pass(0);
    expect(live.ready).toBe(true);
    const answer = vi.fn();
    void live.choose(0, 'end_turn').then(answer);
    // What the server says of its own accord does not answer it.
    for (let beats = 0; beats < 3; beats++) {
      await world.pass(4_000);
      if (world.sockets.length === 1) world.line.tell({ type: 'beat' });
    }
    expect(world.sockets.length).toBe(2);
    expect(live.line).toBe('lost');
    world.line.open();
    world.line.tell(welcome(0));
    expect(said('choose')).toHaveLength(1);
    // It had arrived the first time: what comes back is no refusal to the viewer.
    const problem = { code: 'stale', message: { key: 'x' }, rule: null };
    world.line.tell({ type: 'refused', id: 2, problem });
    await settled();
    expect(answer).toHaveBeenCalledOnce();
    expect(live.pending).toBe(0);
  });

  it('is not blamed for a message that is never answered', async () => {
    await connected(0, 0);
    const failed = vi.fn();
    live.why(0).catch(failed);
    for (let seconds = 0; seconds < 60; seconds++) {
      await world.pass(1_000);
      if (world.line.readyState === 0) {
        world.line.open();
        world.line.tell(welcome(0));
      }
      world.line.tell({ type: 'beat' });
    }
    expect(world.sockets.length).toBe(2);
    expect(failed).toHaveBeenCalledOnce();
    expect(live.line).toBe('open');
  });

  it('that does not even open is tried again', async () => {
    live = new LiveTable('ws://table', null, () => ({ speed: 1, calm: false }), world);
    await world.pass(15_000);
    expect(world.sockets.length).toBe(2);
  });
});

describe('a return to the page', () => {
  it('tries again at once when the line is lost', async () => {
    await connected(0, 0);
    for (let attempt = 0; attempt < 5; attempt++) {
      world.line.end();
      await world.pass(20_000);
    }
    const before = world.sockets.length;
    world.line.end();
    world.hide(false);
    expect(world.sockets.length).toBe(before + 1);
  });

  it('does not wait for a line that has missed its beat', async () => {
    await connected(0, 0);
    await world.pass(7_000);
    world.hide(false);
    expect(world.sockets.length).toBe(2);
  });

  it('leaves a line alone that was just heard', async () => {
    await connected(0, 0);
    await world.pass(3_000);
    world.hide(false);
    expect(world.sockets.length).toBe(1);
  });
});

describe('the viewer', () => {
  it('is asked at once, while the stage still shows what led there', async () => {
    await connected(0, 0);
    for (const n of [1, 2, 3]) world.line.tell(told(n, THEIRS));
    world.line.tell(told(4, MINE));
    await world.pass(100);
    expect(live.asked).toEqual(MINE);
    expect(live.waiting).toEqual(THEIRS);
    expect(live.ready).toBe(false);
  });

  it('loses none of their own time to the moves of others', async () => {
    clock = { type: 'per_move', seconds: 12 };
    await connected(0, 0);
    for (let n = 1; n <= 40; n++) world.line.tell(told(n, THEIRS));
    await world.pass(3_000);
    expect(live.stage.busy).toBe(true);
    world.line.tell(told(41, MINE));
    await world.pass(1_000);
    expect(live.ready).toBe(true);
  });

  it('is not hurried where a decision may take days', async () => {
    clock = { type: 'per_move', seconds: 86_400 };
    await connected(0, 0);
    for (let n = 1; n <= 4; n++) world.line.tell(told(n, MINE));
    await world.pass(2_500);
    expect(live.stage.busy).toBe(true);
  });

  it('finds the table as it is after looking away', async () => {
    await connected(0, 0);
    for (let n = 1; n <= 40; n++) world.line.tell(told(n, THEIRS));
    await world.pass(500);
    world.hide(true);
    world.line.tell(told(41, MINE));
    await world.pass(0);
    expect(live.stage).toMatchObject({ busy: false, view: { round: 41 } });
    expect(live.ready).toBe(true);
  });
});

describe('an upgraded server', () => {
  const problem = { code: 'protocol', message: { key: 'server-protocol' }, rule: null };

  it('makes the page load itself anew, once', async () => {
    const kept = new Map<string, string>();
    const reload = vi.fn();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('location', { reload });
    await connected(0, 0);
    world.line.tell({ type: 'bye', problem });
    expect(reload).toHaveBeenCalledOnce();
    world.line.tell({ type: 'bye', problem });
    expect(reload).toHaveBeenCalledOnce();
    expect(live.line).toBe('ended');
    vi.unstubAllGlobals();
  });
});
