// What a person likes, remembered in this browser.
import { LANGUAGES, preferred, speech, type Language } from './texts/language.svelte';
import { isBot } from './bot';
import type { QuietHours } from './quiet';
import { HABITS, type Habits } from './start/plan';
import house from './data/games.json';
import type { BotId, GameId } from './types/protocol';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'calm';
export const MODES = ['drawn', 'text'] as const;
export type Mode = (typeof MODES)[number];
export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
export const VOLUMES = [25, 50, 75, 100] as const;

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** How loud, in hundredths. */
  volume: number;
  /** Whether what bots do is shown at once. */
  skipBots: boolean;
  /** Whether a turn that ends with something left to do is asked about. */
  confirm: boolean;
  /** Whether the screen stays on at a table. */
  awake: boolean;
  /** Whether the table is drawn or told. */
  mode: Mode;
  /** Whether single keys are obeyed. */
  keys: boolean;
  name: string;
  speed: number;
  game: GameId;
  opponents: number;
  level: BotId;
  habits: Habits;
  quiet: QuietHours;
}

const KEY = 'emberhall';

function stored(): Partial<Stored> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** What was stored, where it still has the right kind. */
function kept<T extends object>(value: unknown, usual: T): T {
  const found = Object.entries((value ?? {}) as object).filter(
    ([name, part]) => name in usual && part !== null && typeof part === typeof usual[name as keyof T],
  );
  return { ...usual, ...Object.fromEntries(found) };
}

function oneOf<T>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.includes(value as T) ? (value as T) : otherwise;
}

const before = stored();
const dark = matchMedia('(prefers-color-scheme: dark)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  language: Language = $state(oneOf(LANGUAGES, before.language, preferred(navigator.languages)));
  theme: Theme = $state(oneOf(['system', 'light', 'dark'], before.theme, 'system'));
  motion: Motion = $state(oneOf(['system', 'full', 'calm'], before.motion, 'system'));
  sound: boolean = $state(before.sound !== false);
  volume: number = $state(oneOf(VOLUMES, before.volume, 100));
  skipBots: boolean = $state(before.skipBots === true);
  confirm: boolean = $state(before.confirm === true);
  awake: boolean = $state(before.awake === true);
  /** Whether the table is drawn or told; an address may say it, as in `?mode=text`. */
  mode: Mode = $state(oneOf(MODES, new URLSearchParams(location.search).get('mode') ?? before.mode, 'drawn'));
  /** Whether single keys are obeyed. */
  keys: boolean = $state(before.keys !== false);
  /** The name last used at a table. */
  name: string = $state(typeof before.name === 'string' ? before.name : '');
  speed: number = $state(oneOf(SPEEDS, before.speed, 1));
  /** The last setup: the game on the table, how many bots, how strong. */
  game: GameId = $state(typeof before.game === 'string' ? before.game : (house[0]?.game ?? ''));
  opponents: number = $state(oneOf([0, 1, 2, 3, 4], before.opponents, 2));
  level: BotId = $state(isBot(before.level) ? before.level : 'candle');
  habits: Habits = $state(kept(before.habits, HABITS));
  quiet: QuietHours = $state(kept(before.quiet, { on: true, from: '22:00', to: '08:00' }));

  private systemDark = $state(dark.matches);
  private systemCalm = $state(reduced.matches);

  constructor() {
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
    reduced.addEventListener('change', (event) => (this.systemCalm = event.matches));
  }

  get isDark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  get isCalm(): boolean {
    return this.motion === 'system' ? this.systemCalm : this.motion === 'calm';
  }

  /** Keeps the page and the browser's store as the settings say; call it in a root effect. */
  follow(): void {
    $effect(() => {
      const root = document.documentElement;
      root.dataset['theme'] = this.isDark ? 'dark' : 'light';
      root.dataset['motion'] = this.isCalm ? 'calm' : 'full';
      // The bars of the device around the page are of the table's colour.
      const ground = getComputedStyle(document.body).backgroundColor;
      for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', ground);
      root.dataset['keys'] = this.keys ? 'on' : 'off';
    });
    $effect(() => {
      document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${this.language}.webmanifest`);
    });
    $effect(() => void speech.speak(this.language));
    $effect(() => {
      const { language, theme, motion, sound, volume, skipBots, confirm, awake, mode, keys } = this;
      const { name, speed, game, opponents, level, habits, quiet } = this;
      const likings = { language, theme, motion, sound, volume, skipBots, confirm, awake, mode, keys };
      try {
        const all: Stored = { ...likings, name, speed, game, opponents, level, habits, quiet };
        localStorage.setItem(KEY, JSON.stringify(all));
      } catch {
        // A browser that keeps nothing forgets the settings, and that is all.
      }
    });
  }
}

export const settings = new Settings();
