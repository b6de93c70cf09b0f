// Safe hands: nothing is given up, walked into or ended by one careless tap.
import { expect, test } from './lib/test.ts';
import { axe } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { leave, open, pair, somebody, turn } from './lib/people.ts';
import { HASTY, prefer } from './lib/settings.ts';
import { playNow } from './lib/start.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const QUICK = { ...HASTY, game: 'karak', opponents: 1, level: 'spark' } as const;
const BOT = { type: 'bot', level: 'spark' };
const ME = { type: 'me' };

test('to end the turn is quiet while something is left, says what is given up, and can be taken back', async ({
  browser,
}) => {
  const { first, other } = await pair(browser);
  await first.setViewportSize({ width: 390, height: 844 });
  const end = first.locator('.dock .end');
  await expect(end).toContainText(/gives up 2.moves, 2.actions/);
  await expect(end).not.toHaveClass(/primary/);
  expect(await axe(first)).toEqual([]);
  await end.click();
  await expect(turn(other)).toHaveText('Your turn');
  // Nobody has learned anything yet.
  await first.getByRole('button', { name: 'Turn ended · undo' }).click();
  await expect(turn(first)).toHaveText('Your turn');
  await expect(end).toContainText(/gives up 2.moves, 2.actions/);
  // After a step the same button is there at once, on a phone too.
  await first.locator('.hit[data-way="move"]').first().click();
  await first.locator('.pop .do .btn').first().click();
  await expect(first.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  await expect(end).toContainText(/gives up 1.move, 2.actions/);
});

test('in the Village of Thunderstone the end says how many purchases are given up', async ({ browser }) => {
  const ann = await somebody(browser);
  await open(ann, { game: 'thunderstone', seats: [ME, BOT] });
  await ann.locator('button[aria-keyshortcuts=V]:not([disabled])').click();
  const end = ann.locator('.ledger .end .btn[aria-keyshortcuts=N]');
  await expect(end).toContainText(/gives up 1.purchase/);
  await expect(end).not.toHaveClass(/primary/);
});

test('a tap on a monster shows the battle and its chance, the second goes; the step can be taken back', async ({
  page,
}) => {
  await prefer(page, QUICK);
  await playNow(page);
  const scene = await new Karak(page, 21).reach(
    ({ is, ways }) => is === 'turn' && ways.some(({ way, foe }) => way === 'move' && foe > 0),
  );
  const at = scene.ways.find(({ way, foe }) => way === 'move' && foe > 0)?.at ?? '';
  const hex = page.locator(`.hit[data-at="${at}"]`);
  await hex.click();
  await expect(page.locator('.pop .odds')).toBeVisible();
  await expect(page.locator('.battle')).toHaveCount(0);
  await hex.click();
  await expect(page.locator('.battle')).toBeVisible();
  // Nothing was rolled yet where dice are to be sent: then the step itself can be taken back.
  const undo = page.locator('.battle').getByRole('button', { name: 'Undo' });
  if (await page.locator('.battle button.pick').count()) {
    await undo.click();
    await expect(page.locator('.battle')).toHaveCount(0);
  }
});

test('a city says first that its hex can no longer be gathered', async ({ page }) => {
  await prefer(page, QUICK);
  await playNow(page);
  await new Karak(page, 22).reach(({ is, acts }) => is === 'turn' && acts.includes('D'));
  await page.keyboard.press('d');
  await expect(page.locator('.pop')).toContainText('nothing can be gathered on this hex');
  await page.keyboard.press('Escape');
  await expect(page.locator('.pop')).toHaveCount(0);
  await expect(page.locator('.dock .act[aria-keyshortcuts="D"]')).toHaveClass(/on/);
});
