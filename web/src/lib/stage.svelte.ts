// The events on their way to the screen: one thing moves at a time, at the speed the viewer likes, and any of it can be
// skipped. The table shows one true view after the other: that before an event, and that after it.
import type { Happened, Message, TableRecord, What } from './types/protocol';
import { browser, type World } from './world';

/** One event to be shown. */
export interface Beat<E = unknown> extends Happened<E> {
  /** The number of its record. */
  n: number;
  at: number;
  what: What;
  /** What the viewer sees after it. */
  view: unknown;
  /** Shown again, of what happened before. */
  again: boolean;
}

/** How fast a beat is to be shown. */
export interface Pace {
  /** 1 is normal, 4 is four times as fast. At 0 the viewer goes on from beat to beat by hand. */
  speed: number;
  /** Cross-fades only. */
  calm: boolean;
  /** There is no time: everything that waits is shown within a moment. */
  urgent: boolean;
  /** Tells that the rest is to be skipped. */
  signal: AbortSignal;
  /** Waits so many milliseconds of normal speed, or until skipped. */
  wait: (ms: number) => Promise<void>;
  /** Waits until the viewer goes on, or skips. */
  hold: () => Promise<void>;
  /** Lets the table show the view after the event. Happens at the end of the beat at the latest. */
  reveal: () => void;
  /** Says the event's line. Happens at once, unless a player keeps it back. */
  tell: () => void;
}

/** Shows one beat; the next one waits for it. */
export type Player = (beat: Beat, pace: Pace) => Promise<void> | void;

export interface PaceSettings {
  speed: number;
  calm: boolean;
}

/** Whether there is time to look: `hurry` plays all that waits within a moment, `skip` nothing of it. */
export type Urgency = 'none' | 'hurry' | 'skip';

interface Listener {
  player: Player;
  /** Whether the player itself says when the line may be read. */
  keepsLine: (beat: Beat) => boolean;
}

interface Step {
  beats: Beat[];
  /** What is shown first, when it is not what is shown now. */
  before?: unknown;
  /** Makes what is shown catch up with the record. */
  then: () => void;
}

/** In which everything that waits is played while it is urgent, in milliseconds. */
const MOMENT = 800;
/** How long a player may be busy without waiting for anything, and how long it may take to end once it is told to. */
const LIMIT = 10_000;
const GRACE = 300;

export class Stage {
  /** What the table shows. */
  view: unknown = $state.raw(null);
  /** The beat being shown. */
  beat: Beat | null = $state.raw(null);
  /** The line of the beat, as soon as it may be read. */
  caption: Message | null = $state.raw(null);
  /** What was shown of a record that is not shown to its end. */
  partial: readonly Beat[] = $state.raw([]);
  /** Whether anything is still to be shown. */
  busy = $state(false);
  /** Whether the next beat waits for the viewer. */
  held = $state(false);
  /** Whether a player waits for the viewer, within a beat. */
  holding = $state(false);
  private steps: Step[] = [];
  private listeners = new Set<Listener>();
  private skipping = false;
  private finishing = new AbortController();
  private goOn: (() => void) | null = null;
  /** Until when everything is to be shown, while it is urgent. */
  private deadline: number | null = null;
  private uncap: (() => void) | null = null;
  /** How many beats of the same step wait behind the running one. */
  private behind = 0;
  private readonly settings: () => PaceSettings;
  private readonly urgency: () => Urgency;
  private readonly world: Pick<World, 'now' | 'after'>;

  constructor(
    settings: () => PaceSettings,
    urgency: () => Urgency = () => 'none',
    world: Pick<World, 'now' | 'after'> = browser,
  ) {
    this.settings = settings;
    this.urgency = urgency;
    this.world = world;
  }

  /** Lets `player` show every beat from now on; the answer ends that. */
  listen(player: Player, keepsLine: (beat: Beat) => boolean = () => false): () => void {
    const listener = { player, keepsLine };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Shows a record's events, each of which leads to one of the views, then calls `then`. */
  push(record: TableRecord, views: readonly unknown[], then: () => void): void {
    this.add({ beats: beatsOf(record, views, false), then });
  }

  /** Shows records again, from the view before them on, then calls `then`. */
  again(before: unknown, past: readonly { record: TableRecord; views: readonly unknown[] }[], then: () => void): void {
    this.add({ beats: past.flatMap(({ record, views }) => beatsOf(record, views, true)), before, then });
  }

  /** Ends the running animation and everything that waits behind it. */
  skip(): void {
    if (this.busy) this.skipping = true;
    this.finish();
  }

  /** Ends the running animation only. */
  finish(): void {
    this.finishing.abort();
    this.goOn?.();
  }

  /** Goes on to the next beat while the viewer is waited for. */
  next(): void {
    this.goOn?.();
  }

  /** Looks anew whether there is time. */
  hasten(): void {
    if (!this.busy) return;
    const urgency = this.urgency();
    if (urgency === 'skip') return this.skip();
    this.deadline = urgency === 'hurry' ? (this.deadline ?? this.world.now() + MOMENT) : null;
    this.cap();
  }

  private add(step: Step): void {
    this.steps.push(step);
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.hasten();
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      if ('before' in step && !this.skipping) this.view = step.before;
      for (let beat = step.beats.shift(); beat; beat = step.beats.shift()) {
        if (!this.skipping) await this.show(beat, step.beats.length);
      }
      this.beat = null;
      this.caption = null;
      this.partial = [];
      try {
        step.then();
      } catch (problem) {
        console.error(problem);
      }
    }
    this.skipping = false;
    this.deadline = null;
    this.busy = false;
  }

