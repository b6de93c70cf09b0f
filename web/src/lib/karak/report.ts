// What came of a battle, line by line, in the engine's own words.
import type { Recorded } from '../game';
import type { Message } from '../types/protocol';
import { told, type Monster } from './model';

export interface Gain {
  id: number;
  sign: string;
  text: Message;
  bad: boolean;
}

/** The sign of an event that belongs into the report of a battle. */
const SIGNS: Record<string, [sign: string, bad: boolean]> = {
  army_struck: ['darius', false],
  praetorian_left: ['praetorian', false],
  glory_rose: ['glory', false],
  item_gained: ['bag', false],
  item_left: ['pickup', true],
  stone_gained: ['small_stone', false],
  cart_emptied: ['cart', false],
  plundered: ['cart', false],
  units_lost: ['pip-skull', true],
  wounded: ['heart', true],
  unit_dismissed: ['recruit', true],
  misery_fell: ['eradicate', true],
  plague_fell: ['eradicate', true],
  fell_unconscious: ['pip-skull', true],
};

/** What is known of a battle: the armies that were beaten in it, and what came of it. */
export interface Report {
  beaten: Monster[];
  gains: Gain[];
}

/** The report of the battle that was begun last. */
export function reportOf(past: readonly Recorded[]): Report {
  const begun = past.findLastIndex(({ event }) => told(event).kind === 'battle_began');
  return past.slice(begun + 1).reduce(reported, { beaten: [], gains: [] });
}

/** The report with one more event in it. */
export function reported(report: Report, { event, text, n }: Recorded): Report {
  const { kind, data } = told(event);
  const { beaten, gains } = report;
  if (kind === 'army_defeated') return { beaten: [...beaten, data['monster'] as Monster], gains };
  const gain = gainOf(kind, data, text, n * 100 + gains.length);
  return gain ? { beaten, gains: [...gains, gain] } : report;
}

function gainOf(kind: string, data: Record<string, unknown>, text: Message, id: number): Gain | null {
  const found = SIGNS[kind];
  if (!found) return null;
  const [sign, bad] = found;
  const item = typeof data['item'] === 'string' ? data['item'].replace(/^amulet.*/, 'amulet') : null;
  const own = kind === 'item_gained' && item ? item : kind === 'stone_gained' && data['large'] ? 'large_stone' : sign;
  const heals = kind === 'wounded' && data['wounds'] === 0;
  return { id, sign: own, text, bad: bad && !heals };
}
