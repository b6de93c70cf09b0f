// The chronicle: from the records of a table to lines that can be read, pointed at and looked up.
import { message } from '../text/message';
import { eventSeat, tagged } from '../tagged';
import { ownName } from '../bot';
import type { GameModule, Recorded } from '../game';
import type { Failure, Message, Seat, TableRecord } from '../types/protocol';

export interface Line {
  id: string;
  /** The record it belongs to. */
  n: number;
  kind: 'turn' | 'event' | 'table';
  seat: Seat | null;
  text: Message;
  event?: unknown;
  rule?: string | undefined;
  /** How often the same happened in a row. */
  times: number;
  /** Whether it was taken back later. */
  undone: boolean;
  /** The seats that had no name of the game's own yet. */
  nameless: readonly Seat[];
}

/** Why a bot of the server’s own could not go on. */
const REPLACED: Record<Failure, string> = {
  not_started: 'web-log-replaced-not-started',
  ended: 'web-log-replaced-ended',
  garbled: 'web-log-replaced-garbled',
  illegal: 'web-log-replaced-illegal',
  silent: 'web-log-replaced-silent',
  flooded: 'web-log-replaced-flooded',
  removed: 'web-log-replaced-removed',
  crowded: 'web-log-replaced-crowded',
};

/** What a record says besides the game's events, if anything. */
export function tableLine(record: TableRecord): Message | null {
  const { what } = record;
  switch (what.type) {
    case 'seated': {
      const player = { seat: what.seat };
      const bot = what.occupant.type === 'bot' ? ownName(what.occupant.level) : null;
      if (bot !== null) return message('web-log-seated-named', { bot, player });
      if (what.occupant.type === 'person') return message('web-log-seated', { name: what.occupant.name });
      return message(what.occupant.type === 'open' ? 'web-log-left' : 'web-log-seated-bot', { player });
    }
    case 'began':
      return message('web-log-began');
    case 'played':
      return what.by === 'clock' && what.seat !== null
        ? message('web-log-clock', { player: { seat: what.seat } })
        : null;
    case 'replaced':
      return message(REPLACED[what.why], { bot: what.bot, player: { seat: what.seat } });
    case 'taken_back':
      return what.consent
        ? message('web-log-taken-back-all')
        : message('web-log-taken-back', { player: { seat: what.seat } });
    case 'proposed':
      if (what.what.type === 'newcomer') return message('web-log-newcomer', { name: what.what.name });
      return message('web-log-asks', { player: { seat: what.seat } });
    case 'answered':
      return message(what.yes ? 'web-log-agrees' : 'web-log-declines', { player: { seat: what.seat } });
    case 'paused':
      return message('web-log-paused');
    case 'resumed':
      return message('web-log-resumed');
    case 'hosted':
      return message('web-log-hosted', { player: { seat: what.seat } });
    case 'lapsed':
      return message('web-log-lapsed');
    case 'closed':
      return what.round.shares.length > 0 ? message('web-log-closed') : null;
    case 'failed':
      return message('web-log-failed');
    case 'opened':
    case 'committed':
    case 'revealed':
    case 'said':
    case 'rematch':
    case 'muted':
      return null;
  }
}

/** The numbers of the records that were taken back; known only when the whole journal is. */
function undoneRecords(records: TableRecord[]): Set<number> {
  const undone = new Set<number>();
  if (records[0]?.n !== 0) return undone;
  const inputs: number[] = [];
  for (const { n, what } of records) {
    if (what.type === 'played') inputs.push(n);
    if (what.type === 'taken_back') for (const input of inputs.splice(what.to)) undone.add(input);
  }
  return undone;
}

/** What happened and still holds, the oldest first. The beginning of a long game is not known; then nothing from before
 * something was taken back is told, because nobody here can say how far that went. */
export function inEffect(records: TableRecord[]): Recorded[] {
  const undone = undoneRecords(records);
  const whole = records[0]?.n === 0;
  const from = whole ? 0 : records.findLastIndex(({ what }) => what.type === 'taken_back') + 1;
  const held = records.slice(from).filter(({ n }) => !undone.has(n));
  return held.flatMap(({ n, events }) => events.map((happened) => ({ ...happened, n })));
}

export function linesOf(records: TableRecord[], game: GameModule | null): Line[] {
  const lines: Line[] = [];
  const undone = undoneRecords(records);
  const naming = records.flatMap(({ events }) => events.map(({ event }) => game?.names(event)));
  let nameless = naming.filter((seat) => seat !== undefined);
  for (const record of records) {
    const shared = { n: record.n, times: 1, undone: undone.has(record.n) };
    const text = tableLine(record);
    if (text) lines.push({ ...shared, id: `${record.n}`, kind: 'table', seat: null, text, nameless });
    record.events.forEach(({ event, text: said, rule }, index) => {
      const last = lines.at(-1);
      if (said === undefined) {
        // The line of an event beside it says it already.
      } else if (last?.event !== undefined && last.undone === shared.undone && same(last.text, said)) {
        last.times += 1;
      } else {
        lines.push({
          ...shared,
          id: `${record.n}-${index}`,
          kind: tagged(event).kind === 'turn_began' ? 'turn' : 'event',
          seat: eventSeat(event),
          text: said,
          event,
          rule,
          nameless,
        });
      }
      const named = game?.names(event);
      if (named !== undefined) nameless = nameless.filter((seat) => seat !== named);
    });
  }
  return lines;
}

function same(one: Message, other: Message): boolean {
  return one.key === other.key && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** The first record after the last decision of one of these seats: where “since your last turn” begins. */
export function sinceLastTurn(records: TableRecord[], seats: Seat[]): number | null {
  const last = records.findLastIndex(
    ({ what }) => what.type === 'played' && what.seat !== null && seats.includes(what.seat),
  );
  const after = records.slice(last + 1).find((record) => record.events.length > 0);
  return after?.n ?? null;
}

/** How many inputs stay when these seats go back to before their last choice; none when they have made none. */
export function beforeLastChoice(records: TableRecord[], seats: Seat[], sequence: number): number | null {
  const mine = ({ what }: TableRecord) => what.type === 'played' && what.seat !== null && seats.includes(what.seat);
  const undone = undoneRecords(records);
  const inEffect = records.filter((record) => record.what.type === 'played' && !undone.has(record.n));
  const last = inEffect.findLastIndex(mine);
  if (last < 0) return null;
  // Counted from the end: the beginning of a long game is not known here.
  return sequence - (inEffect.length - last);
}
