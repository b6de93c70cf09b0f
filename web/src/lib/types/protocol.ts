// Made from the crate `server` by `cargo xtask types`; changes here are lost.
// What a game fills a message with is left open.

import type * as server from './server';

export type { Amount, Arg, ChoiceFacts, Described, Ending, Lack, Message, RuleId, Seat, Subject, Topic } from './table';
export type { Field } from './catalog';
export type {
  AboutTable,
  BlockedPerson,
  BlockedSeats,
  Blocking,
  BotId,
  BotName,
  By,
  Clock,
  ClockFace,
  Failure,
  Joined,
  Joining,
  Level,
  Link,
  ListedTable,
  Me,
  NewGame,
  NewLink,
  NewSeat,
  NextTable,
  Occupant,
  OpenedTable,
  OwnDevice,
  PlayableGame,
  Problem,
  Proposal,
  Recovery,
  Remarked,
  Reporting,
  Role,
  Say,
  SeatInfo,
  ServerBot,
  Telling,
  Votes,
  What,
  WhichBlock,
  WhichDevice,
  Wish,
  Without,
  You,
} from './server';

export type Asked<Q = unknown, C = unknown> = server.Asked<Q, C>;

export type Choosable<C = unknown> = server.Choosable<C>;

export type Happened<E = unknown> = server.Happened<E>;

export type Records<E = unknown, Q = unknown, C = unknown> = server.Records<E, Q, C>;

export type Shown<Q = unknown, C = unknown> = server.Shown<Q, C>;

export type TableRecord<E = unknown, Q = unknown, C = unknown> = server.TableRecord<E, Q, C>;

export type Tell<S = unknown, E = unknown, Q = unknown, C = unknown, F = unknown> = server.Tell<S, E, Q, C, F>;

export type Unchoosable<C = unknown> = server.Unchoosable<C>;

export type Waiting<Q = unknown, C = unknown> = server.Waiting<Q, C>;

export type Welcome<S = unknown, Q = unknown, C = unknown> = server.Welcome<S, Q, C>;

/** The version of the protocol. */
export const PROTOCOL = 4;

/** The id of a game. The server says which games there are. */
export type GameId = string;

/** The levels of the bots, weakest first. */
export const LEVELS = ['spark', 'candle', 'torch', 'bonfire', 'blaze'] as const satisfies readonly server.Level[];

/** The most characters of a name. */
export const NAME_LENGTH = 24;
