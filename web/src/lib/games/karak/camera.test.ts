import { describe, expect, it } from 'vitest';
import { fitted, roomiest, type Margins } from './camera.svelte';
import { frameOf, type Frame, type Point } from './geometry';
import type { Pos } from './model';

/** A map of so many rows, each of so many hexes. */
const map = (rows: number, width: number): Frame =>
  frameOf(
    Array.from({ length: rows * width }, (_, index): Pos => [
      (index % width) - Math.floor(Math.floor(index / width) / 2),
      Math.floor(index / width),
    ]),
  );

const margins = (bottom: number, left: number, right: number): Margins => ({ top: 10, right, bottom, left });
/** The middle, beside the buttons, above them, everywhere. */
const CHOICES = [margins(10, 60, 60), margins(10, 10, 60), margins(110, 10, 10), margins(10, 10, 10)];

function inSight(frame: Frame, size: Point, least = 0): boolean {
  const { x, y, scale } = fitted(size, frame, roomiest(size, frame, CHOICES, 1), least, 1, { x: 0, y: 0 });
  return (
    x + frame.left * scale >= 0 &&
    y + frame.top * scale >= 0 &&
    x + frame.right * scale <= size.x &&
    y + frame.bottom * scale <= size.y
  );
}

describe('the view onto the map', () => {
  it('shows a whole map of any shape', () => {
    for (const size of [
      { x: 708, y: 464 },
      { x: 360, y: 360 },
      { x: 960, y: 496 },
    ]) {
      for (let rows = 1; rows <= 14; rows++) {
        for (let width = 1; width <= 14; width++)
          expect(inSight(map(rows, width), size), `${rows} × ${width} in ${size.x}`).toBe(true);
      }
    }
  });

  it('shows twelve rows at 1024 × 768 without being asked, and no hex smaller than 40 pixels', () => {
    const size = { x: 708, y: 464 };
    expect(inSight(map(12, 6), size, 0.24)).toBe(true);
    expect(inSight(map(13, 6), size, 0.24)).toBe(false);
    expect(0.24 * 2 * 86.6).toBeGreaterThan(40);
  });

  it('shows what lies around a point where there is no room for all', () => {
    const size = { x: 300, y: 300 };
    const frame = map(12, 12);
    for (const focus of [
      { x: frame.left, y: frame.top },
      { x: 300, y: 700 },
      { x: frame.right, y: frame.bottom },
    ]) {
      const { x, y, scale } = fitted(size, frame, { top: 0, right: 0, bottom: 0, left: 0 }, 0.4, 1, focus);
      expect(scale).toBe(0.4);
      expect(x + focus.x * scale).toBeGreaterThanOrEqual(-0.001);
      expect(x + focus.x * scale).toBeLessThanOrEqual(size.x + 0.001);
      expect(y + focus.y * scale).toBeGreaterThanOrEqual(-0.001);
      expect(y + focus.y * scale).toBeLessThanOrEqual(size.y + 0.001);
    }
  });

  it('leaves the buttons free where that costs next to nothing', () => {
    const chosen = (rows: number, width: number, size: Point) =>
      CHOICES.indexOf(roomiest(size, map(rows, width), CHOICES, 1));
    expect(chosen(9, 3, { x: 700, y: 460 })).toBe(0);
    expect(chosen(9, 5, { x: 360, y: 460 })).toBe(1);
    expect(chosen(5, 9, { x: 360, y: 460 })).toBe(2);
    expect(chosen(9, 7, { x: 360, y: 380 })).toBe(3);
  });
});
