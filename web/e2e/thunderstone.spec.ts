// Whole games of Thunderstone in a real browser, by clicks alone.
import { expect, test, type Page } from './lib/test.ts';
import { readFileSync } from 'node:fs';
import { sound, text, troubles, unspoken } from './lib/checks.ts';
import { HASTY, LANGUAGES, prefer, type Language } from './lib/settings.ts';
import { joinBy, openForFriends, openHotSeat, playNow } from './lib/start.ts';
import { Thunderstone, type Scene } from './lib/thunderstone.ts';

/** Looks now and then at the words on the screen, at each kind of scene at least once. */
function reader(page: Page, language: Language): (scene: Scene) => Promise<void> {
  const seen = new Map<string, number>();
  return async ({ is }) => {
    const times = (seen.get(is) ?? 0) + 1;
    seen.set(is, times);
    if (times % 12 === 1) expect(await unspoken(page, language), is).toEqual([]);
  };
}

for (const language of LANGUAGES) {
  test(`a whole game of 2 in ${language}`, async ({ page }) => {
    const problems = troubles(page);
    await prefer(page, { ...HASTY, language, game: 'thunderstone', opponents: 1, level: 'candle' });
    await playNow(page);
    const player = new Thunderstone(page);
    await player.finish({ watch: reader(page, language) });
    console.log(`${language}: ${player.turns} turns, ${player.clicks} clicks`);
    await expect(page.locator('dialog[open] .ts.end tbody')).toHaveCount(2);
    expect(await unspoken(page, language)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('alone against the dungeon, on a phone', async ({ page }) => {
  const problems = troubles(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page, { ...HASTY, game: 'thunderstone', opponents: 0, level: 'spark' });
  await playNow(page);
  await new Thunderstone(page).finish();
  await expect(page.locator('dialog[open] .ts.end .village')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a whole game of 5', async ({ page }) => {
  const problems = troubles(page);
  await prefer(page, { ...HASTY, game: 'thunderstone', opponents: 4, level: 'candle' });
  await playNow(page);
  const points = () => page.locator('.ts .player .points').allInnerTexts();
  const soFar = new Set<string>();
  const watch = async () => void (await points()).forEach((one) => soFar.add(one.trim()));
  await new Thunderstone(page).finish({ watch });
  await expect(page.locator('dialog[open] .ts.end tbody')).toHaveCount(5);
  // The players' cards said all the time how many victory points there were, and at the end they say the result.
  expect(soFar.has('0')).toBe(true);
  expect(soFar.size).toBeGreaterThan(5);
  const totals = await page.locator('dialog[open] .ts.end .total').allInnerTexts();
  expect((await points()).map(Number).toSorted()).toEqual(totals.map(Number).toSorted());
  expect(problems).toEqual([]);
});

test('two browsers by the link, to the end, and a spectator', { tag: '@long' }, async ({ page, browser }) => {
  const problems = troubles(page);
  await prefer(page, { ...HASTY, game: 'thunderstone', level: 'spark' });
  const address = await openForFriends(page, 'Ann', 2, 0);
  await page.locator('.invite select').selectOption({ label: text('en', 'web-invite-watch') });
  const invitation = page.locator('input.address');
  await expect(invitation).toHaveValue(/#w=/);
  const toWatch = await invitation.inputValue();
  const context = await browser.newContext({ locale: 'de' });
  await prefer(context, { ...HASTY, language: 'de' });
  const friend = await context.newPage();
  await joinBy(friend, address, 'Ben');
  const watching = await browser.newContext();
  await prefer(watching, HASTY);
  const spectator = await watching.newPage();
  const one = new Thunderstone(page);
  const other = new Thunderstone(friend);
  await spectator.goto(toWatch);
  // Whoever only watches sees no hand, and nothing to press.
  await expect(spectator.locator('.ts')).toBeVisible();
  await expect(spectator.locator('.ts .held [data-held^="hand:"]')).toHaveCount(0);
  await expect(spectator.locator('.ts .places')).toHaveCount(0);
  await Promise.all([one.finish(), other.finish()]);
  await expect(spectator.locator('dialog[open] .ts.end')).toBeVisible();
  expect(problems).toEqual([]);
});

test('several people at one screen do not see each other’s hands', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'thunderstone', level: 'spark' });
  await openHotSeat(page, 2, 0);
  const player = new Thunderstone(page);
  const hidden: string[] = [];
  await player.until(() => player.turns === 6, {
    shops: 2,
    watch: async ({ is, title }) => {
      if (is !== 'pass') return;
      hidden.push(title);
      // Behind the screen that is passed on lies no hand, neither to be seen nor to be read.
      await expect(page.locator('.ts [data-held^="hand:"]')).toHaveCount(0);
    },
  });
  expect(new Set(hidden).size).toBe(2);
});

test('a reload in the middle of the dungeon leads back there', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'thunderstone', opponents: 1, level: 'spark' });
  await playNow(page);
  const player = new Thunderstone(page);
  await player.until(({ is }) => is === 'dungeon');
  const party = () =>
    page
      .locator('.ts .held [data-held]')
      .evaluateAll((held) => held.map((one) => one.querySelector('[data-card]')?.getAttribute('data-card')));
  const before = await party();
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(party).toEqual(before);
  await player.until(({ is }) => is === 'place');
});

