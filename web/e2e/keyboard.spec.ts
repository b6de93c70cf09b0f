// The drawn tables with the keyboard alone.
import { expect, test } from './lib/test.ts';
import { axe, troubles } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { focusShown, KarakKeys, tabTo, ThunderstoneKeys } from './lib/keyboard.ts';
import { HASTY, LANGUAGES, prefer, type Likings } from './lib/settings.ts';
import { playNow } from './lib/start.ts';
import { Thunderstone } from './lib/thunderstone.ts';
import type { Page } from './lib/test.ts';

/** From the start page to the table without the mouse. */
async function sitDown(page: Page, likings: Likings): Promise<void> {
  await prefer(page, { ...HASTY, level: 'candle', opponents: 1, ...likings });
  await page.goto('/');
  await expect(page.locator('button.first')).toBeVisible();
  expect(await tabTo(page, 'button.first')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await tabTo(page, 'dialog[open] .btn.primary')).toBe(true);
  expect(await focusShown(page)).toBe('');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
}

test('a whole game of Karak is finished with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  const found = troubles(page);
  await sitDown(page, { game: 'karak' });
  const player = new KarakKeys(page, 3);
  await player.finish({ watch: (scene) => player.settled(scene) });
  expect(player.hidden).toEqual([]);
  expect(Math.min(...Object.values(player.used)), JSON.stringify(player.used)).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('a whole game of Thunderstone is finished with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  const found = troubles(page);
  await sitDown(page, { game: 'thunderstone' });
  const player = new ThunderstoneKeys(page);
  await player.finish();
  expect(player.hidden).toEqual([]);
  expect(player.missed).toEqual([]);
  expect(player.used.letter).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`the sheet of shortcuts lists every key, ${language}`, async ({ page }) => {
    await sitDown(page, { game: 'karak', language });
    await expect(page.locator('.dock .acts')).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.locator('dialog[open]');
    await expect(sheet.locator('dl > div')).toHaveCount(20);
    expect((await sheet.innerText()).match(/\[web-|\[karak-/)).toBeNull();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    // Letters typed in the chat are letters.
    await page.keyboard.press('t');
    await expect(page.locator('#say')).toBeFocused();
    await page.keyboard.type('blast n u m');
    await expect(page.locator('#say')).toHaveValue('blast n u m');
    await expect(page.locator('dialog[open], .pop')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#say')).toHaveCount(0);
    expect(await focusShown(page)).toBe('');
  });
}

test('single keys can be switched off', async ({ page }) => {
  await sitDown(page, { game: 'karak' });
  await expect(page.locator('.dock .acts')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(await tabTo(page, 'dialog[open] .switch input')).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.keyboard.press('b');
  await expect(page.locator('dialog[open], .pop')).toHaveCount(0);
});

/** What Tab reaches in the game besides the sheet that is open, and whether the bar above is among what it reaches. */
const behind = (page: Page) =>
  page.evaluate(() => {
    const reached = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
    ].filter(
      (one) => one.tabIndex >= 0 && !one.closest('[inert]') && !one.matches(':disabled') && one.checkVisibility(),
    );
    return {
      game: reached.filter((one) => one.closest('[data-room]') && !one.closest('[role="dialog"]')).length,
      bar: reached.some((one) => one.closest('nav.tools')),
      sheet: document.querySelector('.sheet')?.contains(document.activeElement),
    };
  });

test('behind a battle nothing can be reached but the bar above the table', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'karak', level: 'spark', opponents: 1 });
  await playNow(page);
  const player = new Karak(page, 31);
  await player.reach((scene) => scene.is === 'battle' && scene.battle.sends);
  await expect.poll(() => behind(page)).toEqual({ game: 0, bar: true, sheet: true });
  // What is opened from the bar comes first, and Escape closes only that.
  await page.keyboard.press('t');
  await expect(page.locator('#say')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#say')).toHaveCount(0);
  await expect(page.locator('.battle')).toBeVisible();
  // A click beside it does not take the keyboard away.
  await page.locator('.scrim').click({ position: { x: 4, y: 4 } });
  expect(await behind(page)).toEqual({ game: 0, bar: true, sheet: true });
  // A battle that comes while a dialog is open gets the keyboard when the dialog is closed.
  await page.evaluate(async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    (document.activeElement as HTMLElement).blur();
    dialog.showModal();
    for (let folds = 0; folds < 2; folds++) {
      document.querySelector<HTMLElement>('.sheet .grip')?.click();
      await new Promise(requestAnimationFrame);
    }
    dialog.close();
  });
  await expect.poll(() => behind(page)).toEqual({ game: 0, bar: true, sheet: true });
});

test('behind a choice of Thunderstone nothing can be reached but the bar above the table', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'thunderstone', level: 'spark', opponents: 1 });
  await playNow(page);
  const player = new Thunderstone(page);
  let seen = 0;
  await player.finish({
    watch: async ({ is }) => {
      if ((is !== 'sheet' && is !== 'train') || seen > 0) return;
      seen++;
      await expect.poll(() => behind(page)).toEqual({ game: 0, bar: true, sheet: true });
    },
  });
  expect(seen).toBe(1);
});
