// The table around the game, as people meet it: sitting down, clocks, consent, chat, links, leaving, the end.
import { expect, test } from './lib/test.ts';
import { execFileSync } from 'node:child_process';
import { sound, troubles } from './lib/checks.ts';
import { leave, menu, open, pair, playOut, result, somebody, turn } from './lib/people.ts';
import { BINARY } from './lib/server.ts';
import { openForFriends } from './lib/start.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const BOT = { type: 'bot', level: 'spark' };
const ME = { type: 'me' };
const OPEN = { type: 'open' };

test('an invitation says what is played and with whom, and an old one says that it is old', async ({ browser }) => {
  const ann = await somebody(browser);
  const address = await openForFriends(ann, 'Ann', 3);
  const ben = await somebody(browser);
  const problems = troubles(ben);
  await ben.goto(address);
  await expect(ben.getByRole('heading', { name: 'Sit down and play Karak 2?' })).toBeVisible();
  await expect(ben.getByText('At the table: Ann and 2 free seats.')).toBeVisible();
  await sound(ben, 'invitation');
  // Looking at the table is not sitting down yet.
  await expect(ann.locator('header .fact')).toContainText('1 watching');
  await ben.locator('form input.input').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(ben.locator('.room li').nth(1)).toContainText('you');
  await expect(ann.locator('.room li').nth(1)).toContainText('Ben');
  expect(problems).toEqual([]);
  // The link is replaced: the old one is revoked.
  await ann.getByRole('button', { name: 'Replace the link' }).click();
  await expect(ann.locator('input.address')).not.toHaveValue(address);
  const eve = await somebody(browser);
  await eve.goto(address);
  await expect(eve.getByRole('alert')).toHaveText('This link is invalid or no longer works.');
  await expect(eve.getByRole('link', { name: 'Back to the start page' })).toBeVisible();
  await sound(eve, 'closed table');
});

