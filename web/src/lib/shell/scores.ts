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
    points: (ending.half_points[seat] ?? 0) / 2,
    winner: ending.winners.includes(seat),
  }));
  return list.sort((a, b) => Number(b.winner) - Number(a.winner) || b.points - a.points || a.seat - b.seat);
}

export function pointsText(points: number, language: string): string {
  return points.toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false }).replace('-', '−');
}
