// What a player gives up by ending the turn now.
import type { TurnSlot } from '../../types/karak';

/** The moves and actions that are left in the slots of a turn. */
export function leftIn(slots: readonly TurnSlot[]): { moves: number; actions: number } {
  const open = slots.filter(({ state }) => state !== 'done');
  return { moves: open.filter(({ state }) => state !== 'moved').length, actions: open.length };
}
