// A game that the client has no drawings for, from the start page to the end: a server of its own offers Pig alone.
import { expect, test } from '@playwright/test';
import { dirname, join } from 'node:path';
import { sound } from './lib/checks.ts';
import { HASTY, prefer } from './lib/settings.ts';
import { BINARY, OwnServer } from './lib/server.ts';
import { TextPlayer } from './lib/text.ts';

const server = new OwnServer([], join(dirname(BINARY), 'pig'));
test.beforeAll(() => server.start());
test.afterAll(() => server.clear());

test('a whole game of Pig is played at the plain table', async ({ page }) => {
  await prefer(page, { ...HASTY, opponents: 1, level: 'spark' });
  await page.goto(server.url);
  await expect(page.locator('.poster h2')).toHaveText(['Pig']);
  await page.locator('button.first').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('summary').click();
  await dialog.getByLabel('Points to win').fill('20');
  await dialog.locator('.btn.primary').click();
  await page.waitForURL(/\/t\//);

  const question = page.locator('#plain-question');
  const table = page.getByRole('region', { name: 'The table' });
  await expect(table).toContainText('The goal: 20.');
  const again = page.getByRole('button', { name: 'Roll again' });
  const hold = page.getByRole('button', { name: /^Hold/ });
  const over = page.locator('dialog[open]').filter({ hasText: /20|21|22|23|24|25|26|27|28|29|3\d/ });
  let decisions = 0;
  for (;;) {
    await expect(again.and(page.locator(':enabled')).or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    const points = Number(/this turn: (\d+)/.exec((await question.textContent()) ?? '')?.[1]);
    expect(points).toBeGreaterThan(1);
    if (decisions++ === 0) await sound(page, 'the plain table');
    await (points >= 10 ? hold : again).click({ timeout: 5_000 }).catch(() => undefined);
  }
  expect(decisions).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(question).toHaveText('The game is over');
  await expect(page.getByRole('log')).toContainText('rolls a');
});

test('the text mode tells the same table, and the rules are there', async ({ page }) => {
  await prefer(page, { ...HASTY, opponents: 1, level: 'spark', mode: 'text' });
  await page.goto(server.url);
  await page.locator('button.first').click();
  await page.locator('dialog[open] .btn.primary').click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('heading', { name: 'Scores' })).toBeVisible();
  await expect(page.getByText('The goal: 100.')).toBeVisible();
  // A topic is a command, as in every game.
  expect((await new TextPlayer(page).ask('scores')).at(-1)).toBe('The goal: 100.');
  await page.goto(`${server.url}/rules`);
  await expect(page.getByText('P-TURN-3')).toBeVisible();
});
