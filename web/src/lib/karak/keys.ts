// The keyboard at Karak's table: numbers answer questions, and the focus is never left nowhere.
import { plainKey } from '../keys';

/** What the numbers press, by what is open: a small sheet first, then the battle, then the question in the dock. */
const NUMBERED = [
  '.pop .menu .btn, .pop .do .btn',
  '.battle button.pick',
  '.battle .spare, .battle .foot .btn.big',
  '.battle .spoils .ask :is(button.card, .combos .btn, .prices .btn, .unit .btn.icon, .bar .btn)',
  '.dock .ask :is(button.card, .combos .btn, .prices .btn, .unit .btn.icon, .bar .btn)',
];
const ALL_DICE = '.battle .lead .btn';

const isOpen = (element: HTMLElement): boolean =>
  !element.closest('[inert]') && !element.matches(':disabled') && element.checkVisibility();

/** Presses what a number stands for. */
export function pressNumber(event: KeyboardEvent, root: ParentNode): boolean {
  const key = plainKey(event);
  if (key === null || !/^\d$/.test(key) || document.documentElement.dataset['keys'] === 'off') return false;
  const groups = key === '0' ? [ALL_DICE] : NUMBERED;
  for (const selector of groups) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(isOpen);
    if (found.length === 0) continue;
    const element = found[key === '0' ? 0 : Number(key) - 1];
    if (!element) return false;
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.click();
    return true;
  }
  return false;
}

/** Where the next decision is made, the most pressing first. */
const DECISIONS = [
  '.pop .content .btn',
  '.battle .spoils .ask :is(.btn.primary, button.card, .btn:not(.quiet))',
  '.battle .spare',
  '.battle .foot .btn.primary',
  '.battle .foot .btn:not(.rid)',
  '.dock .ask .btn.primary',
  '.dock .ask :is(button.card, .btn:not(.quiet))',
  '.hit[aria-current]',
];

/** What the focus was last put on here. */
let settled: Element | null = null;

/** Puts the keyboard where the next decision is, if the last one left it nowhere. In a battle it goes along when the engine
 * says later which way is the better one. */
export function settleFocus(root: ParentNode): void {
  const active = document.activeElement;
  const overtaken = active === settled && active?.matches('.battle .foot .btn:not(.primary)');
  const isNowhere = active === null || active === document.body || active.matches('.battle') || overtaken;
  // A dialog of the browser or a text that is being written comes first.
  if (!isNowhere || document.querySelector('dialog[open]')) return;
  for (const selector of DECISIONS) {
    const element = [...root.querySelectorAll<HTMLElement>(selector)].find(
      (one) => isOpen(one) && one.getAttribute('aria-disabled') !== 'true',
    );
    if (!element) continue;
    settled = element;
    return element.focus({ preventScroll: true });
  }
}
