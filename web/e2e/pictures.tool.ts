// Makes pictures of the main screens: `cargo xtask screenshots`.
import { test, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { photographer } from './lib/camera.ts';
import { HASTY, prefer } from './lib/settings.ts';
import { tourOfThunderstone } from './lib/thunderstone-tour.ts';
import { light, speak, tourOfKarak, tourOfTheDoor, type Stop } from './lib/tour.ts';

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

test('pictures before a game', async ({ page }) => {
  await prefer(page, { ...HASTY, name: 'Ann', game: 'karak', opponents: 2, level: 'candle' });
  await tourOfTheDoor(page, photographer(page, forReadme));
});

test('pictures of a game of Karak', async ({ page }) => {
  await prefer(page, { ...HASTY, name: 'Ann', game: 'karak', opponents: 2, level: 'candle' });
  await tourOfKarak(page, photographer(page, forReadme));
});

test('pictures of a game of Thunderstone', async ({ page }) => {
  await prefer(page, { ...HASTY, name: 'Ann', game: 'thunderstone', opponents: 1, level: 'spark' });
  await tourOfThunderstone(page, photographer(page, forReadme));
});
