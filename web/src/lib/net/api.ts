// The server's answers to single questions.
import type { Clock, GameId, Occupant, Problem, Seat, Wish } from '../types/protocol';
import type { Quiet } from '../push.svelte';
import { reach } from './reach.svelte';

/** A question the server did not answer as hoped. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const UNREACHABLE: Problem = { code: 'unreachable', message: { key: 'web-unreachable', args: [] }, rule: null };

function lost(): Refusal {
  reach.there = false;
  return new Refusal(UNREACHABLE);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw lost();
  }
  const text = await response.text().catch(() => '?');
  let answer: unknown = null;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy without a server behind it answers in its own way.
    throw lost();
  }
  reach.there = true;
  if (!response.ok) {
    const told = answer as Partial<Problem> | null;
    throw new Refusal(told?.code && told.message ? (told as Problem) : UNREACHABLE);
  }
  return answer as T;
}

export interface Me {
  /** None for somebody who has not said a name. */
  name: string | null;
  /** The code that carries this player to another device; told once. */
  recovery?: string | null;
}

/** What a link is good for. */
export type Role = { type: 'seat'; seat: Seat } | { type: 'any' } | { type: 'watch' };
export type Link = Role & { token: string };

export interface NewTable {
  game: GameId;
  setup?: unknown;
  seats: Wish[];
  clock: Clock;
  listed: boolean;
  name?: string;
  /** What the player adds to the dice, in hexadecimal digits. */
  entropy?: string;
}

export interface OpenedTable {
  table: string;
  links: Link[];
  recovery?: string;
}

/** A table as the lists show it. */
export interface TableLine {
  table: string;
  game: GameId;
  status: 'open' | 'playing' | 'over';
  created: number;
  changed: number;
  about: { seats: Occupant[]; clock: Clock } | null;
  /** Whether the table waits for this player. */
  your_turn?: boolean;
}

export interface Joining {
  token?: string;
  seat?: Seat;
  name: string;
  entropy?: string;
}

/** The most characters of a name. */
export const NAME_LENGTH = 24;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  recover: (code: string) => ask<Me>('POST', '/me/recover', { code }),
  /** Makes a new recovery code. */
  renew: () => ask<Me>('POST', '/me/recovery'),
  forget: () => ask<Me>('POST', '/me/forget'),
  open: (table: NewTable) => ask<OpenedTable>('POST', '/tables', table),
  lobby: () => ask<TableLine[]>('GET', '/tables'),
  mine: () => ask<TableLine[]>('GET', '/me/tables'),
  join: (table: string, body: Joining) =>
    ask<{ seat: Seat; recovery?: string | null }>('POST', `/tables/${table}/join`, body),
  /** Says or changes the player's name. */
  introduce: (name: string) => ask<Me>('POST', '/me', { name }),
  link: (table: string, role: Role) => ask<{ token: string }>('POST', `/tables/${table}/links`, role),
  /** Makes a link good for nothing. */
  revoke: (table: string, token: string) => ask<unknown>('POST', `/tables/${table}/links/revoke`, { token }),
  pushKey: () => ask<{ key: string }>('GET', '/push/key'),
  /** Wants to be called at this device, except in the quiet hours. */
  call: (subscription: PushSubscriptionJSON, quiet: Quiet | null) =>
    ask<unknown>('POST', '/me/push', { subscription: { endpoint: subscription.endpoint, keys: subscription.keys }, quiet }),
  uncall: (endpoint: string) => ask<unknown>('POST', '/me/push/remove', { endpoint }),
  rematch: (table: string) => ask<{ table: string }>('POST', `/tables/${table}/rematch`),
  fileAddress: (table: string) => `/api/tables/${table}/file`,
};
