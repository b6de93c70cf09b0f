// What can be chosen before a game of Thunderstone.
import type { GameSetup, Remembered } from '../drawn';
import type { Selection, Solo } from '../../types/thunderstone';
import { NOTHING, WANTED, type Picked } from './picked';
import SetupFields from './SetupFields.svelte';

export interface Wishes {
  cards: 'first' | 'random' | 'custom';
  /** The cards of one's own choice. */
  picked: Picked;
  /** How many groups of monsters, when the cards are left to chance. */
  groups: number;
  /** Alone: how hard it is. */
  solo: Solo;
}

const USUAL: Wishes = { cards: 'first', picked: NOTHING, groups: WANTED.groups, solo: 'normal' };

/** What was chosen the last time, where it still has the right kind. */
export function wishes(remembered: Remembered): Wishes {
  const fitting = Object.entries(remembered).filter(
    ([name, value]) => name in USUAL && value !== null && typeof value === typeof USUAL[name as keyof Wishes],
  );
  return { ...USUAL, ...Object.fromEntries(fitting) };
}

function selection({ cards, picked, groups }: Wishes): Selection {
  if (cards === 'first') return 'first_game';
  return cards === 'random' ? { random: { groups } } : { custom: picked };
}

export const setup: GameSetup = {
  Fields: SetupFields,
  aside: false,
  setupOf(players, remembered) {
    const chosen = wishes(remembered);
    return { players, selection: selection(chosen), solo: players === 1 ? chosen.solo : null };
  },
};
