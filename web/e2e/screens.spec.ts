// The main screens in every language, theme and size: nothing is cut, no word is missing, and axe finds nothing.
import { expect, test, type Page } from './lib/test.ts';
import { axe, cut, unspoken } from './lib/checks.ts';
import { HASTY, LANGUAGES, prefer, SIZES, THEMES } from './lib/settings.ts';
import { tourOfThunderstone } from './lib/thunderstone-tour.ts';
import { light, speak, tourOfKarak, tourOfTheDoor, type Stop } from './lib/tour.ts';

/** Looks at a screen from all sides. */
function inspector(page: Page): (stop: Stop) => Promise<void> {
  return async (stop) => {
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await speak(page, language, stop);
      expect.soft(await unspoken(page, language), `${stop.name} in ${language}`).toEqual([]);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect.soft(await cut(page), `${stop.name} in ${language} at ${width}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await speak(page, 'en', stop);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const theme of THEMES) {
        await light(page, theme);
        expect.soft(await axe(page), `${stop.name}, ${theme}, at ${width}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
}

test('the screens before a game', async ({ page }) => {
  await prefer(page, { ...HASTY, name: 'Ann', game: 'karak', opponents: 2, level: 'candle' });
  await tourOfTheDoor(page, inspector(page));
});

test('the screens of a game of Karak', { tag: '@long' }, async ({ page }) => {
  // Some twenty screens, each from many sides.
  test.setTimeout(3_600_000);
  await prefer(page, { ...HASTY, name: 'Ann', game: 'karak', opponents: 2, level: 'candle' });
  await tourOfKarak(page, inspector(page));
});

test('the screens of a game of Thunderstone', { tag: '@long' }, async ({ page }) => {
  // As many again.
  test.setTimeout(3_600_000);
  await prefer(page, { ...HASTY, name: 'Ann', game: 'thunderstone', opponents: 1, level: 'spark' });
  await tourOfThunderstone(page, inspector(page));
});
