// The client computes no rule: what it shows comes from the engine as data, never out of a sentence.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const lib = join(import.meta.dirname, '..');
const sources = (readdirSync(import.meta.dirname, { recursive: true }) as string[])
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }));

/** The names of the events of all games, as the engine's types have them. */
const EVENTS = new Set(
  ['karak', 'thunderstone'].flatMap((game) => {
    const types = readFileSync(join(lib, 'types', `${game}.ts`), 'utf8');
    const event = types.slice(types.indexOf('export type Event ='));
    const end = event.indexOf('\nexport type ', 1);
    const names = event.slice(0, end < 0 ? undefined : end).matchAll(/^ {6}(\w+): \{$|^ {2}\| (?:\{ |')(\w+)/gmu);
    return [...names].map(([, long, short]) => long ?? short);
  }),
);

/** Regular expressions, and what cuts strings to pieces. */
const APART = /\.match(All)?\(|new RegExp\(|\.search\(|\.split\(|\/[dgimsuvy]*\.(test|exec)\(|\(\/.+\/[dgimsuvy]*[,)]/;

const lines = (pattern: RegExp, among = sources): string[] =>
  among.flatMap(({ name, text }) => text.split('\n').flatMap((line) => (pattern.test(line) ? `${name}: ${line}` : [])));

describe('the games’ tables', () => {
  it('read no amounts and no reasons out of messages', () => {
    expect(lines(/\.args\??\.|\.args\[/)).toEqual([]);
    expect(lines(/\.key (===|!==) |\.includes\(\w+\.key\)/)).toEqual(
      // Keys of the keyboard.
      lines(/\bevent\.key (===|!==) /),
    );
  });

  it('take no text apart', () => {
    const speaking = sources.filter(({ name, text }) => name.includes('/') && /\bsay\b|\bt\(|\btexts\b/.test(text));
    expect(speaking.length).toBeGreaterThan(60);
    expect(lines(APART, speaking)).toEqual([]);
  });

  it('know what takes a text apart', () => {
    const apart = ["said.split(' • ')", 'text.matchAll(LABEL)', '/^Battle: /u.test(said)', 'new RegExp(word)'];
    expect(apart.filter((line) => !APART.test(line))).toEqual([]);
    expect(APART.test("id.replaceAll('_', '-')")).toBe(false);
  });

  it('have no table by the name of an event that is a mere string', () => {
    expect(EVENTS.size).toBeGreaterThan(100);
    const found = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/Record<string, [^=]*?= \{([^}]*)\}/gsu)].flatMap(([, entries = '']) =>
        [...entries.matchAll(/(?:^|[\s{,])(\w+):/gu)]
          .filter(([, key = '']) => EVENTS.has(key))
          .map(([, key]) => `${name}: ${key}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
