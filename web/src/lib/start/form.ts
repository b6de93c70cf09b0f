// The form of a game: what is asked, and what was answered.
import type { Remembered } from '../games/drawn';
import type { Field } from '../types/protocol';

/** The answer to a field; the usual one when nothing was answered. */
export function answerOf(field: Field, remembered: Remembered): string {
  const { kind } = field;
  const given = remembered[field.id];
  if (typeof given === 'string' && fits(field, given)) return given;
  if (kind.type === 'flag') return 'false';
  return kind.type === 'number' ? String(kind.default) : (kind.of[0]?.[0] ?? '');
}

function fits({ kind }: Field, answer: string): boolean {
  if (kind.type === 'flag') return answer === 'true' || answer === 'false';
  if (kind.type === 'choice') return kind.of.some(([id]) => id === answer);
  const number = Number(answer);
  return Number.isInteger(number) && number >= kind.min && number <= kind.max;
}

/** The fields that are asked, as the other answers are. */
export function asked(form: readonly Field[], remembered: Remembered): Field[] {
  return form.filter(({ only_if: condition }) => {
    if (!condition) return true;
    const other = form.find(({ id }) => id === condition[0]);
    return other !== undefined && answerOf(other, remembered) === condition[1];
  });
}

/** All answers, as the server takes them. */
export function answersOf(form: readonly Field[], remembered: Remembered): Record<string, string> {
  return Object.fromEntries(asked(form, remembered).map((field) => [field.id, answerOf(field, remembered)]));
}
