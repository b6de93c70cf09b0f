// The widths and heights of a window or a table at which layouts change, in pixels. Style sheets name the same numbers
// (`styles.test.ts`), because queries cannot read tokens.

/** The narrowest of each kind. */
export const WIDTHS = {
  /** Wider than a phone held upright. */
  phone: 600,
  /** Parts stand side by side. */
  desk: 900,
  /** Room for a third column. */
  wide: 1280,
  /** Room for everything at once. */
  full: 1680,
  /** Larger pieces instead of more room around them. */
  large: 1720,
} as const;

export const HEIGHTS = {
  /** Lower than this: a phone held sideways. */
  short: 520,
  /** Lower than this: a short phone held upright. */
  small: 640,
  /** The lowest phone whose parts keep their size. */
  phone: 800,
  /** The lowest desk whose parts keep their size. */
  low: 840,
  large: 1040,
} as const;
