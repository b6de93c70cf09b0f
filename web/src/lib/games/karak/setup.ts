// What can be chosen before a game of Karak 2.
import type { GameSetup, Remembered } from '../drawn';
import SetupFields from './SetupFields.svelte';

export interface Wishes {
  /** Without Plague & Misery. */
  friendly: boolean;
  /** Heroes are picked, not dealt. */
  draft: boolean;
}

export function wishes(remembered: Remembered): Wishes {
  return { friendly: remembered['friendly'] === true, draft: remembered['draft'] === true };
}

export const setup: GameSetup = {
  Fields: SetupFields,
  aside: true,
  setupOf(players, remembered) {
    const { friendly, draft } = wishes(remembered);
    return { players, heroes: draft ? 'draft' : 'dealt', friendly };
  },
};
