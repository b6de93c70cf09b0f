// Whose words are not shown to this player: the seats of people whom they have blocked.
import { safety } from '../net/safety';
import type { Seat } from '../types/protocol';

class Blocked {
  seats: readonly Seat[] = $state([]);

  /** Asks the server who of those at a table is blocked. Without an answer nobody is. */
  async load(table: string): Promise<void> {
    try {
      this.seats = (await safety.blocked(table)).seats;
    } catch {
      this.seats = [];
    }
  }

  has(seat: Seat | null): boolean {
    return seat !== null && this.seats.includes(seat);
  }
}

export const blocked = new Blocked();
