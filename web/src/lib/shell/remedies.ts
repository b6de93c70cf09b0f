// What one can do about a player the table waits for, and what happens if nobody does anything.
import type { SignName } from '../icons/signs';
import { speech, t } from '../texts/language.svelte';
import type { Seat } from '../types/protocol';
import { mayStandIn, outlookOf, spanText } from './presence';
import type { Session } from './session.svelte';
import { clockText } from './time.svelte';
import { toasts } from './toasts.svelte';

export interface Remedy {
  id: string;
  text: string;
  /** More about it, where there is room. */
  about?: string;
  sign: SignName;
  act: () => void;
}

/** A remedy for a seat, when it can be had now. */
type Offer = (session: Session, seat: Seat) => Remedy | null;

/** The seat of the viewer, where a bot plays: back to it. */
const comeBack: Offer = (session, seat) =>
  session.isMine(seat) && session.presences.of(seat).state === 'stand_in'
    ? { id: 'come-back', text: t('web-come-back'), sign: 'person', act: () => session.sit(seat, { type: 'me' }) }
    : null;

/** A bot for somebody who is not there: at once when their time is up, before that by a vote of the others. */
const standIn: Offer = (session, seat) => {
  const info = session.live.seats[seat];
  // As long as the others are asked for something, nothing else can be proposed.
  if (!info || !isGone(session, seat) || !mayDecide(session) || session.live.latest?.proposal) return null;
  const due = mayStandIn(info.stand_in_from ?? null, session.presences.now);
  if (!due && !(info.stand_in_by_vote && plays(session))) return null;
  return {
    id: 'stand-in',
    text: due ? t('web-bot-here') : t('web-propose-bot'),
    sign: 'bot',
    act: () => session.standIn(seat),
  };
};

/** The address of the table brings somebody who sits there back to the seat, in their own browser. */
const link: Offer = (session, seat) => {
  const { welcome } = session.live;
  if (!welcome || session.presences.of(seat).state !== 'away') return null;
  const url = new URL(`/t/${welcome.table}`, location.href).href;
  return { id: 'link', text: t('web-wait-link'), about: t('web-wait-link-about'), sign: 'copy', act: () => copy(url) };
};

/** Every remedy, in the order in which they are offered. */
const OFFERS: readonly Offer[] = [comeBack, standIn, link];

export function remediesFor(session: Session, seat: Seat): Remedy[] {
  return OFFERS.flatMap((offer) => offer(session, seat) ?? []);
}

/** Whether the viewer sits at the table. */
const plays = (session: Session): boolean => session.live.you.seats.length > 0;
const mayDecide = (session: Session): boolean => plays(session) || session.live.you.host;

const isGone = (session: Session, seat: Seat): boolean =>
  ['reconnecting', 'away'].includes(session.presences.of(seat).state);

function copy(url: string): void {
  // Only pages of a secure origin may copy; in a home network the address may be a plain one, and is shown instead.
  const copied =
    'clipboard' in navigator ? navigator.clipboard.writeText(url) : Promise.reject(new Error('no clipboard'));
  copied.then(
    () => toasts.add(t('web-link-copied')),
    () => toasts.add(url),
  );
}

/** What happens to a seat that the table waits for if nobody does anything; empty where there is nothing to say. */
export function noteFor(session: Session, seat: Seat): string {
  const { live, presences } = session;
  const player = session.player(seat);
  const { state } = presences.of(seat);
  if (state === 'stand_in') return session.isMine(seat) ? '' : t('web-wait-stand-in', { player });
  if (!isGone(session, seat)) return '';
  if (live.shown?.paused) return t('web-paused');
  const info = live.seats[seat];
  const outlook = outlookOf(info?.clock ?? null, info?.stand_in_from ?? null, presences.now);
  const own = mayDecide(session);
  switch (outlook.type) {
    case 'clock':
      return t('web-wait-clock', { time: clockText(outlook.in) });
    case 'now':
      return own ? t('web-wait-you-now') : t('web-wait-players-now');
    case 'later': {
      if (info?.stand_in_by_vote) return t('web-wait-vote');
      const time = spanText(Math.round(outlook.in / 1000) * 1000, speech.language, Math.ceil);
      return own ? t('web-wait-you-later', { time }) : t('web-wait-players-later', { time });
    }
    case 'never':
      return t('web-wait-open', { player });
  }
}
