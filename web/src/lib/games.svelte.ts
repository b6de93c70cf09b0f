// The games of this server: what it tells about them, and until it has, what this client was built with.
import house from './data/games.json';
import { api } from './net/api';
import { speech, t } from './texts/language.svelte';
import type { GameId, PlayableGame } from './types/protocol';

class Games {
  list: readonly PlayableGame[] = $state.raw(house as unknown as PlayableGame[]);
  private asked = false;

  /** Asks the server which it has. One that gives no answer is asked again the next time. */
  learn(): void {
    if (this.asked) return;
    this.asked = true;
    api.games().then(
      (list) => {
        this.list = list;
        void speech.learn(...list.filter(({ texts }) => texts).map(({ game }) => game));
      },
      () => (this.asked = false),
    );
  }

  find(game: GameId | null): PlayableGame | undefined {
    return this.list.find((one) => one.game === game);
  }

  /** The game that was chosen last, or the first where the server has it no longer. */
  fitting(game: GameId): GameId {
    return this.find(game)?.game ?? this.list[0]?.game ?? game;
  }

  /** A game by its name. */
  title(game: GameId | null): string {
    const found = this.find(game);
    return found ? t(found.title) : (game ?? '');
  }

  /** The fewest and the most players. */
  players(game: GameId): readonly [number, number] {
    const [fewest, most] = this.find(game)?.players ?? [];
    return [fewest ?? 1, most ?? 1];
  }

  /** Whether players hold what the others at the same screen must not see. */
  hasSecrets(game: GameId | null): boolean {
    return this.find(game)?.secrets ?? true;
  }
}

export const games = new Games();
