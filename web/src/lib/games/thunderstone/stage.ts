// What the table shows of an event while it happens: the outcome of an attack, the place that trembles.
import type { Message } from '../../types/protocol';
import type { CardId, Event, Table } from '../../types/thunderstone';
import { dataOf } from './model';

export interface Verdict {
  rank: number;
  /** The monster that is attacked: what takes its place was not. */
  card: CardId;
  /** Not known yet while the attack is being made. */
  won: boolean | null;
  text: string;
}

/** The attack an event tells of, if it does. */
export function verdictOf(event: Event, say: (message: Message) => string): Verdict | null {
  const attacked = dataOf(event, 'attacked');
  if (attacked) return { rank: attacked.rank, card: attacked.card, won: null, text: say({ key: 'web-t-attacked' }) };
  const won = dataOf(event, 'won');
  const ended = won ?? dataOf(event, 'lost');
  if (!ended) return null;
  const { rank, card, total: n } = ended;
  return { rank, card, won: won !== undefined, text: say({ key: won ? 'web-t-won' : 'web-t-lost', args: { n } }) };
}

/** What a new view leaves of it: an attack without an outcome stands as long as the battle does, at the monster that is
 * attacked. The outcome may never be shown, when it is skipped or the attack is taken back. */
export function standing(verdict: Verdict | null, { turn, hall }: Pick<Table, 'turn' | 'hall'>): Verdict | null {
  const there = verdict && hall[verdict.rank - 1]?.card === verdict.card;
  return there && verdict.won === null && turn.battle !== null ? verdict : null;
}
