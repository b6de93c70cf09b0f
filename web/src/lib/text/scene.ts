// What is to be told, and to whom.
import type { Asked, Message, Telling } from '../types/protocol';

export interface Scene {
  /** The table in the game's own sentences. */
  telling: Telling;
  /** What this viewer is asked, when it is told already. */
  asked: Asked | null;
  say: (message: Message) => string;
}
