// The choices of a question, numbered and grouped.
import { plain } from '../texts/plain';
import type { Choosable, Message, Remarked } from '../types/protocol';
import { message } from './message';
import type { Scene } from './scene';

export interface Numbered {
  n: number;
  choosable: Choosable;
  line: string;
  /** The names of the subjects it is about. */
  subjects: readonly Message[];
}

export interface ChoiceGroup {
  title: string;
  choices: Numbered[];
}

type Told = Choosable & Remarked;

/** A choice with the game's remark on it; in fewer words where it stands under its heading. */
function lineOf({ text, brief, remark }: Told, headed: boolean, say: Scene['say']): string {
  const choice = (headed ? brief : null) ?? text;
  return say(remark ? message('ui-choice-noted', { choice, note: remark }) : choice);
}

/** The choices by their headings; the numbers run through. A single heading says nothing and is left away. */
export function grouped({ asked, telling, say }: Scene): ChoiceGroup[] {
  if (!asked) return [];
  const groups = new Map<string, Told[]>();
  asked.choices.forEach((choosable, index) => {
    const remarked = telling.choices[index];
    if (!remarked) return;
    const title = say(remarked.heading);
    const told = { ...choosable, ...remarked };
    const group = groups.get(title);
    if (group) group.push(told);
    else groups.set(title, [told]);
  });
  const headed = groups.size > 1;
  let n = 0;
  return [...groups].map(([title, choices]) => ({
    title: headed ? title : '',
    choices: choices.map((told) => ({
      n: ++n,
      choosable: told,
      line: lineOf(told, headed, say),
      subjects: told.subjects,
    })),
  }));
}

export const numbered = (groups: readonly ChoiceGroup[]): Numbered[] => groups.flatMap(({ choices }) => choices);

/** So many choices are read out with the question; of more only the headings are. */
const READ_OUT = 5;

/** The question as it is announced: itself, what is good to know, and the choices or where to find them. */
export function announced(
  question: string,
  situation: readonly string[],
  groups: readonly ChoiceGroup[],
  say: Scene['say'],
): string[] {
  const all = numbered(groups);
  const head = [question, ...situation];
  if (all.length <= READ_OUT) return [...head, ...all.map(({ n, line }) => `${n}. ${line}`)];
  const spans = groups
    .filter(({ title }) => title !== '')
    .map(({ title, choices }) => {
      const first = choices[0]?.n ?? 0;
      const last = choices.at(-1)?.n ?? first;
      return say(
        first === last
          ? message('web-text-span-one', { group: title, n: first })
          : message('web-text-span', { group: title, first, last }),
      );
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
