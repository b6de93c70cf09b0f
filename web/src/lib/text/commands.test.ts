import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts } from '../texts/texts';
import { COMMANDS, COMMAND_IDS, commandsOf, namesOf, read } from './commands';

const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
const GAMES = ['karak', 'thunderstone'] as const;
const root = new URL('../../../../locales/', import.meta.url);
const texts = (language: string) => new Texts(language, [readFileSync(new URL(`${language}/web-text.ftl`, root), 'utf8')]);

describe('what is typed', () => {
  const english = texts('en');

  it('is a number', () => {
    expect(read('12', 'karak', english)).toEqual({ type: 'number', n: 12 });
    expect(read(' 3. ', 'karak', english)).toEqual({ type: 'number', n: 3 });
  });

  it('is a command with what stands behind it, as it was written', () => {
    expect(read('look (1, -1)', 'karak', english)).toEqual({ type: 'command', command: 'look', rest: '(1, -1)' });
    expect(read('  SAY   Hello  Ann', 'karak', english)).toEqual({ type: 'command', command: 'say', rest: 'Hello Ann' });
    expect(read('rule K-BAT-6', 'karak', english)).toEqual({ type: 'command', command: 'rule', rest: 'K-BAT-6' });
  });

  it('asks for the question when it is nothing', () => {
    expect(read('', 'karak', english)).toEqual({ type: 'command', command: 'choices', rest: '' });
  });

  it('is not understood', () => {
    expect(read('fly away', 'karak', english)).toEqual({ type: 'unknown', found: 'fly away' });
    expect(read('hall', 'karak', english)).toEqual({ type: 'unknown', found: 'hall' });
    expect(read('board', 'thunderstone', english)).toEqual({ type: 'unknown', found: 'board' });
    expect(read('12345', 'karak', english)).toEqual({ type: 'unknown', found: '12345' });
  });
});

describe.each(LANGUAGES)('the commands in %s', (language) => {
  const spoken = texts(language);

  it.each(GAMES)('of %s have names that mean one thing only', (game) => {
    const seen = new Map<string, string>();
    for (const id of commandsOf(game)) {
      const names = namesOf(id, spoken);
      expect(names.length, id).toBeGreaterThan(0);
      for (const name of names) {
        expect(name).toBe(name.toLowerCase());
        expect(name, `${id}: one word`).not.toContain(' ');
        expect(seen.get(name) ?? id, `“${name}” is ${id} and`).toBe(id);
        seen.set(name, id);
        expect(read(name, game, spoken)).toEqual({ type: 'command', command: id, rest: '' });
      }
    }
  });

  it('say how they are used and what for', () => {
    for (const id of COMMAND_IDS) {
      const { text } = COMMANDS[id];
      expect(namesOf(id, spoken), id).toContain(spoken.attribute(text, 'usage')?.split(' ')[0]);
      expect(spoken.attribute(text, 'help'), id).toBeTruthy();
    }
  });

  it.each(GAMES)('of %s are understood in English too', (game) => {
    for (const id of commandsOf(game)) {
      const [name] = COMMANDS[id].names;
      const found = read(name, game, spoken);
      expect(found, `${name} in ${language}`).toEqual({ type: 'command', command: id, rest: '' });
    }
  });
});

it('the English names are those of the texts', () => {
  for (const id of COMMAND_IDS) expect(namesOf(id, texts('en'))).toEqual([...COMMANDS[id].names]);
});
