// What stays in reach whatever lies over the table, and what Back closes.
import { expect, test, type Page } from './lib/test.ts';
import { axe, troubles } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { leave, open, somebody } from './lib/people.ts';
import { HASTY, prefer } from './lib/settings.ts';
import { playNow } from './lib/start.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const PHONE = { width: 390, height: 844 };
const BOT = { type: 'bot', level: 'spark' };
const ME = { type: 'me' };

/** How many of 5×5 points of an element are covered by something else. */
const covered = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      let hidden = 0;
      for (let x = 1; x <= 5; x++) {
        for (let y = 1; y <= 5; y++) {
          const there = document.elementFromPoint(left + (width * x) / 6, top + (height * y) / 6);
          if (!there || !element.contains(there)) hidden++;
        }
      }
      return hidden;
    });

for (const [name, size] of [
  ['on a phone', PHONE],
  ['at a desk', { width: 1366, height: 768 }],
] as const) {
  test(`in battle the rules, the chat, the chronicle and the menu open above it, ${name}`, async ({ page }) => {
    const problems = troubles(page);
    await page.setViewportSize(size);
    await prefer(page, { ...HASTY, game: 'karak', opponents: 1, level: 'spark' });
    await playNow(page);
    await new Karak(page, 11).reach(({ is, battle }) => is === 'battle' && (battle.sends || battle.pending));
    const bar = page.locator('header nav.tools');
    for (const [button, key, what] of [
      ['Chat', 't', 'aside.drawer'],
      ['Chronicle', 'l', 'aside.drawer'],
      ['Rules', 'k', 'dialog[open]'],
      ['Menu', 'm', 'dialog[open]'],
    ] as const) {
      await bar.getByRole('button', { name: button }).click();
      await expect(page.locator(what)).toBeVisible();
      await expect.poll(() => covered(page, what), button).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.locator(what)).toHaveCount(0);
      await page.keyboard.press(key);
      await expect.poll(() => covered(page, what), key).toBe(0);
      // Back on a phone closes what is open, and the battle is still there.
      await page.goBack();
      await expect(page.locator(what)).toHaveCount(0);
      await expect(page.locator('.battle')).toBeVisible();
    }
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('Back closes the topmost first, and leaves the table only when nothing is open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await prefer(page, { ...HASTY, game: 'karak', opponents: 1, level: 'spark' });
  await playNow(page);
  const at = page.url();
  await expect(page.locator('.dock .acts')).toBeVisible();
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('aside.drawer')).toBeVisible();
  await page.goBack();
  await expect(page.locator('aside.drawer')).toHaveCount(0);
  // Forward opens nothing and leads nowhere else.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  expect(page.url()).toBe(at);
  // The hero board over the map, and a small sheet beside a hex.
  await page.getByRole('button', { name: 'Hero board' }).click();
  await expect(page.locator('aside.hero.drawer')).toBeVisible();
  await page.goBack();
  await expect(page.locator('aside.hero.drawer')).toHaveCount(0);
  await page.locator('.hit[data-way]').first().click();
  await expect(page.locator('.pop')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.pop')).toHaveCount(0);
  // Closed in another way, and opened again at once: nothing is left behind in the history.
  for (const key of ['t', 'Escape', 'm', 'Escape', 'k', 'Escape']) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  expect(page.url()).toBe(at);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a page loaded anew with something open, and a link from a dialog, leave no dead step behind', async ({
  browser,
}) => {
  const ann = await somebody(browser);
  await ann.goto('/');
  await open(ann, { game: 'karak', seats: [ME, BOT] });
  const at = ann.url();
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.reload();
  await expect(ann.locator('.dock .acts')).toBeVisible();
  await expect.poll(() => ann.evaluate(() => history.state as unknown)).toBeNull();
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.locator('dialog[open] a[href="/credits"]').click();
  await expect(ann).toHaveURL('/credits');
  await ann.goBack();
  await expect(ann.locator('.dock .acts')).toBeVisible();
  expect(ann.url()).toBe(at);
  await expect(ann.locator('dialog[open]')).toHaveCount(0);
  await expect.poll(() => ann.evaluate(() => history.state as unknown)).toBeNull();
});
