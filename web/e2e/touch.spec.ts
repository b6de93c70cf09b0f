// A phone in the hand: whole games by touch in a low window, the keyboard on the screen, and the edges that belong to the
// phone.
import type { Browser } from '@playwright/test';
import { expect, test, type Page } from './lib/test.ts';
import { troubles } from './lib/checks.ts';
import { underFinger } from './lib/finger.ts';
import { Karak } from './lib/karak.ts';
import { leave } from './lib/people.ts';
import { HASTY, prefer, type Likings } from './lib/settings.ts';
import { resize, unseen } from './lib/sight.ts';
import { playNow } from './lib/start.ts';
import { Thunderstone } from './lib/thunderstone.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

/** A phone held sideways. */
async function phone(browser: Browser, likings: Likings): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 667, height: 375 },
    hasTouch: true,
    isMobile: true,
  });
  await prefer(context, { ...HASTY, ...likings });
  return context.newPage();
}

test('a whole game of Karak by touch on a phone held sideways', { tag: '@long' }, async ({ browser }) => {
  const page = await phone(browser, { game: 'karak', opponents: 1, level: 'candle' });
  const problems = troubles(page);
  const finger = underFinger(page);
  await playNow(finger);
  const player = new Karak(finger, 41);
  await player.finish();
  await expect(page.locator('dialog[open] .end.karak li .pts')).toHaveCount(2);
  // Whatever was offered could be tapped.
  expect(player.missed).toEqual([]);
  expect(problems).toEqual([]);
});

test('a whole game of Thunderstone by touch on a phone held sideways', async ({ browser }) => {
  const page = await phone(browser, { game: 'thunderstone', opponents: 0, level: 'spark' });
  const problems = troubles(page);
  const finger = underFinger(page);
  await playNow(finger);
  await new Thunderstone(finger).finish();
  await expect(page.locator('dialog[open] .ts.end .village')).toBeVisible();
  expect(problems).toEqual([]);
});

test('some turns of Karak by touch on a phone held sideways', async ({ browser }) => {
  const page = await phone(browser, { game: 'karak', opponents: 1, level: 'candle' });
  const problems = troubles(page);
  const finger = underFinger(page);
  await playNow(finger);
  const player = new Karak(finger, 42);
  await player.reach(({ round, is }) => is === 'turn' && round >= 5);
  expect(player.missed).toEqual([]);
  expect(problems).toEqual([]);
});

/** What has to be in sight while one writes. */
const FIELD = { selector: 'aside.drawer :is(#say, form .btn)' };

test('what one writes stays in sight while the keyboard is on the screen', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'karak', opponents: 1, level: 'spark' });
  await playNow(page);
  await expect(page.locator('.dock .acts')).toBeVisible();
  for (const [size, covered] of [
    [[667, 375], 205],
    [[844, 390], 200],
    [[390, 844], 380],
    [[320, 568], 260],
  ] as const) {
    const [width, height] = size;
    await resize(page, size);
    await page.locator('nav.tools .chat').click();
    await expect(page.locator('#say')).toBeFocused();
    // Most browsers make the page lower.
    await resize(page, [width, height - covered]);
    expect.soft(await unseen(page, { ...FIELD, count: 2 }), `a lower page, ${width}×${height}`).toEqual([]);
    await resize(page, size);
    // Safari covers it, and shows the rest in its visual viewport.
    await page.evaluate((rest) => {
      Object.defineProperty(visualViewport, 'height', { value: rest, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height - covered);
    await resize(page, size);
    expect.soft(await unseen(page, { ...FIELD, count: 2 }), `a covered page, ${width}×${height}`).toEqual([]);
    const low = await page.locator('#say').evaluate((field) => field.getBoundingClientRect().bottom);
    expect.soft(low, `above the keyboard, ${width}×${height}`).toBeLessThanOrEqual(height - covered);
    await page.evaluate(() => {
      if (visualViewport) Reflect.deleteProperty(visualViewport, 'height');
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await page.keyboard.press('Escape');
    await expect(page.locator('aside.drawer')).toHaveCount(0);
  }
});

/** What can be tapped at the edges that belong to the phone: its notch, its rounded corners, its bar. */
const atTheEdge = (page: Page, insets: { top: number; right: number; bottom: number; left: number }) =>
  page.evaluate(
    ({ top, right, bottom, left }) =>
      [...document.querySelectorAll('button:not([disabled]), a[href]')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        .flatMap((one) => {
          const box = one.getBoundingClientRect();
          // What is scrolled out of sight is in nobody's way.
          const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          if (!middle || !one.contains(middle)) return [];
          const outside =
            box.left < left - 1 ||
            box.top < top - 1 ||
            box.right > innerWidth - right + 1 ||
            box.bottom > innerHeight - bottom + 1;
          return outside ? [`${one.className} “${one.getAttribute('aria-label') ?? one.textContent?.trim()}”`] : [];
        }),
    insets,
  );

test('nothing to tap lies under the notch or the bar of the phone', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  for (const game of ['karak', 'thunderstone'] as const) {
    await prefer(page, { ...HASTY, opponents: 1, level: 'spark' });
    await page.goto('/');
    await page.evaluate(
      (wanted) =>
        localStorage.setItem(
          'emberhall',
          JSON.stringify({ ...(JSON.parse(localStorage.getItem('emberhall') ?? '{}') as object), game: wanted }),
        ),
      game,
    );
    await playNow(page);
    await expect(page.locator(game === 'karak' ? '.dock .acts' : '.ts .places button').first()).toBeVisible();
    for (const [size, insets] of [
      [[390, 844], { top: 47, right: 0, bottom: 34, left: 0 }],
      [[844, 390], { top: 0, right: 47, bottom: 21, left: 47 }],
    ] as const) {
      await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await resize(page, size);
      expect.soft(await atTheEdge(page, insets), `${game} at ${size.join('×')}`).toEqual([]);
    }
    await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  }
});
