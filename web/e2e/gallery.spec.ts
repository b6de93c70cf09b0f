// The gallery: every card and component of both games on the screen, in every language, for everybody.
import { expect, test, type Page } from './lib/test.ts';
import cards from '../src/lib/data/thunderstone.json' with { type: 'json' };
import karak from '../src/lib/data/karak.json' with { type: 'json' };
import { axe, cut, text, troubles, unspoken } from './lib/checks.ts';
import { LANGUAGES, prefer, THEMES } from './lib/settings.ts';

const COUNTS = {
  karak:
    karak.tiles.length +
    karak.start.length +
    // With the Dark General, the hero die, the city and six tokens.
    (karak.monsters.length + 1) +
    karak.heroes.length +
    (karak.units.length + 1) +
    karak.items.length +
    (karak.buildings.length + 1) +
    6,
  thunderstone: cards.length,
};
const GAMES = ['karak', 'thunderstone'] as const;
const WIDTHS = [
  [360, 740],
  [1440, 900],
] as const;

async function open(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  await page.goto(`/gallery#${game}`);
  await expect(page.locator('[data-piece]')).toHaveCount(COUNTS[game]);
  await page.evaluate(() => document.fonts.ready);
}

/** Names in more than two lines, broken within a word, or over the edge of their card; gists that do not fit. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tcard')].flatMap((card) => {
      const found: string[] = [];
      const lines = (element: HTMLElement) =>
        Math.round(element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight));
      for (const part of card.querySelectorAll<HTMLElement>('.nm, .gist')) {
        if (lines(part) > 2) found.push(`${lines(part)} lines`);
        part.style.overflowWrap = 'normal';
        if (part.scrollWidth > part.clientWidth + 1) found.push('a word is too long');
        part.style.overflowWrap = '';
      }
      const plate = card.querySelector<HTMLElement>('.plate');
      if (plate && plate.scrollHeight > plate.clientHeight + 1) found.push('too much on the plate');
      return found.map(
        (what) => `${card.dataset['card'] ?? ''} “${card.querySelector('.nm')?.textContent ?? ''}”: ${what}`,
      );
    }),
  );
}

for (const game of GAMES) {
  for (const theme of THEMES) {
    for (const [width, height] of WIDTHS) {
      test(`axe finds nothing on the shelves and the sheet of ${game}, ${theme}, ${width}`, async ({ page }) => {
        // A hundred drawings are much to look at.
        test.slow();
        const found = troubles(page);
        await prefer(page, { theme, motion: 'calm' });
        await page.setViewportSize({ width, height });
        await open(page, game);
        expect.soft(await axe(page), 'shelves').toEqual([]);
        // One card is as good as another for the sheet, and a search leaves less behind it.
        await page.getByRole('searchbox').fill(game === 'karak' ? 'darius' : 'theurge');
        await page.locator('[data-piece] button').first().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect.soft(await cut(page), 'sheet').toEqual([]);
        expect.soft(await axe(page), 'sheet').toEqual([]);
        expect(found).toEqual([]);
      });
    }
  }

  for (const language of LANGUAGES) {
    test(`every piece of ${game} is there in ${language}, and all of it fits`, async ({ page }) => {
      await prefer(page, { language, motion: 'calm' });
      for (const [width, height] of WIDTHS) {
        await page.setViewportSize({ width, height });
        await open(page, game);
        expect.soft(await unspoken(page, language)).toEqual([]);
        expect.soft(await cut(page), `${width}`).toEqual([]);
        expect.soft(await misfits(page), `${width}`).toEqual([]);
      }
    });
  }
}

for (const language of LANGUAGES) {
  test(`every card is to be read in ${language}`, async ({ page }) => {
    await prefer(page, { language, motion: 'calm' });
    await open(page, 'thunderstone');
    await page.locator('[data-piece] button').first().click();
    const sheet = page.locator('dialog[open]');
    const seen = new Set<string>();
    for (let n = 0; n < cards.length; n++) {
      const card = sheet.locator('.tcard');
      const id = (await card.getAttribute('data-card')) ?? '';
      seen.add(id);
      const over = await card.evaluate((element) => {
        const face = element.querySelector('.face');
        const foot = element.querySelector('.foot')?.getBoundingClientRect().bottom ?? 0;
        return Math.round(foot - (face?.getBoundingClientRect().bottom ?? 0));
      });
      expect.soft(over, `${id} fits its card`).toBeLessThanOrEqual(0);
      await expect.soft(sheet.locator('section h3').first()).toContainText(id.replaceAll('_', '-').toUpperCase());
      if (n < cards.length - 1) {
        await page.keyboard.press('ArrowRight');
        await expect(card).not.toHaveAttribute('data-card', id);
      }
    }
    expect(seen.size).toBe(cards.length);
  });
}

test('a piece is looked at, in all languages, by the keyboard alone', async ({ page }) => {
  await prefer(page, { motion: 'calm' });
  await open(page, 'thunderstone');
  const shelf = page.locator('[data-piece] button');
  await shelf.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(shelf.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(shelf.first()).toBeFocused();
  await expect(shelf.first()).toHaveAccessibleName(/^Militia, Hero, Militia, attack \+1, strength 2, .*cost 0$/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Militia' });
  await expect(sheet).toContainText('T-CARD-MILITIA');
  await sheet.getByText('In all four languages').press('Enter');
  for (const name of ['Ochotnik', 'Miliz', 'Maakaitsja'])
    await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Amazon Archer' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Whoever leafed on comes back where they are.
  await expect(page.locator('[data-piece="amazon_archer"] button')).toBeFocused();
});

test('the language changes what is on the screen at once', async ({ page }) => {
  await prefer(page, { motion: 'calm' });
  await open(page, 'thunderstone');
  await expect(page.locator('[data-piece="torch"]')).toContainText('Torch');
  for (const language of ['pl', 'de', 'et', 'en'] as const) {
    await page.locator('header select').selectOption(language);
    await expect(page.locator('[data-piece="torch"]')).toContainText(text(language, 'thunderstone-card-torch'));
    await expect(page.locator('h1')).toHaveText(text(language, 'web-gallery'));
  }
});

test('shelves are narrowed by kind, by game and by words', async ({ page }) => {
  await open(page, 'karak');
  await page.getByRole('radio', { name: 'Dice' }).check();
  await expect(page.locator('[data-piece]')).toHaveCount(karak.units.length + 1);
  await page.getByRole('radio', { name: 'Thunderstone', exact: true }).check();
  await expect(page.locator('[data-piece]')).toHaveCount(cards.length);
  await expect(page).toHaveURL(/#thunderstone$/);
  await page.getByRole('searchbox').fill('sphinx');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+\spieces?$/);
  await expect(page.locator('[data-piece="sphinx"]')).toBeVisible();
  await page.getByRole('searchbox').fill('no such thing at all');
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No matches.');
});

test('the gallery is found from the start page, and the code of a game comes with it only', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' });
  await expect(link).toBeVisible();
  expect(loaded.filter((path) => /Gallery|grain/.test(path))).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
  await expect(page.locator('[data-piece]')).toHaveCount(COUNTS.karak);
  expect(
    loaded.filter((path) => path.includes('grain')),
    'the cards of the other game',
  ).toEqual([]);
});
