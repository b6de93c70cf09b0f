// What is said in the text mode: a transcript that is read aloud as it grows, and interruptions.

export type Kind = 'event' | 'turn' | 'question' | 'answer' | 'said';

export interface Entry {
  id: number;
  kind: Kind;
  lines: string[];
}

/** Long games keep the page light; the whole story is in the chronicle. */
const KEPT = 200;

export class Transcript {
  entries: Entry[] = $state.raw([]);
  /** What cannot wait: a refusal, a clock that runs out. */
  alert: { id: number; text: string } | null = $state.raw(null);
  private next = 1;

  tell(kind: Kind, ...lines: string[]): void {
    if (lines.length === 0) return;
    this.entries = [...this.entries.slice(1 - KEPT), { id: this.next++, kind, lines }];
  }

  warn(text: string): void {
    this.alert = { id: this.next++, text };
  }

  /** Nothing that one player was told is left for the next one at the same screen. */
  wipe(): void {
    this.entries = [];
    this.alert = null;
  }
}
