// What the table shows of an event while it happens: the outcome of an attack, the place that trembles.
import type { Message } from '../types/protocol';
import type { Table } from '../types/thunderstone';
import { eventFields, eventName } from '../event';

export interface Verdict {
  rank: number;
  /** Not known yet while the attack is being made. */
  won: boolean | null;
  text: string;
}

/** The attack an event tells of, if it does. */
export function verdictOf(event: unknown, say: (message: Message) => string): Verdict | null {
  const kind = eventName(event);
  if (kind !== 'attacked' && kind !== 'won' && kind !== 'lost') return null;
  const { rank, total } = eventFields(event);
  if (typeof rank !== 'number') return null;
  if (kind === 'attacked') return { rank, won: null, text: say({ key: 'web-t-attacked', args: [] }) };
  const n: Message['args'] = [['n', { number: typeof total === 'number' ? total : 0 }]];
  return { rank, won: kind === 'won', text: say({ key: kind === 'won' ? 'web-t-won' : 'web-t-lost', args: n }) };
}

/** What a new view leaves of it: an attack without an outcome stands as long as the battle does. The outcome may never be
 * shown, when it is skipped or the attack is taken back. */
export function standing(verdict: Verdict | null, { turn }: Pick<Table, 'turn'>): Verdict | null {
  return verdict?.won === null && turn.battle !== null ? verdict : null;
}
