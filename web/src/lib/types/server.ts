// Made from the crate `server` by `cargo xtask types`; changes here are lost.

import type { Field } from './catalog';

import type { ChoiceFacts, Described, Ending, Lack, Message, Patch, Round, RuleId, Seat, Subject, Topic } from './table';

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
  /**
   * The choices of the questions that surely follow, whatever is chosen, question by question: they may be answered
   * together with this one.
   */
  to_come?: Array<Array<C>>;
};

/** Somebody whom the player has blocked. */
export type BlockedPerson = {
  /** The number of the block. */
  id: number;
  /** The name by which the player knew them. */
  name: string;
  /** Since when, in milliseconds since 1970. */
  at: number;
};

/** Where blocked people sit at a table. */
export type BlockedSeats = {
  /** Their seats. */
  seats: Array<Seat>;
};

/** Whom to block: the person in a seat of a table. */
export type Blocking = {
  /** The table. */
  table: string;
  /** The seat. */
  seat: Seat;
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
  /** What it means in figures. */
  facts?: ChoiceFacts;
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
  /**
   * When a bot decides in its place if nothing happens until then, in milliseconds since 1970; absent while it does
   * not run. A player who is not connected has some grace.
   */
  decides_at?: number;
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
  /** The line; absent when the line of an event beside it says it already. */
  text?: Message;
  /** The rule that it follows. */
  rule?: RuleId;
  /** What it changes of the viewer's view; absent when that is nothing. */
  patch?: Patch;
};