test('one link is made, whoever comes and goes meanwhile', async ({ browser }) => {
  const ann = await somebody(browser);
  const address = await openForFriends(ann, 'Ann', 3);
  let asked = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await ann.route(/\/links$/, async (route) => {
    asked++;
    await held;
    await route.fallback();
  });
  // A browser that has forgotten its links makes one anew.
  await ann.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  await ann.reload();
  await expect.poll(() => asked).toBe(1);
  const ben = await somebody(browser);
  await ben.goto(address);
  await expect(ann.locator('header .fact')).toContainText('1 watching');
  answer();
  await expect(ann.locator('input.address')).toHaveValue(/#k=/);
  expect(asked).toBe(1);
});

test('somebody who watches by a link is sent away when it is replaced', async ({ browser }) => {
  const ann = await somebody(browser);
  await openForFriends(ann, 'Ann');
  await ann.locator('.invite select').selectOption({ label: 'Watching only' });
  await expect(ann.locator('input.address')).toHaveValue(/#w=/);
  const eve = await somebody(browser);
  await eve.goto(await ann.locator('input.address').inputValue());
  await expect(eve.locator('header .fact')).toContainText('You are watching');
  await ann.getByRole('button', { name: 'Replace the link' }).click();
  await expect(eve.locator('.notice.bad')).toContainText('This link is invalid or no longer works.');
});

test('a table in the list of open tables: found, joined, and gone from it', async ({ browser }) => {
  const ben = await somebody(browser);
  await ben.goto('/');
  const ann = await somebody(browser);
  await open(
    ann,
    { game: 'thunderstone', seats: [ME, OPEN], listed: true, clock: { type: 'per_move', seconds: 90 } },
    'Ann of the list',
  );
  await ben.getByRole('button', { name: /^Open tables/ }).click();
  const line = ben.locator('dialog[open] a', { hasText: 'Ann of the list' });
  await expect(line).toContainText('Thunderstone');
  await expect(line).toContainText('1 free seat');
  await expect(line).toContainText('90 seconds per decision');
  await line.click();
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await ben.locator('form input.input').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(turn(ben)).toHaveText(/Your turn|deciding/);
  await expect(turn(ann)).toHaveText(/Your turn|deciding/);
  await ben.goto('/');
  await ben.getByRole('button', { name: /^Open tables/ }).click();
  await expect(
    ben
      .locator('dialog[open]')
      .getByText(/Nobody is waiting|Karak|Thunderstone/)
      .first(),
  ).toBeVisible();
  await expect(ben.locator('dialog[open] a', { hasText: 'Ann of the list' })).toHaveCount(0);
});

test('the host begins without the missing people, and a friend takes a bot’s seat later', async ({ browser }) => {
  const ann = await somebody(browser);
  await openForFriends(ann, 'Ann', 3);
  await ann.getByRole('button', { name: 'Begin now: bots take the 2 free seats' }).click();
  await expect(turn(ann)).toHaveText(/Your turn|deciding/);
  const dialog = await menu(ann);
  await dialog.locator('summary', { hasText: 'Invite' }).click();
  await dialog.locator('.invite select').selectOption({ label: 'Seat 2, replacing the bot' });
  await expect(dialog.locator('input.address')).toHaveValue(/#k=/);
  const ben = await somebody(browser);
  await ben.goto(await dialog.locator('input.address').inputValue());
  await ben.locator('form input.input').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(dialog.locator('.seats')).toContainText('Ben');
});

test('addresses that lead nowhere say so', async ({ browser }) => {
  const eve = await somebody(browser);
  await eve.goto('/t/00000000000000000000000000');
  await expect(eve.getByRole('alert')).toHaveText('There is no such table, or you have no link to it.');
  // A full table: the last seat was taken while somebody thought about it.
  const ann = await somebody(browser);
  const { links } = await open(ann, { game: 'karak', seats: [ME, OPEN] });
  const [ben, cleo] = [await somebody(browser), await somebody(browser)];
  for (const page of [ben, cleo]) await page.goto(links.get('any') ?? '');
  await ben.locator('form input.input').fill('Ben');
  await cleo.locator('form input.input').fill('Cleo');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(turn(ben)).toHaveText(/Your turn|deciding/);
  await cleo.getByRole('button', { name: 'Take a seat' }).click();
  await expect(cleo.getByRole('alert')).toHaveText('Every seat at this table is taken.');
  await cleo.getByRole('button', { name: 'Just watch' }).click();
  await expect(cleo.locator('header .fact')).toContainText('You are watching');
});

test('a clock a move runs, and when it has run out a bot decides', async ({ browser, server }) => {
  const { first, other } = await pair(browser, { clock: { type: 'per_move', seconds: 4 } }, server);
  const timers = [first, other].map((page) => page.locator('header').getByRole('timer'));
  for (const left of ['0:04', '0:03', '0:02', '0:01']) {
    for (const timer of timers) await expect(timer).toHaveText(left);
    await server.advance(1);
  }
  await expect(
    other
      .locator('.chronicle, [role=log]')
      .getByText(/ is out of time: a bot decides\.$/)
      .first(),
  ).toBeVisible();
});

test('a bank of time is stopped by consent, and goes on', async ({ browser, server }) => {
  const { first, other } = await pair(browser, { clock: { type: 'bank', seconds: 600, increment: 5 } }, server);
  const timer = first.locator('header').getByRole('timer');
  await expect(timer).toHaveText('10:00');
  await server.advance(7);
  await expect(timer).toHaveText('9:53');
  await (await menu(first)).getByRole('button', { name: 'Request a pause' }).click();
  await expect(first.getByText('The other players have been asked.')).toBeVisible();
  await expect(other.getByText(/asks for a pause\.$/)).toBeVisible();
  // No: nothing has changed, and whoever asked hears it.
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(first.getByText(/declines\.$/).first()).toBeVisible();
  await expect(first.getByText('The other players have been asked.')).toBeHidden();
  // Yes: the clocks stand still, and nothing can be chosen.
  await (await menu(first)).getByRole('button', { name: 'Request a pause' }).click();
  await other.getByRole('button', { name: 'Agree' }).click();
  for (const page of [first, other]) await expect(page.getByText('The clocks are stopped.')).toBeVisible();
  await server.advance(60);
  await expect(timer).toHaveText('9:53');
  await expect(first.locator('.dock .end:not([disabled])')).toHaveCount(0);
  await other.getByRole('button', { name: 'Resume' }).click();
  await expect(first.getByText('The clocks are stopped.')).toBeHidden();
  await expect(timer).toHaveText('9:53');
  await server.advance(3);
  await expect(timer).toHaveText('9:50');
});

test('a choice is taken back freely, and an earlier one by consent', async ({ browser }) => {
  const { first, other } = await pair(browser);
  const undo = first.getByRole('button', { name: 'Undo' }).first();
  // A step to the land beside the castle tells nobody anything.
  await first.locator('.hit[data-way="move"]').first().click();
  const go = first.locator('.pop .do .btn');
  if (await go.count()) await go.first().click();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(first.locator('[role=log]').getByText(/takes back a choice\.$/)).toBeVisible();
  await expect(first.locator('[role=log] li.undone').first()).toBeVisible();
  // The turn is over: now the other one has to agree.
  await first.locator('.dock .end:not([disabled])').click();
  await expect(turn(other)).toHaveText('Your turn');
  await (await menu(first)).getByRole('button', { name: 'Request undo' }).click();
  await expect(other.getByText(/asks to undo a choice\.$/)).toBeVisible();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(turn(first)).toHaveText('Your turn');
  await expect(other.locator('[role=log]').getByText('Everyone agrees to the undo.')).toBeVisible();
});

test('alone with bots one goes back without asking anybody', async ({ browser }) => {
  const ann = await somebody(browser);
  await open(ann, { game: 'karak', seats: [ME, BOT] });
  await expect(turn(ann)).toHaveText('Your turn');
  await expect(ann.locator('.dock .end:not([disabled])')).toBeVisible();
  await expect(ann.locator('.hit[data-way]').first()).toBeVisible();
  const lands = await ann.locator('.hit[data-way]').count();
  await ann.locator('.dock .end:not([disabled])').click();
  await expect(ann.locator('.dock .end:not([disabled])')).toBeVisible();
  await (await menu(ann)).getByRole('button', { name: 'Undo back to my last choice' }).click();
  await expect(ann.locator('[role=log]').getByText('Everyone agrees to the undo.')).toBeVisible();
  await expect(ann.locator('.hit[data-way]')).toHaveCount(lands);
});

test('chat: heard by all, muted by the host, not too much at once', async ({ browser }) => {
  const ann = await somebody(browser);
  const { links } = await open(ann, { game: 'karak', seats: [ME, BOT] });
  const eve = await somebody(browser);
  await eve.goto(links.get('watch') ?? '');
  await eve.getByRole('button', { name: 'Chat' }).click();
  // Whoever watches says a name first.
  await eve.getByLabel('Enter your name to write to the table.').fill('Eve');
  await eve.getByRole('button', { name: 'Save the name' }).click();
  const write = eve.getByLabel('Say something to the table');
  await write.fill('Good luck!');
  await eve.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ann.locator('.chat.unread')).toBeVisible();
  await ann.getByRole('button', { name: 'Chat' }).click();
  await expect(ann.locator('aside [role=log]')).toContainText('Eve Good luck!');
  await ann.keyboard.press('Escape');
  const dialog = await menu(ann);
  await dialog.getByRole('button', { name: 'Mute the spectators' }).click();
  await expect(dialog.getByRole('button', { name: 'Unmute the spectators' })).toBeVisible();
  await ann.keyboard.press('Escape');
  // The notice goes away by itself, perhaps before a busy machine has written the last line.
  const told = eve.getByText('That was too much at once. Wait a moment.').first().waitFor();
  for (let line = 0; line < 7; line++) {
    await write.fill(`line ${line}`);
    await write.press('Enter');
  }
  await told;
  await ann.getByRole('button', { name: 'Chat' }).click();
  await expect(ann.locator('aside [role=log]').getByText('(muted)').first()).toBeVisible();
  await expect(ann.locator('aside [role=log]')).not.toContainText('line 0');
});

test('whoever leaves is stood in for, and takes the seat again', async ({ browser }) => {
  const { first, other } = await pair(browser);
  await playOut(first);
  await expect(first.getByText('A bot is playing for you.')).toBeVisible();
  await expect((await menu(other)).locator('.seats')).toContainText('a bot is standing in');
  await other.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(first.getByText('A bot is playing for you.')).toBeHidden();
});

test('the host lets a bot play for somebody who is gone for a day, who comes back', async ({ browser, server }) => {
  const ann = await somebody(browser);
  const { links } = await open(ann, { game: 'karak', seats: [ME, OPEN] });
  const ben = await somebody(browser);
  await ben.goto(links.get('any') ?? '');
  await ben.locator('form input.input').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [ann, ben]) await expect(turn(page)).toHaveText(/Your turn|deciding/);
  // Ben is waited for.
  if ((await turn(ben).innerText()) !== 'Your turn') await ann.locator('.dock .end:not([disabled])').click();
  await expect(turn(ben)).toHaveText('Your turn');
  await ben.goto('/credits');
  const dialog = await menu(ann);
  const bot = dialog.getByRole('button', { name: 'Let a bot play', exact: true });
  await bot.click();
  await expect(ann.getByText(/^This seat stays with its player\./)).toBeVisible();
  await server.advance(24 * 3600 + 1);
  await bot.click();
  await expect(dialog.locator('.seats')).toContainText('a bot is standing in');
  // On the start page the table is offered again.
  await ben.goto('/');
  await ben.getByRole('link', { name: /^Continue/ }).click();
  // The seat is Ben's as soon as he is there.
  await expect(dialog.locator('.seats')).not.toContainText('a bot is standing in');
  await expect(ben.getByText('A bot is playing for you.')).toBeHidden();
});

test('since your last turn: what happened is shown again, step by step or at once', async ({ browser }) => {
  const ann = await somebody(browser);
  await open(ann, { game: 'karak', seats: [ME, BOT] });
  const end = ann.locator('.dock .end:not([disabled])');
  await expect(end).toBeVisible();
  await end.click();
  await expect(end).toBeVisible();
  await (await menu(ann)).getByLabel('Animation speed').selectOption('0');
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'Since your last turn' }).click();
  const bar = ann.locator('.playback');
  const before = await bar.locator('p').textContent();
  await bar.getByRole('button', { name: 'Next' }).click();
  await expect(bar.locator('p')).not.toHaveText(before ?? '');
  await bar.getByRole('button', { name: 'Skip' }).click();
  await expect(bar).toBeHidden();
  await expect(end).toBeVisible();
});

