// Small tables for the tests of the sentences.
import { readdirSync, readFileSync } from 'node:fs';
import { Texts } from '../texts/texts';
import type { Asked, Message, Telling } from '../types/protocol';
import type { Scene } from './scene';

export const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
const root = new URL('../../../../locales/', import.meta.url);

export function textsIn(language: string): Texts {
  const files = readdirSync(new URL(`${language}/`, root)).filter((name) => name.endsWith('.ftl'));
  return new Texts(
    language,
    files.map((name) => readFileSync(new URL(`${language}/${name}`, root), 'utf8')),
  );
}

const NOTHING: Telling = {
  sequence: 0,
  topics: [],
  situation: [],
  choices: [],
  foretold: [],
  points: [],
  subjects: [],
};

const english = textsIn('en');
// Numbers do not part from what they count; to a reader of the test that looks like any space.
export const say = (message: Message): string =>
  english.render(message, (seat) => `Player ${seat + 1}`).replaceAll('\u00a0', ' ');

export const sceneOf = (asked: Asked | null, telling: Partial<Telling> = {}): Scene => ({
  telling: { ...NOTHING, ...telling },
  asked,
  say,
});
