// Messages put together here, as the games put theirs together.
import type { Arg, Message, Seat } from '../types/protocol';

export function message(key: string, args?: Record<string, Arg>): Message {
  return args ? { key, args } : { key };
}

/** What a message says about something else; no number, word, seat or list. */
function isMessage(arg: Arg | undefined): arg is Message {
  return typeof arg === 'object' && 'key' in arg;
}

/** The same message, in which a player who stands alone, as at the head of a board, is named with whoever is behind the seat. */
export function fullyNamed(told: Message, who: (seat: Seat) => string): Message {
  if (!told.args) return told;
  const [first] = Object.values(told.args);
  if (told.key === 'ui-who' && typeof first === 'object' && 'seat' in first) {
    return message('ui-word', { text: who(first.seat) });
  }
  const named = (arg: Arg): Arg => (isMessage(arg) ? fullyNamed(arg, who) : arg);
  return message(told.key, Object.fromEntries(Object.entries(told.args).map(([name, arg]) => [name, named(arg)])));
}
