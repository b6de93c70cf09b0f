// A window under a finger: taps in place of clicks, and no keys. What Escape would close has a button of its own.
import { expect, type Page } from '@playwright/test';
import type { Tab } from './tab.ts';

/** What puts away what lies on top, the topmost first: a dialog, a drawer, a small sheet, what is being shown. */
const AWAY = [
  'dialog[open] header .btn',
  'aside.drawer .btn.close',
  'aside.hero.drawer .grip',
  '.pop header .btn',
  '.playback .btn.quiet',
];

export function underFinger(page: Page): Tab {
  const tap = async (x: number, y: number): Promise<void> => page.touchscreen.tap(x, y);
  const press = async (key: string): Promise<void> => {
    expect(key, 'a finger has no keys').toBe('Escape');
    for (const selector of AWAY) {
      const box = await page.evaluate((wanted) => {
        const found = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
        return found ? (found.getBoundingClientRect().toJSON() as DOMRect) : null;
      }, selector);
      if (box) return tap(box.x + box.width / 2, box.y + box.height / 2);
    }
  };
  const type = (): Promise<void> => Promise.reject(new Error('a finger has no keys'));
  return {
    evaluate: page.evaluate.bind(page) as Page['evaluate'],
    waitForFunction: page.waitForFunction.bind(page) as Page['waitForFunction'],
    addInitScript: page.addInitScript.bind(page),
    locator: page.locator.bind(page),
    goto: page.goto.bind(page),
    reload: page.reload.bind(page),
    waitForURL: page.waitForURL.bind(page),
    mouse: { click: tap },
    keyboard: { press, type },
  };
}
