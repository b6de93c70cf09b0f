// What a table does because the viewer likes it so: bots' turns at once, and a screen that stays on.
import { settings } from '../settings.svelte';
import type { Stage } from '../stage.svelte';
import type { Seat, SeatInfo } from '../types/protocol';

/** Whether a seat is played by a bot now. */
export function isBot(seats: readonly SeatInfo[], seat: Seat | null): boolean {
  const type = seat === null ? undefined : seats[seat]?.occupant.type;
  return type === 'bot' || type === 'stand_in';
}

/** Follows the settings; call it while a table is set up. */
export function followHabits(stage: Stage, seats: () => readonly SeatInfo[]): void {
  $effect(() => {
    const { beat } = stage;
    if (!settings.skipBots || !beat || beat.again || beat.what.type !== 'played') return;
    if (isBot(seats(), beat.what.seat)) stage.finish();
  });
  $effect(() => {
    if (!settings.awake || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    // The browser lets go of it whenever the page is hidden, and may refuse, such as with a low battery.
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  });
}
