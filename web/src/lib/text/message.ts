// Messages put together here, as the games put theirs together.
import type { Arg, Message, Seat } from '../types/protocol';

export type Given = number | string | Message | readonly Message[] | { seat: Seat };

function arg(given: Given): Arg {
  if (typeof given === 'number') return { number: given };
  if (typeof given === 'string') return { text: given };
  if ('key' in given) return { message: given };
  if ('seat' in given) return { seat: given.seat };
  return { list: [...given] };
}

export function message(key: string, given: Record<string, Given> = {}): Message {
  return { key, args: Object.entries(given).map(([name, value]) => [name, arg(value)]) };
}

/** Something as often as it is there: “2× Torch”. */
export function times(thing: Message, n: number): Message {
  return n === 1 ? thing : message('ui-times', { n, thing });
}

/** Equal things told once, with their number. */
export function counted<T>(things: readonly T[], tell: (thing: T) => Message): Message[] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, n]) => times(tell(thing), n));
}
