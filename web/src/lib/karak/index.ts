// Karak 2 at the table.
import { eventName, eventSeat } from '../event';
import type { GameModule } from '../game';
import PlainTable from '../plain/PlainTable.svelte';
import type { Message } from '../types/protocol';
import { ruleOfEvent, soundOfEvent } from './events';

interface Seen {
  table: { players: { hero: string | null }[]; round: number };
}

const table = (view: unknown): Seen['table'] | undefined => (view as Seen | null)?.table;

export const game: GameModule = {
  Table: PlainTable,
  chronicleFrom: 1024,
  secrets: false,
  seatName(view, seat): Message | undefined {
    const hero = table(view)?.players[seat]?.hero;
    return hero ? { key: `karak-hero-${hero}`, args: [] } : undefined;
  },
  names: (event) => (eventName(event) === 'hero_taken' ? (eventSeat(event) ?? undefined) : undefined),
  facts(view) {
    const round = table(view)?.round ?? 0;
    return round > 0 ? [{ key: 'ui-round', args: [['n', { number: round }]] }] : [];
  },
  sound: soundOfEvent,
  rule: ruleOfEvent,
};
