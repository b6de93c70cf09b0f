// Opens this browser's share of the dice by itself, once the list of commitments is closed and stored.
import type { LiveTable } from '../net/live.svelte';
import { commit, keep, shareOf } from './shares';

/** The commitments whose shares were sent to this table already. */
const sent = new WeakMap<LiveTable, Set<string>>();

/** Opens the share if it is time to. A list that is not the stored one gets nothing. */
export function openShare(live: LiveTable): void {
  const { rounds, welcome, asked, line } = live;
  const round = rounds.at(-1);
  if (!round || !welcome || line !== 'open') return;
  // A list is stored as soon as it is closed, also by those who have no share in it.
  const closed = asked.for !== 'players';
  if (!closed || !keep(welcome.table, rounds) || asked.for !== 'shares') return;
  const mine = round.shares.find(({ commitment, share }) => share === undefined && shareOf(commitment) !== null);
  const done = sent.get(live) ?? new Set<string>();
  if (!mine || done.has(mine.commitment)) return;
  sent.set(live, done.add(mine.commitment));
  const share = shareOf(mine.commitment);
  if (share === null) return;
  void commit()
    .then((next) => live.say({ type: 'reveal', share, next }))
    // After the next welcome it is tried again.
    .catch(() => done.delete(mine.commitment));
}
