// The links to a table. The secret part stands behind the #, which browsers never send to a server.
import type { Link } from '../net/api';

export function address(table: string, link: Link): string {
  return new URL(`/t/${table}#${link.type === 'watch' ? 'w' : 'k'}=${link.token}`, location.href).href;
}

const key = (table: string) => `emberhall-links-${table}`;

/** Links are told once, to whoever opens the table; this browser keeps them as long as the window is open. */
export function keepLinks(table: string, links: Link[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // New links can be made at any time.
  }
}

export function keptLinks(table: string): Link[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as Link[];
  } catch {
    return [];
  }
}
