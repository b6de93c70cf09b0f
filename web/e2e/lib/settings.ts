// What the tests vary, and how a browser remembers it.
import type { BrowserContext } from '@playwright/test';
import type { Tab } from './tab.ts';

export const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Widths and heights of windows: small and usual phone, small and large desk. */
export const SIZES = [
  [360, 740],
  [390, 844],
  [1024, 768],
  [1920, 1080],
] as const;

/** What a browser may remember of a person's likings; see `src/lib/settings.svelte.ts`. */
export interface Likings {
  language?: Language;
  theme?: Theme;
  motion?: 'full' | 'calm';
  sound?: boolean;
  volume?: 25 | 50 | 75 | 100;
  skipBots?: boolean;
  confirm?: boolean;
  awake?: boolean;
  mode?: 'drawn' | 'text';
  name?: string;
  speed?: 0 | 0.5 | 1 | 2 | 4;
  game?: 'karak' | 'thunderstone';
  opponents?: number;
  level?: 'spark' | 'candle' | 'torch' | 'bonfire' | 'blaze' | `named:${string}`;
}

/** Whoever wants to see the end soon. */
export const HASTY: Likings = { motion: 'calm', speed: 4, sound: false };

/** Remembers likings as if they had been chosen before; what is chosen later stays. */
export async function prefer(where: Pick<Tab | BrowserContext, 'addInitScript'>, likings: Likings): Promise<void> {
  await where.addInitScript((wanted) => {
    const kept = JSON.parse(localStorage.getItem('emberhall') ?? '{}') as object;
    localStorage.setItem('emberhall', JSON.stringify({ ...wanted, ...kept }));
  }, likings);
}
