// What moves while an event of Karak is shown: the dice, and a battle that waits to be looked at.
import type { Scene, Script } from '../../shell/playback.svelte';
import { timeOf, TUMBLE } from './events';
import { tagged, type Event, type EventKind } from './model';

/** Which dice are in the air. */
export type Rolling = 'none' | 'all' | 'units' | 'hero';

const ROLLS: Partial<Record<EventKind, Exclude<Rolling, 'none'>>> = {
  rolled: 'all',
  units_rerolled: 'units',
  hero_rerolled: 'hero',
};

/** How long somebody else's battle stays when it is over, in milliseconds of normal speed. */
const GLANCE = 1650;

export class Show implements Script<Event> {
  rolling: Rolling = $state('none');
  private readonly inBattle: () => boolean;

  constructor(inBattle: () => boolean) {
    this.inBattle = inBattle;
  }

  readonly time = timeOf;

  readonly suspense = (event: Event): boolean => tagged(event).kind in ROLLS;

  readonly show = async (scene: Scene<Event>): Promise<void> => {
    const { kind } = tagged(scene.event);
    if (kind === 'battle_ended' || kind === 'game_ended') {
      // The viewer's own battle stays until it was looked at; another's only for a while.
      if (this.inBattle() && scene.own) await scene.hold();
      else await scene.wait(GLANCE);
    }
    const dice = scene.calm ? undefined : ROLLS[kind];
    if (dice) this.rolling = dice;
    scene.reveal();
    try {
      if (dice) await scene.wait(TUMBLE);
    } finally {
      this.rolling = 'none';
    }
    scene.tell();
    await scene.wait(scene.time);
  };
}
