// Makes pictures of the main screens: `cargo xtask screenshots`.
import { test, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { HASTY, LANGUAGES, prefer, THEMES, type Language, type Theme } from './lib/settings.ts';
import { light, speak, tourOfKarak, tourOfTheDoor, type Stop } from './lib/tour.ts';

const list = (name: string, usual: readonly string[]) => (process.env[name] ?? usual.join(',')).split(',').filter((word) => word !== '');
const languages = list('PICTURE_LANGUAGES', LANGUAGES) as Language[];
const themes = list('PICTURE_THEMES', THEMES) as Theme[];
const sizes = list('PICTURE_SIZES', ['390x844', '1024x768', '1920x1080']).map((size) => size.split('x').map(Number) as [number, number]);
const folder = process.env['PICTURE_FOLDER'] ?? 'test-results/pictures';

function photographer(page: Page): (stop: Stop) => Promise<void> {
  mkdirSync(folder, { recursive: true });
  return async (stop) => {
    for (const language of languages) {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await speak(page, language, stop);
        for (const theme of themes) {
          await light(page, theme);
          await page.screenshot({ path: `${folder}/${stop.name}-${width}-${theme}-${language}.png`, animations: 'disabled' });
        }
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await stop.open(page);
  };
}

test('pictures before a game', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'karak', opponents: 2, level: 'candle' });
  await tourOfTheDoor(page, photographer(page));
});

test('pictures of a game of Karak', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'karak', opponents: 2, level: 'candle' });
  await tourOfKarak(page, photographer(page));
});
