// Made from the crate `catalog` by `cargo xtask types`; changes here are lost.

/** One thing to choose before a game begins. */
export type Field = {
  /** The id in requests and on the command line. */
  id: string;
  /** The key of the words that ask for it. */
  label: string;
  /** What can be answered. */
  kind: FieldKind;
  /** Only asked when another field has this answer: its id, and the answer. */
  only_if: [string, string] | null;
};

/** What can be answered. */
export type FieldKind =
  | { type: 'flag' }
  | {
      type: 'number';
      /** The lowest. */
      min: number;
      /** The highest. */
      max: number;
      /** Without an answer. */
      default: number;
    }
  | {
      type: 'choice';
      /** The ids, each with the key of its words. */
      of: Array<[string, string]>;
    };
