// What comes to a page over its live connection.
import { expect, type Page } from '@playwright/test';

/** What a page is told, as it comes; the moves of the game can be kept from it for a while. */
export class Wire {
  private readonly presences: boolean[][] = [];
  private kept: (() => void)[] | null = null;

  static async at(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/live$/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        const told = JSON.parse(String(message)) as {
          type: string;
          seats?: { connected: boolean }[];
          what?: { type: string };
        };
        // No record overtakes one that is kept: the page would ask for what lies between.
        if (told.type === 'record' && wire.kept && (told.what?.type === 'played' || wire.kept.length > 0)) {
          wire.kept.push(() => socket.send(message));
          return;
        }
        socket.send(message);
        if (told.seats) wire.presences.push(told.seats.map(({ connected }) => connected));
      });
    });
    return wire;
  }

  /** Waits until the page was told that a seat is connected, or is not. */
  async told(seat: number, connected: boolean): Promise<void> {
    await expect.poll(() => this.presences.at(-1)?.[seat], { message: `seat ${seat} is connected` }).toBe(connected);
  }

  keepMoves(): void {
    this.kept = [];
  }

  letMovesGo(): void {
    this.kept?.forEach((go) => go());
    this.kept = null;
  }
}
