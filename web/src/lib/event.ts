// Events as the games tell them: `{"moved": {"seat": 0, …}}`, or only a word.
import type { Seat } from './types/protocol';

/** The name of an event, such as `moved`. */
export function eventName(event: unknown): string {
  if (typeof event === 'string') return event;
  if (typeof event === 'object' && event !== null) return Object.keys(event)[0] ?? '';
  return '';
}

/** What the event tells besides its name. */
export function eventFields(event: unknown): Record<string, unknown> {
  if (typeof event !== 'object' || event === null) return {};
  const fields: unknown = Object.values(event)[0];
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
}

/** Whom the event is about, if it is about somebody. */
export function eventSeat(event: unknown): Seat | null {
  const { seat } = eventFields(event);
  return typeof seat === 'number' ? seat : null;
}

/** A thing that the engine writes as `"kind"` or `{ "kind": data }`. */
export function tagged(thing: unknown): { kind: string; data: unknown } {
  if (typeof thing === 'string') return { kind: thing, data: null };
  const [entry] = Object.entries((thing ?? {}) as Record<string, unknown>);
  return entry ? { kind: entry[0], data: entry[1] } : { kind: '', data: null };
}
