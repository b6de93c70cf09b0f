// Everybody's presence at a table, as the time passes: for the cards, for where one waits, and in words for whoever listens.
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import { speech, t } from '../texts/language.svelte';
import type { Seat } from '../types/protocol';
import { Herald, presenceOf, spanText, type Presence, type PresenceState } from './presence';
import type { Session } from './session.svelte';
import { ticker } from './time.svelte';

/** The presence of a seat with its words. */
export interface Told extends Presence {
  /** With how long it lasts already; empty for whoever is simply here. */
  text: string;
  /** The same without what changes every second. */
  word: string;
  /** When it is their turn: a sentence that is true of somebody who is not there, too. */
  turn: string;
}

const HERE: Told = { state: 'here', gone: null, text: '', word: '', turn: '' };

export class Presences {
  /** What has changed, for a live region. */
  news = $state('');
  private readonly session: Session;
  private readonly herald = new Herald();
  /** When the line of this page was lost: what it knows of the others is from then. */
  private lostAt: number | null = $state(null);

  constructor(session: Session) {
    this.session = session;
    const { live } = session;
    $effect(() => {
      this.lostAt = live.line === 'open' ? null : untrack(() => ticker.now);
    });
    // Time passes only while it changes something.
    $effect(() => {
      if (live.seats.some(({ occupant, connected }) => occupant.type === 'person' && !connected)) ticker.watch();
    });
    $effect(() => this.announce());
  }

  /** The server's time, as long as there is a line to it. */
  get now(): number {
    return (this.lostAt ?? ticker.now) + this.session.live.drift;
  }

  private readonly all = $derived.by(() => this.session.live.seats.map((_, seat) => this.tell(seat)));

  /** What a seat's player is doing. Of the viewer's own seats only a stand-in is worth a word. */
  of(seat: Seat): Told {
    return this.all[seat] ?? HERE;
  }

  private tell(seat: Seat): Told {
    const { live, over } = this.session;
    const info = live.seats[seat];
    if (!info || over || (this.session.isMine(seat) && info.occupant.type === 'person')) {
      return { ...HERE, turn: t('web-turn-of', { player: this.session.label(seat) }) };
    }
    const { waiting } = live;
    const presence = presenceOf(
      {
        occupant: info.occupant.type,
        connected: info.connected,
        since: info.disconnected_at ?? null,
        told: live.welcome?.now ?? 0,
        asked: waiting.for === 'choice' && waiting.seat === seat && !live.shown?.paused,
      },
      this.now,
    );
    const word = WORDS[presence.state]();
    const text = presence.gone === null ? word : withTime(presence.state, presence.gone);
    return { ...presence, word, text, turn: TURNS[presence.state](this.session.label(seat)) };
  }

  /** Whose turn it is, in a sentence that is true of somebody who is not there, too. */
  get turn(): string {
    const { session } = this;
    const { decider, live } = session;
    if (session.over) return t('web-game-over');
    if (decider === null) return live.game ? t('web-room') : '';
    if (session.isMine(decider) && live.you.seats.length === 1 && this.of(decider).state !== 'stand_in') {
      return t('web-turn-yours');
    }
    return this.of(decider).turn;
  }

  /** One voice for whose turn it is and for who comes and goes. */
  private announce(): void {
    const { session, herald } = this;
    const { decider, live } = session;
    // Who has just sat down is named with the next message. In words, whose turn it is is told with the question.
    const isNamed = decider === null || live.seats[decider]?.occupant.type !== 'open';
    if (settings.mode !== 'text' && isNamed) herald.notice('turn', String(decider), this.turn);
    live.seats.forEach((_, seat) => {
      if (session.isMine(seat)) return;
      const { state } = this.of(seat);
      const value = state === 'thinking' ? 'here' : state;
      herald.notice(seat, value, NEWS[value](session.label(seat)));
    });
    if (!herald.waits) return;
    // As long as something waits, the time is looked at.
    ticker.watch();
    const said = herald.next(ticker.now);
    if (said !== null) this.news = said;
  }
}

const WORDS: Record<PresenceState, () => string> = {
  here: () => '',
  thinking: () => t('web-thinking'),
  reconnecting: () => t('web-reconnecting'),
  away: () => t('web-away'),
  stand_in: () => t('web-stand-in'),
};

function withTime(state: PresenceState, gone: number): string {
  const time = spanText(gone, speech.language);
  return state === 'away' ? t('web-away-for', { time }) : t('web-reconnecting-for', { time });
}

const TURNS: Record<PresenceState, (player: string) => string> = {
  here: (player) => t('web-turn-of', { player }),
  thinking: (player) => t('web-turn-of', { player }),
  reconnecting: (player) => t('web-turn-wait', { player }),
  away: (player) => t('web-turn-wait', { player }),
  stand_in: (player) => t('web-turn-stand-in', { player }),
};

const NEWS: Record<Exclude<PresenceState, 'thinking'>, (player: string) => string> = {
  here: (player) => t('web-told-back', { player }),
  reconnecting: (player) => t('web-told-lost', { player }),
  away: (player) => t('web-told-away', { player }),
  stand_in: (player) => t('web-told-stand-in', { player }),
};