  private async show(beat: Beat, behind: number): Promise<void> {
    this.beat = beat;
    this.partial = this.partial.at(-1)?.n === beat.n ? [...this.partial, beat] : [beat];
    const finishing = new AbortController();
    this.finishing = finishing;
    const watch = new Watch(this.world, finishing.signal);
    const pace = this.pace(beat, watch, finishing.signal);
    const listeners = [...this.listeners];
    if (listeners.some(({ keepsLine }) => keepsLine(beat))) this.caption = null;
    else pace.tell();
    this.behind = behind;
    this.cap();
    const shows = listeners.map(async ({ player }) => player(beat, pace));
    // One that fails, or never ends, must not keep the table from going on.
    for (const show of shows) show.catch((problem: unknown) => console.error(problem));
    await Promise.race([Promise.allSettled(shows), watch.over]);
    watch.stop();
    this.uncap?.();
    pace.reveal();
    pace.tell();
    // What no line tells belongs to the next one that does.
    if (this.settings().speed === 0 && beat.text && !pace.urgent && !this.skipping) {
      this.held = true;
      await new Promise<void>((resolve) => (this.goOn = resolve));
      this.goOn = null;
      this.held = false;
    }
  }

  /** Ends the running beat in time, when it is urgent. */
  private cap(): void {
    this.uncap?.();
    this.uncap = null;
    // What the viewer asked to see again may take its time.
    if (this.deadline === null || !this.beat || this.beat.again) return;
    if (this.held) return this.next();
    const waiting = this.steps.reduce((sum, { beats }) => sum + beats.length, 1 + this.behind);
    const { finishing } = this;
    const left = Math.max(0, this.deadline - this.world.now()) / waiting;
    this.uncap = this.world.after(left, () => {
      finishing.abort();
      if (this.finishing === finishing) this.goOn?.();
    });
  }

  private pace(beat: Beat, watch: Watch, signal: AbortSignal): Pace {
    const { speed: chosen, calm } = this.settings();
    const speed = chosen === 0 ? 1 : chosen;
    const wait = (ms: number) => {
      watch.expect(ms / speed);
      return new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const cancel = this.world.after(ms / speed, resolve);
        signal.addEventListener('abort', () => (cancel(), resolve()), { once: true });
      });
    };
    const hold = async () => {
      if (signal.aborted) return;
      watch.expect(null);
      this.holding = true;
      await new Promise<void>((resolve) => {
        this.goOn = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      this.goOn = null;
      this.holding = false;
      watch.expect(0);
    };
    // A player that was given up may still go on by itself; it has no say any more.
    const reveal = () => {
      if (this.beat === beat) this.view = beat.view;
    };
    const tell = () => {
      if (this.beat === beat && beat.text) this.caption = beat.text;
    };
    return { speed, calm, urgent: this.deadline !== null && !beat.again, signal, wait, hold, reveal, tell };
  }
}

function beatsOf(record: TableRecord, views: readonly unknown[], again: boolean): Beat[] {
  const { n, at, what } = record;
  return record.events.map((happened, index) => ({ ...happened, n, at, what, again, view: views[index] }));
}

/** Gives a beat up that shows no sign of life, or does not end when it is told to. */
class Watch {
  readonly over: Promise<void>;
  private give: () => void = () => undefined;
  private cancel: (() => void) | null = null;
  private readonly world: Pick<World, 'after'>;

  constructor(world: Pick<World, 'after'>, signal: AbortSignal) {
    this.world = world;
    this.over = new Promise((resolve) => (this.give = resolve));
    signal.addEventListener('abort', () => this.set(GRACE), { once: true });
    this.expect(0);
  }

  /** So much time is meant to pass; null until the viewer goes on. */
  expect(ms: number | null): void {
    this.set(ms === null ? null : ms + LIMIT);
  }

  stop(): void {
    this.set(null);
  }

  private set(ms: number | null): void {
    this.cancel?.();
    this.cancel = ms === null ? null : this.world.after(ms, this.give);
  }
}
