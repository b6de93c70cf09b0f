import { describe, expect, it } from 'vitest';
import games from '../data/games.json';
import { textsIn } from './fixture';
import { COMMANDS, COMMAND_IDS, namesOf, read, topicHelp, topicNames } from './commands';

const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
const topicsOf = (game: string) => games.find((one) => one.game === game)?.topics ?? [];
const [KARAK, THUNDERSTONE] = [topicsOf('karak'), topicsOf('thunderstone')];

describe('what is typed', () => {
  const english = textsIn('en');

  it('is a number', () => {
    expect(read('12', KARAK, english)).toEqual({ type: 'number', n: 12 });
    expect(read(' 3. ', KARAK, english)).toEqual({ type: 'number', n: 3 });
  });

  it('is a command with what stands behind it, as it was written', () => {
    expect(read('look (1, -1)', KARAK, english)).toEqual({ type: 'command', command: 'look', rest: '(1, -1)' });
    expect(read('  SAY   Hello  Ann', KARAK, english)).toEqual({ type: 'command', command: 'say', rest: 'Hello Ann' });
    expect(read('rule K-BAT-6', KARAK, english)).toEqual({ type: 'command', command: 'rule', rest: 'K-BAT-6' });
  });

  it('asks for the question when it is nothing', () => {
    expect(read('', KARAK, english)).toEqual({ type: 'command', command: 'choices', rest: '' });
  });

  it('is not understood', () => {
    expect(read('fly away', KARAK, english)).toEqual({ type: 'unknown', found: 'fly away' });
    expect(read('hall', KARAK, english)).toEqual({ type: 'unknown', found: 'hall' });
    expect(read('board', THUNDERSTONE, english)).toEqual({ type: 'unknown', found: 'board' });
    expect(read('me please', KARAK, english)).toEqual({ type: 'topic', topic: KARAK.find(({ id }) => id === 'me') });
    expect(read('12345', KARAK, english)).toEqual({ type: 'unknown', found: '12345' });
  });
});

describe.each(LANGUAGES)('the commands in %s', (language) => {
  const spoken = textsIn(language);

  it.each(games)('of $game have names that mean one thing only', ({ topics }) => {
    const seen = new Map<string, string>();
    const check = (id: string, names: string[], wanted: object) => {
      expect(names.length, id).toBeGreaterThan(0);
      for (const name of names) {
        expect(name).toBe(name.toLowerCase());
        expect(name, `${id}: one word`).not.toContain(' ');
        expect(seen.get(name) ?? id, `“${name}” is ${id} and`).toBe(id);
        seen.set(name, id);
        expect(read(name, topics, spoken)).toEqual(wanted);
      }
    };
    for (const id of COMMAND_IDS) check(id, namesOf(id, spoken), { type: 'command', command: id, rest: '' });
    for (const topic of topics) check(topic.id, topicNames(topic, spoken), { type: 'topic', topic });
  });

  it('say how they are used and what for', () => {
    for (const id of COMMAND_IDS) {
      const { text } = COMMANDS[id];
      expect(namesOf(id, spoken), id).toContain(spoken.attribute(text, 'usage')?.split(' ')[0]);
      expect(spoken.attribute(text, 'help'), id).toBeTruthy();
    }
    for (const topic of games.flatMap(({ topics }) => topics)) expect(topicHelp(topic, spoken)).toMatch(/^[^ ]+: .{4}/);
  });

  it.each(games)('of $game are understood in English too', ({ topics }) => {
    for (const id of COMMAND_IDS) {
      const [name] = COMMANDS[id].names;
      expect(read(name, topics, spoken), `${name} in ${language}`).toEqual({ type: 'command', command: id, rest: '' });
    }
    for (const topic of topics) expect(read(topic.id, topics, spoken)).toEqual({ type: 'topic', topic });
  });
});

it('the English names are those of the texts', () => {
  for (const id of COMMAND_IDS) expect(namesOf(id, textsIn('en'))).toEqual([...COMMANDS[id].names]);
});

it('a topic without names of its own is called by its id', () => {
  const topic = { id: 'scores', title: 'ui-word' };
  expect(read('Scores', [topic], textsIn('de'))).toEqual({ type: 'topic', topic });
});
