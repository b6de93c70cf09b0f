// Made from the crate `table` by `cargo xtask types`; changes here are lost.

/** So many of a kind: what it is, by its id in the data of the game, and how many. */
export type Amount = [kind: string, n: number];

/** An argument of a message. In JSON its form tells what it is. */
export type Arg = number | string | { seat: Seat } | Message | Array<Message>;

/** Who may learn of an event. Decided where the event is born, never afterwards. */
export type Audience = 'all' | { only: Seat } | { except: Seat };

/** What a choice means in figures. */
export type ChoiceFacts = {
  /** What it costs. */
  costs?: Array<Amount>;
  /** What it brings. */
  gains?: Array<Amount>;
  /** The piece that asks for it, by its id in the data of the game. */
  cause?: string;
  /** The rule by which it may be chosen, where the question does not tell. */
  rule?: RuleId;
  /** How many pieces look just like the one that is chosen, itself included, where it is one of several. */
  alike?: number;
  /** Whether others of the same question may be chosen with it, one after the other. */
  several?: boolean;
  /** Whether the player is asked nothing more of the kind after it, so that what it belongs to is over. */
  last?: boolean;
  /** The choice in fewer words, for those who see the piece that it is about. */
  brief?: Message;
};

/** A topic with its sentences, for one viewer. */
export type Described = {
  /** The id of the topic. */
  topic: string;
  /** The key of its heading. */
  title: string;
  /** What there is to say, one sentence each. */
  sentences: Array<Message>;
};

/** How a game ended. */
export type Ending = {
  /** Who won; more than one when the victory is shared, nobody in a lost solo game. */
  winners: SeatSet;
  /** Everybody's points. */
  points: Array<Points>;
};

/**
 * How the chance of a game was promised, as a file holds it: everything in hexadecimal digits, nothing checked.
 *
 * `docs/fair-dice.md` of the project says how the outcomes follow from it.
 */
export type Fairness = {
  /** The hash of the seed, shown before the first input. */
  commitment: string;
  /** The seed; only when the game is over. */
  seed?: string;
  /** The table's id. */
  table: string;
  /** What each seat added to the seed; empty where a seat added nothing. */
  entropies: Array<string>;
  /** Where people commit to shares: every round of it, the one that counts last. */
  rounds?: Array<Round>;
};

/** A fingerprint: 64 bits, the same on every machine. It finds what has changed; it is no signature. */
export type Fingerprint = string;

/** Everything that can enter a game. The list of inputs is the game. */
export type Input<C, O> =
  | {
      choice: {
        /** Who chose. */
        seat: Seat;
        /** What was chosen. */
        choice: C;
      };
    }
  | { chance: O };

/** What is missing for a choice. */
export type Lack = {
  /** What it is, by its id in the data of the game. */
  kind: string;
  /** How many are needed. */
  needed: number;
  /** How many there are. */
  have: number;
};

/**
 * One sentence or name to say: a Fluent key with arguments.
 *
 * ```
 * use emberhall_table::{Arg, Message, Seat};
 *
 * let message = Message::new("nim-took").with("player", Seat::new(1)).with("stones", 3u8);
 * assert_eq!(message.args[1], ("stones", Arg::Number(3)));
 * ```
 */
export type Message = {
  /** The key of the Fluent message. */
  key: string;
  /** The arguments by name; in JSON an object, absent when there are none. */
  args?: Record<string, Arg>;
};

/** What has changed in a view: the part that is the same for all viewers, and the viewer's own. */
export type Patch = Array<[path: string, value?: unknown]>;

/** What the game waits for. */
export type Pending<Q, N> =
  | {
      player: {
        /** Who decides. */
        seat: Seat;
        /** What is asked. */
        question: Q;
      };
    }
  | { chance: N }
  | { over: Ending };

/** A number of points, exact to a hundredth. In JSON it is a plain number, such as `4.5`. */
export type Points = number;

/** Why an input was refused. Nothing has changed. */
export type Refused<I> =
  | {
      unknown_seat: {
        /** The seat that was named. */
        seat: Seat;
        /** How many there are. */
        seats: number;
      };
    }
  | {
      not_your_turn: {
        /** Who is asked. */
        expected: Seat;
      };
    }
  | {
      player_decides: {
        /** Who is asked. */
        seat: Seat;
      };
    }
  | 'chance_decides'
  | 'game_over'
  | {
      stale: {
        /** The number the next input has. */
        expected: number;
        /** The number that was sent. */
        got: number;
      };
    }
  | { illegal: I };

/** A round in which everybody commits to a share before anybody opens one. */
export type Round = {
  /** The hash of the server's seed. */
  commitment: string;
  /** The server's seed; for the round that counts only when the game is over. */
  seed?: string;
  /** The people's shares. */
  shares: Array<Share>;
  /** Who did not open a share in time, by number: then the round failed, and another one followed. */
  failed?: Array<number>;
};

/** The id of a rule in the catalogue, such as `K-BAT-6`. */
export type RuleId = string;

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/**
 * A set of seats.
 *
 * ```
 * use emberhall_table::{Seat, SeatSet};
 *
 * let set: SeatSet = [Seat::new(2), Seat::new(0)].into_iter().collect();
 * assert!(set.contains(Seat::new(0)) && !set.contains(Seat::new(1)));
 * assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
 * ```
 */
export type SeatSet = Array<Seat>;

/** What one person added in a round. */
export type Share = {
  /** The person's number at this table, from 0. */
  person: number;
  /** The person's seats. */
  seats: Array<Seat>;
  /** The hash of the share. */
  commitment: string;
  /** The share, once it was opened. */
  share?: string;
};

/** A single thing that can be asked about by its name: a card, a place, an attack. */
export type Subject = {
  /** What it is called; the first name is the one to show. */
  names: Array<Message>;
  /** Whether it is meant when nothing is named: what the viewer holds, or where the viewer stands. */
  near: boolean;
  /** What there is to say about it, one sentence each. */
  sentences: Array<Message>;
};

/**
 * Something that can be asked about a table, such as the scores or what lies in the middle.
 *
 * Its id is also the command that reads it out. The text of its heading may have the attributes `names`, further names
 * of that command separated by commas, and `help`, what it tells.
 */
export type Topic = {
  /** The id by which it is asked for. */
  id: string;
  /** The key of its heading. */
  title: string;
};
