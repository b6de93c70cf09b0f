// A list that grows at its end and stays there, until somebody scrolls back.
import type { Attachment } from 'svelte/attachments';

/** How near to the end counts as there, in pixels. */
const NEAR = 60;

/** Whether a list stays at its end, after it was scrolled. It is left only by scrolling back: what a smaller or larger panel
 * does to the same list is no wish of the reader. */
export function follows(before: boolean, scroll: { from: number; to: number; left: number }): boolean {
  if (scroll.left < NEAR) return true;
  return scroll.to < scroll.from ? false : before;
}

/** Keeps a list at its end while lines come and while its panel shrinks or grows. */
export const staysAtEnd: Attachment<HTMLElement> = (list) => {
  let follow = true;
  let last = 0;
  const settle = (): void => {
    if (follow) list.scrollTop = list.scrollHeight;
  };
  const scrolled = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = list;
    follow = follows(follow, { from: last, to: scrollTop, left: scrollHeight - scrollTop - clientHeight });
    last = scrollTop;
  };
  // It may also come into sight later, in a wider window.
  const sizes = new ResizeObserver(settle);
  const lines = new MutationObserver(settle);
  list.addEventListener('scroll', scrolled, { passive: true });
  sizes.observe(list);
  for (const part of list.children) sizes.observe(part);
  lines.observe(list, { childList: true, subtree: true, characterData: true });
  settle();
  return () => {
    list.removeEventListener('scroll', scrolled);
    sizes.disconnect();
    lines.disconnect();
  };
};
