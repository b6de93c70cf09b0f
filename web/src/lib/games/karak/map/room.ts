// How much room the map has in its window, and how small it may become there.
import type { Margins } from '../camera.svelte';

interface Room {
  /** The margins one may choose from, the best first. */
  around: Margins[];
  least: number;
  most: number;
}

interface Sight {
  /** A wide window. */
  desk: boolean;
  /** A low window, in which the others and the hero lie over the map. */
  low: boolean;
  /** A short phone held upright, on which nothing but the buttons lies over the map. */
  small: boolean;
  /** All of the map is wanted, however small. */
  whole: boolean;
  /** Beside the sheet of a battle; only the hero's lives lie over it. */
  fight: boolean;
  round: number;
}

export function roomFor({ desk, low, small, whole, fight, round }: Sight): Room {
  if (low) {
    const [top, bottom] = whole ? [8, 8] : [fight ? 8 : 54, 58];
    return { around: [{ top, bottom, left: 8, right: fight ? 34 : 56 }], least: whole ? 0 : 0.33, most: 0.72 };
  }
  if (small) {
    const margins = { top: 8, bottom: 8, left: 8, right: 8 };
    return { around: [{ ...margins, bottom: 56 }, margins], least: whole ? 0 : 0.26, most: 0.72 };
  }
  // In the first rounds a line says what to do.
  const early = round <= 3;
  const [top, side, bottom] = desk
    ? [10, 16, early ? 56 : 10]
    : whole
      ? [10, 10, 10]
      : [round === 1 ? 66 : early ? 50 : 36, 10, 16];
  // The buttons in the corner are left free where there is room for that.
  const [wide, high] = desk ? [54, 184] : [62, 112];
  return {
    around: [
      { top, bottom, left: wide, right: wide },
      { top, bottom, left: side, right: wide },
      { top, bottom: high, left: side, right: side },
      { top, bottom, left: side, right: side },
    ],
    // A finger needs larger hexes than a mouse.
    least: whole ? 0 : desk ? 0.24 : 0.33,
    most: desk ? 0.95 : 0.72,
  };
}
