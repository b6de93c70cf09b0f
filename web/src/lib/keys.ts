// Shortcuts: which key is meant, and the element in sight that it presses.
import type { ShortcutGroup } from './game';

/** The key of an event as shortcuts name it; none while it belongs to a field, a dialog or the browser. */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  const target = event.target as Element | null;
  if (target?.closest?.('input, textarea, select, [contenteditable], dialog')) return null;
  return nameOfKey(event.key);
}

/** Letters are the same with and without the shift key. */
export function nameOfKey(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}

/** Whether one of the groups lists the key for pressing an element. */
export function isListed(groups: readonly ShortcutGroup[], key: string): boolean {
  return groups.some(({ shortcuts }) => shortcuts.some(({ keys, own }) => !own && keys.includes(key)));
}

/** The element in sight that a key presses. */
export function pressable(key: string, root: ParentNode = document): HTMLElement | undefined {
  const named = root.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
  return [...named].find(
    (element) => !element.closest('[inert]') && !element.matches(':disabled') && element.checkVisibility(),
  );
}

/** What keys do that have no element of their own to press. */
export type KeyActions = Record<string, (() => void) | null | undefined>;

/** Does what the key says; the answer tells whether there was anything to do. */
export function obey(event: KeyboardEvent, groups: readonly ShortcutGroup[], actions: KeyActions = {}): boolean {
  const key = plainKey(event);
  // Some people speak to their computer, and to some a stray letter is a mishap: they switch single keys off.
  if (key === null || !isListed(groups, key) || document.documentElement.dataset['keys'] === 'off') return false;
  const action = actions[key];
  const element = action ? undefined : pressable(key);
  if (!action && !element) return false;
  event.preventDefault();
  if (action) action();
  else element?.click();
  return true;
}

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', ArrowRight: '→', Escape: 'Esc' };

/** The keys as the sheet shows them: neighbours such as A, B, C are one span. */
export function shownKeys(keys: readonly string[]): string[] {
  const shown: string[] = [];
  for (let index = 0; index < keys.length; index++) {
    const first = keys[index] ?? '';
    let last = index;
    while (follows(keys[last], keys[last + 1])) last++;
    if (last - index > 1) {
      shown.push(`${first}–${keys[last] ?? ''}`);
      index = last;
    } else {
      shown.push(ARROWS[first] ?? first);
    }
  }
  return shown;
}

function follows(one: string | undefined, next: string | undefined): boolean {
  return one?.length === 1 && next?.length === 1 && next.charCodeAt(0) === one.charCodeAt(0) + 1;
}
