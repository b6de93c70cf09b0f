// Bots that the server’s operator has named: chosen like a level, shown by their names, and replaced when they fail.
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from './lib/test.ts';
import { sound, troubles } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { leave } from './lib/people.ts';
import { OwnServer } from './lib/server.ts';
import { HASTY, prefer } from './lib/settings.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/bots/random_bot.py', import.meta.url));
const server = new OwnServer(['--bot', `Randolph=python3 ${EXAMPLE}`, '--bot', 'Humpty=python3 -c pass']);

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => server.start());
test.afterAll(() => server.clear());
test.afterEach(({ browser }) => leave(browser));

/** Chooses a bot on the start page and plays against it. */
async function against(page: Page, name: string): Promise<void> {
  await prefer(page, { ...HASTY, game: 'karak', opponents: 1, level: 'spark' });
  await page.goto(server.url);
  await page.locator('button.first').click();
  await page
    .locator('dialog[open]')
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check({ force: true });
  await page.locator('dialog[open] .btn.primary').click();
  await page.waitForURL(/\/t\//);
}

/** Who sits in the second seat, as the server says. */
const second = (page: Page) =>
  page.evaluate(async () => {
    const tables = (await (await fetch('/api/me/tables')).json()) as { about: { seats: { level?: string }[] } }[];
    return tables[0]?.about.seats[1]?.level;
  });

test('a bot with a name is chosen, plays, and can be changed during the game', async ({ page }) => {
  const problems = troubles(page);
  await against(page, 'Randolph');
  const player = new Karak(page, 21);
  await player.reach(({ is, round }) => is === 'turn' && round >= 4);
  expect(await second(page)).toBe('named:Randolph');
  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = page.locator('dialog[open]');
  const chooser = dialog.getByLabel('Bot level');
  await expect(chooser).toHaveValue('named:Randolph');
  await expect(chooser.locator('optgroup').last()).toHaveAttribute('label', 'This server’s own bots');
  await sound(page, 'the menu with a named bot');
  // Who plays stands in the chooser, and only there.
  await expect(dialog.locator('.seats small', { hasText: 'Randolph' })).toHaveCount(0);
  await chooser.selectOption('Torch');
  await expect.poll(() => second(page)).toBe('torch');
  await chooser.selectOption('Randolph');
  await expect.poll(() => second(page)).toBe('named:Randolph');
  expect(problems).toEqual([]);
});

test('a bot that cannot go on is replaced, and people are told', async ({ page }) => {
  // Wide enough for the chronicle beside the board.
  await page.setViewportSize({ width: 1700, height: 900 });
  await against(page, 'Humpty');
  const player = new Karak(page, 22);
  await player.reach(({ is, round }) => is === 'turn' && round >= 2);
  await expect(page.getByText(/Humpty has left the table\. A built-in bot takes over/).first()).toBeVisible();
  expect(await second(page)).toBe('torch');
});
