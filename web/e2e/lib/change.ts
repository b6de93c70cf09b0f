// Waiting for the page itself instead of for time: for anything to change, or for something to lie still.
import type { Tab } from './tab.ts';

/** How long a page may stay as it is, in milliseconds, before a game counts as stuck: longer than any busy machine needs. */
export const STUCK = 300_000;

type Watched = Window & { changes?: number };

/** How often the page has changed so far; counting begins with the first question. */
export function changes(page: Tab): Promise<number> {
  return page.evaluate(() => {
    const watched = window as Watched;
    if (watched.changes === undefined) {
      watched.changes = 0;
      const count = (): void => void (watched.changes = (watched.changes ?? 0) + 1);
      new MutationObserver(count).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      for (const type of ['transitionend', 'animationend', 'focusin']) document.addEventListener(type, count, true);
    }
    return watched.changes;
  });
}

/** Waits for the first change after so many. When none comes it returns too: whoever looks again says what is missing. */
export async function changed(page: Tab, since: number): Promise<void> {
  await page
    .waitForFunction((count) => (window as Watched).changes !== count, since, { timeout: 60_000 })
    .catch(() => undefined);
}

/** Waits until the nth of what is found keeps its place and nothing moves any more, for ten seconds of frames at most. */
export function still(page: Tab, selector: string, index = 0): Promise<void> {
  return page.evaluate(
    async ([wanted, nth]) => {
      const moves = (one: Animation): boolean =>
        one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
      let place = '';
      for (let [frames, quiet] = [0, 0]; frames < 600 && quiet < 3; frames++) {
        await new Promise(requestAnimationFrame);
        const now = JSON.stringify(document.querySelectorAll(wanted)[nth]?.getBoundingClientRect() ?? null);
        quiet = now === place && !document.getAnimations().some(moves) ? quiet + 1 : 0;
        place = now;
      }
    },
    [selector, index] as const,
  );
}
