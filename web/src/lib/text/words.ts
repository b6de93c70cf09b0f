// What a game brings to the text mode: its table in sentences.
import { drawn } from '../drawn';
import type { Texts } from '../texts/texts';
import type { Asked, Choosable, Described, Ending, GameId, Message, Seat } from '../types/protocol';
import type { CommandId } from './commands';

/** What is to be told, and to whom. */
export interface Scene {
  view: unknown;
  /** The view in the engine's own sentences, for games without drawings. */
  described: readonly Described[];
  setup: unknown;
  /** Through whose eyes; nobody's for a spectator. */
  eyes: Seat | null;
  /** How many play. */
  seats: number;
  asked: Asked | null;
  /** What the engine foretells of this decision, if it does. */
  forecast: unknown;
  say: (message: Message) => string;
  /** A seat by its name and who is behind it. */
  who: (seat: Seat) => string;
  texts: Texts;
}

/** A part of the table that has a heading on the page and a command that reads it. */
export interface Topic {
  command: CommandId;
  /** The text of its heading. */
  title: string;
  lines: (scene: Scene) => string[];
}

export interface GameWords {
  topics: readonly Topic[];
  /** The further commands of the game; `rest` is what was typed behind the command. */
  answers: Partial<Record<CommandId, (rest: string, scene: Scene, choices: readonly Choosable[]) => string[]>>;
  /** The heading under which a choice stands in the list. */
  group: (choice: unknown, question: unknown) => Message;
  /** A choice as a line under its heading, where the engine's own would repeat the heading. */
  line: (choosable: Choosable, scene: Scene) => string;
  /** Whether a refused choice comes to nobody's mind, so that “why” need not speak of it. */
  farFetched: (choice: unknown, scene: Scene) => boolean;
  /** What is good to know for the question. */
  situation: (scene: Scene) => string[];
  /** What the points of a seat are made of, at the end. */
  score: (seat: Seat, ending: Ending, scene: Scene) => string[];
}

export function loadWords(game: GameId): Promise<GameWords> {
  return drawn(game)?.words() ?? import('../plain/words').then((module) => module.words);
}
