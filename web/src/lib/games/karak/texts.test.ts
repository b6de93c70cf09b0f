import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts } from '../../texts/texts';
import { BUILDINGS, KINDS, RESOURCES, TRAINS, UNITS } from './model';
import { DOCK } from './places';

const here = new URL('.', import.meta.url);
const locale = (language: string, file: string) =>
  readFileSync(new URL(`../../../../../locales/${language}/${file}.ftl`, here), 'utf8');

/** The texts this table asks for by name, and those whose name it puts together. */
function asked(): string[] {
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'));
  const named = sources.flatMap((source) =>
    [...source.matchAll(/'(web-k-[a-z-]*[a-z])'/g)].map((match) => match[1] ?? ''),
  );
  const dashed = (id: string) => id.replaceAll('_', '-');
  return [
    ...new Set(named.filter((key) => key !== 'web-k-short')),
    ...DOCK.map((action) => `web-k-action-${dashed(action)}`),
    ...[...RESOURCES, ...UNITS].map((counted) => `web-k-count-${counted}`),
    ...KINDS.map((kind) => `web-k-kind-${kind}`),
    ...['choose', 'roll', 'decide', 'result'].map((step) => `web-k-step-${step}`),
    ...BUILDINGS.filter((building) => !TRAINS[building]).map((building) => `web-k-about-${dashed(building)}`),
  ];
}

describe.each(['en', 'pl', 'de', 'et'])('the texts in %s', (language) => {
  const source = locale(language, 'web-karak');
  const texts = new Texts(language, [source]);

  it('has every text the table asks for', () => {
    const keys = asked();
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has none that nobody asks for', () => {
    const known = new Set(asked());
    const reasons = locale(language, 'karak');
    const idle = texts.keys('web-k-').filter((key) => {
      const reason = key.replace(/^web-k-(short|here)-/, 'karak-why-');
      return !known.has(key) && !(key !== reason && reasons.includes(`\n${reason} = `));
    });
    expect(idle).toEqual([]);
  });

  it('names no hex by its numbers beside the map', () => {
    const naming = [...locale(language, 'karak').matchAll(/^karak-why-([a-z-]+) = .*\$place/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(naming.length).toBeGreaterThan(5);
    expect(naming.filter((reason) => !texts.has(`web-k-here-${reason}`))).toEqual([]);
  });
});
