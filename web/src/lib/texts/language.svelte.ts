// The language in use, which can be changed at any time.
import type { GameId, Message } from '../types/protocol';
import { loaders } from 'virtual:texts';
import { Texts, type SeatNames } from './texts';

export const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
export type Language = (typeof LANGUAGES)[number];

export const OWN_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', de: 'Deutsch', et: 'Eesti' };

/** A part of the client that not everybody uses, or a game. */
type Group = keyof typeof import('./groups.json') | GameId;

/** The texts that a game brings along, from the server; nothing when it does not answer. */
async function brought(language: Language, game: GameId): Promise<string> {
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** One file for a language and a group; see `build/groups.ts`. */
async function source(language: Language, group: Group): Promise<string> {
  const load = loaders[`${language}/${group}`];
  return load ? (await load()).default : brought(language, group);
}

class Speech {
  /** Changes with every text that is loaded, so that whatever is on the screen is said anew. */
  texts: Texts = $state.raw(new Texts('en', []));
  language: Language = $state('en');
  ready = $state(false);
  private groups = new Set<Group>();

  /** The language that was asked for last; its texts may still be on their way. */
  private wanted: Language = 'en';
  private loading: Promise<void> = Promise.resolve();
  private calls = 0;

  /** Switches the language, with the texts of everything that is in use. */
  speak(language: Language): Promise<void> {
    this.wanted = language;
    this.loading = this.load(language, ++this.calls);
    return this.loading;
  }

  /** Loads the texts of a game or of another part too. */
  learn(...groups: Group[]): Promise<void> {
    const fresh = groups.filter((group) => !this.groups.has(group));
    if (fresh.length === 0) return this.loading;
    for (const group of fresh) this.groups.add(group);
    return this.speak(this.wanted);
  }

  private async load(language: Language, call: number): Promise<void> {
    const loaded = await Promise.all(['base', ...this.groups].map((group) => source(language, group)));
    // A later call knows more: what came late must not replace it.
    if (call !== this.calls) return this.loading;
    this.texts = new Texts(language, loaded);
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** The texts of one part in any language, without switching to it. */
export async function textsIn(language: Language, group: Group): Promise<Texts> {
  return new Texts(language, [await source(language, group)]);
}

/** A text of the client. */
export function t(key: string, args?: Record<string, number | string>): string {
  return speech.texts.say(key, args);
}

/** A message that names no seat. */
export function say(message: Message, names: SeatNames = (seat) => String(seat + 1)): string {
  return speech.texts.render(message, names);
}

/** The best language for what the browser asks for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
