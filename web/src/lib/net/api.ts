// The server's answers to single questions.
import type { Quiet } from '../quiet';
import type {
  Joined,
  Joining,
  Link,
  ListedTable,
  Me,
  NewGame,
  NextTable,
  OpenedTable,
  PlayableGame,
  Problem,
  Role,
  ServerBot,
} from '../types/protocol';
import { UNREACHABLE } from './problem';
import { reach } from './reach.svelte';

export { NAME_LENGTH } from '../types/protocol';
export type { ListedTable as TableLine, NewGame as NewTable, NewLink as Link, Role } from '../types/protocol';

/** A question the server did not answer as hoped. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

function lost(): Refusal {
  reach.there = false;
  return new Refusal(UNREACHABLE);
}

/** Asks the server; what it refuses is thrown as a {@link Refusal}. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  let answer: unknown;
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

export const api = {
  me: () => ask<Me>('GET', '/me'),
  recover: (code: string) => ask<Me>('POST', '/me/recover', { code }),
  /** Makes a new recovery code. */
  renew: () => ask<Me>('POST', '/me/recovery'),
  forget: () => ask<Me>('POST', '/me/forget'),
  open: (table: NewGame) => ask<OpenedTable>('POST', '/tables', table),
  /** The games that can be played. */
  games: () => ask<PlayableGame[]>('GET', '/games'),
  /** The bots of this server’s own. */
  bots: () => ask<ServerBot[]>('GET', '/bots'),
  lobby: () => ask<ListedTable[]>('GET', '/tables'),
  mine: () => ask<ListedTable[]>('GET', '/me/tables'),
  join: (table: string, body: Joining) => ask<Joined>('POST', `/tables/${table}/join`, body),
  /** Says or changes the player's name. */
  introduce: (name: string) => ask<Me>('POST', '/me', { name }),
  link: (table: string, role: Role) => ask<Link>('POST', `/tables/${table}/links`, role),
  /** Revokes a link. */
  revoke: (table: string, token: string) => ask<unknown>('POST', `/tables/${table}/links/revoke`, { token }),
  pushKey: () => ask<{ key: string }>('GET', '/push/key'),
  /** Wants to be called at this device, except in the quiet hours. */
  call: (subscription: PushSubscriptionJSON, quiet: Quiet | null) =>
    ask<unknown>('POST', '/me/push', {
      subscription: { endpoint: subscription.endpoint, keys: subscription.keys },
      quiet,
    }),
  uncall: (endpoint: string) => ask<unknown>('POST', '/me/push/remove', { endpoint }),
  rematch: (table: string) => ask<NextTable>('POST', `/tables/${table}/rematch`),
  /** Where the file of a finished game is; with the secret of a link for those who have no seat. */
  fileAddress: (table: string, watch: string | null) =>
    `/api/tables/${table}/file${watch === null ? '' : `?watch=${encodeURIComponent(watch)}`}`,
};
