// Takes pictures of a stop of a tour, in the languages, windows and themes that the command asks for.
import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { LANGUAGES, SIZES, THEMES, type Language, type Theme } from './settings.ts';
import { light, restore, speak, type Stop } from './tour.ts';

const list = (name: string, usual: readonly string[]) =>
  (process.env[name] ?? usual.join(',')).split(',').filter((word) => word !== '');
const languages = list('PICTURE_LANGUAGES', LANGUAGES) as Language[];
const themes = list('PICTURE_THEMES', THEMES) as Theme[];
const sizes = list(
  'PICTURE_SIZES',
  SIZES.map((size) => size.join('x')),
).flatMap((size) => (size === 'none' ? [] : [size.split('x').map(Number) as [number, number]]));
/** Which stops; all of them without a word. */
const wanted = new RegExp(process.env['PICTURE_STOPS'] ?? '');
const folder = process.env['PICTURE_FOLDER'] ?? 'test-results/pictures';

/** What looks at a stop; `also` is done there too, where English is spoken. */
export function photographer(
  page: Page,
  also: (page: Page, stop: Stop) => Promise<void> = () => Promise.resolve(),
): (stop: Stop) => Promise<void> {
  mkdirSync(folder, { recursive: true });
  return async (stop) => {
    if (!wanted.test(stop.name)) return;
    for (const language of languages) {
      if (!stop.beside) await speak(page, language, stop);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        if (stop.beside) await speak(page, language, stop);
        // What follows the size of the window has two frames for it.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        for (const theme of themes) {
          await light(page, theme);
          await page.screenshot({
            path: `${folder}/${stop.name}-${width}-${theme}-${language}.png`,
            animations: 'disabled',
          });
        }
      }
    }
    if (languages.includes('en')) await also(page, stop);
    await page.setViewportSize({ width: 1280, height: 800 });
    await restore(page, stop);
  };
}
