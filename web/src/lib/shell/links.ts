// The links to a table. The secret part stands behind the #, which browsers never send to a server.
import type { Links } from '../net/api';

export function seatLink(table: string, token: string): string {
  return new URL(`/t/${table}#k=${token}`, location.href).href;
}

export function watchLink(table: string, token: string): string {
  return new URL(`/t/${table}#w=${token}`, location.href).href;
}

const key = (table: string) => `emberhall-links-${table}`;

/** Links are told once, to whoever opens the table; this browser keeps them as long as the window is open. */
export function keepLinks(table: string, links: Links): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // New links can be made at any time.
  }
}

export function keptLinks(table: string): Links | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Links | null;
  } catch {
    return null;
  }
}