// The longest words in one theme, the most letters with marks in the other.
for (const [theme, language] of [
  ['light', 'pl'],
  ['dark', 'de'],
] as const) {
  test(`nothing is cut, and axe finds nothing: ${theme}, ${language}`, async ({ page }) => {
    test.slow();
    await prefer(page, { ...HASTY, theme, language, game: 'thunderstone', opponents: 1, level: 'spark' });
    await playNow(page);
    const player = new Thunderstone(page);
    const looked = new Set<string>();
    const sizes = [
      [360, 740],
      [1024, 768],
      [1440, 900],
    ] as const;
    const scenes = ['place', 'village', 'dungeon'];
    await player.until(() => scenes.every((scene) => looked.has(scene)), {
      shops: 2,
      watch: async ({ is }) => {
        if (looked.has(is)) return;
        looked.add(is);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await sound(page, `${is} at ${width}`);
        }
      },
    });
    expect([...looked]).toEqual(expect.arrayContaining(scenes));
  });
}

interface Entry {
  id: string;
  kind: string;
  family?: string;
  group?: string;
}
const catalogue = JSON.parse(
  readFileSync(new URL('../src/lib/data/thunderstone.json', import.meta.url), 'utf8'),
) as Entry[];
const first = (values: (string | undefined)[]) => [...new Set(values)].filter((value) => value !== undefined);

test('every kind of card is on the screen in one setup or another', async ({ page }) => {
  await prefer(page, { ...HASTY, language: 'en', game: 'thunderstone', opponents: 0 });
  const groups = first(catalogue.map(({ group }) => group));
  const families = first(catalogue.map(({ family }) => family));
  const village = catalogue.filter(({ kind }) => kind === 'village').map(({ id }) => id);
  const part = <T>(list: T[], at: number, size: number): T[] =>
    Array.from({ length: size }, (_, index) => list[(at * size + index) % list.length] as T);
  const seen = new Set<string>();
  const gather = async () => {
    for (const card of await page
      .locator('[data-card]')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('data-card')))) {
      if (card) seen.add(card);
    }
  };
  await page.goto('/');
  for (let setup = 0; setup < 3; setup++) {
    const table = await page.evaluate(
      async (custom) => {
        const body = {
          game: 'thunderstone',
          setup: { players: 1, selection: { custom }, solo: 'normal' },
          seats: [{ type: 'me' }],
          clock: { type: 'untimed' },
          listed: false,
          name: 'Ann',
        };
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return ((await answer.json()) as { table: string }).table;
      },
      { groups: part(groups, setup, 3), families: part(families, setup, 4), village: part(village, setup, 8) },
    );
    await page.goto(`/t/${table}`);
    await expect(page.locator('.ts .places button').first()).toBeEnabled();
    await gather();
    // The deck shows which monsters are still to come; a hero shows what it may become.
    await page.locator('.ts [data-place="dungeon"]').click();
    await gather();
    await page.keyboard.press('Escape');
    for (const hero of await page
      .locator('.ts .shelf [data-pile] [data-card]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-card') ?? ''))) {
      if (!catalogue.some(({ id, family }) => id === hero && family)) continue;
      await page.locator(`.ts [data-pile="${hero}"] button.face`).press('i');
      await expect(page.locator('dialog[open] .tcard.s-inspect')).toBeVisible();
      await gather();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog .tcard.s-inspect')).toHaveCount(0);
    }
  }
  // Diseases are gained from monsters, so play a little with those that give them.
  const player = new Thunderstone(page);
  await player.until(() => seen.has('disease'), { watch: gather });
  expect(catalogue.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});

test('the keyboard alone chooses the turn and walks over the table', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'thunderstone', opponents: 1, level: 'spark' });
  await playNow(page);
  await new Thunderstone(page).until(({ is }) => is === 'place');
  await page.keyboard.press('v');
  await expect(page.locator('.ts .ledger')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.ts :focus-visible')).toHaveCount(1);
  await page.locator('.ts [data-pile="militia"] button.face').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ts .is-sel')).toHaveCount(1);
  await page.keyboard.press('i');
  await expect(page.locator('dialog[open] .tcard.s-inspect')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ts .is-sel')).toHaveCount(0);
});

test('cards of one’s own choice', async ({ page }) => {
  await prefer(page, { ...HASTY, game: 'thunderstone', opponents: 0 });
  await page.goto('/');
  await page.locator('button.first').click();
  await page.locator('dialog[open] label', { hasText: text('en', 'web-setup-cards-custom') }).click();
  await page.getByRole('button', { name: text('en', 'web-t-fill') }).click();
  await expect(page.locator('.chooser .cards .is-sel')).toHaveCount(12);
  await page.locator('dialog[open] .btn.primary').click();
  await expect(page.locator('.ts .places button').first()).toBeEnabled();
  // The choice is remembered, so that the next game is two clicks away too.
  await page.goto('/');
  await page.locator('button.first').click();
  await expect(page.locator('.chooser .cards .is-sel')).toHaveCount(12);
});
