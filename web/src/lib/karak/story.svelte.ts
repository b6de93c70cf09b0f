// What the table shows while events are told: the view, carried on by each of them, and what is under way.
import { untrack } from 'svelte';
import type { Recorded } from '../game';
import type { Beat, Pace, Stage } from '../stage.svelte';
import type { Message, Seat } from '../types/protocol';
import { folded } from './fold';
import { told, type KarakView, type Monster } from './model';
import { TUMBLE, timeOf } from './pacing';
import { reported, reportOf, type Report } from './report';

/** Which dice are in the air. */
export type Rolling = 'none' | 'all' | 'units' | 'hero';
const ROLLS: Record<string, Exclude<Rolling, 'none'>> = { rolled: 'all', units_rerolled: 'units', hero_rerolled: 'hero' };

/** What the story needs of the table it is told at. */
export interface Teller {
  view: () => unknown;
  /** What led to the view. */
  past: () => Recorded[];
  stage: () => Stage;
  isMine: (seat: Seat) => boolean;
}

export class Story {
  shown: KarakView | null = $state.raw(null);
  rolling: Rolling = $state('none');
  /** What came of the battle, as far as it was told. */
  report: Report = $state.raw({ beaten: [], gains: [] });
  /** Goes on, where the story waits for the viewer. */
  hold: (() => void) | null = $state.raw(null);
  /** What was told last. */
  line: Message | null = $state.raw(null);
  /** How slow everything moves; 1 is as it was meant. */
  pace = $state(1);
  private base: unknown = null;
  private readonly teller: Teller;

  constructor(teller: Teller) {
    this.teller = teller;
    this.sync();
    $effect.pre(() => {
      void teller.view();
      untrack(() => this.sync());
    });
    $effect(() => teller.stage().listen((beat, how) => untrack(() => this.show(beat, how))));
    $effect(() => {
      if (!teller.stage().busy) this.rolling = 'none';
    });
  }

  /** The armies the battle is fought against, or was. */
  get foes(): Monster[] {
    const { table } = this.shown ?? {};
    const standing = table?.battle ? (table.hexes[table.battle.at]?.armies ?? []) : [];
    return [...this.report.beaten, ...standing.flatMap((monster) => monster ?? [])];
  }

  /** Takes over a new view. The first event after it may come sooner than the next effect. */
  private sync(): void {
    const view = this.teller.view();
    if (view === this.base) return;
    this.base = view;
    this.shown = view as KarakView | null;
    // Not all of a battle may have been told here: the page may have come in the midst of it.
    if (this.shown?.table.battle) this.report = reportOf(this.teller.past());
  }

  private async show(beat: Beat, how: Pace): Promise<void> {
    const { kind, seat } = told(beat.event);
    const mine = this.teller.isMine(seat);
    this.sync();
    this.pace = 1 / how.speed;
    this.line = beat.text;
    if (beat.again) return how.wait(how.calm ? 200 : Math.max(300, timeOf(kind) * 0.7));
    if (!this.shown) return;
    if (kind === 'battle_began') this.report = { beaten: [], gains: [] };
    if (this.shown.table.battle) this.report = reported(this.report, beat);
    if (kind === 'battle_ended' || kind === 'game_ended') {
      // The viewer's own battle stays until it was looked at; another's only for a while.
      if (this.shown.table.battle && mine) await this.look(how.signal);
      else await how.wait(how.calm ? 500 : 1100);
    }
    const dice = how.calm ? undefined : ROLLS[kind];
    if (dice) this.rolling = dice;
    this.shown = folded(this.shown, beat.event);
    if (dice) {
      await how.wait(TUMBLE);
      this.rolling = 'none';
    }
    const time = timeOf(kind);
    // Other players' turns play half again as fast.
    if (time > 0) await how.wait(how.calm ? Math.min(time, 350) : time / (mine ? 1 : 1.5));
  }

  private look(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        this.hold = null;
        resolve();
      };
      this.hold = done;
      signal.addEventListener('abort', done, { once: true });
    });
  }
}
