// The voice of the text mode: tells what happens in its order, whose turn it is and what is asked, and answers commands.
import { untrack } from 'svelte';
import { linesOf, sinceLastTurn } from '../shell/lines';
import { passTo } from '../shell/passing';
import { noteFor } from '../shell/remedies';
import type { Session } from '../shell/session.svelte';
import { toasts } from '../shell/toasts.svelte';
import { games } from '../games.svelte';
import { speech, t } from '../texts/language.svelte';
import type { Message, Seat, SeatInfo, Subject, Telling, Topic } from '../types/protocol';
import { announced, grouped, type ChoiceGroup } from './choices';
import { fullyNamed } from './message';
import { headline, ranking } from './result';
import type { Scene } from './scene';
import { Transcript } from './transcript.svelte';

export class Teller {
  readonly transcript = new Transcript();
  /** The table in the game's own sentences, when and through whose eyes. */
  private told: { telling: Telling; moment: string; eyes: Seat | null } | null = $state.raw(null);
  /** The moment that sentences are asked for, so that they are asked for once. */
  private learning: { moment: string; done: Promise<void> } | null = null;
  readonly session: Session;
  /** The last record that was told; none before the first. */
  private heard: number | null = null;
  /** The decision that was asked last, and who decides. */
  private asked = '';
  private decider: Seat | null = null;
  private toast = 0;

  constructor(session: Session) {
    this.session = session;
    void speech.learn('text');
    // Where nothing is hidden, the screen turns to whoever decides by itself.
    $effect(() => {
      const seat = this.passTo;
      if (seat !== null && !games.hasSecrets(session.live.game) && session.live.line === 'open') {
        void session.attempt(session.live.say({ type: 'look', seat }));
      }
    });
    $effect(() => {
      const { records, ready, shown } = session.live;
      void [records, ready, shown, this.passing, this.told];
      if (this.ready) untrack(() => this.catchUp());
    });
    // While bots decide, nobody has the time to listen, unless they play among themselves.
    $effect(() => {
      const { line, stage, shown, seats } = session.live;
      const { decider, over } = session;
      const isPerson = (seat: SeatInfo | undefined) => seat?.occupant.type === 'person';
      const isBot = decider !== null && !isPerson(seats[decider]) && seats.some(isPerson);
      const isShown =
        shown !== null && line === 'open' && !stage.busy && (over || decider !== null) && this.passing === null;
      if (isShown && !isBot && this.ready) untrack(() => void this.learn());
    });
    // Who comes and goes is told in the same voice as everything else.
    $effect(() => {
      const { news } = session.presences;
      if (news !== '') untrack(() => this.transcript.tell('event', news));
    });
    $effect(() => {
      const latest = toasts.list.at(-1);
      if (latest && latest.id > this.toast) {
        this.toast = latest.id;
        untrack(() => this.transcript.warn(latest.rule ? `${latest.text} [${latest.rule}]` : latest.text));
      }
    });
  }

  /** Whether everything is there to speak with. */
  get ready(): boolean {
    const { session } = this;
    return session.game !== null && session.live.informed && speech.texts.has('web-text-happens');
  }

  get passTo(): Seat | null {
    return passTo(this.session);
  }

  /** Whom the screen has to be passed to before anything is told. */
  get passing(): Seat | null {
    return games.hasSecrets(this.session.live.game) ? this.passTo : null;
  }

  /** What can be asked about a table of this game. */
  get topics(): readonly Topic[] {
    return games.find(this.session.live.game)?.topics ?? [];
  }

  /** The table in sentences, as it was told to these eyes the last time. */
  get telling(): Telling | null {
    return this.told && this.told.eyes === this.session.eyes && this.session.began ? this.told.telling : null;
  }

  /** What tells one moment of the table from another: when something was taken back, the count of inputs comes again. */
  private get moment(): string {
    const { live, eyes } = this.session;
    const takenBack = live.records.findLast(({ what }) => what.type === 'taken_back')?.n;
    return `${live.shown?.sequence} ${eyes} ${takenBack}`;
  }

  /** Whether the sentences are about the table as it is now. */
  private get isCurrent(): boolean {
    return this.told?.moment === this.moment && this.telling?.sequence === this.session.live.shown?.sequence;
  }

  get scene(): Scene | null {
    const { telling, say } = this;
    const { waiting } = this.session.live;
    if (!telling) return null;
    return { telling, asked: this.isCurrent && waiting.for === 'choice' ? waiting.asked : null, say };
  }

  get groups(): ChoiceGroup[] {
    return this.scene ? grouped(this.scene) : [];
  }

  /** A sentence in the language in use; the head of a board also says who is behind the seat. */
  readonly say = (message: Message): string => this.session.say(fullyNamed(message, (seat) => this.who(seat)));

