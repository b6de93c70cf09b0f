// The commitments and shares of a table as records change them.
import type { Seat, TableRecord } from '../types/protocol';
import type { Round } from '../types/table';

/** The rounds after a record. Before the list is closed it only grows. */
export function follow(rounds: Round[], what: TableRecord['what'], began: boolean): Round[] {
  const last = rounds.at(-1);
  const others = rounds.slice(0, -1);
  switch (what.type) {
    case 'committed': {
      // After the game it is about the next table.
      if (!last || began) return rounds;
      const rest = last.shares.filter(({ seats }) => !seats.includes(what.seat));
      const mine = { person: rest.length, seats: [what.seat], commitment: what.commitment };
      return [...others, { ...last, shares: [...rest, mine] }];
    }
    case 'closed':
      return last && isFailed(last) ? [...rounds, what.round] : [...others, what.round];
    case 'revealed': {
      if (!last) return rounds;
      const open = (share: Round['shares'][number]) =>
        share.seats.includes(what.seat) ? { ...share, share: what.share } : share;
      return [...others, { ...last, shares: last.shares.map(open) }];
    }
    case 'failed':
      return last ? [...others, { ...last, failed: what.people, seed: what.seed }] : rounds;
    default:
      return rounds;
  }
}

export const isFailed = (round: Round): boolean => (round.failed ?? []).length > 0;

/** The seats whose people have a share in the dice. */
export const sharing = (rounds: Round[]): Seat[] => rounds.at(-1)?.shares.flatMap(({ seats }) => seats) ?? [];
