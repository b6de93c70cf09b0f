// What a window must let people see and reach: how much of something is in sight, what lies over it, and whether every
// choice can be made by a tap, without scrolling the page.
import { expect, type Page } from '@playwright/test';

/** Widths and heights of windows: phones upright and sideways, a page at twice its size, a tablet, desks. */
export const WINDOWS = [
  [320, 568],
  [360, 740],
  [390, 844],
  [667, 375],
  [683, 384],
  [844, 390],
  [915, 412],
  [853, 480],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;
export type Size = readonly [number, number];

/** A low window: bars and sheets stand beside the table. */
export const isLow = ([width, height]: Size): boolean => width >= 600 && height < 520;
/** Whether fingers are expected there. */
const isTouched = (size: Size): boolean => size[0] < 900 || isLow(size);

/** What one must see to decide. */
export interface Need {
  selector: string;
  /** What may lie over it, because it belongs to it: the map over a hex. */
  layer?: string;
  /** How many there have to be; one at least. */
  count?: number;
  /** It may lie under its neighbour, as far as a finger still finds it. */
  fanned?: true;
  /** One of several is enough; the others can be swiped into sight. */
  some?: true;
}

interface Sight {
  what: string;
  width: number;
  height: number;
  /** Which part of its box is in the window and not clipped. */
  shown: number;
  /** What lies over some of 5×5 points of the part that is in sight. */
  over: string[];
  /** How much of its width nothing lies over. */
  free: number;
}

/** How everything that is found stands in the window. Runs in the page. */
function look([selector, layer]: readonly [string, string | undefined]): Sight[] {
  const ACROSS = 24;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${element.getAttribute('data-at') ?? ''}“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  /** The part of the window in which an element can be seen. */
  const frameOf = (element: Element): { left: number; top: number; right: number; bottom: number } => {
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      // What lies over the whole page is clipped by nothing.
      if (outer.tagName === 'DIALOG') break;
      const { overflowX, overflowY } = getComputedStyle(outer);
      const box = outer.getBoundingClientRect();
      if (overflowX !== 'visible')
        [frame.left, frame.right] = [Math.max(frame.left, box.left), Math.min(frame.right, box.right)];
      if (overflowY !== 'visible')
        [frame.top, frame.bottom] = [Math.max(frame.top, box.top), Math.min(frame.bottom, box.bottom)];
    }
    return frame;
  };
  // What waits behind a sheet covers as well as anything else.
  const waiting = [...document.querySelectorAll('[inert]')];
  for (const one of waiting) one.removeAttribute('inert');
  const sights = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const box = element.getBoundingClientRect();
      const frame = frameOf(element);
      const left = Math.max(box.left, frame.left);
      const top = Math.max(box.top, frame.top);
      const width = Math.max(0, Math.min(box.right, frame.right) - left);
      const height = Math.max(0, Math.min(box.bottom, frame.bottom) - top);
      const over = new Set<string>();
      const isFree = (across: number, down: number): boolean => {
        const there = document.elementFromPoint(left + width * across, top + height * down);
        // In a rounded corner lies what is behind it.
        if (there && (element.contains(there) || there.contains(element) || (layer && there.closest(layer))))
          return true;
        over.add(there ? nameOf(there) : 'nothing');
        return false;
      };
      let free = 0;
      for (let x = 0; x < ACROSS; x++) if (isFree((x + 0.5) / ACROSS, 0.5)) free++;
      over.clear();
      for (let x = 0; x < 5; x++) {
        for (let y = 0; y < 5; y++) isFree((x + 0.5) / 5, (y + 0.5) / 5);
      }
      const area = box.width * box.height;
      return {
        what: nameOf(element),
        width: box.width,
        height: box.height,
        shown: area === 0 ? 0 : (width * height) / area,
        over: width * height === 0 ? [] : [...over],
        free: (width * free) / ACROSS,
      };
    });
  for (const one of waiting) one.setAttribute('inert', '');
  return sights;
}

/** The least that a finger finds; a pixel may be lost by rounding. */
const FINGER = 43;

/** Why something cannot be seen well enough to decide by it; nothing if it can. */
export async function unseen(page: Page, { selector, layer, count = 1, fanned, some }: Need): Promise<string[]> {
  const found = await page.evaluate(look, [selector, layer] as const);
  const faults = found.map(({ what, width, height, shown, over, free }) => {
    const size = Math.min(fanned ? free : width, height);
    return [
      ...(shown < 0.8 && !fanned ? [`${what}: only ${Math.round(shown * 100)} % are in sight`] : []),
      ...(size < FINGER ? [`${what}: only ${Math.round(fanned ? free : width)}×${Math.round(height)}`] : []),
      ...(fanned ? [] : over.map((one) => `${what}: under ${one}`)),
    ];
  });
  if (found.length < count) return [`${selector}: only ${found.length}`];
  return some && faults.some((list) => list.length === 0) ? [] : faults.flat();
}

/** What cannot be tapped although it is offered, after scrolling at most a list inside the page. Runs in the page. */
function blocked([selector, least]: readonly [string, number]): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.5) faults.push(`${name}: only ${Math.round(width)}×${Math.round(height)}`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`${name}: sticks out of the window`);
    // A card may lie partly under the next one, as far as a finger still finds it.
    const there = [0.5, 0.2].map((across) => document.elementFromPoint(left + width * across, top + height / 2));
    if (!there.some((one) => one && element.contains(one)))
      faults.push(`${name}: under ${there[0]?.outerHTML.slice(0, 100) ?? 'nothing'}`);
  }
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1 || scrollY !== 0 || scrollX !== 0)
    faults.push(`the page scrolls: ${root.scrollWidth}×${root.scrollHeight} in ${innerWidth}×${innerHeight}`);
  return faults;
}

/** What of the offered choices cannot be made in a window of this size. */
export const unreachable = (page: Page, selector: string, size: Size): Promise<string[]> =>
  page.evaluate(blocked, [selector, isTouched(size) ? 44 : 24] as const);

/** Gives the window another size, and waits until everything has followed it. */
export async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    const moves = (one: Animation): boolean =>
      one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    for (let [frames, quiet] = [0, 0]; frames < 600 && quiet < 3; frames++) {
      await new Promise(requestAnimationFrame);
      quiet = document.getAnimations().some(moves) ? 0 : quiet + 1;
    }
  });
}

/** A screen, what decides there, and what is offered. */
export interface Look {
  name: string;
  needs: (low: boolean) => Need[];
  offers: string;
}

/** Looks at a screen in windows of every size. */
export async function everySize(page: Page, { name, needs, offers }: Look, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    const where = `${name} at ${size.join('×')}`;
    await resize(page, size);
    for (const need of needs(isLow(size))) expect.soft(await unseen(page, need), where).toEqual([]);
    const { PICTURE_FOLDER: folder } = process.env;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.join('x')}.png`, animations: 'disabled' });
    expect.soft(await unreachable(page, offers, size), where).toEqual([]);
  }
}
