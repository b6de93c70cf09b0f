// Made from the crate `server` by `cargo xtask types`; changes here are lost.

import type { Field } from './catalog';

import type { Described, Ending, Message, RuleId, Seat } from './table';

/** Who sits at a table, and how time is counted. */
export type AboutTable = {
  /** The seats. */
  seats: Array<Occupant>;
  /** How time is counted. */
  clock: Clock;
};

/** A question to the viewer. */
export type Asked<Q, C> = {
  /** The question, in the game's own words. */
  question: Q;
  /** The question as a sentence. */
  text: Message;
  /** The legal choices. */
  choices: Array<Choosable<C>>;
};

/**
 * Which bot plays a seat. It is written as one word: `torch` for a level, `named:my-bot` for a bot of the operator's.
 */
export type BotId = Level | `named:${string}`;

/** A name that an operator may give a bot: a letter, then letters, digits, `-` and `_`, at most 24 in all. */
export type BotName = string;

/** Who decided. */
export type By = 'person' | 'bot' | 'clock' | 'chance';

/** A legal choice. */
export type Choosable<C> = {
  /** The choice, to be sent back as it is. */
  choice: C;
  /** The choice as a line. */
  text: Message;
};

/** How time is counted. */
export type Clock =
  | { type: 'untimed' }
  | {
      type: 'per_move';
      /** Seconds. */
      seconds: number;
    }
  | {
      type: 'bank';
      /** Seconds at the beginning. */
      seconds: number;
      /** Seconds added by every decision. */
      increment: number;
    };

/** What a seat's clock shows. */
export type ClockFace = {
  /** Milliseconds left at `at`. */
  left: number;
  /** The server's time in milliseconds since 1970 for which `left` holds. */
  at: number;
  /** Whether it is running. */
  running: boolean;
};

/** Why a bot of the operator's could not go on. */
export type Failure =
  | 'not_started'
  | 'ended'
  | 'garbled'
  | 'illegal'
  | 'silent'
  | 'flooded'
  | 'removed'
  | 'crowded';

/** An event with its line in the log. */
export type Happened<E> = {
  /** The event. */
  event: E;
  /** The line. */
  text: Message;
};

/** A seat somebody has taken. */
export type Joined = {
  /** Which one, from 0. */
  seat: Seat;
  /** The recovery code of somebody new; told once. */
  recovery: string | null;
};

/** How somebody sits down. */
export type Joining = {
  /** The secret of a link; not needed at a listed table. */
  token?: string;
  /** Which seat, where the link leaves it open. */
  seat?: Seat;
  /** The player's name, when it is not known yet or is to change. */
  name?: string;
  /** What the player adds to the dice: at most 64 bytes in hexadecimal digits. */
  entropy?: string;
};

/** A bot's level by its id. */
export type Level = 'spark' | 'candle' | 'torch' | 'bonfire' | 'blaze';

/** A link's secret: the part behind `#` in the address people share. */
export type Link = {
  /** 26 characters. */
  token: string;
};

/** A table in a list. */
export type ListedTable = {
  /** Its id. */
  table: string;
  /** Which game. */
  game: string;
  /** How far it is. */
  status: 'open' | 'playing' | 'over';
  /** When it was opened, in milliseconds since 1970. */
  created: number;
  /** When something last happened, in milliseconds since 1970. */
  changed: number;
  /** Who sits there, and how time is counted. */
  about: AboutTable;
  /** Whether the table waits for whoever asks: one of this person's seats is to decide. */
  your_turn: boolean;
};

/** Who somebody is. */
export type Me = {
  /** The name; none for somebody who has not said one. */
  name: string | null;
  /** The code that carries this player to another device; told once. */
  recovery?: string;
};

/** A table to be opened. */
export type NewGame = {
  /** The game's id. */
  game: string;
  /** The game's own setup; without it the usual one for so many seats. */
  setup?: unknown;
  /**
   * Answers to the game's form, by the ids of its fields, when there is no setup; what is missing is as usual.
   */
  options?: { [key in string]: string };
  /** Who sits where. */
  seats: Array<NewSeat>;
  /** How time is counted. */
  clock: Clock;
  /** Whether anybody may find the table and sit down. */
  listed: boolean;
  /** The player's name, when it is not known yet or is to change. */
  name?: string;
  /** What the player adds to the dice: at most 64 bytes in hexadecimal digits. */
  entropy?: string;
};

