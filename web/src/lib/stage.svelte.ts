// The events on their way to the screen: one thing moves at a time, at the speed the viewer likes, and any of it
// can be skipped. The view changes only after the events that led to it were shown.
import type { Happened, TableRecord, What } from './types/protocol';

/** One event to be shown. */
export interface Beat extends Happened {
  /** The number of its record. */
  n: number;
  at: number;
  what: What;
  /** Shown again: the board is already as it was after all of this. */
  again: boolean;
}

/** How fast a beat is to be shown. */
export interface Pace {
  /** 1 is normal, 4 is four times as fast. At 0 the viewer goes on from beat to beat by hand. */
  speed: number;
  /** Cross-fades only. */
  calm: boolean;
  /** Tells that the rest is to be skipped. */
  signal: AbortSignal;
  /** Waits so many milliseconds of normal speed, or until skipped. */
  wait: (ms: number) => Promise<void>;
}

/** Shows one beat; the next one waits for it. */
export type Player = (beat: Beat, pace: Pace) => Promise<void> | void;

interface Step {
  beats: Beat[];
  /** Makes what is shown catch up with the record. */
  then: () => void;
}

export interface PaceSettings {
  speed: number;
  calm: boolean;
}

export class Stage {
  /** The beat being shown. */
  beat: Beat | null = $state.raw(null);
  /** Whether anything is still to be shown. */
  busy = $state(false);
  /** Whether the next beat waits for the viewer. */
  held = $state(false);
  private steps: Step[] = [];
  private players = new Set<Player>();
  private skipping = new AbortController();
  private finishing = new AbortController();
  private goOn: (() => void) | null = null;
  private readonly settings: () => PaceSettings;

  constructor(settings: () => PaceSettings) {
    this.settings = settings;
  }

  /** Lets `player` show every beat from now on; the answer ends that. */
  listen(player: Player): () => void {
    this.players.add(player);
    return () => this.players.delete(player);
  }

  /** Shows a record's events, then calls `then`. */
  push(record: TableRecord, then: () => void, again = false): void {
    const beats = record.events.map((happened) => ({
      ...happened,
      n: record.n,
      at: record.at,
      what: record.what,
      again,
    }));
    this.steps.push({ beats, then });
    if (!this.busy) void this.run();
  }

  /** Ends the running animation and everything that waits behind it. */
  skip(): void {
    if (this.busy) this.skipping.abort();
    this.finish();
  }

  /** Ends the running animation only. */
  finish(): void {
    this.finishing.abort();
    this.goOn?.();
  }

  /** Goes on to the next beat while the speed is 0. */
  next(): void {
    this.goOn?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      for (const beat of step.beats) {
        if (this.skipping.signal.aborted) continue;
        this.beat = beat;
        const pace = this.pace();
        await Promise.all([...this.players].map((player) => player(beat, pace)));
        if (this.settings().speed === 0) await this.hold();
      }
      this.beat = null;
      step.then();
    }
    this.skipping = new AbortController();
    this.busy = false;
  }

  private async hold(): Promise<void> {
    if (this.skipping.signal.aborted) return;
    this.held = true;
    await new Promise<void>((resolve) => (this.goOn = resolve));
    this.goOn = null;
    this.held = false;
  }

  private pace(): Pace {
    const { speed: chosen, calm } = this.settings();
    const speed = chosen === 0 ? 1 : chosen;
    this.finishing = new AbortController();
    const { signal } = this.finishing;
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const timer = setTimeout(resolve, ms / speed);
        signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
      });
    return { speed, calm, signal, wait };
  }
}
