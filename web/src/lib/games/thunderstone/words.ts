// What a card does, in the language in use.
import { speech } from '../../texts/language.svelte';
import type { CardId } from '../../types/thunderstone';
import { textOf } from './cards';

/** An empty text when the card has only its figures. */
export const cardText = (card: CardId): string => textOf(speech.texts, card);
