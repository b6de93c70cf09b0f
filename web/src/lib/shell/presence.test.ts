import { describe, expect, it } from 'vitest';
import {
  AWAY,
  Herald,
  mayStandIn,
  outlookOf,
  PAUSE,
  presenceOf,
  RECONNECTING,
  spanText,
  type Seated,
} from './presence';

const T = 1_800_000_000_000;
const person: Seated = { occupant: 'person', connected: true, since: null, told: T, asked: false };
const gone: Seated = { ...person, connected: false, since: T };
const state = (seated: Partial<Seated>, after = 0) => presenceOf({ ...person, ...seated }, T + after).state;

describe('somebody at the table', () => {
  it('thinks when asked, and else is simply here', () => {
    expect(state({})).toBe('here');
    expect(state({ asked: true })).toBe('thinking');
    expect(state({ occupant: 'bot', connected: false })).toBe('here');
    expect(state({ occupant: 'bot', connected: false, asked: true }, 3_600_000)).toBe('thinking');
    expect(state({ occupant: 'open', connected: false }, 3_600_000)).toBe('here');
  });

  it('is not missed for three seconds', () => {
    for (const asked of [true, false]) {
      const before = state({ asked });
      for (const after of [-500, 0, 1_000, RECONNECTING - 1]) expect(state({ ...gone, asked }, after)).toBe(before);
    }
  });

  it('reconnects for twenty seconds, and then is away', () => {
    for (const asked of [true, false]) {
      expect(presenceOf({ ...gone, asked }, T + RECONNECTING)).toEqual({ state: 'reconnecting', gone: RECONNECTING });
      expect(state({ ...gone, asked }, AWAY - 1)).toBe('reconnecting');
      expect(presenceOf({ ...gone, asked }, T + AWAY)).toEqual({ state: 'away', gone: AWAY });
      expect(presenceOf({ ...gone, asked }, T + 240_000)).toEqual({ state: 'away', gone: 240_000 });
    }
  });

  it('who was never seen is away after three seconds, nobody knows since when', () => {
    const unseen = { ...gone, since: null };
    expect(state(unseen, RECONNECTING - 1)).toBe('here');
    expect(presenceOf(unseen, T + RECONNECTING)).toEqual({ state: 'away', gone: null });
  });

  it('is stood in for, connected or not, asked or not', () => {
    for (const connected of [true, false]) {
      for (const asked of [true, false]) {
        expect(state({ ...gone, occupant: 'stand_in', connected, asked }, 10 * AWAY)).toBe('stand_in');
      }
    }
  });
});

describe('what the time rule does', () => {
  const clock = { left: 0, at: T, running: true };

  it('a running clock decides, and says when', () => {
    expect(outlookOf({ ...clock, decides_at: T + 90_000 }, T + 90_000, T + 30_000)).toEqual({
      type: 'clock',
      in: 60_000,
    });
    expect(outlookOf({ ...clock, decides_at: T }, T, T + 5_000)).toEqual({ type: 'clock', in: 0 });
  });

  it('without a clock the host may let a bot stand in, from a moment on', () => {
    expect(outlookOf(null, T + 86_400_000, T)).toEqual({ type: 'later', in: 86_400_000 });
    expect(outlookOf(null, T, T)).toEqual({ type: 'now' });
    expect([mayStandIn(T, T - 1), mayStandIn(T, T), mayStandIn(null, T)]).toEqual([false, true, false]);
  });

  it('and where nobody may, the table waits', () => {
    expect(outlookOf(null, null, T)).toEqual({ type: 'never' });
    // Clocks that are stopped decide nothing.
    expect(outlookOf({ ...clock, running: false }, null, T)).toEqual({ type: 'never' });
  });
});

describe('announcements', () => {
  it('say a change once, and what is there at first not at all', () => {
    const herald = new Herald();
    herald.notice(1, 'here', '');
    expect(herald.next(T)).toBeNull();
    herald.notice(1, 'away', 'Ben is away.');
    herald.notice(1, 'away', 'Ben is away.');
    expect(herald.next(T)).toBe('Ben is away.');
    expect(herald.next(T + PAUSE)).toBeNull();
  });

  it('come at most every three seconds, the latest of each seat together', () => {
    const herald = new Herald();
    for (const seat of [0, 1]) herald.notice(seat, 'here', '');
    herald.notice(0, 'reconnecting', 'Ann has lost connection.');
    expect(herald.next(T)).toBe('Ann has lost connection.');
    herald.notice(1, 'reconnecting', 'Ben has lost connection.');
    herald.notice(0, 'away', 'Ann is away.');
    expect(herald.next(T + PAUSE - 1)).toBeNull();
    herald.notice(0, 'here', 'Ann is back.');
    expect(herald.next(T + PAUSE)).toBe('Ben has lost connection. Ann is back.');
  });

  it('leave out what has changed back', () => {
    const herald = new Herald();
    herald.notice('turn', 'Ann', '');
    herald.notice(1, 'here', '');
    herald.notice('turn', 'Ben', 'Ben is deciding');
    expect(herald.next(T)).toBe('Ben is deciding.');
    herald.notice(1, 'reconnecting', 'Ben has lost connection.');
    expect(herald.next(T + 1)).toBeNull();
    herald.notice(1, 'here', 'Ben is back.');
    expect([herald.waits, herald.next(T + PAUSE)]).toEqual([false, null]);
  });
});

it('a length of time is said in its largest unit', () => {
  const texts = [12_400, 59_999, 60_000, 239_000, 3_600_000, 172_800_000].map((span) => spanText(span, 'en'));
  expect(texts).toEqual(['12\u00a0sec', '59\u00a0sec', '1\u00a0min', '3\u00a0min', '1\u00a0hr', '2\u00a0days']);
  expect(spanText(240_000, 'de')).toBe('4\u00a0Min.');
  // What is to come is not promised too early.
  expect(spanText(86_399_000, 'en', Math.ceil)).toBe('24\u00a0hr');
});
