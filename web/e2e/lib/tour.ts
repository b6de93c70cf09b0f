// A tour of the main screens, by playing: every stop is a screen that stays as it is when the page is loaded again, so that
// it can be looked at in every language, theme and size.
import { expect, type Page } from '@playwright/test';
import { changed, changes } from './change.ts';
import { Karak, type Scene } from './karak.ts';
import type { Language, Theme } from './settings.ts';
import { openForFriends, openHotSeat, playNow } from './start.ts';

export interface Stop {
  name: string;
  /** Brings the screen back after the page was loaded again. */
  open: (page: Page) => Promise<void>;
  /** It would not come back: the page must not be loaded again. */
  fleeting?: true;
  /** Something lies beside something else: in another window it has to be opened anew. */
  beside?: true;
}

/** Lets the page speak another language. */
export async function speak(page: Page, language: Language, stop: Stop): Promise<void> {
  if (stop.fleeting) return speakHere(page, language);
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('emberhall') ?? '{}') as object;
    localStorage.setItem('emberhall', JSON.stringify({ ...kept, language: wanted }));
  }, language);
  await page.reload();
  await stop.open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready);
}

/** The same by the menu of the table, where all else must stay as it is. */
async function speakHere(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('m');
  const menu = page.locator('dialog[open]');
  await menu.locator(`label:has(b[lang="${language}"])`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await menu.locator('header button').click();
  await expect(menu).toHaveCount(0);
}

/** Brings the page back to the stop, as it was before it was looked at from all sides. */
export async function restore(page: Page, stop: Stop): Promise<void> {
  if (stop.fleeting) return;
  await page.reload();
  await stop.open(page);
}

/** Shows the page in a theme, as if the device had it: nobody has chosen another one. */
export async function light(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Waits until the table is there and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('header .turn')).not.toBeEmpty();
  await expect(page.locator('.middle .wait')).toHaveCount(0);
  await expect(page.locator('.playback')).toHaveCount(0);
}

const opened = (selector: string) => async (page: Page) => {
  await settled(page);
  // What cannot be done now can still be asked about.
  await page
    .locator(selector)
    .nth(await firstInSight(page, selector))
    .click({ force: true });
};
/** Which of them is not under anything else, nor out of sight on a map that is larger than the window. */
async function firstInSight(page: Page, selector: string): Promise<number> {
  const found = await page.locator(selector).evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    }),
  );
  return Math.max(0, found);
}
/** Waits until something is asked in its place. */
export const asked = (selector: string) => async (page: Page) => {
  await settled(page);
  await expect(page.locator(selector).first()).toBeVisible();
};

/** One of the tools in the bar above the table, by the key that does the same. */
export const tool = (key: string) => opened(`nav.tools [aria-keyshortcuts="${key}"]`);
/** The chronicle: in its drawer, or on the table where that has a place for it. */
export async function chronicle(page: Page): Promise<void> {
  await settled(page);
  const button = page.locator('nav.tools [aria-keyshortcuts="L"]');
  if ((await button.count()) > 0) await button.click();
  await expect(page.getByRole('log')).toBeVisible();
}

const START: Stop[] = [
  { name: 'start', open: (page) => expect(page.locator('.pic svg')).toHaveCount(2) },
  { name: 'setup', open: (page) => page.locator('button.first').click() },
  { name: 'friends', open: (page) => page.locator('.two .go').first().click() },
  { name: 'lobby', open: (page) => page.locator('.menu > button.go').last().click() },
];
const heading = (page: Page) => expect(page.locator('main h1').first()).toBeVisible();
const pieces = (page: Page) => expect(page.locator('[data-piece] svg').first()).toBeVisible();
const READING: (Stop & { path: string })[] = [
  { name: 'read-rules', path: '/rules#karak', open: (page) => expect(page.locator('#K-SET-1')).toBeVisible() },
  { name: 'gallery', path: '/gallery#karak', open: pieces },
  {
    name: 'piece',
    path: '/gallery#karak',
    open: async (page) => {
      await pieces(page);
      await page.locator('[data-piece] button').nth(2).click();
    },
  },
  { name: 'credits', path: '/credits', open: heading },
  { name: 'privacy', path: '/privacy', open: heading },
  { name: 'you', path: '/you', open: heading },
];

