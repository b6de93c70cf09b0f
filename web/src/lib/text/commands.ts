// The commands of the text mode: what was typed, and what it means. English is understood in every language.
import type { Texts } from '../texts/texts';
import type { Topic } from '../types/protocol';

interface Command {
  names: readonly string[];
  text: string;
}

/** Every command: its English names, and the text with its names in the language in use. What can be asked about a table is
 * said by its game, as topics. */
export const COMMANDS = {
  help: { names: ['help', 'h', '?'], text: 'web-text-command-help' },
  choices: { names: ['choices', 'c'], text: 'web-text-command-choices' },
  why: { names: ['why'], text: 'web-text-command-why' },
  odds: { names: ['odds', 'explain', 'e'], text: 'web-text-command-odds' },
  look: { names: ['look', 'l', 'card', 'read'], text: 'web-text-command-look' },
  undo: { names: ['undo', 'u'], text: 'web-text-command-undo' },
  log: { names: ['log'], text: 'web-text-command-log' },
  turn: { names: ['turn', 't'], text: 'web-text-command-turn' },
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
  drawn: { names: ['graphical', 'drawn', 'draw'], text: 'web-text-command-drawn' },
  quit: { names: ['quit', 'leave', 'exit'], text: 'web-text-command-quit' },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof COMMANDS;
export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[];

export type Typed =
  | { type: 'number'; n: number }
  | { type: 'command'; command: CommandId; rest: string }
  | { type: 'topic'; topic: Topic }
  | { type: 'unknown'; found: string };

const parted = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A command's names in the language in use. */
export const namesOf = (command: CommandId, texts: Texts): string[] => parted(texts.say(COMMANDS[command].text));

/** A topic's names in the language in use, if its game gives it any, and its id. */
export const topicNames = ({ id, title }: Topic, texts: Texts): string[] => [
  ...parted(texts.attribute(title, 'names') ?? ''),
  id,
];

/** A topic in the list of commands: how to ask for it, and what it tells. */
export function topicHelp(topic: Topic, texts: Texts): string {
  return `${topicNames(topic, texts)[0] ?? topic.id}: ${texts.attribute(topic.title, 'help') ?? texts.say(topic.title)}`;
}

/** Reads what was typed. Nothing at all asks for the question again. */
export function read(typed: string, topics: readonly Topic[], texts: Texts): Typed {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { type: 'command', command: 'choices', rest: '' };
  const number = /^(\d{1,4})\.?$/.exec(text);
  if (number) return { type: 'number', n: Number(number[1]) };
  const [first = '', ...others] = text.split(' ');
  const word = first.toLowerCase();
  const command = (names: (id: CommandId) => readonly string[]): Typed | undefined => {
    const found = COMMAND_IDS.find((id) => names(id).includes(word));
    return found && { type: 'command', command: found, rest: others.join(' ') };
  };
  const topic = (): Typed | undefined => {
    const found = topics.find((one) => topicNames(one, texts).includes(word));
    return found && { type: 'topic', topic: found };
  };
  // The language in use comes first, should it use an English word for something else.
  return (
    command((id) => namesOf(id, texts)) ??
    topic() ??
    command((id) => COMMANDS[id].names) ?? { type: 'unknown', found: text }
  );
}
