// All four languages everywhere: switched in a running game, and no text on any screen that Fluent did not say.
import { expect, test, type Page } from './lib/test.ts';
import { changed, changes } from './lib/change.ts';
import { text, unspoken } from './lib/checks.ts';
import { leave, menu, open, somebody, turn } from './lib/people.ts';
import { bracketed, speakPseudo, unbracketed } from './lib/pseudo.ts';
import { LANGUAGES } from './lib/settings.ts';

// Whoever came is gone before the next test begins.
test.afterEach(({ browser }) => leave(browser));

const BOT = { type: 'bot', level: 'candle' };
const ME = { type: 'me' };

test('the language is switched in a running game, without loading anything anew', async ({ browser }) => {
  const page = await somebody(browser);
  await open(page, { game: 'karak', seats: [ME, BOT] });
  await expect(turn(page)).toHaveText('Your turn');
  await page.evaluate(() => Object.assign(window, { here: 'still' }));
  await menu(page);
  for (const language of ['pl', 'de', 'et', 'en'] as const) {
    await page.locator('dialog[open] label', { has: page.locator(`b[lang=${language}]`) }).click();
    await expect(turn(page)).toHaveText(text(language, 'web-turn-yours'));
    expect(await unspoken(page, language)).toEqual([]);
  }
  expect(await page.evaluate(() => (window as unknown as { here: string }).here)).toBe('still');
});

test('numbers and plurals follow each language', async ({ browser }) => {
  const page = await somebody(browser, { game: 'karak' });
  const said: Record<(typeof LANGUAGES)[number], string[]> = {
    en: ['against one bot', 'against 2 bots', 'against 4 bots'],
    pl: ['przeciw jednemu botowi', 'przeciw 2 botom', 'przeciw 4 botom'],
    de: ['gegen einen Bot', 'gegen 2 Bots', 'gegen 4 Bots'],
    et: ['vastas üks robot', 'vastas 2 robotit', 'vastas 4 robotit'],
  };
  await page.goto('/');
  for (const language of LANGUAGES) {
    await page.locator('header select').selectOption(language);
    for (const [index, n] of [1, 2, 4].entries()) {
      await page.locator('button.first').click();
      await page
        .locator('dialog[open] fieldset')
        .nth(1)
        .locator('label')
        .nth(n - 1)
        .click();
      await page.keyboard.press('Escape');
      await expect(page.locator('button.first small')).toContainText(said[language][index] ?? '?');
    }
  }
});

test('the made-up language changes texts and nothing else', () => {
  const file =
    '# a note\nplain = Hello\nmany = { $n ->\n    [one] one\n   *[other] { $n } more\n}\nhero = Taia\n    .gen = of Taia\n    .gender = feminine\n';
  expect(bracketed(file)).toBe(
    '# a note\nplain = ⟦Hello⟧\n\nmany = ⟦{ $n ->\n    [one] one\n   *[other] { $n } more\n}⟧\n\nhero = ⟦Taia⟧\n\n    .gen = ⟦of Taia⟧\n\n    .gender = feminine\n',
  );
});

/** Somebody who speaks the made-up language. Service workers would fetch past the test. */
async function stranger(browser: Parameters<typeof somebody>[0]): Promise<Page> {
  const page = await somebody(browser, {}, { serviceWorkers: 'block' });
  await speakPseudo(page.context());
  return page;
}

async function clean(page: Page, where: string): Promise<void> {
  expect.soft(await unbracketed(page), where).toEqual([]);
}

test('every text of the pages comes from Fluent', async ({ browser }) => {
  const page = await stranger(browser);
  await page.goto('/');
  await expect(page.locator('button.first b')).toHaveText('⟦Play now⟧');
  await clean(page, 'start');
  for (const [what, button] of [
    ['play now', 'button.first'],
    ['friends', '.two .go >> nth=0'],
    ['hot-seat', '.two .go >> nth=1'],
    ['lobby', '.menu > .go >> nth=-1'],
  ] as const) {
    await page.locator(button).click();
    const more = page.locator('dialog[open] summary');
    if (await more.count()) await more.click();
    await clean(page, what);
    await page.keyboard.press('Escape');
  }
  for (const path of [
    '/rules',
    '/rules#thunderstone',
    '/credits',
    '/privacy',
    '/you',
    '/nowhere',
    '/t/00000000000000000000000000',
  ]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await clean(page, path);
  }
});

for (const game of ['karak', 'thunderstone'] as const) {
  test(`every text at a table of ${game} comes from Fluent`, async ({ browser }) => {
    test.slow();
    const ann = await stranger(browser);
    const { links } = await open(ann, {
      game,
      seats: [ME, { type: 'open' }, BOT],
      clock: { type: 'bank', seconds: 900, increment: 10 },
    });
    await expect(ann.locator('input.address')).toHaveValue(/#[kw]=/);
    await clean(ann, 'room');
    const ben = await stranger(browser);
    await ben.goto(links.get('any') ?? '');
    await expect(ben.locator('form h1')).toBeVisible();
    await clean(ben, 'invitation');
    await ben.locator('form input.input').fill('Ben');
    await ben.locator('form .btn.primary').click();
    for (const page of [ann, ben]) {
      await expect(turn(page)).not.toHaveText('⟦Before the game⟧');
      await expect(page.locator('.playback')).toBeHidden();
      await clean(page, 'table');
    }
    const buttons = ann.locator('header nav button');
    for (let index = 0; index < (await buttons.count()); index++) {
      const label = await buttons.nth(index).getAttribute('aria-label');
      await buttons.nth(index).click();
      await clean(ann, label ?? '');
      await ann.keyboard.press('Escape');
    }
    // Bots take both seats, so that much is told and shown.
    for (const page of [ann, ben]) {
      await page.locator('header nav button').last().click();
      await page.locator('dialog[open]').getByRole('button', { name: '⟦Let a bot play for me⟧' }).click();
      await page.keyboard.press('Escape');
    }
    await clean(ben, 'stood in for');
    for (let looks = 0; looks < 15; looks++) {
      const seen = await changes(ben);
      await clean(ben, 'the game');
      // The key that skips what is shown closes the result too, when it comes at the last moment.
      if (await ben.locator('dialog[open] .end, header .result').first().isVisible()) break;
      await ben.keyboard.press('Escape');
      await changed(ben, seen);
    }
  });
}
