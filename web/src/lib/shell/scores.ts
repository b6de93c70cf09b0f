// Points at the end, as people read them.
import type { Ending, Seat } from '../types/protocol';

export interface Score {
  seat: Seat;
  points: number;
  winner: boolean;
}

/** The seats from the winner down. */
export function scores(ending: Ending, seats: number): Score[] {
  const list = Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: ending.points[seat] ?? 0,
    winner: ending.winners.includes(seat),
  }));
  return list.sort((a, b) => Number(b.winner) - Number(a.winner) || b.points - a.points || a.seat - b.seat);
}

export function pointsText(points: number, language: string): string {
  return points.toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false }).replace('-', '−');
}

/** What the end sounds like to whoever has these seats; whoever only watches hears the winner's. */
export function endSound(ending: Ending, seats: readonly Seat[]): 'won' | 'lost' {
  return seats.length === 0 || seats.some((seat) => ending.winners.includes(seat)) ? 'won' : 'lost';
}
