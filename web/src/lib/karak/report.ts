// What came of a battle, line by line, in the engine's own words.
import type { Message } from '../types/protocol';

export interface Gain {
  id: number;
  sign: string;
  text: Message;
  bad: boolean;
}

/** The sign of an event that belongs into the report of a battle. */
const SIGNS: Record<string, [sign: string, bad: boolean]> = {
  army_struck: ['darius', false],
  army_defeated: ['battle', false],
  praetorian_left: ['praetorian', false],
  glory_rose: ['glory', false],
  amulet_found: ['amulet', false],
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

export function gainOf(kind: string, data: Record<string, unknown>, text: Message, id: number): Gain | null {
  const found = SIGNS[kind];
  if (!found || kind === 'army_defeated' || kind === 'amulet_found') return null;
  const [sign, bad] = found;
  const item = typeof data['item'] === 'string' ? data['item'].replace(/^amulet.*/, 'amulet') : null;
  const own = kind === 'item_gained' && item ? item : kind === 'stone_gained' && data['large'] ? 'large_stone' : sign;
  const heals = kind === 'wounded' && data['wounds'] === 0;
  return { id, sign: own, text, bad: bad && !heals };
}
