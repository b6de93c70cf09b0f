// Follows streams of messages as the viewers of whole games got them, with the client's own code, and compares every view
// with the digest of the engine's. `cargo xtask patches` makes the streams.
import { createHash } from 'node:crypto';
import { Follower } from '../src/lib/net/follow.ts';
import type { Tell } from '../src/lib/types/protocol.ts';

/** A line of a stream: another game, or a message to one of its clients and what that client must see then. */
export type Line =
  | { game: string }
  | {
      to: number;
      message: Tell;
      /** The digest of the view after each event. */
      after: string[];
      /** The digest of the view at the end of the message. */
      view: string;
    };

/** The texts of parts of views. Most of a view is the same object as before: a patch never changes an object. */
const known = new WeakMap<object, string>();

/** JSON with the keys of every object in order and without spaces, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = known.get(value) ?? written(value);
  known.set(value, text);
  return text;
}

function written(value: object): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

export const digest = (view: unknown): string =>
  createHash('sha256').update(canonical(view)).digest('hex').slice(0, 16);

/** What was compared. */
export interface Counts {
  games: number;
  messages: number;
  events: number;
}

export class Stream {
  readonly counts: Counts = { games: 0, messages: 0, events: 0 };
  private readonly clients = new Map<number, Follower>();

  /** Follows one line; throws where a view is not the engine's. */
  follow(line: Line): void {
    if ('game' in line) {
      this.clients.clear();
      this.counts.games++;
      return;
    }
    const { to, message, after, view } = line;
    const client = this.clients.get(to) ?? new Follower();
    this.clients.set(to, client);
    this.counts.messages++;
    const views = hear(client, message);
    views.forEach((seen, index) => {
      this.counts.events++;
      const expected = after[index];
      if (expected !== undefined && digest(seen) !== expected) throw this.wrong(line, `event ${index}`);
    });
    if (digest(client.view) !== view) throw this.wrong(line, 'the end');
  }

  private wrong(line: Line, where: string): Error {
    return new Error(`game ${this.counts.games}: another view at ${where} of ${JSON.stringify(line).slice(0, 2_000)}`);
  }
}

/** Takes a message in; the answer are the views after its events. */
function hear(client: Follower, message: Tell): unknown[] {
  if (message.type === 'welcome') client.replace(message.shown, message.n);
  if (message.type === 'shown') client.replace(message, message.n);
  if (message.type !== 'record') return [];
  const step = client.take(message);
  if (step.is === 'gap') throw new Error(`record ${message.n} does not follow ${client.head}`);
  return step.is === 'next' ? step.views : [];
}
