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
  /** All of the map is wanted, however small. */
  whole: boolean;
  round: number;
}

export function roomFor({ desk, whole, round }: Sight): Room {
  // In the first rounds a line says what to do.
  const early = round <= 3;
  const [top, side, bottom] = desk
    ? [10, 16, early ? 56 : 10]
    : whole ? [10, 10, 10] : [round === 1 ? 66 : early ? 50 : 36, 10, 16];
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
