// Who is at the table, and what one can do about who is not: what each of two friends sees, second by second.
import { expect, test, type Page } from './lib/test.ts';
import { sound } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { leave, menu, open, somebody, turn } from './lib/people.ts';
import type { TestServer } from './lib/test.ts';
import type { Likings } from './lib/settings.ts';
import { TextPlayer } from './lib/text.ts';
import { light } from './lib/tour.ts';
import { Wire } from './lib/wire.ts';
import type { Browser } from '@playwright/test';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 844, height: 390 }, { width: 667, height: 375 }, { width: 1366, height: 768 }];
const SEATS = [{ type: 'me' }, { type: 'open' }];

interface Friends {
  ann: Page;
  ben: Page;
  wire: Wire;
  table: string;
}

/** Ann, who opened the table, and Ben, at a table that has begun. The server holds their time. */
async function friends(
  browser: Browser,
  server: TestServer,
  opening: { game: 'karak' | 'thunderstone'; clock?: unknown },
  likings: Likings = {},
): Promise<Friends> {
  const phone = { viewport: PHONE, hasTouch: true };
  const [ann, ben] = [await somebody(browser, likings, phone), await somebody(browser, {}, phone)];
  for (const page of [ann, ben]) await server.hold(page);
  const wire = await Wire.at(ann);
  const { table, links } = await open(ann, { seats: SEATS, ...opening });
  await ben.goto(links.get('any') ?? '');
  await ben.locator('form input.input').fill('Ben');
  await ben.locator('form .btn.primary').click();
  await expect(turn(ben)).toHaveText(/Your turn|deciding/);
  await wire.told(1, true);
  return { ann, ben, wire, table };
}

/** Somebody comes back: the same browser, another page. */
async function comeBack(gone: Page, server: TestServer, table: string): Promise<Page> {
  const page = await gone.context().newPage();
  await server.hold(page);
  await page.goto(`/t/${table}`);
  return page;
}

/** Plays until Ben is asked for something in a battle of his own. */
async function intoBattle({ ann, ben }: Friends): Promise<void> {
  const [hers, his] = [new Karak(ann, 41), new Karak(ben, 42)];
  const waits = (page: Page) => turn(page).getByText('deciding').isVisible();
  for (;;) {
    const scene = await his.until(
      async ({ is, battle }) =>
        (is === 'wait' && (await waits(ben))) || (is === 'battle' && (battle.sends || battle.pending)),
    );
    expect(scene.is, 'the game ended before Ben had a battle').not.toBe('over');
    if (scene.is === 'battle') {
      // What Ann has not seen yet does not come between.
      await expect(turn(ann)).toHaveText(/deciding/);
      if (await ann.locator('.playback').isVisible()) await ann.keyboard.press('Escape');
      return;
    }
    // Ben's page may be ahead of Ann's.
    await hers.until(async ({ is }) => is === 'wait' && (await waits(ann)));
  }
}

/** Ben's card, as Ann sees it. */
const card = (page: Page) => page.locator('.players [data-presence]', { hasText: 'Ben' });
const panel = (page: Page) => page.locator('.waited');
const news = (page: Page) => page.locator('[data-news]');
const state = (page: Page) => card(page).getAttribute('data-presence');

