// Makes pictures of what people see of each other, and of a Monster that escapes: `cargo xtask screenshots`. They use the
// test server, whose clock stands still until it is moved.
import type { Browser, Page } from '@playwright/test';
import { photographer } from './lib/camera.ts';
import { leave, open, playOut, result, somebody, turn } from './lib/people.ts';
import { expect, test, type TestServer } from './lib/test.ts';
import { asked, chronicle, settled, tool, type Stop } from './lib/tour.ts';
import { Wire } from './lib/wire.ts';

test.afterEach(({ browser }) => leave(browser));

const ME = { type: 'me' };
const OPEN = { type: 'open' };
const BOT = { type: 'bot', level: 'spark' };
const WINDOW = { viewport: { width: 1280, height: 800 } };
const NAMES = ['Ann', 'Ben', 'Cleo'] as const;

interface People {
  people: Page[];
  /** What the last of them is told. */
  wire: Wire;
  links: Map<string, string>;
}

/** A table of Karak that has begun: Ann, whose table it is, the others, and bots. The server holds their time. */
async function table(browser: Browser, server: TestServer, many: number, bots = 0): Promise<People> {
  const people: Page[] = [];
  for (let seat = 0; seat < many; seat++) people.push(await somebody(browser, {}, WINDOW));
  for (const page of people) await server.hold(page);
  const [ann, ...guests] = people as [Page, ...Page[]];
  const wire = await Wire.at(guests.at(-1) ?? ann);
  const seats = [ME, ...guests.map(() => OPEN), ...Array.from({ length: bots }, () => BOT)];
  const { links } = await open(ann, { game: 'karak', seats });
  for (const [index, page] of guests.entries()) {
    await page.goto(links.get('any') ?? '');
    await page.locator('form input.input').fill(NAMES[index + 1] ?? '');
    await page.locator('form .btn.primary').click();
  }
  for (const page of people) await expect(turn(page)).toHaveText(/Your turn|deciding/);
  return { people, links, wire };
}

/** Turns end until somebody is to decide. */
async function untilTurnOf(wanted: Page, people: Page[]): Promise<void> {
  await expect(async () => {
    if ((await turn(wanted).innerText()) === 'Your turn') return;
    for (const page of people) {
      if (await page.locator('.playback').isVisible()) await page.keyboard.press('Escape');
      const end = page.locator('.dock .end:not([disabled])');
      if ((await turn(page).innerText()) === 'Your turn' && (await end.isVisible())) await end.click();
    }
    throw new Error('not yet');
  }).toPass();
}

const at = (selector: string) => asked(selector);
const notice = at('.notice');

