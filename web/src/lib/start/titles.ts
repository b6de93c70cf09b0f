import type { GameId } from '../types/protocol';

/** The names of the games, which are the same in every language. */
export const TITLES: Record<GameId, string> = { karak: 'Karak\u00a02', thunderstone: 'Thunderstone' };
