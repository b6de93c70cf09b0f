// The games that this client has drawings for. Each has a folder with a `drawn.ts` that says what it brings, and a
// `texts.json` that names its files in `locales/`; nothing else names a game. Any other game gets the plain table.
import type { Component } from 'svelte';
import type { GameModule } from '../game';
import type { Collection } from '../gallery/pieces';
import type { GameId } from '../types/protocol';

/** What somebody chose for a game the last time, as the game keeps it. */
export type Remembered = Record<string, unknown>;

export interface GameSetupProps {
  /** How many play. */
  players: number;
  remembered: Remembered;
}

/** What is chosen before a game begins, in the game's own way instead of by the fields of its form. */
export interface GameSetup {
  Fields: Component<GameSetupProps, object, 'remembered'>;
  /** Whether the fields are for a few, and stand among the other options that are not often changed. */
  aside: boolean;
  setupOf: (players: number, remembered: Remembered) => unknown;
}

export interface Drawn {
  /** The address of its picture. */
  picture: string;
  /** The text of a sentence about it, and those of a few facts. */
  about: string;
  facts: readonly string[];
  table: () => Promise<GameModule>;
  pieces: () => Promise<Collection>;
  /** Its own way to choose what is in the game, if it has one. */
  setup?: () => Promise<GameSetup>;
}

const found = import.meta.glob<Drawn>('./*/drawn.ts', { eager: true, import: 'drawn' });
const byGame = new Map(Object.entries(found).map(([path, drawn]) => [path.split('/')[1] ?? '', drawn]));

/** What this client brings for a game, if it has drawings for it. */
export const drawn = (game: GameId): Drawn | undefined => byGame.get(game);
