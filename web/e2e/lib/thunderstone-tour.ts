// A tour of Thunderstone's screens, by playing; see `tour.ts`.
import { expect, type Page } from '@playwright/test';
import { text } from './checks.ts';
import { LANGUAGES } from './settings.ts';
import { Thunderstone, type Scene } from './thunderstone.ts';
import { asked, type Stop } from './tour.ts';

/** The card chooser of the dialog that opens a table, filled. */
async function chooser(page: Page): Promise<void> {
  await page.locator('button.first').click();
  const dialog = page.locator('dialog[open]');
  const each = (key: string) => new RegExp(LANGUAGES.map((language) => text(language, key)).join('|'));
  await dialog.locator('label', { hasText: each('web-setup-cards-custom') }).click();
  await dialog.getByRole('button', { name: each('web-t-fill') }).click();
  await expect(page.locator('.chooser .cards .is-sel')).toHaveCount(12);
}

/** Screens by the scene in which they are met, in any order. */
const MET: [string, (scene: Scene) => boolean, string][] = [
  ['t-turn', ({ is }) => is === 'place', '.ts .places'],
  ['t-village', ({ is }) => is === 'village', '.ts .ledger'],
  ['t-dungeon', ({ is }) => is === 'dungeon', '.ts.dungeon .lane'],
  ['t-train', ({ is }) => is === 'train', '.ts .sheet'],
  ['t-sheet', ({ is }) => is === 'sheet', '.ts .sheet .options'],
];

/** What opens over the table: a monster with the sums of the hand, a hero, the deck, the chronicle, the menu, the keys. */
const OPENED: [string, (page: Page) => Promise<void>][] = [
  ['t-monster', (page) => page.locator('.ts .hall button.who').first().click()],
  ['t-card', (page) => page.locator('.ts [data-pile] button.face').first().press('i')],
  ['t-deck', (page) => page.locator('.ts [data-place="dungeon"]').click()],
  ['t-menu', (page) => page.keyboard.press('m')],
  ['t-keys', (page) => page.keyboard.press('?')],
];

/** The screens of Thunderstone, from the choice of cards to the result. */
export async function tourOfThunderstone(page: Page, visit: (stop: Stop) => Promise<void>): Promise<void> {
  await page.goto('/');
  await chooser(page);
  await visit({ name: 't-chooser', open: chooser });
  await page.locator('dialog[open] .btn.primary').click();
  await page.waitForURL(/\/t\//);
  const player = new Thunderstone(page);
  const left = new Map(MET.map((met) => [met[0], met]));
  await player.finish({
    watch: async (scene) => {
      for (const [name, fits, selector] of left.values()) {
        if (!fits(scene)) continue;
        left.delete(name);
        await visit({ name, open: asked(selector) });
        if (name !== 't-turn') return;
        // What can be opened from the table.
        for (const [name, what] of OPENED) {
          await visit({ name, open: async (page) => (await asked(selector)(page), what(page)) });
          await page.keyboard.press('Escape');
        }
        return;
      }
    },
  });
  await visit({ name: 't-end', open: (page) => expect(page.locator('dialog[open] .ts.end')).toBeVisible() });
}
