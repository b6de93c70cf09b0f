// Every “which one?” in one form: what the sheet of choices shows for a question.
import type { Asked, Choosable, Message, Seat } from '../types/protocol';
import type { CardId, Choice, Party, Power, Purpose, Question, View } from '../types/thunderstone';
import { alike } from './model';
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

/** Whose doing a question is, when the question itself does not tell. */
const ASKS: Partial<Record<Purpose, CardId>> = { sphinx: 'sphinx', banish: 'banish', discard_hero: 'selurin_theurge' };

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
  const option = (more: Partial<Option>): Option => ({ ...plain, choosable, ...more });
  const inRank = (rank: number) => table.hall[rank - 1]?.card ?? null;
  if (choice === 'done') return [];
  if ('member' in choice) return [memberOption(option, table.party, choice.member)];
  if ('card' in choice) {
    const among = table.revealed.length > 0 ? table.revealed : view.hand;
    return [option({ card: choice.card, times: among.filter((card) => card === choice.card).length })];
  }
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
  return option({ card: member?.card ?? null, armed, times: alike(party, slot).length });
}

/** The sheet for a question that has no place of its own on the table; null for those that have one. */
export function sheetOf(asked: Asked, view: View): Sheet | null {
  const question = asked.question as Question;
  const places = sorted(asked.choices);
  const found = headOf(question, places.other);
  if (!found) return null;
  const choices = asked.choices.filter(({ choice }) => choice !== 'done');
  const options = choices.flatMap((choosable) => optionsOf(choosable, view));
  // Of the cards that the Sphinx turns up, each can be picked by itself, and all of them are sent together.
  const several = found.purpose === 'sphinx';
  const each = several ? options.flatMap((option) => Array.from({ length: option.times }, () => ({ ...option, times: 1 }))) : options;
  return { ...found, options: each, several, done: places.done };
}

function headOf(question: Question, other: Choosable[]): Pick<Sheet, 'purpose' | 'asks'> | null {
  if (question === 'spoils' || question === 'borrow') {
    return { purpose: question, asks: question === 'borrow' ? 'selurin_theurge' : null };
  }
  if (typeof question === 'string') return other.length > 0 ? { purpose: 'other', asks: null } : null;
  if ('member' in question) return { purpose: question.member.purpose, asks: question.member.card };
  if ('card' in question) return { purpose: question.card.purpose, asks: ASKS[question.card.purpose] ?? null };
  if ('hall' in question) return { purpose: question.hall.purpose, asks: ASKS[question.hall.purpose] ?? null };
  if ('loss' in question) return { purpose: 'loss', asks: question.loss.hero ?? 'disease' };
  if ('buy' in question) return question.buy.spoils ? { purpose: 'buy', asks: question.buy.spoils } : null;
  if ('prepare' in question) return null;
  return { purpose: 'other', asks: null };
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

export const plainMessage = (key: string): Message => ({ key, args: [] });
