// The engine's reasons as the drawn table says them.
import { speech } from '../../texts/language.svelte';
import type { Message } from '../../types/protocol';

/** In three words, for where a sentence has no room. The sentence is one tap away. */
export function short(reason: Message): string {
  const key = reason.key.replace('karak-why-', 'web-k-short-');
  return speech.texts.has(key) ? speech.texts.say(key) : '';
}

/** Beside the hex that is meant: its numbers, which the map does not show, would say nothing. */
export function drawn(reason: Message): Message {
  const key = reason.key.replace('karak-why-', 'web-k-here-');
  return speech.texts.has(key) ? { key } : reason;
}
