// From what somebody picks on the start page to the table that is opened.
import type { GameSetup, Remembered } from '../games/drawn';
import type { NewTable } from '../net/api';
import type { BotId, Clock, Field, GameId, NewSeat } from '../types/protocol';
import type { ClockName } from './clocks';
import { answersOf } from './form';

/** How the people come together. */
export type Company = 'now' | 'friends' | 'hotseat';

export interface Plan {
  company: Company;
  game: GameId;
  /** People at the table, the one who opens it included. */
  people: number;
  /** What the others at the same screen are called, in order. */
  names: readonly string[];
  bots: number;
  level: BotId;
  clock: Clock;
  listed: boolean;
  /** What was chosen for this game. */
  remembered: Remembered;
}

/** What was picked last time, besides the game, the number of bots and their level. */
export interface Habits {
  people: number;
  /** The names of the others at the same screen. */
  names: string[];
  companions: number;
  clock: ClockName;
  listed: boolean;
  /** What was chosen for each game. */
  games: Record<GameId, Remembered>;
}

export const HABITS: Habits = { people: 2, names: [], companions: 0, clock: 'none', listed: false, games: {} };

/** The seats in order: who opens the table, the other people, the bots. */
export function seatsOf(plan: Plan): NewSeat[] {
  const other = (name: string | undefined): NewSeat => {
    if (plan.company !== 'hotseat') return { type: 'open' };
    return name === undefined ? { type: 'me' } : { type: 'me', name };
  };
  const people = Array.from({ length: plan.people }, (_, index): NewSeat => {
    return index === 0 ? { type: 'me' } : other(plan.names[index - 1]);
  });
  const bots = Array.from({ length: plan.bots }, (): NewSeat => ({ type: 'bot', level: plan.level }));
  return [...people, ...bots];
}

/** The table, set up in the game's own way or by the answers to its form. */
export function tableOf(plan: Plan, form: readonly Field[], own: GameSetup | undefined): NewTable {
  const seats = seatsOf(plan);
  const { game, clock, listed, remembered } = plan;
  const chosen = own ? { setup: own.setupOf(seats.length, remembered) } : { options: answersOf(form, remembered) };
  return { game, ...chosen, seats, clock, listed };
}

/** The fewest bots that somebody alone can play against. */
export function fewestOpponents(fewestPlayers: number): number {
  return Math.max(0, fewestPlayers - 1);
}
