// A tour of the main screens, by playing: every stop is a screen that stays as it is when the page is loaded again, so that
// it can be looked at in every language, theme and size.
import { expect, type Page } from '@playwright/test';
import { Karak } from './karak.ts';
import type { Language, Theme } from './settings.ts';
import { openForFriends, playNow } from './start.ts';

export interface Stop {
  name: string;
  /** Brings the screen back after the page was loaded again. */
  open: (page: Page) => Promise<void>;
}

/** Lets the page speak another language. */
export async function speak(page: Page, language: Language, stop: Stop): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('emberhall') ?? '{}') as object;
    localStorage.setItem('emberhall', JSON.stringify({ ...kept, language: wanted }));
  }, language);
  await page.reload();
  await stop.open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready);
}

/** Shows the page in a theme, without remembering it. */
export async function light(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
}

/** Waits until the table is there and nothing moves. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('header .turn')).not.toBeEmpty();
  await expect(page.locator('.middle .wait')).toHaveCount(0);
  await expect(page.locator('.playback')).toHaveCount(0);
}

const opened = (selector: string) => async (page: Page) => {
  await settled(page);
  await page.locator(selector).first().click();
};
/** Waits until something is asked in its place. */
export const asked = (selector: string) => async (page: Page) => {
  await settled(page);
  await expect(page.locator(selector).first()).toBeVisible();
};

const START: Stop[] = [
  { name: 'start', open: (page) => expect(page.locator('.pic svg')).toHaveCount(2) },
  { name: 'setup', open: (page) => page.locator('button.first').click() },
  { name: 'lobby', open: (page) => page.locator('.menu > button.go').last().click() },
];

/** The screens before a game. */
export async function tourOfTheDoor(page: Page, visit: (stop: Stop) => Promise<void>): Promise<void> {
  for (const stop of START) {
    await page.goto('/');
    await stop.open(page);
    await visit(stop);
  }
  await openForFriends(page, 'Ann', 3, 1);
  await visit({ name: 'room', open: (page) => expect(page.locator('input.address')).toHaveValue(/#k=/) });
}

/** Lets a bot play for the viewer to the end; with bots alone at the table that takes the server a moment. */
async function letBotFinish(page: Page): Promise<void> {
  await page.locator('nav.tools .btn').last().click();
  await page.locator('dialog[open] .acts button').last().click();
  await page.keyboard.press('Escape');
  while ((await page.locator('header .result, dialog[open] .end').count()) === 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(60);
  }
}

/** How many hexes are laid. */
export const hexes = (page: Page) => page.locator('.hit:not(.rim)').count();

/** The screens of a game of Karak, from the first turn to the end. */
export async function tourOfKarak(page: Page, visit: (stop: Stop) => Promise<void>, seed = 31): Promise<void> {
  await playNow(page);
  const player = new Karak(page, seed);
  const turn: Stop = { name: 'early', open: asked('.dock .acts') };
  await player.reach((scene) => scene.is === 'turn');
  await visit(turn);
  await visit({ name: 'hex', open: opened('.hit[data-way]') });
  await page.keyboard.press('Escape');
  await player.reach((scene) => scene.ask.laying && scene.is === 'ask');
  await visit({ name: 'tile', open: asked('.laying') });
  await player.reach((scene) => scene.is === 'battle' && scene.battle.sends);
  await visit({ name: 'battle-before', open: asked('.battle .dicerow') });
  await player.reach(({ is, battle }) => is === 'battle' && battle.rolled && battle.pending);
  await visit({ name: 'battle-after', open: asked('.battle .rolled') });
  await player.reach((scene) => scene.is === 'turn');
  await visit({ name: 'rival', open: opened('.side .pl') });
  await visit({ name: 'chronicle', open: opened('nav.tools .btn') });
  await visit({ name: 'rules', open: opened('nav.tools .btn:nth-last-child(2)') });
  await visit({ name: 'menu', open: opened('nav.tools .btn:last-child') });
  await page.reload();
  await settled(page);
  await player.reach(async (scene) => scene.is === 'turn' && (await hexes(page)) >= 26);
  await visit({ ...turn, name: 'late' });
  await letBotFinish(page);
  await page.reload();
  await visit({ name: 'end', open: (page) => expect(page.locator('dialog[open] .end.karak')).toBeVisible() });
}