/** A link with what it is good for. */
export type NewLink = Role & { token: string };

/** Who sits in a seat at first. */
export type NewSeat =
  | {
      type: 'me';
      /** Who sits there, when it is somebody else at the same screen. */
      name?: string;
    }
  | { type: 'open' }
  | {
      type: 'bot';
      /** Which one: a level, or `named:` and the name of one of the server's own. */
      level: BotId;
    };

/** Where the same people play again. */
export type NextTable = {
  /** The table's id. */
  table: string;
};

/** Who sits in a seat, as everybody may know it. */
export type Occupant =
  | { type: 'open' }
  | {
      type: 'person';
      /** The name the person goes by. */
      name: string;
    }
  | {
      type: 'bot';
      /** Which one: a level, or a name. */
      level: BotId;
    }
  | {
      type: 'stand_in';
      /** Which one: a level, or a name. */
      level: BotId;
      /** Whose seat it is. */
      name: string;
    };

/** A table that was opened. */
export type OpenedTable = {
  /** Its id. */
  table: string;
  /** Secrets for those who are to come: one for each open seat, one for any of them, one for watching. */
  links: Array<NewLink>;
  /** The recovery code of somebody new; told once. */
  recovery?: string;
};

/** A game that can be played. */
export type PlayableGame = {
  /** Its id. */
  game: string;
  /** The version of its rules. */
  rules: number;
  /** The key of its name. */
  title: string;
  /** What the keys of its rules begin with. */
  rule_keys: string;
  /** Whether players see what others do not. */
  secrets: boolean;
  /** Whether the browser client has drawings of its own for it; one without is shown by a plain table. */
  drawn: boolean;
  /**
   * Whether it brings texts along, which are at `/api/games/{game}/texts/{language}`; the client has those of the
   * others.
   */
  texts: boolean;
  /** What can be chosen before a game begins. */
  form: Array<Field>;
  /** The fewest and the most players. */
  players: [number, number];
  /** The usual setup for two. */
  usual: unknown;
};

/** Why something was refused. */
export type Problem = {
  /** A stable word for programs. */
  code: string;
  /** The reason, for people. */
  message: Message;
  /** The rule that refuses, if a rule does. */
  rule: RuleId | null;
  /** Which of several steps, from 0. */
  step?: number;
};

/** What needs the consent of everybody at the table. */
export type Proposal =
  | {
      type: 'undo';
      /** How many inputs stay. */
      to: number;
    }
  | { type: 'pause' };

/** A recovery code. */
export type Recovery = {
  /** The code as it was shown. */
  code: string;
};

/** What a link is good for. */
export type Role =
  | {
      type: 'seat';
      /** Which one, from 0. */
      seat: Seat;
    }
  | { type: 'any' }
  | { type: 'watch' };