/** Notes every state that the card and the panel of somebody show, in their order. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const at = (selector: string) => document.querySelector(selector)?.getAttribute('data-presence') ?? 'none';
      const now = `${at('.players [data-presence]')} ${at('.waited')}`;
      if (shown.at(-1) !== now) shown.push(now);
    };
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

test('two friends on phones, one leaves in mid-battle: what each sees, second by second', async ({
  browser,
  server,
}) => {
  // Ten minutes a decision, and one more for who has lost the connection.
  const both = await friends(browser, server, { game: 'karak', clock: { type: 'per_move', seconds: 600 } });
  const { ann, wire, table } = both;
  await intoBattle(both);
  const question = await both.ben.locator('.battle .foot').innerText();
  await expect(card(ann)).toHaveAttribute('data-presence', 'thinking');
  await expect(panel(ann)).toHaveText('thinking');
  await expect(ann.locator('.battle .waited')).toBeVisible();
  // Whose turn it is has been said: at most one announcement in three seconds.
  await server.advance(3);
  await expect(news(ann)).toHaveText(/^Ben.· .* is deciding\.$/);
  const seen = await watch(ann);

  await both.ben.close();
  await wire.told(1, false);
  // The clock in the bar shows that the time has come to the page.
  const clock = ann.locator('header .clock');
  for (const [second, left] of [
    [1, '9:56'],
    [2, '9:55'],
  ] as const) {
    await server.advance(1);
    await expect(clock).toHaveText(left);
    expect(await state(ann), `after ${second} s`).toBe('thinking');
    await expect(panel(ann)).toHaveText('thinking');
  }
  // After three seconds the line is known to be lost.
  await server.advance(1);
  await expect(panel(ann)).toContainText('reconnecting, 3 sec');
  await expect(panel(ann)).toContainText('A bot will decide in 10:54.');
  await expect(card(ann)).toHaveAttribute('data-presence', 'reconnecting');
  await expect(card(ann)).toContainText('reconnecting');
  await expect(turn(ann)).toHaveText(/^Waiting for Ben/);
  await expect(news(ann)).toHaveText(/^Ben.· .* has lost connection\.$/);
  await expect(panel(ann).getByRole('button')).toHaveCount(0);
  await server.advance(16);
  await expect(panel(ann)).toContainText('reconnecting, 19 sec');
  expect(await state(ann)).toBe('reconnecting');
  // After twenty he is away, and one can do something.
  await server.advance(1);
  await expect(panel(ann)).toContainText('away for 20 sec');
  await expect(panel(ann)).toContainText('A bot will decide in 10:37.');
  await expect(card(ann)).toHaveAttribute('data-presence', 'away');
  await expect(card(ann)).toContainText('away');
  await expect(news(ann)).toHaveText(/is away\.$/);
  await expect(panel(ann).getByRole('button')).toHaveText(['Copy the table’s link']);
  await server.advance(220);
  await expect(panel(ann)).toContainText('away for 4 min');

  // He comes back to the same battle, and nothing is lost.
  const back = await comeBack(both.ben, server, table);
  await expect(back.locator('.battle')).toBeVisible();
  await expect(back.locator('.battle .foot')).toContainText(question.split('\n')[0] ?? '');
  await expect(turn(back)).toHaveText('Your turn');
  await expect(panel(ann)).toHaveText('thinking');
  await expect(card(ann)).toHaveAttribute('data-presence', 'thinking');
  // At most one announcement in three seconds.
  await server.advance(3);
  await expect(news(ann)).toHaveText(/is back\.$/);
  // Card and panel said the same all the time, and nothing flickered.
  expect(await seen()).toEqual(['thinking thinking', 'reconnecting reconnecting', 'away away', 'thinking thinking']);

  // He leaves again and stays away: the clock decides with what is left of the minute, and then Ann may let a bot stand in.
  await back.close();
  await wire.told(1, false);
  await server.advance(394);
  await expect(panel(ann)).toContainText('A bot will decide in 0:20.');
  await expect(panel(ann).getByRole('button')).toHaveText(['Copy the table’s link']);
  await server.advance(20);
  // That decision may have ended his turn; then Ann plays hers.
  const bot = panel(ann).getByRole('button', { name: 'Let a bot play' });
  await expect(bot.or(ann.locator('.dock .end:not([disabled])')).first()).toBeVisible();
  await new Karak(ann, 43).until(() => bot.isVisible());
  wire.keepMoves();
  await bot.click();
  await expect(card(ann)).toHaveAttribute('data-presence', 'stand_in');
  await expect(card(ann)).toContainText('a bot is standing in');
  await expect(panel(ann)).toContainText('a bot is standing in');
  await expect(panel(ann)).toContainText('Ben can take the seat back at any time.');
  await expect(turn(ann)).toHaveText(/^A bot is playing for Ben/);
  await server.advance(3);
  await expect(news(ann)).toHaveText(/^A bot is playing for Ben/);
  await expect(panel(ann).getByRole('button')).toHaveCount(0);
  for (const size of SIZES) {
    await ann.setViewportSize(size);
    for (const theme of ['light', 'dark'] as const) {
      await light(ann, theme);
      await sound(ann, `stand-in, ${theme}, ${size.width}`);
    }
  }
  await ann.setViewportSize(PHONE);
  wire.letMovesGo();
  // Ben comes back, and the seat is his again.
  const again = await comeBack(back, server, table);
  await expect(turn(again)).toHaveText(/Your turn|deciding/);
  await expect(card(ann)).not.toHaveAttribute('data-presence', 'stand_in');
});

for (const game of ['karak', 'thunderstone'] as const) {
  test(`every state is whole in every size and theme, in German, at ${game}`, async ({ browser, server }) => {
    const both = await friends(browser, server, { game }, { language: 'de' });
    const { ann, wire } = both;
    if ((await turn(ann).innerText()) === 'Du bist dran') await hand(ann, game);
    await expect(turn(both.ben)).toHaveText('Your turn');
    await expect(panel(ann)).toHaveText('überlegt');
    await both.ben.close();
    await wire.told(1, false);
    const steps = [
      [3, 'reconnecting', /verbindet sich neu, 3.Sek\.\s*Es gibt kein Zeitlimit\. In 24.Std\. kannst du/],
      [17, 'away', /seit 20.Sek\. nicht da.*Link zum Tisch kopieren/],
    ] as const;
    for (const [seconds, is, words] of steps) {
      await server.advance(seconds);
      await expect(panel(ann)).toHaveText(words);
      await expect(card(ann)).toHaveAttribute('data-presence', is);
      for (const size of SIZES) {
        await ann.setViewportSize(size);
        await expect(panel(ann)).toHaveText(words);
        for (const theme of ['light', 'dark'] as const) {
          await light(ann, theme);
          await sound(ann, `${is}, ${theme}, ${size.width}`);
        }
      }
    }
    // A day later Ann may let a bot play, where she waits.
    await server.advance(24 * 3600);
    await panel(ann).getByRole('button', { name: 'Bot spielen lassen' }).click();
    await expect(card(ann)).toHaveAttribute('data-presence', 'stand_in');
  });
}

/** The first turn of somebody ends. */
async function hand(page: Page, game: 'karak' | 'thunderstone'): Promise<void> {
  if (game === 'karak') return page.locator('.dock .end:not([disabled])').click();
  await page.locator('button[aria-keyshortcuts=V]:not([disabled])').click();
  await page.locator('.ledger .end .btn[aria-keyshortcuts=N]:not([disabled])').click();
}

