// How bots are called: a level by its id, a bot of the server’s own by the name its operator gave it.
import { LEVELS, type BotId, type GameId, type Level, type ServerBot } from './types/protocol';

const NAMED = 'named:';

export function isLevel(bot: string): bot is Level {
  return LEVELS.some((level) => level === bot);
}

/** Whether it may be the id of a bot; whether the server has it is the server’s to say. */
export function isBot(bot: unknown): bot is BotId {
  return typeof bot === 'string' && (isLevel(bot) || bot.startsWith(NAMED));
}

/** The name of a bot of the server’s own; none for a level, which has one in every language. */
export function ownName(bot: BotId): string | null {
  return isLevel(bot) ? null : bot.slice(NAMED.length);
}

/** Those of a server’s own bots that play a game. */
export function ownOf(list: readonly ServerBot[], game: GameId): BotId[] {
  return list.filter(({ games }) => games.includes(game)).map(({ name }): BotId => `${NAMED}${name}`);
}

/** The bot that was chosen last, or the usual level where it does not play. */
export function fitting(list: readonly ServerBot[], bot: BotId, game: GameId): BotId {
  return isLevel(bot) || ownOf(list, game).includes(bot) ? bot : 'candle';
}
