// What the engine foretells of attacks, and which of them looks best.
import type { Explanation } from '../types/thunderstone';

/** The attack that wins with the most to spare, or else falls short by the least. */
export function bestOf(attacks: readonly Explanation[]): Explanation | null {
  const lead = ({ after }: Explanation) => after.total - after.health;
  const open = attacks.filter((one) => one.can_be_attacked);
  return open.toSorted((a, b) => Number(b.after.wins) - Number(a.after.wins) || lead(b) - lead(a))[0] ?? null;
}
