// Lets the keyboard scroll what has nothing in it to press.

/** Takes the focus as long as not all of it is in sight and nothing in it can take it. */
export function scrolls(element: HTMLElement): () => void {
  const follow = (): void => {
    const hidden = element.scrollHeight > element.clientHeight + 1;
    if (hidden && !element.querySelector('button:not([disabled]), a[href]')) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(follow);
  watch.observe(element);
  const change = new MutationObserver(follow);
  change.observe(element, { childList: true, subtree: true });
  follow();
  return () => {
    watch.disconnect();
    change.disconnect();
  };
}