test('pictures of somebody who is away, and of a vote about a bot', async ({ browser, server }) => {
  const { people, wire } = await table(browser, server, 3);
  const [ann, ben, cleo] = people as [Page, Page, Page];
  await untilTurnOf(ann, people);
  await photographer(ann)({ name: 'p-menu-host', open: tool('M') });
  await ann.close();
  const panel = (state: string): Stop['open'] => at(`.waited[data-presence="${state}"]`);
  await expect(async () => {
    await server.advance(1);
    await expect(cleo.locator('.waited[data-presence="reconnecting"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  const [hers, his] = [photographer(cleo), photographer(ben)];
  await hers({ name: 'p-reconnecting', open: panel('reconnecting') });
  await server.advance(20);
  await hers({ name: 'p-away', open: panel('away') });
  await hers({ name: 'p-menu-away', open: tool('M') });
  // A bot for the one who is gone.
  await cleo.reload();
  await cleo.locator('.waited .remedies button').first().click();
  await hers({ name: 'p-bot-asked', open: notice });
  await his({ name: 'p-bot-vote', open: notice });
  // The bot is held back, so that it can be seen in the seat.
  wire.keepMoves();
  await ben.locator('.notice .btn:not(.quiet)').click();
  await hers({ name: 'p-stand-in', open: panel('stand_in'), fleeting: true });
  wire.letMovesGo();
  await cleo.reload();
  // Another host for the one who is gone.
  await tool('M')(cleo);
  await cleo.locator('dialog[open] .seats li.mine button').last().click();
  await cleo.keyboard.press('Escape');
  await hers({ name: 'p-host-asked', open: notice });
  await his({ name: 'p-host-vote', open: notice });
  await ben.locator('.notice .btn.quiet').click();
  await expect(cleo.locator('.toast')).toBeVisible();
  await hers({ name: 'p-declined', open: at('.toast'), fleeting: true });
  await his({ name: 'p-chronicle', open: chronicle, beside: true });
});

test('pictures of a bot in one’s own place', async ({ browser, server }) => {
  const { people } = await table(browser, server, 2);
  const [ann, ben] = people as [Page, Page];
  await untilTurnOf(ben, people);
  await playOut(ann);
  await photographer(ann)({ name: 'p-bot-for-you', open: notice, fleeting: true });
});

test('pictures of a newcomer who asks for a bot’s seat', async ({ browser, server }) => {
  const { people } = await table(browser, server, 2, 1);
  const [ann, ben] = people as [Page, Page];
  await ann.keyboard.press('m');
  const dialog = ann.locator('dialog[open]');
  await dialog.locator('summary', { hasText: 'Invite' }).click();
  await dialog.locator('.invite select').selectOption({ label: 'Seat 3, replacing the bot' });
  await expect(dialog.locator('input.address')).toHaveValue(/#k=/);
  const address = await dialog.locator('input.address').inputValue();
  await photographer(ann)({
    name: 'p-invite',
    open: async (page) => {
      await tool('M')(page);
      await page.locator('dialog[open] summary').first().click();
      await page.locator('.invite select').selectOption({ index: 1 });
    },
  });
  await ann.keyboard.press('Escape');
  const eve = await somebody(browser, {}, WINDOW);
  await server.hold(eve);
  await eve.goto(address);
  const ask = async (page: Page) => {
    await page.locator('form input.input').fill('Eve');
    await page.locator('form .btn.primary').click();
    await expect(page.locator('form .asked')).toBeVisible();
  };
  await ask(eve);
  await photographer(ann)({ name: 'p-newcomer-vote', open: notice });
  await ann.locator('.notice .btn:not(.quiet)').click();
  await photographer(ann)({ name: 'p-newcomer-waits', open: notice });
  await ben.locator('.notice .btn.quiet').click();
  await expect(eve.locator('form .btn.primary')).toBeEnabled();
  await photographer(eve)({ name: 'p-newcomer-asks', open: ask });
});

test('pictures of a rematch that waits', async ({ browser, server }) => {
  const { people } = await table(browser, server, 3);
  const [ann, ben, cleo] = people as [Page, Page, Page];
  for (const page of people) await playOut(page);
  for (const page of people) await result(page);
  const ended = (page: Page) => expect(page.locator('dialog[open] .end').first()).toBeVisible();
  for (const page of people) {
    await page.reload();
    await ended(page);
  }
  await ann.locator('dialog[open]').getByRole('button', { name: 'Play again' }).click();
  await photographer(ann)({ name: 'p-rematch-waits', open: ended });
  await photographer(ben)({ name: 'p-rematch-asked', open: ended });
  await cleo.locator('dialog[open]').getByRole('button', { name: 'Decline' }).click();
  await photographer(ann)({ name: 'p-rematch-without', open: ended });
});

test('pictures of Monsters that escape', async ({ browser, server }) => {
  const ann = await somebody(browser, {}, WINDOW);
  await server.hold(ann);
  await open(ann, {
    game: 'thunderstone',
    seats: [ME],
    setup: { players: 1, selection: 'first_game', solo: 'normal' },
  });
  const visit = photographer(ann);
  const rest = '.ts .places button[aria-keyshortcuts="R"]';
  const escaped = ann.locator('[role=log]').getByText(/ escapes\.$/);
  for (let many = 0; many < 2;) {
    await at(rest)(ann);
    await ann.locator(rest).click();
    await settled(ann);
    const sheet = ann.locator('.ts .sheet');
    await sheet.or(ann.locator(rest)).first().waitFor();
    // No card is destroyed while resting.
    if (await sheet.isVisible()) await sheet.locator('footer .btn:not(.primary, .quiet)').click();
    await at(rest)(ann);
    await chronicle(ann);
    many = await escaped.count();
    await ann.keyboard.press('Escape');
  }
  await visit({ name: 't-escaped', open: chronicle, beside: true });
  await visit({ name: 't-escaped-since', open: async (page) => (await at(rest)(page), page.keyboard.press('s')) });
  await visit({
    name: 't-escaped-deck',
    open: async (page) => (await at(rest)(page), page.locator('.ts [data-place="dungeon"]').click()),
  });
});
