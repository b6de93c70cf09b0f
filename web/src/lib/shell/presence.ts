// What a player at the table is doing, from what the server says about the seat and the time.
import type { ClockFace, Occupant, Seat } from '../types/protocol';

/** A connection that comes back within so many milliseconds was never missed. */
export const RECONNECTING = 3_000;
/** From so many milliseconds without a connection on, a player is away. */
export const AWAY = 20_000;

/** `here`: at the table, and not asked. `thinking`: at the table, and to decide. `stand_in`: a bot plays for a person. */
export type PresenceState = 'here' | 'thinking' | 'reconnecting' | 'away' | 'stand_in';

export interface Presence {
  state: PresenceState;
  /** For how many milliseconds nobody has been connected, where that is known and long enough to tell. */
  gone: number | null;
}

export interface Seated {
  occupant: Occupant['type'];
  connected: boolean;
  /** When the last connection was lost, by the server's time; null when the server does not know. */
  since: number | null;
  /** When this page was told about the table, by the server's time. */
  told: number;
  /** Whether the table waits for this seat. */
  asked: boolean;
}

/** What somebody does at a moment, by the server's time. A short loss shows nothing, so that nothing flickers. */
export function presenceOf({ occupant, connected, since, told, asked }: Seated, now: number): Presence {
  if (occupant === 'stand_in') return { state: 'stand_in', gone: null };
  const present: Presence = { state: asked ? 'thinking' : 'here', gone: null };
  if (occupant === 'open') return { state: 'here', gone: null };
  if (occupant === 'bot' || connected) return present;
  const gone = now - (since ?? told);
  if (gone < RECONNECTING) return present;
  // Whoever was not seen before this page came does not reconnect.
  if (since === null) return { state: 'away', gone: null };
  return { state: gone < AWAY ? 'reconnecting' : 'away', gone };
}

/** What the time rule does about a player who is waited for and not connected. */
export type Outlook =
  /** A bot makes this decision in so many milliseconds. */
  | { type: 'clock'; in: number }
  /** The others may let a bot stand in now. */
  | { type: 'now' }
  /** The others may let a bot stand in, in so many milliseconds. */
  | { type: 'later'; in: number }
  /** Nothing: the table waits. */
  | { type: 'never' };

export function outlookOf(clock: ClockFace | null, standInFrom: number | null, now: number): Outlook {
  if (clock?.decides_at !== undefined) return { type: 'clock', in: Math.max(0, clock.decides_at - now) };
  if (standInFrom === null) return { type: 'never' };
  return standInFrom <= now ? { type: 'now' } : { type: 'later', in: standInFrom - now };
}

/** Whether the others may let a bot stand in now, without a vote. */
export const mayStandIn = (standInFrom: number | null, now: number): boolean =>
  standInFrom !== null && standInFrom <= now;

/** At most one announcement in so many milliseconds. */
export const PAUSE = 3_000;

/** Says what has changed, not too often: what changes back before it was said is not said at all. */
export class Herald {
  private readonly said = new Map<Seat | 'turn', string>();
  private readonly news = new Map<Seat | 'turn', { value: string; text: string }>();
  private last = -Infinity;

  /** How something is now, and the sentence for it. What it is at first is no change. */
  notice(of: Seat | 'turn', value: string, text: string): void {
    if (!this.said.has(of)) this.said.set(of, value);
    if (this.said.get(of) === value) this.news.delete(of);
    else this.news.set(of, { value, text });
  }

  /** Whether something waits to be said. */
  get waits(): boolean {
    return this.news.size > 0;
  }

  /** What is to be said at a moment, if anything. */
  next(now: number): string | null {
    if (!this.waits || now - this.last < PAUSE) return null;
    this.last = now;
    const texts = [...this.news].map(([of, { value, text }]) => {
      this.said.set(of, value);
      return text;
    });
    this.news.clear();
    return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
  }
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A length of time in its largest unit: 12 sec, 4 min, 23 hr. What is still to come is rounded up. */
export function spanText(milliseconds: number, language: string, round = Math.floor): string {
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? UNITS[3];
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    round(milliseconds / size),
  );
  // In some languages the unit could come into the next line.
  return text.replace(' ', '\u00a0');
}
