// The engine writes an enum as `"kind"` or `{ "kind": data }`: events, choices, questions. Here they are taken apart, with
// their types kept.
import type { Seat } from './types/protocol';

/** The kinds of such a type. */
export type Kind<T> = T extends string ? T : T extends object ? Extract<keyof T, string> : never;

/** What one of its kinds carries; null when nothing. */
export type Data<T, K> = T extends K ? null : T extends object ? (K extends keyof T ? T[K] : never) : never;

export type Tagged<T> = { [K in Kind<T>]: { kind: K; data: Data<T, K> } }[Kind<T>];

/** A thing by its kind and what it carries. */
export function tagged<T extends string | object>(thing: T): Tagged<T>;
export function tagged(thing: unknown): { kind: string; data: unknown };
export function tagged(thing: unknown): { kind: string; data: unknown } {
  if (typeof thing === 'string') return { kind: thing, data: null };
  const [entry] = Object.entries((thing ?? {}) as Record<string, unknown>);
  return entry ? { kind: entry[0], data: entry[1] } : { kind: '', data: null };
}

/** What a thing of one kind carries, or nothing when it is of another. */
export function dataOf<T extends string | object, K extends Kind<T>>(thing: T, kind: K): Data<T, K> | undefined {
  const found = tagged(thing as unknown);
  return found.kind === kind ? (found.data as Data<T, K>) : undefined;
}

/** Whom an event is about, if it is about somebody. */
export function eventSeat(event: unknown): Seat | null {
  const { data } = tagged(event);
  const seat = typeof data === 'object' && data !== null && 'seat' in data ? data.seat : null;
  return typeof seat === 'number' ? seat : null;
}
