// Where a decision is made on the screen: number keys press it, and the keyboard goes there when the last decision left it
// nowhere. The components that draw an answer register it, with its kind.
import type { Attachment } from 'svelte/attachments';
import { plainKey } from './keys';

export interface Kind {
  /** Numbers are for the answers in sight with the highest rank; 0 for none. */
  rank: number;
  /** The keyboard goes to the answer in sight with the highest; 0 for none. */
  first: number;
}

const answers = new Map<Element, Kind>();
/** What the focus was last put on here. */
let settled: Element | null = null;

/** Registers an element as an answer. */
export function answer(kind: Kind): Attachment {
  return (element) => {
    answers.set(element, kind);
    return () => answers.delete(element);
  };
}

const isOpen = (element: Element): boolean =>
  !element.closest('[inert]') && !element.matches(':disabled') && element.checkVisibility();

/** The answers in sight with the highest rank, in the order of the page. */
function best(of: keyof Kind, fits: (element: Element) => boolean): Element[] {
  const all = [...answers].filter(([element, kind]) => kind[of] > 0 && fits(element));
  const highest = Math.max(...all.map(([, kind]) => kind[of]));
  return all
    .filter(([, kind]) => kind[of] === highest)
    .map(([element]) => element)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

const focus = (element: Element): void => (element as HTMLElement | SVGElement).focus({ preventScroll: true });

/** Presses what a number stands for. */
export function pressNumber(event: KeyboardEvent): boolean {
  const key = plainKey(event);
  if (key === null || !/^[1-9]$/.test(key) || document.documentElement.dataset['keys'] === 'off') return false;
  const element = best('rank', isOpen)[Number(key) - 1];
  if (!element) return false;
  event.preventDefault();
  focus(element);
  (element as HTMLElement).click();
  return true;
}

/** Puts the keyboard where the next decision is, if the last one left it nowhere. It goes along when the engine says later
 * which answer is the better one. */
export function settleFocus(): void {
  // A dialog of the browser or a text that is being written comes first.
  if (document.querySelector('dialog[open]')) return;
  const [found] = best('first', (element) => isOpen(element) && element.getAttribute('aria-disabled') !== 'true');
  if (!found) return;
  const active = document.activeElement;
  const rankOf = (element: Element | null) => (element && answers.get(element)?.first) ?? 0;
  const overtaken = active === settled && rankOf(found) > rankOf(active);
  const isNowhere = active === null || active === document.body || active.matches('[role="dialog"]');
  if (!isNowhere && !overtaken) return;
  settled = found;
  focus(found);
}