/** The screens before a game. */
export async function tourOfTheDoor(page: Page, visit: (stop: Stop) => Promise<void>): Promise<void> {
  for (const stop of START) {
    await page.goto('/');
    await stop.open(page);
    await visit(stop);
  }
  const address = await openForFriends(page, 'Ann', 3, 1);
  await visit({ name: 'room', open: (page) => expect(page.locator('input.address')).toHaveValue(/#k=/) });
  for (const { path, ...stop } of READING) {
    await page.goto(path);
    await page.reload();
    await stop.open(page);
    await visit(stop);
  }
  // At Karak nobody has anything to hide; the screen is passed on at Thunderstone.
  await openHotSeat(page, 2, 0, 1);
  await visit({ name: 'pass', open: (page) => expect(page.locator('.pass button')).toBeVisible() });
  await page.goto('/');
  await visit({ name: 'continue', open: (page) => expect(page.locator('.go.cont').first()).toBeVisible() });
  // Somebody else follows the link.
  await page.context().clearCookies();
  await page.goto(address);
  await visit({ name: 'join', open: (page) => expect(page.locator('form input.input')).toBeVisible() });
}

/** Lets a bot play for the viewer to the end; with bots alone at the table that takes the server a moment. */
export async function letBotFinish(page: Page): Promise<void> {
  // A battle lies over the bar with the menu's button.
  await page.keyboard.press('m');
  await page.locator('dialog[open] .acts button').last().click();
  await page.keyboard.press('Escape');
  while ((await page.locator('header .result, dialog[open] .end').count()) === 0) {
    const seen = await changes(page);
    await page.keyboard.press('Escape');
    await changed(page, seen);
  }
}

/** Questions of the game that come when they come. */
const MET: [string, (scene: Scene) => boolean, string][] = [
  ['recruit', ({ is, ask }) => is === 'ask' && ask.trains > 0, '.dock .ask .unit'],
  ['build', ({ is, ask }) => is === 'ask' && ask.cards > 0 && !ask.laying && !ask.items, '.dock .ask .cards.build'],
  ['items', ({ is, ask }) => is === 'ask' && ask.items, '.dock .ask .signs'],
  ['spoils', ({ is, battle }) => is === 'battle' && battle.spoils > 0, '.battle .spoils .ask'],
];

/** After how many decisions more the General is no longer waited for. */
const GENERAL_WITHIN = 400;

/** How many hexes are laid. */
export const hexes = (page: Page) => page.locator('.hit:not(.rim)').count();

/** The screens of a game of Karak, from the first turn to the end. */
export async function tourOfKarak(page: Page, visit: (stop: Stop) => Promise<void>, seed = 31): Promise<void> {
  await playNow(page);
  const player = new Karak(page, seed);
  const turn: Stop = { name: 'early', open: asked('.dock .acts') };
  await player.reach((scene) => scene.is === 'turn');
  await visit(turn);
  await visit({ name: 'hex', open: opened('.hit[data-way]'), beside: true });
  await visit({ name: 'why-action', open: opened('.dock .act:not(.on)'), beside: true });
  await page.keyboard.press('Escape');
  await player.reach((scene) => scene.ask.laying && scene.is === 'ask');
  await visit({ name: 'tile', open: asked('.laying') });
  await player.reach((scene) => scene.is === 'battle' && scene.battle.sends);
  await visit({ name: 'battle-before', open: asked('.battle .dicerow') });
  await player.reach(({ is, battle }) => is === 'battle' && battle.rolled && battle.pending);
  await visit({ name: 'battle-after', open: asked('.battle .rolled') });
  await player.reach(
    async ({ is, battle }) =>
      is === 'battle' && battle.spoils === 0 && (await page.locator('.battle .versus').count()) > 0,
  );
  await visit({ name: 'battle-result', open: asked('.battle .versus'), fleeting: true });
  await player.reach((scene) => scene.is === 'turn');
  await visit({ name: 'rival', open: opened('.side .pl') });
  await visit({ name: 'chronicle', open: chronicle, beside: true });
  await visit({ name: 'chat', open: tool('T') });
  await visit({ name: 'rules', open: tool('K') });
  await visit({ name: 'menu', open: tool('M') });
  await page.reload();
  await settled(page);
  const left = new Map(MET.map((met) => [met[0], met]));
  const watch = async (scene: Scene) => {
    for (const [name, fits, selector] of left.values()) {
      if (!fits(scene) || (await page.locator(selector).count()) === 0) continue;
      left.delete(name);
      return visit({ name, open: asked(selector) });
    }
  };
  const habits = { watch };
  await player.reach(async (scene) => scene.is === 'turn' && (await hexes(page)) >= 26, habits);
  await visit({ ...turn, name: 'late' });
  await visit({ name: 'why-hex', open: opened('.hit:not([data-way]):not(.rim):not([aria-current])'), beside: true });
  await page.keyboard.press('Escape');
  // In some games nobody ever dares to fight the General: then the tour goes on without that stop.
  const atGeneral = async ({ is, battle }: Scene) =>
    is === 'battle' && battle.sends && (await page.locator('.battle .foe use[href="#army-general"]').count()) > 0;
  const enough = player.decisions + GENERAL_WITHIN;
  const scene = await player.until(
    async (scene) => (scene.is === 'turn' && player.decisions >= enough) || (await atGeneral(scene)),
    habits,
  );
  if (await atGeneral(scene)) await visit({ name: 'general', open: asked('.battle .dicerow') });
  if (scene.is !== 'over') await letBotFinish(page);
  await page.reload();
  await visit({ name: 'end', open: (page) => expect(page.locator('dialog[open] .end.karak')).toBeVisible() });
}
