// The engine's reasons in three words, for where a sentence has no room. The sentence is one tap away.
import { speech } from '../texts/language.svelte';
import type { Message } from '../types/protocol';

export function short(reason: Message): string {
  const key = reason.key.replace('karak-why-', 'web-k-short-');
  return speech.texts.has(key) ? speech.texts.say(key) : '';
}
