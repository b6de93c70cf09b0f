// Plays Thunderstone as people do: it looks at the screen and clicks what is offered there. It knows no rule and no
// message of the server. It fights where the table says that it would win, so that the deck runs down and games end.
import { expect } from '@playwright/test';
import { changed, changes, STUCK } from './change.ts';
import type { Tab } from './tab.ts';

export type Is = 'over' | 'place' | 'village' | 'dungeon' | 'sheet' | 'train' | 'pass' | 'astray' | 'waiting';

export interface Scene {
  is: Is;
  /** The question or the title of what is open. */
  title: string;
  /** All of it, to notice when nothing changes any more. */
  looks: string;
}

/** What stands on the screen. Runs in the page. */
function look(): Scene {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  const title = (selector: string) => seen(selector)?.textContent?.trim() ?? '';
  const looks = (document.querySelector('.ts')?.textContent ?? '').replace(/\s+/g, ' ');
  const scene = (is: Is, words = '') => ({ is, title: words, looks: `${is} ${words} ${looks}` });
  if (seen('dialog[open] .ts.end')) return scene('over', title('dialog[open] h2'));
  if (seen('.pass .btn')) return scene('pass', title('.pass h1'));
  if (seen('dialog[open], aside.drawer')) return scene('astray', title('dialog[open] h2'));
  if (seen('.ts .sheet .options')) return scene('sheet', title('.ts .sheet h2'));
  if (seen('.ts .sheet')) return scene('train', title('.ts .sheet h2'));
  if (seen('.ts .places button:not([disabled])')) return scene('place');
  if (seen('.ts .ledger .end .btn:not(.icon):not([disabled])')) return scene('village');
  const attacks = '.ts.dungeon .lane .btn:not([disabled]):not([aria-disabled="true"])';
  if (seen(`${attacks}, .ts.dungeon .dock-row .btn:not(.quiet):not([disabled])`)) return scene('dungeon');
  return scene('waiting');
}

/** A point of the element that nothing lies over, scrolled into sight. Runs in the page. */
function spot([selector, index]: readonly [string, number]): { x: number; y: number } | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const element = all[index < 0 ? all.length + index : index];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const across of [0.5, 0.12, 0.3, 0.85]) {
    for (const down of [0.5, 0.75, 0.25]) {
      const [x, y] = [left + width * across, top + height * down];
      const there = document.elementFromPoint(x, y);
      if (there && element.contains(there)) return { x, y };
    }
  }
  return null;
}

export interface Habits {
  watch?: (scene: Scene) => void | Promise<void>;
  /** Which turns of so many are spent in the Village. */
  shops?: number;
}

/** More clicks than any game needs: whoever comes so far plays without an end. */
const MOST = 10_000;

export class Thunderstone {
  turns = 0;
  clicks = 0;
  readonly cards = new Set<string>();
  protected readonly page: Tab;
  private bought = 0;

  constructor(page: Tab) {
    this.page = page;
  }

  async finish(habits: Habits = {}): Promise<void> {
    const scene = await this.until(() => false, habits);
    expect(scene.is).toBe('over');
  }

  /** Plays until a scene is as wished, before anything is clicked there, or until the end. */
  async until(wished: (scene: Scene) => boolean | Promise<boolean>, habits: Habits = {}): Promise<Scene> {
    let looks = '';
    let since = Date.now();
    for (;;) {
      const seen = await changes(this.page);
      const scene = await this.page.evaluate(look);
      if (scene.is === 'over' || (await wished(scene))) return scene;
      if (scene.looks !== looks) [looks, since] = [scene.looks, Date.now()];
      else if (Date.now() - since > STUCK)
        throw new Error(`nothing has happened for a while: ${scene.is} ${scene.title}\n${looks}`);
      if (this.clicks > MOST)
        throw new Error(`no end after ${this.turns} turns; the table shows ${scene.is} ${scene.title}`);
      if (scene.is === 'astray') {
        // What was to be clicked was gone already, and the click met something else, which has opened.
        await this.page.keyboard.press('Escape');
        continue;
      }
      if (scene.is === 'waiting') {
        // Whoever is in a hurry skips what is being shown; a closed result is opened again.
        if (!(await this.tap('.playback .btn.quiet'))) await this.tap('header.top .btn.result');
        await changed(this.page, seen);
        continue;
      }
      await habits.watch?.(scene);
      await this.decide(scene, habits.shops);
    }
  }

