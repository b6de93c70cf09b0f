// Time that passes on the screen.
import { untrack } from 'svelte';

/** How often it passes, in milliseconds. */
const TICK = 250;

class Ticker {
  now = $state(Date.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Lets the time pass while an effect uses it. */
  watch(): void {
    $effect(() => {
      // Nobody may have looked at it for long.
      if (Math.abs(Date.now() - untrack(() => this.now)) > TICK) this.now = Date.now();
      if (this.users++ === 0) this.timer = setInterval(() => (this.now = Date.now()), TICK);
      return () => {
        if (--this.users === 0) clearInterval(this.timer);
      };
    });
  }
}

export const ticker = new Ticker();

/** Milliseconds as 1:05, 2:00:00 or 3 d. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