test('a guest whose host has left is told honestly, and can send the link', async ({ browser, server }) => {
  const both = await friends(browser, server, { game: 'karak' });
  const { ann, ben, table } = both;
  if ((await turn(ben).innerText()) === 'Your turn') await ben.locator('.dock .end:not([disabled])').click();
  await expect(turn(ann)).toHaveText('Your turn');
  await ann.close();
  await expect(async () => {
    await server.advance(20);
    await expect(panel(ben)).toHaveAttribute('data-presence', 'away', { timeout: 1_000 });
  }).toPass();
  await expect(panel(ben)).toContainText(/There is no time limit\. You can let a bot play in 24.hr\./);
  await ben.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(ben).getByRole('button', { name: 'Copy the table’s link' }).click();
  await expect(ben.getByText('Link copied.')).toBeVisible();
  expect(await ben.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/t/${table}`);
  // The time rule asks nobody else.
  await server.advance(24 * 3600);
  await panel(ben).getByRole('button', { name: 'Let a bot play' }).click();
  await expect(ben.locator('.players [data-presence="stand_in"]')).toHaveCount(1);
});

test('two of three friends need no day: they vote where they wait', async ({ browser, server }) => {
  const people = [await somebody(browser), await somebody(browser), await somebody(browser)] as const;
  const [ann, ...guests] = people;
  for (const page of people) await server.hold(page);
  const { links } = await open(ann, { game: 'karak', seats: [...SEATS, { type: 'open' }] });
  for (const [index, page] of guests.entries()) {
    await page.goto(links.get('any') ?? '');
    await page.locator('form input.input').fill(['Ben', 'Cleo'][index] ?? '');
    await page.locator('form .btn.primary').click();
  }
  for (const page of people) await expect(turn(page)).toHaveText(/Your turn|deciding/);
  const turns = await Promise.all(people.map((page) => turn(page).innerText()));
  const first = turns.indexOf('Your turn');
  const [one, other] = people.filter((_, index) => index !== first) as [Page, Page];
  await people[first]?.close();
  await expect(async () => {
    await server.advance(20);
    await expect(panel(one)).toHaveAttribute('data-presence', 'away', { timeout: 1_000 });
  }).toPass();
  await expect(panel(one)).toContainText('There is no time limit. A bot stands in if a majority of the others agree.');
  await panel(one).getByRole('button', { name: 'Propose a bot' }).click();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(one.locator('.players [data-presence="stand_in"]')).toHaveCount(1);
});

test('in words: who comes and goes is told once, and the turn says what happens', async ({ browser, server }) => {
  const both = await friends(browser, server, { game: 'karak', clock: { type: 'per_move', seconds: 600 } });
  const { ann, ben } = both;
  if ((await turn(ann).innerText()) === 'Your turn') await ann.locator('.dock .end:not([disabled])').click();
  await expect(turn(ben)).toHaveText('Your turn');
  await ann.goto(`${ann.url()}?mode=text`);
  const log = ann.locator('[role=log]');
  await expect(panel(ann)).toHaveText('thinking');
  await ben.close();
  await both.wire.told(1, false);
  await server.advance(3);
  await expect(log.getByText(/^Ben.· .* has lost connection\.$/)).toHaveCount(1);
  await server.advance(17);
  await expect(log.getByText(/^Ben.· .* is away\.$/)).toHaveCount(1);
  await expect(ann.locator('#question')).toHaveText(/^Waiting for Ben/);
  const answer = await new TextPlayer(ann).ask('turn');
  expect(answer.join(' ')).toMatch(/Waiting for Ben.* Ben.· .*: away for 20.sec\. A bot will decide in 10:40\./);
  await expect(ann.locator('main')).toContainText(/Ben.· [\w ]+ \(away\)/);
  await sound(ann, 'away, in words');
});

test('a seat is given up for good by a second click, and a bot plays on', async ({ browser, server }) => {
  const { ann, ben } = await friends(browser, server, { game: 'karak' });
  await expect(card(ann)).toHaveCount(1);
  const his = await menu(ben);
  await his.getByRole('button', { name: 'Give up my seat' }).click();
  await expect(his).toContainText('You give up this seat for good, and a bot plays on in it.');
  await sound(ben, 'giving up a seat');
  await his.getByRole('button', { name: 'Yes, give it up' }).click();
  await expect(ben).toHaveURL(/\/$/);
  await expect(card(ann)).toHaveCount(0);
});
