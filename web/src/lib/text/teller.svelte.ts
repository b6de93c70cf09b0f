// The voice of the text mode: tells what happens in its order, whose turn it is and what is asked, and answers commands.
import { untrack } from 'svelte';
import { linesOf, sinceLastTurn } from '../shell/lines';
import { passTo } from '../shell/passing';
import type { Session } from '../shell/session.svelte';
import { toasts } from '../shell/toasts.svelte';
import { games } from '../games.svelte';
import { speech, t } from '../texts/language.svelte';
import type { Seat } from '../types/protocol';
import { announced, grouped, type ChoiceGroup } from './choices';
import { headline, ranking } from './result';
import { Transcript } from './transcript.svelte';
import { loadWords, type GameWords, type Scene } from './words';

export class Teller {
  readonly transcript = new Transcript();
  words: GameWords | null = $state.raw(null);
  /** What the engine foretells of the present decision. */
  forecast: unknown = $state.raw(null);
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
    $effect(() => {
      const { game } = session.live;
      if (game) void loadWords(game).then((words) => (this.words = words));
    });
    // Where nothing is hidden, the screen turns to whoever decides by itself.
    $effect(() => {
      const seat = this.passTo;
      if (seat !== null && !games.hasSecrets(session.live.game) && session.live.line === 'open') {
        void session.attempt(session.live.say({ type: 'look', seat }));
      }
    });
    $effect(() => {
      const { records, ready, shown } = session.live;
      void [records, ready, shown, this.passing];
      if (this.ready) untrack(() => this.catchUp());
    });
    // The choices are told with what would come of them, as soon as it is known.
    $effect(() => {
      const isShown = session.live.line === 'open' && !session.live.stage.busy && session.decider !== null && this.ready;
      void session.live.shown;
      this.forecast = null;
      if (isShown) untrack(() => void this.foretell());
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
    return session.game !== null && this.words !== null && session.live.welcome !== null && speech.texts.has('web-text-happens');
  }

  get passTo(): Seat | null {
    return passTo(this.session);
  }

  /** Whom the screen has to be passed to before anything is told. */
  get passing(): Seat | null {
    return games.hasSecrets(this.session.live.game) ? this.passTo : null;
  }

  get scene(): Scene | null {
    const { session } = this;
    const { live } = session;
    if (!live.welcome || live.view === null || !session.began) return null;
    const { waiting } = live;
    return {
      view: live.view,
      described: live.shown?.described ?? [],
      setup: live.welcome.setup,
      eyes: session.eyes,
      seats: live.seats.length,
      asked: waiting.for === 'choice' ? waiting.asked : null,
      forecast: this.forecast,
      say: session.say,
      who: (seat) => this.who(seat),
      texts: speech.texts,
    };
  }

  get groups(): ChoiceGroup[] {
    const { scene, words } = this;
    return scene && words ? grouped(words, scene) : [];
  }

  /** A seat by its name and who is behind it. */
  who(seat: Seat): string {
    const [name, occupant] = [this.session.label(seat), this.session.occupantLabel(seat)];
    return name === occupant ? name : `${name} (${occupant})`;
  }

  /** Whose turn it is, as a sentence. */
  get turn(): string {
    const { session } = this;
    if (session.over) return t('web-game-over');
    if (session.decider === null) return t('web-room');
    const own = session.isMine(session.decider) && session.live.you.seats.length === 1;
    return own ? t('web-turn-yours') : t('web-turn-of', { player: session.label(session.decider) });
  }

  /** The question with what is good to know for it, and its choices or where to find them. */
  question(): string[] {
    const { scene, words } = this;
    if (!scene?.asked || !words) return [];
    return announced(scene.say(scene.asked.text), words.situation(scene), this.groups, scene.say);
  }

  /** Asks the engine what it foretells of the present decision; of another's, what lies open to all. */
  async foretell(): Promise<void> {
    const { live, eyes, decider } = this.session;
    const sequence = live.shown?.sequence;
    const found = await live.forecast(decider === eyes ? eyes : null).catch(() => null);
    if (sequence === live.shown?.sequence) this.forecast = found;
  }

  private catchUp(): void {
    const { session, transcript } = this;
    const { live } = session;
    if (this.passing !== null) {
      transcript.wipe();
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
      if (this.asked !== 'over') transcript.tell('turn', t('web-game-over'), ...this.result());
      this.asked = 'over';
    } else if (waiting.for === 'choice' && waiting.asked) {
      const now = `${live.shown?.sequence} ${session.eyes}`;
      if (!live.ready || now === this.asked) return;
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
    const { session, words, scene } = this;
    const { waiting } = session.live;
    if (waiting.for !== 'nothing' || !words || !scene) return [];
    const { ending } = waiting;
    return [headline(session, ending), ...ranking(session, ending, (seat) => this.who(seat)).flatMap(({ seat, line }) => [line, ...words.score(seat, ending, scene)])];
  }
}
