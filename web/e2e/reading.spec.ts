// Reading the game: what it is about, what just happened means, what would be best, and why one is asked.
import { expect, test, type Page } from './lib/test.ts';
import { boxed } from './lib/box.ts';
import { axe } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { leave, open, somebody } from './lib/people.ts';
import { Thunderstone } from './lib/thunderstone.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const BOT = { type: 'bot', level: 'spark' };
const ME = { type: 'me' };
const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { viewport: { width: 1366, height: 768 } };
const SCREENS = [
  ['phone', PHONE],
  ['desk', DESK],
] as const;

const GENERAL = '.board use[href="#army-general"]';
/** What came of one's own battle; that of others can be closed. */
const OUTCOME = '.battle:not(:has(.head .icon)) .versus';

const karak = (page: Page, box: Parameters<typeof boxed>[0]) =>
  open(page, { game: 'karak', setup: boxed(box, 'horan', 'taia'), seats: [ME, BOT] });
const thunderstone = (page: Page) => open(page, { game: 'thunderstone', seats: [ME, BOT] });

for (const [name, screen] of SCREENS) {
  test(`the goal stays in sight: stones, rivals, the General (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await karak(ann, { general: true });
    const goal = ann.locator('.goal');
    const player = new Karak(ann, 5);
    await player.until(({ is }) => is === 'turn');
    await expect(goal).toContainText('you 0');
    // Whoever has the first turn may have found him.
    const found = (await ann.locator(GENERAL).count()) > 0;
    await expect(goal).toContainText(found ? /found, strength.1\d/ : 'not found yet');
    expect(await axe(ann)).toEqual([]);
    // It opens the rule that says who wins.
    await goal.click();
    await expect(ann.locator('dialog[open]')).toContainText('K-END-1');
    await ann.keyboard.press('Escape');
    await player.until(async () => (await ann.locator(GENERAL).count()) > 0);
    await expect(goal).toContainText(/found, strength.1\d/);
  });

  test(`a won battle says what the glory allows, and the goal counts the stone (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await karak(ann, { hero: 3, strength: 2 });
    const player = new Karak(ann, 6);
    const outcome = ann.locator(OUTCOME);
    await player.until(async ({ is }) => is === 'battle' && (await outcome.count()) > 0, { patient: true });
    await expect(outcome).toContainText('Won');
    await expect(outcome.locator('.means')).toHaveText('You stay here, and your turn is over.');
    await expect(outcome).toContainText(/Glory.0.→.2: up to 2.units in the army/);
    await player.until(({ is }) => is === 'turn');
    await expect(ann.locator('.goal .mine')).toContainText('1');
  });

  test(`a lost battle says where one is then, and that there were no losses (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await karak(ann, { hero: 0, strength: 9 });
    const player = new Karak(ann, 7);
    const outcome = ann.locator(OUTCOME);
    await player.until(async ({ is }) => is === 'battle' && (await outcome.count()) > 0, { patient: true });
    await expect(outcome).toContainText('Lost');
    await expect(outcome.locator('.means')).toContainText(/You go back \(.+\), and your turn is over\./);
    await expect(outcome.locator('.means')).toContainText('No losses.');
    expect(await axe(ann)).toEqual([]);
  });

  test(`a lost battle that cost a life does not say so (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await karak(ann, { hero: -1, strength: 9 });
    const outcome = ann.locator(OUTCOME);
    const player = new Karak(ann, 8);
    // One face of the die is no skull.
    const hurt = outcome.locator('.gain.bad');
    await player.until(async ({ is }) => is === 'battle' && (await hurt.count()) > 0, { patient: true });
    await expect(outcome.locator('.means')).not.toContainText('No losses.');
  });

  test(`the last unit that can be recruited waits for a word, as the engine says (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await karak(ann, { hero: 3, strength: 2 });
    const player = new Karak(ann, 9);
    await player.until(({ is, ask }) => is === 'ask' && ask.trains > 0);
    const add = ann.locator('.dock .ask .unit .btn.icon:last-child[aria-disabled="false"]');
    const last = ann.locator('.dock .ask .ends');
    // Whatever can be added is added, until the one with which the action would end.
    while ((await last.count()) === 0) {
      const before = await ann.locator('.dock .ask .unit .count').allInnerTexts();
      await add.first().click();
      await expect
        .poll(async () => (await last.count()) > 0 || (await counts(ann)).join() !== before.join())
        .toBe(true);
    }
    await expect(ann.locator('.dock .ask')).toBeVisible();
    await expect(last).toContainText('With it the action ends.');
    await last.getByRole('button').click();
    await expect(last).toHaveCount(0);
  });

  test(`the gold stands on the Village, the best attack stays until it is laid (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await thunderstone(ann);
    const player = new Thunderstone(ann);
    // A hand with a weapon in it.
    const armed = '.ts .held [data-card="dagger"]';
    await player.until(async ({ is }) => is === 'place' && (await ann.locator(armed).count()) > 0, { shops: 1 });
    const village = ann.locator('.ts .places button[aria-keyshortcuts="V"]');
    await expect(village.locator('.fact')).toContainText(/\d+.gold/);
    expect(await axe(ann)).toEqual([]);
    await ann.locator('.ts .places button[aria-keyshortcuts="D"]').click();
    // In the lane of the monster and, on a phone, in the dock.
    const plans = ann.locator('.ts .plan[aria-keyshortcuts="B"]');
    const plan = plans.filter({ visible: true });
    await expect(plan).toBeVisible();
    await expect(plan.locator('.verdict')).toBeVisible();
    expect(await axe(ann)).toEqual([]);
    const bare = await ann.locator('.ts .held li > .one[draggable="true"]').count();
    await plan.click();
    await expect(ann.locator('.ts .held li > .one[draggable="true"]')).not.toHaveCount(bare);
    await expect(plans).toHaveCount(0);
  });
}

