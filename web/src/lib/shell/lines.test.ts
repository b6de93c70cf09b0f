import { expect, it } from 'vitest';
import type { GameModule } from '../game';
import type { BotId, Message, TableRecord } from '../types/protocol';
import { beforeLastChoice, inEffect, linesOf, sinceLastTurn, tableLine } from './lines';

const text = (key: string): Message => ({ key });
const game = {
  names: (event: unknown) => (typeof event === 'object' && event && 'hero_taken' in event ? 0 : undefined),
} as unknown as GameModule;

function played(n: number, seat: number | null, ...events: unknown[]): TableRecord {
  const happened = events.map((event) => ({ event, text: text(JSON.stringify(event)), rule: 'K-BAT-1' }));
  return { n, at: 0, what: { type: 'played', seat, by: 'person' }, events: happened };
}

const opened: TableRecord = { n: 0, at: 0, what: { type: 'opened' }, events: [] };

it('tells what happened several times in one line', () => {
  const [line, ...rest] = linesOf([played(3, 0, { drew: { seat: 1 } }, { drew: { seat: 1 } })], game);
  expect(rest).toEqual([]);
  expect(line).toMatchObject({ times: 2, seat: 1, rule: 'K-BAT-1', kind: 'event' });
});

it('has no line for what the line beside it says', () => {
  const record = played(3, 0, { action_began: { seat: 0 } }, { healed: { seat: 0 } });
  delete record.events[0]?.text;
  expect(linesOf([record], game).map(({ event }) => event)).toEqual([{ healed: { seat: 0 } }]);
});

it('knows what was taken back when the whole journal is there', () => {
  const back: TableRecord = { n: 3, at: 0, what: { type: 'taken_back', to: 1, seat: 0, consent: false }, events: [] };
  const records = [opened, played(1, 0, 'a'), played(2, 0, 'b'), back, played(4, 0, 'c')];
  expect(linesOf(records, game).map((line) => line.undone)).toEqual([false, true, false, false]);
  expect(linesOf(records.slice(1), game).some((line) => line.undone)).toBe(false);
});

it('tells what still holds, with the number of its record', () => {
  const back: TableRecord = { n: 4, at: 0, what: { type: 'taken_back', to: 1, seat: 0, consent: false }, events: [] };
  const records = [opened, played(1, 0, 'a'), played(2, 0, 'b'), played(3, null, 'c'), back, played(5, 0, 'd', 'e')];
  const told = (some: TableRecord[]) => inEffect(some).map(({ n, event }) => [n, event]);
  expect(told(records)).toEqual([
    [1, 'a'],
    [5, 'd'],
    [5, 'e'],
  ]);
  // Without the beginning nobody knows whether “a” was taken back too.
  expect(told(records.slice(1))).toEqual([
    [5, 'd'],
    [5, 'e'],
  ]);
  expect(told(records.slice(1, 4))).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
});

it('calls a seat by its hero only after the hero was taken', () => {
  const records = [played(1, null, 'rolled', { hero_taken: { seat: 0 } }), played(2, 0, 'moved')];
  expect(linesOf(records, game).map((line) => line.nameless)).toEqual([[0], [0], []]);
});

it('tells which bot of the server’s own sits down, and why it could not go on', () => {
  const seated = (level: BotId): TableRecord => ({
    n: 1,
    at: 0,
    what: { type: 'seated', seat: 1, occupant: { type: 'bot', level } },
    events: [],
  });
  const replaced: TableRecord = {
    n: 2,
    at: 0,
    what: { type: 'replaced', seat: 1, bot: 'my-bot', why: 'not_started', level: 'torch' },
    events: [],
  };
  const named = { bot: 'my-bot', player: { seat: 1 } };
  expect(linesOf([seated('torch')], game)[0]?.text.key).toBe('web-log-seated-bot');
  expect(linesOf([seated('named:my-bot')], game)[0]?.text).toEqual({ key: 'web-log-seated-named', args: named });
  expect(linesOf([replaced], game)[0]).toMatchObject({
    kind: 'table',
    text: { key: 'web-log-replaced-not-started', args: named },
  });
});

it('finds where the time since the last turn begins', () => {
  const records = [played(1, 0, 'a'), played(2, 1, 'b'), played(3, null, 'c')];
  expect(sinceLastTurn(records, [0])).toBe(2);
  expect(sinceLastTurn(records.slice(0, 1), [0])).toBeNull();
});

it('goes back to before the last choice of a seat, whatever followed it', () => {
  const records = [opened, played(1, 0, 'a'), played(2, null, 'b'), played(3, 1, 'c')];
  expect(beforeLastChoice(records, [0], 3)).toBe(0);
  expect(beforeLastChoice(records, [1], 3)).toBe(2);
  expect(beforeLastChoice(records, [2], 3)).toBeNull();
  // Of a long game only the end is known; what was taken back no longer counts.
  expect(beforeLastChoice(records.slice(2), [1], 900)).toBe(899);
  const back: TableRecord = { n: 4, at: 0, what: { type: 'taken_back', to: 2, seat: 1, consent: true }, events: [] };
  expect(beforeLastChoice([...records, back], [0], 2)).toBe(0);
  expect(beforeLastChoice([...records, back], [1], 2)).toBeNull();
});

it('tells who asks for a seat, who becomes the host, and that a request is off', () => {
  const told = (what: TableRecord['what']) => tableLine({ n: 1, at: 0, what, events: [] });
  expect(told({ type: 'proposed', seat: 2, what: { type: 'newcomer', name: 'Eve' } })).toEqual({
    key: 'web-log-newcomer',
    args: { name: 'Eve' },
  });
  expect(told({ type: 'proposed', seat: 0, what: { type: 'rematch' } })?.key).toBe('web-log-asks');
  expect(told({ type: 'hosted', seat: 1 })).toEqual({ key: 'web-log-hosted', args: { player: { seat: 1 } } });
  expect(told({ type: 'lapsed' })?.key).toBe('web-log-lapsed');
});
