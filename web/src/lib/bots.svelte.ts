// Who can play besides people: the levels that every server has, and the bots that this server’s operator has named.
import { fitting, isLevel, ownName, ownOf } from './bot';
import { api } from './net/api';
import { t } from './texts/language.svelte';
import type { BotId, GameId, ServerBot } from './types/protocol';

/** What people call a bot: a level by its name in their language, any other by its own. */
export function botName(bot: BotId): string {
  return isLevel(bot) ? t(`bot-${bot}`) : (ownName(bot) ?? bot);
}

/** That it is a bot, and which: on its own a level would read like a title. It stays in one line. */
export function botLabel(bot: BotId): string {
  return `${t('web-bot')}\u00a0·\u00a0${botName(bot)}`;
}

class OwnBots {
  private list: ServerBot[] = $state.raw([]);
  private asked = false;

  /** Asks the server which it has. One that gives no answer is asked again the next time. */
  learn(): void {
    if (this.asked) return;
    this.asked = true;
    api.bots().then(
      (list) => (this.list = list),
      () => (this.asked = false),
    );
  }

  /** Those that play a game. */
  of(game: GameId): BotId[] {
    return ownOf(this.list, game);
  }

  /** The bot that was chosen last, or the usual level where it does not play. */
  fitting(bot: BotId, game: GameId): BotId {
    return fitting(this.list, bot, game);
  }
}

export const ownBots = new OwnBots();
