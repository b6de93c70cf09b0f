// The arrow keys lead from one thing to the next, wherever it lies.

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus in the direction of the key; whether there was somewhere to go. */
export function move(root: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const sheet = root.querySelector('[role="dialog"]');
  const all = [...(sheet ?? root).querySelectorAll<HTMLElement>('[data-nav], .tcard > button.face')].filter(
    (element) => element.checkVisibility() && !(element instanceof HTMLButtonElement && element.disabled),
  );
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !all.includes(here)) {
    all[0]?.focus();
    return all.length > 0;
  }
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const from = middle(here);
  let found: HTMLElement | null = null;
  let shortest = Infinity;
  for (const element of all) {
    if (element === here) continue;
    const to = middle(element);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // What lies askew is farther than it is.
    const far = along + 3 * aside;
    if (along > 4 && far < shortest) [found, shortest] = [element, far];
  }
  found?.focus();
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return found !== null;
}
