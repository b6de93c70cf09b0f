// What is asked of the people at a table, and who has not answered yet, in sentences.
import { speech, t } from '../texts/language.svelte';
import type { Proposal, Seat } from '../types/protocol';
import type { Session } from './session.svelte';

/** The request that is before the table. */
export function requestText(session: Session, asker: Seat, what: Proposal): string {
  const player = session.label(asker);
  switch (what.type) {
    case 'undo':
      return t('web-asks-undo', { player });
    case 'pause':
      return t('web-asks-pause', { player });
    case 'stand_in':
      return t('web-asks-stand-in', { player, other: session.label(what.seat) });
    case 'host':
      return t('web-asks-host', { player, other: session.label(what.seat) });
    case 'newcomer':
      return t('web-asks-newcomer', { name: what.name, bot: player });
    case 'give_up':
      return t('web-asks-give-up', { player });
    case 'rematch':
      return t('web-asks-rematch', { player });
  }
}

/** Whose answer is waited for; empty when nobody's is. */
export function awaitedText(session: Session): string {
  const awaited = session.live.latest?.votes?.awaited ?? [];
  if (awaited.length === 0) return '';
  const names = new Intl.ListFormat(speech.language).format(awaited.map((seat) => session.label(seat)));
  return t('web-awaited', { players: names });
}
