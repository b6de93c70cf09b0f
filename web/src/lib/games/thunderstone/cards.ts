// The printed figures and texts of the cards, and how to say them.
import catalogue from '../../data/thunderstone.json';
import type { Texts } from '../../texts/texts';
import type { Message } from '../../types/protocol';
import type { CardId, CatalogueEntry, When } from '../../types/thunderstone';
import type { SignName } from './symbols/signs';

export const CARDS = catalogue as unknown as CatalogueEntry[];
const entries = new Map(CARDS.map((entry) => [entry.id, entry]));

export function entryOf(card: CardId): CatalogueEntry | undefined {
  return entries.get(card);
}

const dashed = (card: CardId): string => card.replaceAll('_', '-');

export function cardName(card: CardId): Message {
  return { key: `thunderstone-card-${dashed(card)}` };
}

/** The key of the few words about a card's rule; a card without a rule has none. */
export function gistKey(card: CardId): string {
  return `web-card-gist-${dashed(card)}`;
}

/** What the card is: “Hero”, “Fighter”. That a monster is a monster, everyone sees. */
export function typesOf(texts: Texts, card: CardId): string[] {
  const types = entryOf(card)?.types ?? [];
  return types.filter((type) => type !== 'monster').map((type) => texts.say(`thunderstone-type-${type}`));
}

const SIGNS: Record<When, SignName> = {
  always: 'rule',
  village: 'village',
  dungeon: 'dungeon',
  repeat_dungeon: 'dungeon',
  entering: 'dungeon',
  in_dungeon: 'dungeon',
  spoils: 'spoils',
  victory: 'rule',
  battle: 'battle',
  breach: 'breach',
  trophy: 'trophy',
  level_up: 'experience',
};

/** One part of a card's text. */
export interface Part {
  sign: SignName;
  /** When it works, if the text itself does not say so: “Dungeon”. */
  when: string | undefined;
  text: string;
}

export function partsOf(texts: Texts, card: CardId): Part[] {
  const render = (message: Message) => texts.render(message, String);
  return (entryOf(card)?.text ?? []).map(({ when, label, text }) => ({
    sign: SIGNS[when],
    when: label && render(label),
    text: render(text),
  }));
}

/** The whole text, empty when the card has only its figures. */
export function textOf(texts: Texts, card: CardId): string {
  const parts = partsOf(texts, card);
  return parts.map(({ when, text }) => (when ? texts.say('thunderstone-part', { when, text }) : text)).join(' ');
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The figures that are printed on the card and are not nought. */
export function cardFacts(card: CardId): Message[] {
  const entry = entries.get(card);
  if (!entry) return [];
  const number = (key: string, n: number | null | undefined): Message[] => (n ? [{ key, args: { n: n } }] : []);
  const text = (key: string, n: number): Message[] => (n === 0 ? [] : [{ key, args: { text: signed(n) } }]);
  const powers = [
    ...text('ui-fact-attack', entry.attack),
    ...text('ui-fact-magic', entry.magic),
    ...number('ui-fact-light', entry.light),
  ];
  const monster = entry.kind === 'monster';
  return [
    ...number('ui-fact-health', entry.health),
    ...number('ui-fact-level', entry.level),
    ...(monster ? number('ui-fact-darkness', entry.darkness) : powers),
    ...number('ui-fact-strength', entry.strength),
    ...number('ui-fact-weight', entry.weight),
    ...number('ui-fact-gold', entry.gold),
    ...number('ui-fact-experience', entry.experience),
    ...number('ui-fact-points', entry.victory_points),
    ...number('ui-fact-level-up', entry.level_up),
    ...(monster && powers.length > 0 ? [{ key: 'ui-fact-trophy', args: { facts: powers } } satisfies Message] : []),
  ];
}

/** What is said of a card that is seen: its name, what it is, its figures and its price. */
export function cardWords(texts: Texts, card: CardId): string {
  const render = (message: Message) => texts.render(message, String);
  const cost = entryOf(card)?.cost ?? null;
  const words = [
    render(cardName(card)),
    ...typesOf(texts, card),
    ...cardFacts(card).map(render),
    ...(cost === null ? [] : [render({ key: 'ui-fact-cost', args: { n: cost } })]),
  ];
  return words.join(', ').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
}
