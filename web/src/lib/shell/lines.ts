// The chronicle: from the records of a table to lines that can be read, pointed at and looked up.
import { eventName, eventSeat } from '../event';
import type { GameModule } from '../game';
import type { Message, Seat, TableRecord } from '../types/protocol';

export interface Line {
  id: string;
  /** The record it belongs to. */
  n: number;
  kind: 'turn' | 'event' | 'table';
  seat: Seat | null;
  text: Message;
  event?: unknown;
  rule?: string | undefined;
}

const message = (key: string, args: Message['args'] = []): Message => ({ key, args });

/** What a record says besides the game's events, if anything. */
function tableLine(record: TableRecord): Message | null {
  const { what } = record;
  switch (what.type) {
    case 'seated': {
      const player: Message['args'][number] = ['player', { seat: what.seat }];
      if (what.occupant.type === 'person') return message('web-log-seated', [['name', { text: what.occupant.name }]]);
      return message(what.occupant.type === 'open' ? 'web-log-left' : 'web-log-seated-bot', [player]);
    }
    case 'began':
      return message('web-log-began');
    case 'played':
      return what.by === 'clock' && what.seat !== null ? message('web-log-clock', [['player', { seat: what.seat }]]) : null;
    case 'taken_back':
      return what.consent
        ? message('web-log-taken-back-all')
        : message('web-log-taken-back', [['player', { seat: what.seat }]]);
    case 'proposed':
      return message('web-log-asks', [['player', { seat: what.seat }]]);
    case 'answered':
      return message(what.yes ? 'web-log-agrees' : 'web-log-declines', [['player', { seat: what.seat }]]);
    case 'paused':
      return message('web-log-paused');
    case 'resumed':
      return message('web-log-resumed');
    case 'opened':
    case 'said':
    case 'rematch':
    case 'muted':
      return null;
  }
}

export function linesOf(records: TableRecord[], game: GameModule | null): Line[] {
  const lines: Line[] = [];
  for (const record of records) {
    const text = tableLine(record);
    if (text) lines.push({ id: `${record.n}`, n: record.n, kind: 'table', seat: null, text });
    record.events.forEach((happened, index) => {
      lines.push({
        id: `${record.n}-${index}`,
        n: record.n,
        kind: eventName(happened.event) === 'turn_began' ? 'turn' : 'event',
        seat: eventSeat(happened.event),
        text: happened.text,
        event: happened.event,
        rule: game?.rule(happened.event),
      });
    });
  }
  return lines;
}

/** The first record after the last decision of one of these seats: where “since your last turn” begins. */
export function sinceLastTurn(records: TableRecord[], seats: Seat[]): number | null {
  const last = records.findLastIndex(
    ({ what }) => what.type === 'played' && what.seat !== null && seats.includes(what.seat),
  );
  const after = records.slice(last + 1).find((record) => record.events.length > 0);
  return after?.n ?? null;
}
