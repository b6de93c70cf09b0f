// From the door to the first decision, and what every page owes to everybody.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const LANGUAGES = ['en', 'pl', 'de', 'et'];
const THEMES = ['light', 'dark'] as const;
const SIZES = [
  [360, 740],
  [390, 844],
  [1024, 768],
  [1920, 1080],
] as const;

/** Remembers a setup as if it had been chosen before. */
async function prefer(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('emberhall', JSON.stringify(stored)), settings);
}

/** Elements whose text does not fit them, or that stick out of the window. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('svg, .vh, [aria-hidden="true"]') || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`outside: ${name(element)}`);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (hides && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis') {
        found.push(`cut: ${name(element)}`);
      }
    }
    return found;
  });
}

for (const game of ['karak', 'thunderstone']) {
  test(`two clicks lead to the first decision of ${game}`, async ({ page }) => {
    await prefer(page, { game, opponents: 1, level: 'spark', motion: 'calm', speed: 4 });
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('header .turn.mine')).toHaveText('Your turn', { timeout: 30_000 });
  });
}

test('the last setup is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Put on the table Thunderstone' }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.locator('dialog').getByText('4', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Play now/ })).toContainText('Thunderstone against 4 bots');
});

test('a friend joins by the link', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play with friends/ }).click();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const address = page.locator('input.address');
  await expect(address).toHaveValue(/#k=/);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(await address.inputValue());
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  // With everybody at the table the game begins.
  await expect(page.locator('header .turn')).toHaveText(/Your turn|decides/);
  await expect(friend.locator('header .turn')).toHaveText(/Your turn|decides/);
});

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`nothing is cut, and axe finds nothing: start page, ${language}, ${theme}`, async ({ page }) => {
      await prefer(page, { language, theme, motion: 'calm' });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        await expect(page.locator('.pic svg')).toHaveCount(2);
        await page.evaluate(() => document.fonts.ready);
        expect(await cut(page), `${width}`).toEqual([]);
        await page.locator('button.first').click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await cut(page), `dialog at ${width}`).toEqual([]);
      }
      const dialog = await new AxeBuilder({ page }).analyze();
      expect(dialog.violations.map((violation) => violation.id)).toEqual([]);
      await page.goto('/');
      await expect(page.locator('.pic svg')).toHaveCount(2);
      const start = await new AxeBuilder({ page }).analyze();
      expect(start.violations.map((violation) => violation.id)).toEqual([]);
    });
  }
}

for (const path of ['/rules', '/credits', '/privacy', '/nowhere']) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((violation) => violation.id)).toEqual([]);
    expect(await cut(page)).toEqual([]);
  });
}
