// The language in use, which can be changed at any time.
import type { GameId, Message } from '../types/protocol';
import { Texts, type SeatNames } from './texts';

export const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
export type Language = (typeof LANGUAGES)[number];

export const OWN_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', de: 'Deutsch', et: 'Eesti' };

const files = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** The files of everything outside a game, and those of each game. */
const GROUPS = {
  base: ['web', 'web-shell', 'server', 'table', 'ui', 'bots'],
  karak: ['karak', 'karak-terms', 'karak-rules', 'web-karak'],
  thunderstone: ['thunderstone', 'thunderstone-cards', 'thunderstone-rules', 'web-thunderstone-cards'],
  gallery: ['web-gallery'],
} satisfies Record<'base' | 'gallery' | GameId, string[]>;
type Group = keyof typeof GROUPS;

async function sources(language: Language, group: Group): Promise<string[]> {
  const loaders = GROUPS[group].map((name) => files[`../../../../locales/${language}/${name}.ftl`]);
  return Promise.all(loaders.map((load) => load?.() ?? ''));
}

class Speech {
  /** Changes with every text that is loaded, so that whatever is on the screen is said anew. */
  texts: Texts = $state.raw(new Texts('en', []));
  language: Language = $state('en');
  ready = $state(false);
  private known = new Set<Group>();
  private wanted: Language = 'en';
  private turn = 0;
  private latest: Promise<void> = Promise.resolve();

  /** Switches the language, with all texts that are in use. */
  speak(language: Language): Promise<void> {
    this.wanted = language;
    this.latest = this.load(language, ++this.turn);
    return this.latest;
  }

  /** Loads the texts of a game or of another part too. */
  async learn(group: Group): Promise<void> {
    if (this.known.has(group)) return this.latest;
    this.known.add(group);
    await this.speak(this.wanted);
  }

  private async load(language: Language, turn: number): Promise<void> {
    const groups = await Promise.all([
      sources(language, 'base'),
      ...[...this.known].map((group) => sources(language, group)),
    ]);
    // Whatever was asked for later has more, or another language.
    if (turn !== this.turn) return this.latest;
    this.texts = new Texts(language, groups.flat());
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** The texts of one part in any language, without switching to it. */
export async function textsIn(language: Language, group: Group): Promise<Texts> {
  return new Texts(language, await sources(language, group));
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