const counts = (page: Page) => page.locator('.dock .ask .unit .count').allInnerTexts();

test('one sign has one meaning: the laurel is the glory', async ({ browser }) => {
  const ann = await somebody(browser, {}, DESK);
  await karak(ann, { hero: 5, strength: 2 });
  await new Karak(ann, 4).until(({ is }) => is === 'turn');
  expect(await ann.locator('.side .pl use[href="#i-glory"]').count()).toBe(1);
  // The act of a slot is no battle.
  await expect(ann.locator('.dock .tslot use[href="#i-battle"]')).toHaveCount(0);
});

test('the question of a card names the card, and nothing lies over the text of a monster', async ({ browser }) => {
  const ann = await somebody(browser, {}, { viewport: { width: 1920, height: 1080 } });
  await thunderstone(ann);
  const asked: string[] = [];
  const watch = async ({ is, title }: { is: string; title: string }) => {
    if (is !== 'sheet') return;
    const cards = await ann
      .locator('.ts .sheet .asks [data-card]')
      .evaluateAll((found) => found.map((one) => one.getAttribute('data-card') ?? ''));
    for (const card of cards) {
      asked.push(title);
      expect.soft(title.toLowerCase()).toContain(card.replaceAll('_', ' '));
    }
    expect.soft(await covered(ann), title).toEqual([]);
  };
  await new Thunderstone(ann).finish({ watch });
  expect(asked.length).toBeGreaterThan(0);
});

/** Texts of the hall that a stamp lies over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const over = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const stamps = [...document.querySelectorAll('.hall .stamp')].map((stamp) => stamp.getBoundingClientRect());
    const lines = [...document.querySelectorAll<HTMLElement>('.hall .line, .hall .name')];
    return lines
      .filter((line) => stamps.some((stamp) => over(stamp, line.getBoundingClientRect())))
      .map((line) => line.innerText);
  });

test('the chronicle stays at its end when its panel shrinks and grows', async ({ browser }) => {
  const ann = await somebody(browser, {}, { viewport: { width: 1920, height: 1080 } });
  await thunderstone(ann);
  const player = new Thunderstone(ann);
  await player.until(({ is }) => is === 'village' && player.turns > 2, { shops: 2 });
  const left = () =>
    ann
      .locator('.chronicle .scroll')
      .evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));
  const height = () => ann.locator('.chronicle .scroll').evaluate((list) => list.clientHeight);
  const full = await height();
  await expect.poll(left).toBeLessThan(2);
  // A card that is looked at takes room from the chronicle.
  await ann.locator('.ts [data-pile] button.face').first().click();
  await expect.poll(height).toBeLessThan(full);
  await expect.poll(left).toBeLessThan(2);
  await ann.keyboard.press('Escape');
  await expect.poll(height).toBe(full);
  await expect.poll(left).toBeLessThan(2);
  // Whoever reads what happened before is left alone.
  await ann.locator('.chronicle .scroll').hover();
  await ann.mouse.wheel(0, -400);
  await expect.poll(left).toBeGreaterThan(60);
  const before = await left();
  await ann.setViewportSize({ width: 1920, height: 1000 });
  await expect.poll(height).toBeLessThan(full);
  expect(await left()).toBeGreaterThanOrEqual(before);
});
