// Things that are asked for by their names: a hex, a card, an attack.
import { plain } from '../texts/plain';
import type { Message, Subject } from '../types/protocol';

/** A name as it is compared: “(1, −1)” and “1,-1” are the same place, “North-East” and “north east” the same side. */
export function comparable(text: string): string {
  const words = plain(text)
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  return words.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim();
}

/** The subjects called so, or else those whose name has it in it. A number stands alone: 1 is not a part of 12. */
export function called(subjects: readonly Subject[], wanted: string, say: (message: Message) => string): Subject[] {
  const sought = comparable(wanted);
  if (sought === '') return [];
  const fits = (test: (name: string) => boolean) =>
    subjects.filter(({ names }) => names.some((name) => test(comparable(say(name)))));
  const exact = fits((name) => name === sought);
  if (exact.length > 0) return exact;
  return /^[\d -]+$/.test(sought)
    ? fits((name) => ` ${name} `.includes(` ${sought} `))
    : fits((name) => name.includes(sought));
}
