// What moves while an event of Thunderstone is shown: cards on their way, the outcome of an attack, a hall that trembles.
import type { Scene, Script } from '../../shell/playback.svelte';
import type { Message, Seat } from '../../types/protocol';
import type { Event, Table } from '../../types/thunderstone';
import { timeOf } from './events';
import { Flights, routeOf } from './flights.svelte';
import { tagged, type EventKind } from './model';
import { standing, verdictOf, type Verdict } from './stage';

/** The longest a card is on its way, in milliseconds of normal speed. */
const FLIGHT = 600;
/** What ends the showing of an outcome. */
const OVER: readonly EventKind[] = ['turn_began', 'hall_closed_up', 'entered_hall', 'breached'];

export interface Place {
  eyes: () => Seat | null;
  /** The table on the screen. */
  root: () => HTMLElement | undefined;
  say: (message: Message) => string;
}

export class Show implements Script<Event> {
  readonly flights = new Flights();
  verdict: Verdict | null = $state.raw(null);
  trembles = $state(false);
  private readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  readonly time = timeOf;

  /** Nothing more happens now: what is left of an outcome depends on the table. */
  settle(table: Table): void {
    this.flights.land();
    this.verdict = standing(this.verdict, table);
  }

  readonly show = async (scene: Scene<Event>): Promise<void> => {
    const { event, time, calm } = scene;
    if (time === 0) return scene.reveal();
    const { kind } = tagged(event);
    this.verdict = verdictOf(event, this.place.say) ?? (OVER.includes(kind) ? null : this.verdict);
    this.trembles = kind === 'breached' && !calm;
    // The verdict is read before the monster goes.
    const judged = !calm && (kind === 'won' || kind === 'lost');
    try {
      if (judged) await scene.wait(time / 2);
      if (!calm) this.take(scene);
      // What flies arrives before the table changes.
      if (this.flights.list.length === 0) scene.reveal();
      await scene.wait(judged ? time / 2 : time);
      scene.reveal();
    } finally {
      this.flights.land();
      this.trembles = false;
    }
  };

  private take({ event, time, lasts }: Scene<Event>): void {
    const route = routeOf(event, this.place.eyes());
    const root = this.place.root();
    if (route && root) this.flights.take(route, root, lasts(Math.min(time, FLIGHT)));
  }
}
