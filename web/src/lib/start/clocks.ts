// The ways of counting time that the setup offers.
import { t } from '../texts/language.svelte';
import type { Clock } from '../types/protocol';

export const CLOCKS = {
  none: { type: 'untimed' },
  move: { type: 'per_move', seconds: 90 },
  slow: { type: 'per_move', seconds: 86_400 },
  bank: { type: 'bank', seconds: 900, increment: 10 },
} as const satisfies Record<string, Clock>;

export type ClockName = keyof typeof CLOCKS;

/** How time is counted at a table, in words; nothing where it is not counted or counted in a way of its own. */
export function clockLabel(clock: Clock): string | null {
  const { move, slow, bank } = CLOCKS;
  if (clock.type === 'per_move' && clock.seconds === move.seconds) return t('web-setup-clock-move');
  if (clock.type === 'per_move' && clock.seconds === slow.seconds) return t('web-setup-clock-slow');
  if (clock.type === 'bank' && clock.seconds === bank.seconds) return t('web-setup-clock-bank');
  return null;
}
