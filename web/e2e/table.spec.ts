// A table in bad weather and before guests: reload, lost lines, a killed server, spectators.
import { expect, test, type Page, type WebSocketRoute } from './lib/test.ts';
import { troubles, unspoken } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { HASTY, prefer } from './lib/settings.ts';
import { OwnServer } from './lib/server.ts';
import { leave } from './lib/people.ts';
import { joinBy, openForFriends, playNow } from './lib/start.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const QUICK = { ...HASTY, game: 'karak', opponents: 1, level: 'spark' } as const;

/** What a battle asks. */
const ASKED = '.battle .foot .btn.primary:not([disabled]), .battle .spoils .ask, .battle .spare:not([disabled])';

/** What a battle shows, without what the words around it say. */
const fought = (page: Page) =>
  page.locator('.battle').evaluate((panel) => ({
    foes: panel.querySelector('.names')?.textContent,
    strength: panel.querySelector('.sum b')?.textContent,
    rolled: [...panel.querySelectorAll('.rolled figcaption')].map((one) => one.textContent?.replace(/\s+/g, ' ')),
    dice: panel.querySelectorAll('.dicerow .pick').length,
    spoils: panel.querySelectorAll('.spoils .ask').length,
  }));

/** Plays until the viewer's own battle asks something: which dice are sent, whether to roll again, what is taken. */
async function intoBattle(page: Page, player: Karak): Promise<void> {
  await player.reach(({ is, battle }) => is === 'battle' && (battle.sends || battle.pending));
  await expect(page.locator(ASKED).first()).toBeVisible();
}

test('a reload in mid-battle changes nothing', async ({ page }) => {
  const problems = troubles(page);
  await prefer(page, QUICK);
  await playNow(page);
  const player = new Karak(page, 11);
  await intoBattle(page, player);
  const before = await fought(page);
  await page.reload();
  await expect(page.locator(ASKED).first()).toBeVisible();
  expect(await fought(page)).toEqual(before);
  // The battle goes on to its end, and the turn after it.
  await player.until((scene) => scene.is === 'turn');
  expect(problems).toEqual([]);
});

test('a line that is lost in mid-battle comes back by itself', async ({ page }) => {
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await prefer(page, QUICK);
  await playNow(page);
  const player = new Karak(page, 12);
  await intoBattle(page, player);
  const before = await fought(page);
  await lines.at(-1)?.close({ code: 1011 });
  await expect.poll(() => lines.length).toBe(2);
  await expect(page.locator('.notice.bad')).toBeHidden();
  expect(await fought(page)).toEqual(before);
  await player.until((scene) => scene.is === 'turn');
});

test('the server is killed and comes back: the page goes on by itself', async ({ browser }) => {
  const server = new OwnServer();
  await server.start();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  try {
    const page = await context.newPage();
    await prefer(page, QUICK);
    await playNow(page);
    const player = new Karak(page, 13);
    await intoBattle(page, player);
    const before = await fought(page);
    for (let times = 0; times < 2; times++) {
      await server.kill();
      await expect(page.locator('.notice.bad')).toBeVisible();
      // A choice that is made meanwhile is not lost, and not made twice.
      await server.start();
      await expect(page.locator('.notice.bad')).toBeHidden();
      if (times === 0) {
        expect(await fought(page)).toEqual(before);
        await expect(page.locator(ASKED).first()).toBeVisible();
        await player.until((scene) => scene.is === 'turn');
      }
    }
    // The game goes on for some turns more.
    const until = player.decisions + 12;
    await player.until(() => player.decisions >= until);
  } finally {
    await context.close();
    await server.clear();
  }
});

test('a spectator follows, and sees no secrets', async ({ page, browser }) => {
  await prefer(page, QUICK);
  const context = await browser.newContext({ locale: 'en' });
  await prefer(context, HASTY);
  await openForFriends(page, 'Ann', 2, 1);
  // The last of the ways to invite is to watch.
  const ways = page.locator('.invite select');
  const last = (await ways.locator('option').count()) - 1;
  const seat = await page.locator('input.address').inputValue();
  await ways.selectOption({ index: last });
  await expect(page.locator('input.address')).toHaveValue(/#w=/);
  const address = await page.locator('input.address').inputValue();
  const friend = await (await browser.newContext({ locale: 'en' })).newPage();
  await prefer(friend, HASTY);
  await joinBy(friend, seat, 'Ben');

  const watcher = await context.newPage();
  const problems = troubles(watcher);
  const told: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await watcher.goto(address);
  await expect(watcher.locator('.map .hit').first()).toBeAttached();
  const [ann, ben] = [new Karak(page, 21), new Karak(friend, 22)];
  const goal = 25;
  await Promise.all([
    ann.until(() => ann.decisions + ben.decisions > goal),
    ben.until(() => ann.decisions + ben.decisions > goal),
  ]);

  // Nothing to decide, nothing to take back; the same land and heroes as the players see.
  await expect(watcher.locator('.dock .act, .dock .ask, .battle .foot .btn.primary')).toHaveCount(0);
  expect(await unspoken(watcher, 'en')).toEqual([]);
  const land = (where: Page) =>
    where.locator('.hit[aria-label]').evaluateAll((hits) => hits.map((hit) => hit.getAttribute('data-at')).sort());
  await expect.poll(async () => await land(watcher)).toEqual(await land(page));
  // What a seat may know stands in its own messages only: no choices, no tile on top, no seed.
  expect(told.length).toBeGreaterThan(5);
  for (const message of told) {
    expect(message).not.toMatch(/"choices":\[/);
    expect(message).not.toMatch(/"top":\d/);
    expect(message).not.toMatch(/"seed":"/);
  }
  expect(problems).toEqual([]);
});
