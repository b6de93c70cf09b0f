// The printed figures of the cards, and how to say them.
import catalogue from '../data/thunderstone.json';
import type { Message } from '../types/protocol';
import type { CardId, CatalogueEntry } from '../types/thunderstone';

const entries = new Map((catalogue as unknown as CatalogueEntry[]).map((entry) => [entry.id, entry]));

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

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The figures that are printed on the card and are not nought. */
export function cardFacts(card: CardId): Message[] {
  const entry = entries.get(card);
  if (!entry) return [];
  const facts: Message[] = [];
  const number = (key: string, n: number | null) => {
    if (n) facts.push({ key, args: [['n', { number: n }]] });
  };
  const text = (key: string, n: number) => {
    if (n !== 0) facts.push({ key, args: [['text', { text: signed(n) }]] });
  };
  number('ui-fact-health', entry.health);
  number('ui-fact-level', entry.level ?? 0);
  text('ui-fact-attack', entry.attack);
  text('ui-fact-magic', entry.magic);
  number('ui-fact-strength', entry.strength);
  number('ui-fact-weight', entry.weight);
  number('ui-fact-light', entry.light);
  number('ui-fact-darkness', entry.darkness);
  number('ui-fact-gold', entry.gold);
  number('ui-fact-experience', entry.experience);
  number('ui-fact-points', entry.victory_points);
  return facts;
}
