// Every “which one?” in one form: what the sheet of choices shows for a question.
import type { Message, Seat } from '../../types/protocol';
import type { CardId, Choice, Party, Power, Purpose, Question, View } from '../../types/thunderstone';
import type { Asked, Choosable } from './model';
import { sorted } from './places';

export interface Option {
  choosable: Choosable;
  /** What is drawn: a card, the hall in a new order, or the kind of attack. */
  card: CardId | null;
  order: CardId[] | null;
  power: Power | null;
  /** Where it lies or whose it is. */
  rank: number | null;
  owner: Seat | null;
  /** The weapon it carries. */
  armed: CardId | null;
  /** How many look just like it. */
  times: number;
}

export interface Sheet {
  purpose: Purpose | 'loss' | 'spoils' | 'borrow' | 'buy' | 'other';
  /** The card that asks. */
  asks: CardId | null;
  options: Option[];
  /** Whether several may be chosen before they are sent. */
  several: boolean;
  done: Choosable | null;
}

const plain: Omit<Option, 'choosable'> = {
  card: null,
  order: null,
  power: null,
  rank: null,
  owner: null,
  armed: null,
  times: 1,
};

function optionsOf(choosable: Choosable, view: View): Option[] {
  const { table } = view;
  const choice = choosable.choice as Choice;
  const times = choosable.facts?.alike ?? 1;
  const option = (more: Partial<Option>): Option => ({ ...plain, choosable, times, ...more });
  const inRank = (rank: number) => table.hall[rank - 1]?.card ?? null;
  if (choice === 'done') return [];
  if ('member' in choice) return [memberOption(option, table.party, choice.member)];
  if ('card' in choice) return [option({ card: choice.card })];
  if ('monster' in choice) return [option({ card: inRank(choice.monster.rank), rank: choice.monster.rank })];
  if ('arrange' in choice) return [option({ order: choice.arrange.flatMap((rank) => inRank(rank) ?? []) })];
  if ('lose' in choice) return [option({ power: choice.lose })];
  if ('take_spoils' in choice) return [option({ card: choice.take_spoils })];
  if ('buy' in choice) return [option({ card: choice.buy })];
  if ('borrow' in choice) {
    const offer = table.offers.find(({ owner }) => owner === choice.borrow);
    return [option({ card: offer?.card ?? null, owner: choice.borrow })];
  }
  return [option({})];
}

function memberOption(option: (more: Partial<Option>) => Option, party: Party, slot: number): Option {
  const member = party[slot];
  const armed = member?.link !== null && member?.link !== undefined ? (party[member.link]?.card ?? null) : null;
  return option({ card: member?.card ?? null, armed });
}

/** The sheet for a question that has no place of its own on the table; null for those that have one. */
export function sheetOf(asked: Asked, view: View): Sheet | null {
  const places = sorted(asked.choices);
  const purpose = purposeOf(asked.question as Question, places.other);
  if (!purpose) return null;
  const choices = asked.choices.filter(({ choice }) => choice !== 'done');
  const options = choices.flatMap((choosable) => optionsOf(choosable, view));
  // Where several may be chosen, each card can be picked by itself, and all of them are sent together.
  const several = choices.some(({ facts }) => facts?.several);
  const each = several
    ? options.flatMap((option) => Array.from({ length: option.times }, () => ({ ...option, times: 1 })))
    : options;
  const asks = (asked.choices[0]?.facts?.cause ?? null) as CardId | null;
  return { purpose, asks, options: each, several, done: places.done };
}

function purposeOf(question: Question, other: Choosable[]): Sheet['purpose'] | null {
  if (question === 'spoils' || question === 'borrow') return question;
  if (typeof question === 'string') return other.length > 0 ? 'other' : null;
  if ('member' in question) return question.member.purpose;
  if ('card' in question) return question.card.purpose;
  if ('hall' in question) return question.hall.purpose;
  if ('loss' in question) return 'loss';
  if ('buy' in question) return question.buy.spoils ? 'buy' : null;
  if ('prepare' in question) return null;
  return 'other';
}

/** The confirming button: what will be done to what. */
export function deedKey(purpose: Sheet['purpose']): string | null {
  switch (purpose) {
    case 'destroy':
    case 'pawn':
    case 'rest':
    case 'sphinx':
    case 'slay':
      return 'web-t-do-destroy';
    case 'discard':
    case 'discard_hero_or_two':
    case 'discard_hero':
      return 'web-t-do-discard';
    case 'strengthen':
      return 'web-t-do-strengthen';
    case 'bar':
      return 'web-t-do-bar';
    case 'return':
    case 'banish':
      return 'web-t-do-return';
    case 'take':
      return 'web-t-do-take';
    case 'borrow':
      return 'web-t-do-borrow';
    default:
      return null;
  }
}

export const plainMessage = (key: string): Message => ({ key });
