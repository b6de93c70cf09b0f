// Whole games of Karak 2 in a real browser, by clicks alone.
import { expect, test, type Page } from './lib/test.ts';
import { axe, cut, text, troubles, unspoken } from './lib/checks.ts';
import { Karak } from './lib/karak.ts';
import { HASTY, LANGUAGES, prefer, SIZES, THEMES, type Language } from './lib/settings.ts';
import { leave } from './lib/people.ts';
import { joinBy, openForFriends, openHotSeat, playNow } from './lib/start.ts';
import { hexes, light } from './lib/tour.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

/** Looks now and then at the words on the screen, at each kind of scene at least once. */
function reader(page: Page, language: Language): (scene: { is: string }) => Promise<void> {
  const seen = new Map<string, number>();
  return async ({ is }) => {
    const times = (seen.get(is) ?? 0) + 1;
    seen.set(is, times);
    if (times % 10 === 1) expect(await unspoken(page, language), is).toEqual([]);
  };
}

/** Looks once at a late board: axe finds nothing in either theme. */
function late(page: Page): (scene: { is: string }) => Promise<void> {
  let seen = false;
  return async ({ is }) => {
    if (seen || is !== 'turn' || (await hexes(page)) < 26) return;
    seen = true;
    for (const theme of THEMES) {
      await light(page, theme);
      expect(await axe(page), `late, ${theme}`).toEqual([]);
    }
  };
}

/** The end from all sides: nothing is cut in any window, and axe finds nothing in either theme. */
async function inspectEnd(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await cut(page), `the end at ${width}`).toEqual([]);
  }
  for (const theme of THEMES) {
    await light(page, theme);
    expect(await axe(page), `the end, ${theme}`).toEqual([]);
  }
}

/** Five heroes take long: every run has them in one language, the long one in all. */
const crowded = (seats: number, language: Language) => (seats === 5 && language !== 'pl' ? { tag: '@long' } : {});

for (const language of LANGUAGES) {
  for (const seats of [2, 5]) {
    test(`a whole game of ${seats} in ${language}`, crowded(seats, language), async ({ page }) => {
      const problems = troubles(page);
      await prefer(page, { ...HASTY, language, game: 'karak', opponents: seats - 1, level: 'candle' });
      await playNow(page);
      await expect(page.locator('header .turn.mine')).toHaveText(text(language, 'web-turn-yours'));
      const player = new Karak(page, seats + language.charCodeAt(0));
      const begun = Date.now();
      const [reads, checks] = [reader(page, language), late(page)];
      await player.finish({ watch: async (scene) => void (await reads(scene), await checks(scene)) });
      console.log(
        `${language}, ${seats} seats: ${player.round} rounds, ${player.decisions} clicks, ${Math.round((Date.now() - begun) / 1000)} s`,
      );
      await expect(page.locator('dialog[open] .end.karak li .pts')).toHaveCount(seats);
      expect(await unspoken(page, language)).toEqual([]);
      await inspectEnd(page);
      expect(problems).toEqual([]);
    });
  }
}

test('two browsers by the link, to the end', { tag: '@long' }, async ({ page, browser }) => {
  const problems = troubles(page);
  await prefer(page, { ...HASTY, game: 'karak', level: 'candle' });
  const address = await openForFriends(page, 'Ann', 2, 1);
  const context = await browser.newContext({ locale: 'de' });
  await prefer(context, { ...HASTY, language: 'de' });
  const friend = await context.newPage();
  const theirs = troubles(friend);
  await joinBy(friend, address, 'Ben');
  // Both play at once, each when it is their turn.
  await Promise.all([new Karak(page, 3).finish(), new Karak(friend, 4).finish()]);
  await expect(page.locator('dialog[open] .end.karak')).toBeVisible();
  await expect(friend.locator('dialog[open] .end.karak')).toBeVisible();
  expect([...problems, ...theirs]).toEqual([]);
});

test('several people at one screen, to the end', { tag: '@long' }, async ({ page }) => {
  const problems = troubles(page);
  await prefer(page, { ...HASTY, game: 'karak', level: 'candle' });
  await openHotSeat(page, 2, 1);
  await new Karak(page, 5).finish();
  // One sign has one meaning: the laurel is the glory here, too.
  const laurels = page.locator('dialog[open] .end.karak svg:has(use[href="#i-glory"])');
  const labels = await laurels.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')));
  expect(new Set(labels)).toEqual(new Set(['Glory']));
  await expect(page.locator('dialog[open] .end.karak li .pts')).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('after a reload a battle that is won still tells who was beaten, and what came of it', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'karak', opponents: 1, level: 'candle' });
  await playNow(page);
  const won = page.locator('.battle:has(.spoils) .versus.won');
  await new Karak(page, 8).reach(
    async ({ is, battle }) => is === 'battle' && battle.spoils > 0 && (await won.count()) > 0,
  );
  const report = async () => [
    await page.locator('.battle .foe .names, .battle .foe .loot').allInnerTexts(),
    await page.locator('.battle .gain').allInnerTexts(),
  ];
  const before = await report();
  expect(before[0]?.join('')).not.toBe('');
  await page.reload();
  await expect(won).toBeVisible();
  expect(await report()).toEqual(before);
});

test('a tile falls into place once, when it is laid', async ({ page }) => {
  await prefer(page, { ...HASTY, motion: 'full', game: 'karak', opponents: 1, level: 'candle' });
  await playNow(page);
  const laid = page.locator('.map .tile');
  const tiles = () =>
    laid.evaluateAll((all) => all.map((tile) => (getComputedStyle(tile).animationName === 'none' ? 'lies' : 'falls')));
  await expect(laid.first()).toBeAttached();
  const there = await laid.count();
  await new Karak(page, 9).reach(async ({ is }) => is === 'turn' && (await laid.count()) > there);
  const before = await tiles();
  expect(before).toContain('falls');
  await page.reload();
  await expect(laid).toHaveCount(before.length);
  expect(new Set(await tiles())).toEqual(new Set(['lies']));
});

test('the whole map is in sight when it is wanted, on a phone in place of the hero board', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'karak', opponents: 2, level: 'candle' });
  await playNow(page);
  await new Karak(page, 6).reach(
    async ({ is }) => is === 'turn' && (await page.locator('.hit:not(.rim)').count()) >= 14,
  );
  const outside = () =>
    page.locator('.hit:not(.rim), .hit[data-way]').evaluateAll((hits) => {
      const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
      const out = ({ left, top, right, bottom }: DOMRect) =>
        left < board.left || top < board.top || right > board.right || bottom > board.bottom;
      return hits.filter((hit) => out(hit.getBoundingClientRect())).length;
    });
  // Whoever played may have looked at it already.
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  const whole = page.locator('.zoom .btn[aria-pressed]');
  await expect(whole).toHaveAttribute('aria-pressed', 'false');
  await whole.click();
  await expect(page.locator('aside.hero .panel')).toBeHidden();
  await expect.poll(outside).toBe(0);
  await whole.click();
  await expect(page.locator('aside.hero .panel')).toBeVisible();
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await whole.click();
    await expect.poll(outside).toBe(0);
    await whole.click();
  }
});
