// How many clicks the usual things take, counted by the page itself; `docs/client.md` has the table.
import { expect, test, type Page } from './lib/test.ts';
import { boxed } from './lib/box.ts';
import { Karak } from './lib/karak.ts';
import { leave, open, somebody } from './lib/people.ts';
import { Thunderstone } from './lib/thunderstone.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const BOT = { type: 'bot', level: 'spark' };
const ME = { type: 'me' };
const DESK = { viewport: { width: 1366, height: 768 } };
const SCREENS = [
  ['phone', { viewport: { width: 390, height: 844 } }],
  ['desk', DESK],
] as const;

type Counting = Window & { clicked?: number };

/** Counts the clicks from now on. */
const count = (page: Page) =>
  page.evaluate(() => {
    const counting = window as Counting;
    if (counting.clicked === undefined)
      document.addEventListener('click', () => (counting.clicked = (counting.clicked ?? 0) + 1), true);
    counting.clicked = 0;
  });
const clicked = (page: Page) => page.evaluate(() => (window as Counting).clicked ?? 0);

for (const [name, screen] of SCREENS) {
  test(`a move takes two clicks, exploring and laying three (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await open(ann, { game: 'karak', setup: boxed({ chasms: [0] }, 'horan', 'taia'), seats: [ME, BOT] });
    const player = new Karak(ann, 11);
    const here = (at: string) => expect(ann.locator(`.hit[data-at="${at}"]`)).toHaveAttribute('aria-current', /.+/);

    await player.until(({ is, ways }) => is === 'turn' && ways.some(({ way }) => way === 'move'));
    const there = ann.locator('.hit[data-way="move"]').first();
    const at = (await there.getAttribute('data-at')) ?? '';
    await count(ann);
    await there.click();
    await there.click();
    await here(at);
    expect(await clicked(ann)).toBeLessThanOrEqual(2);

    await player.until(({ is, ways }) => is === 'turn' && ways.some(({ way }) => way === 'explore'));
    const unknown = ann.locator('.hit[data-way="explore"]').first();
    const hex = (await unknown.getAttribute('data-at')) ?? '';
    await count(ann);
    await unknown.click();
    await unknown.click();
    await ann.locator('.laying .btn.primary:not([disabled])').click();
    await here(hex);
    expect(await clicked(ann)).toBeLessThanOrEqual(3);
  });

  test(`a turn in the Village takes two clicks (${name})`, async ({ browser }) => {
    const ann = await somebody(browser, {}, screen);
    await open(ann, { game: 'thunderstone', seats: [ME, BOT] });
    await new Thunderstone(ann).until(({ is }) => is === 'place');
    // The gold is told a moment after the question.
    await expect(ann.locator('.ts .places .fact').first()).toBeVisible();
    const discard = ann.locator('.ts .player').first();
    const before = await discard.getAttribute('aria-label');
    const torch = ann.locator('.ts [data-pile="iron_rations"] button.face');
    await count(ann);
    await torch.click();
    await expect(ann.locator('.ts .deeds .btn')).toContainText('To the Village');
    await torch.click();
    await expect(ann.locator('.ts .places')).toHaveCount(0);
    await expect.poll(() => discard.getAttribute('aria-label')).not.toBe(before);
    expect(await clicked(ann)).toBeLessThanOrEqual(2);
    await expect(ann.locator('.ts .ledger')).toHaveCount(0);
  });

  test(`a turn in the Dungeon with a weapon takes three clicks (${name})`, async ({ browser }) => {
    // At a desk the hall shows at once which monster can be defeated.
    const ann = await somebody(browser, {}, DESK);
    const weapon = '.ts .held [data-card="dagger"]';
    const won = '.ts .verdict-place .verdict.win';
    const met = async (selector: string) => (await ann.locator(selector).count()) > 0;
    // A game that ends before it comes to that is followed by another.
    for (let is = 'over'; is === 'over';) {
      await open(ann, { game: 'thunderstone', seats: [ME, BOT] });
      const wished = async (scene: { is: string }) => scene.is === 'place' && (await met(weapon)) && (await met(won));
      ({ is } = await new Thunderstone(ann).until(wished, { shops: 3 }));
    }
    await ann.setViewportSize(screen.viewport);
    await count(ann);
    await ann.locator('.ts .places button[aria-keyshortcuts="D"]').click();
    // On a phone it stands in the dock, too.
    const plans = ann.locator('.ts .plan[aria-keyshortcuts="B"]');
    await plans.filter({ visible: true }).click();
    await expect(plans).toHaveCount(0);
    await ann.locator('.ts :is(.lane, .dock-row) .btn.primary:visible').click();
    await expect(ann.locator('.ts.dungeon .lane .stamp, .ts .sheet, .ts:not(.dungeon)').first()).toBeVisible();
    expect(await clicked(ann)).toBeLessThanOrEqual(3);
  });
}
