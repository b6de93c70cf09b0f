// The 98 cards of Thunderstone.
import { CARDS, cardFacts, cardName, cardRule, entryOf, partsOf, typeLine } from '../thunderstone/cards';
import { faceOf, type Window } from '../thunderstone/face';
import type { Texts } from '../texts/texts';
import type { CardId } from '../types/thunderstone';
import CardLarge from './CardLarge.svelte';
import CardSmall from './CardSmall.svelte';
import type { Collection, Piece } from './pieces';

const KINDS = ['hero', 'weapon', 'item', 'spell', 'villager', 'monster', 'other'] as const;

const kindOf = (window: Window): (typeof KINDS)[number] => (window === 'disease' || window === 'stone' ? 'other' : window);

/** The rules that say more than the card's own page does. */
const MORE: Partial<Record<Window, string[]>> = {
  weapon: ['T-DUN-1'],
  disease: ['T-DIS-1'],
  stone: ['T-END-1'],
  monster: ['T-TROPHY-1'],
};

const pieces = CARDS.map(({ id }): Piece => {
  const { window, level } = faceOf(id);
  const training = level || id === 'militia' ? ['T-LVL-1'] : [];
  return {
    id,
    kind: kindOf(window),
    name: cardName(id).key,
    rules: [cardRule(id), ...training, ...(MORE[window] ?? [])],
  };
});

export const collection: Collection = {
  upright: true,
  kinds: KINDS,
  pieces,
  facts(texts: Texts, id: string): string[] {
    const card = id as CardId;
    const entry = entryOf(card);
    const render = (message: Parameters<Texts['render']>[0]) => texts.render(message, String);
    return [
      ...typeLine(texts, card).split(' · '),
      ...cardFacts(card).map(render),
      ...(entry?.cost == null ? [] : [texts.say('ui-fact-cost', { n: entry.cost })]),
      texts.say('web-gallery-copies', { n: entry?.copies ?? 0 }),
    ];
  },
  text(texts: Texts, id: string): string | undefined {
    const parts = partsOf(texts, id as CardId);
    return parts.map(({ when, text }) => (when ? `${when}: ${text}` : text)).join(' ') || undefined;
  },
  Small: CardSmall,
  Large: CardLarge,
};
