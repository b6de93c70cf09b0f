// What was said and not yet answered. A lost connection loses nothing of it: what does no harm is said again, the rest
// is given up.
import type { Problem, Say } from '../types/protocol';

export type Numbered = Say & { id: number };

export interface Sent {
  message: Numbered;
  /** When it was sent last, or null while there was no connection to send it by. */
  at: number | null;
  /** Sent a second time, after a lost connection. */
  again: boolean;
  /** With what the message asked for, if it asked. */
  done: (answer: unknown) => void;
  failed: (problem: Problem) => void;
}

/** What may be said twice: the first is refused as stale if it did arrive, the others change nothing. */
const REPEATABLE: readonly Say['type'][] = [
  'choose',
  'why',
  'forecast',
  'describe',
  'look',
  'records',
  'commit',
  'reveal',
];
/** What has to be answered before the next choice. */
const DECIDING: readonly Say['type'][] = ['choose', 'undo'];

export class Outbox {
  private readonly waiting = new Map<number, Sent>();
  private nextId = 1;

  /** A new message with its number. */
  add(message: object, done: Sent['done'], failed: Sent['failed']): Sent {
    const id = this.nextId++;
    const sent: Sent = { message: { ...message, id } as Numbered, at: null, again: false, done, failed };
    this.waiting.set(id, sent);
    return sent;
  }

  /** The message that an answer is for; it waits no longer. */
  take(id: number): Sent | undefined {
    const sent = this.waiting.get(id);
    this.waiting.delete(id);
    return sent;
  }

  /** How many messages have to be answered before the next choice. */
  get deciding(): number {
    return [...this.waiting.values()].filter(({ message }) => DECIDING.includes(message.type)).length;
  }

  /** What was sent before this moment and not answered since. */
  sentBefore(moment: number): Sent[] {
    return [...this.waiting.values()].filter(({ at }) => at !== null && at < moment);
  }

  /** After a new connection: what is to be said again, and what is given up. */
  recover(): { again: Sent[]; lost: Sent[] } {
    const all = [...this.waiting.values()];
    const again = all.filter(({ message }) => REPEATABLE.includes(message.type));
    const lost = all.filter((sent) => !again.includes(sent));
    for (const { message } of lost) this.waiting.delete(message.id);
    return { again, lost };
  }
}
