// What people and bots at a table are called.
import { ownName } from '../bot';
import type { Occupant } from '../types/protocol';

/** Bots have names of their own, the same in every language; none is a hero's. */
const BOT_NAMES = ['Aidan', 'Brenna', 'Conall', 'Dagny', 'Egan', 'Fiora', 'Gala', 'Hektor'];

/** The name of everybody at a table, by seat; null for a free seat and where several people go by the same. */
export function playerNames(seats: readonly Occupant[]): (string | null)[] {
  const people = seats.flatMap((occupant) => ('name' in occupant ? [occupant.name] : []));
  const own = BOT_NAMES.filter((name) => !people.includes(name));
  return seats.map((occupant, seat) => {
    if ('name' in occupant) return people.filter((name) => name === occupant.name).length === 1 ? occupant.name : null;
    if (occupant.type === 'open') return null;
    const named = ownName(occupant.level);
    if (named === null) return own[seat % own.length] ?? null;
    const same = seats.filter((other) => other.type === 'bot' && other.level === occupant.level);
    return same.length > 1 || people.includes(named) ? `${named} ${seat + 1}` : named;
  });
}
