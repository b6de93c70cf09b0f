// The messages of a live table, as `docs/protocol.md` describes them.

import type { Arg, Ending, Message, Seat } from './table';

export type { Arg, Ending, Message, Seat };

/** The levels of the bots, weakest first. */
export const LEVELS = ['spark', 'candle', 'torch', 'bonfire', 'blaze'] as const;
export type Level = (typeof LEVELS)[number];

export const GAMES = ['karak', 'thunderstone'] as const;
export type GameId = (typeof GAMES)[number];

export type Occupant =
  | { type: 'open' }
  | { type: 'person'; name: string }
  | { type: 'bot'; level: Level }
  | { type: 'stand_in'; level: Level; name: string };

export type Clock =
  | { type: 'untimed' }
  | { type: 'per_move'; seconds: number }
  | { type: 'bank'; seconds: number; increment: number };

export interface ClockFace {
  /** Milliseconds left at `at`. */
  left: number;
  /** The server's time in milliseconds since 1970 for which `left` holds. */
  at: number;
  running: boolean;
}

export interface SeatInfo {
  occupant: Occupant;
  here: boolean;
  muted: boolean;
  clock: ClockFace | null;
}

export type Proposal = { type: 'undo'; to: number } | { type: 'pause' };

export type Wish = { type: 'me' } | { type: 'open' } | { type: 'bot'; level: Level };

/** What a client says. */
export type Say =
  | { type: 'hello'; protocol: number; since?: number; watch?: string }
  | { type: 'choose'; id: number; seat: Seat; sequence: number; choices: unknown[] }
  | { type: 'why'; id: number; seat: Seat }
  | { type: 'forecast'; id: number; seat: Seat }
  | { type: 'undo'; id: number; seat: Seat }
  | { type: 'look'; id: number; seat?: Seat }
  | { type: 'propose'; id: number; seat: Seat; what: Proposal }
  | { type: 'answer'; id: number; seat: Seat; yes: boolean }
  | { type: 'resume'; id: number; seat: Seat }
  | { type: 'chat'; id: number; text: string }
  | { type: 'mute'; id: number; seat?: Seat; muted: boolean }
  | { type: 'sit'; id: number; seat: Seat; occupant: Wish }
  | { type: 'begin'; id: number };

export interface Problem {
  code: string;
  message: Message;
  rule: string | null;
  step?: number;
}

export interface Choosable<C = unknown> {
  choice: C;
  text: Message;
}

export interface Unchoosable<C = unknown> {
  choice: C;
  text: Message;
  reason: Message;
  rule: string;
}

export interface Asked<Q = unknown, C = unknown> {
  question: Q;
  text: Message;
  choices: Choosable<C>[];
}

export type Waiting<Q = unknown, C = unknown> =
  | { for: 'players' }
  | { for: 'choice'; seat: Seat; asked: Asked<Q, C> | null }
  | { for: 'nothing'; ending: Ending; seed: string };

export interface Shown {
  /** Through whose eyes; nobody's for a spectator, or while the screen is being passed on. */
  eyes: Seat | null;
  sequence: number;
  /** Changed parts of the view: a path of at most two names, and the new value; the whole view has the path ''. */
  view: [string, unknown][];
  waiting: Waiting;
  proposal: [Seat, Proposal] | null;
  paused: number | null;
  undo: Seat[];
}

export type By = 'person' | 'bot' | 'clock' | 'chance';

export type What =
  | { type: 'opened' }
  | { type: 'seated'; seat: Seat; occupant: Occupant }
  | { type: 'began' }
  | { type: 'played'; seat: Seat | null; by: By }
  | { type: 'taken_back'; to: number; seat: Seat; consent: boolean }
  | { type: 'proposed'; seat: Seat; what: Proposal }
  | { type: 'answered'; seat: Seat; yes: boolean }
  | { type: 'paused' }
  | { type: 'resumed'; seat: Seat }
  | { type: 'said'; seat: Seat | null; name: string; text: string | null }
  | { type: 'rematch'; table: string }
  | { type: 'muted'; seat: Seat | null; muted: boolean };

export interface Happened<E = unknown> {
  event: E;
  text: Message;
}

export interface TableRecord {
  n: number;
  at: number;
  what: What;
  events: Happened[];
  shown?: Shown;
}

export interface You {
  seats: Seat[];
  host: boolean;
  name: string | null;
}

export interface Welcome {
  protocol: number;
  table: string;
  game: GameId;
  rules: number;
  setup: unknown;
  now: number;
  you: You;
  seats: SeatInfo[];
  spectators: number;
  clock: Clock;
  listed: boolean;
  commitment: string;
  n: number;
  records: TableRecord[];
  shown: Shown;
}

/** What the server tells a client. */
export type Tell =
  | ({ type: 'welcome' } & Welcome)
  | ({ type: 'record' } & TableRecord)
  | ({ type: 'shown' } & Shown)
  | { type: 'presence'; seats: SeatInfo[]; spectators: number }
  | { type: 'done'; id: number }
  | { type: 'refused'; id: number; problem: Problem }
  | { type: 'why'; id: number; reasons: Unchoosable[] }
  | { type: 'forecast'; id: number; forecast: unknown }
  | { type: 'bye'; problem: Problem };

export const PROTOCOL = 1;