  /** Taps something; whether it was there to be tapped. */
  async tap(selector: string, index = 0): Promise<boolean> {
    const at = await this.page.evaluate(spot, [selector, index] as const);
    if (!at) return false;
    this.clicks += 1;
    await this.page.mouse.click(at.x, at.y);
    return true;
  }

  private async decide(scene: Scene, shops: number | undefined): Promise<void> {
    switch (scene.is) {
      case 'pass':
        await this.tap('.pass .btn');
        // The server is asked for the other hand first.
        await this.page.locator('.pass').waitFor({ state: 'detached' });
        return;
      case 'place':
        this.turns += 1;
        this.bought = 0;
        await this.tap(`.ts .places button[aria-keyshortcuts="${await this.place(shops)}"]`);
        return;
      case 'village':
        return this.shop();
      case 'dungeon':
        return this.fight();
      case 'train':
        // Where several ways are open, the first is taken; a single one is chosen already.
        if (
          (await this.page.locator('.ts .sheet .way').count()) > 1 &&
          (await this.page.locator('.ts .sheet .way .is-sel').count()) === 0
        ) {
          await this.tap('.ts .sheet .way button.face');
        }
        await this.tap('.ts .sheet footer .btn.primary');
        return;
      case 'sheet':
        if ((await this.page.locator('.ts .sheet .option.on').count()) === 0) await this.tap('.ts .sheet .option');
        if (!(await this.tap('.ts .sheet footer .btn.primary:not([aria-disabled="true"])')))
          await this.tap('.ts .sheet footer .btn:not(.quiet)');
        return;
      default:
        return;
    }
  }

  /** Where to go: where a battle would be won, and shopping else; now and then without looking. */
  private async place(shops: number | undefined): Promise<string> {
    if (this.turns % 11 === 10) return 'R';
    if (shops) return this.turns % shops === 1 ? 'V' : 'D';
    if (this.turns % 4 === 3) return 'D';
    // The forecast is told a moment after the question.
    const told = this.page.locator('.ts .verdict-place .verdict');
    if ((await this.page.locator('.ts .hall .who[data-card]').count()) > 0) {
      await told
        .first()
        .waitFor({ state: 'attached', timeout: 10_000 })
        .catch(() => undefined);
    }
    return (await this.page.locator('.ts .verdict-place .verdict.win').count()) > 0 ? 'D' : 'V';
  }

  private async shop(): Promise<void> {
    if (this.bought < 3 && (await this.tap('.ts .held .one:has(.use) button.face'))) {
      this.bought += 1;
      if (await this.tap('.ts .deeds .btn')) return;
    }
    const piles = this.page.locator('.ts [data-pile]:not(:has(.is-dim)):not(.out) button.face');
    const several = await piles.count();
    this.bought += 1;
    if (
      several > 0 &&
      this.bought < 6 &&
      (await this.tap('.ts [data-pile]:not(:has(.is-dim)):not(.out) button.face', (this.turns * 7 + 3) % several))
    ) {
      if (await this.tap('.ts .deeds .btn')) return;
    }
    await this.tap('.ts .ledger .end .btn:not(.icon)');
  }

  private async fight(): Promise<void> {
    if (await this.tap('.ts .held li > .one[draggable="true"] button.face')) {
      if (await this.tap('.ts .held .one.lit button.face')) return;
      if (await this.tap('.ts .deeds .btn')) return;
    }
    if (await this.tap('.ts .held .one:has(.use) button.face')) {
      if (await this.tap('.ts .deeds .btn')) return;
    }
    (await this.tap('.ts .lane .btn.primary')) ||
      (await this.tap('.ts .dock-row .btn.primary')) ||
      (await this.tap('.ts .lane .btn:not([aria-disabled="true"])')) ||
      (await this.tap('.ts .dock-row .btn:not(.quiet)'));
  }
}
