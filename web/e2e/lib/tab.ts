// A window of a browser, as far as those need one who play and look: Playwright's page is one, and `WebKitTab` another.
import type { Keyboard, Locator, Mouse, Page } from '@playwright/test';

/** What a selector finds. */
export type Found = Pick<Locator, 'click' | 'count' | 'textContent' | 'waitFor'> & { first(): Found };

export interface Tab {
  evaluate: Page['evaluate'];
  waitForFunction: Page['waitForFunction'];
  addInitScript: Page['addInitScript'];
  mouse: Pick<Mouse, 'click'>;
  keyboard: Pick<Keyboard, 'press' | 'type'>;
  locator(selector: string): Found;
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  waitForURL(address: RegExp): Promise<unknown>;
}
