// From what somebody picks on the start page to the table that is opened.
import type { NewTable } from '../net/api';
import type { BotId, Clock, GameId, Wish } from '../types/protocol';
import { NOTHING, type Picked } from '../thunderstone/picked';
import type { Selection, Solo } from '../types/thunderstone';
import type { ClockName } from './clocks';

/** How the people come together. */
export type Company = 'now' | 'friends' | 'hotseat';

export interface Plan {
  company: Company;
  game: GameId;
  /** People at the table, the one who opens it included. */
  people: number;
  bots: number;
  level: BotId;
  clock: Clock;
  listed: boolean;
  /** Karak: without Plague & Misery. */
  friendly: boolean;
  /** Karak: heroes are picked, not dealt. */
  draft: boolean;
  /** Thunderstone: which cards are in the game. */
  selection: Selection;
  /** Thunderstone alone: how hard it is. */
  solo: Solo;
}

/** What was picked last time, besides the game, the number of bots and their level. */
export interface Habits {
  people: number;
  companions: number;
  clock: ClockName;
  listed: boolean;
  friendly: boolean;
  draft: boolean;
  cards: 'first' | 'random' | 'custom';
  /** The cards of one's own choice. */
  picked: Picked;
  /** How many groups of monsters, when the cards are left to chance. */
  groups: number;
  solo: Solo;
}

export const HABITS: Habits = {
  people: 2,
  companions: 0,
  clock: 'none',
  listed: false,
  friendly: false,
  draft: false,
  cards: 'first',
  picked: NOTHING,
  groups: 3,
  solo: 'normal',
};

export const MOST_PLAYERS = 5;

/** The seats in order: who opens the table, the other people, the bots. */
export function seatsOf(plan: Plan): Wish[] {
  const other: Wish = plan.company === 'hotseat' ? { type: 'me' } : { type: 'open' };
  const people = Array.from({ length: plan.people }, (_, index): Wish => (index === 0 ? { type: 'me' } : other));
  const bots = Array.from({ length: plan.bots }, (): Wish => ({ type: 'bot', level: plan.level }));
  return [...people, ...bots];
}

export function tableOf(plan: Plan): NewTable {
  const seats = seatsOf(plan);
  const players = seats.length;
  const setup =
    plan.game === 'karak'
      ? { players, heroes: plan.draft ? 'draft' : 'dealt', friendly: plan.friendly }
      : {
          players,
          selection: plan.selection,
          solo: players === 1 ? plan.solo : null,
        };
  return { game: plan.game, setup, seats, clock: plan.clock, listed: plan.listed };
}

/** The fewest bots that somebody alone can play against. */
export function fewestOpponents(game: GameId): number {
  return game === 'thunderstone' ? 0 : 1;
}
