// What the engine is asked about the present question, once: why other choices are not legal, and what it can say
// beforehand.
import type { Forecast } from '../types/karak';
import type { Asked, Unchoosable } from '../types/protocol';
import { tagged } from './model';

/** Where the answers come from. */
export interface Oracle {
  /** The present question, when it can be asked about. */
  asked: () => Asked | null;
  why: () => Promise<Unchoosable[]>;
  forecast: () => Promise<unknown>;
}

export class Answers {
  reasons: Unchoosable[] = $state.raw([]);
  forecast: Forecast | null = $state.raw(null);
  private asked: Asked | null = null;

  constructor(oracle: Oracle) {
    $effect(() => {
      const asked = oracle.asked();
      if (!asked || this.asked === asked) return;
      this.asked = asked;
      this.reasons = [];
      this.forecast = null;
      const battle = tagged(asked.question).kind === 'battle';
      if (!battle) this.take(oracle.why(), asked, (found) => (this.reasons = found));
      this.take(oracle.forecast(), asked, (found) => (this.forecast = found as Forecast | null));
    });
  }

  /** The battles that the hero can walk into now. */
  get ahead() {
    return this.forecast && 'turn' in this.forecast ? this.forecast.turn.battles : [];
  }

  /** What comes late, for an earlier question, is left aside; what fails is simply not shown. */
  private take<T>(answer: Promise<T>, asked: Asked, then: (found: T) => void): void {
    void answer.then(
      (found) => {
        if (this.asked === asked) then(found);
      },
      () => undefined,
    );
  }
}
