// The choices of a question, numbered and grouped.
import { plain } from '../texts/plain';
import type { Choosable, Message } from '../types/protocol';
import { message } from './message';
import type { GameWords, Scene } from './words';

export interface Numbered {
  n: number;
  choosable: Choosable;
  line: string;
}

export interface ChoiceGroup {
  title: string;
  choices: Numbered[];
}

/** The choices by their headings; the numbers run through. A single heading says nothing and is left away. */
export function grouped(words: GameWords, scene: Scene): ChoiceGroup[] {
  const { asked } = scene;
  if (!asked) return [];
  const groups = new Map<string, { title: Message; choices: Choosable[] }>();
  for (const choosable of asked.choices) {
    const title = words.group(choosable.choice, asked.question);
    const key = JSON.stringify(title);
    const group = groups.get(key);
    if (group) group.choices.push(choosable);
    else groups.set(key, { title, choices: [choosable] });
  }
  let n = 0;
  return [...groups.values()].map(({ title, choices }) => ({
    title: groups.size > 1 ? scene.say(title) : '',
    choices: choices.map((choosable) => ({ n: ++n, choosable, line: words.line(choosable, scene) })),
  }));
}

export const numbered = (groups: readonly ChoiceGroup[]): Numbered[] => groups.flatMap(({ choices }) => choices);

/** So many choices are read out with the question; of more only the headings are. */
const READ_OUT = 5;

/** The question as it is announced: itself, what is good to know, and the choices or where to find them. */
export function announced(question: string, situation: readonly string[], groups: readonly ChoiceGroup[], say: Scene['say']): string[] {
  const all = numbered(groups);
  const head = [question, ...situation];
  if (all.length <= READ_OUT) return [...head, ...all.map(({ n, line }) => `${n}. ${line}`)];
  const spans = groups
    .filter(({ title }) => title !== '')
    .map(({ title, choices }) => {
      const first = choices[0]?.n ?? 0;
      const last = choices.at(-1)?.n ?? first;
      return say(first === last ? message('web-text-span-one', { group: title, n: first }) : message('web-text-span', { group: title, first, last }));
    });
  return [...head, say(message('web-text-many', { n: all.length })), ...spans];
}

/** The whole list, heading by heading. */
export function listed(groups: readonly ChoiceGroup[]): string[] {
  return groups.flatMap(({ title, choices }) => [
    ...(title === '' ? [] : [`${title}:`]),
    ...choices.map(({ n, line }) => `${n}. ${line}`),
  ]);
}

/** The choices whose line has the words in it. */
export function fitting(groups: readonly ChoiceGroup[], words: string): Numbered[] {
  const wanted = plain(words);
  return numbered(groups).filter(({ line }) => plain(line).includes(wanted));
}
