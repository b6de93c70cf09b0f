// The table around the game in words alone: the screen that goes from hand to hand, clocks, chat, and whoever watches.
import { expect, test, type Page } from './lib/test.ts';
import { text } from './lib/checks.ts';
import { leave, open, somebody } from './lib/people.ts';
import { TextPlayer } from './lib/text.ts';

test.afterEach(({ browser }) => leave(browser));

const ME = { type: 'me' } as const;
const OPEN = { type: 'open' } as const;
const TEXT = { mode: 'text' } as const;
const log = (page: Page) => page.locator('[role="log"]');
/** What the page would read out, all of it. */
const words = (page: Page) => page.locator('body').innerText();

/** Where the page stands: to whom the screen goes, or what is asked and may be chosen. */
const state = (page: Page) =>
  page.evaluate(() => ({
    passes: document.querySelector('main [role="alert"] h1') !== null,
    asked: document.querySelector('#question')?.textContent ?? '',
    choices: document.querySelectorAll('main ol li button:not([disabled])').length,
  }));

/** Types the last choice, which mostly ends the turn, until the screen is to be passed on. */
async function endTurn(page: Page, player: TextPlayer): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    await expect.poll(async () => (await state(page)).passes || (await state(page)).choices > 0).toBe(true);
    const before = await state(page);
    if (before.passes) return;
    await player.type(String(before.choices));
    await expect.poll(() => state(page)).not.toEqual(before);
  }
  throw new Error('the turn does not end');
}

test('the screen goes from hand to hand, and nobody hears what the other holds', async ({ browser }) => {
  const page = await somebody(browser, TEXT);
  await open(page, { game: 'thunderstone', seats: [ME, ME] });
  const player = new TextPlayer(page);
  const title = page.locator('main [role="alert"] h1');
  const go = page.getByRole('button', { name: 'I’m ready' });
  const names: string[] = [];
  let before: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    // Whoever has the screen is told so, and nothing else: no log, no question, no hand.
    await expect(title).toHaveText(/^Pass the screen to Player\s[12]$/);
    names.push(await title.innerText());
    await expect(log(page)).toHaveCount(0);
    await expect(page.locator('#command')).toHaveCount(0);
    await expect(page.locator('main ol li')).toHaveCount(0);
    for (const line of before) expect(await words(page)).not.toContain(line);
    await expect(go).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main ol li').first()).toBeVisible();
    const hand = await player.ask('hand');
    expect(hand).toHaveLength(1);
    // What was told before the screen was passed on is gone, and the chronicle names no card that the other drew. Both have
    // the same cards at first: now and then they hold the same six.
    for (const line of before) if (!hand.includes(line)) expect(await words(page)).not.toContain(line);
    const other = names.at(-1)?.endsWith('1') ? /^Player\s2 draws/ : /^Player\s1 draws/;
    const drawn = (await player.ask('log 999')).filter((line) => other.test(line));
    expect(drawn.length, 'the other has drawn').toBeGreaterThan(0);
    for (const line of drawn) expect(line).toMatch(/^Player\s[12] draws a card\./);
    before = hand;
    await endTurn(page, player);
  }
  expect(new Set(names).size).toBe(2);
});

test('clocks are told when they are asked for, and when one runs out a bot decides', async ({ browser, server }) => {
  const page = await somebody(browser, TEXT);
  await server.hold(page);
  await open(page, {
    game: 'thunderstone',
    seats: [ME, { type: 'bot', level: 'spark' }],
    clock: { type: 'per_move', seconds: 6 },
  });
  await expect(page.locator('main ol li').first()).toBeVisible();
  const player = new TextPlayer(page);
  const told = await player.ask('clock');
  expect(told).toHaveLength(2);
  for (const line of told) expect(line).toMatch(/: Time left: 0:06$/);
  await server.advance(2);
  const later = await player.ask('clock');
  expect(later.find((line) => line.startsWith('Ann'))).toMatch(/: Time left: 0:04$/);
  expect(later.find((line) => !line.startsWith('Ann'))).toMatch(/: Time left: 0:06$/);
  await server.advance(4);
  // Nothing is typed any more: the game goes on, and it is announced.
  await expect(log(page).locator('.event').filter({ hasText: 'Ann' }).first()).toBeVisible();
  const untimed = await somebody(browser, TEXT);
  await open(untimed, { game: 'karak', seats: [ME, { type: 'bot', level: 'spark' }] });
  await expect(untimed.locator('main ol li').first()).toBeVisible();
  expect(await new TextPlayer(untimed).ask('clock')).toEqual([text('en', 'web-setup-clock-none')]);
});

test('people talk in words, and whoever watches is told what the party would do', async ({ browser }) => {
  const [ann, ben, watcher] = [
    await somebody(browser, TEXT),
    await somebody(browser, TEXT),
    await somebody(browser, TEXT),
  ];
  const { links } = await open(ann, { game: 'thunderstone', seats: [ME, OPEN] });
  await ben.goto(links.get('any') ?? '');
  await ben.locator('form input.input').fill('Ben');
  await ben.locator('form .btn.primary').click();
  await watcher.goto(links.get('watch') ?? '');
  await Promise.all([ann, ben, watcher].map((page) => expect(log(page)).toBeVisible()));
  expect(await new TextPlayer(ann).ask('chat')).toEqual([text('en', 'web-chat-empty')]);
  await new TextPlayer(ann).type('say Good evening, Ben');
  // It is announced to everybody, and can be heard again.
  for (const page of [ann, ben, watcher])
    await expect(log(page).locator('.said')).toHaveText('Ann says: Good evening, Ben');
  await new TextPlayer(ben).type('say Hello');
  await expect(log(ann).locator('.said')).toHaveCount(2);
  expect(await new TextPlayer(ann).ask('chat')).toEqual(['Ann says: Good evening, Ben', 'Ben says: Hello']);

  // Whoever decides goes into the Dungeon; the cards lie open there, and all who listen can have the sums.
  const choices = (page: Page) => page.locator('main ol li');
  await expect.poll(async () => (await choices(ann).count()) + (await choices(ben).count())).toBeGreaterThan(0);
  const [first, other] = (await choices(ann).count()) > 0 ? [ann, ben] : [ben, ann];
  for (const page of [other, watcher]) expect(await new TextPlayer(page).ask('odds')).toHaveLength(1);
  const dungeon = (await choices(first).allInnerTexts()).findIndex((line) => line.includes('Dungeon'));
  await new TextPlayer(first).type(String(dungeon + 1));
  await expect(first.locator('#question')).not.toHaveText(/Village/);
  const sums = await new TextPlayer(first).ask('odds');
  expect(sums.length).toBeGreaterThan(6);
  for (const page of [other, watcher]) expect(await new TextPlayer(page).ask('odds')).toEqual(sums);
});