test('a line of the chronicle shows its place on the board, and its rule can be read', async ({ browser }) => {
  const ann = await somebody(browser, {}, { viewport: { width: 1920, height: 1080 } });
  await open(ann, { game: 'karak', seats: [ME, BOT] });
  await expect(turn(ann)).toHaveText('Your turn');
  const line = ann.locator('.chronicle li', { has: ann.locator('.rid') }).first();
  const id = await line.locator('.rid').textContent();
  await line.locator('.rid').click();
  await expect(ann.locator('dialog[open]')).toContainText(`Rule ${id}`);
});

test('a line of the chronicle is pressed with the space bar, as buttons are', async ({ browser }) => {
  const ann = await somebody(browser, {}, { viewport: { width: 1920, height: 1080 } });
  await open(ann, { game: 'karak', seats: [ME, BOT] });
  const end = ann.locator('.dock .end:not([disabled])');
  await end.click();
  await expect(end).toBeVisible();
  // Somebody has moved, and the line says where.
  const lines = ann.locator('.chronicle .text');
  let pointed = 0;
  for (let index = (await lines.count()) - 1; index >= 0 && pointed === 0; index--) {
    await lines.nth(index).press(' ');
    pointed = await ann.locator('.board .pointed').count();
  }
  expect(pointed).toBeGreaterThan(0);
});

test('the end: the file is saved and verifies, and everybody gets to the next game', async ({ browser }) => {
  test.slow();
  const { first, other, table } = await pair(browser);
  await playOut(first);
  await playOut(other);
  for (const page of [first, other]) await result(page);
  await sound(first, 'end');
  const [download] = await Promise.all([
    first.waitForEvent('download'),
    first.getByRole('link', { name: 'Save the game file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`emberhall-${table}.json`);
  const file = await download.path();
  execFileSync(BINARY, ['verify', file]);
  execFileSync(BINARY, ['replay', file], { stdio: 'pipe' });
  await first.getByRole('button', { name: 'Play again' }).click();
  // There is no new table before both have agreed.
  const asked = first.locator('dialog[open]');
  await expect(asked.getByText('The new game begins as soon as everyone has agreed.')).toBeVisible();
  await expect(asked.getByText('no answer yet')).toHaveCount(1);
  await expect(first).toHaveURL(new RegExp(table));
  await other.locator('dialog[open]').getByRole('button', { name: 'Play again' }).click();
  for (const page of [first, other]) {
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(turn(page)).toHaveText(/Your turn|deciding/);
  }
  expect(other.url()).toBe(first.url());
});
