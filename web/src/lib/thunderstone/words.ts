// What a card does, in the language in use.
import { speech } from '../texts/language.svelte';
import type { CardId } from '../types/thunderstone';
import { cardName } from './cards';

/** An empty text when the card has only its figures. */
export function cardText(card: CardId): string {
  const text = speech.texts.attribute(cardName(card).key, 'text') ?? '';
  return text === '–' ? '' : text;
}