/** A message of a client. Each but the first has an `id` of the client's own, which the answer repeats. */
export type Say =
  | {
      type: 'hello';
      /** The version of the protocol the client speaks. */
      protocol: number;
      /** The number of the last record it has; without it everything is told anew. */
      since?: number;
      /** The secret of a link for spectators. */
      watch?: string;
    }
  | {
      type: 'choose';
      /** The client's number for this message. */
      id: number;
      /** Who chooses. */
      seat: Seat;
      /** The number of inputs the client has seen; a stale choice is refused. */
      sequence: number;
      /** The choices in order. */
      choices: Array<unknown>;
    }
  | {
      type: 'why';
      /** The client's number for this message. */
      id: number;
      /** Who asks. */
      seat: Seat;
    }
  | {
      type: 'forecast';
      /** The client's number for this message. */
      id: number;
      /** Who asks; without a seat it is what everybody may be told. */
      seat?: Seat;
    }
  | {
      type: 'undo';
      /** The client's number for this message. */
      id: number;
      /** Who takes back. */
      seat: Seat;
    }
  | {
      type: 'look';
      /** The client's number for this message. */
      id: number;
      /** Who looks. */
      seat?: Seat;
    }
  | {
      type: 'propose';
      /** The client's number for this message. */
      id: number;
      /** Who asks. */
      seat: Seat;
      /** For what. */
      what: Proposal;
    }
  | {
      type: 'answer';
      /** The client's number for this message. */
      id: number;
      /** Who answers. */
      seat: Seat;
      /** Consent, or not. */
      yes: boolean;
    }
  | {
      type: 'resume';
      /** The client's number for this message. */
      id: number;
      /** Who ends it. */
      seat: Seat;
    }
  | {
      type: 'chat';
      /** The client's number for this message. */
      id: number;
      /** What. */
      text: string;
    }
  | {
      type: 'mute';
      /** The client's number for this message. */
      id: number;
      /** Whose words; the spectators' without it. */
      seat?: Seat;
      /** Muted, or not. */
      muted: boolean;
    }
  | {
      type: 'sit';
      /** The client's number for this message. */
      id: number;
      /** Which seat. */
      seat: Seat;
      /** Who is to sit there. */
      occupant: Wish;
    }
  | {
      type: 'begin';
      /** The client's number for this message. */
      id: number;
    };

/** A seat as everybody may know it. */
export type SeatInfo = {
  /** Who sits there. */
  occupant: Occupant;
  /** Whether somebody is connected for it. */
  here: boolean;
  /** Whether what this seat writes is shown to nobody. */
  muted: boolean;
  /** The seat's clock, when time is counted. */
  clock: ClockFace | null;
};

/** A bot of this server's own, besides the levels that every server has. */
export type ServerBot = {
  /** Its name. In a seat it is called `named:` and this. */
  name: string;
  /** The games it plays. */
  games: Array<string>;
};

/** What a viewer sees now. */
export type Shown<Q, C> = {
  /** Through whose eyes; nobody's for a spectator, or while the screen is being passed on. */
  eyes: Seat | null;
  /** How many inputs are in effect; a choice names this number. */
  sequence: number;
  /**
   * What of the view has changed: paths of at most two field names joined by a dot, with their new values; the
   * whole view has the empty path. Empty before the game begins.
   */
  view: Array<[string, unknown]>;
  /**
   * The view in sentences, topic by topic, for games that the client has no drawings for; empty for others and
   * before the game begins.
   */
  described?: Array<Described>;
  /** What the table waits for. */
  waiting: Waiting<Q, C>;
  /** What is proposed and not yet decided. */
  proposal: [Seat, Proposal] | null;
  /** Since when the clocks are stopped by consent, in milliseconds since 1970. */
  paused: number | null;
  /** How far each of the viewer's seats may undo without asking: the seats that may now. */
  undo: Array<Seat>;
};

/** A record as one viewer may know it. */
export type TableRecord<E, Q, C> = {
  /** Its number, from 0 without gaps. */
  n: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** What it is. */
  what: What;
  /** What happened in the game, as this viewer may know it. */
  events: Array<Happened<E>>;
  /**
   * What the viewer sees afterwards; absent when another record follows at once, or an old one is told again.
   */
  shown?: Shown<Q, C>;
};

/**
 * A message to one viewer. `S`, `E`, `Q`, `C`, `F` are the game's setup, event, question, choice and forecast.
 */
export type Tell<S, E, Q, C, F> =
  | { type: 'welcome' } & Welcome<S, E, Q, C>
  | { type: 'record' } & TableRecord<E, Q, C>
  | { type: 'shown' } & Shown<Q, C>
  | {
      type: 'presence';
      /** The seats. */
      seats: Array<SeatInfo>;
      /** How many watch. */
      spectators: number;
    }
  | {
      type: 'done';
      /** The client's number for it. */
      id: number;
    }
  | {
      type: 'refused';
      /** The client's number for it. */
      id: number;
      /** Why. */
      problem: Problem;
    }
  | {
      type: 'why';
      /** The client's number for the question. */
      id: number;
      /** What is not legal now, and why. */
      reasons: Array<Unchoosable<C>>;
    }
  | {
      type: 'forecast';
      /** The client's number for the question. */
      id: number;
      /** What the game can say beforehand, in its own words; nothing when there is nothing to say. */
      forecast: F | null;
    }
  | {
      type: 'bye';
      /** Why. */
      problem: Problem;
    };

