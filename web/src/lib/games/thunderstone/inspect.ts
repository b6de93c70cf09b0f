// A card asks to be seen large: by a long press, a right click or the key I.
import type { Attachment } from 'svelte/attachments';

interface Looks {
  oninspect?: (() => void) | undefined;
  onlook?: (() => void) | undefined;
}

const LONG = 450;
/** A finger that moves further scrolls. */
const SLACK = 10;

export function looked({ oninspect, onlook }: Looks): Attachment<HTMLElement> {
  return (element) => {
    const over = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(type, hear, { signal: over.signal, capture });
    if (onlook) {
      on('pointerenter', onlook);
      on('focus', onlook);
    }
    if (!oninspect) return () => over.abort();

    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let shown = false;
    const stop = () => clearTimeout(timer);
    const show = () => {
      stop();
      if (!shown) oninspect();
      shown = true;
    };
    on('pointerdown', (event) => {
      stop();
      shown = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'touch') timer = setTimeout(show, LONG);
    });
    on('pointermove', (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
    });
    on('pointerup', stop);
    on('pointercancel', stop);
    on('contextmenu', (event) => {
      event.preventDefault();
      show();
    });
    // The press that showed the card does not pick it too.
    on(
      'click',
      (event) => {
        if (shown) event.stopImmediatePropagation();
        shown = false;
      },
      true,
    );
    on('keydown', (event) => {
      shown = false;
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      oninspect();
    });
    return () => {
      stop();
      over.abort();
    };
  };
}
