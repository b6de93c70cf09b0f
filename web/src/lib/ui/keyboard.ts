// The keyboard on the screen of a phone. Most browsers make the page lower for it (`interactive-widget` in index.html);
// Safari lays it over the page, and then the page has to make room by itself.

/** How much of the window something covers from below. A page that two fingers have enlarged shows less of itself too. */
export function coveredBy(view: Pick<VisualViewport, 'height' | 'scale'>, windowHeight: number): number {
  return view.scale > 1.05 ? 0 : Math.max(0, Math.round(windowHeight - view.height));
}

/** Tells how many pixels the keyboard covers, now and whenever that changes. */
export function followKeyboard(tell: (covered: number) => void): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const measure = (): void => {
    const covered = coveredBy(view, innerHeight);
    tell(covered);
    // The browser has moved the page up to show the field; the page is lower now, and shows it by itself.
    if (covered > 0) scrollTo(0, 0);
  };
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
  measure();
  return () => {
    view.removeEventListener('resize', measure);
    view.removeEventListener('scroll', measure);
  };
}
