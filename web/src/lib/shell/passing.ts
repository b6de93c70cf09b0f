// Several people at one screen: whom it is to be passed to.
import type { Seat } from '../types/protocol';
import type { Session } from './session.svelte';

export function passTo(session: Session): Seat | null {
  // Not before what the one before did is shown.
  const { waiting } = session.live;
  const seat = waiting.for === 'choice' ? waiting.seat : null;
  if (seat === null || session.live.you.seats.length < 2 || !session.isMine(seat)) return null;
  return session.eyes === seat ? null : seat;
}
