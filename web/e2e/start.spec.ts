// From the door to the first decision, and what every page owes to everybody.
import { expect, test } from './lib/test.ts';
import { sound } from './lib/checks.ts';
import { HASTY, prefer } from './lib/settings.ts';
import { leave } from './lib/people.ts';
import { joinBy, openForFriends, playNow } from './lib/start.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

for (const game of ['karak', 'thunderstone'] as const) {
  test(`two clicks lead to the first decision of ${game}`, async ({ page }) => {
    await prefer(page, { ...HASTY, game, opponents: 1, level: 'spark' });
    await page.goto('/');
    await expect(page.locator('button.first')).toBeVisible();
    const begun = Date.now();
    await playNow(page);
    await expect(page.locator('header .turn.mine')).toHaveText('Your turn');
    console.log(`${game}: the first decision ${Date.now() - begun} ms after the start page began to load again`);
  });
}

test('the last setup is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Put on the table Thunderstone' }).click();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.locator('dialog').getByRole('radio', { name: '4', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Play now/ })).toContainText('Thunderstone against 4 bots');
});

test('a friend joins by the link', async ({ page, browser }) => {
  const address = await openForFriends(page, 'Ann');
  const friend = await (await browser.newContext()).newPage();
  await joinBy(friend, address, 'Ben');
  // With everybody at the table the game begins.
  await expect(page.locator('header .turn')).toHaveText(/Your turn|deciding/);
  await expect(friend.locator('header .turn')).toHaveText(/Your turn|deciding/);
});

for (const path of ['/rules', '/credits', '/privacy', '/nowhere']) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await sound(page, path);
  });
}
