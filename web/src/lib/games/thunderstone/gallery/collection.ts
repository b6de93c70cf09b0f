// The 98 cards of Thunderstone.
import { CARDS, cardFacts, cardName, entryOf, textOf, typesOf } from '../cards';
import { faceOf, type Window } from '../face';
import type { Texts } from '../../../texts/texts';
import type { CardId } from '../../../types/thunderstone';
import CardLarge from './Large.svelte';
import CardSmall from './Small.svelte';
import type { Collection, Piece } from '../../../gallery/pieces';

const KINDS = ['hero', 'weapon', 'item', 'spell', 'villager', 'monster', 'other'] as const;

const kindOf = (window: Window): (typeof KINDS)[number] =>
  window === 'disease' || window === 'stone' ? 'other' : window;

const pieces = CARDS.map(({ id, rule, see_also }): Piece => ({
  id,
  kind: kindOf(faceOf(id).window),
  name: cardName(id).key,
  rules: [rule, ...see_also],
}));

export const collection: Collection = {
  upright: true,
  kinds: KINDS,
  pieces,
  facts(texts: Texts, id: string): string[] {
    const card = id as CardId;
    const entry = entryOf(card);
    const render = (message: Parameters<Texts['render']>[0]) => texts.render(message, String);
    return [
      ...typesOf(texts, card),
      ...cardFacts(card).map(render),
      ...(entry?.cost == null ? [] : [texts.say('ui-fact-cost', { n: entry.cost })]),
      texts.say('web-gallery-copies', { n: entry?.copies ?? 0 }),
    ];
  },
  text(texts: Texts, id: string): string | undefined {
    return textOf(texts, id as CardId) || undefined;
  },
  Small: CardSmall,
  Large: CardLarge,
};