/** A seat somebody has taken or asked for. */
export type Joined = {
  /** Which one, from 0. */
  seat: Seat;
  /**
   * Whether it is theirs only when all people at the table agree: the game has begun, and a bot plays there.
   */
  asked?: boolean;
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
  /** The SHA-256 of the player's share of the dice, in hexadecimal digits. Without it they have none. */
  commitment?: string;
  /** What earlier clients added to the dice. It is read and not used. */
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
  /** Whether the table waits for the caller: one of this person's seats is to decide. */
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
  /** The SHA-256 of the player's share of the dice, in hexadecimal digits. Without it they have none. */
  commitment?: string;
  /** What earlier clients added to the dice. It is read and not used. */
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
  /** The table's id; null as long as others are waited for. */
  table: string | null;
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

/** A device of a player. */
export type OwnDevice = {
  /** By what it is revoked. */
  id: string;
  /** The browser and the system, as far as they are known. */
  label: string;
  /** Since when, in milliseconds since 1970. */
  added: number;
  /** Whether the request came from it. */
  this: boolean;
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
  /**
   * What can be asked about a table of this game, the most important first: ids, which are also commands of the
   * text mode, and the keys of the headings.
   */
  topics: Array<Topic>;
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

/** What needs the consent of the people at the table: of all of them, or of most. */
export type Proposal =
  | {
      type: 'undo';
      /** How many inputs stay. */
      to: number;
    }
  | { type: 'pause' }
  | {
      type: 'stand_in';
      /** Whose seat. */
      seat: Seat;
    }
  | {
      type: 'host';
      /** Whose person becomes the host. */
      seat: Seat;
    }
  | {
      type: 'newcomer';
      /** The name of the newcomer. */
      name: string;
    }
  | { type: 'give_up' }
  | {
      type: 'rematch';
      /**
       * What becomes of the seats of those who do not play again. Without it everybody has to agree; only the host or
       * the player who asked first may say it.
       */
      without?: Without;
    };

/** Records that are told again. */
export type Records<E, Q, C> = {
  /** The client's number for the question. */
  id: number;
  /** As whom they are told. */
  viewer: Seat | null;
  /** The number of the first. */
  from: number;
  /**
   * When views were asked for: the viewer's whole view before the first record, null before the game began.
   */
  before?: unknown;
  /** The records, with patches when views were asked for. */
  records: Array<TableRecord<E, Q, C>>;
};

/** A recovery code. */
export type Recovery = {
  /** The code as it was shown. */
  code: string;
};

/** What is to be said about a choice, besides its text. */
export type Remarked = {
  /** The heading it is listed under. */
  heading: Message;
  /** The choice in fewer words, where it stands under its heading. */
  brief: Message | null;
  /** What it would bring. */
  remark: Message | null;
  /** The names of the subjects it is about. */
  subjects: Array<Message>;
};

/** What is reported: the person in a seat, or a line of the chat. */
export type Reporting = {
  /** The seat of the person. */
  seat?: Seat;
  /** The number of the record with the line. */
  record?: number;
  /** What is wrong, in the reporter's words: at most 500 characters. */
  text: string;
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
      /** The number of the last record it has; without it everything is sent again. */
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
      type: 'describe';
      /** The client's number for this message. */
      id: number;
      /** Who asks; without a seat it is what everybody may be told. */
      seat?: Seat;
      /** Whether to tell everything that can be asked about by its name, instead of the table. */
      subjects?: boolean;
    }
  | {
      type: 'records';
      /** The client's number for this message. */
      id: number;
      /** The number of the first. */
      from: number;
      /** The number after the last. */
      to: number;
      /** Whether the events come with patches, and with the view before them. */
      views?: boolean;
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
      /** Who asks. A host without a seat names the one that gets the role. */
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
      /** With `me` before the game: what the sender commits to. */
      commitment?: string;
    }
  | {
      type: 'commit';
      /** The client's number for this message. */
      id: number;
      /** The SHA-256 of the share, in hexadecimal digits. */
      commitment: string;
    }
  | {
      type: 'reveal';
      /** The client's number for this message. */
      id: number;
      /** The share: 32 bytes in hexadecimal digits. */
      share: string;
      /** What the sender commits to in case somebody else does not open and the round fails. */
      next?: string;
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
  connected: boolean;
  /**
   * When its player's last connection was lost, in milliseconds since 1970; absent while there is one, and for a
   * player whom the server has not seen since it loaded the table.
   */
  disconnected_at?: number;
  /** Whether what this seat writes is shown to nobody. */
  muted: boolean;
  /** Whether the host plays it. */
  host?: boolean;
  /** Whether one person has played it and other seats from the beginning, at one screen. */
  shared?: boolean;
  /** The seat's clock, when time is counted. */
  clock: ClockFace | null;
  /**
   * From when the others may let a bot stand in for a player who is not connected, in milliseconds since 1970, if
   * nothing happens until then; absent where no such time is known.
   */
  stand_in_from?: number;
  /**
   * Whether the others are enough to decide by a vote that a bot stands in for a player who is not connected.
   */
  stand_in_by_vote?: boolean;
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
  /** Whose view it is; nobody's for a spectator, or while the screen is being passed on. */
  viewer: Seat | null;
  /** How many inputs are in effect; a choice names this number. */
  sequence: number;
  /**
   * The whole view, where patches do not lead to it: at first, from another seat, when the game begins, after an undo,
   * and for a viewer who fell behind. In a welcome it is null before the game begins.
   */
  view?: unknown;
  /** For a viewer who fell behind and missed some records: the number of the last one. */
  n?: number;
  /**
   * The view in sentences, topic by topic, for games that the client has no drawings for; empty for others and
   * before the game begins.
   */
  described?: Array<Described>;
  /** What the table waits for. */
  waiting: Waiting<Q, C>;
  /** What is proposed and not yet decided. */
  proposal?: [Seat, Proposal];
  /** Who has answered it and who is waited for. */
  votes?: Votes;
  /** Since when the clocks are stopped by consent, in milliseconds since 1970. */
  paused?: number;
  /** The viewer's seats that may undo now without asking; absent when none may. */
  undo?: Array<Seat>;
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
   * What the viewer sees afterwards; absent when another record follows at once, or an old one is told again. It is
   * always there, with the whole view, where no patch leads to the view: when the game begins and after an undo.
   */
  shown?: Shown<Q, C>;
};

/**
 * A message to one viewer. `S`, `E`, `Q`, `C`, `F` are the game's setup, event, question, choice and forecast.
 */
export type Tell<S, E, Q, C, F> =
  | { type: 'welcome' } & Welcome<S, Q, C>
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
      type: 'described';
      /** The client's number for the question. */
      id: number;
      /** The table in sentences; nothing while somebody else looks at the screen. */
      telling: Telling | null;
    }
  | { type: 'records' } & Records<E, Q, C>
  | { type: 'beat' }
  | {
      type: 'bye';
      /** Why. */
      problem: Problem;
    };

/** A table in sentences, as one viewer may know it. */
export type Telling = {
  /** How many inputs are in effect. */
  sequence: number;
  /** What is seen, topic by topic. */
  topics: Array<Described>;
  /** What is good to know for the question that the viewer is asked. */
  situation: Array<Message>;
  /** What is to be said about the choices, in their order; nothing when somebody else is asked. */
  choices: Array<Remarked>;
  /** What can be said beforehand about the decision that lies ahead. */
  foretold: Array<Subject>;
  /** When the game is over, what the points of each seat are made of. */
  points: Array<Array<Message>>;
  /** Everything that can be asked about by its name, when this was asked for; then the rest is empty. */
  subjects: Array<Subject>;
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
  /** What is missing, when it is a number of something. */
  lack?: Lack;
  /** Whether nobody would think of it here, so that a list is shorter without. */
  far_fetched?: boolean;
};

/** Who has answered what is proposed. Every person is named by their first seat. */
export type Votes = {
  /** Who has agreed. */
  agreed: Array<Seat>;
  /** Who has declined. */
  declined: Array<Seat>;
  /** Who is waited for. */
  awaited: Array<Seat>;
  /** How many have to agree. */
  needed: number;
};

/** What the table waits for. */
export type Waiting<Q, C> =
  | { for: 'players' }
  | {
      for: 'shares';
      /** Who is waited for: each person by their first seat. */
      awaited: Array<Seat>;
      /** Until when, in milliseconds since 1970; absent where time is not counted. */
      until?: number;
    }
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
export type Welcome<S, Q, C> = {
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
  /** Where time is not counted: after how many hours of waiting for somebody a bot may stand in. */
  patience: number;
  /** The SHA-256 of the seed of the dice, in hexadecimal digits. */
  commitment: string;
  /**
   * Where people commit to shares of the dice: every round, the last of which may still be open. Until the list is
   * closed, it may grow.
   */
  rounds?: Array<Round>;
  /** Whether the table comes from a backup: the dice may be known to somebody. */
  restored?: boolean;
  /** The number of the last record. */
  n: number;
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
  | {
      type: 'committed';
      /** Whose person it is. */
      seat: Seat;
      /** The SHA-256 of the share, in hexadecimal digits. */
      commitment: string;
    }
  | {
      type: 'closed';
      /** The list. */
      round: Round;
    }
  | {
      type: 'revealed';
      /** Whose person it is. */
      seat: Seat;
      /** The share, in hexadecimal digits. */
      share: string;
      /** What they committed to in case the round fails. */
      next?: string;
    }
  | {
      type: 'failed';
      /** Who, by number. */
      people: Array<number>;
      /** The seed of the round, which is not used. */
      seed: string;
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
      /** The new table; for those who watch a table that is not in the lobby, nothing. */
      table: string | null;
    }
  | {
      type: 'hosted';
      /** Whose person it is. */
      seat: Seat;
    }
  | { type: 'lapsed' }
  | {
      type: 'muted';
      /** Which seat; the spectators without it. */
      seat: Seat | null;
      /** Muted, or not. */
      muted: boolean;
    };

/** Which block. */
export type WhichBlock = {
  /** Its number. */
  id: number;
};

/** Which device. */
export type WhichDevice = {
  /** Its id. */
  id: string;
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

/** What becomes of the seats of those who do not play again. */
export type Without = 'bots' | 'fewer';

/** Who the viewer is. */
export type You = {
  /** The seats of this person; none for a spectator. */
  seats: Array<Seat>;
  /** Whether this person is the host. */
  host: boolean;
  /** The name, if there is one. */
  name: string | null;
};
