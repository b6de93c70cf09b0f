// How a game's events are shown, the same for every game: how long each is looked at, faster when it is somebody else's,
// with cross-fades only where the viewer wants calm. What moves on the way is the game's own.
import { untrack } from 'svelte';
import type { Beat, Pace, Stage } from '../stage.svelte';
import { eventSeat } from '../tagged';
import type { Seat } from '../types/protocol';

/** Other players' turns play half again as fast. */
const HASTE = 1.5;
/** The longest look at an event in calm, in milliseconds. */
const CALM = 350;

/** An event on the stage. */
export interface Scene<E> {
  event: E;
  seat: Seat | null;
  /** Whether it is the viewer's own doing, and not shown again. */
  own: boolean;
  calm: boolean;
  again: boolean;
  /** How long the event is looked at, in milliseconds of normal speed. */
  time: number;
  /** So many milliseconds of normal speed, as they pass on the screen. */
  lasts: (ms: number) => number;
  /** Waits so many milliseconds of normal speed. */
  wait: (ms: number) => Promise<void>;
  hold: Pace['hold'];
  reveal: Pace['reveal'];
  tell: Pace['tell'];
}

/** What a game says of its events. */
export interface Script<E> {
  /** How long an event is looked at, in milliseconds of normal speed. */
  time: (event: E, own: boolean) => number;
  /** Whether the line of an event may be read only when the game says so: dice are still in the air. */
  suspense?: (event: E) => boolean;
  /** What moves. The view after the event is revealed at the end, if not before. */
  show?: (scene: Scene<E>) => Promise<void> | void;
}

export interface Audience {
  stage: () => Stage;
  /** Whether what this seat does is the viewer's own doing; nobody's is that of the table. */
  isOwn: (seat: Seat | null) => boolean;
}

export class Playback<E> {
  /** How slow everything moves; 1 is as it was meant. */
  pace = $state(1);
  private readonly script: Script<E>;
  private readonly audience: Audience;

  constructor(audience: Audience, script: Script<E>) {
    this.script = script;
    this.audience = audience;
    $effect(() => this.attend(audience.stage()));
  }

  /** Shows what happens on a stage from now on; the answer ends that. */
  attend(stage: Stage): () => void {
    return stage.listen(
      (beat, pace) => untrack(() => this.show(beat as Beat<E>, pace)),
      (beat) => this.script.suspense?.(beat.event as E) ?? false,
    );
  }

  private async show(beat: Beat<E>, pace: Pace): Promise<void> {
    const seat = eventSeat(beat.event);
    const own = !beat.again && this.audience.isOwn(seat);
    const haste = own ? 1 : HASTE;
    const time = this.script.time(beat.event, own);
    this.pace = 1 / pace.speed;
    const { calm, hold, reveal, tell } = pace;
    const scene: Scene<E> = {
      event: beat.event,
      seat,
      own,
      calm,
      again: beat.again,
      time,
      lasts: (ms) => ms / haste / pace.speed,
      wait: (ms) => (ms > 0 ? pace.wait(calm ? Math.min(ms, CALM) : ms / haste) : Promise.resolve()),
      hold,
      reveal,
      tell,
    };
    if (this.script.show) return this.script.show(scene);
    reveal();
    return scene.wait(time);
  }
}
