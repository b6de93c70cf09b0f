// Both games in windows of every size, in their main states: what decides is in sight and uncovered, every choice can be
// made without scrolling the page, turning the phone loses nothing, and axe finds nothing.
import { expect, test, type Page } from './lib/test.ts';
import { axe, troubles } from './lib/checks.ts';
import { Karak, type Scene } from './lib/karak.ts';
import { KARAK, THUNDERSTONE } from './lib/looks.ts';
import { HASTY, LANGUAGES, prefer, THEMES, type Theme } from './lib/settings.ts';
import { everySize, resize, WINDOWS, type Look, type Size } from './lib/sight.ts';
import { playNow } from './lib/start.ts';
import { Thunderstone, type Scene as TScene } from './lib/thunderstone.ts';
import { letBotFinish, light } from './lib/tour.ts';

const DESK = [1280, 800] as const;

/** Where axe looks: in one window of each kind, once in either theme; in every window and both themes when there is time. */
const AXE: readonly (readonly [Size, readonly Theme[]])[] = process.env['LONG']
  ? WINDOWS.map((size) => [size, THEMES] as const)
  : [
      [[667, 375], ['light']],
      [[390, 844], ['dark']],
    ];

/** Looks at a screen in every window. */
async function look(page: Page, screen: Look): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Whoever plays may have looked at the whole map; what decides is looked at from nearer.
  await page.evaluate(() => document.querySelector<HTMLElement>('.zoom .btn[aria-pressed="true"]')?.click());
  await everySize(page, screen, WINDOWS);
  for (const [size, themes] of AXE) {
    await resize(page, size);
    for (const theme of themes) {
      await light(page, theme);
      expect.soft(await axe(page), `${screen.name}, ${theme}, at ${size.join('×')}`).toEqual([]);
    }
  }
  await light(page, 'light');
  await resize(page, DESK);
}

/** Turns the phone and back again. */
async function turnPhone(page: Page, between: () => Promise<void>): Promise<void> {
  for (const size of [
    [375, 667],
    [667, 375],
    [390, 844],
    [844, 390],
  ] as const) {
    await resize(page, size);
    await between();
  }
  await resize(page, DESK);
}

/** What a battle shows, with the dice that the viewer leaves at home. */
const fought = (page: Page) =>
  page.locator('.battle').evaluate((panel) => ({
    foes: panel.querySelector('.names')?.textContent,
    strength: panel.querySelector('.sum b')?.textContent,
    dice: [...panel.querySelectorAll('.dicerow .pick')].map((die) => [
      die.textContent,
      die.getAttribute('aria-pressed'),
    ]),
    odds: panel.querySelector('.odds .big')?.textContent,
  }));

for (const language of LANGUAGES) {
  test(`Karak in every window, in ${language}`, { tag: '@long' }, async ({ page }) => {
    const problems = troubles(page);
    await prefer(page, { ...HASTY, language, name: 'Ann', game: 'karak', opponents: 2, level: 'candle' });
    await playNow(page);
    const player = new Karak(page, 31);
    const begun = await player.reach(({ is }) => is === 'turn');
    await look(page, KARAK.turn);
    const at = begun.ways.find(({ way }) => way !== 'portal')?.at ?? '';
    await player.tap(at);
    await look(page, KARAK.hex(at));
    await page.keyboard.press('Escape');

    const met: [Look, (scene: Scene) => boolean | Promise<boolean>][] = [
      [KARAK.tile, ({ is, ask }) => is === 'ask' && ask.laying],
      [KARAK.battle, ({ is, battle }) => is === 'battle' && battle.sends],
      [
        KARAK.result,
        async ({ is, battle }) =>
          is === 'battle' && battle.spoils === 0 && (await page.locator('.battle .versus').count()) > 0,
      ],
      [KARAK.build, async ({ is }) => is === 'ask' && (await page.locator('.dock .ask .cards.build').count()) > 0],
      [KARAK.recruit, ({ is, ask }) => is === 'ask' && ask.trains > 0],
    ];
    const left = new Set(met);
    await player.reach(async () => left.size === 0, {
      watch: async (scene) => {
        for (const one of left) {
          const [screen, fits] = one;
          if (!(await fits(scene))) continue;
          left.delete(one);
          if (screen === KARAK.battle) {
            // A die that stays at home is known to the page alone.
            await page.locator('.battle button.pick').last().click();
            const before = await fought(page);
            await turnPhone(page, async () => expect(await fought(page)).toEqual(before));
          }
          await look(page, screen);
          return;
        }
      },
    });
    await letBotFinish(page);
    await page.reload();
    await expect(page.locator('dialog[open] .end.karak')).toBeVisible();
    await look(page, KARAK.end);
    expect(problems).toEqual([]);
  });

  test(`Thunderstone in every window, in ${language}`, { tag: '@long' }, async ({ page }) => {
    const problems = troubles(page);
    await prefer(page, { ...HASTY, language, name: 'Ann', game: 'thunderstone', opponents: 1, level: 'spark' });
    await playNow(page);
    const player = new Thunderstone(page);
    const met = new Map<Look, (scene: TScene) => boolean | Promise<boolean>>([
      [THUNDERSTONE.turn, ({ is }) => is === 'place'],
      [
        THUNDERSTONE.village,
        async ({ is }) =>
          is === 'village' && (await player.tap('.ts [data-pile]:not(:has(.is-dim)):not(.out) button.face')),
      ],
      [
        THUNDERSTONE.dungeon,
        async ({ is }) =>
          is === 'dungeon' &&
          (await player.tap('.ts .held li > .one[draggable="true"] button.face')) &&
          (await page.locator('.ts .held .one.lit').count()) > 0,
      ],
      [THUNDERSTONE.sheet, ({ is }) => is === 'sheet'],
      [THUNDERSTONE.train, ({ is }) => is === 'train'],
    ]);
    await player.until(() => met.size === 0, {
      shops: 2,
      watch: async (scene) => {
        for (const [screen, fits] of met) {
          if (!(await fits(scene))) continue;
          met.delete(screen);
          if (screen === THUNDERSTONE.dungeon) {
            const chosen = () =>
              page
                .locator('.ts .held .one')
                .evaluateAll((all) =>
                  all.map((one) => [
                    one.getAttribute('data-held'),
                    one.className.includes('lit'),
                    one.querySelector('.is-sel') !== null,
                  ]),
                );
            const before = await chosen();
            await turnPhone(page, async () => expect(await chosen()).toEqual(before));
          }
          await look(page, screen);
          if (screen === THUNDERSTONE.village || screen === THUNDERSTONE.dungeon) await page.keyboard.press('Escape');
          return;
        }
      },
    });
    expect([...met.keys()].map(({ name }) => name)).toEqual([]);
    await letBotFinish(page);
    await page.reload();
    await expect(page.locator('dialog[open] .ts.end')).toBeVisible();
    await look(page, THUNDERSTONE.end);
    expect(problems).toEqual([]);
  });
}
