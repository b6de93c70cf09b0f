// Who is who at a table: people by their names, beside the heroes they play, and bots by names of their own.
import { expect, test, type Page } from './lib/test.ts';
import { axe } from './lib/checks.ts';
import { leave, menu, open, pair, somebody, turn } from './lib/people.ts';
import { openHotSeat } from './lib/start.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const BOT = { type: 'bot', level: 'spark' };
const ME = { type: 'me' };
const HEROES = /Horan|Darius|Taia|Elspeth|Lady Lorraine|Lord Xanros/;

/** The text of something, with plain spaces. */
const words = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ');

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1700, height: 900 },
]) {
  test(`a friend's name stands beside the hero everywhere, at ${size.width}`, async ({ browser }) => {
    const { first, other } = await pair(browser);
    const [me, friend] = (await turn(other).innerText()).includes('Ann') ? ['Ann', 'Ben'] : ['Ben', 'Ann'];
    for (const page of [first, other]) await page.setViewportSize(size);
    // The card of the other player, one's own board, the bar, the turn.
    await expect(first.locator('.players .pl')).toContainText(friend);
    await expect(first.locator('.players .pl')).toContainText(HEROES);
    await expect(first.locator('aside.hero .named')).toContainText(me);
    await expect(first.locator('aside.hero .named')).toContainText('you');
    await expect(turn(other)).toHaveText(new RegExp(`^${me}.· (${HEROES.source}) is deciding$`));
    expect(await words(other, '.dock .watch b')).toMatch(new RegExp(`^${me} · (${HEROES.source})’s turn$`));
    // The request to take back, and the chronicle.
    await first.locator('.dock .end:not([disabled])').click();
    await expect(turn(other)).toHaveText('Your turn');
    await (await menu(first)).getByRole('button', { name: 'Request undo' }).click();
    await expect(other.getByText(new RegExp(`^${me}.· (${HEROES.source}) asks to undo a choice\\.$`))).toBeVisible();
    await other.getByRole('button', { name: 'Agree' }).click();
    if (size.width < 1680) await first.getByRole('button', { name: 'Chronicle' }).click();
    await expect(
      first
        .locator('[role=log]')
        .getByText(new RegExp(`Round.1: ${me}.· `))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    // The chat names the person, with the hero.
    await first.getByRole('button', { name: 'Chat' }).click();
    await first.getByLabel('Say something to the table').fill('Hello!');
    await first.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Chat' }).click();
    await expect(other.locator('aside [role=log] p')).toHaveText(
      new RegExp(`^\\s*${me}\\s+(${HEROES.source})\\s+Hello!`),
    );
    expect(await axe(other)).toEqual([]);
  });
}

test('bots have names of their own and their level, at both games', async ({ browser }) => {
  const ann = await somebody(browser);
  await open(ann, { game: 'karak', seats: [ME, BOT, BOT] });
  await expect(ann.locator('.players .pl')).toHaveCount(2);
  const names = await ann.locator('.players .pl .nm b').allInnerTexts();
  expect(new Set(names).size).toBe(2);
  expect(names.join()).not.toMatch(/Player|bot/i);
  for (const card of await ann.locator('.players .pl').all()) await expect(card).toContainText(/bot.·.Spark/);
  await open(ann, { game: 'thunderstone', seats: [ME, BOT, BOT] });
  await expect(ann.locator('.player')).toHaveCount(3);
  await expect(ann.locator('.player.me')).toContainText(/Ann\s*you/);
  for (const name of names) await expect(ann.locator('.player', { hasText: name })).toContainText('Spark');
  // The chronicle calls everybody the same.
  await expect(
    ann
      .locator('[role=log]')
      .getByText(/^Ann’s turn|^(Brenna|Conall)’s turn/)
      .first(),
  ).toBeVisible();
  await expect(ann.locator('[role=log]').getByText(/Player \d|^You\b/)).toHaveCount(0);
});

test('several people at one screen say their names, and the table calls them so', async ({ browser }) => {
  const page = await somebody(browser);
  await openHotSeat(page, 3, 0, 1, ['Ann', 'Ben']);
  // Who was not asked for a name keeps a number.
  await expect(page.getByRole('heading', { name: /^Pass the screen to|Ann|Ben|Player 3/ }).first()).toBeVisible();
  const dialog = await menu(page);
  for (const name of ['Ann', 'Ben', 'Player 3']) await expect(dialog.locator('.seats')).toContainText(name);
  expect(await axe(page)).toEqual([]);
});

test('in text mode the players have their names too', async ({ browser }) => {
  const ann = await somebody(browser, { mode: 'text' });
  await open(ann, { game: 'karak', seats: [ME, BOT] });
  await expect(ann.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ann.locator('main')).toContainText(/Ann.· (Horan|Darius|Taia|Elspeth|Lady Lorraine|Lord Xanros)/);
  await expect(ann.locator('main')).toContainText(/Brenna.· /);
});
