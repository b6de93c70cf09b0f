// Makes pictures of the main screens: `cargo xtask screenshots`.
import { test, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HASTY, LANGUAGES, prefer, SIZES, THEMES, type Language, type Theme } from './lib/settings.ts';
import { tourOfThunderstone } from './lib/thunderstone-tour.ts';
import { light, restore, speak, tourOfKarak, tourOfTheDoor, type Stop } from './lib/tour.ts';

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

/** The few that the README shows: the stop, the window, the theme, the name of the file. */
const README = [
  ['start', 1280, 800, 'light', 'start'],
  ['late', 1280, 800, 'light', 'karak'],
  ['battle-before', 1280, 800, 'dark', 'battle'],
  ['late', 390, 844, 'light', 'phone'],
  ['t-village', 1280, 800, 'light', 'village'],
  ['t-dungeon', 1280, 800, 'dark', 'dungeon'],
  ['t-dungeon', 390, 844, 'light', 'dungeon-phone'],
] as const;
const shop = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Small files: WebP, which only the browser's own tools write. */
async function forReadme(page: Page, stop: Stop): Promise<void> {
  const wanted = README.filter(([name]) => name === stop.name);
  const cdp = await page.context().newCDPSession(page);
  for (const [, width, height, theme, file] of wanted) {
    await page.setViewportSize({ width, height });
    await speak(page, 'en', stop);
    await light(page, theme);
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    mkdirSync(shop, { recursive: true });
    writeFileSync(`${shop}${file}.webp`, Buffer.from(data, 'base64'));
  }
  await cdp.detach();
}

function photographer(page: Page): (stop: Stop) => Promise<void> {
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
    if (languages.includes('en')) await forReadme(page, stop);
    await page.setViewportSize({ width: 1280, height: 800 });
    await restore(page, stop);
  };
}

test('pictures before a game', async ({ page }) => {
  await prefer(page, { ...HASTY, name: 'Ann', game: 'karak', opponents: 2, level: 'candle' });
  await tourOfTheDoor(page, photographer(page));
});

test('pictures of a game of Karak', async ({ page }) => {
  await prefer(page, { ...HASTY, name: 'Ann', game: 'karak', opponents: 2, level: 'candle' });
  await tourOfKarak(page, photographer(page));
});

test('pictures of a game of Thunderstone', async ({ page }) => {
  await prefer(page, { ...HASTY, name: 'Ann', game: 'thunderstone', opponents: 1, level: 'spark' });
  await tourOfThunderstone(page, photographer(page));
});
