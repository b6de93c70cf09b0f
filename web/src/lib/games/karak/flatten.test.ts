import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flattened, moved } from './flatten';

const drawings = readFileSync(new URL('drawings.svg', import.meta.url), 'utf8');
const styles = readFileSync(new URL('../../../styles/drawing.css', import.meta.url), 'utf8');

describe('a moved path', () => {
  const at = { a: 2, b: 0, c: 0, d: 2, e: 10, f: -5 };

  it('shifts what is absolute and scales everything', () => {
    expect(moved('M1-2L.5 3l1-1Q0 0 1 1Z', at)).toBe('M12 -9 L11 1 l2 -2 Q10 -5 12 -3 Z');
    expect(moved('M0 0m2 1-1 1', at)).toBe('M10 -5 m4 2 -2 2');
  });

  it('turns', () => {
    expect(moved('M10 0l0 5', { a: 0, b: 1, c: -1, d: 0, e: 0, f: 0 })).toBe('M0 10 l-5 0');
  });

  it('refuses what it cannot move', () => {
    expect(() => moved('M0 0H5', at)).toThrow();
  });
});

describe('the flattened drawings', () => {
  const flat = flattened(drawings);
  const groups = (source: string, id: RegExp) =>
    [...source.matchAll(/<(?:g|symbol) id="([^"]+)"[^>]*>(.*?)<\/(?:g|symbol)>/gs)].filter(([, name = '']) =>
      id.test(name),
    );

  it('have every land, without anything that is moved', () => {
    const lands = groups(flat, /^t-/);
    expect(lands.map(([, id]) => id)).toEqual(groups(drawings, /^t-/).map(([, id]) => id));
    for (const [whole] of lands) expect(whole).not.toMatch(/transform|<use|undefined|NaN/);
  });

  it('draw as many shapes as before', () => {
    const paths = (text: string) => (text.match(/<path /g) ?? []).length;
    const parts = new Map(groups(drawings, /^k-/).map(([, id = '', shapes = '']) => [id, paths(shapes)]));
    const before = /<symbol id="t-forest"[^>]*>(.*?)<\/symbol>/s.exec(drawings)?.[1] ?? '';
    const used = [...before.matchAll(/href="#([^"]+)"/g)].reduce((sum, [, id = '']) => sum + (parts.get(id) ?? NaN), 0);
    const after = groups(flat, /^t-forest$/)[0]?.[2] ?? '';
    expect(used).toBeGreaterThan(50);
    expect(paths(after)).toBe(paths(before) + used);
  });

  it('have a chasm for each side, coarse and fine', () => {
    expect(groups(flat, /^k-chasm/).map(([, id]) => id)).toEqual(
      [0, 1, 2, 3, 4, 5].map((side) => `k-chasm-${side}`).concat([0, 1, 2, 3, 4, 5].map((side) => `k-chasm-s-${side}`)),
    );
  });

  it('have ink of every size that they ask for', () => {
    const sizes = new Set([...flat.matchAll(/k-s\d+/g)].map(([size]) => size));
    expect(sizes.size).toBeGreaterThan(5);
    for (const size of sizes) {
      for (const ink of ['k-i', 'k-h']) expect(styles).toContain(`.${ink}.${size} {`);
    }
  });
});
