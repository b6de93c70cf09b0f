// A short visit in WebKit, the engine of Safari: the start page, both games by clicks, the text mode. Whatever a page
// complains about is a failure. All else is tested in Chromium.
import { writeFileSync } from 'node:fs';
import { expect, seeded, test as base } from './lib/test.ts';
import { cut, unspoken } from './lib/checks.ts';
import { Injector } from './lib/injector.ts';
import { Karak } from './lib/karak.ts';
import { HASTY, prefer, type Likings } from './lib/settings.ts';
import { playNow } from './lib/start.ts';
import type { Tab } from './lib/tab.ts';
import { Thunderstone } from './lib/thunderstone.ts';
import { WebKit, type WebKitTab } from './lib/webkit.ts';

const test = base.extend<{ tab: WebKitTab }, { webkit: WebKit }>({
  webkit: [
    // Playwright reads from the pattern which fixtures are wanted.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const webkit = await WebKit.start();
      await use(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit, server }, use, info) => {
    const injector = await Injector.before(server.url);
    injector.run(seeded, undefined);
    const tab = await webkit.open(injector);
    await use(tab);
    if (info.errors.length > 0) writeFileSync(info.outputPath('screen.png'), await tab.screenshot());
    await tab.close();
    await injector.close();
    expect(injector.troubles).toEqual([]);
  },
});

const QUICK: Likings = { ...HASTY, opponents: 1, level: 'spark' };

/** What a person does between two choices: says something to the table, looks into the menu. */
async function lookAround(tab: Tab): Promise<void> {
  await tab.locator('nav.tools .chat').click();
  await tab.locator('#say:focus').waitFor();
  await tab.keyboard.type('Good luck!');
  await tab.keyboard.press('Enter');
  await expect.poll(() => tab.locator('aside:has(#say) [role="log"]').textContent()).toContain('Good luck!');
  await tab.keyboard.press('Escape');
  await tab.locator('#say').waitFor({ state: 'detached' });
  await tab.locator('nav.tools [aria-keyshortcuts="M"]').click();
  await tab.locator('dialog[open]').waitFor();
  expect(await cut(tab)).toEqual([]);
  await tab.keyboard.press('Escape');
  await tab.locator('dialog[open]').waitFor({ state: 'detached' });
}

test('the start page, in Polish', async ({ tab }) => {
  await prefer(tab, { language: 'pl' });
  await tab.goto('/');
  await tab.locator('button.first').waitFor();
  expect(await unspoken(tab, 'pl')).toEqual([]);
  expect(await cut(tab)).toEqual([]);
});

test('Karak is played by clicks, and goes on after a reload', async ({ tab }) => {
  await prefer(tab, { ...QUICK, game: 'karak' });
  await playNow(tab);
  const player = new Karak(tab, 3);
  const { round } = await player.until(({ is }) => is === 'turn');
  await lookAround(tab);
  const before = await player.until(({ is, round: now }) => is === 'turn' && now > round + 1);
  await tab.reload();
  await tab.locator('.hit[data-way]').waitFor({ state: 'attached' });
  expect(await player.look()).toEqual(before);
  await player.until(({ is, round: now }) => is === 'turn' && now > before.round);
});

test('Thunderstone is played by clicks, and goes on after a reload', async ({ tab }) => {
  await prefer(tab, { ...QUICK, game: 'thunderstone' });
  await playNow(tab);
  const player = new Thunderstone(tab);
  await player.until(({ is }) => is === 'place');
  await lookAround(tab);
  await player.until(({ is }) => is === 'place' && player.turns >= 2);
  const before = await tab.locator('.ts .held').textContent();
  await tab.reload();
  expect(await tab.locator('.ts .held').textContent()).toBe(before);
  await player.until(({ is }) => is === 'place' && player.turns >= 3);
});

test('a choice is typed in the text mode', async ({ tab }) => {
  await prefer(tab, { ...QUICK, game: 'karak', mode: 'text' });
  await playNow(tab);
  const log = '[role="log"]';
  const type = async (command: string): Promise<void> => {
    await tab.locator('#command:focus').waitFor();
    await tab.keyboard.type(command);
    await tab.keyboard.press('Enter');
  };
  await tab.locator('main ol li').first().waitFor();
  await type('help');
  await tab.locator(`${log} > .answer`).waitFor({ state: 'attached' });
  const events = await tab.locator(`${log} > .event`).count();
  await type('1');
  await expect.poll(() => tab.locator(`${log} > .event`).count()).toBeGreaterThan(events);
});
