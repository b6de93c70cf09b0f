// Why something did not work, in the form in which the server says so.
import type { Problem } from '../types/protocol';

/** The server did not answer. */
export const UNREACHABLE: Problem = { code: 'unreachable', message: { key: 'web-unreachable' }, rule: null };

export function isProblem(thing: unknown): thing is Problem {
  return typeof thing === 'object' && thing !== null && 'code' in thing && 'message' in thing;
}