/** A choice that is not legal now. */
export type Unchoosable<C> = {
  /** The choice. */
  choice: C;
  /** The choice as a line. */
  text: Message;
  /** Why not. */
  reason: Message;
  /** The rule that says so. */
  rule: RuleId;
};

/** What the table waits for. */
export type Waiting<Q, C> =
  | { for: 'players' }
  | {
      for: 'choice';
      /** Who decides. */
      seat: Seat;
      /** What is asked, with the choices, when it is the viewer who decides. */
      asked: Asked<Q, C> | null;
    }
  | {
      for: 'nothing';
      /** How it ended. */
      ending: Ending;
      /** The seed of the dice, in hexadecimal digits. */
      seed: string;
    };

/** Everything about the table, to begin with. */
export type Welcome<S, E, Q, C> = {
  /** The version of the protocol. */
  protocol: number;
  /** The table's id. */
  table: string;
  /** The game's id. */
  game: string;
  /** The version of the game's rules. */
  rules: number;
  /** The setup. */
  setup: S;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** Who the viewer is. */
  you: You;
  /** The seats. */
  seats: Array<SeatInfo>;
  /** How many watch. */
  spectators: number;
  /** How time is counted. */
  clock: Clock;
  /** Whether the table is in the lobby. */
  listed: boolean;
  /** The SHA-256 of the seed of the dice, in hexadecimal digits. */
  commitment: string;
  /** The number of the last record. */
  n: number;
  /** The last records, or all that were missed. */
  records: Array<TableRecord<E, Q, C>>;
  /** What the viewer sees now. */
  shown: Shown<Q, C>;
};

/** What a record is. */
export type What =
  | { type: 'opened' }
  | {
      type: 'seated';
      /** Where. */
      seat: Seat;
      /** Who sits there now. */
      occupant: Occupant;
    }
  | { type: 'began' }
  | {
      type: 'played';
      /** Whose; nobody's for chance. */
      seat: Seat | null;
      /** Who decided. */
      by: By;
    }
  | {
      type: 'replaced';
      /** Where. */
      seat: Seat;
      /** Which bot it was. */
      bot: BotName;
      /** Why it could not. */
      why: Failure;
      /** Who plays now. */
      level: Level;
    }
  | {
      type: 'taken_back';
      /** How many inputs stayed in effect. */
      to: number;
      /** By whom. */
      seat: Seat;
      /** Whether everybody had to consent. */
      consent: boolean;
    }
  | {
      type: 'proposed';
      /** By whom. */
      seat: Seat;
      /** What. */
      what: Proposal;
    }
  | {
      type: 'answered';
      /** Who. */
      seat: Seat;
      /** Consent, or not. */
      yes: boolean;
    }
  | { type: 'paused' }
  | {
      type: 'resumed';
      /** By whom. */
      seat: Seat;
    }
  | {
      type: 'said';
      /** From which seat; a spectator's without it. */
      seat: Seat | null;
      /** The name. */
      name: string;
      /** What. */
      text: string | null;
    }
  | {
      type: 'rematch';
      /** The new table. */
      table: string;
    }
  | {
      type: 'muted';
      /** Which seat; the spectators without it. */
      seat: Seat | null;
      /** Muted, or not. */
      muted: boolean;
    };

/** Who is to sit in a seat. */
export type Wish =
  | { type: 'me' }
  | { type: 'open' }
  | {
      type: 'bot';
      /** Which one: a level, or a name. */
      level: BotId;
    };

/** Who the viewer is. */
export type You = {
  /** The seats of this person; none for a spectator. */
  seats: Array<Seat>;
  /** Whether this person opened the table. */
  host: boolean;
  /** The name, if there is one. */
  name: string | null;
};
