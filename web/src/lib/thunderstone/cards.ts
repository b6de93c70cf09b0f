// The printed figures of the cards, and how to say them.
import catalogue from '../data/thunderstone.json';
import type { Texts } from '../texts/texts';
import type { Message } from '../types/protocol';
import type { CardId, CatalogueEntry } from '../types/thunderstone';
import type { SignName } from './symbols/signs';

export const CARDS = catalogue as unknown as CatalogueEntry[];
const entries = new Map(CARDS.map((entry) => [entry.id, entry]));

export function entryOf(card: CardId): CatalogueEntry | undefined {
  return entries.get(card);
}

const dashed = (card: CardId): string => card.replaceAll('_', '-');

export function cardName(card: CardId): Message {
  return { key: `thunderstone-card-${dashed(card)}`, args: [] };
}

/** The id of the page about the card in the rules. */
export function cardRule(card: CardId): string {
  return `T-CARD-${dashed(card).toUpperCase()}`;
}

/** The key of the few words about a card's rule; a card without a rule has none. */
export function gistKey(card: CardId): string {
  return `web-card-gist-${dashed(card)}`;
}

/** What the card is, in words: “Hero · Fighter”. That a monster is a monster, everyone sees. */
export function typeLine(texts: Texts, card: CardId): string {
  const words = (texts.attribute(cardName(card).key, 'type') ?? '').split(' • ');
  return (entryOf(card)?.kind === 'monster' ? words.slice(1) : words).join(' · ');
}

/** One sentence of a card's text, or several that belong together. */
export interface Part {
  sign: SignName;
  /** When it acts, if the text says so: “Dungeon”. */
  when: string | undefined;
  text: string;
}

/** A label at the beginning of a text or after a sentence: “Repeat Dungeon: …”. */
const LABEL = /(?:^|(?<=\.\s))([^\s.:;][^.:;]{2,40}):\s/gu;

/** The text of a card, taken apart where another moment begins. */
export function partsOf(texts: Texts, card: CardId): Part[] {
  const text = texts.attribute(cardName(card).key, 'text') ?? '';
  if (text === '' || text === '–') return [];
  const labels = [...text.matchAll(LABEL)];
  const parts: Part[] = [];
  const before = text.slice(0, labels[0]?.index ?? text.length).trim();
  if (before !== '') parts.push({ sign: 'rule', when: undefined, text: before });
  labels.forEach((label, index) => {
    const [whole, when = ''] = label;
    const end = labels[index + 1]?.index ?? text.length;
    parts.push({ sign: signOf(texts, card, when), when, text: text.slice(label.index + whole.length, end).trim() });
  });
  return parts;
}

function signOf(texts: Texts, card: CardId, when: string): SignName {
  for (const word of ['breach', 'trophy', 'spoils', 'village'] as const) {
    if (when.startsWith(texts.say(`thunderstone-word-${word}`))) return word;
  }
  if (entryOf(card)?.kind === 'monster') return 'battle';
  return card === 'militia' ? 'experience' : 'dungeon';
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The figures that are printed on the card and are not nought. */
export function cardFacts(card: CardId): Message[] {
  const entry = entries.get(card);
  if (!entry) return [];
  const number = (key: string, n: number | null | undefined): Message[] => (n ? [{ key, args: [['n', { number: n }]] }] : []);
  const text = (key: string, n: number): Message[] => (n === 0 ? [] : [{ key, args: [['text', { text: signed(n) }]] }]);
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
    ...(monster && powers.length > 0 ? [{ key: 'ui-fact-trophy', args: [['facts', { list: powers }]] } satisfies Message] : []),
  ];
}

/** What is said of a card that is seen: its name, what it is, its figures and its price. */
export function cardWords(texts: Texts, card: CardId): string {
  const render = (message: Message) => texts.render(message, String);
  const cost = entryOf(card)?.cost ?? null;
  const words = [
    render(cardName(card)),
    ...typeLine(texts, card).split(' · '),
    ...cardFacts(card).map(render),
    ...(cost === null ? [] : [render({ key: 'ui-fact-cost', args: [['n', { number: cost }]] })]),
  ];
  return words.join(', ').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');
}
