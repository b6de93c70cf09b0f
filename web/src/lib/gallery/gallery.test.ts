import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '../data/karak.json';
import { ruleOf } from '../reading/rules';
import { plain } from '../texts/plain';
import { Texts } from '../texts/texts';
import { collection as karak } from '../games/karak/gallery/collection';
import { PICTURES } from '../games/karak/gallery/pictures';
import { search } from './pieces';
import { collection as thunderstone } from '../games/thunderstone/gallery/collection';
import { step } from './walk';

const root = new URL('../../../../locales/', import.meta.url);
const textsOf = (language: string): Texts =>
  new Texts(
    language,
    readdirSync(new URL(`${language}/`, root)).map((file) =>
      readFileSync(new URL(`${language}/${file}`, root), 'utf8'),
    ),
  );

describe('the collections', () => {
  it('hold every component of Karak', () => {
    const { tiles, start, monsters, heroes, units, items, buildings } = catalogue;
    const count = (kind: string) => karak.pieces.filter((piece) => piece.kind === kind).length;
    expect(count('tiles')).toBe(tiles.length + start.length);
    expect(count('armies')).toBe(monsters.length + 1);
    expect(count('heroes')).toBe(heroes.length);
    expect(count('dice')).toBe(units.length + 1);
    expect(count('items')).toBe(items.length);
    expect(count('buildings')).toBe(buildings.length + 1);
    expect(PICTURES.size).toBe(karak.pieces.length);
  });
  it('hold every card of Thunderstone', () => expect(thunderstone.pieces.length).toBe(98));

  it('draw only what the drawings hold', () => {
    const drawings = readFileSync(new URL('../games/karak/drawings.svg', import.meta.url), 'utf8');
    for (const picture of PICTURES.values()) {
      const sign =
        picture.what === 'token'
          ? picture.sign === 'plague'
            ? 'i-eradicate'
            : `i-${picture.sign}`
          : picture.what === 'building'
            ? `i-${picture.building}`
            : picture.what === 'hero'
              ? `stand-${picture.hero}`
              : picture.what === 'army'
                ? `army-${picture.monster}`
                : 'k-city';
      expect(drawings).toContain(`id="${sign}"`);
    }
  });

  it.each([
    ['karak', karak],
    ['thunderstone', thunderstone],
  ] as const)('of %s have a shelf for each piece and no empty one', (_, collection) => {
    expect(new Set(collection.pieces.map(({ kind }) => kind))).toEqual(new Set(collection.kinds));
    expect(new Set(collection.pieces.map(({ id }) => id)).size).toBe(collection.pieces.length);
  });
});

describe.each(['en', 'pl', 'de', 'et'])('in %s', (language) => {
  const texts = textsOf(language);

  it.each([
    ['karak', karak],
    ['thunderstone', thunderstone],
  ] as const)('every piece of %s has a name, facts and rules', (game, collection) => {
    for (const kind of collection.kinds) expect(texts.has(`web-gallery-${game}-${kind}`), kind).toBe(true);
    for (const piece of collection.pieces) {
      expect(texts.has(piece.name), piece.id).toBe(true);
      for (const fact of collection.facts(texts, piece.id)) expect(fact, piece.id).not.toMatch(/^$|[[\]{}]/);
      expect(piece.rules.length, piece.id).toBeGreaterThan(0);
      for (const id of piece.rules) expect(ruleOf(texts, id)?.text, id).toBeTruthy();
    }
  });

  it('has the texts the gallery asks for, and no others', () => {
    const here = new URL('../', import.meta.url);
    const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => /gallery\/.*\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(file, here), 'utf8'));
    const asked = new Set([
      ...sources.flatMap((source) => [...source.matchAll(/'(web-gallery-[a-z-]*[a-z])'/g)].map((match) => match[1])),
      ...(
        [
          ['karak', karak],
          ['thunderstone', thunderstone],
        ] as const
      ).flatMap(([game, { kinds }]) => kinds.map((kind) => `web-gallery-${game}-${kind}`)),
    ]);
    expect(asked.size).toBeGreaterThan(20);
    expect(new Set(texts.keys('web-gallery-'))).toEqual(asked);
  });
});

describe('searching', () => {
  const texts = textsOf('pl');
  it('asks for no marks and no capitals', () => {
    expect(plain('Elfen\u00adzauberer ŁÓDŹ Größe')).toBe('elfenzauberer lodz grosse');
    expect(search(texts, thunderstone, 'wlocznia').map(({ id }) => id)).toContain('spear');
  });
  it('finds by name, by what a piece does and by its rule', () => {
    const english = textsOf('en');
    expect(search(english, thunderstone, 'sphinx')[0]?.id).toBe('sphinx');
    expect(search(english, thunderstone, 'gain disease').map(({ id }) => id)).toContain('famine');
    expect(search(english, karak, 'K-AMU-4').map(({ id }) => id)).toEqual(['item-amulet_of_protection']);
    expect(search(english, karak, 'zebra')).toEqual([]);
    expect(search(english, karak, '').length).toBe(karak.pieces.length);
  });
});

it('walks over the shelves with the arrow keys', () => {
  const boxes = [0, 100, 200].flatMap((top) => [0, 50, 100].map((left) => ({ left, top, width: 40 }))).slice(0, 8);
  expect(step(boxes, 0, 'ArrowRight')).toBe(1);
  expect(step(boxes, 0, 'ArrowLeft')).toBeUndefined();
  expect(step(boxes, 1, 'ArrowDown')).toBe(4);
  expect(step(boxes, 5, 'ArrowDown')).toBe(7);
  expect(step(boxes, 7, 'ArrowUp')).toBe(4);
  expect(step(boxes, 7, 'ArrowDown')).toBeUndefined();
  expect(step(boxes, 3, 'End')).toBe(7);
  expect(step(boxes, 3, 'x')).toBeUndefined();
});
