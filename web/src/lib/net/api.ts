// The server's answers to single questions.
import type { Joined, Joining, Link, ListedTable, Me, NewGame, NextTable, OpenedTable, Problem, Role } from '../types/protocol';

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

export const UNREACHABLE: Problem = { code: 'unreachable', message: { key: 'web-unreachable', args: [] }, rule: null };

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

export const api = {
  me: () => ask<Me>('GET', '/me'),
  recover: (code: string) => ask<Me>('POST', '/me/recover', { code }),
  /** Makes a new recovery code. */
  renew: () => ask<Me>('POST', '/me/recovery'),
  forget: () => ask<Me>('POST', '/me/forget'),
  open: (table: NewGame) => ask<OpenedTable>('POST', '/tables', table),
  lobby: () => ask<ListedTable[]>('GET', '/tables'),
  mine: () => ask<ListedTable[]>('GET', '/me/tables'),
  join: (table: string, body: Joining) => ask<Joined>('POST', `/tables/${table}/join`, body),
  link: (table: string, role: Role) => ask<Link>('POST', `/tables/${table}/links`, role),
  rematch: (table: string) => ask<NextTable>('POST', `/tables/${table}/rematch`),
  fileAddress: (table: string) => `/api/tables/${table}/file`,
};
