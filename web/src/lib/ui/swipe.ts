// A finger drawn across an element.
import type { Attachment } from 'svelte/attachments';

export type Way = 'left' | 'right' | 'up' | 'down';
/** How far a finger has to go. */
const FAR = 36;

/** Where a finger went, if it went far enough and mostly that way. */
export function wayOf(x: number, y: number): Way | null {
  const [long, short] = [Math.max(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x), Math.abs(y))];
  if (long < FAR || short > long / 2) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}

/** Tells where a finger was drawn to; whether that meant something is the answer, and then it was no tap. What the browser
 * scrolls itself (`touch-action`) is left to it. */
export function swipe(moved: (way: Way) => boolean): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null;
    let swiped = false;
    const down = (event: PointerEvent): void => {
      swiped = false;
      from = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    };
    const up = (event: PointerEvent): void => {
      const way = from?.pointerId === event.pointerId ? wayOf(event.x - from.x, event.y - from.y) : null;
      from = null;
      swiped = way !== null && moved(way);
    };
    const cancel = (): void => void (from = null);
    const click = (event: MouseEvent): void => {
      if (!swiped) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', down);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', cancel, true);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', cancel, true);
      element.removeEventListener('click', click, true);
    };
  };
}
