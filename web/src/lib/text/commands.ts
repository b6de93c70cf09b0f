// The commands of the text mode: what was typed, and what it means. English is understood in every language.
import type { Texts } from '../texts/texts';
import type { GameId } from '../types/protocol';

interface Command {
  names: readonly string[];
  text: string;
  game?: GameId;
}

/** Every command: its English names, the text with its names in the language in use, and the game it belongs to. */
export const COMMANDS = {
  help: { names: ['help', 'h', '?'], text: 'web-text-command-help' },
  choices: { names: ['choices', 'c'], text: 'web-text-command-choices' },
  why: { names: ['why'], text: 'web-text-command-why' },
  odds: { names: ['odds', 'explain', 'e'], text: 'web-text-command-odds' },
  undo: { names: ['undo', 'u'], text: 'web-text-command-undo' },
  log: { names: ['log'], text: 'web-text-command-log' },
  turn: { names: ['turn', 't'], text: 'web-text-command-turn' },
  board: { names: ['board', 'map', 'm'], text: 'web-text-command-board', game: 'karak' },
  around: { names: ['around', 'a'], text: 'web-text-command-around', game: 'karak' },
  look: { names: ['look', 'l'], text: 'web-text-command-look', game: 'karak' },
  hall: { names: ['hall'], text: 'web-text-command-hall', game: 'thunderstone' },
  village: { names: ['village', 'v'], text: 'web-text-command-village', game: 'thunderstone' },
  card: { names: ['card', 'read'], text: 'web-text-command-card', game: 'thunderstone' },
  hand: { names: ['hand'], text: 'web-text-command-hand' },
  me: { names: ['me'], text: 'web-text-command-me' },
  others: { names: ['others', 'o'], text: 'web-text-command-others' },
  rule: { names: ['rule', 'rules'], text: 'web-text-command-rule' },
  say: { names: ['say'], text: 'web-text-command-say' },
  chat: { names: ['chat'], text: 'web-text-command-chat' },
  clock: { names: ['clock', 'time'], text: 'web-text-command-clock' },
  ask: { names: ['ask'], text: 'web-text-command-ask' },
  yes: { names: ['yes', 'agree'], text: 'web-text-command-yes' },
  no: { names: ['no', 'decline'], text: 'web-text-command-no' },
  begin: { names: ['begin'], text: 'web-text-command-begin' },
  rematch: { names: ['rematch'], text: 'web-text-command-rematch' },
  lang: { names: ['lang', 'language'], text: 'web-text-command-lang' },
  menu: { names: ['menu'], text: 'web-text-command-menu' },
  drawn: { names: ['drawn', 'draw'], text: 'web-text-command-drawn' },
  quit: { names: ['quit', 'leave', 'exit'], text: 'web-text-command-quit' },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof COMMANDS;
export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[];

export type Typed =
  | { type: 'number'; n: number }
  | { type: 'command'; command: CommandId; rest: string }
  | { type: 'unknown'; found: string };

/** The commands of a game, and those of every game. */
export function commandsOf(game: GameId): CommandId[] {
  return COMMAND_IDS.filter((id) => {
    const command: Command = COMMANDS[id];
    return command.game === undefined || command.game === game;
  });
}

/** A command's names in the language in use. */
export function namesOf(command: CommandId, texts: Texts): string[] {
  return texts.say(COMMANDS[command].text).split(',').map((name) => name.trim()).filter((name) => name !== '');
}

/** Reads what was typed. Nothing at all asks for the question again. */
export function read(typed: string, game: GameId, texts: Texts): Typed {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { type: 'command', command: 'choices', rest: '' };
  const number = /^(\d{1,4})\.?$/.exec(text);
  if (number) return { type: 'number', n: Number(number[1]) };
  const [first = '', ...others] = text.split(' ');
  const word = first.toLowerCase();
  const known = commandsOf(game);
  // The language in use comes first, should it use an English word for something else.
  const command =
    known.find((id) => namesOf(id, texts).includes(word)) ??
    known.find((id) => (COMMANDS[id].names as readonly string[]).includes(word));
  return command ? { type: 'command', command, rest: others.join(' ') } : { type: 'unknown', found: text };
}
