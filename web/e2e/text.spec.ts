// Whole games in words alone, typed; and what is announced on the way.
import { expect, test, type Page } from './lib/test.ts';
import { axe, cut, text, troubles } from './lib/checks.ts';
import { LANGUAGES, prefer, THEMES, type Language, type Likings } from './lib/settings.ts';
import { playNow } from './lib/start.ts';
import { Listener, spread, TextPlayer, WORDS } from './lib/text.ts';

const TEXT: Likings = { mode: 'text', sound: false, level: 'spark', opponents: 1 };

/** Sits down at a table in words, against one bot. */
async function sit(page: Page, likings: Likings): Promise<Listener> {
  await prefer(page, { ...TEXT, ...likings });
  const listener = await Listener.at(page);
  await playNow(page);
  await expect(page.locator('main ol li').first()).toBeVisible();
  return listener;
}

/** Every event of the game was announced once and in its order, and every question once. */
async function heardAll(listener: Listener, player: TextPlayer, language: Language): Promise<void> {
  const said = await listener.said();
  // Whoever comes early hears of the dice first; that is no event of the game.
  const dice = text(language, 'web-log-closed');
  const told = spread(
    said.filter(({ kind }) => kind === 'event' || kind === 'turn').flatMap(({ lines }) => lines),
  ).filter((line) => line !== dice);
  const chronicle = spread(await player.ask(`${WORDS[language].log} 99999`));
  // The chronicle begins with who sat down; the announcements with the first event, and they end with the result.
  const from = chronicle.indexOf(told[0] ?? '');
  expect(from).toBeGreaterThanOrEqual(0);
  const story = chronicle.slice(from);
  expect(told.slice(0, story.length)).toEqual(story);
  expect(story.length).toBe(listener.wire.events);
  expect(said.filter(({ kind }) => kind === 'question')).toHaveLength(listener.wire.questions.size);
  expect(said.filter(({ kind }) => kind === 'alert')).toEqual([]);
  for (const { lines } of said)
    expect(
      lines.every((line) => line !== '' && !/\[[a-z]+-[a-z-]+\]|undefined|NaN/.test(line)),
      lines.join('\n'),
    ).toBe(true);
}

/** The end is announced with the winner and everybody's points. */
async function heardEnd(listener: Listener): Promise<void> {
  const last = async () => (await listener.said()).findLast(({ kind }) => kind === 'turn');
  // It is announced a moment after the table shows it.
  await expect.poll(async () => (await last())?.lines.length ?? 0).toBeGreaterThan(2);
}

/** Whoever plays at random, and mostly ends the turn. */
const carefree = (choices: string[], luck: () => number): number =>
  luck() < 0.75 ? choices.length : 1 + Math.floor(luck() * choices.length);
const anything = (choices: string[], luck: () => number): number => 1 + Math.floor(luck() * choices.length);

for (const language of ['en', 'et'] as const) {
  test(`a whole game of Karak is typed in words, ${language}`, { tag: '@long' }, async ({ page }) => {
    const found = troubles(page);
    const listener = await sit(page, { game: 'karak', language });
    const player = new TextPlayer(page, 7);
    const first = (await listener.said()).findLast(({ kind }) => kind === 'question');
    expect(first?.lines[0]).toBe(WORDS[language].turn);
    await player.finish(carefree);
    await heardEnd(listener);
    await heardAll(listener, player, language);
    expect(found).toEqual([]);
  });
}

for (const language of ['en', 'pl'] as const) {
  test(`a whole game of Thunderstone is typed in words, ${language}`, { tag: '@long' }, async ({ page }) => {
    const found = troubles(page);
    const listener = await sit(page, { game: 'thunderstone', language });
    const player = new TextPlayer(page, 11);
    await player.finish(anything);
    await heardEnd(listener);
    await heardAll(listener, player, language);
    expect(found).toEqual([]);
  });
}

test('a whole solo game of Thunderstone is typed in words, de', async ({ page }) => {
  const listener = await sit(page, { game: 'thunderstone', language: 'de', opponents: 0 });
  const player = new TextPlayer(page, 5);
  await player.finish(anything);
  await heardEnd(listener);
  await heardAll(listener, player, 'de');
});

for (const language of LANGUAGES) {
  test(`the opening of both games in words, ${language}`, async ({ page }) => {
    const words = WORDS[language];
    for (const game of ['karak', 'thunderstone'] as const) {
      const listener = await sit(page, { game, language });
      await prefer(page, { game });
      const player = new TextPlayer(page);
      const question = (await listener.said()).findLast(({ kind }) => kind === 'question');
      expect(question?.lines).toContain(words.turn);
      expect((await player.ask(words.help)).length).toBeGreaterThan(20);
      // English is understood everywhere.
      expect(await player.ask('help')).toEqual(await player.ask(words.help));
      if (game === 'karak') {
        expect(await player.ask(words.board)).toHaveLength(await page.locator('#topic-board + ul li').count());
        expect(await player.ask(words.around)).toHaveLength(7);
        expect((await player.ask('look (0, 0)'))[0]).toMatch(/^\(0,\s0\) /);
      } else {
        expect(await player.ask(words.hand)).toHaveLength(1);
        expect(await player.ask(words.hall)).toHaveLength(4);
        // A card by its English name, and those at hand.
        expect((await player.ask('card militia'))[0]).toContain(' 3');
        expect((await player.ask('look')).length).toBeGreaterThan(1);
      }
      // Where to go is free; everything else is out of the question.
      expect((await player.ask('why')).length).toBeGreaterThan(game === 'karak' ? 1 : 0);
      await player.type('999');
      await expect(page.getByRole('alert')).toContainText('999');
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      await page.evaluate(() =>
        localStorage.setItem(
          'emberhall',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('emberhall') ?? '{}'), game: 'thunderstone' }),
        ),
      );
    }
  });

  for (const theme of THEMES) {
    test(`axe finds nothing in words, ${language}, ${theme}`, async ({ page }) => {
      for (const game of ['karak', 'thunderstone'] as const) {
        await page.setViewportSize({ width: 360, height: 740 });
        await prefer(page, { ...TEXT, game, language, theme });
        await page.goto('/');
        await page.evaluate(
          (wanted) =>
            localStorage.setItem(
              'emberhall',
              JSON.stringify({ ...JSON.parse(localStorage.getItem('emberhall') ?? '{}'), game: wanted }),
            ),
          game,
        );
        await playNow(page);
        await expect(page.locator('main ol li').first()).toBeVisible();
        await new TextPlayer(page).type('999');
        await expect(page.getByRole('alert')).not.toBeEmpty();
        expect(await axe(page), game).toEqual([]);
        expect(await cut(page), game).toEqual([]);
      }
    });
  }
}

test('the text mode is switched on at the start page, by the address and at the table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Text mode' }).click();
  await expect(page.getByRole('button', { name: 'Text mode' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Text mode' })).toHaveAttribute('aria-pressed', 'true');
  await playNow(page);
  await expect(page.locator('#command')).toBeFocused();
  await new TextPlayer(page).type('drawn');
  await expect(page.locator('header .turn')).toBeVisible();
  await expect(page.locator('#command')).toHaveCount(0);
  await page.goto(`${page.url()}?mode=text`);
  await expect(page.locator('#command')).toBeFocused();
});
