// “Are you sure?”, for those who want to be asked before a turn ends with something left to do.
import { settings } from '../settings.svelte';

class Sure {
  /** What is asked, and what happens then. */
  pending: { text: string; act: () => void } | null = $state.raw(null);

  /** Acts at once, or after the viewer has said yes. */
  ask(text: string, wanted: boolean, act: () => void): void {
    if (settings.confirm && wanted) this.pending = { text, act };
    else act();
  }

  answer(yes: boolean): void {
    const { pending } = this;
    this.pending = null;
    if (yes) pending?.act();
  }
}

export const sure = new Sure();
