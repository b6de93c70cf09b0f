// What a game brings to the table, and what it is given there. A game's own table renders the view, offers the
// choices that the engine lists, and animates events. It computes no rule.
import type { Component, Snippet } from 'svelte';
import { drawn } from './games/drawn';
import type { Told } from './shell/presences.svelte';
import type { Stage } from './stage.svelte';
import type { SeatName } from './texts/texts';
import type {
  Described,
  Ending,
  GameId,
  Happened,
  Message,
  Seat,
  SeatInfo,
  Unchoosable,
  Waiting,
  You,
} from './types/protocol';

/** An event with its line in the log and the number of its record. */
export interface Recorded<E = unknown> extends Happened<E> {
  n: number;
}

/** The parameters are the game's own types, as the engine defines them. */
export interface GameTableProps<
  View = unknown,
  Event = unknown,
  Choice = unknown,
  Question = unknown,
  Forecast = unknown,
  Setup = unknown,
> {
  /** What the viewer sees, as far as the stage has shown what led there. */
  view: View;
  /** The view in sentences, for games without drawings. */
  described: readonly Described[];
  setup: Setup;
  seats: SeatInfo[];
  you: You;
  /** Through whose eyes the view is seen. */
  eyes: Seat | null;
  waiting: Waiting<Question, Choice>;
  /** Whether choices may be sent now: it is the viewer's turn, everything is shown, and nothing is under way. */
  ready: boolean;
  /** The events to animate. */
  stage: Stage;
  /** What led to the view, as far as it is known, the oldest first, without what was taken back. */
  past: () => Recorded<Event>[];
  /** A message in the language in use, with the seats' names. */
  say: (message: Message) => string;
  /** The name of the person or bot that plays a seat. */
  player: (seat: Seat) => string;
  /** That a seat is the viewer's, or a bot's and of which level; empty for other people. */
  about: (seat: Seat) => string;
  /** What the player of a seat is doing: thinking, reconnecting, away, or stood in for by a bot. */
  presence: (seat: Seat) => Told;
  /** Where one waits for a seat: what its player is doing, what happens if they stay away, and what one can do about it. */
  waited: Snippet<[Seat]>;
  /** Sends one choice, or several steps at once. */
  choose: (...choices: Choice[]) => void;
  /** Why the choices one could think of are not legal now. */
  why: () => Promise<Unchoosable<Choice>[]>;
  /** What the engine can say beforehand about the decision that lies ahead, or null when there is nothing to say. It is
   * what the viewer may know, or with `open`, and for whoever only watches, what lies open to all. It is asked for once,
   * however often it is called while nothing happens. */
  forecast: (open?: boolean) => Promise<Forecast | null>;
  /** Takes the last choice back, when that is possible without asking. */
  takeBack: (() => void) | null;
  /** Opens the text of a rule. */
  showRule: (id: string) => void;
  /** The event whose line in the chronicle the reader points at; the board shows where it happened. */
  pointedAt: Event | null;
  /** The chronicle, which fills the place the game gives it in windows of at least `chronicleFrom` pixels. In
   * narrower ones the shell shows it as a drawer. */
  chronicle: Snippet;
}

/** What a game shows of its end, instead of plain points. */
export interface GameEndProps<View = unknown> {
  view: View;
  ending: Ending;
  say: (message: Message) => string;
  seatName: (seat: Seat) => string;
  /** That a seat is the viewer's, or a bot's and of which level. */
  about: (seat: Seat) => string;
}

export type Sound = 'tile' | 'step' | 'dice' | 'sword' | 'skull' | 'won' | 'lost' | 'turn' | 'rustle' | 'card' | 'coin';

/** Keys and what they do: the sheet of shortcuts lists them, and `lib/keys.ts` obeys them. A key presses the element
 * in sight whose `aria-keyshortcuts` names it; a shortcut that is `own` is heard by the part of the table it is for. */
export interface Shortcut {
  /** As `KeyboardEvent.key` says them, letters in upper case. Each of them does the same, or the same to another thing. */
  keys: readonly string[];
  /** The text that says what it does. */
  text: string;
  /** Heard elsewhere, such as the arrows by the map. */
  own?: boolean;
}

export interface ShortcutGroup {
  /** The text above them: where or when they work. */
  title: string;
  shortcuts: readonly Shortcut[];
}

export interface GameModule<
  View = unknown,
  Event = unknown,
  Choice = unknown,
  Question = unknown,
  Forecast = unknown,
  Setup = unknown,
> {
  Table: Component<GameTableProps<View, Event, Choice, Question, Forecast, Setup>>;
  /** The game's own keys, beside those of `shell/shortcuts.ts`. */
  shortcuts: readonly ShortcutGroup[];
  /** The end in the game's own way, if it has one. */
  End?: Component<GameEndProps<View>>;
  /** From which width of the window on the game's table has a place for the chronicle; Infinity for never. */
  chronicleFrom: number;
  /** How the game itself calls a seat, if it does: a hero. Null before the game begins. */
  seatName: (view: View | null, seat: Seat) => Message | undefined;
  /** The seat that gets its name from the game by this event; before it the chronicle calls it by the player's. */
  names: (event: Event) => Seat | undefined;
  /** Small facts for the top bar, such as the round. */
  facts: (view: View) => Message[];
  /** What an event sounds like. The end of the game is not the game's to sound. */
  sound: (event: Event) => Sound | undefined;
}

/** A game as the shell has it, which hands everything through and reads nothing. The server sends each game its own. */
export function sealed<V, E, C, Q, F, S>(game: GameModule<V, E, C, Q, F, S>): GameModule {
  return game as unknown as GameModule;
}

/** Loads a game's own code; without any, that of the plain table. */
export function loadGame(game: GameId): Promise<GameModule> {
  return drawn(game)?.table() ?? import('./games/plain/index').then((module) => module.game);
}

export type { SeatName };
