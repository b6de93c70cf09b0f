// The ways of counting time that the setup offers.
import type { Clock } from '../types/protocol';

export const CLOCKS = {
  none: { type: 'untimed' },
  move: { type: 'per_move', seconds: 90 },
  slow: { type: 'per_move', seconds: 86_400 },
  bank: { type: 'bank', seconds: 900, increment: 10 },
} as const satisfies Record<string, Clock>;

export type ClockName = keyof typeof CLOCKS;
