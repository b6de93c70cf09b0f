// Where the reader is: the start page, a table, or a page to read.
import { goTo, watchHistory } from './ui/back';

/** The pages to read and to look at. */
const READING = ['rules', 'gallery', 'credits', 'privacy', 'you'] as const;
export type ReadingPlace = (typeof READING)[number];

export type Place = { page: 'start' } | { page: 'table'; id: string } | { page: ReadingPlace } | { page: 'unknown' };

export function placeOf(path: string): Place {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { page: 'start' };
  if (parts.length === 2 && parts[0] === 't' && parts[1]) return { page: 'table', id: parts[1] };
  const page = parts.length === 1 ? READING.find((name) => name === parts[0]) : undefined;
  return { page: page ?? 'unknown' };
}

class Router {
  place: Place = $state(placeOf(location.pathname));

  constructor() {
    watchHistory();
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    goTo(path);
    this.place = placeOf(new URL(path, location.href).pathname);
    scrollTo(0, 0);
  }

  /** Follows a link inside the client without loading the page anew. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || placeOf(link.pathname).page === 'unknown') return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const router = new Router();
