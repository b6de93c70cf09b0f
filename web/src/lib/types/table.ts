// Made from the crate `table` by `cargo xtask types`; changes here are lost.

/** An argument of a message. */
export type Arg =
  | { number: number }
  | { text: string }
  | { seat: Seat }
  | { message: Message }
  | { list: Array<Message> };

/** Who may learn of an event. Decided where the event is born, never afterwards. */
export type Audience = 'all' | { only: Seat } | { except: Seat };

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
  /** Points by seat in halves, so that 4.5 is exact. */
  half_points: [number, number, number, number, number];
};

/**
 * How the chance of a game was promised, as a file holds it: everything in hexadecimal digits, nothing checked.
 *
 * `docs/fair-dice.md` says how the outcomes follow from it.
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

/** One sentence or name to say: a Fluent key with arguments. */
export type Message = {
  /** The key of the Fluent message. */
  key: string;
  /** The arguments by name. */
  args: Array<[string, Arg]>;
};

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

/** A set of seats. */
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