  /** A seat by its name and who is behind it. */
  who(seat: Seat): string {
    const { session } = this;
    const { state, word } = session.presences.of(seat);
    const away = state === 'reconnecting' || state === 'away' ? word : '';
    const more = [session.about(seat), away].filter((part) => part !== '').join(', ');
    return more === '' ? session.label(seat) : `${session.label(seat)} (${more})`;
  }

  /** What the player that is waited for is doing, and what happens if they stay away. */
  get absence(): string[] {
    const { session } = this;
    const { waiting } = session.live;
    if (waiting.for !== 'choice' || waiting.asked) return [];
    const { text } = session.presences.of(waiting.seat);
    const note = noteFor(session, waiting.seat);
    return [...(text === '' ? [] : [`${session.label(waiting.seat)}: ${text}.`]), ...(note === '' ? [] : [note])];
  }

  /** Whose turn it is, as a sentence. */
  get turn(): string {
    return this.session.presences.turn;
  }

  /** The question with what is good to know for it, and its choices or where to find them. */
  question(): string[] {
    const { scene } = this;
    if (!scene?.asked) return [];
    return announced(scene.say(scene.asked.text), scene.telling.situation.map(scene.say), this.groups, scene.say);
  }

  /** Asks for the table in sentences, unless they are there. */
  async learn(): Promise<void> {
    if (this.isCurrent) return;
    const { live, eyes, began } = this.session;
    if (!began) return;
    const { moment } = this;
    if (this.learning?.moment !== moment) {
      const done = live.describe(eyes).then(
        (telling) => {
          if (telling && eyes === this.session.eyes) this.told = { telling, moment, eyes };
        },
        () => undefined,
      );
      this.learning = { moment, done };
    }
    const { learning } = this;
    await learning.done;
    // What failed, or was late, may be asked again.
    if (this.learning === learning) this.learning = null;
  }

  /** Everything that can be asked about by its name. */
  async subjects(): Promise<Subject[] | null> {
    const { live, eyes, began } = this.session;
    if (!began) return null;
    const telling = await live.describe(eyes, true).catch(() => null);
    return eyes === this.session.eyes ? (telling?.subjects ?? null) : null;
  }

  private catchUp(): void {
    const { session, transcript } = this;
    const { live } = session;
    if (this.passing !== null) {
      transcript.wipe();
      this.told = null;
      this.asked = '';
      this.heard = live.records.at(-1)?.n ?? -1;
      return;
    }
    if (this.heard === null) {
      const { game } = live;
      transcript.tell('answer', t('web-text-welcome', { game: games.title(game) }));
      const since = sinceLastTurn(live.records, live.you.seats);
      if (since !== null && live.you.seats.length > 0) this.tellNews(since - 1);
    } else this.tellNews(this.heard);
    this.heard = live.records.at(-1)?.n ?? this.heard ?? -1;
    this.tellTurn();
  }

  /** Every event that was not told yet, once and in its order. */
  private tellNews(since: number): void {
    const { session, transcript } = this;
    const fresh = session.live.records.filter(({ n }) => n > since);
    for (const line of linesOf(fresh, session.game)) {
      transcript.tell(line.kind === 'turn' ? 'turn' : 'event', session.sayLine(line));
    }
    for (const { what } of fresh) {
      if (what.type === 'said' && what.text !== null) {
        transcript.tell('said', t('web-text-said', { name: what.name, text: what.text }));
      }
    }
  }

  private tellTurn(): void {
    const { session, transcript } = this;
    const { live } = session;
    const { waiting } = live;
    if (waiting.for === 'nothing') {
      if (!this.isCurrent) return;
      if (this.asked !== 'over') transcript.tell('turn', t('web-game-over'), ...this.result());
      this.asked = 'over';
    } else if (waiting.for === 'choice' && waiting.asked) {
      const now = `${live.shown?.sequence} ${session.eyes}`;
      if (!live.ready || !this.isCurrent || now === this.asked) return;
      // The turn is said when it comes to the player, not again with every question in it.
      const turned = this.decider !== waiting.seat;
      transcript.tell('question', ...(turned ? [this.turn] : []), ...this.question());
      this.asked = now;
      this.decider = waiting.seat;
    } else if (waiting.for === 'choice' && this.decider !== waiting.seat) {
      this.decider = waiting.seat;
      // Bots decide before the sentence is over.
      if (live.seats[waiting.seat]?.occupant.type === 'person') transcript.tell('turn', this.turn);
    }
  }

  /** Who won, and what everybody's points are made of. */
  result(): string[] {
    const { session, telling } = this;
    const { waiting } = session.live;
    if (waiting.for !== 'nothing' || !telling) return [];
    const { ending } = waiting;
    return [
      headline(session, ending),
      ...ranking(session, ending, (seat) => this.who(seat)).flatMap(({ seat, line }) => {
        const parts = telling.points[seat]?.map(this.say) ?? [];
        return parts.length > 0 ? [line, parts.join('; ')] : [line];
      }),
    ];
  }
}
