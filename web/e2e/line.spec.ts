// The line between a page and its table, and the time that passes there: lost and half-open connections, an upgraded
// server, a page that nobody sees, and the viewer's own clock beside the moves of others at full motion.
import { expect, test, type Page, type WebSocketRoute } from './lib/test.ts';
import { troubles } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { leave, open } from './lib/people.ts';
import { Proxy } from './lib/proxy.ts';
import { prefer, type Likings } from './lib/settings.ts';
import { playNow } from './lib/start.ts';

test.afterEach(({ browser }) => leave(browser));

const FULL: Likings = { motion: 'full', speed: 1, sound: false, game: 'karak', opponents: 2, level: 'spark' };
const LOST = '.notice.bad';

/** The lines of the chronicle beside the board. */
const chronicle = (page: Page) => page.locator('.chronicle li:not(.now)').allTextContents();

/** Lets the page's time stand still; what it waits for comes when the test says so. */
async function freeze(page: Page): Promise<void> {
  // It goes on while it is asked for: a little later is soon enough.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
}

/** Lets so much of the page's time pass, in small steps. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let step = 0; step < ms; step += 50) await page.clock.runFor(50);
}

/** Plays until the moves of others are shown. */
async function untilShown(player: Karak): Promise<void> {
  await player.until(({ is, round }) => is === 'shown' && round > 0 && player.decisions > 4);
}

test.describe('with the chronicle beside the board', () => {
  test.use({ viewport: { width: 1700, height: 900 } });

  test('a line that is lost during playback leaves the chronicle in order', async ({ page }) => {
    const lines: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/live$/, (line) => {
      line.connectToServer();
      lines.push(line);
    });
    await prefer(page, FULL);
    await playNow(page);
    const player = new Karak(page, 31);
    for (let times = 1; times <= 2; times++) {
      await untilShown(player);
      await lines.at(-1)?.close({ code: 1011 });
      await expect.poll(() => lines.length).toBe(times + 1);
      await player.until(({ is }) => is === 'turn');
    }
    const told = await chronicle(page);
    expect(told.length).toBeGreaterThan(10);
    await page.reload();
    await expect.poll(() => chronicle(page)).toEqual(told);
    // Tiles that lay there before do not fall into place once more.
    await expect(page.locator('.map .tile').first()).toBeAttached();
    await expect(page.locator('.map .tile.new')).toHaveCount(0);
  });
});

