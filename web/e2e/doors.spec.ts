// The doors of a table: wrong links, old invitations, the way back by a code, and what is said at the table.
import { expect, test } from './lib/test.ts';
import { axe, troubles } from './lib/checks.ts';
import { leave, open, playOut, result, somebody } from './lib/people.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const BOT = { type: 'bot', level: 'spark' };
const ME = { type: 'me' };

test('a wrong or cut link says so at once, drawn and in text mode', async ({ browser }) => {
  for (const mode of ['drawn', 'text'] as const) {
    const eve = await somebody(browser, { mode });
    for (const address of ['/t/hello', '/t/0123456789abcdefghjkmn']) {
      await eve.goto(address);
      await expect(eve.getByRole('alert')).toHaveText('This link is incomplete or mistyped. Ask for it again.');
      await expect(eve.getByRole('link', { name: 'Back to the start page' })).toBeVisible();
    }
    await eve.goto('/t/00000000000000000000000000');
    await expect(eve.getByRole('alert')).toHaveText('There is no such table, or you have no link to it.');
  }
});

test('an old invitation of a finished game shows the result with its pictures, and leads on', async ({ browser }) => {
  const ann = await somebody(browser);
  const { links } = await open(ann, { game: 'karak', seats: [ME, { type: 'open' }] });
  await ann.getByRole('button', { name: /^Begin now/ }).click();
  await expect(ann.locator('.dock .acts, .dock .watch').first()).toBeVisible();
  await playOut(ann);
  await result(ann);
  const eve = await somebody(browser);
  const problems = troubles(eve);
  await eve.goto(links.get('any') ?? '');
  const dialog = eve.locator('dialog[open]');
  await expect(dialog.locator('.end.karak')).toBeVisible();
  // Every picture has its drawing on the page.
  const missing = await dialog
    .locator('use')
    .evaluateAll((uses) => uses.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')).length);
  expect(missing).toBe(0);
  await expect(eve.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
  expect(await axe(eve)).toEqual([]);
  await dialog.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(eve).toHaveURL('/');
  expect(problems).toEqual([]);
});

test('whoever is new to this browser finds the way to the recovery code on the start page', async ({ browser }) => {
  const eve = await somebody(browser);
  await eve.goto('/');
  await eve.getByRole('link', { name: 'Recovery code' }).click();
  await expect(eve).toHaveURL('/you');
  await expect(eve.getByLabel(/code/i).first()).toBeVisible();
});

test('chat: a long word wraps, what is said has a time, and whoever does not read along is told', async ({
  browser,
}) => {
  const ann = await somebody(browser);
  const { links } = await open(ann, { game: 'karak', seats: [ME, BOT] });
  const eve = await somebody(browser);
  await eve.goto(links.get('watch') ?? '');
  await eve.getByRole('button', { name: 'Chat' }).click();
  await eve.getByLabel('Enter your name to write to the table.').fill('Eve');
  await eve.getByRole('button', { name: 'Save the name' }).click();
  await eve.getByLabel('Say something to the table').fill(`Look: ${'w'.repeat(400)}`);
  await eve.keyboard.press('Enter');
  await expect(ann.locator('.toast')).toContainText('Eve: Look: www');
  await expect(eve.locator('.toast')).toHaveCount(0);
  await ann.getByRole('button', { name: 'Chat' }).click();
  const list = ann.locator('aside [role=log]');
  await expect(list.locator('time')).toHaveText(/^\d{1,2}:\d{2}/);
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await axe(ann)).toEqual([]);
});
