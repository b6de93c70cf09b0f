// A server that was upgraded while a page was open speaks another protocol, and has other files. The page then loads
// itself anew, once: when that does not help, it has to say so.

const KEY = 'emberhall-reloaded';

/** What tells this build of the page from another. */
const build = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector('script[src]')?.getAttribute('src') ?? 'dev');

/** Loads the page anew, unless this very build came of doing so; false when it is not done. */
export function reloadForUpgrade(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build()) return false;
    sessionStorage.setItem(KEY, build());
  } catch {
    // Without a memory nobody could tell whether it was done before.
    return false;
  }
  location.reload();
  return true;
}

/** Reloads when a part of the page is gone from the server. Without a connection it is not gone, only out of reach. */
export function followUpgrades(): void {
  addEventListener('vite:preloadError', () => {
    void fetch('/api/games', { cache: 'no-store' }).then(
      (answer) => answer.ok && reloadForUpgrade(),
      () => undefined,
    );
  });
}
