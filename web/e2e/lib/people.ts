// People at tables of their own: each in a browser of their own, as on devices of their own.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { HASTY, prefer, type Likings } from './settings.ts';
import type { TestServer } from './test.ts';

/** Somebody with a browser of their own, in which the chronicle has its place beside the board. */
export async function somebody(
  browser: Browser,
  likings: Likings = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1700, height: 900 }, ...options });
  await prefer(context, { ...HASTY, ...likings });
  return context.newPage();
}

/** Closes every window: a table left open goes on moving, and slows the next test down. */
export async function leave(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

interface Opening {
  game: 'karak' | 'thunderstone';
  setup?: unknown;
  seats: unknown[];
  clock?: unknown;
  listed?: boolean;
}

/** Opens a table as the start page does, with clocks and seats of any kind, and goes there. The answer are the links. */
export async function open(
  page: Page,
  opening: Opening,
  name = 'Ann',
): Promise<{ table: string; links: Map<string, string> }> {
  const body = { clock: { type: 'untimed' }, listed: false, ...opening, name };
  // The page's own request, so that its cookie is the page's.
  if (page.url() === 'about:blank') await page.goto('/credits');
  const opened = await page.evaluate(async (wanted) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    return (await answer.json()) as { table: string; links: { type: string; seat?: number; token: string }[] };
  }, body);
  await page.goto(`/t/${opened.table}`);
  const address = (type: string, token: string) => `/t/${opened.table}#${type === 'watch' ? 'w' : 'k'}=${token}`;
  const named = opened.links.map(({ type, seat, token }): [string, string] => [
    seat === undefined ? type : `${type} ${seat}`,
    address(type, token),
  ]);
  return { table: opened.table, links: new Map(named) };
}

/** Two people at a table of Karak that has begun: whoever decides first, and the other one. A server holds their time. */
export async function pair(
  browser: Browser,
  opening: Partial<Opening> = {},
  server?: TestServer,
): Promise<{ first: Page; other: Page; table: string }> {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  for (const page of [ann, ben]) await server?.hold(page);
  const { table, links } = await open(ann, { game: 'karak', seats: [{ type: 'me' }, { type: 'open' }], ...opening });
  await ben.goto(links.get('any') ?? '');
  await ben.locator('form input.input').fill('Ben');
  await ben.locator('form .btn.primary').click();
  await expect(turn(ann)).toHaveText(/Your turn|deciding/);
  await expect(turn(ben)).toHaveText(/Your turn|deciding/);
  const annIsFirst = (await turn(ann).textContent()) === 'Your turn';
  return annIsFirst ? { first: ann, other: ben, table } : { first: ben, other: ann, table };
}

/** Whose turn the bar above the table says it is. */
export const turn = (page: Page) => page.locator('header .turn');

/** Opens the menu of the table. */
export async function menu(page: Page): Promise<ReturnType<Page['locator']>> {
  await page.locator('header').getByRole('button', { name: 'Menu' }).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Lets a bot play for this person to the end of the game. */
export async function playOut(page: Page): Promise<void> {
  const dialog = await menu(page);
  await dialog.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(dialog.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Skips what is played until the result is shown. However long the bots take, it comes. */
export async function result(page: Page): Promise<void> {
  await expect(async () => {
    if (await page.locator('.playback').isVisible()) await page.keyboard.press('Escape');
    // The same key closes a result that has come in the meantime; it can be shown again.
    const again = page.locator('header.top .btn.result');
    if (await again.isVisible()) await again.click();
    await expect(page.locator('dialog[open] .end').first()).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 1_200_000 });
}
