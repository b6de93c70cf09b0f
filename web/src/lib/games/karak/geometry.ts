// Where hexes lie on the map. A hex is 100 from its centre to a corner and stands on a corner.
import type { Pos } from './model';

export const R = 100;
/** Half the width of a hex. */
export const HALF = (Math.sqrt(3) / 2) * R;

const CORNERS: readonly [x: number, y: number][] = [
  [86.6, -50],
  [86.6, 50],
  [0, 100],
  [-86.6, 50],
  [-86.6, -50],
  [0, -100],
];
/** The outline of a hex around a point, in a size. A path with its own numbers costs the browser less than one that is moved. */
export function hexAround({ x, y }: Point, size = 1): string {
  return `M${CORNERS.map(([dx, dy]) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`).join('L')}Z`;
}

export interface Point {
  x: number;
  y: number;
}

export function centre([q, r]: Pos): Point {
  return { x: round(2 * HALF * (q + r / 2)), y: 1.5 * R * r };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The steps across the sides, counter-clockwise from east. */
export const STEPS: readonly Pos[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function across([q, r]: Pos, side: number): Pos {
  const [dq, dr] = STEPS[((side % 6) + 6) % 6] as Pos;
  return [q + dq, r + dr];
}

export const same = (a: Pos, b: Pos): boolean => a[0] === b[0] && a[1] === b[1];
export const key = (pos: Pos): string => `${pos[0]},${pos[1]}`;
/** The place that a key names. */
export const placeOf = (named: string): Pos => named.split(',').map(Number) as Pos;

export function sideTo(from: Pos, to: Pos): number | null {
  const side = STEPS.findIndex((_, index) => same(across(from, index), to));
  return side < 0 ? null : side;
}

/** The nearest of some places in a direction, as the eye sees it. */
export function nextTo(at: Pos, places: readonly { at: Pos }[], way: Point): Pos | null {
  const from = centre(at);
  let best: { at: Pos; cost: number } | null = null;
  for (const place of places) {
    const to = centre(place.at);
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    // Hexes of the next row never lie straight above or below, those of the same row straight beside.
    const cost = ahead + aside * (way.x === 0 ? 0.5 : 2);
    if (ahead > 40 && (!best || cost < best.cost)) best = { at: place.at, cost };
  }
  return best?.at ?? null;
}

/** The sides in a mask. */
export function sides(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((side) => mask & (1 << side));
}

/** A mask of sides rotated counter-clockwise by some sixths. */
export function turned(mask: number, rotation: number): number {
  const by = ((rotation % 6) + 6) % 6;
  return ((mask << by) | (mask >> (6 - by))) & 0b111111;
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest frame around these hexes. */
export function frameOf(places: readonly Pos[]): Frame {
  const frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const place of places) {
    const { x, y } = centre(place);
    frame.left = Math.min(frame.left, x - HALF);
    frame.right = Math.max(frame.right, x + HALF);
    frame.top = Math.min(frame.top, y - R);
    frame.bottom = Math.max(frame.bottom, y + R);
  }
  return places.length === 0 ? { left: -HALF, top: -R, right: HALF, bottom: R } : frame;
}

/** Where heroes stand that share a hex: at the centre's foot, and how large. */
export function standing(index: number, count: number): Point & { scale: number } {
  const spots: [number, number][][] = [
    [[0, 42]],
    [
      [-33, 40],
      [33, 40],
    ],
    [
      [-40, 30],
      [40, 30],
      [0, 62],
    ],
    [
      [-30, 10],
      [30, 10],
      [-34, 60],
      [34, 60],
    ],
    [
      [-27, 8],
      [27, 8],
      [-54, 54],
      [0, 62],
      [54, 54],
    ],
  ];
  const set = spots[Math.min(count, 5) - 1] ?? spots[0];
  const [x, y] = set?.[index % set.length] ?? [0, 42];
  const scale = [1.3, 1.1, 0.95, 0.86, 0.82][Math.min(count, 5) - 1] ?? 0.82;
  return { x, y, scale };
}
