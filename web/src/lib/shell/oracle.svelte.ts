// What the engine is asked besides, once for each moment: why other choices are not legal, and what it can say beforehand.
import { untrack } from 'svelte';
import type { Asked, Unchoosable } from '../types/protocol';

/** Where the answers come from, and when they are wanted. */
export interface Source<Q, C, F> {
  /** The question whose reasons are wanted now. */
  asked: () => Asked<Q, C> | null;
  why: () => Promise<Unchoosable<C>[]>;
  /** What a forecast is wanted for now: asked anew whenever it is another thing, and not for null. */
  moment: () => unknown;
  forecast: () => Promise<F | null>;
}

export class Oracle<Q, C, F> {
  reasons: Unchoosable<C>[] = $state.raw([]);
  forecast: F | null = $state.raw(null);
  private asked: unknown = null;
  private moment: unknown = null;

  constructor(source: Source<Q, C, F>) {
    $effect(() => {
      const asked = source.asked();
      untrack(() => this.wonder(asked, source));
    });
    $effect(() => {
      const moment = source.moment();
      untrack(() => this.foresee(moment, source));
    });
  }

  /** Asks for the reasons, unless that was done for this question. */
  wonder(asked: Asked<Q, C> | null, source: Pick<Source<Q, C, F>, 'why'>): void {
    if (asked === null || asked === this.asked) return;
    this.asked = asked;
    this.reasons = [];
    // What comes late, for an earlier question, is left aside; what fails is simply not shown.
    source.why().then(
      (found) => asked === this.asked && (this.reasons = found),
      () => undefined,
    );
  }

  /** Asks for the forecast, unless that was done for this moment. */
  foresee(moment: unknown, source: Pick<Source<Q, C, F>, 'forecast'>): void {
    if (moment === null || moment === this.moment) return;
    this.moment = moment;
    this.forecast = null;
    source.forecast().then(
      (found) => moment === this.moment && (this.forecast = found),
      () => undefined,
    );
  }
}