test('a half-open line is noticed within 15 seconds, above everything else, and comes back by itself', async ({
  browser,
  server,
}) => {
  const proxy = await Proxy.before(server.url);
  const context = await browser.newContext({ baseURL: proxy.url, locale: 'en', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await prefer(page, { ...FULL, motion: 'calm', speed: 4 });
    await playNow(page);
    const player = new Karak(page, 32);
    await player.until(({ is }) => is === 'turn');
    // Even over an open dialog.
    await page.locator('header').getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await freeze(page);
    proxy.stall();
    // The last beat came at most 5 seconds before.
    await pass(page, 3_000);
    await expect(page.locator(LOST)).toHaveCount(0);
    await pass(page, 12_000);
    await expect(page.locator(LOST)).toBeVisible();
    // In the top layer, into which it came after the dialog.
    await expect(page.locator(':popover-open', { has: page.locator(LOST) })).toBeVisible();
    proxy.recover();
    await page.clock.resume();
    await expect(page.locator(LOST)).toHaveCount(0);
    await page.keyboard.press('Escape');
    const until = player.decisions + 4;
    await player.until(() => player.decisions >= until);
  } finally {
    await context.close();
    await proxy.close();
  }
});

test.describe('after an upgrade of the server', () => {
  test.use({ serviceWorkers: 'block' });

  /** Counts how often a page is loaded. */
  function loads(page: Page): () => number {
    let count = 0;
    page.on('request', (request) => request.isNavigationRequest() && count++);
    return () => count;
  }

  test('a missing part of the page loads it anew, and the table is there', async ({ page }) => {
    await prefer(page, { ...FULL, motion: 'calm', speed: 4 });
    await page.goto('/');
    await page.locator('button.first').click();
    const loaded = loads(page);
    // The parts that this page has not loaded yet are gone, as long as it is this page.
    await page.route(/\/assets\/.*\.js$/, (route) =>
      loaded() === 0 ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
    );
    await page.locator('dialog[open] .btn.primary').click();
    await expect(page.locator('.map .hit').first()).toBeAttached();
    expect(loaded()).toBe(1);
  });

  test('a part that stays missing is said to be, and the page loads only once', async ({ page }) => {
    await prefer(page, { ...FULL, motion: 'calm', speed: 4 });
    await playNow(page);
    await expect(page.locator('.map .hit').first()).toBeAttached();
    const parts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const game = parts.filter((name) => /\.js$/.test(name)).at(-1) ?? '';
    await page.route(game, (route) => route.fulfill({ status: 404, body: '' }));
    const loaded = loads(page);
    await page.reload();
    await expect.poll(loaded).toBe(2);
    await expect(page.getByText('could not be loaded')).toBeVisible();
    expect(loaded()).toBe(2);
  });

  test('another protocol loads the page anew, once', async ({ page }) => {
    const problem = { code: 'protocol', message: { key: 'server-protocol' }, rule: null };
    let upgraded = false;
    await page.routeWebSocket(/\/live$/, (line) => {
      if (!upgraded) return void line.connectToServer();
      line.onMessage(() => line.send(JSON.stringify({ type: 'bye', problem })));
    });
    await prefer(page, { ...FULL, motion: 'calm', speed: 4 });
    await playNow(page);
    await expect(page.locator('.map .hit').first()).toBeAttached();
    const loaded = loads(page);
    upgraded = true;
    await page.goto(page.url());
    await expect.poll(loaded).toBe(2);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(loaded()).toBe(2);
  });
});

test('a page that nobody sees plays nothing, and says at once whose turn it is', async ({ page }) => {
  await page.clock.install();
  await prefer(page, FULL);
  await playNow(page);
  const player = new Karak(page, 33);
  const playback = page.locator('.playback');
  // What is shown may be over before the time stands still; then something else is shown later.
  for (;;) {
    await untilShown(player);
    await freeze(page);
    if (await playback.isVisible()) break;
    await page.clock.resume();
  }
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // No time passes on the page.
  await expect(playback).toHaveCount(0);
  await expect(page).toHaveTitle(/^●/);
});

test('at full motion the viewer is told at once, and loses no second of their own time', async ({ page }) => {
  const problems = troubles(page);
  await page.clock.install();
  await prefer(page, FULL);
  const bot = { type: 'bot', level: 'spark' };
  await open(page, {
    game: 'karak',
    seats: [{ type: 'me' }, bot, bot, bot],
    clock: { type: 'per_move', seconds: 12 },
  });
  const player = new Karak(page, 34);
  for (let turns = 0; turns < 3; turns++) {
    await player.until(({ is, round }) => is === 'turn' && round > 0);
    await freeze(page);
    await page.locator('.dock .end').evaluate((button: HTMLButtonElement) => button.click());
    // The table has only begun to show what the others did.
    await expect(page.locator('.playback')).toBeVisible();
    await expect(page).toHaveTitle(/^●/);
    await pass(page, 1_000);
    await expect(page.locator('.playback')).toHaveCount(0);
    await expect(page.locator('.dock .end:not([disabled])')).toBeVisible();
    await page.clock.resume();
  }
  expect(problems).toEqual([]);
});

test('what happened since the last turn is shown on the board as it was', async ({ page }) => {
  await page.clock.install();
  await prefer(page, FULL);
  await playNow(page);
  const player = new Karak(page, 35);
  await player.until(({ is, round }) => is === 'turn' && round > 2);
  const land = () =>
    page.locator('.hit[aria-label]').evaluateAll((hits) => hits.map((hit) => hit.getAttribute('data-at')).sort());
  const present = await land();
  await freeze(page);
  await page.locator('header .since').evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator('.playback')).toBeVisible();
  // Somebody explored meanwhile: the board lacks what was found.
  await expect.poll(async () => (await land()).length).toBeLessThan(present.length);
  await page.clock.resume();
  await expect(page.locator('.playback')).toHaveCount(0);
  expect(await land()).toEqual(present);
});
