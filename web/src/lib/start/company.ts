// Who is at a table, in a few words.
import { speech, t } from '../texts/language.svelte';
import type { Occupant } from '../types/protocol';

/** The people by name, and how many bots or free seats there are besides. */
export function companyOf(seats: Occupant[]): string {
  const people = [...new Set(seats.flatMap((occupant) => ('name' in occupant ? [occupant.name] : [])))];
  const bots = seats.filter((occupant) => occupant.type === 'bot').length;
  const free = seats.filter((occupant) => occupant.type === 'open').length;
  const words = [...people];
  if (bots > 0) words.push(t('web-bots', { n: bots }));
  if (free > 0) words.push(t('web-free-seats', { n: free }));
  return speech.texts.listed(words);
}
