import { describe, expect, it } from 'vitest';
import { LANGUAGES, say, textsIn } from './fixture';
import { fullyNamed, message } from './message';
import samples from './samples.json';
import { called, comparable } from './subjects';
import type { Message } from '../types/protocol';

const word = (text: string) => message('ui-word', { text });
const subject = (...names: string[]) => ({
  names: names.map(word),
  near: false,
  sentences: [word(`This is ${names[0]}.`)],
});
const all = [
  subject('(1, −1)', 'north-east', 'ne'),
  subject('(1, −10)'),
  subject('Elf Wizard'),
  subject('Elf Sorcerer'),
  subject('Świątynia'),
  subject('Rank 2:'),
];
const found = (wanted: string) => called(all, wanted, say).map(({ names: [name] }) => (name ? say(name) : ''));

describe('a subject', () => {
  it('is found by its place, however it is written', () => {
    for (const wanted of ['(1, -1)', '1,-1', '(1, −1)', ' ( 1 ; -1 ) ', '1 -1'])
      expect(found(wanted), wanted).toEqual(['(1, −1)']);
  });

  it('is found by any of its names, with or without marks', () => {
    expect(found('North East')).toEqual(['(1, −1)']);
    expect(found('NE')).toEqual(['(1, −1)']);
    expect(found('swiatynia')).toEqual(['Świątynia']);
    expect(found('rank 2')).toEqual(['Rank 2:']);
    expect(found('2')).toEqual(['Rank 2:']);
  });

  it('is found by a part of its name, when none is called so', () => {
    expect(found('elf')).toEqual(['Elf Wizard', 'Elf Sorcerer']);
    expect(found('elf wizard')).toEqual(['Elf Wizard']);
    expect(found('')).toEqual([]);
    expect(found('dwarf')).toEqual([]);
  });

  it('is compared by words and numbers alone', () => {
    expect(comparable('(−1, 0)')).toBe('-1 0');
    expect(comparable('Nord-Osten')).toBe('nord osten');
  });
});

describe('a sentence', () => {
  it('names a player who stands alone with whoever is behind the seat', () => {
    const who = (seat: number) => `Player ${seat + 1} (Ann)`;
    const board = message('ui-clauses', {
      first: message('ui-who', { player: { seat: 0 } }),
      second: message('ui-hex-city', { player: { seat: 0 } }),
    });
    expect(say(fullyNamed(board, who))).toBe('Player 1 (Ann); city of Player 1');
  });

  const byNumber = (seat: number): Message => ({ key: 'ui-seat', args: { n: seat + 1 } });
  it.each(LANGUAGES)('is said in %s as Rust says it', (language) => {
    const texts = textsIn(language);
    expect(samples.length).toBeGreaterThan(40);
    for (const { message: sample, said } of samples) {
      expect(texts.render(sample as Message, byNumber).replaceAll('\u00ad', ''), sample.key).toBe(said[language]);
    }
  });
});
