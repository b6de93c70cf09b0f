// The end of a game in sentences.
import { pointsText, scores } from '../shell/scores';
import type { Session } from '../shell/session.svelte';
import { speech } from '../texts/language.svelte';
import type { Ending, Seat } from '../types/protocol';
import { message } from './message';

export function headline(session: Session, ending: Ending): string {
  const { winners } = ending;
  if (winners.length === 0) return session.say(message('ui-result-nobody'));
  const players = winners.map((seat) => message('ui-who', { player: { seat } }));
  return session.say(message(winners.length === 1 ? 'ui-result-winner' : 'ui-result-shared', { players }));
}

/** Everybody's points, the winner first. */
export function ranking(session: Session, ending: Ending, who: (seat: Seat) => string): { seat: Seat; line: string }[] {
  return scores(ending, session.live.seats.length).map(({ seat, points }) => {
    const text = pointsText(points, speech.language);
    return { seat, line: session.say(message('ui-result-points', { player: who(seat), text, n: Math.floor(points) })) };
  });
}
