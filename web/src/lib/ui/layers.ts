// What lies over the table: where the keyboard goes, what waits behind it, and what Escape and Back close. Dialogs over the whole
// page (`Dialog.svelte`) have all this from the browser.
import type { Attachment } from 'svelte/attachments';
import { closable } from './back';

interface Layer {
  close: (() => void) | undefined;
  /** Gives it the keyboard. */
  focus: () => void;
}
/** What is open, the topmost last. */
const open: Layer[] = [];

/** Escape closes the topmost layer, and goes no further. */
function escape(event: KeyboardEvent): void {
  const target = event.target as Element | null;
  if (event.key !== 'Escape' || event.defaultPrevented || target?.closest?.('dialog')) return;
  const top = open.at(-1);
  if (!top?.close) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close();
}

/** A dialog keeps the keyboard to itself while it is open; a layer that came meanwhile gets it afterwards. */
function regain(): void {
  if (document.activeElement === document.body) open.at(-1)?.focus();
}

function listen(): void {
  addEventListener('keydown', escape, true);
  addEventListener('close', regain, true);
}

function stopListening(): void {
  removeEventListener('keydown', escape, true);
  removeEventListener('close', regain, true);
}

export interface LayerOptions {
  /** What Escape and Back do; without it they are for others. */
  close?: (() => void) | undefined;
  /** Whether everything else in the game's part of the page waits until it is gone. */
  modal?: boolean;
  /** The element that gets the keyboard, if not the layer itself. */
  first?: (layer: HTMLElement) => HTMLElement | null | undefined;
}

const isFocusable = (element: Element | null): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) &&
  element !== document.body &&
  element.isConnected &&
  !element.closest('[inert]');

/** A layer: the keyboard goes into it, and back to where it was when the layer is gone. */
export function layer(options: LayerOptions): Attachment<HTMLElement> {
  return (element) => {
    const before = document.activeElement;
    const focus = (): void => (options.first?.(element) ?? element).focus({ preventScroll: true });
    const own: Layer = { close: options.close, focus };
    if (open.push(own) === 1) listen();
    const release = options.modal ? hold(element) : undefined;
    const stay = options.close ? closable(options.close) : undefined;
    focus();
    return () => {
      open.splice(open.indexOf(own), 1);
      if (open.length === 0) stopListening();
      release?.();
      stay?.();
      const lost = document.activeElement === document.body || element.contains(document.activeElement);
      if (lost && isFocusable(before)) before.focus({ preventScroll: true });
    };
  };
}

/** Where layers over a game end: the bar above the table, its drawers and what is being told stay reachable. */
const ROOM = '[data-room]';
/** What lies above every layer of a game, such as a small sheet that was opened from one. */
const ABOVE = '[data-above]';

/** What takes the keyboard when it is pressed. */
const TAKES_FOCUS = 'a[href], button, input, select, textarea, [tabindex]';

/** Makes everything beside the element inert, within its room; what comes later too. */
function hold(element: HTMLElement): () => void {
  const room = element.closest(ROOM) ?? document.body;
  const held = new Set<Element>();
  const cover = (): void => {
    for (let inner: Element = element; inner !== room && inner.parentElement; inner = inner.parentElement) {
      for (const beside of inner.parentElement.children) {
        if (beside === inner || beside.matches(ABOVE) || beside.hasAttribute('inert')) continue;
        beside.toggleAttribute('inert', true);
        held.add(beside);
      }
    }
  };
  cover();
  // A press beside it leaves the keyboard where it is.
  const press = (event: Event): void => {
    const target = event.target as Element;
    if (!element.contains(target) && !target.closest(TAKES_FOCUS)) event.preventDefault();
  };
  room.addEventListener('mousedown', press);
  const watch = new MutationObserver(cover);
  for (let outer = element.parentElement; outer && room.contains(outer); outer = outer.parentElement)
    watch.observe(outer, { childList: true });
  return () => {
    watch.disconnect();
    room.removeEventListener('mousedown', press);
    for (const beside of held) beside.toggleAttribute('inert', false);
  };
}
