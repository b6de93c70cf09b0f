// The links to a table. The secret part stands behind the #, which browsers never send to a server.
import type { Link, Role } from '../net/api';

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

export function sameRole(one: Role, other: Role): boolean {
  return one.type === other.type && (one.type !== 'seat' || other.type !== 'seat' || one.seat === other.seat);
}

/** Makes links, one at a time for each role: while one is under way, nobody gets a second. */
export class LinkMaker {
  private readonly underWay: Role[] = [];

  constructor(private readonly ask: (role: Role) => Promise<{ token: string }>) {}

  /** The new link; nothing when one for the same role is on its way already. */
  async make(role: Role): Promise<Link | null> {
    if (this.underWay.some((other) => sameRole(other, role))) return null;
    this.underWay.push(role);
    try {
      return { ...role, token: (await this.ask(role)).token };
    } finally {
      this.underWay.splice(this.underWay.indexOf(role), 1);
    }
  }
}
