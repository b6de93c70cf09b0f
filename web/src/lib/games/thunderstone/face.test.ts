import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts } from '../../texts/texts';
import { CARDS, cardName, cardWords, gistKey, partsOf, textOf, typesOf } from './cards';
import { WINDOWS, faceOf } from './face';
import { emblemsOf } from './symbols/emblems';
import engraving from './symbols/engraving.svg?raw';
import { SIGNS, signDrawings } from './symbols/signs';

const FILES = ['ui', 'thunderstone', 'thunderstone-cards', 'thunderstone-rules', 'web-thunderstone-cards'];
const textsOf = (language: string): Texts =>
  new Texts(
    language,
    FILES.map((file) =>
      readFileSync(new URL(`../../../../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8'),
    ),
  );

describe('every card', () => {
  it('is there', () => expect(CARDS.length).toBe(98));

  it.each(CARDS.map((entry) => [entry.id, entry] as const))('%s has a face', async (id, entry) => {
    const face = faceOf(id);
    expect((await emblemsOf(id))?.[id], 'emblem').toMatch(/^m/i);
    for (const density of ['s', 'm', 'l']) expect(engraving).toContain(`id="ts-bg-${face.window}-${density}"`);
    expect(face.seals.every((seal) => SIGNS.includes(seal))).toBe(true);

    // No printed figure is left out, and none is shown twice.
    const foot = face.foot.filter((figure) => figure !== undefined);
    const shown = [...face.rail.map(({ value }) => value), ...foot.map(({ value }) => value)].filter(
      (value) => value !== 0,
    );
    const monster = entry.kind === 'monster';
    const printed = [
      ...(monster ? [entry.health, -entry.darkness] : [entry.attack, entry.magic, entry.light]),
      entry.gold ?? 0,
      entry.strength,
      entry.weight,
      entry.experience,
      entry.victory_points,
      entry.level_up ?? 0,
    ].filter((value) => value !== 0);
    const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
    expect(sorted(shown)).toEqual(sorted(printed));
    expect(face.cost).toBe(entry.cost);
    expect(face.level).toBe(entry.level);
    expect(face.seals.includes('trophy')).toBe(monster && entry.attack + entry.magic + entry.light > 0);
  });

  it('shows its kind by the shape of its window, and every shape is in use', () => {
    expect(new Set(CARDS.map(({ id }) => faceOf(id).window))).toEqual(new Set(Object.keys(WINDOWS)));
    expect(faceOf('militia').window).toBe('hero');
    expect(faceOf('fireball').window).toBe('spell');
    expect(faceOf('disease').window).toBe('disease');
    expect(faceOf('stone_of_mystery').window).toBe('stone');
  });

  it('has a pigment that the style sheet knows', () => {
    const style = readFileSync(new URL('palette.css', import.meta.url), 'utf8');
    for (const { id } of CARDS) expect(style, id).toContain(`.pg-${faceOf(id).pigment} {`);
  });

  it('puts strength and weight, and victory points and level-ups, in one place', () => {
    expect(faceOf('thyrian_knight').foot).toMatchObject([
      undefined,
      { name: 'strength', value: 8 },
      { name: 'level-up', value: 3 },
    ]);
    expect(faceOf('short_sword').foot).toMatchObject([
      { name: 'gold', value: 3 },
      { name: 'weight', value: 4 },
      undefined,
    ]);
    expect(faceOf('sphinx').foot).toMatchObject([
      { name: 'gold' },
      { name: 'experience', value: 3 },
      { name: 'points', value: 7 },
    ]);
    // Militia brings gold, though none.
    expect(faceOf('militia').foot[0]).toMatchObject({ name: 'gold', value: 0 });
  });
});

it('draws every sign', () => {
  for (const sign of SIGNS) expect(signDrawings[sign], sign).toMatch(/^m/i);
  expect(Object.keys(signDrawings).toSorted()).toEqual([...SIGNS].toSorted());
});

describe.each(['en', 'pl', 'de', 'et'])('the cards in %s', (language) => {
  const texts = textsOf(language);

  it('have a gist of at most 26 characters when they have a rule, and no other has one', () => {
    const known = new Set(CARDS.map(({ id }) => gistKey(id)));
    expect(texts.keys('web-card-gist-').filter((key) => !known.has(key))).toEqual([]);
    for (const { id, kind, text, attributes } of CARDS) {
      const key = gistKey(id);
      // A monster's darkness and what it gives as a trophy are figures.
      const rules = text.filter(({ when }) => kind !== 'monster' || !['always', 'trophy'].includes(when));
      if (rules.length + attributes.length > 0) expect(texts.has(key), id).toBe(true);
      if (texts.has(key)) expect([...texts.say(key)].length, texts.say(key)).toBeLessThanOrEqual(26);
    }
  });

  it('have a name, a type, a rule, and words for the figures', () => {
    for (const { id, rule } of CARDS) {
      expect(texts.has(cardName(id).key), id).toBe(true);
      expect(typesOf(texts, id), id).not.toEqual([]);
      expect(texts.attribute(`rule-${rule.toLowerCase()}`, 'text'), id).toBeTruthy();
      expect(cardWords(texts, id), id).not.toMatch(/[[\]{}\u00ad]/);
    }
    for (const name of ['gold', 'strength', 'weight', 'experience', 'points', 'level-up']) {
      expect(texts.has(`web-card-foot-${name}`), name).toBe(true);
    }
  });

  it('say each part of their text, and when it works', () => {
    for (const { id, text } of CARDS) {
      const parts = partsOf(texts, id);
      expect(parts.map(({ when }) => when !== undefined)).toEqual(text.map(({ label }) => label !== undefined));
      const whole = textOf(texts, id);
      expect(whole, id).not.toMatch(/[[\]{}]/);
      for (const part of parts) expect(whole, id).toContain(part.when ? `${part.when}: ${part.text}` : part.text);
    }
  });
});

it('says a card in words', () => {
  expect(cardWords(textsOf('en'), 'thyrian_knight')).toBe(
    'Thyrian Knight, Hero, Fighter, level 2, attack +4, strength 8, next level for 3 experience, cost 9',
  );
  expect(cardWords(textsOf('en'), 'sphinx')).toContain('as a trophy: magic attack +2');
  expect(partsOf(textsOf('en'), 'sphinx').map(({ sign, when }) => [sign, when])).toEqual([
    ['rule', undefined],
    ['spoils', 'Spoils'],
    ['trophy', 'Trophy'],
  ]);
  expect(partsOf(textsOf('en'), 'dwarf_janissary')[1]).toMatchObject({ sign: 'spoils', when: 'Spoils (Weapon)' });
});
