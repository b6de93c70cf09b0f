// Plays with the keyboard alone: letters and numbers where there are some, arrows on the map, Tab for the rest.
import { expect } from '@playwright/test';
import { Karak, type Scene } from './karak.ts';
import type { Tab } from './tab.ts';
import { Thunderstone } from './thunderstone.ts';

/** The most steps with Tab, and on the map, before something counts as out of reach. */
const TABS = 150;
const STEPS = 40;

/** Whether the element with the focus shows it. */
export function focusShown(page: Tab): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus is nowhere';
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(element);
    const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const stroked = element instanceof SVGElement && stroke !== 'none' && parseFloat(strokeWidth) >= 2;
    const label = `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? ''}`;
    if (!element.matches(':focus-visible')) return `not shown: ${label}`;
    return outlined || stroked ? '' : `without an outline: ${label}`;
  });
}

/** How many steps of Tab lie before the wanted element, or of Shift+Tab with a minus. Runs in the page. */
function stepsTo([selector, index]: readonly [string, number]): number | null {
  const target = document.querySelectorAll<HTMLElement>(selector)[index];
  if (!target) return null;
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const unchecked = (one: Element) => one instanceof HTMLInputElement && one.type === 'radio' && !one.checked;
  const order = [
    ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (one) =>
      one === target ||
      (one.tabIndex >= 0 &&
        !one.matches(':disabled, [inert] *') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        !unchecked(one)),
  );
  const here = document.activeElement;
  if (here === target) return 0;
  const from = order.findIndex((one) => one === here);
  if (from >= 0) return order.indexOf(target) - from;
  // A part that scrolls can have the focus too, and lies between two others.
  const next = order.findIndex(
    (one) => here !== null && (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const after = order.indexOf(target) - (next < 0 ? order.length : next);
  return after >= 0 ? after + 1 : after;
}

/** Moves the focus with Tab, whichever way is shorter, until it is on the wanted element. */
export async function tabTo(page: Tab, selector: string, index = 0): Promise<boolean> {
  // The count may be wrong, where a part that scrolls takes the focus too; then it is counted again from there.
  for (let steps = 0; steps <= TABS;) {
    const left = await page.evaluate(stepsTo, [selector, index] as const);
    if (left === null) return false;
    if (left === 0) return true;
    for (let step = 0; step < Math.abs(left); step++) await page.keyboard.press(left > 0 ? 'Tab' : 'Shift+Tab');
    steps += Math.abs(left);
  }
  return false;
}

/** Karak by its keys. It never touches the mouse. */
export class KarakKeys extends Karak {
  /** Where the focus was not to be seen. */
  readonly hidden: string[] = [];
  /** How often each way was used. */
  readonly used = { letter: 0, number: 0, arrows: 0, tab: 0 };

  protected override async press(selector: string, index = 0): Promise<boolean> {
    const target = await this.page.evaluate(
      ([wanted, nth]) => {
        const element = document.querySelectorAll<HTMLElement>(wanted)[nth];
        if (!element) return null;
        const within = element.closest('.dock .ask, .battle .spoils .ask, .pop');
        const list = within
          ? [
              ...within.querySelectorAll(
                'button.card, .combos .btn, .prices .btn, .unit .btn.icon, .bar .btn, .menu .btn, .do .btn',
              ),
            ]
          : [];
        const open = list.filter((one) => !one.matches(':disabled'));
        return {
          shortcut: element.getAttribute('aria-keyshortcuts'),
          number: open.indexOf(element) + 1,
          way: element.classList.contains('hit'),
        };
      },
      [selector, index] as const,
    );
    if (!target) return false;
    if (target.way) return this.walk(selector, index);
    if (target.shortcut && /^[A-Z]$/.test(target.shortcut)) {
      this.used.letter++;
      await this.page.keyboard.press(target.shortcut.toLowerCase());
    } else if (target.number >= 1 && target.number <= 9) {
      this.used.number++;
      await this.page.keyboard.press(String(target.number));
    } else {
      this.used.tab++;
      if (!(await tabTo(this.page, selector, index))) {
        this.missed.push(`Tab never comes to ${selector} ${index}`);
        return false;
      }
      await this.see();
      await this.page.keyboard.press('Enter');
    }
    this.decisions++;
    return true;
  }

  /** Goes over the map with the arrows, from the own hero on, and opens the hex. */
  private async walk(selector: string, index: number): Promise<boolean> {
    this.used.arrows++;
    await this.page.keyboard.press('w');
    for (let step = 0; step < STEPS; step++) {
      const key = await this.page.evaluate(
        ([wanted, nth]) => {
          const target = document.querySelectorAll(wanted)[nth];
          const here = document.activeElement;
          if (!target || !here?.classList.contains('hit')) return here ? 'W' : null;
          if (here === target) return 'Enter';
          const [one, other] = [here.getBoundingClientRect(), target.getBoundingClientRect()];
          const [x, y] = [other.x - one.x, other.y - one.y];
          // Rows first: a step along the row is never off the way.
          if (Math.abs(y) > one.height * 0.4) return y > 0 ? 'ArrowDown' : 'ArrowUp';
          return x > 0 ? 'ArrowRight' : 'ArrowLeft';
        },
        [selector, index] as const,
      );
      if (key === null) break;
      if (key === 'Enter') await this.see();
      await this.page.keyboard.press(key);
      if (key === 'Enter') {
        this.decisions++;
        return true;
      }
      // The focus follows within the next frames.
      await this.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    this.missed.push(`the arrows never come to ${selector} ${index}`);
    return false;
  }

  private async see(): Promise<void> {
    const fault = await focusShown(this.page);
    if (fault !== '') this.hidden.push(fault);
  }

  /** The keyboard is somewhere at every decision. */
  async settled(scene: Scene): Promise<void> {
    if (!['battle', 'ask', 'turn'].includes(scene.is)) return;
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement !== document.body), { message: scene.is })
      .toBe(true);
  }
}

/** Thunderstone by its keys. It never touches the mouse. */
export class ThunderstoneKeys extends Thunderstone {
  readonly hidden: string[] = [];
  readonly missed: string[] = [];
  readonly used = { letter: 0, tab: 0 };

  override async tap(selector: string, index = 0): Promise<boolean> {
    if (selector.startsWith('.playback')) {
      if ((await this.page.locator(selector).count()) > 0) await this.page.keyboard.press('Escape');
      return false;
    }
    const letter = await this.page.evaluate(
      ([wanted, nth]) => {
        document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
        const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
          (one) => one.checkVisibility() && !one.matches(':disabled'),
        );
        const element = all[nth < 0 ? all.length + nth : nth];
        element?.setAttribute('data-wanted', '');
        return element ? (element.getAttribute('aria-keyshortcuts') ?? '') : null;
      },
      [selector, index] as const,
    );
    if (letter === null) return false;
    this.clicks++;
    if (/^[A-Z]$/.test(letter)) {
      this.used.letter++;
      await this.page.keyboard.press(letter.toLowerCase());
      return true;
    }
    this.used.tab++;
    if (!(await tabTo(this.page, '[data-wanted]'))) {
      // What went away meanwhile was not out of reach.
      if ((await this.page.locator('[data-wanted]').count()) > 0)
        this.missed.push(`Tab never comes to ${selector} ${index}`);
      return false;
    }
    const fault = await focusShown(this.page);
    if (fault !== '') this.hidden.push(fault);
    await this.page.keyboard.press('Enter');
    return true;
  }
}
