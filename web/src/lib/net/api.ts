// The server's answers to single questions.
import type { Clock, GameId, Problem, Wish } from '../types/protocol';

/** A question the server did not answer as hoped. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

const UNREACHABLE: Problem = { code: 'unreachable', message: { key: 'web-unreachable', args: [] }, rule: null };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (!response.ok) {
    const told = answer as Partial<Problem> | null;
    throw new Refusal(told?.code && told.message ? (told as Problem) : UNREACHABLE);
  }
  return answer as T;
}

export interface Me {
  name: string;
  recovery?: string;
}

export interface Links {
  seats: { seat: number; token: string }[];
  any: string | null;
  watch: string | null;
}

export interface NewTable {
  game: GameId;
  setup?: unknown;
  seats: Wish[];
  clock: Clock;
  listed: boolean;
  name?: string;
}

/** A table as the lists show it. */
export interface TableLine {
  table: string;
  game: GameId;
  name: string | null;
  [field: string]: unknown;
}

export const api = {
  me: () => ask<Me | null>('GET', '/me'),
  call: (name: string) => ask<Me>('POST', '/me', { name }),
  recover: (code: string) => ask<Me>('POST', '/me/recover', { code }),
  open: (table: NewTable) => ask<{ table: string; links: Links }>('POST', '/tables', table),
  lobby: () => ask<TableLine[]>('GET', '/tables'),
  mine: () => ask<TableLine[]>('GET', '/me/tables'),
  join: (table: string, body: { token?: string; seat?: number; name: string; entropy?: string }) =>
    ask<{ seat: number }>('POST', `/tables/${table}/join`, body),
  links: (table: string) => ask<Links>('POST', `/tables/${table}/links`),
  rematch: (table: string) => ask<{ table: string; links: Links }>('POST', `/tables/${table}/rematch`),
  fileAddress: (table: string) => `/api/tables/${table}/file`,
};
