// What came of a battle, line by line, in the engine's own words.
import type { Recorded } from '../../game';
import type { Message } from '../../types/protocol';
import { dataOf, itemSign, tagged, type Event, type EventKind, type Monster } from './model';

export interface Gain {
  id: number;
  sign: string;
  text: Message;
  bad: boolean;
}

/** The sign of an event that belongs into the report of a battle. */
const SIGNS: Partial<Record<EventKind, [sign: string, bad: boolean]>> = {
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
  /** Whether the hero's side lost anything by it: a life, a unit, an item. */
  hurt: boolean;
}

/** What costs the hero's side something; the misery falls on somebody else. */
const HURTS: readonly EventKind[] = ['units_lost', 'unit_dismissed', 'item_left', 'fell_unconscious'];

/** The report of the battle that was begun last. */
export function reportOf(past: readonly Recorded<Event>[]): Report {
  const begun = past.findLastIndex(({ event }) => tagged(event).kind === 'battle_began');
  return past.slice(begun + 1).reduce(reported, { beaten: [], gains: [], hurt: false });
}

/** The report with one more event in it. */
export function reported(report: Report, { event, text, n }: Recorded<Event>): Report {
  const { beaten, gains } = report;
  const monster = dataOf(event, 'army_defeated')?.monster;
  if (monster) return { ...report, beaten: [...beaten, monster] };
  const gain = gainOf(event, text, n * 100 + gains.length);
  const wounded = (dataOf(event, 'wounded')?.wounds ?? 0) > 0;
  const hurt = report.hurt || wounded || HURTS.includes(tagged(event).kind);
  return gain ? { beaten, gains: [...gains, gain], hurt } : report;
}

function gainOf(event: Event, text: Message | undefined, id: number): Gain | null {
  const found = SIGNS[tagged(event).kind];
  if (!found || !text) return null;
  const [sign, bad] = found;
  const gained = dataOf(event, 'item_gained')?.item;
  const large = dataOf(event, 'stone_gained')?.large ? 'large_stone' : undefined;
  const heals = dataOf(event, 'wounded')?.wounds === 0;
  return { id, sign: (gained && itemSign(gained)) ?? large ?? sign, text, bad: bad && !heals };
}
